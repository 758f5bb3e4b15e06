/// Where a text ends for its reader, before the licence that Project Gutenberg puts behind it.
package enum TextEnd {
  /// How much of the end of a text is looked at, in bytes: licences have some twenty thousand.
  private static let searchedLength = 64 << 10

  private static let beginnings = [
    "*** END OF", "***END OF", "End of the Project Gutenberg", "End of Project Gutenberg",
  ].map { Array($0.utf8) }

  /// The offset behind the last line that belongs to the book; the whole length where no licence
  /// follows.
  package static func offset(in text: any TextSource) throws(TextError) -> Int {
    let start = max(text.count - searchedLength, 0)
    let bytes = try text.bytes(at: start, count: text.count - start)
    guard let line = firstLine(of: bytes) else { return text.count }
    // The blank lines before it are no part of the book either.
    let last = bytes[..<line].lastIndex { $0 > 0x20 }
    return start + (last.map { $0 + 1 } ?? line)
  }

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
