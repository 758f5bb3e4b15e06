package import Datebook
package import Profiles
package import Screen
package import Settings
package import Setup
package import Shelf
package import TabPlaces
package import TextPlace
package import Widgets

/// What is done in a room of the program that only the terminal's owner can do.
package enum TerminalRequest: Equatable {
  case copy(String)
  /// Let the reader's own editor have the terminal, and a note.
  case edit(DatebookNote)
  /// Let the reader's own editor have the terminal, and the file at this path, at a line of it.
  case editFile(String, line: Int)
  /// What is asked of the whole reading room.
  case go(PlaceRequest)
  /// The reader has set something: every place is to know.
  case settingsChanged
}

/// What a room hears from the terminal.
package enum RoomInput {
  case key(Key)
  /// Keys that came at once and are typed into a text, at least two.
  case typed([Key])
  case paste(String)
  case mouse(MouseEvent)
  case resized(ScreenSize)
  /// So much time has passed since a page began to be turned, or since this was told last.
  case timePassed(Duration)
  /// The reader's own editor has ended, and left this note.
  case edited(DatebookNote)
}

/// Something that has the terminal: a model, and all that does what it asks.
///
/// Rooms lie over each other: the last one has the terminal, the others stay as they were left.
package protocol Room {
  /// What other threads tell this room and no other.
  associatedtype Message: Sendable = Never

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
  /// Handles what the terminal tells.
  mutating func handle(_ input: RoomInput) -> [TerminalRequest]
  /// Whether this key, and those like it that come at once with it, are to be told at once.
  func takesTogether(_ key: Key) -> Bool
  /// Takes what another thread told this room.
  ///
  /// - Returns: What is asked of the terminal's owner; only the room that is shown is heeded, but for
  ///   what has arrived.
  mutating func hear(_ message: Message) -> [TerminalRequest]
  /// Takes what any room may be told.
  ///
  /// - Returns: As for a message.
  @discardableResult
  mutating func hear(_ news: RoomNews) -> [TerminalRequest]
  /// Does what was put off until all input that came at once was taken.
  mutating func catchUp() -> [TerminalRequest]
  /// Takes whether the terminal takes long to show what is sent to it.
  mutating func note(lineIsSlow: Bool)
  /// Takes what the reader has made and cannot be kept, in a few words; nil if all is kept.
  mutating func note(unkept: String?)
  /// Whether pictures are to be seen that the terminal may show in its own pixels.
  var wantsGraphics: Bool { get }
  /// Takes what the terminal has said of pictures.
  mutating func note(_ graphics: TerminalGraphics)
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
  /// What goes on beside the room.
  var workers: BackgroundWorkers { get }
  /// Finishes what is left once the workers have ended; says what comes to nothing.
  func finish() -> String?

  // What a session asks a room when the reader goes from one to another.

  /// Ends what still arrives, as ^C does; whether anything did.
  mutating func endArrival() -> Bool
  /// What would be lost or broken off if the program ended now, as a sentence's beginning.
  var unfinished: String? { get }
  /// Whether what is unfinished is there again when the program is started once more.
  var keepsUnfinished: Bool { get }
  /// What the reader does in the room, for who tells of a book that has come.
  var whereabouts: Arrival.Whereabouts { get }
  /// The offset at which the room's text would be opened again to be as it is left; nil if it cannot be
  /// opened again, or is no text.
  var returnOffset: Int? { get }
  /// What tells the sentence that the voice says now from those around it; nil while it is silent.
  var spokenSentence: Int? { get }
  /// Where the reader is in the room's text, for a sentence: `Loomings, page 12`; nil if it has none.
  var placeWords: String? { get }
  /// What the warden is asked for as long as the room is shown; nil for a room that is open to everyone.
  var visitRequest: WardenRequest? { get }
  /// Takes the files that can be shown instead of the room's own.
  mutating func name(_ files: FileList)
  /// What a pager knows when another file is shown instead of the room's own; nil if it is no text.
  var pagerMemory: PagerMemory? { get }
  /// Goes on with what was known when another file was left.
  mutating func recall(_ memory: PagerMemory)
  /// Whether the room shows what is in the library, so that changes of it are news.
  var showsLibrary: Bool { get }
  /// Whether the reader is to be taken nowhere by a book that comes.
  var holdsArrivals: Bool { get }
  /// Whether the room may be ended for `request`; it asks first if something would be lost.
  mutating func mayLeave(for request: PlaceRequest) -> Bool
  /// Whether the room is not ended when it is left: it hears what it is told until that is over.
  var goesOnBehind: Bool { get }
  /// Whether the way back from where `request` leads does not lead through this room.
  func isOver(after request: PlaceRequest) -> Bool
  /// The room stays as it is, in its tab, while another tab is shown for `request`.
  mutating func setAside(for request: PlaceRequest)
  /// Whether the room is what `request` asks for: as it was left, it is laid over what is shown.
  func isAsked(by request: PlaceRequest) -> Bool
  /// The room is laid over what is shown once more, in `tab`.
  mutating func comeBack(in tab: RoomTab)
  /// Does what is asked of the first place of a tab, if this room knows how.
  mutating func accept(_ request: PlaceRequest)
  /// Tells that the text of a book was not opened, and what can be done.
  mutating func notOpened(_ loss: TextLoss)
}

extension Room {
  package func takesTogether(_ key: Key) -> Bool { false }
  package mutating func catchUp() -> [TerminalRequest] { [] }
  package mutating func note(lineIsSlow: Bool) {}
  package mutating func note(unkept: String?) {}
  package var wantsGraphics: Bool { false }
  package mutating func note(_ graphics: TerminalGraphics) {}
  package mutating func endArrival() -> Bool { false }
  package var unfinished: String? { nil }
  package var keepsUnfinished: Bool { false }
  package var whereabouts: Arrival.Whereabouts { .book }
  package var returnOffset: Int? { nil }
  package var spokenSentence: Int? { nil }
  package var placeWords: String? { nil }
  package var visitRequest: WardenRequest? { nil }
  package mutating func name(_ files: FileList) {}
  package var pagerMemory: PagerMemory? { nil }
  package mutating func recall(_ memory: PagerMemory) {}
  package var showsLibrary: Bool { true }
  package var holdsArrivals: Bool { false }
  package mutating func mayLeave(for request: PlaceRequest) -> Bool { true }
  package var goesOnBehind: Bool { false }
  package func isOver(after request: PlaceRequest) -> Bool { false }
  package mutating func setAside(for request: PlaceRequest) {}
  package func isAsked(by request: PlaceRequest) -> Bool { false }
  package mutating func comeBack(in tab: RoomTab) {}
  package mutating func accept(_ request: PlaceRequest) {}

  package mutating func notOpened(_ loss: TextLoss) {
    hear(.notice("\(loss.words): point the book to its new file in the library."))
  }

  package var outbox: Outbox? { nil }
  package func finish() -> String? { nil }

  /// Ends all that goes on but the outbox; says what comes to nothing.
  package func end() -> String? {
    workers.end()
    return finish()
  }

  /// Tells the reader something in the last row.
  package mutating func tell(_ sentence: String) { hear(.notice(sentence)) }
}

extension Room where Message == Never {
  package mutating func hear(_ message: Never) -> [TerminalRequest] {}
}
