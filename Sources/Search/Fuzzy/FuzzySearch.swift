import Synchronization
import Workers

/// A fuzzy search as it is typed: each letter more narrows what was found.
package struct FuzzySearch: Sendable {
  private let index: FuzzyIndex
  private var pattern = FuzzyPattern("")
  /// The texts that hold `pattern`; `nil` for all.
  private var found: [UInt32]?

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
      (self.pattern, found) = (pattern, nil)
      return []
    }
    let candidates = pattern.narrows(self.pattern) ? found : nil
    let scored = scored(pattern, candidates)
    self.pattern = pattern
    found = scored.map(\.text)
    return Self.ranked(scored)
  }

  /// The fewest texts for which another thread is worth its start.
  private static let shareOfThread = 16 << 10

  /// The texts that hold `pattern`, in their order, looked for on all cores where they are many.
  private func scored(_ pattern: FuzzyPattern, _ candidates: [UInt32]?) -> [Scored] {
    let count = candidates?.count ?? index.count
    let threads = max(1, min(Workers.count, count / Self.shareOfThread))
    guard threads > 1 else { return scored(pattern, candidates, 0..<count) }
    let parts = Mutex([[Scored]](repeating: [], count: threads))
    Workers.run(threads) { number in
      let range = count * number / threads..<count * (number + 1) / threads
      let part = self.scored(pattern, candidates, range)
      parts.withLock { $0[number] = part }
    }
    return parts.withLock { Array($0.joined()) }
  }

  /// Those of the candidates at the places in `range`; of all texts where there are none.
  private func scored(
    _ pattern: FuzzyPattern, _ candidates: [UInt32]?, _ range: Range<Int>
  ) -> [Scored] {
    var scored: [Scored] = []
    scored.reserveCapacity(range.count)
    let mask = pattern.mask
    index.bytes.withUnsafeBufferPointer { bytes in
      index.bonuses.withUnsafeBufferPointer { bonuses in
        guard let bytes = bytes.baseAddress, let bonuses = bonuses.baseAddress else { return }
        var score = FuzzyScore(longest: index.longest)
        for place in range {
          let text = candidates.map { $0[place] } ?? UInt32(place)
          guard index.masks[Int(text)] & mask == mask else { continue }
          let range = Int(index.starts[Int(text)])..<Int(index.starts[Int(text) + 1])
          guard let sum = score.score(of: pattern, in: range, bytes, bonuses) else { continue }
          scored.append(Scored(text: text, score: sum, length: UInt16(clamping: range.count)))
        }
      }
    }
    return scored
  }

  private struct Scored {
    var text: UInt32
    var score: Int32
    var length: UInt16
  }

  /// Puts what was found in order by counting: by length, then by score, both of which are small.
  private static func ranked(_ scored: [Scored]) -> [FuzzyMatch] {
    let longest = 255
    let best = Int(scored.map(\.score).max() ?? 0)
    let byLength = order(scored, keys: longest + 1) { min(Int($0.length), longest) }
    // No score is below nothing: a letter counts for more than the longest gap costs.
    return order(byLength, keys: best + 1) { best - Int($0.score) }
      .map { FuzzyMatch(index: Int($0.text), score: Int($0.score)) }
  }

  private static func order(
    _ scored: [Scored], keys: Int, by key: (Scored) -> Int
  ) -> [Scored] {
    var places = [Int](repeating: 0, count: keys + 1)
    for entry in scored { places[key(entry) + 1] += 1 }
    for index in 1..<places.count { places[index] += places[index - 1] }
    return [Scored](unsafeUninitializedCapacity: scored.count) { buffer, count in
      for entry in scored {
        let place = key(entry)
        (buffer.baseAddress.unsafelyUnwrapped + places[place]).initialize(to: entry)
        places[place] += 1
      }
      count = scored.count
    }
  }
}
