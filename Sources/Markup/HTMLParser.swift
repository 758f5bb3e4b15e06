import Books
import CXML

/// A parser of HTML that is given a document piece by piece: libxml2's, which is loaded when the
/// first document is read.
///
/// It reads whatever it is given as browsers do, and loads nothing from outside.
final class HTMLParser: DocumentParser {
  /// What is said if the library is not there.
  static let absence = "it is HTML, and `apt install libxml2` makes that readable"

  private let handler: any MarkupHandler
  private var parser: OpaquePointer?

  /// A parser that tells `handler` of a document; `nil` if libxml2 is not installed.
  init?(_ handler: any MarkupHandler) {
    self.handler = handler
    parser = nil
    let user = Unmanaged.passUnretained(self).toOpaque()
    parser = cxml_open_html(
      user,
      { user, name, list in HTMLParser.of(user).begin(name, list) },
      { user in HTMLParser.of(user).handler.end() },
      { user, text, count in
        guard let text else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: count) {
          HTMLParser.of(user).handler.characters(UnsafeBufferPointer(start: $0, count: count))
        }
      })
    guard parser != nil else { return nil }
  }

  deinit { cxml_close_html(parser) }

  /// The bytes behind the last tag that was read whole.
  private var rest: [UInt8] = []
  /// A longer tag is given to the parser in pieces.
  private static let longestTag = 64 << 10
  /// What has come as long as the first element has not begun; `nil` from then on.
  private var prolog: HTMLProlog? = HTMLProlog()

  /// Reads the next bytes; none end the document.
  ///
  /// The parser is given whole tags: where a quoted value is parted, libxml2 2.9 takes what follows for
  /// the value, and tells of nothing before the document ends.
  func read(_ bytes: [UInt8]) {
    guard var head = prolog else { return readTags(bytes) }
    head.bytes += bytes
    if !bytes.isEmpty, head.bytes.count < Self.longestTag, !head.isWhole {
      prolog = head
      return
    }
    prolog = nil
    if !head.bytes.isEmpty { readTags(head.cleaned) }
    if bytes.isEmpty { readTags([]) }
  }

  private func readTags(_ bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: UInt8(ascii: ">")) else {
      rest += bytes
      if bytes.isEmpty || rest.count > Self.longestTag { feedRest() }
      if bytes.isEmpty { feed([]) }
      return
    }
    if rest.isEmpty {
      feed(bytes[...end])
    } else {
      rest += bytes[...end]
      feedRest()
    }
    rest += bytes[(end + 1)...]
  }

  private func feedRest() {
    if !rest.isEmpty { feed(rest[...]) }
    rest.removeAll(keepingCapacity: true)
  }

  private func feed(_ bytes: ArraySlice<UInt8>) {
    guard let parser else { return }
    let whole = Self.cleaned(bytes)
    // Nothing would end the document.
    if whole?.isEmpty == true { return }
    let respelled = CharacterEntity.respelled(whole.map { $0[...] } ?? bytes) ?? whole
    (respelled.map { $0[...] } ?? bytes).withUnsafeBytes { part in
      cxml_feed_html(parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), part.count)
    }
  }

  /// `html` without what browsers pass over and libxml2 does not; `nil` if there is nothing of it.
  ///
  /// Behind the end tag of the whole document libxml2 reads no further: some files are several, one behind
  /// the other. What begins with `<!` and is neither a comment nor a document type is shown by it, as the
  /// conditions of Word are: `<![if !supportLists]>`.
  private static func cleaned(_ html: ArraySlice<UInt8>) -> [UInt8]? {
    html.withUnsafeBufferPointer { bytes in
      var result: [UInt8] = []
      var copied = 0
      var index = 0
      while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
        index = sign + 1
        guard index < bytes.count else { break }
        guard bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "/"),
          let end = endOfNothing(behind: bytes[index...])
        else { continue }
        result += bytes[copied..<sign]
        (copied, index) = (end + 1, end + 1)
      }
      return copied == 0 ? nil : result + bytes[copied...]
    }
  }

  /// Where a tag ends that shows nothing, given what stands behind its `<`; `nil` if it is another one.
  private static func endOfNothing(behind sign: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let tag = sign.dropFirst()
    if sign.first == UInt8(ascii: "!") { return endOfBogusComment(tag) }
    guard tag.prefix(4).elementsEqual("html".utf8, by: { $0 | 0x20 == $1 }),
      let end = tag.dropFirst(4).firstIndex(where: { $0 > 0x20 }), tag[end] == UInt8(ascii: ">")
    else { return nil }
    return end
  }

  /// Where what stands behind `<!` ends, if browsers take it for a comment that it is not.
  private static func endOfBogusComment(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard !rest.starts(with: "--".utf8), !rest.starts(with: "[CDATA[".utf8),
      !rest.prefix(7).elementsEqual("doctype".utf8, by: { $0 | 0x20 == $1 }),
      let end = rest.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    // The end of a real one around it: `<![endif]-->`.
    return rest[..<end].suffix(2).elementsEqual("--".utf8) ? nil : end
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> HTMLParser {
    guard let user else { preconditionFailure("libxml2 passes on what it was given") }
    return Unmanaged<HTMLParser>.fromOpaque(user).takeUnretainedValue()
  }

  private func begin(
    _ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard let name else { return }
    var attributes = Attributes()
    if var next = list {
      while let attribute = next[0] {
        attributes.add(
          String(cString: attribute), next[1].map { String(cString: $0) } ?? "")
        next += 2
      }
    }
    handler.begin(XMLParser.localName(name), attributes)
  }
}

