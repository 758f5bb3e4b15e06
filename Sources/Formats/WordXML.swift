/// A document of Word 2003 in XML, as the files of a document that Word writes today.
///
/// Both have the same elements for paragraphs, runs, tables and fields. Notes and styles stand in the document
/// itself, and links, comments and changes in elements of their own.
enum WordXML {
  /// Whether a file that begins with `head` is one: its first element says so.
  static func begins(_ head: [UInt8]) -> Bool {
    let bytes = head.prefix(4 << 10).drop { $0 != 0x3C && ($0 <= 0x20 || $0 >= 0x80) }
    guard bytes.starts(with: "<?xml".utf8) else { return false }
    let signs = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "<") }
    let first = signs.first { sign in
      !bytes[(sign + 1)...].starts(with: "?".utf8) && !bytes[(sign + 1)...].starts(with: "!".utf8)
    }
    return first.map { bytes[$0...].starts(with: root) } ?? false
  }

  private static let root = Array("<w:wordDocument".utf8)

  /// The files of the document that `text` is; `nil` if it has no body.
  ///
  /// - Parameter stop: Ends it early, with a result that is worth nothing.
  static func files(
    of text: [UInt8], stop: OpeningStop? = nil
  ) -> [(name: String, bytes: [UInt8])]? {
    guard let start = text.place(of: root)?.lowerBound, let tag = XMLTag(text, at: start)
    else { return nil }
    var reader = Reader(text, stop)
    reader.read(from: tag.end)
    guard reader.hasBody else { return nil }
    let head = declaration(before: start, in: text)
    let spaces = namespaces(text[(start + root.count)..<(tag.end - 1)])
    func file(_ element: String, _ content: [UInt8]) -> [UInt8] {
      var file = Array(head)
      file += "<w:\(element)".utf8
      file += spaces
      file += ">".utf8
      file += content
      file += "</w:\(element)>".utf8
      return file
    }
    let body = file("document", reader.body)
    let notes = file("footnotes", reader.notes)
    return [
      ("[Content_Types].xml", Array(types.utf8)),
      ("_rels/.rels", Array(relationships([("officeDocument", "word/document.xml")]).utf8)),
      (
        "word/_rels/document.xml.rels",
        Array(relationships([("styles", "styles.xml"), ("footnotes", "footnotes.xml")]).utf8)
      ),
      ("word/document.xml", WordText.respelled(body, stop: stop) ?? body),
      ("word/footnotes.xml", WordText.respelled(notes, stop: stop) ?? notes),
      ("word/styles.xml", file("styles", reader.styles)),
    ]
  }

  /// The declaration of XML, which says the encoding of all parts.
  private static func declaration(before start: Int, in text: [UInt8]) -> ArraySlice<UInt8> {
    let head = text[..<start].drop { $0 != 0x3C }
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else {
      return []
    }
    return head[...end]
  }

  /// The attributes of the document's element, with the namespace that Word has today.
  private static func namespaces(_ attributes: ArraySlice<UInt8>) -> [UInt8] {
    let former = "http://schemas.microsoft.com/office/word/2003/wordml"
    let today = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    let words = String(decoding: attributes, as: UTF8.self)
    // Another namespace begins like it.
    return Array(
      words.replacing("\"\(former)\"", with: "\"\(today)\"")
        .replacing("'\(former)'", with: "'\(today)'").utf8)
  }

  private static let types = """
    <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default \
    Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
    <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-\
    officedocument.wordprocessingml.document.main+xml"/></Types>
    """

  private static func relationships(_ targets: [(type: String, path: String)]) -> String {
    let space = "http://schemas.openxmlformats.org"
    let all = targets.map { type, path in
      "<Relationship Id=\"\(type)\" "
        + "Type=\"\(space)/officeDocument/2006/relationships/\(type)\" Target=\"\(path)\"/>"
    }
    return "<Relationships xmlns=\"\(space)/package/2006/relationships\">\(all.joined())"
      + "</Relationships>"
  }
}

extension WordXML {
  /// What parts the document into the files.
  private struct Reader {
    /// The prefixes of elements that Word has today as well: others stand around words, and only their tags
    /// are left out.
    private static let known = ["w:", "v:", "o:"]

    private let text: [UInt8]
    private let stop: OpeningStop?
    private(set) var body: [UInt8] = []
    private(set) var notes: [UInt8] = []
    private(set) var styles: [UInt8] = []
    private(set) var hasBody = false
    /// The notes that are open, as far as they are written.
    private var open: [[UInt8]] = []
    private var noteCount = 0
    /// What stands before the paragraph of a list, as it was printed.
    private var marker: ArraySlice<UInt8>?
    private var copied = 0

    init(_ text: [UInt8], _ stop: OpeningStop?) { (self.text, self.stop) = (text, stop) }

