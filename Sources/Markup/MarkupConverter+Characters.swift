import Books

extension MarkupConverter {
  /// Writes characters whose white space collapses into one space.
  func writeCollapsed(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let count = bytes.count
    while index < count {
      let length = WhiteSpace.length(at: index, in: bytes)
      if length > 0 {
        writer.space()
        index += length
        continue
      }
      var end = index + 1
      // A lone space between two words is as it will be.
      while end < count {
        if WhiteSpace.isNone(bytes[end]) || WhiteSpace.length(at: end, in: bytes) == 0 {
          end += 1
        } else if bytes[end] == 0x20, end + 1 < count,
          WhiteSpace.length(at: end + 1, in: bytes) == 0
        {
          end += 2
        } else {
          break
        }
      }
      writeWords(UnsafeBufferPointer(rebasing: bytes[index..<end]))
      index = end
    }
  }

  /// Writes characters whose white space stays as it is.
  func writeKept(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end > start {
        openLine()
        writer.styles = around.styles
        writer.writeKept(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
      guard end < bytes.count else { return }
      if writer.isOpen {
        writer.closeLine()
      } else {
        writer.blankLine()
      }
      start = end + 1
    }
  }

  private func writeWords(_ bytes: UnsafeBufferPointer<UInt8>) {
    openLine()
    if tabs > 0 { writeTabs() }
    if writer.isPageNumber, !around.isPageNumber { writer.noteWords() }
    if around.styles.isNoteMark, !writer.styles.isNoteMark { writer.joinToWord() }
    writer.styles = around.styles
    writer.write(bytes)
  }

  /// Writes characters that the book does not have.
  func generate(_ text: String, isPicture: Bool = false, picture: PictureDraft? = nil) {
    openLine()
    if tabs > 0 { writeTabs() }
    if !around.isPageNumber { writer.noteWords() }
    writer.styles = around.styles
    writer.generate(text, isPicture: isPicture, picture: picture)
  }

  private func writeTabs() {
    writer.dropSpace()
    writer.styles = Styles()
    writer.generate(String(repeating: "\t", count: tabs))
    tabs = 0
  }
}

/// White space as CSS has it, and the characters that would end a line of a text.
enum WhiteSpace {
  /// Whether a byte is a sign of ASCII, as most are.
  @inline(__always)
  static func isNone(_ byte: UInt8) -> Bool { byte &- 0x21 < 0x7F - 0x21 }

  /// The bytes of the white space at `index`; 0 if none is there.
  @inline(__always)
  static func length(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = bytes[index]
    if byte > 0x20, byte != 0xC2, byte != 0xE2, byte != 0x7F { return 0 }
    if byte <= 0x20 || byte == 0x7F { return 1 }
    if byte == 0xC2 { return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0 }
    guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
    return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
  }
}
