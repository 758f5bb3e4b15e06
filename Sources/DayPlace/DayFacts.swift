package import Calendars
package import Datebook
import Widgets

/// What is known of a day: what was read, written and due.
package struct DayFacts: Equatable, Sendable {
  /// What was read, in the order of time.
  package var readings: [DayReading]
  /// The first lines of what was written on it.
  package var notes: [String]
  /// What is due, in order.
  package var events: [DayEvent]
  /// What reading plans give it, by the book.
  package var portions: [BookPortion]
  /// The entries of dated books with its month and day, by the book: of several years the one that
  /// is read.
  package var entries: [BookEntry]

  /// The facts of a day.
  package init(
    readings: [DayReading] = [], notes: [String] = [], events: [DayEvent] = [],
    portions: [BookPortion] = [], entries: [BookEntry] = []
  ) {
    self.readings = readings
    self.notes = notes
    self.events = events
    self.portions = portions
    self.entries = entries
  }

  /// The minutes read, rounded; at least 1 where something was read.
  package var minutes: Int {
    guard !readings.isEmpty else { return 0 }
    return max((readings.reduce(0) { $0 + $1.seconds } + 30) / 60, 1)
  }

  /// The titles of the books that were read, each once, in the order of time.
  var titles: [String] {
    readings.reduce(into: []) { if !$0.contains($1.title) { $0.append($1.title) } }
  }

  /// Its events without to-dos that are done or overdue: those are told on the page of the day alone.
  var due: [DayEvent] { events.filter { !$0.isDone && !$0.isOpen } }

  /// Whether nothing is known of it.
  package var isEmpty: Bool {
    readings.isEmpty && notes.isEmpty && events.isEmpty && portions.isEmpty && entries.isEmpty
  }
}

/// Something that is due on a day.
package struct DayEvent: Equatable, Sendable {
  /// What it is called, and where it is; empty if that is not said.
  package var title: String
  package var place: String
  /// The minutes from midnight at which it begins and ends, by the reader's clock; `nil` if that
  /// is not on this day, or it is of whole days.
  package var start: Int?
  package var end: Int?
  /// Whether it goes on from the day before: one that takes several days is counted once.
  package var isContinued: Bool
  /// Whether it is a to-do that is not done, was due before today or is never due, and so is on no day.
  package var isOpen = false
  /// The time of the event that is on the day, with what is told where it is opened; nil if there is
  /// no more to tell.
  package var whole: EventTime?

  /// Something that is due.
  package init(
    _ title: String, at place: String = "", from start: Int? = nil, to end: Int? = nil,
    isContinued: Bool = false, of whole: EventTime? = nil
  ) {
    self.title = title
    self.place = place
    self.start = start
    self.end = end
    self.isContinued = isContinued
    self.whole = whole
  }

  /// What `day` has of an event.
  package init(_ event: EventTime, on day: Day) {
    let days = event.days
    self.init(
      event.title, at: event.place,
      from: event.isAllDay || day > days.lowerBound ? nil : event.start.minuteOfDay,
      to: event.isAllDay || day < days.upperBound ? nil : event.end.minuteOfDay,
      isContinued: day > days.lowerBound, of: event)
  }

  /// A to-do that is not done, and was due before today or is never due.
  package init(open task: EventTime) {
    self.init(task.title, at: task.place, of: task)
    isOpen = true
  }

  /// The day that it was due on, if that is past.
  var dayOverdue: Day? {
    guard isOpen, let whole, !whole.details.isUndated else { return nil }
    return whole.days.upperBound
  }

  /// Whether it is a to-do that is done.
  var isDone: Bool { whole.map { $0.details.isTask && $0.details.isDone } ?? false }

  /// In the order of a day: what is of the whole day first, then what ends on it, then by the time;
  /// to-dos that are overdue come behind these, and those that are done last.
  package static func isInOrder(_ a: DayEvent, _ b: DayEvent) -> Bool {
    func order(_ event: DayEvent) -> (Int, Int, String) {
      let group = event.isDone ? 2 : event.isOpen ? 1 : 0
      let day = event.dayOverdue?.number
      return (group, day ?? event.start ?? (event.end == nil ? -2 : -1), event.title)
    }
    return order(a) < order(b)
  }
}

/// Some time of a day that a book was read in.
package struct DayReading: Equatable, Sendable {
  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// The minutes from midnight at which it began, by the reader's clock.
  package var minuteOfDay: Int
  /// How long it was read.
  package var seconds: Int
  /// The parts of the book that were read, from 0 to 1, ascending.
  package var fractions: [ClosedRange<Double>]
  /// The bytes of its text from the first part to the last.
  package var offsets: Range<Int>
  /// How many pages were read; 0 where that is not known.
  package var pages: Int

  /// A time of reading.
  package init(
    book: Int, title: String, minuteOfDay: Int, seconds: Int, fractions: [ClosedRange<Double>],
    offsets: Range<Int> = 0..<0, pages: Int = 0
  ) {
    self.offsets = offsets
    self.pages = pages
    self.book = book
    self.title = title
    self.minuteOfDay = minuteOfDay
    self.seconds = seconds
    self.fractions = fractions
  }
}

/// What is known of a month.
package struct MonthFacts: Equatable, Sendable {
  /// Its days, but those of which nothing is known.
  package var days: [Day: DayFacts]
  /// The texts of the notes whose first day is in it.
  package var notes: [NoteSubject: String]

  /// The facts of a month.
  package init(days: [Day: DayFacts] = [:], notes: [NoteSubject: String] = [:]) {
    self.days = days
    self.notes = notes
  }

  /// Updates a subject of the day with its note.
  package mutating func update(_ note: DatebookNote) {
    let isEmpty = note.text.allSatisfy(\.isWhitespace)
    notes[note.subject] = isEmpty ? nil : note.text
    guard note.subject.kind == .day else { return }
    days[note.subject.day, default: DayFacts()].notes = isEmpty ? [] : [note.title]
  }
}
