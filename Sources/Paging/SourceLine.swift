/// A line of the file that has something in it, without its terminator: what decides whether it
/// is joined with the next.
///
/// Columns are estimated from the bytes (a byte that begins a code point from U+3000 on counts
/// two), so that they depend on nothing but the text.
struct SourceLine {
  /// An indent of more columns than this makes a line stand for itself.
  static let largestFirstIndent = 8

  /// The bytes without spaces and tabs at the end.
  let bytes: UnsafeRawBufferPointer

  /// The line of `content`, or `nil` where it is blank.
  init?(_ content: UnsafeRawBufferPointer) {
    var end = content.count
    while end > 0, Self.isBlank(content[end - 1]) { end -= 1 }
    guard end > 0 else { return nil }
    bytes = UnsafeRawBufferPointer(rebasing: content[..<end])
  }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether the line begins with white space: a space, a tab or an ideographic space.
  var isIndented: Bool {
    Self.isBlank(bytes[0])
      || bytes.count >= 3 && bytes[0] == 0xE3 && bytes[1] == 0x80 && bytes[2] == 0x80
  }

  /// The number of bytes of spaces and tabs that the line begins with.
  var indent: Int {
    var indent = 0
    while Self.isBlank(bytes[indent]) { indent += 1 }
    return indent
  }

  /// Whether there is a space between two words.
  var hasSpace: Bool { bytes.contains(UInt8(ascii: " ")) || bytes[0] >= 0xE3 }

  /// The columns of the line, about.
  var columns: Int { Self.columns(of: bytes) }

  /// The bytes behind the indent.
  private var words: Slice<UnsafeRawBufferPointer> { bytes[indent...] }

  /// The columns of the first word, about.
  var firstWordColumns: Int {
    let words = words
    if words[words.startIndex] >= 0xE3 { return 2 }
    return Self.columns(of: UnsafeRawBufferPointer(rebasing: words.prefix { $0 > 0x20 }))
  }

  /// Whether the line begins an item of a list.
  var beginsWithBullet: Bool {
    let words = words
    let start = words.startIndex
    guard words.count > 2 else { return false }
    switch words[start] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"): return words[start + 1] == UInt8(ascii: " ")
    case 0xE2: return words[start + 1] == 0x80 && words[start + 2] == 0xA2
    default: return false
    }
  }

  /// Whether a joined newline before `next` stands for a space: not between two East Asian
  /// characters, and not after a hyphen or dash that hangs on a word.
  func needsSpace(before next: SourceLine) -> Bool {
    if endsWithDash { return false }
    return !(endsWithIdeograph && Self.beginsIdeograph(next.words[next.indent], next.words))
  }

  private var endsWithDash: Bool {
    let count = bytes.count
    var dash = 0
    if bytes[count - 1] == UInt8(ascii: "-") {
      dash = 1
    } else if count >= 3, bytes[count - 3] == 0xE2, bytes[count - 2] == 0x80,
      (0x90...0x95).contains(bytes[count - 1])
    {
      dash = 3
    }
    return dash > 0 && count > dash && bytes[count - dash - 1] > 0x20
  }

  private var endsWithIdeograph: Bool {
    var start = bytes.count - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return Self.beginsIdeograph(bytes[start], bytes[start...])
  }

  /// Whether `lead` begins a wide character of a script that sets no spaces: all but Hangul.
  private static func beginsIdeograph(
    _ lead: UInt8, _ bytes: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    switch lead {
    case 0xE3...0xE9: true
    case 0xEF: bytes.count > 1 && (0xBC...0xBF).contains(bytes[bytes.startIndex + 1])
    case 0xF0: bytes.count > 1 && (0xA0...0xB3).contains(bytes[bytes.startIndex + 1])
    default: false
    }
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080

  private static func columns(of bytes: UnsafeRawBufferPointer) -> Int {
    var columns = bytes.count
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & high != 0 {
        let continuations = word & high & ~(word << 1)
        let wide = ((word & ~high) &+ 0x1D1D_1D1D_1D1D_1D1D) & word & high
        columns += wide.nonzeroBitCount - continuations.nonzeroBitCount
      }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte & 0xC0 == 0x80 { columns -= 1 } else if byte >= 0xE3 { columns += 1 }
      index += 1
    }
    return columns
  }
}
