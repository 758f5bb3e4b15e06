/// What a book is called, and who wrote it.
package struct BookTitle: Equatable, Sendable {
  /// The title.
  package var title: String
  /// The author, where known.
  package var author: String?

  /// A book called `title`: the words as one line of plain text.
  package init(title: String, author: String? = nil) {
    self.title = SingleLine.of(title)
    self.author = author.map(SingleLine.of).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The bytes at a text's beginning in which its title is looked for.
  package static let searchedLength = 4 << 10

  /// The title and author of a text: what a Project Gutenberg header names, else a short first line
  /// that stands alone and the line that says by whom it is, else the name of the file.
  ///
  /// - Parameter beginning: At most the first `searchedLength` bytes of the text.
  package init(beginning: [UInt8], fileName: String) {
    // Bytes, not characters: this stands before the first paint.
    let lines = beginning.split(
      maxSplits: 200, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }
    ).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    if let named = TitleHeader.fields(in: lines) ?? TitleHeader.heading(in: lines) {
      self = named
    } else if let page = TitlePage(lines) {
      self.init(title: page.title, author: page.author)
    } else {
      self.init(title: Self.title(ofFile: fileName))
    }
  }

  /// What a file is called without its extension, with spaces where underscores stand for them.
  private static func title(ofFile name: String) -> String {
    let name = withoutExtension(name)
    guard name.utf8.contains(0x5F), !name.utf8.contains(0x20), name.utf8.first != 0x5F else {
      return name
    }
    return String(name.map { $0 == "_" ? " " : $0 })
  }

  private static func withoutExtension(_ name: String) -> String {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.distance(from: dot, to: name.endIndex) <= 6
    else { return name }
    return String(name[..<dot])
  }
}

/// The first lines of a text, where they are a title and who wrote it.
private struct TitlePage {
  /// The longest line that is taken for a title or an author, in bytes.
  private static let longestLine = 80

  let title: String
  private(set) var author: String?

  /// The title page at the beginning of `lines`: a first line that is short and no sentence, behind
  /// which a blank one follows, or the author and then a blank one.
  init?(_ lines: [ArraySlice<UInt8>]) {
    guard let first = lines.firstIndex(where: { !Self.isBlank($0) }), first + 1 < lines.count - 1,
      let title = Self.title(lines[first])
    else { return nil }
    let isAlone = Self.isBlank(lines[first + 1])
    var next = first + 1
    while next < lines.count, next < first + 6, Self.isBlank(lines[next]) { next += 1 }
    author = next < lines.count ? Self.author(at: next, in: lines) : nil
    if !isAlone, author == nil { return nil }
    self.title = title
  }

  /// What is written in `line`, where that may be a title.
  private static func title(_ line: ArraySlice<UInt8>) -> String? {
    guard let line = words(in: line) else { return nil }
    let words = line.drop { $0 == " " || $0 == "#" || $0 == "=" }
    guard let first = words.first, first.isLetter || first.isNumber, let last = words.last,
      !".:;,!?{}".contains(last)
    else { return nil }
    return String(words)
  }

  /// Whom the line at `index`, or the one behind it, says that the text is by.
  private static func author(at index: Int, in lines: [ArraySlice<UInt8>]) -> String? {
    let line = lines[index].drop { $0 == 0x20 }
    guard line.count >= 2, line.prefix(2).elementsEqual("by".utf8, by: { $0 | 0x20 == $1 }) else {
      return nil
    }
    let rest = line.dropFirst(2)
    if isBlank(rest) {
      let next = lines[(index + 1)...].firstIndex { !isBlank($0) }
      return next.flatMap { name(lines[$0]) }
    }
    guard rest.first == 0x20 else { return nil }
    // The name ends its paragraph: what goes on is a sentence that begins with "by".
    guard index + 1 >= lines.count || isBlank(lines[index + 1]) else { return nil }
    return name(rest)
  }

  private static func name(_ line: ArraySlice<UInt8>) -> String? {
    guard let line = words(in: line) else { return nil }
    let words = line.drop { $0 == " " }
    guard let first = words.first, first.isUppercase || first.isLetter && !first.isLowercase,
      let last = words.last, !":;!?{}".contains(last)
    else { return nil }
    return String(words)
  }

  /// A short line without what is no part of a name: control characters and bad bytes.
  private static func words(in line: ArraySlice<UInt8>) -> String? {
    var line = line
    while line.last == 0x20 { line.removeLast() }
    guard !line.isEmpty, line.count <= longestLine, line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return nil }
    return String(validating: line, as: UTF8.self)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 }
  }
}
