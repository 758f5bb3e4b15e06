import Books
import CMarkdown
import Glibc

/// The work of turning a document of Markdown into a text: CommonMark with GitHub's tables,
/// strikethrough, task lists and footnotes.
package final class MarkdownConversion: BookConversion {
  /// The bytes of text that are converted before they are handed out.
  private static let enough = 64 << 10
  /// The bytes of the largest document.
  package static let largest = 64 << 20
  /// The bytes at least that are parsed at once.
  package static let part = 64 << 10
  private static let unit = ""

  package let tables: BookTables

  let converter = MarkupConverter()
  private let parser: MarkdownParser
  /// What is read next.
  private var place = cmarkdown_step()
  private var isDone = false
  private var slugs: [String: Int] = [:]

  /// The elements whose tags stand within lines, and have not ended.
  var inlines = InlineElements()

  private var drawings = DrawingFinder()
  private var noteNumber = 0
  /// The column of the next cell in its row, from 0.
  private var column = 0
  /// Whether the document begins with its title.
  private var hasTitle = false

  /// A conversion of the document in `bytes`.
  ///
  /// - Parameters:
  ///   - imageHead: Gives the first bytes of a picture beside the document, at most so many.
  ///   - part: The bytes at least that are parsed at once.
  package init(
    _ bytes: [UInt8], imageHead: ((_ path: String, _ count: Int) -> [UInt8]?)? = nil,
    part: Int = MarkdownConversion.part
  ) throws(BookFault) {
    guard bytes.count <= Self.largest else { throw .tooLarge("document") }
    let matter = FrontMatter(bytes)
    var facts = matter.facts
    let source = bytes[matter.length...].dropFirst(
      Self.lengthOfImports(in: bytes[matter.length...]))
    parser = MarkdownParser(MarkdownDialect.respelled(source).map { $0[...] } ?? source, part: part)
    if let document = parser.document {
      let root = cmarkdown_root(document)
      place.node = root
      // A heading that the document begins with is its title.
      if let first = cmark_node_first_child(root),
        cmark_node_get_type(first) == CMARK_NODE_HEADING
      {
        let words = Self.words(of: first, in: document)
        hasTitle = cmark_node_get_heading_level(first) == 1 || words == facts.title
        facts.title = facts.title ?? words
      }
    }
    tables = BookTables(
      title: facts.bookTitle, language: facts.language, metadata: facts.metadata(of: "Markdown"))
    converter.imageHead = imageHead
    converter.isMarkdown = true
    converter.beginUnit(Self.unit, beginsPage: false)
    if !hasTitle, let title = matter.facts.title { write(title: title) }
  }

  /// Writes the title that stands before the document alone, as makers of sites do.
  private func write(title: String) {
    converter.begin("h1", Attributes())
    readCharacters(title)
    converter.end()
  }

  /// The bytes of the lines that a document begins with which are of its program: `import Tabs from '…';`.
  private static func lengthOfImports(in bytes: ArraySlice<UInt8>) -> Int {
    var rest = bytes
    var length = 0
    while true {
      let line = rest.prefix { $0 != 0x0A }
      let words = String(decoding: line.prefix(300), as: UTF8.self).trimmed
      let isImport =
        words.hasPrefix("import ") && (words.contains(" from '") || words.contains(" from \""))
      guard isImport || words.isEmpty, line.endIndex < bytes.endIndex else { return length }
      rest = rest[line.endIndex...].dropFirst()
      if isImport { length = rest.startIndex - bytes.startIndex }
    }
  }

  package var fraction: Double { isDone ? 1 : parser.fraction }

  package func step() -> [UInt8]? {
    guard !isDone else { return nil }
    while converter.readyCount < Self.enough, let document = parser.document {
      if let node = place.node {
        read(node, isBeginning: !place.is_end, document)
        place = cmarkdown_next(place, cmarkdown_root(document))
      } else if parser.advance(), let next = parser.document {
        place = cmarkdown_step(node: cmarkdown_root(next), is_end: false)
        drawings = DrawingFinder()
      } else {
        break
      }
    }
    if place.node == nil, parser.isAtEnd {
      converter.endUnit()
      for remark in converter.pictures.remarks { tables.note(remark) }
      isDone = true
    }
    let batch = converter.takeBatch()
    tables.add(batch, addresses: converter.addresses, languages: converter.languages)
    return batch.bytes
  }
}

// MARK: - Nodes

