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
  /// The number of bytes of spaces and tabs that the line begins with.
  let indent: Int

  /// The line of `content`, or `nil` where it is blank.
  init?(_ content: UnsafeRawBufferPointer) {
    var end = content.count
    while end > 0, Self.isBlank(content[end &- 1]) { end &-= 1 }
    guard end > 0 else { return nil }
    bytes = UnsafeRawBufferPointer(start: content.baseAddress, count: end)
    var indent = 0
    while Self.isBlank(content[indent]) { indent &+= 1 }
    self.indent = indent
  }

  /// The bytes behind the indent.
  var words: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[indent...]) }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether the line begins with white space: a space, a tab or an ideographic space.
  var isIndented: Bool {
    Self.isBlank(bytes[0])
      || bytes.count >= 3 && bytes[0] == 0xE3 && bytes[1] == 0x80 && bytes[2] == 0x80
  }

  /// Whether its words begin with a character of a script that sets no spaces, or another one from
  /// U+3000 on.
  var isIdeographic: Bool { bytes[indent] >= 0xE3 }

  /// Whether there is a space between two words, or none is wanted.
  var hasSpace: Bool {
    isIdeographic || bytes.firstIndex(of: 0x20, from: indent, to: bytes.count) != nil
  }

  /// The columns of the line, about.
  var columns: Int { Self.columns(of: bytes) }

  /// The columns of the first word, about.
  var firstWordColumns: Int {
    if isIdeographic { return 2 }
    var end = indent
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    return Self.columns(of: UnsafeRawBufferPointer(rebasing: bytes[indent..<end]))
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080

  private static func columns(of bytes: UnsafeRawBufferPointer) -> Int {
    var columns = bytes.count
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & high != 0 {
        let continuations = word & high & ~(word &<< 1)
        let wide = ((word & ~high) &+ 0x1D1D_1D1D_1D1D_1D1D) & word & high
        columns &+= wide.nonzeroBitCount &- continuations.nonzeroBitCount
      }
      index &+= 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte & 0xC0 == 0x80 { columns &-= 1 } else if byte >= 0xE3 { columns &+= 1 }
      index &+= 1
    }
    return columns
  }
}
