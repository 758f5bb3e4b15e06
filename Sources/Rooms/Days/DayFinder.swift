import Books
import Calendars
package import Datebook
package import DayPlace
import Dispatch
import Glibc
import Holdings
package import Setup
package import Shelf
import Widgets

/// Finds what the library knows of days, in the background.
package final class DayFinder: BackgroundWorker {
  private let queue = DispatchQueue(label: "days", qos: .userInitiated)
  private let clock: LocalClock
  private let report: @Sendable (DatebookEvent) -> Void
  /// `nil` if the reader has none.
  private let calendars: EventCalendars?
  private let library: ReadersLibrary
  /// Writes the notes that are typed; nil if none are.
  private let notes: NoteKeeper?
  private let chapters: ChapterFinder

  /// - Parameters:
  ///   - notes: Writes the notes that are typed: answers have them in them.
  ///   - report: Called on the queue with what was found.
  package init(
    in library: ReadersLibrary, notes: NoteKeeper? = nil, clock: LocalClock,
    calendars: EventCalendars?, report: @escaping @Sendable (DatebookEvent) -> Void
  ) {
    self.library = library
    self.notes = notes
    chapters = ChapterFinder(in: library)
    self.clock = clock
    self.calendars = calendars
    self.report = report
  }

  /// Finds what is known of `months`, with the notes that were typed before.
  func find(_ months: [MonthNumber]) {
    askForNotes { library in
      .monthsKnown(try self.facts(of: months, library))
    } failing: {
      .monthsFailed(months, $0)
    }
  }

  /// Finds all days that something was read on.
  func findDaysRead() {
    ask { library in .daysReadKnown(try library?.daysRead() ?? []) }
  }

  /// Finds the books that count as dated.
  func findDatedBooks() {
    ask { library in .datedBooksKnown(try library.map(Self.datedBooks) ?? []) }
  }

  /// Finds what is known of a day in other years.
  func findOtherYears(of day: Day) {
    ask { library in
      .otherYearsKnown(try library.map { try self.otherYears(of: day, $0) } ?? OnThisDay(day))
    } failing: {
      .otherYearsFailed(day, $0)
    }
  }

  /// Finds at once what is known of a day in other years, and of what chapters were read on it.
  package func fill(_ known: inout KnownDays, otherYearsOf day: Day) throws(LibraryError) {
    if let library = try library.opened() { known.receive(try otherYears(of: day, library)) }
    let parts = known.ask(forChaptersOf: known[day].readings)
    known.receive(chapters: chapters.chapters(of: parts), of: parts)
  }

  private static func datedBooks(_ library: Library) throws(LibraryError) -> [DatedBook] {
    try library.datedBooks().map { DatedBook(book: Int($0.book.rawValue), title: $0.title) }
  }

  private func otherYears(of day: Day, _ library: Library) throws(LibraryError) -> OnThisDay {
    var others: [OnThisDay.OtherDay] = []
    for other in try library.daysOfOtherYears(like: day) {
      let facts = try record(of: other...other, library).days[other] ?? DayFacts()
      // Days that were merely leafed through have nothing to tell.
      if !facts.isEmpty { others.append(OnThisDay.OtherDay(other, facts)) }
    }
    return OnThisDay(
      day, others: others, entries: try library.entries(ofMonth: day.month, day: day.day))
  }

  /// Finds at once what is known of the days of `pages`, which are of one year.
  package func fill(_ known: inout KnownDays, for pages: [DatebookPage]) throws(LibraryError) {
    let library = try self.library.opened()
    calendars?.readNow()
    known.receive(try facts(of: months(of: pages).sorted(), library))
    guard let library else { return }
    known.receive(daysRead: try library.daysRead())
    known.receive(datedBooks: try Self.datedBooks(library))
  }

  private func months(of pages: [DatebookPage]) -> Set<MonthNumber> {
    pages.reduce(into: Set()) { $0.formUnion($1.shownMonths) }
  }

  /// The text of a book, in the file that it was last seen in.
  func target(ofBook number: Int, at spot: TextTarget.Spot) -> Result<TextTarget, Failure> {
    let book = BookID(rawValue: Int64(number))
    do throws(LibraryError) {
      if let file = try library.opened()?.path(of: book) {
        return .success(TextTarget(file: file, at: spot, of: book))
      }
      return .failure(Failure(sentence: "This book’s file is unknown.", status: EX_NOINPUT))
    } catch {
      return .failure(Failure(sentence: error.sentence(reading: "A book"), status: EX_IOERR))
    }
  }

  /// The books that a title may mean: those that have exactly these words, or where
  /// there are none those that begin with them, or those that have them somewhere.
  func books(titled title: String) throws(LibraryError) -> [BookRecord] {
    let records = try library.opened()?.records() ?? []
    let wanted = TitleWords(title)
    let found = TitleWords.Likeness.allCases.lazy.map { likeness in
      records.filter { wanted.likeness(to: $0.title) == likeness }
    }
    return found.first { !$0.isEmpty } ?? []
  }

  /// Ends what takes long.
  package func end() { chapters.end() }

  /// Finds the chapters that parts of books are of.
  func findChapters(of parts: [Int: Range<Int>]) {
    chapters.find(parts) { self.report(.chaptersKnown($0, of: parts)) }
  }

  /// Finds out which of some titles no book has.
  func findTitles(_ titles: [String]) {
    ask { library in
      let records = try library?.records() ?? []
      let absent = titles.filter { title in
        let wanted = TitleWords(title)
        return !records.contains { wanted.likeness(to: $0.title) != nil }
      }
      return .titlesKnown(titles, absent: Set(absent))
    }
  }

  /// Finds what is due on some days.
  func findEvents(on days: ClosedRange<Day>) {
    queue.async {
      var found = MonthFacts()
      self.addEvents(to: &found, on: days, try? self.library.opened())
      let today = self.clock.today
      let tasks = self.calendars?.openTasks(on: today)
      let open = (tasks?.overdue ?? []) + (tasks?.undated ?? [])
      self.report(
        .eventsKnown(
          found.days.mapValues(\.events), open: open.map { DayEvent(open: $0) }, on: days))
    }
  }

  /// Finds each event once, at its time nearest to today.
  func findAllEvents() {
    queue.async {
      let events =
        self.calendars?.events(near: self.clock.today, without: try? self.library.opened()) ?? []
      self.report(.allEventsKnown(events.map { DayEvent($0, on: $0.days.lowerBound) }))
    }
  }

  /// Finds all notes, with what was typed before.
  func findNotes() {
    askForNotes { library in .notesKnown(try library?.notes() ?? []) }
  }

  /// Asks the library something on the queue, as a `Question` does.
  private func ask(
    _ question: @escaping Question, failing failure: @escaping Excuse = { .failed($0) }
  ) {
    queue.async { self.answer(question, failing: failure) }
  }

  /// Asks the library for notes on the queue; the answer has what was typed before, written or not.
  private func askForNotes(
    _ question: @escaping Question, failing failure: @escaping Excuse = { .failed($0) }
  ) {
    guard let notes else { return ask(question, failing: failure) }
    notes.afterWriting(on: queue) { unkept in
      self.answer({ try question($0).with(unkept) }, failing: failure)
    }
  }

  /// Reads an answer from the library.
  private typealias Question = @Sendable (Library?) throws -> DatebookEvent
  /// What is told in place of an answer, for this reason.
  private typealias Excuse = @Sendable (String) -> DatebookEvent

  private func answer(_ question: Question, failing failure: Excuse) {
    do {
      report(try question(try library.opened()))
    } catch let error as LibraryError {
      report(failure(error.sentence(reading: "The library")))
    } catch {
      report(failure("The reading log cannot be read: \(error)"))
    }
  }

  /// What is known of `months`, which are in order: those that follow each other are looked up
  /// together.
  private func facts(
    of months: [MonthNumber], _ library: Library?
  ) throws(LibraryError) -> [MonthNumber: MonthFacts] {
    var facts: [MonthNumber: MonthFacts] = [:]
    var rest = months[...]
    while let first = rest.first {
      let run = zip(rest, first...).prefix { $0 == $1 }.map(\.0)
      rest.removeFirst(run.count)
      let days = first.days.lowerBound...run[run.count - 1].days.upperBound
      var found =
        try library.map { (library) throws(LibraryError) in
          try self.facts(of: days, library)
        } ?? MonthFacts()
      addEvents(to: &found, on: days, library)
      for month in run { facts[month] = MonthFacts() }
      for (day, known) in found.days { facts[MonthNumber(of: day)]?.days[day] = known }
      for (subject, text) in found.notes {
        facts[MonthNumber(of: subject.day)]?.notes[subject] = text
      }
    }
    return facts
  }

  private func facts(
    of days: ClosedRange<Day>, _ library: Library
  ) throws(LibraryError) -> MonthFacts {
    var facts = try record(of: days, library)
    for portion in try library.portions(on: days) {
      facts.days[portion.portion.day, default: DayFacts()].portions.append(portion)
    }
    for month in MonthNumber(of: days.lowerBound)...MonthNumber(of: days.upperBound) {
      for entry in BookEntry.oneEach(try library.entries(ofMonth: month.month)) {
        guard let day = Day(year: month.year, month: month.month, day: entry.date.day) else {
          continue
        }
        facts.days[day, default: DayFacts()].entries.append(entry)
      }
    }
    return facts
  }

  /// What was read and written on some days.
  private func record(
    of days: ClosedRange<Day>, _ library: Library
  ) throws(LibraryError) -> MonthFacts {
    var facts = MonthFacts()
    for spell in ReadingSpell.spells(of: try library.stays(on: days)) {
      facts.days[spell.day, default: DayFacts()].readings.append(
        DayReading(
          book: spell.book, title: spell.title,
          minuteOfDay: clock.minuteOfDay(at: spell.startedAt),
          seconds: (spell.milliseconds + 500) / 1000, fractions: spell.fractions,
          offsets: spell.offsets, pages: spell.pages))
    }
    for note in try library.notes(on: days) {
      facts.notes[note.subject] = note.text
      guard note.subject.kind == .day else { continue }
      facts.days[note.subject.day, default: DayFacts()].notes = [note.title]
    }
    return facts
  }

  /// Adds what is due; a portion that was exported and came back in a calendar is there as a portion
  /// already.
  private func addEvents(
    to facts: inout MonthFacts, on days: ClosedRange<Day>, _ library: Library?
  ) {
    guard let calendars else { return }
    let plans = (try? library?.planIdentifiers()) ?? []
    for event in calendars.events(on: days) {
      let plan = CalendarText.plan(ofEvent: event.details.uid)
      if let plan, plans.contains(plan) { continue }
      for day in event.days.clamped(to: days) {
        facts.days[day, default: DayFacts()].events.append(DayEvent(event, on: day))
      }
    }
    let today = clock.today
    if days.contains(today) {
      for task in calendars.openTasks(on: today).overdue {
        facts.days[today, default: DayFacts()].events.append(DayEvent(open: task))
      }
    }
    for day in facts.days.keys { facts.days[day]?.events.sort(by: DayEvent.isInOrder) }
  }
}
