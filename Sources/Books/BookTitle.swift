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
    let text = String(decoding: beginning, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      if title == nil { title = Self.value(of: "Title:", in: line) }
      if author == nil { author = Self.value(of: "Author:", in: line) }
      if line.hasPrefix("***") { break }
    }
    self.init(title: title ?? Self.withoutExtension(fileName), author: title == nil ? nil : author)
  }

  private static func value(of field: String, in line: Substring) -> String? {
    guard line.hasPrefix(field) else { return nil }
    let value = line.dropFirst(field.count).drop { $0 == " " }
    return value.isEmpty ? nil : String(value)
  }

  private static func withoutExtension(_ name: String) -> String {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.distance(from: dot, to: name.endIndex) <= 6
    else { return name }
    return String(name[..<dot])
  }
}
