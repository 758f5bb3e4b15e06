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

  /// The title that a Project Gutenberg header in `beginning` names, or one made from the name of
  /// the file.
  package init(beginning: [UInt8], fileName: String) {
    var title: String?
    var author: String?
    // Bytes, not characters: this stands before the first paint.
    for line in beginning.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if title == nil { title = Self.value(of: "Title:", in: line) }
      if author == nil { author = Self.value(of: "Author:", in: line) }
      if line.starts(with: "***".utf8) { break }
    }
    self.init(title: title ?? Self.withoutExtension(fileName), author: title == nil ? nil : author)
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
