import Books

/// A place in a text that may be the heading of a part or a chapter.
struct HeadingCandidate: Sendable {
  /// The text's offset of its first byte with something to show.
  var offset: Int
  /// What its words are, without regard to case and punctuation.
  var key: UInt64
  /// The bytes from `offset` to the heading's end, its title's lines included.
  var length: UInt32
  /// The largest number, with room for those around it: a date of many digits is none.
  static let largestNumber = 999_999_999
  /// Its number; -1 where it has none or none that could be read.
  var number: Int32 = -1
  /// What it says it is.
  var kind: HeadingKind
  /// The blank lines before it, at most 255.
  var blanks: UInt8
  /// Whether it has a number alone, without a title.
  var isBare = false
  /// How the contents list names it.
  var listing = Listing.none
  /// Whether it is indented.
  var isIndented = false
  /// Whether a star stands before it and none behind it: footnotes and items of lists begin so.
  var isStarred = false
  /// Whether nothing stands before it in the text.
  var isFirst = false
  /// Whether its title stands behind a blank line.
  var hasDetachedTitle = false
  /// How far below the chapters it lies, by the parts of its number or by the contents list.
  var depth: UInt8 = 0
  /// Whether it begins with a number of several parts: `2.1`.
  var isSection = false
  /// Whether it may as well be a paragraph that begins with a division and its number.
  var isDoubtful = false

  /// Whether its number is written in figures.
  var isInFigures = false
  /// Whether a name of its own stands before its number: `FABLE II`.
  var isCounted = false
  /// Whether it is a word of two letters.
  var isShort = false

  /// How a contents list names a heading.
  enum Listing: UInt8, Sendable {
    case none
    /// By its title, behind a number.
    case title
    /// Just so.
    case whole
  }

  /// The text's offset of the heading's end.
  var end: Int { offset + Int(length) }
}

/// The words of a heading as a number that does not depend on case, punctuation or spacing.
struct HeadingKey: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The key of `bytes`.
  init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Takes more bytes of the same heading.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    var lead: UInt8 = 0
    var skip = 0
    for byte in bytes {
      if skip > 0 {
        skip -= 1
        continue
      }
      switch byte {
      case 0x30...0x39, 0x61...0x7A: mix(byte)
      case 0x41...0x5A: mix(byte | 0x20)
      case 0..<0x80: break
      // General punctuation: quotes, dashes, spaces.
      case 0xE2: skip = 2
      // Capital letters of Latin 1 are made small.
      default: mix(lead == 0xC3 && (0x80...0x9E).contains(byte) ? byte | 0x20 : byte)
      }
      lead = byte
    }
  }

  private mutating func mix(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
