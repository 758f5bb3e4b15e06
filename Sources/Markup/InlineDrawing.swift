/// A drawing in the midst of a document: where it is, and its bytes as a file by itself.
package struct InlineDrawing: Equatable, Sendable {
  /// The path of the document in the book; empty for a document by itself.
  package var document: String
  /// Which of its elements `svg` it is, from 1, in the order in which they begin.
  package var number: Int

  /// The drawing with this number in a document.
  init(in document: String, number: Int) {
    (self.document, self.number) = (document, number)
  }

  /// The drawing that a picture's path names; `nil` if that is the path of a file.
  package init?(path: String) {
    guard path.hasSuffix(".svg"), let sign = path.lastIndex(of: "#"),
      let number = Int(path[path.index(after: sign)...].dropLast(4)), number > 0
    else { return nil }
    self.init(in: String(path[..<sign]), number: number)
  }

  /// What it is called as a picture: the path of no file.
  var path: String { "\(document)#\(number).svg" }

  /// The bytes of the style sheets that a drawing is given, at most.
  private static let mostStyles = 256 << 10

  /// Its bytes in those of its document, as a file of SVG; `nil` if it is not there.
  ///
  /// - Parameter styleSheet: Gives the text of the style sheet at a path of the book.
  package func bytes(
    in document: [UInt8], styleSheet: (String) -> String? = { _ in nil }
  ) -> [UInt8]? {
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
        return styled(file, by: styles, in: document, styleSheet)
      }
    }
    return nil
  }

  /// The file of a drawing with the style sheets of its document, if it has classes that they may know.
  private func styled(
    _ file: String, by sources: [StyleSource], in document: [UInt8],
    _ styleSheet: (String) -> String?
  ) -> [UInt8] {
    guard !sources.isEmpty, file.contains("class="), file.hasPrefix("<svg "),
      let end = file.firstIndex(of: ">"), file[..<end].last != "/"
    else { return Array(file.utf8) }
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
    let start = file.index(after: end)
    return Array("\(file[..<start])<style><![CDATA[\(styles)]]></style>\(file[start...])".utf8)
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
        result += CharacterEntity.text(String(name))
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

/// The tags of a document of XML or HTML, one after the other, told by their bytes alone.
struct TagScan {
  /// A tag.
  struct Tag {
    /// Its bytes, with both brackets.
    var range: Range<Int>
    /// The name without a prefix, in lower case.
    var name: String
    /// Where the name ends.
    var nameEnd: Int
    /// Whether it ends an element, or begins one with nothing in it.
    var isEnd: Bool, isEmpty: Bool
  }

  /// The tags at most that nothing ends: of more, each would be looked for to the end of the document.
  private static let mostOpen = 64

  private let bytes: [UInt8]
  private var at = 0
  private var openTags = 0

  /// The tags in `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; what stands in comments, scripts and style sheets is none.
  mutating func next() -> Tag? {
    while openTags < Self.mostOpen, let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      if begins("<!--", at: start) {
        at = end(of: "-->", from: start + 4)
      } else if begins("<![CDATA[", at: start) {
        at = end(of: "]]>", from: start + 9)
      } else if let tag = tag(at: start) {
        at = tag.range.upperBound
        if !tag.isEnd, !tag.isEmpty, tag.name == "script" || tag.name == "style" {
          at = self.start(of: "</", tag.name, from: at)
        }
        return tag
      } else {
        at = start + 1
      }
    }
    return nil
  }

  private mutating func tag(at start: Int) -> Tag? {
    var index = start + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
    guard index > nameStart else { return nil }
    let nameEnd = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    guard index < bytes.count else {
      openTags += 1
      return nil
    }
    guard bytes[index] == UInt8(ascii: ">") else { return nil }
    let name = bytes[nameStart..<nameEnd].split(separator: UInt8(ascii: ":")).last ?? []
    return Tag(
      range: start..<index + 1, name: String(decoding: name, as: UTF8.self).lowercased(),
      nameEnd: nameEnd, isEnd: isEnd, isEmpty: bytes[index - 1] == UInt8(ascii: "/"))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte >= 0x80 || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private func begins(_ words: String, at start: Int) -> Bool {
    bytes[start...].starts(with: words.utf8)
  }

  /// Where `words` end that come next; the end of all if they do not come.
  private func end(of words: String, from start: Int) -> Int {
    var index = min(start, bytes.count)
    let first = words.utf8.first ?? 0
    while let found = bytes[index...].firstIndex(of: first) {
      if begins(words, at: found) { return found + words.utf8.count }
      index = found + 1
    }
    return bytes.count
  }

  /// Where the tag begins that ends the element `name`.
  private func start(of sign: String, _ name: String, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let found = end(of: sign, from: index)
      guard found < bytes.count else { break }
      let letters = bytes[found...].prefix(name.utf8.count)
      if String(decoding: letters, as: UTF8.self).lowercased() == name { return found - 2 }
      index = found
    }
    return bytes.count
  }
}
