import Setup
import Console
import Datebook
import Reader
import Shelf

/// What other threads tell the loop.
enum SessionMessage: Sendable {
  /// More of the text is there, or all of it.
  case textChanged
  /// The text's file was touched.
  case fileTouched
  /// The pages were counted further.
  case counted(PageCounter.Report)
  /// The parts and chapters were found.
  case outlineFound(OutlineFinder.Report)
  /// The dated entries were found.
  case datesFound(DateFinder.Report, ruling: Bool?)
  /// A search has found something, or has ended.
  case searched(SearchNews)
  /// The characters of the text were counted.
  case charactersCounted(CharacterCounter.Report)
  /// What became of the marks.
  case marks(MarkNews)
  /// What the log tells of the reader was read.
  case figuresRead(ReadingFigures)
  /// What became of the plan.
  case plan(PlanNews)
  /// A text was divided into the portions of a plan.
  case divided(PlanDivision)
  /// What a dictionary says.
  case lookedUp(LookUp)
  /// What became of a question about days.
  case datebook(DatebookEvent)
  /// The calendars were read: the session knows what of them was told before.
  case calendarsRead([CalendarReport])
  /// Something was written into the library, by this program or another one.
  case libraryChanged
  /// What became of a question of Home.
  case home(HomeEvent)
  /// What became of a question of the library's tab.
  case library(LibraryEvent)
  /// What became of books that are being added.
  case adding(AddingEvent)
  /// What became of a search through everything.
  case finding(FindingEvent)
  /// What became of a question to a catalog.
  case catalog(CatalogEvent)
  /// The library was damaged: for whatever room is shown.
  case damaged(LibraryDamage)
  /// The library can be read only, and why: for whatever room is shown.
  case onlyRead(LibraryError)
  /// Something for the reader to know.
  case notice(String)
}

/// A message, and the room it is for.
struct SessionLetter: Sendable {
  /// The number of the room, which no other room of the session has; `nil` for the one shown.
  var room: Int?
  var message: SessionMessage
}

/// The way of messages to the loop.
typealias SessionMailbox = Mailbox<SessionLetter>

extension ReadersLibrary {
  /// The library for a room, which is told what is wrong with it.
  convenience init(for mailbox: RoomMailbox) {
    self.init(onDamage: { mailbox.post($0) }, onObstacle: { mailbox.post($0) })
  }
}

extension Outbox {
  /// An outbox of a room. Whatever room is shown tells what cannot be kept: this one may have ended.
  convenience init(to location: LibraryLocation, clock: LocalClock, for mailbox: RoomMailbox) {
    self.init(
      to: location, clock: clock, onDamage: { mailbox.post($0) }, onNotice: { mailbox.tell($0) })
  }
}

/// The way of messages to one room: what comes for a room that was left is for nobody.
struct RoomMailbox: Sendable {
  let session: SessionMailbox
  let room: Int

  /// Posts a message, from any thread.
  func post(_ message: SessionMessage) {
    session.post(SessionLetter(room: room, message: message))
  }

  /// Posts a sentence for whatever room is shown, from any thread.
  func tell(_ sentence: String) {
    session.post(SessionLetter(room: nil, message: .notice(sentence)))
  }

  /// Posts that the library was damaged, from any thread.
  func post(_ damage: LibraryDamage) {
    session.post(SessionLetter(room: nil, message: .damaged(damage)))
  }

  /// Posts that the library can be read only, from any thread.
  func post(_ obstacle: LibraryError) {
    session.post(SessionLetter(room: nil, message: .onlyRead(obstacle)))
  }
}
