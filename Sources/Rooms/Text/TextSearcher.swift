import Books
import CProcess
import Dispatch
import Synchronization
import TextPlace

/// Searches a text in the background; a new search ends the one before.
final class TextSearcher: BackgroundWorker {
  private let queue = DispatchQueue(label: "search", qos: .userInitiated)
  private let run = Mutex<TextSearchRun?>(nil)
  private let report: @Sendable (SearchNews) -> Void

  /// A searcher that tells what it finds to `report`, from any thread.
  init(report: @escaping @Sendable (SearchNews) -> Void) {
    self.report = report
  }

  /// Ends the search that runs, and begins another.
  func start(_ request: SearchRequest, in source: any TextSource) {
    let next = TextSearchRun(request, in: source)
    receive(next)
    queue.async { [report] in
      // As with the count: keys go first.
      next.run(prepare: { cpr_lower_own_priority() }, report: report)
    }
  }

  /// Ends the search that runs.
  func end() { receive(nil) }

  private func receive(_ next: TextSearchRun?) {
    run.withLock { run in
      run?.cancel()
      run = next
    }
  }
}
