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
        let plain = WhiteSpace.plainLength(at: end, in: bytes)
        if plain > 0 {
          end += plain
          continue
        }
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
    beginWords()
    if writer.isPageNumber, !around.isPageNumber { writer.noteWords() }
    if around.styles.isNoteMark, !writer.styles.isNoteMark { writer.joinToWord() }
    if numberEnd == writer.end { setApartFromNumber(bytes) }
    writer.styles = around.styles
    writer.write(bytes)
  }

  /// Writes characters that the book does not have.
  ///
  /// - Parameters:
  ///   - isPicture: Whether they stand for a picture, which is `picture` if its size is known.
  ///   - leader: What leads from them to it.
  ///   - endsWords: Whether they end the words before them, and do not begin others.
  ///   - isGenerated: Whether they look so; a formula is as good as one that the book has.
  func generate(
    _ text: String, isPicture: Bool = false, picture: PictureDraft? = nil,
    leading leader: StyledSpan? = nil, endsWords: Bool = false, isGenerated: Bool = true
  ) {
    beginWords(endsWords: endsWords)
    if !around.isPageNumber { writer.noteWords() }
    writer.styles = around.styles
    writer.styles.picture = leader
    writer.generate(text, isPicture: isPicture, picture: picture, isGenerated: isGenerated)
  }

  /// Writes what stands before characters that come next: the marker of a line, the tabs between cells, or
  /// what sets a line of a cell apart from the one before it, with which it stands in one row.
  ///
  /// - Parameter endsWords: Whether the characters end the words before them.
  private func beginWords(endsWords: Bool = false) {
    // Whether words of the cell stand before them.
    let isWithinLine = writer.isOpen && tabs == 0
    openLine()
    if tabs > 0 { writeTabs() }
    guard breaksCell, !endsWords else { return }
    if isWithinLine, around.isInCell {
      writer.breakCell(isApart: isCellApart, before: around.styles)
    }
    (breaksCell, isCellApart) = (false, false)
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

  /// The bytes at `index`, of the next eight, that are signs of ASCII with at most a lone space between two
  /// of them, behind such a sign: 7 or 8, or 0 if they are anything else.
  @inline(__always)
  static func plainLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard index &+ 8 <= bytes.count, let base = bytes.baseAddress else { return 0 }
    let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian
    let high: UInt64 = 0x8080_8080_8080_8080
    // None from 0x80 on, none below a space, no 0x7F: each shows in the highest bit of its place.
    guard word & high == 0, (word &+ 0x6060_6060_6060_6060) & high == high,
      (word &+ 0x0101_0101_0101_0101) & high == 0
    else { return 0 }
    let spaces = ~(word &+ 0x5F5F_5F5F_5F5F_5F5F) & high
    guard spaces & (spaces << 8) == 0 else { return 0 }
    // A space that is the last may have another behind it.
    return spaces >> 63 == 1 ? 7 : 8
  }

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
