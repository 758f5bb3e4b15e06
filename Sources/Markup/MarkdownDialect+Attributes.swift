import Glibc

// Names and classes that makers of sites write behind headings, links and paragraphs: `{#id}`, `{: .class}`.

extension MarkdownDialect {
  /// The bytes of a list of attributes, at most.
  private static let longestAttributes = 200

  /// Whether lists of attributes may stand anywhere.
  static func mayHaveAttributes(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { text in
      guard let start = text.baseAddress else { return false }
      var index = 0
      while let found = memchr(start + index, Int32(UInt8(ascii: "{")), text.count - index) {
        let place = UnsafeRawPointer(found) - start
        index = place + 1
        if place > 0, text[place - 1] == UInt8(ascii: ")") { return true }
        let next = text[index...].prefix(2).first { $0 != 0x20 }
        if let next, "#:.".utf8.contains(next) { return true }
      }
      return false
    }
  }

  /// The attributes at the end of a heading, or of a line of their own, and the name in those of a heading.
  func attributes(endingLine line: ArraySlice<UInt8>) -> (range: Range<Int>, name: [UInt8]?)? {
    guard line.last == UInt8(ascii: "}"),
      let open = line.suffix(Self.longestAttributes).lastIndex(of: UInt8(ascii: "{")),
      Self.areAttributes(line[open...].dropFirst().dropLast())
    else { return nil }
    let isHeading =
      line.first == UInt8(ascii: "#") && open > line.startIndex && line[open - 1] == 0x20
    guard isHeading || open == line.startIndex else { return nil }
    let name = isHeading ? Self.name(in: line[open...].dropFirst().dropLast()) : nil
    // Signs that end a heading stand before them.
    let words = line[..<open].trimmedEnd
    let end = words.lastIndex { $0 != UInt8(ascii: "#") }.map { $0 + 1 } ?? words.endIndex
    let isClosed = end > words.startIndex && end < words.endIndex && words[end - 1] == 0x20
    let start = isHeading ? (isClosed ? end : words.endIndex) : open
    return (start..<line.endIndex, name)
  }

  /// Where the attributes end that stand right behind a link whose last byte is at `close`; `nil` if there are
  /// none.
  func endOfAttributes(behind close: Int, in line: ArraySlice<UInt8>) -> Int? {
    let open = close + 1
    guard open < line.endIndex, line[open] == UInt8(ascii: "{"),
      let end = line[open...].prefix(Self.longestAttributes).firstIndex(of: UInt8(ascii: "}")),
      Self.areAttributes(line[open..<end].dropFirst())
    else { return nil }
    return end + 1
  }

  /// Whether the words between braces are attributes: names, classes, and values.
  private static func areAttributes(_ words: ArraySlice<UInt8>) -> Bool {
    var words = words.trimmedSpaces
    let isMarked = words.first == UInt8(ascii: ":")
    if isMarked { words = words.dropFirst().trimmedSpaces }
    guard let first = words.first else { return false }
    if "#.".utf8.contains(first) { return words.count > 1 }
    guard let equals = words.firstIndex(of: UInt8(ascii: "=")) else { return isMarked }
    return equals > words.startIndex
      && words[..<equals].allSatisfy { FormulaSign.isLetter($0) || $0 == UInt8(ascii: "-") }
  }

  /// The name in a list of attributes.
  private static func name(in words: ArraySlice<UInt8>) -> [UInt8]? {
    guard let sign = words.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let name = words[(sign + 1)...].prefix {
      FormulaSign.isLetter($0) || 0x30...0x39 ~= $0 || $0 >= 0x80 || "-_.:".utf8.contains($0)
    }
    return name.isEmpty ? nil : Array(name)
  }
}
