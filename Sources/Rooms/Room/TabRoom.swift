import Datebook
import Screen
import Settings
import Setup
import Shelf
import TabPlaces
import TextPlace
import Widgets

/// A place of a tab, without its terminal: the model, and all that does what it asks.
protocol TabRoom: Room, EffectInterpreter
where Model == TabModel<Content>, Request == TerminalRequest {
  associatedtype Content: TabContent
  var setting: RoomSetting { get }
  /// Does what only this place asks for.
  ///
  /// - Returns: What is asked of the terminal's owner.
  mutating func perform(_ effect: Content.Effect) -> [TerminalRequest]
  /// Takes that something was written into the library.
  mutating func libraryChanged() -> [TerminalRequest]
}

extension TabRoom {
  var preferences: Preferences { model.preferences }
  var workers: BackgroundWorkers { setting.workers }
  var isTurning: Bool { false }
  var timeToNextDay: Duration { setting.clock.timeToNextDay }
  var unfinished: String? { model.content.unfinished }
  var whereabouts: Arrival.Whereabouts { model.content.isTyping ? .typing : .tab }

  mutating func mayLeave(for request: PlaceRequest) -> Bool { model.mayLeave(for: request) }

  func takesTogether(_ key: Key) -> Bool { model.takesTogether(key) }

  func render() -> Surface { model.render() }

  mutating func note(unkept: String?) { model.frame.unkept = unkept }

  mutating func begin() { _ = perform(model.opening()) }

  mutating func handle(_ input: RoomInput) -> [TerminalRequest] {
    switch input {
    case .key(let key): apply(.key(key))
    case .typed(let keys): apply(.typed(keys))
    case .paste(let text): apply(.paste(text))
    case .mouse(let mouse): apply(.mouse(mouse))
    case .resized(let size): apply(.resized(size))
    case .timePassed, .edited: []
    }
  }

  mutating func hear(_ news: RoomNews) -> [TerminalRequest] {
    switch news {
    case .notice(let sentence): apply(.notice(sentence))
    case .libraryChanged: libraryChanged()
    }
  }

  mutating func libraryChanged() -> [TerminalRequest] { [] }

  mutating func catchUp() -> [TerminalRequest] { apply(.caughtUp) }

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

  mutating func perform(_ effect: TabEffect<Content.Effect>) -> [TerminalRequest] {
    guard case .own(let effect) = effect else { return [] }
    return perform(effect)
  }

  func request(_ request: PlaceRequest) -> TerminalRequest { .go(request) }
}

extension TabRoom where Message == Content.Event {
  mutating func hear(_ message: Message) -> [TerminalRequest] { apply(.own(message)) }
}
