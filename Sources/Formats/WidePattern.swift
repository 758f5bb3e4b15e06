/// Recognises UTF-16 and UTF-32 without a byte order mark by where their zeros are.
enum WidePattern {
  /// The encoding that `samples` are in, if they are UTF-16 or UTF-32.
  ///
  /// - Parameter isText: Whether the bytes could be a text in ASCII or UTF-8 with a few NULs in it; then more
  ///   is asked of a pattern.
  static func encoding(of samples: [Sample], isText: Bool) -> Encoding? {
    for encoding in [Encoding.utf32LE, .utf32BE] where isUTF32(samples, encoding) {
      return encoding
    }
    let little = Tally(samples, isBigEndian: false)
    let big = Tally(samples, isBigEndian: true)
    let best = little.score >= big.score ? little : big
    guard best.isPlausible(isText: isText) else { return nil }
    return little.score >= big.score ? .utf16LE : .utf16BE
  }

  private static func isUTF32(_ samples: [Sample], _ encoding: Encoding) -> Bool {
    var units = 0
    for sample in samples {
      for index in stride(from: 0, to: sample.bytes.count & ~3, by: 4) {
        let value = sample.bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let scalar = Unicode.Scalar(encoding == .utf32BE ? value : value.byteSwapped)
        guard value != 0, scalar != nil else { return false }
        units += 1
      }
    }
    return units > 0
  }

  /// The code units of one byte order, counted.
  private struct Tally {
    private var units = 0
    /// Units of Latin-1: their high byte is zero.
    private var latin = 0
    /// Spaces, line ends and East Asian stops, which every text has.
    private var common = 0
    /// Units of two signs of ASCII, as nearly all are that a text of single bytes would be read as; of an
    /// East Asian text about one of three is.
    private var pairs = 0
    /// Units that no text has: controls, halves of pairs, non-characters.
    private var wrong = 0

    init(_ samples: [Sample], isBigEndian: Bool) {
      for sample in samples {
        var expectsLow = false
        for index in stride(from: 0, to: sample.bytes.count & ~1, by: 2) {
          let pair = (UInt16(sample.bytes[index]), UInt16(sample.bytes[index + 1]))
          let unit = isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
          // A sample may begin with the second half of a pair.
          add(unit, expectsLow: expectsLow || (index == 0 && sample.offset > 0))
          expectsLow = (0xD800...0xDBFF).contains(unit)
        }
      }
    }

    var score: Int { latin + common - wrong }

    func isPlausible(isText: Bool) -> Bool {
      guard units > 0, wrong * 50 <= units else { return false }
      let isEastAsian = !isText && common * 100 >= units && pairs * 4 < units * 3
      return latin * 2 >= units || (latin > 0 && isEastAsian)
    }

    private mutating func add(_ unit: UInt16, expectsLow: Bool) {
      units += 1
      switch unit {
      case 0x09, 0x0A, 0x0D, 0x20, 0x3000, 0x3001, 0x3002, 0xFF0C: common += 1
      case ..<0x08, 0x0E..<0x1B, 0x1C..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: wrong += 1
      case 0xDC00...0xDFFF where !expectsLow: wrong += 1
      default: break
      }
      if unit > 0, unit < 0x100 { latin += 1 }
      if 0x20..<0x7F ~= unit >> 8, 0x20..<0x7F ~= unit & 0xFF { pairs += 1 }
    }
  }
}
