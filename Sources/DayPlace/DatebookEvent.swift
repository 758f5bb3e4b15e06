package import Datebook
package import Widgets

/// What a datebook hears from outside.
package enum DatebookEvent: Equatable, Sendable {
  /// What is known of months that were asked for.
  case monthsKnown([MonthNumber: MonthFacts])
  /// Why months that were asked for cannot be looked up.
  case monthsFailed([MonthNumber], String)
  /// Something was written into the library, by this program or another.
  case libraryChanged
  /// There are other events than before.
  case eventsChanged
  /// The calendars were read, with what was wrong that was not told before in this session.
  case calendarsRead([CalendarReport], news: [CalendarReport.Trouble])
  /// All days that something was read on, in order.
  case daysReadKnown([Day])
  /// The books that count as dated, by title.
  case datedBooksKnown([DatedBook])
  /// Books turned out to be diaries: what is known of days is to be found anew.
  case diariesFound
  /// What is known of a day in other years.
  case otherYearsKnown(OnThisDay)
  /// Why a day in other years cannot be looked up.
  case otherYearsFailed(Day, String)
  /// What is due on some days, in order, and to-dos that are overdue today or never due.
  case eventsKnown([Day: [DayEvent]], open: [DayEvent] = [], on: ClosedRange<Day>)
  /// Each event once, at its time nearest to today, in order.
  case allEventsKnown([DayEvent])
  /// All notes, in order.
  case notesKnown([DatebookNote])
  /// The chapters that parts of books are of, where these have some.
  case chaptersKnown([Int: String], of: [Int: Range<Int>])
  /// Which of the titles that were asked for no book of the library has.
  case titlesKnown([String], absent: Set<String>)
  /// Others have written on a subject while the reader writes on it: what stands there now, which has
  /// `seen` of the reader's text in it.
  case noteJoined(DatebookNote, seen: String)
  /// The reader's own editor has made this of a note.
  case noteEdited(DatebookNote)
  /// Why something that was asked for cannot be told.
  case failed(String)
}

/// Everything that a datebook asks of the world outside.
package enum DatebookEffect: PlaceEffect {
  /// Find what is known of these months. Answered by `DatebookEvent.monthsKnown`, or by `monthsFailed`.
  case findMonths([MonthNumber])
  /// Find all days that something was read on. Answered by `DatebookEvent.daysReadKnown`.
  case findDaysRead
  /// Find the books that count as dated. Answered by `DatebookEvent.datedBooksKnown`.
  case findDatedBooks
  /// Find what is known of a day in other years. Answered by `DatebookEvent.otherYearsKnown`, or by
  /// `otherYearsFailed`.
  case findOtherYears(Day)
  /// Open a book by its number in the library, at an offset of its text where one is named, or tell
  /// why that cannot be done.
  case openBook(Int, at: Int? = nil)
  /// Open the book of this title at a place, or tell that there is none such, or several.
  case openTitled(String, NoteLink.BookSpot?)
  /// Find the chapters that these parts of books are of, by the book's number. Answered by
  /// `DatebookEvent.chaptersKnown`.
  case findChapters([Int: Range<Int>])
  /// Find out which of these titles no book has that `openTitled` would open. Answered by
  /// `DatebookEvent.titlesKnown`.
  case findTitles([String])
  /// Find all notes. Answered by `DatebookEvent.notesKnown`.
  case findNotes
  /// Find what is due on some days. Answered by `DatebookEvent.eventsKnown`.
  case findEvents(on: ClosedRange<Day>)
  /// Find each event once. Answered by `DatebookEvent.allEventsKnown`.
  case findAllEvents
  /// Show a page of the web, or tell why that cannot be done.
  case openAddress(String)
  /// Keep what a note says now, over what its writer saw there before: what others have written since
  /// stays beside it.
  case keepNote(DatebookNote, over: String)
  /// Let the reader's own editor have a note. Answered by `DatebookEvent.noteEdited`, or by a notice.
  case editOutside(DatebookNote)
  /// Show a note as a text of this title, and read it aloud.
  case readAloud(DatebookNote, title: String)
  /// Something for the whole reading room.
  case go(PlaceRequest)

  package var request: PlaceRequest? {
    guard case .go(let request) = self else { return nil }
    return request
  }
}
