/// The runs of four words of a text, as hashes: what two stories share is counted with them.
package struct StoryShingles: Equatable, Sendable {
  /// The hashes, ascending.
  package let hashes: [UInt32]

  package init(of text: String) {
    let words = StoryWords.of(text.lowercased()).map { Self.hash($0.utf8) }
    guard words.count >= 4 else {
      hashes = []
      return
    }
    var all: Set<UInt32> = []
    for start in 0...(words.count - 4) {
      var mixed: UInt64 = 14_695_981_039_346_656_037
      for word in words[start..<start + 4] { mixed = (mixed ^ word) &* 1_099_511_628_211 }
      all.insert(UInt32(truncatingIfNeeded: mixed ^ (mixed >> 32)))
    }
    hashes = all.sorted()
  }

  /// FNV-1a.
  private static func hash(_ bytes: Substring.UTF8View) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// The part of these shingles that another text has too, from 0 to 1.
  package func shared(with other: StoryShingles) -> Double {
    guard !hashes.isEmpty else { return 0 }
    var (mine, theirs, count) = (0, 0, 0)
    while mine < hashes.count, theirs < other.hashes.count {
      if hashes[mine] == other.hashes[theirs] { count += 1 }
      let isLess = hashes[mine] <= other.hashes[theirs]
      let isMore = hashes[mine] >= other.hashes[theirs]
      if isLess { mine += 1 }
      if isMore { theirs += 1 }
    }
    return Double(count) / Double(hashes.count)
  }

  /// The most times that one run of four words occurs in a text: small models do loop.
  package static func mostRepeated(in text: String) -> Int {
    let words = StoryWords.of(text.lowercased())
    guard words.count >= 4 else { return 0 }
    var counts: [[Substring]: Int] = [:]
    for start in 0...(words.count - 4) { counts[Array(words[start..<start + 4]), default: 0] += 1 }
    return counts.values.max() ?? 0
  }
}
