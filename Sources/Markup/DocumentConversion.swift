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
  package private(set) var faults: [String] = []

  private let bytes: any DocumentBytes
  private let converter: MarkupConverter
  private let parser: any DocumentParser
  /// What has been read already, to learn what the document says of itself.
  private var head: [UInt8]
  private var isDone = false

  /// A conversion of the document that `bytes` gives.
  ///
  /// - Throws: If its beginning cannot be read, or no parser for it is installed.
  package init(_ bytes: any DocumentBytes, as format: Format) throws(BookFault) {
    self.bytes = bytes
    head = try bytes.next()
    converter = MarkupConverter()
    var guide: [(type: String, address: String)] = []
    let facts: DocumentFacts
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
      guard let html = HTMLParser(converter) else { throw .noBook(HTMLParser.absence) }
      parser = html
    }
    if format != .fictionBook { guide = [("bodymatter", MarkupConverter.mainAnchor)] }
    tables = BookTables(title: facts.bookTitle, language: facts.language, guide: guide)
    converter.beginUnit("", beginsPage: false)
  }

  package var fraction: Double { isDone ? 1 : bytes.fraction }

  package func step() -> [UInt8]? {
    guard !isDone else { return nil }
    do throws(BookFault) {
      let part = head.isEmpty ? try bytes.next() : head
      head = []
      try parser.read(part)
      if part.isEmpty { finish() }
    } catch {
      faults.append(error.cause)
      finish()
    }
    let batch = converter.takeBatch()
    tables.add(batch, addresses: converter.addresses, languages: converter.languages)
    return batch.bytes
  }

  private func finish() {
    converter.endUnit()
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
    var fault: Fault?
    bytes.withUnsafeBytes { part in
      do throws(Fault) { try parse(part, isLast: part.isEmpty) } catch { fault = error }
    }
    if let fault {
      throw .noBook("no XML in line \(fault.line) (\(fault.reason)); what comes before it is here")
    }
  }
}
