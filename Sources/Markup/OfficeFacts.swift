package import Books

// What documents of word processors say of themselves, which the programs that convert them leave out.

extension DocumentFacts {
  /// The bytes of the largest file of such a document that is read.
  private static let largest = 4 << 20

  /// What the document of Word (`.docx`) in `archive` says of itself.
  package init(ofWord archive: any BookArchive) {
    if let root = Self.root("docProps/core.xml", archive) {
      self.init(title: root.child("title"), author: root.child("creator"))
      language = Self.words(of: root.child("language"))
    } else {
      self.init()
    }
    if language == nil, let styles = Self.root("word/styles.xml", archive) {
      language = styles.descendants("lang").first?.attributes["w:val"]
    }
  }

  /// What the OpenDocument text in `archive` says of itself.
  package init(ofOpenDocument archive: any BookArchive) {
    if let meta = Self.root("meta.xml", archive)?.child("meta") {
      self.init(
        title: meta.child("title"), author: meta.child("initial-creator") ?? meta.child("creator"))
      language = Self.words(of: meta.child("language"))
    } else {
      self.init()
    }
    guard language == nil, let styles = Self.root("styles.xml", archive) else { return }
    for style in styles.descendants("text-properties") {
      guard let tag = style.attributes["fo:language"], tag != "none", tag != "zxx" else { continue }
      let country = style.attributes["fo:country"] ?? "none"
      language = country == "none" ? tag : "\(tag)-\(country)"
      return
    }
  }

  /// What a document of Word 2003 that begins with `bytes` says of itself.
  package init(ofWordXML bytes: [UInt8]) {
    self.init()
    // More of it is not looked at: its pictures are in it.
    guard let start = bytes.firstRange(of: Array("<o:DocumentProperties".utf8))?.lowerBound,
      let end = bytes[start...].firstRange(of: Array("</o:DocumentProperties>".utf8))?.upperBound,
      let root = XMLTree.root(of: Array(bytes[start..<end]))
    else { return }
    title = Self.words(of: root.child("Title"))
    author = Self.words(of: root.child("Author")).map { Self.list(ofAuthors: $0) }
  }

  /// What a document of RTF that begins with `bytes` says of itself: `{\info{\title …}{\author …}}`.
  package init(ofRichText bytes: [UInt8]) {
    self.init()
    title = Self.value(of: "title", inRichText: bytes)
    author = Self.value(of: "author", inRichText: bytes).map { Self.list(ofAuthors: $0) }
  }

  /// What a document of PostScript that begins with `bytes` says of itself: `%%Title: (Words)`.
  package init(ofPostScript bytes: [UInt8]) {
    self.init()
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let mark = "%%Title:"
    guard let line = lines.first(where: { $0.hasPrefix(mark) }) else { return }
    let words = line.dropFirst(mark.count).trimmed
    // Without parentheses it is mostly the name of a file.
    guard words.hasPrefix("("), words.hasSuffix(")"), words.contains(" ") else { return }
    title = String(words.dropFirst().dropLast())
  }

  private init(title: XMLNode?, author: XMLNode?) {
    self.init()
    self.title = Self.words(of: title)
    self.author = Self.words(of: author).map { Self.list(ofAuthors: $0) }
  }

  /// Authors as they are listed here: Word parts them with semicolons, calibre with `&`.
  package static func list(ofAuthors words: String) -> String {
    words.replacing("; ", with: ", ").replacing(" & ", with: ", ")
  }

  /// The title and the author, either of which may be missing; `nil` if both are.
  package var known: BookTitle? {
    title == nil && author == nil ? nil : BookTitle(title: title ?? "", author: author)
  }

  /// These facts, and where they say nothing, what `other` says.
  func filled(from other: DocumentFacts?) -> DocumentFacts {
    guard let other else { return self }
    var facts = self
    facts.title = title ?? other.title
    facts.author = author.map { Self.list(ofAuthors: $0) } ?? other.author
    facts.language = language ?? other.language
    return facts
  }

  private static func root(_ path: String, _ archive: any BookArchive) -> XMLNode? {
    guard let bytes = try? archive.bytes(of: path, limit: largest) else { return nil }
    return XMLTree.root(of: bytes)
  }

  private static func words(of node: XMLNode?) -> String? {
    node.flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  private static func value(of name: String, inRichText bytes: [UInt8]) -> String? {
    guard let start = bytes.firstRange(of: Array("{\\\(name) ".utf8))?.upperBound else {
      return nil
    }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[start...].prefix(1000)
    while let byte = rest.popFirst(), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "{") {
      guard byte == UInt8(ascii: "\\") else {
        if byte >= 0x20 { scalars.append(Unicode.Scalar(byte)) }
        continue
      }
      if rest.first == UInt8(ascii: "'") {
        // Windows-1252 is Latin 1 but for a few signs.
        let digits = rest.dropFirst().prefix(2)
        rest = rest.dropFirst(3)
        if let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
          scalars.append(Unicode.Scalar(code))
        }
      } else if rest.first == UInt8(ascii: "u") {
        let number = rest.dropFirst().prefix { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 }
        rest = rest.dropFirst(number.count + 1)
        // A sign for programs that know no Unicode stands behind the number.
        rest = rest.dropFirst(rest.starts(with: #"\'"#.utf8) ? 4 : 1)
        let code = Int(String(decoding: number, as: UTF8.self)).map { $0 < 0 ? $0 + 65536 : $0 }
        if let scalar = code.flatMap({ Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) }) {
          scalars.append(scalar)
        }
      }
    }
    let words = String(scalars).trimmed
    return words.isEmpty ? nil : words
  }
}
