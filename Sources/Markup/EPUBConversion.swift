/// The work of turning an EPUB into a text, document by document.
///
/// A document that is no XML is read anew as HTML, as browsers do, and goes on where the words stopped. A
/// picture in the reading order is a page, and what is neither is passed over.
package final class EPUBConversion: BookConversion {
  /// The bytes of the longest text; what comes behind them is left out.
  private static let longestText = 1 << 30

  private let archive: any BookArchive
  private let spine: [PackageDocument.Item]
  /// The documents that the contents lead to, each of which begins a page.
  private let beginnings: Set<String>
  /// What the contents call pictures that they lead to.
  private let titles: [String: String]
  private let converter: MarkupConverter
  package let tables: BookTables
  private var index = 0
  private var parser: (any DocumentParser)?
  private var start: MarkupConverter.Checkpoint?
  /// Whether nothing of the document that was begun has been looked at.
  private var isAtStart = false
  /// Whether the page that a picture makes has just ended.
  private var isBehindPicture = false
  private var handedOut = HandedOut()
  private var done = 0
  /// The bytes of all documents, as the archive says.
  private let total: Int
  /// What is to be traced in the documents, if anything.
  private let wish: PathTracer.Wish?
  /// What traces the document that was begun last.
  private(set) var tracer: PathTracer?

  /// A conversion of the EPUB whose files are in `archive`.
  package convenience init(_ archive: any BookArchive) throws(BookFault) {
    try self.init(archive, unit: nil, tracing: nil)
  }

  /// A conversion of the whole EPUB, or of the document with the number `unit` alone, with what is to be
  /// traced on the way.
  init(_ archive: any BookArchive, unit: Int?, tracing wish: PathTracer.Wish?) throws(BookFault) {
    let book = try EPUB(archive)
    self.archive = archive
    self.wish = wish
    tables = BookTables(
      title: book.package.bookTitle, language: book.package.language,
      metadata: book.package.metadata,
      navigation: book.navigation, guide: book.package.guide)
    spine = unit.map { Array(book.package.spine[$0...$0]) } ?? book.package.spine
    total = spine.reduce(0) {
      $0 &+ ($1.kind == .document ? archive.length(of: $1.path) ?? 0 : 0)
    }
    beginnings = Set(book.navigation.contents.map { String($0.address.prefix { $0 != "#" }) })
    let pictures = Set(spine.lazy.filter { $0.kind == .picture }.map(\.path))
    titles = Dictionary(
      book.navigation.contents.lazy.filter { pictures.contains($0.address) }
        .map { ($0.address, $0.title) }, uniquingKeysWith: { first, _ in first })
    var sheets: [String: String] = [:]
    converter = MarkupConverter { path in
      if let known = sheets[path] { return known }
      let bytes = try? archive.bytes(of: path, limit: 1 << 20)
      let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
      sheets[path] = text
      return text
    }
    converter.imageHead = { archive.head(of: $0, count: $1) }
    for remark in book.remarks { tables.note(remark) }
  }

  /// The paths of the documents, in reading order.
  var paths: [String] { spine.map(\.path) }

  /// The part of the documents' bytes that has been converted, from 0 to 1.
  package var fraction: Double { total > 0 ? min(Double(done) / Double(total), 1) : 1 }

  /// Converts a piece more.
  ///
  /// - Returns: The text that is new, of which the tables know; `nil` at the end.
  package func step() -> [UInt8]? {
    guard index < spine.count else { return nil }
    do throws(BookFault) {
      if parser == nil { try beginUnit() }
      let bytes = try archive.next()
      if spine[index].kind == .document { done += bytes.count }
      if try isShown(beginningWith: bytes), try read(bytes) { endUnit() }
    } catch {
      tables.note(BookRemark(spine[index].path, error.cause(inItself: true), isLoss: true))
      // What came before may still wait in a parser of HTML.
      if let parser, !(parser is XMLParser) { try? parser.read([]) }
      endUnit()
    }
    let batch = handedOut.new(in: converter.takeBatch())
    tables.add(batch, addresses: converter.addresses, languages: converter.languages)
    if batch.end > Self.longestText { leaveRest() }
    return batch.bytes
  }

  private func beginUnit() throws(BookFault) {
    let path = spine[index].path
    converter.beginUnit(path, beginsPage: isBehindPicture || beginnings.contains(path))
    isBehindPicture = false
    handedOut.beginUnit()
    start = converter.checkpoint
    guard let length = archive.length(of: path) else { throw .missing(path) }
    guard length <= EPUB.largestUnit else { throw .tooLarge(path) }
    try archive.begin(path)
    parser = XMLParser(handler())
    isAtStart = true
  }

  /// Whether the document is to be read: not so if its first bytes, or its type if they do not say, are
  /// those of a picture, which is shown, or of something else, which is passed over.
  private func isShown(beginningWith bytes: [UInt8]) throws(BookFault) -> Bool {
    guard isAtStart else { return true }
    isAtStart = false
    let item = spine[index]
    let isMarkup = bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
    switch SpineKind(beginning: bytes) ?? (isMarkup ? .document : item.kind) {
    case .document: return true
    case .picture:
      addPicture(item.path)
      isBehindPicture = true
    case .foreign:
      let what =
        item.kind == .foreign ? "\(item.type) is no text" : "it is no text, though the book says so"
      tables.note(BookRemark(item.path, "\(what); it was left out", isLoss: false))
    }
    endUnit()
    return false
  }

  /// Writes a page with a picture of the book, called as the contents call it.
  private func addPicture(_ path: String) {
    let source = ("src", BookPath.source(of: path))
    let name = titles[path] ?? "picture"
    let isReadable = converter.picture(Attributes([source])) != nil
    let format = ComicConversion.otherFormat(of: path).map { " (\($0))" } ?? ""
    let words = isReadable ? name : "\(name), which cannot be shown\(format)"
    converter.begin("img", Attributes([source, ("alt", words)]))
    converter.end()
  }

  /// What hears of a document from its beginning.
  private func handler() -> any MarkupHandler {
    tracer = wish.map { PathTracer(converter, $0) }
    return tracer ?? converter
  }

  /// Reads the next bytes of the document; whether it has ended.
  private func read(_ bytes: [UInt8]) throws(BookFault) -> Bool {
    guard let xml = parser as? XMLParser else {
      try parser?.read(bytes)
      return bytes.isEmpty
    }
    guard let fault = xml.fault(in: bytes) else { return bytes.isEmpty }
    try readAsHTML(since: fault)
    return false
  }

  /// Begins to read the document anew, as HTML.
  private func readAsHTML(since fault: XMLParser.Fault) throws(BookFault) {
    let path = spine[index].path
    guard let start, let html = HTMLParser(handler()) else {
      throw .noBook(fault.sentence)
    }
    try archive.begin(path)
    converter.goBack(to: start)
    handedOut.repeatUnit()
    parser = html
    tables.note(BookRemark(path, fault.sentenceOfHTML, isLoss: false))
  }

  private func endUnit() {
    converter.endUnit()
    parser = nil
    index += 1
  }

  private func leaveRest() {
    guard index < spine.count else { return }
    tables.note(BookRemark(spine[index].path, "the text is longer than 1 GB", isLoss: true))
    if parser != nil { endUnit() }
    index = spine.count
  }
}
