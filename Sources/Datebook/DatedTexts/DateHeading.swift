/// The printed date of an entry, as a list shows it.
enum DateHeading {
  /// The words of `bytes` on one line, without emphasis, brackets around all, and marks at its ends.
  static func words(_ bytes: UnsafeRawBufferPointer) -> String {
    withLine(bytes) { String(decoding: trimmed($0), as: UTF8.self) }
  }

  /// The first words of an entry, of the bytes behind its date: whole words, without the marks that
  /// part them from the date.
  ///
  /// - Parameter isCut: Whether the entry goes on behind the bytes.
  static func opening(_ bytes: UnsafeRawBufferPointer, isCut: Bool) -> String {
    withLine(bytes) { line in
      var words = line
      // The last word may be cut, or where words have no spaces the last character.
      if isCut { words = words[..<(words.lastIndex(of: 0x20) ?? wholeCharacters(of: words))] }
      while let length = partingLength(words) { words = words.dropFirst(length) }
      while words.last == 0x20 { words.removeLast() }
      let text = String(decoding: words, as: UTF8.self)
      return isCut ? text + "…" : text
    }
  }
}

// MARK: - Bytes on a line

extension DateHeading {
  private typealias Line = Slice<UnsafeMutableBufferPointer<UInt8>>

  /// Calls `body` with the bytes on one line, as they are shown.
  private static func withLine(
    _ bytes: UnsafeRawBufferPointer, _ body: (Line) -> String
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { line in
      var count = 0
      var index = 0
      while index < bytes.count {
        let hidden = hiddenLength(bytes, at: index)
        guard hidden == 0 else {
          index += hidden
          continue
        }
        let byte = bytes[index]
        index += 1
        if byte > 0x20 {
          line[count] = byte
          count += 1
        } else if count > 0, line[count - 1] != 0x20 {
          line[count] = 0x20
          count += 1
        }
      }
      return body(line[..<count])
    }
  }

  /// The bytes of what is not shown: marks of emphasis, control characters, turns of direction.
  private static func hiddenLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let byte = bytes[index]
    if 0x20..<0x7F ~= byte {
      return byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*") ? 1 : 0
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (byte, next) {
    case (0x09...0x0D, _): return 0
    case (0..<0x20, _), (0x7F, _): return 1
    case (0xC2, 0x80..<0xA0), (0xC2, 0xAD): return 2
    case (0xE2, 0x80) where 0xAA...0xAE ~= third: return 3
    case (0xE2, 0x81) where 0xA6...0xA9 ~= third: return 3
    default: return 0
    }
  }

  /// Where the last character that is there as a whole ends.
  private static func wholeCharacters(of words: Line) -> Int {
    guard let lead = words.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return words.endIndex
    }
    let length =
      switch words[lead] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    return words.endIndex - lead < length ? lead : words.endIndex
  }

  /// The bytes of a mark that parts the date from the words, at the beginning of `words`, or of a
  /// character of which only the end is there; `nil` for none.
  private static func partingLength(_ words: Line) -> Int? {
    guard let first = words.first else { return nil }
    switch first {
    case 0x20, UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "-"), 0x80..<0xC2, 0xF5...:
      return 1
    case 0xE2, 0xEF:
      return ["—", "–", "\u{FFFD}"].contains { words.starts(with: $0.utf8) } ? 3 : nil
    default: return nil
    }
  }

  private static func trimmed(_ line: Line) -> Line {
    var words = line
    let open = UInt8(ascii: "[")
    let close = UInt8(ascii: "]")
    if words.first == open, words.last == close || !words.contains(close) {
      words.removeFirst()
      if words.last == close { words.removeLast() }
    }
    while let first = words.first, " #=\"'-".utf8.contains(first) { words.removeFirst() }
    while let last = words.last, " .,:;-=".utf8.contains(last) { words.removeLast() }
    for mark in ["“", "‘", "—", "–"] where words.starts(with: mark.utf8) {
      words.removeFirst(mark.utf8.count)
    }
    return words
  }
}
