/// The letters of a word without regard to case and accents, at most 14 of them.
struct FoldedLetters: Equatable {
  static let most = 14

  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The number of letters; one more than `most` where there are more.
  private(set) var count = 0
  /// The first byte of a character of two bytes that was taken; 0 if there is none.
  private var lead: UInt8 = 0

  /// No letters.
  init() {}

  /// The letters of `word`.
  init(_ word: String) {
    self.init()
    append(word)
  }

  /// Appends the letters of `word`.
  mutating func append(_ word: String) {
    for byte in word.utf8 { fold(byte) }
  }

  /// Folds and appends the next byte of the word's UTF-8: letters and digits count, other characters do not.
  mutating func fold(_ byte: UInt8) {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: append(byte)
    case 0x41...0x5A: append(byte | 0x20)
    case 0xC0...: lead = byte
    case 0x80...0xBF where lead != 0:
      if let letter = Self.letter(lead, byte) { append(letter) }
      lead = 0
    default: break
    }
  }

  private mutating func append(_ letter: UInt8) {
    guard count < Self.most else {
      count = Self.most + 1
      return
    }
    if count < 8 {
      low |= UInt64(letter) << (UInt64(count) * 8)
    } else {
      high |= UInt64(letter) << (UInt64(count - 8) * 8)
    }
    count += 1
  }

  /// The letter of two bytes, small and without its accent: of Latin letters it is the ASCII one, of
  /// others a number from 0x80 on; nil for a character that is no letter.
  private static func letter(_ lead: UInt8, _ byte: UInt8) -> UInt8? {
    switch lead {
    case 0xC3: base(byte | 0x20)
    case 0xC4: latinA[Int(byte & 0x3F)]
    case 0xC5: latinA[Int(byte & 0x3F) + 64]
    case 0xCE, 0xCF: greek(Int(lead & 1) << 6 | Int(byte & 0x3F))
    case 0xD0, 0xD1: cyrillic(Int(lead & 1) << 6 | Int(byte & 0x3F))
    // The 27 letters of Hebrew take the place of Latin capitals.
    case 0xD7: 0x90...0xAA ~= byte ? byte - 0x50 : nil
    case 0xD8...0xDB: arabic(Int(lead & 3) << 6 | Int(byte & 0x3F))
    default: nil
    }
  }

  /// The letters of Latin Extended-A, from U+0100 to U+017F.
  private static let latinA = Array(
    ("aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  /// - Parameter index: How far it is behind U+0380.
  private static func greek(_ index: Int) -> UInt8? {
    let small =
      switch index {
      case 0x06, 0x2C: 0x31
      case 0x08, 0x2D: 0x35
      case 0x09, 0x2E: 0x37
      case 0x0A, 0x10, 0x2F, 0x4A: 0x39
      case 0x0C, 0x4C: 0x3F
      case 0x0E, 0x4B, 0x4D: 0x45
      case 0x0F, 0x4E: 0x49
      case 0x42: 0x43
      case 0x11...0x29: index + 0x20
      default: index
      }
    return 0x31...0x49 ~= small ? UInt8(0x80 + small - 0x31) : nil
  }

  /// - Parameter index: How far it is behind U+0400.
  private static func cyrillic(_ index: Int) -> UInt8? {
    switch index {
    case 0x10...0x2F: UInt8(0xA0 + index - 0x10)
    case 0x30...0x4F: UInt8(0xA0 + index - 0x30)
    case 0x01, 0x51: 0xA5
    default: nil
    }
  }

  /// - Parameter index: How far it is behind U+0600.
  private static func arabic(_ index: Int) -> UInt8? {
    switch index {
    case 0x22: 0xC7
    case 0x21...0x3F, 0x41...0x4A: UInt8(0xC0 + index - 0x20)
    case 0x7E: 0xEB
    case 0x86: 0xEC
    case 0x98: 0xED
    case 0xA9: 0xE3
    case 0xAF: 0xEE
    case 0xCC: 0xEA
    default: nil
    }
  }

  /// The letter without its accent, for the second byte of a small letter of Latin 1.
  private static func base(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0xA0...0xA6: UInt8(ascii: "a")
    case 0xA7: UInt8(ascii: "c")
    case 0xA8...0xAB: UInt8(ascii: "e")
    case 0xAC...0xAF: UInt8(ascii: "i")
    case 0xB1: UInt8(ascii: "n")
    case 0xB2...0xB6, 0xB8: UInt8(ascii: "o")
    case 0xB9...0xBC: UInt8(ascii: "u")
    default: UInt8(ascii: "?")
    }
  }
}

// MARK: - Comparing

extension FoldedLetters {
  /// A number that differs for nearly all words.
  var key: UInt64 { low ^ (high &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(count) << 56 }

  /// What `beginning` is below.
  static let beginnings = 8192

  /// A number below `beginnings` by the first three letters.
  var beginning: Int {
    Int(truncatingIfNeeded: ((low & 0xFF_FFFF) &* 0x9E37_79B9_7F4A_7C15) >> 51)
  }

  /// The first letter; 0 if there is none.
  var first: UInt8 { UInt8(truncatingIfNeeded: low) }

  /// Whether the first three letters are those of `other`.
  func hasSameBeginning(as other: FoldedLetters) -> Bool {
    (low ^ other.low) & 0xFF_FFFF == 0
  }

  /// Whether the last three letters are `day`.
  var endsInDay: Bool {
    count >= 3 && count <= Self.most && self[count - 3] == UInt8(ascii: "d")
      && self[count - 2] == UInt8(ascii: "a") && self[count - 1] == UInt8(ascii: "y")
  }

  /// The letter at `index`, which is below `most`.
  subscript(index: Int) -> UInt8 {
    index < 8
      ? UInt8(truncatingIfNeeded: low >> (UInt64(index) * 8))
      : UInt8(truncatingIfNeeded: high >> (UInt64(index - 8) * 8))
  }

  /// Whether its letters are among those of `other`, in the same order.
  func isSubsequence(of other: FoldedLetters) -> Bool {
    var found = 0
    for index in 0..<min(other.count, Self.most) where found < count && self[found] == other[index]
    {
      found += 1
    }
    return found == count
  }

  /// The least number of letters to put in, to leave out or to change; `nil` above `limit`.
  func distance(to other: FoldedLetters, atMost limit: Int) -> Int? {
    guard max(count, other.count) <= Self.most, abs(count - other.count) <= limit else {
      return nil
    }
    var row = Array(0...other.count)
    for index in 0..<count {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 0..<other.count {
        let change = diagonal + (self[index] == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count] <= limit ? row[other.count] : nil
  }
}
