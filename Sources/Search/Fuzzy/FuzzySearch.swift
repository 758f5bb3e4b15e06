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
    var scored: [Scored] = []
    scored.reserveCapacity(candidates?.count ?? index.count)
    let mask = pattern.mask
    index.bytes.withUnsafeBufferPointer { bytes in
      index.bonuses.withUnsafeBufferPointer { bonuses in
        guard let bytes = bytes.baseAddress, let bonuses = bonuses.baseAddress else { return }
        var score = FuzzyScore()
        func take(_ text: UInt32) {
          guard index.masks[Int(text)] & mask == mask else { return }
          let range = Int(index.starts[Int(text)])..<Int(index.starts[Int(text) + 1])
          var sum: Int32 = 0
          for word in pattern.words {
            guard let worth = score.score(of: word, in: range, bytes, bonuses) else { return }
            sum &+= worth
          }
          scored.append(
            Scored(text: text, score: sum, length: UInt16(clamping: range.count)))
        }
        if let candidates {
          for text in candidates { take(text) }
        } else {
          for text in 0..<UInt32(index.count) { take(text) }
        }
      }
    }
    self.pattern = pattern
    found = scored.map(\.text)
    return Self.ranked(scored)
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
