import Formats

/// What a file in a folder is taken for, by its name.
package enum NamedKind: Equatable, Sendable {
  /// A text.
  case text
  /// A page of HTML: a book if it is the only one of its folder, and else most likely one of very many.
  case page
  /// A book of a format that the program does not read.
  case unreadable(format: String)
  /// No book.
  case other

  /// Files of these names are looked at in folders, and those without an ending.
  private static let texts: Set<String> = [
    "txt", "text", "md", "markdown", "mdx", "rst", "org", "adoc", "asc", "utf8", "utf-8", "epub",
    "cbz",
    "fb2",
  ]

  /// Compressed files, which are read at once.
  private static let compressions: Set<String> = ["gz", "xz", "zst", "bz2"]

  private static let pages: Set<String> = ["html", "htm", "xhtml"]

  /// Formats that are books, but none that can be read yet.
  private static let formats = [
    "kfx": "Kindle", "lit": "Microsoft Reader", "chm": "compiled HTML",
  ]
  /// What formats are called that other programs turn into texts.
  private static let outsideFormats: [(format: OutsideFormat, name: String)] = [
    (.word, "Word"), (.openDocument, "OpenDocument"), (.richText, "RTF"), (.oldWord, "Word"),
    (.kindle, "Kindle"), (.pdf, "PDF"), (.postScript, "PostScript"), (.djvu, "DjVu"),
    (.rarComic, "comic book"), (.sevenZipComic, "comic book"),
  ]

  /// What a file called `name` is taken for.
  package init(_ name: String) {
    if name.lowercased().hasSuffix(".fb2.zip") {
      self = .text
      return
    }
    guard let ending = Self.ending(of: name) else {
      self = .text
      return
    }
    if Self.compressions.contains(ending) {
      // What is in it is told by its name, and only if that has an ending: an archive has another.
      let inner = String(name.dropLast(ending.utf8.count + 1))
      self = Self.ending(of: inner) == nil ? .other : NamedKind(inner)
      return
    }
    if let format = OutsideFormat(ending: ending) {
      let name = Self.outsideFormats.first { $0.format == format }?.name
      self = format.program == nil ? .unreadable(format: name ?? ending) : .text
      return
    }
    self =
      Self.formats[ending].map { .unreadable(format: $0) }
      ?? (Self.texts.contains(ending) ? .text : Self.pages.contains(ending) ? .page : .other)
  }

  /// What a name ends with, or the name of what is compressed under it if that is a page.
  static func innerEnding(of name: String) -> String? {
    guard let last = ending(of: name), compressions.contains(last) else { return ending(of: name) }
    let inner = ending(of: String(name.dropLast(last.utf8.count + 1))) ?? last
    return pages.contains(inner) ? inner : last
  }

  /// What a name ends with, in small letters; nil if it has no ending.
  static func ending(of name: String) -> String? {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? parts.last?.lowercased() : nil
  }
}
