import Books
import CProcess
import Datebook
import Dispatch
import Reader
import Shelf
import Synchronization

/// Finds the dated entries of a text in the background; a new search ends the one before.
final class DateFinder: Sendable {
  /// What a search says, and which one.
  struct Report: Sendable {
    /// The number of the search.
    var number: Int
    /// What it found, or why it could not.
    var content: Result<FoundDates, TextError>
    /// What the library keeps of the reader's ruling.
    var ruling: Bool?
  }

  private struct State {
    var number = 0
    var run: DatedTextRun?
    /// What was found last, in a text of so many bytes.
    var dates: DatedText?
    var bytes = 0
  }

  private let queue = DispatchQueue(label: "dates", qos: .utility)
  private let state = Mutex(State())
  private let keeper: DatesKeeper?
  private let report: @Sendable (Report) -> Void

  /// A finder that tells what it finds to `report`, from any thread, with what `keeper` has of it.
  init(_ keeper: DatesKeeper?, report: @escaping @Sendable (Report) -> Void) {
    self.keeper = keeper
    self.report = report
  }

  /// Ends the search that runs, and begins another in the text of `desk`, whose pages are counted.
  ///
  /// In a text that is as long as it was, only the pages are looked up anew.
  func start(_ desk: BookDesk) {
    let run = desk.dateSearch()
    let bytes = desk.source.count
    let (number, known) = state.withLock { state in
      state.run?.cancel()
      state.run = run
      state.number += 1
      return (state.number, state.bytes == bytes ? state.dates : nil)
    }
    queue.async {
      cpr_lower_own_priority()
      self.find(run, desk, known, bytes, number)
    }
  }

  /// Ends the search that runs.
  func cancel() {
    state.withLock { state in
      state.run?.cancel()
      state.number += 1
    }
  }

  /// Whether the search with this number is the last that was begun.
  func isCurrent(_ number: Int) -> Bool { state.withLock { $0.number == number } }

  private func find(
    _ run: DatedTextRun, _ desk: BookDesk, _ known: DatedText?, _ bytes: Int, _ number: Int
  ) {
    guard isCurrent(number) else { return }
    do throws(TextError) {
      guard let found = try desk.findDates(run, known: known) else { return }
      state.withLock { ($0.dates, $0.bytes) = (found.text, bytes) }
      // A text without dates has nothing to be ruled on.
      guard let keeper, !found.text.entries.isEmpty else {
        return report(Report(number: number, content: .success(found)))
      }
      keeper.load { [report] ruling in
        report(Report(number: number, content: .success(found), ruling: ruling))
      }
    } catch {
      report(Report(number: number, content: .failure(error)))
    }
  }
}

extension ReadingRoom {
  /// Takes what a search for dates found.
  mutating func take(_ report: DateFinder.Report) {
    guard dates.isCurrent(report.number) else { return }
    switch report.content {
    case .success(let found): _ = apply(.dates(.found(found, ruling: report.ruling)))
    case .failure(let error): _ = apply(.notice(Failure(error).sentence))
    }
  }

  /// Does what the model asks for the dates of the text.
  func perform(_ effect: DatesEffect) {
    switch effect {
    case .find: dates.start(desk)
    case .keep(let isDated): datesKeeper?.keep(isDated: isDated)
    }
  }
}
