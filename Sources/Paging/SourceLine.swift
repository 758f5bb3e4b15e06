import CByteMasks

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
  /// The columns of the line, about.
  let columns: Int
  /// The place of the blank or control behind the first word, or the end of `bytes`.
  private let firstWordEnd: Int
  /// Whether there is a space between two words.
  private let hasInnerSpace: Bool
  /// Whether there is a tab or four spaces between two words, as in a table.
  let isTabular: Bool

  /// The bytes behind a line that must be readable, whatever they hold: 64 are looked at together.
  static let padding = Int(CBM_READ)

  /// The line of `content`, or `nil` if it is blank.
  init?(_ content: UnsafeRawBufferPointer) {
    guard let range = Self.words(in: content), let base = content.baseAddress else { return nil }
    indent = range.lowerBound
    bytes = UnsafeRawBufferPointer(start: base, count: range.upperBound)
    let words = WordBytes(
      (base + range.lowerBound).assumingMemoryBound(to: UInt8.self), count: range.count)
    columns = indent + words.columns
    firstWordEnd = indent + words.firstWordEnd
    hasInnerSpace = words.hasSpace
    isTabular = words.hasGap
  }

  /// `content` without the spaces and tabs at its ends; `nil` if it is blank.
  @inline(__always)
  static func words(in content: UnsafeRawBufferPointer) -> Range<Int>? {
    var end = content.count
    while end > 0, isBlank(content[end &- 1]) { end &-= 1 }
    guard end > 0 else { return nil }
    var start = 0
    while isBlank(content[start]) { start &+= 1 }
    return Range(uncheckedBounds: (start, end))
  }

  /// The spaces that `content` begins with, at most `most`.
  @inline(__always)
  static func spaces(before content: UnsafeRawBufferPointer, atMost most: Int) -> Int {
    var count = 0
    while count < most, count < content.count, content[count] == 0x20 { count &+= 1 }
    return count
  }

  /// `content` without the spaces of a margin of so many columns.
  @inline(__always)
  static func inside(_ margin: Int, _ content: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    margin == 0
      ? content
      : UnsafeRawBufferPointer(rebasing: content[spaces(before: content, atMost: margin)...])
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
  var hasSpace: Bool { isIdeographic || hasInnerSpace }

  /// The bytes of the first word.
  var firstWord: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[indent..<firstWordEnd])
  }

  /// The columns of the first word, about.
  var firstWordColumns: Int {
    isIdeographic
      ? 2
      : WordBytes.columns(of: firstWord)
  }
}
