import Synchronization
import Workers

/// A fuzzy search as it is typed: each letter more narrows what was found, and one less gives back what
/// was found before it.
package struct FuzzySearch: Sendable {
  private let index: FuzzyIndex
  /// What was found for beginnings of what is typed: each pattern narrows the one before it.
  private var steps: [Step] = []

  /// What was found at once.
  private struct Step {
    let pattern: FuzzyPattern
    /// The texts that hold it, in their order.
    let found: [Found]
  }

  /// A text that holds a pattern.
  private struct Found {
    var text: UInt32
    /// What all words but the last are worth in it.
    var settled: Int32
    /// What all of them are worth.
    var score: Int32
  }

  /// A search in `index` that nothing was typed of yet.
  package init(in index: FuzzyIndex) {
    self.index = index
  }

  /// What fits `query`, the best first; of equally good ones the shortest, then the first.
  ///
  /// All words of the query must be in a text, each with its letters in their order; case and
  /// accents make no difference. Nothing fits a query without words.
  ///
  /// - Complexity: O(*n*) in the texts that are left from the query before, where this one goes on
  ///   from it, else in all.
  package mutating func matches(_ query: String) -> [FuzzyMatch] {
    let pattern = FuzzyPattern(query)
    guard !pattern.words.isEmpty else {
      steps = []
      return []
    }
    while let last = steps.last, !pattern.narrows(last.pattern) { steps.removeLast() }
    if let last = steps.last, last.pattern == pattern { return ranked(last.found) }
    let found = find(pattern)
    steps.append(Step(pattern: pattern, found: found))
    forgetFirstSteps()
    return ranked(found)
  }

  /// So many times all texts are kept at most of what was found before.
  private static let mostKept = 8

  private mutating func forgetFirstSteps() {
    var kept = steps.dropLast().reduce(0) { $0 + $1.found.count }
    while kept > Self.mostKept * index.count { kept -= steps.removeFirst().found.count }
  }
}

// MARK: - Finding

extension FuzzySearch {
  /// What is known of the words before the last one from what was found before.
  private enum Settled {
    /// Nothing.
    case no
    /// They are the same words.
    case same
    /// They are all the words that there were.
    case all

    init(_ pattern: FuzzyPattern, after former: FuzzyPattern?) {
      let settled = pattern.words.dropLast()
      if let former, settled == former.words.dropLast() {
        self = .same
      } else {
        self = former.map { settled == $0.words[...] } == true ? .all : .no
      }
    }
  }

  /// The fewest texts for which another thread is worth its start.
  private static let shareOfThread = 16 << 10

  /// The texts that hold `pattern`, looked for on all cores where they are many.
  private func find(_ pattern: FuzzyPattern) -> [Found] {
    let count = steps.last?.found.count ?? index.count
    let threads = max(1, min(Workers.count, count / Self.shareOfThread))
    guard threads > 1 else { return find(pattern, 0..<count) }
    let parts = Mutex([[Found]](repeating: [], count: threads))
    Workers.run(threads) { number in
      let range = count * number / threads..<count * (number + 1) / threads
      let part = self.find(pattern, range)
      parts.withLock { $0[number] = part }
    }
    return parts.withLock { Array($0.joined()) }
  }

  /// Those of the texts found last, or of all, at the places in `range` that hold `pattern`.
  private func find(_ pattern: FuzzyPattern, _ range: Range<Int>) -> [Found] {
    let candidates = steps.last?.found
    let settled = Settled(pattern, after: steps.last?.pattern)
    let mask = pattern.mask
    var found: [Found] = []
    found.reserveCapacity(range.count)
    index.withUnsafePointers { bytes, bonuses in
      var score = FuzzyScore(of: pattern, longest: index.longest)
      let last = score.words - 1
      for place in range {
        var text = candidates?[place] ?? Found(text: UInt32(place), settled: 0, score: 0)
        guard index.masks[Int(text.text)] & mask == mask else { continue }
        let range = index.range(of: Int(text.text))
        switch settled {
        case .no:
          guard let worth = score.score(ofFirst: last, in: range, bytes, bonuses) else { continue }
          text.settled = worth
        case .same: break
        case .all: text.settled = text.score
        }
        guard let worth = score.score(of: last, in: range, bytes, bonuses) else { continue }
        text.score = text.settled &+ worth
        found.append(text)
      }
    }
    return found
  }
}

// MARK: - Ranking

extension FuzzySearch {
  /// Puts what was found in order by counting: by length, then by score, both of which are small.
  private func ranked(_ found: [Found]) -> [FuzzyMatch] {
    let longest = 255
    let byLength = Self.order(found, keys: longest + 1) { [index] in
      min(index.range(of: Int($0.text)).count, longest)
    }
    // No score is below nothing: a letter counts for more than the longest gap costs.
    let best = Int(found.reduce(0) { max($0, $1.score) })
    return Self.order(byLength, keys: best + 1) { best - Int($0.score) }
      .map { FuzzyMatch(index: Int($0.text), score: Int($0.score)) }
  }

  private static func order(
    _ found: [Found], keys: Int, by key: (Found) -> Int
  ) -> [Found] {
    var places = [Int](repeating: 0, count: keys + 1)
    for entry in found { places[key(entry) + 1] += 1 }
    for index in 1..<places.count { places[index] += places[index - 1] }
    return [Found](unsafeUninitializedCapacity: found.count) { buffer, count in
      for entry in found {
        let place = key(entry)
        (buffer.baseAddress.unsafelyUnwrapped + places[place]).initialize(to: entry)
        places[place] += 1
      }
      count = found.count
    }
  }
}