extension MarkdownConversion {
  private func read(_ node: OpaquePointer, isBeginning: Bool, _ document: OpaquePointer) {
    func literal() -> String { String(cString: cmarkdown_literal(document, node)) }
    if !isBeginning, inlines.last != nil { endInlines(in: node) }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: readCharacters(cmarkdown_literal(document, node))
    case CMARK_NODE_SOFTBREAK: converter.characters(" ")
    case CMARK_NODE_PARAGRAPH: readParagraph(node, isBeginning)
    case CMARK_NODE_LINK:
      element(
        "a", isBeginning,
        isBeginning ? [("href", String(cString: cmarkdown_url(document, node)))] : [])
    case CMARK_NODE_CODE:
      converter.begin("code", Attributes())
      readCharacters(cmarkdown_literal(document, node))
      converter.end()
    case CMARK_NODE_LIST: readList(node, isBeginning)
    case CMARK_NODE_ITEM: readItem(node, isBeginning)
    case CMARK_NODE_EMPH: element("em", isBeginning)
    case CMARK_NODE_STRONG: element("strong", isBeginning)
    case CMARK_NODE_HEADING: readHeading(node, isBeginning, document)
    case CMARK_NODE_CODE_BLOCK:
      converter.begin("pre", Attributes())
      readCharacters(cmarkdown_literal(document, node))
      converter.end()
    case CMARK_NODE_BLOCK_QUOTE: element("blockquote", isBeginning)
    case CMARK_NODE_DOCUMENT: break
    case CMARK_NODE_HTML_BLOCK: readHTML(literal())
    case CMARK_NODE_HTML_INLINE:
      if !readDrawing(node, document) { readTag(literal(), at: node) }
    case CMARK_NODE_THEMATIC_BREAK: whole("hr") { _ in }
    case CMARK_NODE_LINEBREAK: whole("br") { _ in }
    case CMARK_NODE_IMAGE: if isBeginning { readImage(node, document) }
    case CMARK_NODE_FOOTNOTE_DEFINITION: readNote(node, isBeginning)
    case CMARK_NODE_FOOTNOTE_REFERENCE: if isBeginning { readReference(literal()) }
    default: readExtension(node, isBeginning)
    }
  }

  private func readExtension(_ node: OpaquePointer, _ isBeginning: Bool) {
    switch cmarkdown_kind_of(node) {
    case CMARKDOWN_TABLE: element("table", isBeginning)
    case CMARKDOWN_ROW, CMARKDOWN_HEADER_ROW:
      column = 0
      element("tr", isBeginning)
    case CMARKDOWN_CELL:
      guard isBeginning else { return converter.end() }
      let alignment = alignment(ofCell: node)
      element(Self.namesColumn(node) ? "th" : "td", true, alignment.map { [("align", $0)] } ?? [])
    case CMARKDOWN_STRIKETHROUGH: element("s", isBeginning)
    default: break
    }
  }

  private func element(
    _ name: String, _ isBeginning: Bool, _ attributes: [(name: String, value: String)] = []
  ) {
    if isBeginning { converter.begin(name, Attributes(attributes)) } else { converter.end() }
  }

  func whole(_ name: String, _ attributes: Attributes) {
    converter.begin(name, attributes)
    converter.end()
  }

  func whole(
    _ name: String, _ attributes: [(name: String, value: String)] = [],
    _ body: (MarkupConverter) -> Void
  ) {
    converter.begin(name, Attributes(attributes))
    body(converter)
    converter.end()
  }

  /// Reads characters that end with a NUL.
  private func readCharacters(_ text: UnsafePointer<CChar>) {
    let count = strlen(text)
    // It is UTF-8: the parser replaces what is none.
    text.withMemoryRebound(to: UInt8.self, capacity: count) {
      converter.characters(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Paragraphs of a tight list stand right below one another.
  private func readParagraph(_ node: OpaquePointer, _ isBeginning: Bool) {
    let list = cmark_node_parent(node).flatMap { cmark_node_parent($0) }
    let isTight =
      list.map { cmark_node_get_type($0) == CMARK_NODE_LIST && cmark_node_get_list_tight($0) != 0 }
      ?? false
    element(isTight ? "span" : "p", isBeginning)
  }

  /// Reads a block of HTML as a document of HTML is read, or its words alone without the parser of that.
  private func readHTML(_ html: String) {
    let words = PlainHTML.words(of: html)
    guard !words.isEmpty || PlainHTML.hasImage(html) || PlainHTML.hasDrawing(html) else { return }
    whole("section") { converter in
      if let parser = HTMLParser(converter) {
        parser.read(Array(html.utf8))
        parser.read([])
      } else if !words.isEmpty {
        whole("p") { $0.characters(words) }
      }
    }
  }

  /// Reads a drawing within a line that begins at `node`; whether there is one.
  private func readDrawing(_ node: OpaquePointer, _ document: OpaquePointer) -> Bool {
    guard let found = drawings.drawing(at: node, in: document) else { return false }
    HTMLParser.read(found.html, to: DrawingsOnly(converter))
    (place.node, place.is_end) = (found.last, true)
    return true
  }

  private func readHeading(
    _ node: OpaquePointer, _ isBeginning: Bool, _ document: OpaquePointer
  ) {
    let level = min(max(Int(cmark_node_get_heading_level(node)), 1), 6)
    guard isBeginning else { return converter.end() }
    converter.begin(
      "h\(level)", Attributes([("id", slug(of: Self.words(of: node, in: document)))]))
  }

  /// The id of a heading in ASCII; `nil` for any other.
  private static func plainSlug(of words: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.utf8.count)
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: " "): bytes.append(UInt8(ascii: "-"))
      case 0x80...: return nil
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The id that GitHub gives a heading: its words in lower case with hyphens between them.
  private func slug(of words: String) -> String {
    let slug =
      Self.plainSlug(of: words)
      ?? String(
        words.lowercased().compactMap { character -> Character? in
          guard let byte = character.asciiValue else {
            return character.isLetter || character.isNumber ? character : nil
          }
          return switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            character
          case UInt8(ascii: "-"), UInt8(ascii: "_"): character
          case UInt8(ascii: " "): "-"
          default: nil
          }
        })
    let count = slugs[slug, default: 0]
    slugs[slug] = count + 1
    return count == 0 ? slug : "\(slug)-\(count)"
  }

  /// The words in a node.
  static func words(of node: OpaquePointer, in document: OpaquePointer) -> String {
    var words = ""
    var step = cmarkdown_step(node: node, is_end: false)
    while let inner = step.node {
      let type = cmark_node_get_type(inner)
      if !step.is_end, type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE {
        words += String(cString: cmarkdown_literal(document, inner))
      }
      step = cmarkdown_next(step, node)
    }
    return words
  }

  private func readList(_ node: OpaquePointer, _ isBeginning: Bool) {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else {
      return element("ul", isBeginning)
    }
    element("ol", isBeginning, [("start", "\(cmark_node_get_list_start(node))")])
  }

  /// The item of a task list has a box instead of a marker.
  private func readItem(_ node: OpaquePointer, _ isBeginning: Bool) {
    element("li", isBeginning)
    guard isBeginning, cmarkdown_kind_of(node) == CMARKDOWN_TASK else { return }
    converter.marker = cmark_gfm_extensions_get_tasklist_item_checked(node) ? "☑ " : "☐ "
  }

  /// An image's words are its `alt`, not a part of the line.
  private func readImage(_ node: OpaquePointer, _ document: OpaquePointer) {
    let words = Self.words(of: node, in: document)
    let source = ("src", String(cString: cmarkdown_url(document, node)))
    whole("img", words.isEmpty ? [source] : [source, ("alt", words)]) { _ in }
    place.is_end = true
  }

  private func readReference(_ name: String) {
    whole("sup") { converter in
      converter.begin("a", Attributes([("href", "#fn-\(name)"), ("epub:type", "noteref")]))
      converter.characters(name)
      converter.end()
    }
  }

  private func readNote(_ node: OpaquePointer, _ isBeginning: Bool) {
    guard isBeginning else { return converter.end() }
    noteNumber += 1
    converter.begin(
      "aside", Attributes([("id", "fn-\(noteNumber)"), ("epub:type", "footnote")]))
    converter.marker = "\(noteNumber). "
  }

  /// How the words of the next cell of a row stand in it, as its table says; `nil` if it says nothing.
  private func alignment(ofCell cell: OpaquePointer) -> String? {
    defer { column += 1 }
    guard let table = cmark_node_parent(cell).flatMap({ cmark_node_parent($0) }),
      let alignments = cmark_gfm_extensions_get_table_alignments(table)
    else { return nil }
    guard column < cmark_gfm_extensions_get_table_columns(table) else { return nil }
    switch alignments[column] {
    case UInt8(ascii: "l"): return "left"
    case UInt8(ascii: "c"): return "center"
    case UInt8(ascii: "r"): return "right"
    default: return nil
    }
  }

  /// Whether a cell is in the first row of its table.
  private static func namesColumn(_ cell: OpaquePointer) -> Bool {
    cmark_node_parent(cell).map { cmarkdown_kind_of($0) } == CMARKDOWN_HEADER_ROW
  }
}
