/// What stands before the first element and the first words of a document of HTML.
///
/// A document that was meant to be XML may declare entities there, in an internal subset. HTML has none:
/// its parsers take the end of the first declaration for that of the subset, and show the rest. And
/// libxml2 takes an end tag there, with nothing open, for the end of the document.
struct HTMLProlog {
  /// The bytes so far; what is behind the prolog may be among them.
  var bytes: [UInt8] = []

  /// Whether all of it has come.
  var isWhole: Bool { parts.isWhole }

  /// The bytes without the internal subset and the end tags.
  var cleaned: [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for range in parts.omitted {
      result += bytes[copied..<range.lowerBound]
      copied = range.upperBound
    }
    return result + bytes[copied...]
  }

  /// What is left out of the prolog, and whether all of it has come.
  private var parts: (omitted: [Range<Int>], isWhole: Bool) {
    var omitted: [Range<Int>] = []
    var (hasType, hasWords) = (false, false)
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      hasWords = hasWords || bytes[index..<start].contains { $0 > 0x20 }
      // Before a document type there may be anything.
      if hasWords, hasType { return (omitted, true) }
      let rest = bytes[(start + 1)...]
      if rest.starts(with: "!--".utf8) {
        guard let end = commentEnd(from: start + 4) else { break }
        index = end
      } else if !hasType, Self.beginsType(rest) {
        guard let mark = mark(from: start), let end = typeEnd(from: mark) else { break }
        if mark < end { omitted.append(mark..<end) }
        (hasType, index) = (true, end + 1)
      } else if let first = rest.first, Self.isLetter(first) {
        return (omitted, true)
      } else if let first = rest.first, "!?/".utf8.contains(first) {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
        let isEndTag = first == UInt8(ascii: "/") && Self.isLetter(bytes[start + 2])
        if isEndTag, !hasWords { omitted.append(start..<end + 1) }
        index = end + 1
      } else {
        index = start + 1
      }
    }
    return (omitted, false)
  }

  private static func beginsType(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.prefix(8).elementsEqual("!doctype".utf8, by: { $0 | 0x20 == $1 | 0x20 })
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Where the `>` is that ends a document type, in which `mark` is the first `>` or `[`.
  private func typeEnd(from mark: Int) -> Int? {
    bytes[mark] == UInt8(ascii: ">") ? mark : subsetEnd(from: mark)
  }

  private func commentEnd(from start: Int) -> Int? {
    var index = start
    while let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
      index = end + 1
      if end >= start + 2, bytes[end - 1] == UInt8(ascii: "-"), bytes[end - 2] == bytes[end - 1] {
        return index
      }
    }
    return nil
  }

  /// The first `>` or `[` behind a place.
  private func mark(from start: Int) -> Int? {
    bytes[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }
  }

  /// Where the `>` is that ends the declaration whose subset begins at `open`.
  private func subsetEnd(from open: Int) -> Int? {
    var index = open
    while let close = bytes[index...].firstIndex(of: UInt8(ascii: "]")) {
      let next = bytes[(close + 1)...].firstIndex { $0 > 0x20 }
      if let next, bytes[next] == UInt8(ascii: ">") { return next }
      index = close + 1
    }
    return nil
  }
}
