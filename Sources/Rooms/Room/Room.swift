import Datebook
import Reader
import Screen
import Settings
import Shelf
import Setup

/// What is done in a room of the program that only the terminal's owner can do.
enum TerminalRequest: Equatable {
  case copy(String)
  /// Let the reader's own editor have the terminal, and a note.
  case edit(DatebookNote)
  /// What is asked of the whole reading room.
  case go(PlaceRequest)
  /// The reader has set something: every place is to know.
  case settingsChanged
}

/// What a room hears from the terminal.
enum RoomInput {
  case key(Key)
  case paste(String)
  case mouse(MouseEvent)
  case resized(ScreenSize)
  /// So much time has passed since a page began to be turned, or since this was told last.
  case timePassed(Duration)
}

/// Something that has the terminal: a model, and all that does what it asks.
///
/// Rooms lie over each other: the last one has the terminal, the others stay as they were left.
protocol Room {
  /// What is set.
  var preferences: Preferences { get }
  /// Everything, drawn.
  func render() -> Surface
  /// Whether a page is being turned: time that passes is to be told.
  var isTurning: Bool { get }
  /// The time until something is due.
  var timeToNextDay: Duration { get }
  /// Begins what can wait until after the first paint.
  mutating func begin()
  /// Takes what the terminal tells.
  mutating func take(_ input: RoomInput) -> [TerminalRequest]
  /// Takes what another thread told it.
  ///
  /// - Returns: What is asked of the terminal's owner; only the room that is shown is heeded, but for
  ///   what has arrived.
  @discardableResult
  mutating func hear(_ message: SessionMessage) -> [TerminalRequest]
  /// Does what was put off until all that came at once was taken.
  mutating func catchUp() -> [TerminalRequest]
  /// Takes whether the terminal takes long to show what is sent to it.
  mutating func note(lineIsSlow: Bool)
  /// Takes another day.
  mutating func updateDay()
  /// Takes what the reader has set in another place.
  mutating func adopt(_ configuration: Configuration)
  /// What the room writes into the library; nil if it writes nothing in the background.
  var outbox: Outbox? { get }
  /// The room is not shown any more, or the program is about to be stopped: time stands still.
  mutating func pause()
  /// Goes on after a stop.
  mutating func resume()
  /// What would be lost or broken off if the program ended now, as a sentence's beginning.
  var unfinished: String? { get }
  /// Whether the room may be ended for `request`; it asks first where something would be lost.
  mutating func mayLeave(for request: PlaceRequest) -> Bool
  /// Whether the room is not ended when it is left: it hears what it is told until that is over.
  var goesOnBehind: Bool { get }
  /// Ends all that goes on but the outbox; says what comes to nothing.
  func end() -> String?
}

extension Room {
  var outbox: Outbox? { nil }
  var unfinished: String? { nil }
  func mayLeave(for request: PlaceRequest) -> Bool { true }
  func catchUp() -> [TerminalRequest] { [] }
  var goesOnBehind: Bool { false }
}
