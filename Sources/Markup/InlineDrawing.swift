/// A drawing in the midst of a document: where it is, and its bytes as a file by itself.
package struct InlineDrawing: Equatable, Sendable {
  /// The path of the document in the book; empty for a document by itself.
  package var document: String
  /// Which of its elements `svg` it is, from 1, in the order in which they begin.
  package var number: Int
  /// Whether it is in HTML that stands in a document of Markdown.
  private var isInMarkdown: Bool

  /// What stands before the number of a drawing in Markdown.
  private static let markdown = "markdown-"

  /// The drawing with this number in a document.
  init(in document: String, number: Int, isInMarkdown: Bool = false) {
    (self.document, self.number, self.isInMarkdown) = (document, number, isInMarkdown)
  }

  /// The drawing that a picture's path names; `nil` if that is the path of a file.
  package init?(path: String) {
    guard path.hasSuffix(".svg"), let sign = path.lastIndex(of: "#") else { return nil }
    let name = path[path.index(after: sign)...].dropLast(4)
    let isInMarkdown = name.hasPrefix(Self.markdown)
    guard let number = Int(isInMarkdown ? name.dropFirst(Self.markdown.count) : name), number > 0
    else { return nil }
    self.init(in: String(path[..<sign]), number: number, isInMarkdown: isInMarkdown)
  }

  /// What it is called as a picture: the path of no file.
  var path: String { "\(document)#\(isInMarkdown ? Self.markdown : "")\(number).svg" }

  /// Its bytes in those of its document, as a file of SVG; `nil` if it is not there.
  ///
  /// Of a document of XML they stay as they are; what is read as HTML is written anew. Elements of other
  /// drawings in the document that it names come with it, and so do style sheets if it has classes.
  ///
  /// - Parameter styleSheet: Gives the text of the style sheet at a path of the book.
  package func bytes(
    in document: [UInt8], styleSheet: (String) -> String? = { _ in nil }
  ) -> [UInt8]? {
    let (cut, sources) = isInMarkdown ? (nil, []) : cut(from: document)
    let (reader, isXML) = read(document)
    let keepsBytes = cut != nil && (reader.drawing == nil || isXML && reader.isProper)
    guard var file = keepsBytes ? cut : reader.drawing.map({ DrawingFile($0) }) else { return nil }
    if !reader.definitions.isEmpty { file.add(definitions: Array(reader.definitions.values)) }
    let needsVariables = !reader.names.usedVariables.isEmpty || file.text.contains("var(--")
    guard !sources.isEmpty, file.text.contains("class=") || needsVariables else {
      if needsVariables { file.settleVariables(by: "") }
      return Array(file.text.utf8)
    }
    let styles = styles(of: sources, in: document, styleSheet)
    if file.text.contains("class=") { file.add(styles: styles) }
    if file.text.contains("var(--") { file.settleVariables(by: styles) }
    return Array(file.text.utf8)
  }

  /// How often a document is read for what the definitions of a drawing name in their turn.
  private static let mostReadings = 4

  /// Reads a document for the drawing and for what it names; whether that is XML.
  private func read(_ document: [UInt8]) -> (DrawingReader, isXML: Bool) {
    var wanted: Set<String> = []
    var reader = DrawingReader(number: number)
    var isXML = false
    for _ in 0..<Self.mostReadings {
      isXML = !isInMarkdown && (try? XMLParser.parse(document, encoding: "UTF-8", reader)) != nil
      if !isXML || reader.drawing == nil {
        isXML = false
        reader = DrawingReader(number: number, wanted: wanted)
        readHTML(document, reader)
      }
      let missing = reader.names.missing.subtracting(wanted)
      guard !missing.isEmpty else { break }
      wanted.formUnion(missing)
      reader = DrawingReader(number: number, wanted: wanted)
    }
    return (reader, isXML)
  }

  private func readHTML(_ document: [UInt8], _ reader: DrawingReader) {
    guard !isInMarkdown else { return MarkdownConversion.tellHTML(in: document, to: reader) }
    let parser = HTMLParser(reader)
    parser?.read(document)
    parser?.read([])
  }

  /// Its bytes as they are in the document, and where that says how things look before it.
  private func cut(from document: [UInt8]) -> (DrawingFile?, [StyleSource]) {
    var scan = TagScan(document)
    var styles: [StyleSource] = []
    var (begun, depth, start, tagEnd) = (0, 0, 0, 0)
    while let tag = scan.next() {
      if begun < number, let style = StyleSource(tag, in: document) { styles.append(style) }
      guard tag.name == "svg" else { continue }
      if tag.isEnd {
        depth -= depth > 0 ? 1 : 0
      } else {
        begun += 1
        if begun == number { (start, tagEnd) = (tag.range.lowerBound, tag.nameEnd) }
        if begun >= number, !tag.isEmpty { depth += 1 }
      }
      if begun >= number, depth == 0 {
        let file = Self.file(
          Array(document[start..<tagEnd]), rest: document[tagEnd..<tag.range.upperBound])
        return (DrawingFile(file), styles)
      }
    }
    return (nil, styles)
  }

  /// The bytes of the style sheets that a drawing is given, at most.
  private static let mostStyles = 256 << 10

  /// The style sheets of a document.
  private func styles(
    of sources: [StyleSource], in document: [UInt8], _ styleSheet: (String) -> String?
  ) -> String {
    var styles = ""
    for source in sources {
      let text =
        switch source {
        case .words(let range): String(decoding: document[range], as: UTF8.self)
        case .file(let address): styleSheet(BookPath.resolve(address, in: self.document).path)
        }
      guard let text, styles.utf8.count + text.utf8.count <= Self.mostStyles else { continue }
      styles += text + "\n"
    }
    for sign in ["<![CDATA[", "]]>", "<!--", "-->"] { styles = styles.replacing(sign, with: "") }
    return styles
  }

  /// The namespaces that a document may say instead of its drawing.
  private static let namespaces = [
    ("svg", "http://www.w3.org/2000/svg"), ("xlink", "http://www.w3.org/1999/xlink"),
    ("epub", "http://www.idpf.org/2007/ops"), ("ev", "http://www.w3.org/2001/xml-events"),
    ("inkscape", "inkscape"), ("sodipodi", "sodipodi"), ("rdf", "rdf"), ("cc", "cc"), ("dc", "dc"),
  ]

  /// A file of a drawing that begins with `head`, as `<svg`, and goes on with `rest`.
  private static func file(_ head: [UInt8], rest: ArraySlice<UInt8>) -> String {
    let text = characters(String(decoding: rest, as: UTF8.self))
    let tag = text.prefix { $0 != ">" }
    var said = ""
    let name = String(decoding: head, as: UTF8.self)
    if !name.contains(":"), !tag.contains("xmlns=") {
      said += " xmlns=\"http://www.w3.org/2000/svg\""
    }
    for (prefix, address) in namespaces where !text.contains("xmlns:\(prefix)=") {
      guard (name + text).contains("\(prefix):") else { continue }
      said += " xmlns:\(prefix)=\"\(address)\""
    }
    return name + said + text
  }

  /// Words in which characters stand for the names that HTML has for them, and XML has not.
  private static func characters(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[sign...]
      let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let isName = rest.dropFirst(1 + name.count).first == ";" && !name.isEmpty
      if isName, !["amp", "lt", "gt", "quot", "apos"].contains(name) {
        result += CharacterEntity.xml(String(name))
        rest = rest.dropFirst(name.count + 2)
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

/// Where a document says how what is in it looks.
private enum StyleSource {
  /// In an element of its own, at these bytes.
  case words(Range<Int>)
  /// In a file of the book.
  case file(String)

  /// What a tag in `document` says of it; `nil` if that is nothing.
  init?(_ tag: TagScan.Tag, in document: [UInt8]) {
    guard !tag.isEnd else { return nil }
    if tag.name == "style", !tag.isEmpty {
      let start = tag.range.upperBound
      let end = document[start...].firstRange(of: Array("</".utf8))?.lowerBound ?? document.endIndex
      self = .words(start..<end)
    } else if tag.name == "link" {
      let words = String(decoding: document[tag.range], as: UTF8.self)
      guard words.lowercased().contains("stylesheet"),
        let name = words.firstRange(of: "href="),
        let quote = words[name.upperBound...].first, quote == "\"" || quote == "'"
      else { return nil }
      self = .file(String(words[name.upperBound...].dropFirst().prefix { $0 != quote }))
    } else {
      return nil
    }
  }
}
