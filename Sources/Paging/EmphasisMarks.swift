import Glibc

/// A half-open range of bytes with an emphasis.
///
/// In offsets of the text, as ``PageLine/emphases`` has it, it begins with the opening mark and ends
/// before the closing one.
///
/// It is a type of its own: to make the first array of `Range<Int>`, the runtime looks through all the
/// program's conformances, and many first pages have an emphasis.
package struct EmphasisRange: Equatable, Sendable {
  /// The first byte.
  package var start: Int
  /// The byte behind the last one.
  package var end: Int

  /// Whether the byte at `offset` is one of them.
  func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

/// The underscores that Project Gutenberg sets around words in italics.
enum EmphasisMarks {
  /// An emphasis is at most this many bytes long; more is taken for two stray underscores.
  private static let longest = 4096

  /// The pairs of underscores that enclose an emphasis: each range runs from the opening mark to
  /// the closing one.
  ///
  /// An opening mark stands after no letter or digit and before no space; a closing one the other
  /// way around. So `snake_case` and `__init__` are left alone.
  static func pairs(in text: UnsafeRawBufferPointer) -> [EmphasisRange] {
    var pairs: [EmphasisRange] = []
    var opening: Int?
    var from = 0
    while let mark = next(in: text, from: from) {
      from = mark + 1
      if let start = opening, mark - start <= longest, mark > start + 1, closes(mark, in: text) {
        pairs.append(EmphasisRange(start: start, end: mark))
        opening = nil
      } else if opens(mark, in: text) {
        opening = mark
      }
    }
    return pairs
  }

  private static func next(in text: UnsafeRawBufferPointer, from: Int) -> Int? {
    guard from < text.count, let base = text.baseAddress,
      let found = memchr(base + from, CInt(mark), text.count - from)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private static let mark = UInt8(ascii: "_")

  private static func opens(_ offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    guard offset + 1 < text.count, text[offset + 1] > 0x20, text[offset + 1] != mark else {
      return false
    }
    return offset == 0 || !isWord(text[offset - 1])
  }

  private static func closes(_ offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    guard text[offset - 1] > 0x20, text[offset - 1] != mark else { return false }
    return offset + 1 == text.count || !isWord(text[offset + 1])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), mark:
      true
    default: false
    }
  }
}
