package import Screen
package import Widgets

/// What a place of a tab shows, and what its own keys do.
///
/// ``TabModel`` has the rest: the frame with the tabs and the rail.
package protocol TabContent: Equatable, Sendable {
  /// What it hears from outside.
  associatedtype Event: Equatable & Sendable
  /// What it asks of the world outside.
  associatedtype Effect: Equatable & Sendable
  /// What its methods answer with.
  typealias Answer = [TabAnswer<Effect>]

  /// The keys that it has by itself, before the reader gave it others.
  static var keys: KeyTable<ListCommand> { get }
  /// The tab whose name is lit.
  var tab: RoomTab { get }

  /// What must be done first, and again when the place is come back to.
  mutating func opening(_ frame: TabFrame) -> Answer
  /// Handles what became of something that it asked for.
  mutating func handle(_ event: Event, _ frame: TabFrame) -> Answer
  /// Whether letters are typed into it now, and are no commands.
  var isTyping: Bool { get }
  /// Takes a key as it is, where something is typed; `nil` if the key is looked up in the table.
  mutating func press(_ key: Key, _ frame: TabFrame) -> Answer?
  /// Takes a pasted line as one change; `nil` if its characters are to come as keys.
  mutating func paste(_ line: PastedLine, _ frame: TabFrame) -> Answer?
  /// Whether characters are typed into a field that takes those that come at once together.
  var takesCharactersTogether: Bool { get }
  /// Takes characters that came at once, while it takes such together.
  mutating func type(_ characters: [Character], _ frame: TabFrame) -> Answer
  /// Does what a key of the table or a click asks; `nil` for what is not its own.
  mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer?
  /// Takes a click on a cell of its own.
  mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer
  /// Does what was put off until all that came at once was taken: keys may come in hundreds.
  mutating func catchUp(_ frame: TabFrame) -> Answer
  /// Takes another size, or another day.
  mutating func settle(_ frame: TabFrame)
  /// Takes what the reader has set, here or in another place: the frame has it.
  mutating func adopt(_ frame: TabFrame)

  /// What would be lost or broken off if the program ended now: `Books are still being added`.
  var unfinished: String? { get }
  /// Whether the place may be left for `request`; it asks first where something would be lost.
  mutating func mayLeave(for request: PlaceRequest) -> Bool

  /// What the top bar says behind [Today], in full and in short; `nil` for the date.
  func title(_ frame: TabFrame) -> String?
  /// What the top bar says at its end.
  func label(_ frame: TabFrame) -> String
  /// What the last row says of the keys; `nil` for those of the table.
  func hints(_ frame: TabFrame) -> [String]?
  /// Draws itself into the frame's body.
  func draw(into surface: inout Surface, _ frame: TabFrame)
}

extension TabContent {
  package var isTyping: Bool { false }
  package var unfinished: String? { nil }
  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? { nil }
  package mutating func paste(_ line: PastedLine, _ frame: TabFrame) -> Answer? { nil }
  package var takesCharactersTogether: Bool { false }
  package mutating func type(_ characters: [Character], _ frame: TabFrame) -> Answer { [] }
  package mutating func catchUp(_ frame: TabFrame) -> Answer { [] }
  package mutating func settle(_ frame: TabFrame) {}
  package mutating func adopt(_ frame: TabFrame) {}
  package mutating func mayLeave(for request: PlaceRequest) -> Bool { true }
  package func title(_ frame: TabFrame) -> String? { nil }
  package func hints(_ frame: TabFrame) -> [String]? { nil }
}