    mutating func read(from start: Int) {
      var index = start
      while let (start, tag) = XMLTag.next(in: text, from: index, stop: stop) {
        index = tag.end
        if hasBody {
          read(tag, at: start, &index)
        } else if tag.name == "w:styles", !tag.isEmpty, !tag.isEnd {
          index = XMLTag.end(of: tag.name, in: text, from: tag.end, stop: stop)
          // The element itself is written anew.
          let end = text[..<index].lastIndex(of: UInt8(ascii: "<")) ?? tag.end
          styles = Array(text[tag.end..<max(end, tag.end)])
        } else if tag.name == "w:body", !tag.isEmpty {
          hasBody = true
          copied = start
        } else if ["w:docSuppData", "w:binData", "w:lists"].contains(tag.name), !tag.isEmpty {
          index = XMLTag.end(of: tag.name, in: text, from: tag.end, stop: stop)
        }
        if tag.name == "w:body", tag.isEnd { break }
      }
      copy(to: index)
    }

    private mutating func read(_ tag: XMLTag, at start: Int, _ index: inout Int) {
      switch tag.name {
      case "w:footnote", "w:endnote":
        if tag.isEmpty { return }
        copy(to: start)
        if tag.isEnd { endNote() } else { beginNote() }
        copied = tag.end
      case "w:binData", "w:hdr", "w:ftr":
        leaveOut(tag, at: start, &index)
      case "aml:annotation" where !tag.isEnd && words(start, tag).contains("\"Word.Comment\""):
        leaveOut(tag, at: start, &index)
      case "w:hlink":
        replace(tag, at: start, by: tag.isEnd ? Self.field("end") : link(start, tag))
      case "wx:t":
        if !tag.isEnd { marker = value(of: "wx:val", start, tag) }
        replace(tag, at: start, by: "")
      case "w:pPr" where tag.isEnd:
        guard let marker else { return }
        self.marker = nil
        copy(to: tag.end)
        write(Array("<w:r><w:t xml:space=\"preserve\">".utf8) + marker + " </w:t></w:r>".utf8)
      default:
        if !Self.known.contains(where: tag.name.hasPrefix) { replace(tag, at: start, by: "") }
      }
    }

    private mutating func beginNote() {
      noteCount += 1
      write(Array("<w:footnoteReference w:id=\"\(noteCount)\"/>".utf8))
      open.append(Array("<w:footnote w:id=\"\(noteCount)\">".utf8))
    }

    private mutating func endNote() {
      if let note = open.popLast() { notes += note + "</w:footnote>".utf8 }
    }

    /// The beginning of a link, as a field.
    private func link(_ start: Int, _ tag: XMLTag) -> String {
      guard !tag.isEmpty else { return "" }
      func argument(_ name: String, _ option: String = "") -> String {
        let value = value(of: name, start, tag)
        return value.map { " \(option)\"\(String(decoding: $0, as: UTF8.self))\"" } ?? ""
      }
      let target = argument("w:dest") + argument("w:bookmark", "\\l ")
      return Self.field("begin")
        + "<w:r><w:instrText xml:space=\"preserve\"> HYPERLINK\(target) </w:instrText></w:r>"
        + Self.field("separate")
    }

    private static func field(_ type: String) -> String {
      "<w:r><w:fldChar w:fldCharType=\"\(type)\"/></w:r>"
    }

    private func words(_ start: Int, _ tag: XMLTag) -> String {
      String(decoding: text[start..<tag.end], as: UTF8.self)
    }

    /// The value of an attribute, as it is written.
    private func value(of name: String, _ start: Int, _ tag: XMLTag) -> ArraySlice<UInt8>? {
      let bytes = text[start..<tag.end]
      guard let begin = bytes.firstRange(of: Array(" \(name)=".utf8))?.upperBound,
        begin < bytes.endIndex,
        let end = bytes[(begin + 1)...].firstIndex(of: bytes[begin])
      else { return nil }
      return bytes[(begin + 1)..<end]
    }

    private mutating func leaveOut(_ tag: XMLTag, at start: Int, _ index: inout Int) {
      copy(to: start)
      if !tag.isEmpty, !tag.isEnd {
        index = XMLTag.end(of: tag.name, in: text, from: tag.end, stop: stop)
      }
      copied = index
    }

    private mutating func replace(_ tag: XMLTag, at start: Int, by words: String) {
      copy(to: start)
      write(Array(words.utf8))
      copied = tag.end
    }

    private mutating func copy(to end: Int) {
      guard copied < end, hasBody else { return }
      write(text[copied..<end])
      copied = end
    }

    private mutating func write(_ bytes: some Collection<UInt8>) {
      if open.isEmpty { body += bytes } else { open[open.count - 1] += bytes }
    }
  }
}
