package import Books
import Synchronization
import Workers

/// A search through a text, in parts on all cores, until it is done or cancelled.
///
/// Matches do not overlap: as with grep, the leftmost comes first and the next begins after it.
/// They are told in order while the search goes on. Memory is bounded by what is told at once.
package final class SearchRun: Sendable {
  /// What a part of the search found.
  package struct Found: Sendable {
    /// The matches, in order: bytes of the text, none empty.
    package var matches: [Range<Int>]
    /// All matches that begin before this offset are known.
    package var searchedTo: Int
  }

  private let pattern: SearchPattern
  private let text: any TextSource
  /// Where matches may begin.
  private let range: Range<Int>
  /// The text's end when the search began.
  private let end: Int
  private let partLength: Int
  private let anchor: Anchor?
  private let isCancelled = Atomic(false)

  /// A search for matches that begin in `range`, by default anywhere, of the text as it is now.
  package convenience init(
    _ pattern: SearchPattern, in text: any TextSource, range: Range<Int>? = nil
  ) throws(SearchError) {
    try self.init(pattern, in: text, range: range, partLength: 512 << 10)
  }

  /// A search in parts of `partLength` bytes.
  init(
    _ pattern: SearchPattern, in text: any TextSource, range: Range<Int>?, partLength: Int
  ) throws(SearchError) {
    self.pattern = pattern
    self.text = text
    self.partLength = partLength
    end = text.count
    self.range = (range ?? 0..<end).clamped(to: 0..<end)
    anchor =
      switch pattern.kind {
      case .plain(let plain): Anchor.best(for: plain, in: try Self.sample(text, end))
      case .regex: nil
      }
  }

  /// Ends the search soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Some of the text, by which the rarest letter of a pattern is found out.
  private static func sample(_ text: any TextSource, _ end: Int) throws(SearchError) -> [UInt8] {
    let length = 16 << 10
    var sample: [UInt8] = []
    var block = TextBlock(capacity: length)
    for part in 0..<4 {
      let start = end / 4 * part
      try block.load(start..<min(start + length, end), of: text, end: end)
      sample += UnsafeBufferPointer(start: block.base, count: block.count)
    }
    return sample
  }

  /// The most parts that are searched before their matches are told.
  private static let longestRound = 16
  /// So many matches told at once make the next round shorter.
  private static let manyMatches = 1 << 16

  /// Searches to the end; blocks until it is done.
  ///
  /// - Parameters:
  ///   - prepare: Called on every thread before it begins a round.
  ///   - report: Called on this thread with what was found, in order; returns whether to go on.
  /// - Returns: Whether the search came to its end.
  package func run(
    prepare: @escaping @Sendable () -> Void = {}, report: (Found) -> Bool
  ) throws(SearchError) -> Bool {
    let workers = (0..<Workers.count).map { _ in worker() }
    var round = 1
    var part = 0
    var lowest = range.lowerBound
    while part < partCount {
      let parts = part..<min(part + round * workers.count, partCount)
      let found = try searched(parts, by: workers, prepare)
      guard !isCancelled.load(ordering: .relaxed) else { return false }
      let matches = try merged(found, of: parts, from: &lowest, by: workers[0])
      part = parts.upperBound
      let searchedTo = part == partCount ? range.upperBound : self.starts(of: part).lowerBound
      guard !isCancelled.load(ordering: .relaxed),
        report(Found(matches: matches, searchedTo: min(searchedTo, range.upperBound)))
      else { return false }
      round =
        matches.count > Self.manyMatches ? max(round / 2, 1) : min(round * 2, Self.longestRound)
    }
    return true
  }

  private func worker() -> SearchWorker {
    SearchWorker(
      pattern, partLength: partLength,
      isCancelled: { self.isCancelled.load(ordering: .relaxed) })
  }

  private var field: SearchWorker.Field {
    SearchWorker.Field(text: text, range: range, end: end, anchor: anchor)
  }

  /// The matches of parts that were searched each by itself, without those that overlap.
  private func merged(
    _ found: [[Range<Int>]], of parts: Range<Int>, from lowest: inout Int, by worker: SearchWorker
  ) throws(SearchError) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for (part, matches) in zip(parts, found) {
      var matches = matches
      if let first = matches.first, first.lowerBound < lowest {
        // The match before reaches into this part: what follows it may be other matches.
        matches = try worker.matches(startingIn: starts(of: part), of: field, from: lowest)
      }
      if let last = matches.last { lowest = last.upperBound }
      if merged.isEmpty { merged = matches } else { merged += matches }
    }
    return merged
  }
}

// MARK: - Parts

extension SearchRun {
  /// The number of parts. Anchors of the last matches may stand after the range.
  private var partCount: Int {
    guard !range.isEmpty else { return 0 }
    let reach = anchor == nil ? 0 : PlainPattern.longestMatch
    let length = min(range.upperBound + reach, end) - range.lowerBound
    return (length + partLength - 1) / partLength
  }

  /// The offsets of a part.
  private func starts(of part: Int) -> Range<Int> {
    let start = range.lowerBound + part * partLength
    return start..<min(start + partLength, anchor == nil ? range.upperBound : end)
  }

  /// The matches of each part, searched by itself on all cores.
  private func searched(
    _ parts: Range<Int>, by workers: [SearchWorker], _ prepare: @escaping @Sendable () -> Void
  ) throws(SearchError) -> [[Range<Int>]] {
    let round = SearchRound(parts)
    let count = min(workers.count, parts.count)
    Workers.run(count) { number in
      prepare()
      while !self.isCancelled.load(ordering: .relaxed), let part = round.next() {
        do throws(SearchError) {
          let matches = try workers[number].matches(
            startingIn: self.starts(of: part), of: self.field, from: self.range.lowerBound)
          round.put(matches, ofPart: part)
        } catch {
          round.fail(error, inPart: part)
        }
      }
    }
    return try round.matches()
  }
}

/// Parts of a text that are searched at the same time.
private final class SearchRound: Sendable {
  private let parts: Range<Int>
  private let nextPart: Atomic<Int>
  private let results: Mutex<Results>

  private struct Results {
    var matches: [[Range<Int>]]
    var failure: (error: SearchError, part: Int)?
  }

  init(_ parts: Range<Int>) {
    self.parts = parts
    nextPart = Atomic(parts.lowerBound)
    results = Mutex(Results(matches: Array(repeating: [], count: parts.count)))
  }

  /// The next part that nobody has taken.
  func next() -> Int? {
    let part = nextPart.wrappingAdd(1, ordering: .relaxed).oldValue
    return part < parts.upperBound ? part : nil
  }

  /// Takes what was found in a part.
  func put(_ matches: [Range<Int>], ofPart part: Int) {
    results.withLock { $0.matches[part - parts.lowerBound] = matches }
  }

  /// Takes a failure; the one in the earliest part is kept, and no further part begun.
  func fail(_ error: SearchError, inPart part: Int) {
    nextPart.store(parts.upperBound, ordering: .relaxed)
    results.withLock { results in
      if let failure = results.failure, failure.part < part { return }
      results.failure = (error, part)
    }
  }

  /// What was found in each part.
  func matches() throws(SearchError) -> [[Range<Int>]] {
    try results.withLock { results throws(SearchError) in
      if let failure = results.failure { throw failure.error }
      return results.matches
    }
  }
}
