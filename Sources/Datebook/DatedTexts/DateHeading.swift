/// The printed date of an entry, as a list shows it.
enum DateHeading {
  /// The words of `bytes` on one line, without emphasis, brackets around all, and marks at its ends.
  static func words(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: trimmed(line(bytes)[...]), as: UTF8.self)
  }

  /// The first words of an entry, of the bytes behind its date: whole words, without the marks that
  /// part them from the date.
  ///
  /// - Parameter isCut: Whether the entry goes on behind the bytes.
  static func opening(_ bytes: UnsafeRawBufferPointer, isCut: Bool) -> String {
    var line = line(bytes)[...]
    // The last word may be cut.
    if isCut, let end = line.lastIndex(of: 0x20) { line = line[..<end] }
    var words = String(decoding: line, as: UTF8.self)[...]
    while let first = words.first, " .,:;)]—–-\u{FFFD}".contains(first) { words.removeFirst() }
    while words.last == " " { words.removeLast() }
    return isCut ? words + "…" : String(words)
  }

  /// The bytes on one line, as they are shown.
  private static func line(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var words: [UInt8] = []
    words.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let hidden = hiddenLength(bytes, at: index)
      if hidden > 0 {
        index += hidden
        continue
      }
      index += 1
      if byte > 0x20 {
        words.append(byte)
      } else if let last = words.last, last != 0x20 {
        words.append(0x20)
      }
    }
    return words
  }

  /// The bytes of what is not shown: marks of emphasis, control characters, turns of direction.
  private static func hiddenLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (bytes[index], next) {
    case (UInt8(ascii: "_"), _), (UInt8(ascii: "*"), _), (0x7F, _): return 1
    case (0x20, _), (0x09...0x0D, _): return 0
    case (0..<0x20, _): return 1
    case (0xC2, 0x80..<0xA0), (0xC2, 0xAD): return 2
    case (0xE2, 0x80) where 0xAA...0xAE ~= third: return 3
    case (0xE2, 0x81) where 0xA6...0xA9 ~= third: return 3
    default: return 0
    }
  }

  private static func trimmed(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var words = words
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
