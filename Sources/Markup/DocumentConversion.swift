import Books

/// The work of turning a document of one file, of XML or HTML, into a text.
package final class DocumentConversion: BookConversion {
  /// What kind of document it is.
  package enum Format: Sendable {
    case fictionBook
    case html
    case xhtml
  }

  package let tables: BookTables

  private let bytes: any DocumentBytes
  private let converter: MarkupConverter
  private var parser: any DocumentParser
  private let start: MarkupConverter.Checkpoint
  private var handedOut = HandedOut()
  private let format: Format
  /// The part of the document that had been converted when it was begun anew.
  private var reached = 0.0
  /// The style sheets that are read, at most.
  private static let mostSheets = 16
  /// What has been read already, to learn what the document says of itself.
  private var head: [UInt8]
  private var isDone = false

  /// A conversion of the document that `bytes` gives.
  ///
  /// - Parameter resolve: Makes an address of the document a whole one; `nil` for a document that stands
  ///   by itself.
  /// - Parameter original: What is known of the document that this one was made of.
  /// - Parameter imageHead: Gives the first bytes of a picture beside the document, at most so many.
  /// - Parameter sheet: Gives the style sheet at a path from the document's folder, and the file as it
  ///   was found there; `nil` if no sheets are read.
  /// - Throws: If its beginning cannot be read, or no parser for it is installed.
  package init(
    _ bytes: any DocumentBytes, as format: Format, resolve: ((String) -> String)? = nil,
    original: DocumentFacts? = nil,
    imageHead: ((_ path: String, _ count: Int) -> [UInt8]?)? = nil,
    sheet: ((_ path: String) -> (text: String?, file: NeighbourFile))? = nil
  ) throws(BookFault) {
    self.bytes = bytes
    self.format = format
    head = try bytes.next()
    converter = MarkupConverter()
    converter.resolve = resolve
    converter.imageHead = imageHead
    converter.isConverted = original != nil
    var facts: DocumentFacts
    switch format {
    case .fictionBook:
      // Descriptions are short, but pictures of the cover may stand before other files' texts.
      facts = DocumentFacts(ofFictionBook: head)
      parser = XMLParser(FictionBookReader(converter), encoding: "UTF-8")
    case .xhtml:
      facts = DocumentFacts(ofHTML: head)
      parser = XMLParser(converter, encoding: "UTF-8")
    case .html:
      facts = DocumentFacts(ofHTML: head)
      guard let html = HTMLAhead(converter) else { throw .noBook(HTMLParser.absence) }
      parser = html
    }
    facts = facts.filled(from: original)
    let isPage = format != .fictionBook && original == nil
    tables = BookTables(
      title: facts.bookTitle, language: facts.language,
      metadata: facts.metadata(of: format == .fictionBook ? "FictionBook" : "HTML"),
      mainParts: isPage ? MainPart.addresses : [])
    if isPage { converter.mainPart = MainPart() }
    if let sheet { Self.readSheets(sheet, into: converter, tables) }
    converter.beginUnit("", beginsPage: false)
    start = converter.checkpoint
  }

  /// Has the converter read the style sheets beside the document, each once.
  private static func readSheets(
    _ sheet: @escaping (String) -> (text: String?, file: NeighbourFile),
    into converter: MarkupConverter, _ tables: BookTables
  ) {
    var known: [String: String] = [:]
    converter.hasSheetsOfPages = true
    converter.styleSheet = { path in
      if let text = known[path] { return text }
      guard known.count < mostSheets else { return nil }
      let (text, file) = sheet(path)
      known[path] = text ?? ""
      tables.note(file)
      return text
    }
  }

  package var fraction: Double { isDone ? 1 : max(bytes.fraction, reached) }

  package func step() -> [UInt8]? {
    guard !isDone else { return nil }
    do throws(BookFault) {
      let part = head.isEmpty ? try bytes.next() : head
      head = []
      let reader = parser
      try read(part)
      if part.isEmpty, parser === reader { finish() }
    } catch {
      tables.note(BookRemark("", error.cause, isLoss: true))
      // What came before may still wait in a parser of HTML.
      if !(parser is XMLParser) { try? parser.read([]) }
      finish()
    }
    let batch = handedOut.new(in: converter.takeBatch())
    tables.add(batch, addresses: converter.addresses, languages: converter.languages)
    return batch.bytes
  }

  private func read(_ part: [UInt8]) throws(BookFault) {
    guard let xml = parser as? XMLParser else { return try parser.read(part) }
    guard let fault = xml.fault(in: part) else { return }
    if format == .fictionBook {
      try readAnew(by: LenientXMLParser(FictionBookReader(converter)))
      let words = fault.isCut ? fault.sentenceOfEnd : fault.sentenceOfRescue
      tables.note(BookRemark("", words, isLoss: fault.isCut))
    } else {
      guard let html = HTMLParser(converter) else { throw .noBook(fault.sentence) }
      try readAnew(by: html)
      tables.note(BookRemark("", fault.sentenceOfHTML, isLoss: false))
    }
  }

  /// Begins to read the document anew.
  private func readAnew(by parser: any DocumentParser) throws(BookFault) {
    reached = fraction
    try bytes.restart()
    converter.goBack(to: start)
    handedOut.repeatUnit()
    self.parser = parser
  }

  private func finish() {
    converter.endUnit()
    for remark in converter.pictures.remarks { tables.note(remark) }
    isDone = true
  }
}

/// A parser that is given a document piece by piece.
protocol DocumentParser: AnyObject {
  /// Reads the next bytes; none end the document.
  func read(_ bytes: [UInt8]) throws(BookFault)
}

extension XMLParser: DocumentParser {
  func read(_ bytes: [UInt8]) throws(BookFault) {
    if let fault = fault(in: bytes) { throw .noBook(fault.sentence) }
  }

  /// Reads the next bytes; none end the document. What is no XML in them, if anything.
  func fault(in bytes: [UInt8]) -> Fault? {
    bytes.withUnsafeBytes { part in
      do throws(Fault) {
        try parse(part, isLast: part.isEmpty)
        return nil
      } catch {
        return error
      }
    }
  }
}
