import Datebook
import Reader
import Screen
import Shelf
import Settings
import Setup

/// A place of a tab, without its terminal: the model, and all that does what it asks.
protocol TabRoom: Room {
  associatedtype Content: TabContent
  var model: TabModel<Content> { get set }
  var setting: RoomSetting { get }
  /// Does what only this place asks for.
  ///
  /// - Returns: What is asked of the terminal's owner.
  mutating func perform(_ effect: Content.Effect) -> [TerminalRequest]
  /// Takes what another thread told this place.
  mutating func take(_ message: SessionMessage) -> [TerminalRequest]
}

extension TabRoom {
  var preferences: Preferences { model.preferences }
  var isTurning: Bool { false }
  var timeToNextDay: Duration { setting.clock.timeToNextDay }
  var unfinished: String? { model.content.unfinished }
  /// Whether letters are typed into it now, and are no commands.
  var isTyping: Bool { model.content.isTyping }

  mutating func mayLeave(for request: PlaceRequest) -> Bool { model.mayLeave(for: request) }

  func render() -> Surface { model.render() }

  mutating func begin() { _ = perform(model.opening()) }

  mutating func take(_ input: RoomInput) -> [TerminalRequest] {
    switch input {
    case .key(let key): apply(.key(key))
    case .paste(let text): apply(.paste(text))
    case .mouse(let mouse): apply(.mouse(mouse))
    case .resized(let size): apply(.resized(size))
    case .timePassed: []
    }
  }

  mutating func hear(_ message: SessionMessage) -> [TerminalRequest] {
    if case .notice(let sentence) = message { return apply(.notice(sentence)) }
    return take(message)
  }

  mutating func catchUp() -> [TerminalRequest] { apply(.caughtUp) }

  mutating func note(lineIsSlow: Bool) {}

  mutating func adopt(_ configuration: Configuration) {
    _ = apply(.preferencesChanged(configuration.preferences))
  }

  mutating func updateDay() {
    let today = setting.clock.today
    if today != model.frame.today { _ = apply(.dayChanged(today)) }
  }

  func pause() {}

  mutating func resume() {
    begin()
    updateDay()
  }

  func end() -> String? { nil }

  /// Applies an event and does what it asks for, but what only the terminal's owner can do.
  mutating func apply(_ event: PlaceEvent<Content.Event>) -> [TerminalRequest] {
    perform(model.update(event))
  }

  mutating func perform(_ effects: [TabEffect<Content.Effect>]) -> [TerminalRequest] {
    var requests: [TerminalRequest] = []
    for effect in effects {
      switch effect {
      case .own(let effect): requests += perform(effect)
      case .go(let request): requests.append(.go(request))
      case .tell(let sentence): requests += apply(.notice(sentence))
      }
    }
    return requests
  }
}
