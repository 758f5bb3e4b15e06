/// A way to get a book from a catalog.
///
/// Source: OPDS Catalog 1.2, section 5.4.1, and OPDS 2.0, section 5.
package struct CatalogFile: Hashable, Sendable {
  /// What is asked of who takes it.
  package enum Terms: String, Hashable, Sendable {
    /// Nothing.
    case free
    /// Money.
    case purchase
    /// To give it back.
    case loan
    /// To subscribe.
    case subscription
    /// Nothing, for a part of the book.
    case sample
  }

  /// Where it is.
  package var address: String
  /// What it is.
  package var mediaType: MediaType
  /// What is asked for it.
  package var terms: Terms
  /// What the catalog calls it; empty if it says no more than the type.
  package var title: String
  /// Its length in bytes, where the catalog says it.
  package var length: Int?

  /// A way to get a book.
  package init(
    address: String, mediaType: MediaType, terms: Terms = .free, title: String = "",
    length: Int? = nil
  ) {
    self.address = address
    self.mediaType = mediaType
    self.terms = terms
    self.title = title
    self.length = length
  }

  /// Whether it can be had at once, and read.
  package var isReadable: Bool {
    mediaType.isReadable && (terms == .free || terms == .sample)
  }

  /// The lower, the sooner it is taken: whole books before parts, EPUB before plain text, that in UTF-8
  /// before other encodings, then text with marks in it, FictionBook, and HTML.
  var rank: Int {
    (terms == .sample ? 16 : 0) + 2 * mediaType.rank + (mediaType.charset == "utf-8" ? 0 : 1)
  }
}

/// The type of a file: `text/plain; charset=utf-8` (RFC 9110, section 8.3.1).
package struct MediaType: Hashable, Sendable {
  /// The type and subtype in small letters, without parameters: `text/plain`.
  package let essence: String
  /// The encoding that is named, in small letters.
  package let charset: String?

  /// The type that `text` names.
  package init(_ text: String) {
    let parts = text.lowercased().split(separator: ";").map { $0.trimmed }
    essence = parts.first ?? ""
    charset =
      parts.dropFirst().first { $0.hasPrefix("charset=") }?
      .dropFirst("charset=".count).filter { $0 != "\"" }
  }

  /// Whether the program can show such a file.
  package var isReadable: Bool { ending != nil }

  /// What the name of such a file ends with; nil if the program cannot show it.
  package var ending: String? {
    switch essence {
    case "application/epub+zip": "epub"
    case "text/plain": "txt"
    case "application/x-fictionbook+xml", "application/x-fictionbook", "application/fb2",
      "application/fb2+xml", "text/fb2+xml":
      "fb2"
    case "application/fb2+zip", "application/x-zip-compressed-fb2": "fb2.zip"
    case "text/html", "application/xhtml+xml": "html"
    case "application/x-mobipocket-ebook": "mobi"
    case "application/vnd.amazon.ebook", "application/vnd.amazon.mobi8-ebook": "azw3"
    case "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx"
    case "application/vnd.oasis.opendocument.text": "odt"
    case "application/rtf", "text/rtf": "rtf"
    case "application/msword": "doc"
    case "application/pdf": "pdf"
    case "image/vnd.djvu", "image/x-djvu": "djvu"
    case "application/vnd.comicbook+zip", "application/x-cbz": "cbz"
    case "application/vnd.comicbook-rar", "application/x-cbr": "cbr"
    case "application/x-cb7": "cb7"
    case "text/markdown", "text/x-markdown", "text/x-web-markdown": "md"
    case "text/x-rst", "text/prs.fallenstein.rst": "rst"
    case "text/org", "text/x-org": "org"
    case "text/asciidoc", "text/x-asciidoc": "adoc"
    default: nil
    }
  }

  /// The lower, the sooner a file of this type is taken: the richest that is sure to be a whole book.
  fileprivate var rank: Int {
    switch ending {
    case "epub": 0
    case "txt": 1
    case "fb2", "fb2.zip": 3
    case "html": 4
    case "mobi", "azw3", "docx", "odt", "rtf", "doc": 5
    case "pdf", "djvu": 6
    case "cbz", "cbr", "cb7": 7
    default: 2
    }
  }

  /// Whether it is a page of the web: what a server sends that has something else to say.
  package var isWebPage: Bool { essence == "text/html" || essence == "application/xhtml+xml" }

  /// What readers call it: `EPUB`, `plain text`.
  package var name: String {
    switch essence {
    case "text/plain": "plain text"
    case "text/html", "application/xhtml+xml": "HTML"
    case "application/epub+zip": "EPUB"
    case "application/pdf": "PDF"
    case "application/x-mobipocket-ebook", "application/vnd.amazon.ebook",
      "application/vnd.amazon.mobi8-ebook":
      "Kindle"
    case "application/rtf", "text/rtf": "RTF"
    case "application/msword",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document":
      "Word"
    case "application/vnd.oasis.opendocument.text": "OpenDocument"
    case "application/zip": "ZIP"
    case "text/markdown", "text/x-markdown", "text/x-web-markdown": "Markdown"
    case "text/x-rst", "text/prs.fallenstein.rst": "reStructuredText"
    case "text/org", "text/x-org": "Org"
    case "text/asciidoc", "text/x-asciidoc": "AsciiDoc"
    case "image/vnd.djvu", "image/x-djvu": "DjVu"
    case "application/x-fictionbook+xml", "application/x-fictionbook", "application/fb2",
      "application/fb2+xml", "text/fb2+xml", "application/fb2+zip",
      "application/x-zip-compressed-fb2":
      "FictionBook"
    case "application/x-cbz", "application/vnd.comicbook+zip", "application/vnd.comicbook-rar",
      "application/x-cbr", "application/x-cb7":
      "comic"
    case "application/x-ms-reader": "Microsoft Reader"
    case "": "of no type"
    default: essence
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text with each run of white space as one space, and none at its ends.
  var spaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
