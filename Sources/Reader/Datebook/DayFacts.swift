package import Datebook

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

  /// Whether nothing is known of it.
  package var isEmpty: Bool {
    readings.isEmpty && notes.isEmpty && events.isEmpty && portions.isEmpty && entries.isEmpty
  }
}

/// Something that is due on a day.
package struct DayEvent: Equatable, Sendable {
  /// What it is called, and where it is; empty where that is not said.
  package var title: String
  package var place: String
  /// The minutes from midnight at which it begins and ends, by the reader's clock; `nil` where that
  /// is not on this day, or it is of whole days.
  package var start: Int?
  package var end: Int?

  /// Something that is due.
  package init(_ title: String, at place: String = "", from start: Int? = nil, to end: Int? = nil) {
    self.title = title
    self.place = place
    self.start = start
    self.end = end
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
  /// The part of the book that was read, from 0 to 1.
  package var fractions: ClosedRange<Double>

  /// A time of reading.
  package init(
    book: Int, title: String, minuteOfDay: Int, seconds: Int, fractions: ClosedRange<Double>
  ) {
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

  /// Takes what is written on a subject in it now.
  package mutating func take(_ note: DatebookNote) {
    let isEmpty = note.text.allSatisfy(\.isWhitespace)
    notes[note.subject] = isEmpty ? nil : note.text
    guard note.subject.kind == .day else { return }
    days[note.subject.day, default: DayFacts()].notes = isEmpty ? [] : [note.title]
  }
}

/// A month of a year, as a number that counts on.
package struct MonthNumber: Hashable, Comparable, Sendable {
  /// Twelve times the year, and the months of it before this one.
  package let number: Int

  /// The month that `day` is in.
  package init(of day: Day) {
    let (year, month, _) = day.date
    number = 12 * year + month - 1
  }

  private init(number: Int) {
    self.number = number
  }

  /// The year.
  package var year: Int { number / 12 }
  /// The month, from 1.
  package var month: Int { number % 12 + 1 }
  /// Its days.
  package var days: ClosedRange<Day> { Day.days(ofMonth: month, year: year) }

  /// The month so many months later, or earlier where negative; the calendar's end past it.
  package func adding(_ months: Int) -> MonthNumber {
    let (sum, overflow) = number.addingReportingOverflow(months)
    let ends = (12 * Day.years.lowerBound)...(12 * Day.years.upperBound + 11)
    if overflow { return MonthNumber(number: months > 0 ? ends.upperBound : ends.lowerBound) }
    return MonthNumber(number: min(max(sum, ends.lowerBound), ends.upperBound))
  }

  package static func < (a: MonthNumber, b: MonthNumber) -> Bool { a.number < b.number }
}

extension MonthNumber: Strideable {
  package func distance(to other: MonthNumber) -> Int { other.number - number }
  package func advanced(by months: Int) -> MonthNumber { adding(months) }
}

/// What is known of the days near the one that is looked at, by month.
///
/// Few months are kept, so that memory stays what it is over a thousand years of scrolling.
package struct KnownDays: Equatable, Sendable {
  /// How many months are kept.
  package static let capacity = 24

  private var months: [MonthNumber: MonthFacts] = [:]
  /// How many answers are to come for the months that were asked for.
  private var asked: [MonthNumber: Int] = [:]
  /// What was written in such months since: an answer may be of before that.
  private var written: [NoteSubject: DatebookNote] = [:]
  /// The months whose answers may not be all that there is to know by now.
  private var stale: Set<MonthNumber> = []
  /// The months that were shown last, and whether the reader came back to them from later ones.
  private var lastShown: ClosedRange<MonthNumber>?
  private var goesBack = false
  /// The day that was asked for in other years last.
  private var askedDay: Day?
  /// All days that something was read on, in order.
  package private(set) var daysRead: [Day] = []
  /// The books that count as dated, by title.
  package private(set) var datedBooks: [DatedBook] = []
  /// What is known of one day in other years.
  package private(set) var onThisDay: OnThisDay?

  /// Nothing is known.
  package init() {}

  /// How many months are known.
  package var monthsKnown: Int { months.count }

  /// What is known of a day.
  package subscript(day: Day) -> DayFacts {
    months[MonthNumber(of: day)]?.days[day] ?? DayFacts()
  }

  /// What is written on `subject`: nothing where there is no note, `nil` before that is known.
  package func note(on subject: NoteSubject) -> String? {
    months[MonthNumber(of: subject.day)].map { $0.notes[subject] ?? "" }
  }

  /// What is written on a page: see `DatebookPage.notes(among:)`; `nil` before that is known.
  func notes(of page: DatebookPage) -> [DatebookNote]? {
    let days = page.days
    let ends = [MonthNumber(of: days.lowerBound), MonthNumber(of: days.upperBound)]
    guard months[MonthNumber(of: page.subject.day)] != nil else { return nil }
    let notes = Set(ends).flatMap { months[$0]?.notes ?? [:] }
    return page.notes(among: notes.map { DatebookNote(on: $0.key, $0.value) })
  }

  /// The text of what is written on a page; `nil` where that is nothing, or not known.
  func text(of page: DatebookPage) -> String? {
    let texts = (notes(of: page) ?? []).map(\.text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// Takes what is written on a subject now.
  mutating func take(_ note: DatebookNote) {
    let month = MonthNumber(of: note.subject.day)
    if asked[month] != nil { written[note.subject] = note }
    months[month]?.take(note)
  }

  /// The months that are to be asked for where those of `shown` are on the screen: first these, and
  /// once they are known as many after them, or before them where the reader goes back.
  mutating func ask(forShown shown: ClosedRange<MonthNumber>) -> [MonthNumber] {
    if let last = lastShown, last != shown { goesBack = shown.lowerBound < last.lowerBound }
    lastShown = shown
    guard shown.allSatisfy({ months[$0] != nil && !stale.contains($0) }) else {
      return ask(for: shown)
    }
    let more = min(shown.count, max(Self.capacity - shown.count, 0))
    return ask(
      for: goesBack
        ? shown.lowerBound.adding(-more)...shown.upperBound
        : shown.lowerBound...shown.upperBound.adding(more))
  }

  /// The months of `wanted` that are to be asked for; those far from it are forgotten.
  mutating func ask(for wanted: ClosedRange<MonthNumber>) -> [MonthNumber] {
    let middle = (wanted.lowerBound.number + wanted.upperBound.number) / 2
    let missing = wanted.filter {
      stale.contains($0) || months[$0] == nil && asked[$0] == nil
    }
    for month in missing { asked[month, default: 0] += 1 }
    stale.subtract(missing)
    while months.count + missing.count > Self.capacity,
      let far = months.keys.max(by: { abs($0.number - middle) < abs($1.number - middle) }),
      !wanted.contains(far)
    {
      months[far] = nil
      stale.remove(far)
    }
    return missing
  }

  /// Takes what is known of months that were asked for.
  package mutating func take(_ facts: [MonthNumber: MonthFacts]) {
    for (month, found) in facts {
      var found = found
      let later = written.values.filter { MonthNumber(of: $0.subject.day) == month }
      for note in later { found.take(note) }
      months[month] = found
      countAnswer(for: month)
    }
  }

  /// Gives up what was asked of months and could not be had: it is asked for again.
  mutating func giveUp(_ failed: [MonthNumber]) {
    for month in failed {
      countAnswer(for: month)
      // What comes after the failure is as new as it would have been.
      if asked[month] == nil, months[month] != nil { stale.insert(month) }
    }
  }

  private mutating func countAnswer(for month: MonthNumber) {
    asked[month] = asked[month].flatMap { $0 > 1 ? $0 - 1 : nil }
    guard asked[month] == nil else { return }
    written = written.filter { MonthNumber(of: $0.key.day) != month }
  }

  /// Takes all days that something was read on, in order.
  package mutating func take(daysRead: [Day]) { self.daysRead = daysRead }

  /// Takes the books that count as dated, by title.
  package mutating func take(datedBooks: [DatedBook]) { self.datedBooks = datedBooks }

  /// Takes what is known of a day in other years, in place of what was known of another one.
  package mutating func take(_ onThisDay: OnThisDay) { self.onThisDay = onThisDay }

  /// Whether what other years have of a day is to be asked for; it is asked for once.
  mutating func asksForOtherYears(of day: Day) -> Bool {
    guard askedDay != day else { return false }
    askedDay = day
    return true
  }

  /// Gives up what was asked of a day in other years and could not be had: it is asked for again.
  mutating func giveUp(otherYearsOf day: Day) {
    if askedDay == day { askedDay = nil }
  }

  /// Has all be asked for again: what is known stays until the answer comes.
  mutating func lookAnew() {
    stale.formUnion(months.keys)
    // What is being answered now may be of before.
    stale.formUnion(asked.keys)
    askedDay = nil
  }
}

// MARK: - Sums

extension KnownDays {
  /// What the days of a page come to.
  struct Sum: Equatable {
    var daysRead = 0
    var minutes = 0
    var notes = 0
    var events = 0
    var portions = 0
    var portionsDone = 0
  }

  /// What is known of `days` together.
  func sum(of days: ClosedRange<Day>) -> Sum {
    var sum = Sum()
    for (_, month) in months {
      for (day, facts) in month.days where days.contains(day) {
        sum.daysRead += facts.readings.isEmpty ? 0 : 1
        sum.minutes += facts.minutes
        sum.notes += facts.notes.count
        sum.events += facts.events.count
        sum.portions += facts.portions.count
        sum.portionsDone += facts.portions.count { $0.isDone }
      }
    }
    return sum
  }

  /// How many days in a row were read, up to `today` or the day before it.
  func streak(until today: Day) -> Int {
    var streak = 0
    var expected = today
    for day in daysRead.reversed() where day <= today {
      if streak == 0, day == today.adding(days: -1) { expected = day }
      guard day == expected else { break }
      streak += 1
      expected = day.adding(days: -1)
    }
    return streak
  }

  /// How many weeks in a row have a day that was read, up to that of `today` or the one before it.
  func weekStreak(until today: Day, by rule: WeekRule) -> Int {
    let present = Week(of: today, by: rule)
    var streak = 0
    var expected = present
    for day in daysRead.reversed() where day <= today {
      let week = Week(of: day, by: rule)
      // Another day of the week that was counted last.
      if streak > 0, week == expected.adding(weeks: 1) { continue }
      if streak == 0, week == present.adding(weeks: -1) { expected = week }
      guard week == expected else { break }
      streak += 1
      expected = week.adding(weeks: -1)
    }
    return streak
  }

  /// The most days in a row that were read.
  var bestStreak: Int {
    var best = 0
    var streak = 0
    var last: Day?
    for day in daysRead {
      streak = last.map { $0.adding(days: 1) == day } == true ? streak + 1 : 1
      best = max(best, streak)
      last = day
    }
    return best
  }
}
