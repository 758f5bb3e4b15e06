import Files
import Markup

/// The formats of books of markup: what a file is, is told by its content, and by its name only where
/// the content cannot tell.
enum BookFormat: Equatable {
  /// An archive, which may be an EPUB or hold one FictionBook.
  case archive
  case fictionBook
  case html
  case xhtml
  case markdown

  /// The bytes at the beginning in which a format is looked for.
  static let searched = 4 << 10

  /// The format of a file that begins with `head`; `nil` if it is no book of markup.
  ///
  /// - Parameter type: What it is known to be, as a server says.
  init?(
    beginning head: [UInt8], named name: String, type: OpenOptions.DeclaredType? = nil
  ) {
    let head = head.prefix(Self.searched)
    if BinaryKind.isArchive(Array(head)) {
      self = .archive
      return
    }
    let name = name.utf8.suffix(16).map { $0 | 0x20 }
    func ends(_ extensions: [String]) -> Bool {
      extensions.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    // Who calls a file a text wants to read what is in it.
    if type == nil, ends([".txt", ".text", ".log"]) { return nil }
    if let format = Self.markup(head) {
      self = format
    } else if type == .markdown || ends([".md", ".markdown", ".mkd", ".mdown", ".mdx"]) {
      self = .markdown
    } else if type == .page || ends([".html", ".htm", ".xhtml"]), head.contains(0x3C) {
      // A part of a page, which browsers show as well.
      self = .html
    } else {
      return nil
    }
  }

  /// The format that a document says of itself with its first element.
  private static func markup(_ head: ArraySlice<UInt8>) -> BookFormat? {
    // Two bytes a character: only what is ASCII counts here.
    let words = head.filter { $0 != 0 }.drop { $0 != 0x3C && ($0 <= 0x20 || $0 >= 0x80) }
    guard words.first == 0x3C else { return nil }
    let text = String(decoding: words.prefix(2048), as: UTF8.self).lowercased()
    let isXML = text.hasPrefix("<?xml")
    if isXML, text.contains("<fictionbook") { return .fictionBook }
    guard let root = firstElement(of: text[...]) else { return nil }
    if root == "fictionbook" { return .fictionBook }
    guard root == "html" || root == "!doctype html" else { return nil }
    return isXML ? .xhtml : .html
  }

  /// The name of the first element behind declarations and comments.
  private static func firstElement(of text: Substring) -> Substring? {
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      if rest.hasPrefix("!doctype html") { return "!doctype html" }
      guard let first = rest.first else { return nil }
      if first.isLetter { return rest.prefix { $0.isLetter || $0 == "-" } }
      let end =
        rest.hasPrefix("!--") ? rest.firstRange(of: "-->")?.upperBound : rest.firstIndex(of: ">")
      guard let end else { return nil }
      rest = rest[end...]
    }
    return nil
  }

  /// The work of turning a document into a text.
  ///
  /// - Parameter resolve: Makes an address of the document a whole one; `nil` for a document that stands
  ///   by itself.
  /// - Parameter imageHead: Gives the first bytes of a picture beside the document, at most so many.
  /// - Parameter sheet: Gives the style sheet at a path from the document's folder, and the file as it
  ///   was found there; `nil` if no sheets are read.
  func conversion(
    of bytes: TranscodedBytes, resolve: ((String) -> String)? = nil,
    original: DocumentFacts? = nil,
    imageHead: ((_ path: String, _ count: Int) -> [UInt8]?)? = nil,
    sheet: ((_ path: String) -> (text: String?, file: NeighbourFile))? = nil
  ) throws(BookFault) -> any BookConversion {
    switch self {
    case .archive: preconditionFailure("an archive is read from its end")
    case .fictionBook:
      return try DocumentConversion(bytes, as: .fictionBook, imageHead: imageHead)
    case .html:
      return try DocumentConversion(
        bytes, as: .html, resolve: resolve, original: original, imageHead: imageHead,
        sheet: sheet)
    case .xhtml:
      return try DocumentConversion(
        bytes, as: .xhtml, resolve: resolve, original: original, imageHead: imageHead,
        sheet: sheet)
    case .markdown:
      return try markdown(bytes, imageHead)
    }
  }

  private func markdown(
    _ bytes: TranscodedBytes, _ imageHead: ((_ path: String, _ count: Int) -> [UInt8]?)?
  ) throws(BookFault) -> MarkdownConversion {
    let conversion = try MarkdownConversion(
      bytes.rest(limit: MarkdownConversion.largest), imageHead: imageHead)
    if let fault = bytes.fault {
      conversion.tables.note(BookRemark("", fault.cause, isLoss: true))
    }
    return conversion
  }

  /// So many characters of several bytes, and no byte that belongs to none, are in no other encoding.
  private static let fewestSequences = 4

  /// The encoding of a document: the one that was asked for, that it declares, or that is guessed.
  static func encoding(of samples: [Sample], _ options: OpenOptions) -> Encoding {
    let head = samples.first?.bytes ?? []
    let asked = options.encoding ?? (Encoding(markOf: head) == nil ? declared(in: head) : nil)
    // Programs that save a page of the net as UTF-8 leave its declaration as it was.
    let census = ByteCensus(of: samples)
    if options.encoding == nil, asked != nil, census.badBytes == 0, !census.hasShifts,
      census.sequences >= fewestSequences
    {
      return .utf8
    }
    let isUTF8 = asked?.lowercased().replacing("-", with: "") == "utf8"
    // What is written in another encoding was given a new declaration by a program that did not look.
    let lies = options.encoding == nil && isUTF8 && !census.isUTF8
    if !lies, let asked, let encoding = Encoding(named: asked, for: head) { return encoding }
    return (try? Detection.encoding(of: samples, named: "", options: options)) ?? .utf8
  }

  /// The encoding that a document names: `encoding="windows-1251"`, `<meta charset="utf-8">`.
  private static func declared(in head: [UInt8]) -> String? {
    let text = String(decoding: head.prefix(1024), as: UTF8.self).lowercased()
    for mark in ["encoding=", "charset="] {
      guard let place = text.firstRange(of: mark) else { continue }
      let name = text[place.upperBound...].drop { $0 == "\"" || $0 == "'" }
        .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
      if !name.isEmpty { return Encoding.isWide(String(name)) ? nil : String(name) }
    }
    return nil
  }
}
