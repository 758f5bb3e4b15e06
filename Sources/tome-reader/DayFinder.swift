import Books
import Datebook
import Dispatch
import Glibc
import Reader
import Shelf
import Synchronization

/// Finds what the library knows of days, in the background.
final class DayFinder: Sendable {
  private let queue = DispatchQueue(label: "days", qos: .userInitiated)
  private let clock: LocalClock
  private let report: @Sendable (DatebookEvent) -> Void
  /// Touched on `queue` only; `nil` before it is opened, and where there is no library.
  private let library = Mutex<Library?>(nil)

  /// - Parameter report: Is given what was found, on the queue.
  init(clock: LocalClock, report: @escaping @Sendable (DatebookEvent) -> Void) {
    self.clock = clock
    self.report = report
  }

  /// Finds what is known of `months`.
  func find(_ months: [MonthNumber]) {
    ask { library in
      var facts: [MonthNumber: MonthFacts] = [:]
      for month in months {
        facts[month] = try library.map { try self.facts(of: month, $0) } ?? MonthFacts()
      }
      return .monthsKnown(facts)
    }
  }

  /// Finds all days that something was read on.
  func findDaysRead() {
    ask { library in .daysReadKnown(try library?.daysRead() ?? []) }
  }

  /// Finds at once what is known of the days of `pages`, which are of one year.
  func fill(_ known: inout KnownDays, for pages: [DatebookPage]) throws(LibraryError) {
    guard let library = try opened() else { return }
    var facts: [MonthNumber: MonthFacts] = [:]
    for month in months(of: pages) { facts[month] = try self.facts(of: month, library) }
    known.take(facts)
    known.take(daysRead: try library.daysRead())
  }

  private func months(of pages: [DatebookPage]) -> Set<MonthNumber> {
    pages.reduce(into: Set()) { months, page in
      let days = page.days
      months.formUnion(MonthNumber(of: days.lowerBound)...MonthNumber(of: days.upperBound))
    }
  }

  /// The file that a book was last seen in.
  func file(ofBook number: Int) -> Result<String, Failure> {
    do throws(LibraryError) {
      if let file = try opened()?.path(of: BookID(rawValue: Int64(number))) {
        return .success(file)
      }
      return .failure(Failure(sentence: "Where this book is, is not known.", status: EX_NOINPUT))
    } catch {
      return .failure(Failure(sentence: error.sentence(about: "A book"), status: EX_IOERR))
    }
  }

  /// Finds all notes.
  func findNotes() {
    ask { library in .notesKnown(try library?.notes() ?? []) }
  }

  private func ask(_ question: @escaping @Sendable (Library?) throws -> DatebookEvent) {
    queue.async {
      do {
        self.report(try question(try self.opened()))
      } catch let error as LibraryError {
        self.report(.notice(error.sentence(about: "What was read")))
      } catch {
        self.report(.notice("What was read cannot be told: \(error)"))
      }
    }
  }

  /// The library; `nil` where there is none yet.
  private func opened() throws(LibraryError) -> Library? {
    if let known = library.withLock({ $0 }), known.isInPlace { return known }
    let opened = try Library.ofReader()
    library.withLock { $0 = opened }
    return opened
  }

  private func facts(
    of month: MonthNumber, _ library: Library
  ) throws(LibraryError) -> MonthFacts {
    var facts = MonthFacts()
    for spell in ReadingSpell.spells(of: try library.stays(on: month.days)) {
      facts.days[spell.day, default: DayFacts()].readings.append(
        DayReading(
          book: spell.book, title: spell.title,
          minuteOfDay: clock.minuteOfDay(at: spell.startedAt),
          seconds: (spell.milliseconds + 500) / 1000, fractions: spell.fractions))
    }
    for note in try library.notes(on: month.days) {
      facts.notes[note.subject] = note.text
      guard note.subject.kind == .day else { continue }
      facts.days[note.subject.day, default: DayFacts()].notes = [note.title]
    }
    return facts
  }
}
