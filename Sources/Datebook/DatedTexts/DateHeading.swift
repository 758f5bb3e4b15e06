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
      while words.last == 0x20 { words = words.dropLast() }
      if isCut { words = withEllipsis(words) }
      return String(decoding: words, as: UTF8.self)
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
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + ellipsis.count) { line in
      var count = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case 0x09...0x0D, 0x20:
          if count > 0, line[count - 1] != 0x20 {
            line[count] = 0x20
            count += 1
          }
        // What stands in the midst of letters without being shown is rare: letters go first.
        case 0x21...0x29, 0x2B...0x5E, 0x60...0x7E:
          line[count] = byte
          count += 1
        default:
          let hidden = hiddenLength(bytes, at: index)
          if hidden > 0 {
            index += hidden
            continue
          }
          line[count] = byte
          count += 1
        }
        index += 1
      }
      return body(line[..<count])
    }
  }

  private static let ellipsis = "…".utf8

  /// The words with an ellipsis behind them, for which `withLine` leaves room.
  private static func withEllipsis(_ words: Line) -> Line {
    let base = words.base
    for (index, byte) in ellipsis.enumerated() { base[words.endIndex + index] = byte }
    return base[words.startIndex..<words.endIndex + ellipsis.count]
  }

  /// The bytes of what is not shown: marks of emphasis, control characters, turns of direction; 0 of a
  /// character that is shown, such as an underscore in `2026_03_05`. Of ASCII it is asked for what is not.
  private static func hiddenLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if byte < 0x80 {
      let isBetweenDigits = index > 0 && 0x30...0x39 ~= bytes[index - 1] && 0x30...0x39 ~= next
      return byte == UInt8(ascii: "_") && isBetweenDigits ? 0 : 1
    }
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (byte, next) {
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
    case 0xE2: return [0x93, 0x94].contains(generalPunctuation(words) ?? 0) ? 3 : nil
    case 0xEF: return words.starts(with: "\u{FFFD}".utf8) ? 3 : nil
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
    while let first = words.first, isMarkBefore(first) { words = words.dropFirst() }
    while let last = words.last, isMarkBehind(last) { words = words.dropLast() }
    while let last = generalPunctuation(words), [0x93, 0x94, 0x98, 0x9C].contains(last) {
      words = words.dropFirst(3)
    }
    return words
  }

  private static func isMarkBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isMarkBehind(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "-"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// The last byte of the dash or quotation mark from U+2000 to U+203F that `words` begin with: 0x93
  /// and 0x94 of the dashes, 0x98 and 0x9C of the opening quotation marks.
  private static func generalPunctuation(_ words: Line) -> UInt8? {
    guard words.count >= 3, words[words.startIndex] == 0xE2, words[words.startIndex + 1] == 0x80
    else { return nil }
    return words[words.startIndex + 2]
  }
}
