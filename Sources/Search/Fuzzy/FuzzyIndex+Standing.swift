import CByteMasks

/// Where a word stands in a text letter by letter, with none passed over.
package struct WordStanding: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// In the main field.
  package static let main = WordStanding(rawValue: 1)
  /// At the beginning of a word of the main field.
  package static let mainStart = WordStanding(rawValue: 2)
  /// In the other field.
  package static let other = WordStanding(rawValue: 4)
  /// At the beginning of a word of the other field.
  package static let otherStart = WordStanding(rawValue: 8)
}

extension FuzzyIndex {
  /// Calls `body` with each text in which `word` stands, in their order, and with all places of it.
  ///
  /// Case and accents make no difference. No text has a word without letters.
  ///
  /// - Complexity: O(*n*) in the bytes of all texts, 64 of them at once.
  package func eachText(with word: some StringProtocol, _ body: (Int, WordStanding) -> Void) {
    let wanted = FuzzyUnits().folded(word).flatMap { Array(UTF8.encode($0).unsafelyUnwrapped) }
    guard let first = wanted.first, first != 0 else { return }
    let end = Int(starts[count])
    var (text, standing) = (0, WordStanding())
    withUnsafePointers { bytes, bonuses in
      for block in stride(from: 0, to: end, by: FuzzyScore.block) {
        var places = cbm_same(bytes + block, first)
        while places != 0 {
          let place = block + places.trailingZeroBitCount
          places &= places - 1
          guard place + wanted.count <= end, Self.stands(wanted, bytes + place) else { continue }
          if place >= starts[text + 1] {
            if !standing.isEmpty { body(text, standing) }
            standing = []
            while place >= starts[text + 1] { text += 1 }
          }
          guard place + wanted.count <= starts[text + 1] else { continue }
          let isOther = Self.isDivided(bytes, Int(starts[text])..<place)
          standing.insert(isOther ? .other : .main)
          if bonuses[place] > 0 { standing.insert(isOther ? .otherStart : .mainStart) }
        }
      }
    }
    if !standing.isEmpty { body(text, standing) }
  }

  private static func stands(_ word: [UInt8], _ bytes: UnsafePointer<UInt8>) -> Bool {
    var index = 1
    while index < word.count {
      guard bytes[index] == word[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// Whether the byte between two fields stands in a range.
  private static func isDivided(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == 0 { return true }
      index &+= 1
    }
    return false
  }
}
