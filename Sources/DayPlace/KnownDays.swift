package import Datebook
import Widgets

/// What is known of the days near the one that is looked at, by month.
///
/// Few months are kept, so that memory stays what it is over a thousand years of scrolling.
package struct KnownDays: Equatable, Sendable {
  /// How many months are kept.
  package static let capacity = 24

  package private(set) var months: [MonthNumber: MonthFacts] = [:]
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
  /// What of each book was read on the day that chapters were asked for last.
  private var askedParts: [Int: Range<Int>] = [:]
  /// The chapters that those parts are of, by the book, where its text has some.
  package private(set) var chapters: [Int: String] = [:]
  /// The titles in links that are shown and that were asked for.
  private var askedTitles: Set<String> = []
  /// Those of which the library has no book.
  package private(set) var absentTitles: Set<String> = []

  /// Nothing is known.
  package init() {}

  /// How many months are known.
  package var monthsKnown: Int { months.count }

  /// What is known of a day.
  package subscript(day: Day) -> DayFacts {
    months[MonthNumber(of: day)]?.days[day] ?? DayFacts()
  }

  /// What is known of a month's days, but those of which nothing is known.
  package func days(of month: MonthNumber) -> [Day: DayFacts] { months[month]?.days ?? [:] }

  /// What is written on `subject`: nothing where there is no note, `nil` before that is known.
  package func note(on subject: NoteSubject) -> String? {
    months[MonthNumber(of: subject.day)].map { $0.notes[subject] ?? "" }
  }

  /// What is written on a page: see `DatebookPage.notes(among:)`; `nil` before that is known.
  package func notes(of page: DatebookPage) -> [DatebookNote]? {
    let days = page.days
    let ends = [MonthNumber(of: days.lowerBound), MonthNumber(of: days.upperBound)]
    guard months[MonthNumber(of: page.subject.day)] != nil else { return nil }
    let notes = Set(ends).flatMap { months[$0]?.notes ?? [:] }
    return page.notes(among: notes.map { DatebookNote(on: $0.key, kept: $0.value) })
  }

  /// The text of what is written on a page; `nil` if that is nothing, or not known.
  package func text(of page: DatebookPage) -> String? {
    let texts = (notes(of: page) ?? []).map(\.text).filter { !$0.isEmpty }
    // One is not copied: this is asked with each key.
    return texts.count < 2 ? texts.first : texts.joined(separator: "\n\n")
  }

  /// The days by which notes on weeks are known.
  package var daysOfWeekNotes: [Day] {
    months.values.flatMap { $0.notes.keys.lazy.filter { $0.kind == .week }.map(\.day) }
  }

  /// Updates a subject with its note.
  package mutating func update(_ note: DatebookNote) {
    let month = MonthNumber(of: note.subject.day)
    if asked[month] != nil { written[note.subject] = note }
    months[month]?.update(note)
  }

  /// The months that are to be asked for where those of `shown` are on the screen: first these, and
  /// once they are known as many after them, or before them where the reader goes back.
  package mutating func ask(forShown shown: ClosedRange<MonthNumber>) -> [MonthNumber] {
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
  package mutating func ask(for wanted: ClosedRange<MonthNumber>) -> [MonthNumber] {
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

  /// Receives what is known of months that were asked for.
  package mutating func receive(_ facts: [MonthNumber: MonthFacts]) {
    for (month, found) in facts {
      var found = found
      let later = written.values.filter { MonthNumber(of: $0.subject.day) == month }
      for note in later { found.update(note) }
      months[month] = found
      countAnswer(for: month)
    }
  }

  /// Gives up what was asked of months and could not be had: it is asked for again.
  package mutating func giveUp(_ failed: [MonthNumber]) {
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

  /// Receives all days that something was read on, in order.
  package mutating func receive(daysRead: [Day]) { self.daysRead = daysRead }

  /// Receives the books that count as dated, by title.
  package mutating func receive(datedBooks: [DatedBook]) { self.datedBooks = datedBooks }

  /// Receives what is known of a day in other years, in place of what was known of another one.
  package mutating func receive(_ onThisDay: OnThisDay) { self.onThisDay = onThisDay }

  /// Whether what other years have of a day is to be asked for; it is asked for once.
  package mutating func asksForOtherYears(of day: Day) -> Bool {
    guard askedDay != day else { return false }
    askedDay = day
    return true
  }

  /// Gives up what was asked of a day in other years and could not be had: it is asked for again.
  package mutating func giveUp(otherYearsOf day: Day) {
    if askedDay == day { askedDay = nil }
  }

  /// The parts of books that `readings` are, whose chapters are to be asked for; none where they were.
  package mutating func ask(forChaptersOf readings: [DayReading]) -> [Int: Range<Int>] {
    let parts = Self.parts(of: readings)
    guard parts != askedParts else { return [:] }
    askedParts = parts
    chapters = chapters.filter { parts[$0.key] != nil }
    return parts
  }

  /// What was read of each book, from the first byte to the last.
  package static func parts(of readings: [DayReading]) -> [Int: Range<Int>] {
    readings.reduce(into: [:]) { parts, reading in
      guard !reading.offsets.isEmpty else { return }
      let known = parts[reading.book] ?? reading.offsets
      parts[reading.book] =
        min(
          known.lowerBound, reading.offsets.lowerBound)..<max(
          known.upperBound, reading.offsets.upperBound)
    }
  }

  /// Receives the chapters that parts of books are of; those of a day that was left are dropped.
  package mutating func receive(chapters: [Int: String], of parts: [Int: Range<Int>]) {
    if parts == askedParts { self.chapters = chapters }
  }

  /// The titles in links that are to be asked for where `titles` are shown: each once, and those that
  /// are not shown any more are forgotten.
  package mutating func ask(forTitles titles: Set<String>) -> [String] {
    askedTitles.formIntersection(titles)
    absentTitles.formIntersection(titles)
    let missing = titles.subtracting(askedTitles)
    askedTitles.formUnion(missing)
    return missing.sorted()
  }

  /// Receives which of some titles the library has no book of.
  package mutating func receive(titles: [String], absent: Set<String>) {
    absentTitles.subtract(titles)
    absentTitles.formUnion(absent)
  }

  /// Has all be asked for again: what is known stays until the answer comes.
  package mutating func lookAnew() {
    lookAnewAtMonths()
    askedDay = nil
    askedTitles = []
  }

  /// Has what is known of months be asked for again, their notes among it.
  package mutating func lookAnewAtMonths() {
    stale.formUnion(months.keys)
    // What is being answered now may be of before.
    stale.formUnion(asked.keys)
  }
}
