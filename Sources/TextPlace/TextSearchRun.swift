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
      let count = source.count
      if let further = request.goesOnAt {
        let range = min(further, count)..<count
        if try search(range, pattern, isBefore: false, prepare, report) != nil {
          tell([], isBefore: false, .done, bytes: count, report)
        }
        return
      }
      let start = min(request.start, count)
      guard let after = try search(start..<count, pattern, isBefore: false, prepare, report),
        let before = try search(0..<start, pattern, isBefore: true, prepare, report)
      else { return }
      tell([], isBefore: true, .done, bytes: count, report)
      // What is still coming may have what was looked for.
      guard after + before == 0, source.isComplete, let looser = try looser(prepare) else { return }
      report(
        SearchNews(
          number: request.number, matches: [], count: 0, isBefore: true, state: .done,
          bytes: count, looser: looser))
    } catch {
      tell([], isBefore: false, .failed(error.label), report)
    }
  }

  /// The first looser query that finds something; nil if none does, or if the run was cancelled.
  private func looser(
    _ prepare: @escaping @Sendable () -> Void
  ) throws(SearchError) -> LooserSearch? {
    for query in request.query.looser {
      let pattern = try SearchPattern(query)
      guard
        let count = try search(0..<source.count, pattern, isBefore: false, prepare, { _ in })
      else { return nil }
      if count > 0 { return LooserSearch(query, count: count) }
    }
    return nil
  }

  /// - Returns: The number of matches; nil if the run was cancelled.
  private func search(
    _ range: Range<Int>, _ pattern: SearchPattern, isBefore: Bool,
    _ prepare: @escaping @Sendable () -> Void, _ report: (SearchNews) -> Void
  ) throws(SearchError) -> Int? {
    let run = try SearchRun(pattern, in: source, range: range)
    let isCancelled = state.withLock { state in
      state.run = run
      return state.isCancelled
    }
    guard !isCancelled else { return nil }
    var count = 0
    let isDone = try run.run(prepare: prepare) { found in
      count += found.matches.count
      if !found.matches.isEmpty { tell(found.matches, isBefore: isBefore, .goesOn, report) }
      return true
    }
    return isDone ? count : nil
  }

  private func tell(
    _ matches: [Range<Int>], isBefore: Bool, _ state: SearchNews.State, bytes: Int? = nil,
    _ report: (SearchNews) -> Void
  ) {
    let capacity = TextSearch.capacity
    report(
      SearchNews(
        number: request.number,
        matches: Array(isBefore ? matches.suffix(capacity) : matches.prefix(capacity)),
        count: matches.count, isBefore: isBefore, state: state, bytes: bytes))
  }
}