extension DocumentFacts {
  /// What the head of an HTML document that begins with `bytes` says.
  init(ofHTML bytes: [UInt8]) {
    let reader = HeadReader()
    guard let parser = HTMLParser(reader) else { return }
    var rest = bytes.prefix(64 << 10)
    // What stands in the body says nothing of the document; but words may stand before its head.
    var partsOfBody = 0
    while !rest.isEmpty, partsOfBody < (reader.facts.title == nil ? 2 : 1) {
      parser.read(Array(rest.prefix(4 << 10)))
      if reader.isInBody { partsOfBody += 1 }
      rest = rest.dropFirst(4 << 10)
    }
    parser.read([])
    self = reader.facts
    // What pandoc writes if it knows no title.
    if title == "-" { title = nil }
    guard let words = title else { return }
    let named = BookTitle(ofPage: words)
    title = named.title
    author = author ?? named.author
  }
}

/// Reads what the head of a document says of it.
private final class HeadReader: MarkupHandler {
  var facts = DocumentFacts()
  private var path: [String] = []
  /// Whether the document's own words have begun.
  private(set) var isInBody = false
  /// The titles of the document that have begun: the first counts.
  private var titles = 0
  private var authors: [String] = []

  func begin(_ name: String, _ attributes: Attributes) {
    path.append(name)
    if name == "title", !path.contains("svg") { titles += 1 }
    if name == "body" { isInBody = true }
    if name == "html", let language = attributes["lang", "xml:lang"], !language.isEmpty {
      facts.language = language
    }
    guard name == "meta", let content = attributes["content"], !content.isEmpty else { return }
    switch attributes["name", "property"]?.lowercased() {
    case "author", "dc.creator": addAuthor(content)
    // Often an address.
    case "article:author": facts.author = facts.author ?? content
    case "description", "og:description": facts.description = facts.description ?? content
    default: break
    }
  }

  /// Adds an author behind those who are known.
  private func addAuthor(_ name: String) {
    if !authors.contains(name) { authors.append(name) }
    facts.author = authors.joined(separator: ", ")
  }

  func end() { _ = path.popLast() }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard path.last == "title", titles == 1, !path.contains("svg") else { return }
    facts.title = (facts.title ?? "") + String(decoding: bytes, as: UTF8.self)
  }
}
