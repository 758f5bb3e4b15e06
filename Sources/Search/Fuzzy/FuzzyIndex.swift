/// Short texts, such as titles with their authors, made ready to be searched as one types.
///
/// All of them lie in one buffer, folded: 100,000 titles with their authors take some ten megabytes.
package struct FuzzyIndex: Sendable {
  /// The bytes behind the last text: what looks at 64 bytes at once reads beyond its end.
  static let padding = 64

  /// The folded texts, back to back, and ``padding`` behind them.
  let bytes: [UInt8]
  /// For each byte what a match there is worth.
  let bonuses: [UInt8]
  /// Where each text begins, and where the last one ends.
  let starts: [UInt32]
  /// For each text the code points it has, as a set of 64.
  let masks: [UInt64]

  /// The bytes of the longest text.
  let longest: Int

  /// The number of texts.
  package var count: Int { masks.count }

  /// An index of `count` texts.
  ///
  /// - Parameter fields: Gives the fields of a text, the main one first; words are looked for in all
  ///   of them.
  /// - Complexity: O(*n*) in the bytes of all texts.
  package init(count: Int, fields: (Int) -> (String, String?)) {
    let folding = FuzzyUnits()
    var bytes: [UInt8] = []
    var bonuses: [UInt8] = []
    var starts: [UInt32] = [0]
    var masks: [UInt64] = []
    bytes.reserveCapacity(count * 40)
    bonuses.reserveCapacity(count * 40)
    starts.reserveCapacity(count + 1)
    masks.reserveCapacity(count)
    for index in 0..<count {
      let (main, other) = fields(index)
      let start = bytes.count
      folding.append(main, to: &bytes, bonuses: &bonuses)
      if let other {
        // A byte that no query has.
        bytes.append(0)
        bonuses.append(0)
        folding.append(other, to: &bytes, bonuses: &bonuses)
      }
      starts.append(UInt32(bytes.count))
      masks.append(Self.mask(of: bytes[start...]))
    }
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
    (self.bytes, self.bonuses, self.starts, self.masks) = (bytes, bonuses, starts, masks)
    longest = zip(starts, starts.dropFirst()).reduce(0) { max($0, Int($1.1 - $1.0)) }
  }

  /// Where a text stands in ``bytes``.
  func range(of text: Int) -> Range<Int> { Int(starts[text])..<Int(starts[text + 1]) }

  /// Calls `body` with ``bytes`` and ``bonuses``.
  func withUnsafePointers(_ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      bonuses.withUnsafeBufferPointer { bonuses in
        guard let bytes = bytes.baseAddress, let bonuses = bonuses.baseAddress else { return }
        body(bytes, bonuses)
      }
    }
  }

  private static func mask(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var mask: UInt64 = 0
    if bytes.allSatisfy({ $0 < 0x80 }) {
      for byte in bytes { mask |= FuzzyUnits.bit(of: UInt32(byte)) }
    } else {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        mask |= FuzzyUnits.bit(of: scalar.value)
      }
    }
    return mask
  }
}

/// A text that fits a query.
package struct FuzzyMatch: Equatable, Sendable {
  /// Its index.
  package var index: Int
  /// How well it fits.
  package var score: Int

  /// A match of the text at `index`.
  package init(index: Int, score: Int) {
    self.index = index
    self.score = score
  }
}
