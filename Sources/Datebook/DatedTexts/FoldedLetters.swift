/// The letters of a word without regard to case and accents, at most 14 of them.
struct FoldedLetters: Equatable {
  static let most = 14

  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The number of letters; one more than `most` where there are more.
  private(set) var count = 0
  /// The first byte of a character of two bytes that was taken; 0 where there is none.
  private var lead: UInt8 = 0

  /// No letters.
  init() {}

  /// The letters of `word`.
  init(_ word: String) {
    self.init()
    take(word)
  }

  /// Takes the letters of `word`.
  mutating func take(_ word: String) {
    for byte in word.utf8 { take(byte) }
  }

  /// Takes the next byte of the word's UTF-8: letters and digits count, other characters do not.
  mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: append(byte)
    case 0x41...0x5A: append(byte | 0x20)
    case 0xC0...: lead = byte
    case 0x80...0xBF where lead == 0xC3:
      append(Self.base(byte | 0x20))
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
  static let beginnings = 4096

  /// A number below `beginnings` by the first three letters.
  var beginning: Int {
    Int(truncatingIfNeeded: ((low & 0xFF_FFFF) &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }

  /// The first letter; 0 where there is none.
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
