import Books
import CProcess
import Dispatch
import Paging
import Reader
import Synchronization

/// Finds the parts and chapters of a text in the background; a new search ends the one before.
final class OutlineFinder: Sendable {
  /// What a search says, and which one.
  struct Report: Sendable {
    /// The number of the search.
    var number: Int
    /// What it found, or why it could not.
    var content: Result<Contents, TextError>
  }

  private struct State {
    var number = 0
    var run: OutlineRun?
    /// What was found last, in a text of so many bytes.
    var outline: Outline?
    var bytes = 0
  }

  private let queue = DispatchQueue(label: "outline", qos: .utility)
  private let state = Mutex(State())
  private let report: @Sendable (Report) -> Void

  /// A finder that tells what it finds to `report`, from any thread.
  init(report: @escaping @Sendable (Report) -> Void) {
    self.report = report
  }

  /// Ends the search that runs, and begins another in the text of `desk`, whose pages are counted.
  ///
  /// In a text that is as long as it was, only the pages are looked up anew.
  func start(_ desk: BookDesk) {
    let run = OutlineRun(desk.source, traits: desk.traits)
    let bytes = desk.source.count
    let (number, known) = state.withLock { state in
      state.run?.cancel()
      state.run = run
      state.number += 1
      return (state.number, state.bytes == bytes ? state.outline : nil)
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
    _ run: OutlineRun, _ desk: BookDesk, _ known: Outline?, _ bytes: Int, _ number: Int
  ) {
    guard isCurrent(number) else { return }
    do throws(TextError) {
      guard let contents = try desk.findOutline(run, known: known) else { return }
      state.withLock { ($0.outline, $0.bytes) = (contents.outline, bytes) }
      report(Report(number: number, content: .success(contents)))
    } catch {
      report(Report(number: number, content: .failure(error)))
    }
  }
}

extension ReadingRoom {
  /// Takes what a search for parts and chapters found.
  mutating func take(_ report: OutlineFinder.Report) {
    guard outlines.isCurrent(report.number) else { return }
    switch report.content {
    case .success(let contents): _ = apply(.outlineFound(contents))
    case .failure(let error): _ = apply(.notice(Failure(error).sentence))
    }
  }
}
