/// What a book is called, and who wrote it.
package struct BookTitle: Equatable, Sendable {
  /// The title.
  package var title: String
  /// The author, where known.
  package var author: String?

  /// A book called `title`.
  package init(title: String, author: String? = nil) {
    self.title = title
    self.author = author
  }

  /// The bytes at a text's beginning in which its title is looked for.
  package static let searchedLength = 4 << 10

  /// The title of a text: what a Project Gutenberg header names, else a short first line that
  /// stands alone, else the name of the file.
  ///
  /// - Parameter beginning: At most the first `searchedLength` bytes of the text.
  package init(beginning: [UInt8], fileName: String) {
    // Bytes, not characters: this stands before the first paint.
    let lines = beginning.split(
      maxSplits: 200, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }
    ).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    var title: String?
    var author: String?
    for line in lines {
      if title == nil { title = Self.value(of: "Title:", in: line) }
      if author == nil { author = Self.value(of: "Author:", in: line) }
      if line.starts(with: "***".utf8) { break }
    }
    if let title {
      self.init(title: title, author: author)
    } else {
      self.init(
        title: Self.firstLine(standingAloneIn: lines) ?? Self.withoutExtension(fileName),
        author: nil)
    }
  }

  /// The longest first line that is taken for a title, in bytes.
  private static let longestFirstLine = 80

  /// The first line with something on it, where it is short, a blank line follows and it is no
  /// sentence.
  private static func firstLine(standingAloneIn lines: [ArraySlice<UInt8>]) -> String? {
    guard let index = lines.firstIndex(where: { !isBlank($0) }), index + 1 < lines.count - 1,
      isBlank(lines[index + 1]), lines[index].count <= longestFirstLine,
      // A control character or a bad byte is no part of a title.
      let title = String(validating: lines[index], as: UTF8.self),
      title.utf8.allSatisfy({ $0 >= 0x20 })
    else { return nil }
    let words = title.drop { $0 == " " || $0 == "#" || $0 == "=" }
    guard let first = words.first, first.isLetter || first.isNumber, let last = words.last,
      !".:;,!?{}".contains(last)
    else { return nil }
    return String(words)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 }
  }

  private static func value(of field: StaticString, in line: ArraySlice<UInt8>) -> String? {
    let length = field.utf8CodeUnitCount
    guard line.count > length,
      line.starts(with: UnsafeBufferPointer(start: field.utf8Start, count: length))
    else { return nil }
    let value = line.dropFirst(length).drop { $0 == 0x20 }
    return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
  }

  private static func withoutExtension(_ name: String) -> String {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.distance(from: dot, to: name.endIndex) <= 6
    else { return name }
    return String(name[..<dot])
  }
}
