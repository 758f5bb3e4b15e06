import Datebook
import Screen
import Settings
import TabPlaces
import Widgets

/// What stands for the world around a place in a test: its library, its files, the net.
protocol PlaceWorld {
  associatedtype Model: PlaceModel

  /// Does what the place asks.
  mutating func reply(to effect: Model.Effect) -> WorldReply<Model>
}

/// What the world of a test says to an effect.
struct WorldReply<Model: PlaceModel> {
  /// What the program knows at once.
  var atOnce: [PlaceEvent<Model.Event>] = []
  /// What another thread of the program tells.
  var later: [Model.Event] = []
  /// Whether the effect is written down among the requests.
  var isNoted = false

  static var noted: Self { Self(isNoted: true) }
  static func atOnce(_ event: Model.Event) -> Self { Self(atOnce: [.own(event)]) }
  static func notice(_ sentence: String) -> Self { Self(atOnce: [.notice(sentence)]) }
  static func later(_ events: Model.Event..., isNoted: Bool = false) -> Self {
    Self(later: events, isNoted: isNoted)
  }
}

/// A place in the world of a test: the program's interpreter does what the place asks.
///
/// A turn is one of the program's loop: all that came at once is taken, then what was put off until
/// then is done; what other threads tell is taken together in the next turn.
@dynamicMemberLookup
struct PlaceRig<World: PlaceWorld>: PlayedPlace, EffectInterpreter {
  var model: World.Model
  var world: World
  /// What was asked of the whole reading room, and what only the program can do, in order.
  private(set) var requests: [World.Model.Effect] = []
  /// Whether other threads are slow: what they tell comes with ``answer()``.
  var isSlow = false
  /// What other threads tell next.
  private var letters: [World.Model.Event] = []

  /// A place that is opened in `world`.
  init(_ model: World.Model, in world: World) {
    (self.model, self.world) = (model, world)
    comeBack()
  }

  subscript<Value>(dynamicMember path: KeyPath<World, Value>) -> Value { world[keyPath: path] }
  subscript<Value>(dynamicMember path: WritableKeyPath<World, Value>) -> Value {
    get { world[keyPath: path] }
    set { world[keyPath: path] = newValue }
  }

  /// What was asked last.
  var last: World.Model.Effect? { requests.last }

  /// Opens the place, or comes to it from elsewhere.
  mutating func comeBack() { takeTurn { _ = $0.perform($0.model.opening()) } }

  mutating func mayLeave(for request: PlaceRequest) -> Bool { model.mayLeave(for: request) }

  mutating func happen(_ event: PlaceEvent<World.Model.Event>) { takeAtOnce([event]) }

  /// Takes events that came together.
  mutating func takeAtOnce(_ events: [PlaceEvent<World.Model.Event>]) {
    takeTurn { rig in for event in events { _ = rig.apply(event) } }
  }

  /// Takes what was told while other threads were slow.
  mutating func answer() {
    isSlow = false
    takeTurn { _ in }
  }

  /// Does what `body` does in a turn, and in further turns what other threads tell.
  mutating func takeTurn(_ body: (inout Self) -> Void) {
    body(&self)
    _ = apply(.caughtUp)
    guard !isSlow, !letters.isEmpty else { return }
    let taken = letters
    letters = []
    takeAtOnce(taken.map { .own($0) })
  }
}

// MARK: - Effects

extension PlaceRig {
  mutating func willPerform(_ effect: World.Model.Effect) {
    if effect.request != nil { requests.append(effect) }
  }

  mutating func perform(_ effect: World.Model.Effect) -> [PlaceRequest] {
    let reply = world.reply(to: effect)
    if reply.isNoted { requests.append(effect) }
    letters += reply.later
    var further: [PlaceRequest] = []
    for event in reply.atOnce { further += apply(event) }
    return further
  }

  func request(_ request: PlaceRequest) -> PlaceRequest { request }
}

// MARK: - Places of tabs

/// The world around a place of a tab.
protocol TabWorld: PlaceWorld where Model == TabModel<Content> {
  associatedtype Content: TabContent
  typealias Reply = WorldReply<TabModel<Content>>

  mutating func reply(to effect: Content.Effect) -> Reply
}

extension TabWorld {
  mutating func reply(to effect: TabEffect<Content.Effect>) -> Reply {
    guard case .own(let effect) = effect else { return Reply() }
    return reply(to: effect)
  }
}

/// A world that writes down what it is asked, and is silent: the test answers.
struct SilentWorld<Content: TabContent>: TabWorld {
  mutating func reply(to effect: Content.Effect) -> WorldReply<TabModel<Content>> { .noted }
}

extension PlaceRig where World: TabWorld {
  /// A place of a tab on a Saturday, 21 November 2026.
  init(
    _ content: World.Content, in world: World, rows: Int = 24, columns: Int = 80,
    locale: String = "C", symbols: Symbols = .unicode, preferences: Preferences = Preferences()
  ) {
    self.init(
      TabModel(
        content, size: ScreenSize(rows: rows, columns: columns), today: Rig.today,
        locale: CalendarLocale(locale), symbols: symbols, preferences: preferences),
      in: world)
  }
}

extension Preferences {
  /// Settings with these keys of the reader's own.
  init(keys: [String: [Key]]) {
    self.init()
    self.keys = keys
  }
}
