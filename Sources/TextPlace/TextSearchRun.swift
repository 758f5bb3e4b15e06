package import Books
import Search
import Synchronization
import Widgets

/// Performs a `SearchRequest`: from its start to the text's end, then what stands before.
package final class TextSearchRun: Sendable {
  private let request: SearchRequest
  private let source: any TextSource
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    var run: SearchRun?
  }

  /// A run of `request` through the text of `source`.
  package init(_ request: SearchRequest, in source: any TextSource) {
    self.request = request
    self.source = source
  }

  /// Ends the run soon, from any thread; nothing more is told.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.run?.cancel()
    }
  }

  /// Searches; blocks until it is done.
  ///
  /// - Parameters:
  ///   - prepare: Called on every thread before it begins.
  ///   - report: Called on this thread with what was found, in order.
  package func run(
    prepare: @escaping @Sendable () -> Void = {}, report: (SearchNews) -> Void
  ) {
    do throws(SearchError) {
      let pattern = try SearchPattern(request.query)
      let start = min(request.start, source.count)
      guard try search(start..<source.count, pattern, isBefore: false, prepare, report),
        try search(0..<start, pattern, isBefore: true, prepare, report)
      else { return }
      tell([], isBefore: true, .done, report)
    } catch {
      tell([], isBefore: false, .failed(error.label), report)
    }
  }

  private func search(
    _ range: Range<Int>, _ pattern: SearchPattern, isBefore: Bool,
    _ prepare: @escaping @Sendable () -> Void, _ report: (SearchNews) -> Void
  ) throws(SearchError) -> Bool {
    let run = try SearchRun(pattern, in: source, range: range)
    let isCancelled = state.withLock { state in
      state.run = run
      return state.isCancelled
    }
    guard !isCancelled else { return false }
    return try run.run(prepare: prepare) { found in
      if !found.matches.isEmpty { tell(found.matches, isBefore: isBefore, .goesOn, report) }
      return true
    }
  }

  private func tell(
    _ matches: [Range<Int>], isBefore: Bool, _ state: SearchNews.State,
    _ report: (SearchNews) -> Void
  ) {
    let capacity = TextSearch.capacity
    report(
      SearchNews(
        number: request.number,
        matches: Array(isBefore ? matches.suffix(capacity) : matches.prefix(capacity)),
        count: matches.count, isBefore: isBefore, state: state))
  }
}
