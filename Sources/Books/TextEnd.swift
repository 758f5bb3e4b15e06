/// Where a text ends for its reader: before the back matter that a book says it has, or the licence that
/// Project Gutenberg puts behind it.
package enum TextEnd {
  /// How much of the end of a text is looked at, in bytes: licences have some twenty thousand.
  private static let searchedLength = 64 << 10

  private static let beginnings = [
    "*** END OF", "***END OF", "End of the Project Gutenberg", "End of Project Gutenberg",
  ].map { Array($0.utf8) }

  /// The offset behind the last line that belongs to the book; the whole length where no licence and no
  /// back matter follows.
  package static func offset(in text: any TextSource) throws(TextError) -> Int {
    if let end = text.structure?.bodyMatter(of: text.count).upperBound, end < text.count {
      let start = max(end - longestEnding, 0)
      let bytes = try text.bytes(at: start, count: end - start)
      return bytes.lastIndex { $0 > 0x20 }.map { start + $0 + 1 } ?? end
    }
    let start = max(text.count - searchedLength, 0)
    let bytes = try text.bytes(at: start, count: text.count - start)
    guard let line = firstLine(of: bytes) else { return text.count }
    // The blank lines before it are no part of the book either.
    let last = bytes[..<line].lastIndex { $0 > 0x20 }
    return start + (last.map { $0 + 1 } ?? line)
  }

  /// The offset behind the last paragraph before `end` that is more than a line which ends the text, such
  /// as “The End”, a date or a printer's name; `end` where no such line stands there.
  ///
  /// Where paragraphs of one line are usual, only words that end books are such a line.
  package static func body(
    endingAt end: Int, in text: any TextSource
  ) throws(TextError) -> Int {
    let start = max(end - longestEnding, 0)
    let bytes = try text.bytes(at: start, count: end - start)
    var (limit, count) = (bytes.endIndex, 0)
    var behindEnd: Int?
    while count <= mostLines, let last = bytes[..<limit].lastIndex(where: { $0 > 0x20 }) {
      let line = bytes[..<last].lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.startIndex
      let former = bytes[..<line].lastIndex { $0 > 0x20 }
      let isAlone = former.map { bytes[$0..<line].count { $0 == 0x0A } > 1 } ?? false
      guard last - line < longestLine, isAlone, let former else {
        let isBody = last - line >= longestLine || former != nil
        if isBody { return count == 0 ? end : start + limit }
        break
      }
      if count == 0, endsBooks(bytes[line...last]) { behindEnd = start + former + 1 }
      limit = former + 1
      count += 1
    }
    return behindEnd ?? end
  }

  /// Whether a line says that a book ends: `THE END`, `* Finis. *`.
  private static func endsBooks(_ line: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: line, as: UTF8.self).lowercased().split { !$0.isLetter }
    return HeadingWords.neverHead(words.joined(separator: " ")[...])
  }

  /// How much of a text's end can be lines that end it, in bytes, how many they are, and how long one of
  /// them is.
  private static let longestEnding = 512
  private static let mostLines = 3
  private static let longestLine = 80

  /// Where the first line stands that begins as the end of a Gutenberg text does.
  private static func firstLine(of bytes: [UInt8]) -> Int? {
    var line = bytes.startIndex
    while line < bytes.endIndex {
      if let first = bytes[line...].first, first == 0x2A || first == 0x45,
        beginnings.contains(where: { bytes[line...].starts(with: $0) })
      {
        return line
      }
      guard let newline = bytes[line...].firstIndex(of: 0x0A) else { return nil }
      line = newline + 1
    }
    return nil
  }
}
