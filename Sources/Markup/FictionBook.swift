import Books

/// Turns what a FictionBook (FB2) says into what XHTML would, for the converter.
final class FictionBookReader: MarkupHandler {
  private let converter: MarkupConverter
  /// What is to be done at the end of each open element.
  private var open: [Ending] = []
  /// The number of open sections.
  private var depth = 0
  /// Whether the words are those of a title, and whether it has had a line.
  private var title: (isOpen: Bool, hasLine: Bool) = (false, false)
  /// The number of open elements inside one that is not shown.
  private var hidden = 0
  /// The number of bodies that have begun.
  private var bodies = 0
  /// The code that is open, until it is known whether it has several lines.
  private var code: FictionBookCode?
  /// Whether what was kept of a code is told now.
  private var isReplaying = false
  /// Whether the body is one of notes: a reader comes to these by their marks, not by the contents.
  private var isNotes = false

  private enum Ending {
    /// The converter has that many elements open for it.
    case elements(Int)
    case body
    case section
    case title
    case hidden
  }

  init(_ converter: MarkupConverter) { self.converter = converter }

  func begin(_ name: String, _ attributes: Attributes) {
    guard code == nil else { return addToCode(.begin(name, attributes)) }
    if hidden > 0 || ["description", "binary", "stylesheet"].contains(name) {
      hidden += 1
      return open.append(.hidden)
    }
    var same = Attributes()
    if let id = attributes["id"] { same.add("id", id) }
    if let language = attributes["xml:lang"] { same.add("xml:lang", language) }
    // A code within a code is a part of that: to keep it as well would keep each as often as it is deep.
    if name == "code", !title.isOpen, !isReplaying {
      code = FictionBookCode(same)
      return
    }
    open.append(ending(of: name, attributes, same))
  }

  func end() {
    guard code == nil else { return addToCode(.end) }
    switch open.popLast() {
    case .elements(let count): for _ in 0..<count { converter.end() }
    case .body: converter.end()
    case .section:
      depth -= 1
      converter.end()
    case .title:
      title.isOpen = false
      converter.end()
    case .hidden: hidden -= 1
    case nil: break
    }
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard code == nil else { return addToCode(.characters(Array(bytes))) }
    if hidden == 0 { converter.characters(bytes) }
  }

  /// Keeps an event of the open code, which is told when it ends: as a block if it has several lines.
  private func addToCode(_ event: FictionBookCode.Event) {
    code?.add(event)
    guard let draft = code, draft.isWhole else { return }
    code = nil
    let hasLines = draft.hasLines
    if hasLines { converter.begin("pre", draft.attributes) }
    converter.begin("code", hasLines ? Attributes() : draft.attributes)
    open.append(.elements(hasLines ? 2 : 1))
    isReplaying = true
    defer { isReplaying = false }
    for event in hasLines ? draft.trimmedEvents : draft.events {
      switch event {
      case .begin(let name, let attributes): begin(name, attributes)
      case .end: end()
      case .characters(let bytes): bytes.withUnsafeBufferPointer { characters($0) }
      }
    }
  }

  private func ending(of name: String, _ attributes: Attributes, _ same: Attributes) -> Ending {
    switch name {
    case "body":
      bodies += 1
      // The first is the book's own, whatever it is called.
      isNotes = bodies > 1 && attributes["name"] != nil
      depth = isNotes ? 1 : 0
      converter.begin("section", same)
      return .body
    case "section":
      depth += 1
      converter.begin("section", same)
      return .section
    case "title":
      beginTitle(same)
      return .title
    case "p" where title.isOpen:
      // The paragraphs of a title are its lines.
      if title.hasLine { element("br", Attributes()) }
      title.hasLine = true
      return .elements(0)
    default: return plainEnding(of: name, attributes, same)
    }
  }

  /// Begins a title: of a part of the book, or of a poem or a note, which is no chapter.
  private func beginTitle(_ same: Attributes) {
    title = (true, false)
    let isOfPart =
      switch open.last {
      case .body: true
      case .section: !isNotes
      default: false
      }
    guard !isOfPart else { return converter.begin("h\(min(max(depth + 1, 1), 6))", same) }
    var same = same
    same.add("style", "font-weight: bold")
    converter.begin("p", same)
  }

  private func plainEnding(
    of name: String, _ attributes: Attributes, _ same: Attributes
  ) -> Ending {
    var same = same
    switch name {
    case "epigraph", "cite", "annotation": converter.begin("blockquote", same)
    case "subtitle":
      same.add("style", "text-align: center; font-weight: bold")
      converter.begin("p", same)
    case "text-author":
      same.add("style", "text-align: right")
      converter.begin("p", same)
    case "poem", "stanza":
      same.add("class", name)
      converter.begin("div", same)
    case "v": converter.begin("div", same)
    case "empty-line": converter.breakLine()
    case "emphasis": converter.begin("em", same)
    case "strikethrough": converter.begin("s", same)
    case "a":
      if let href = attributes["l:href", "xlink:href", "href"] { same.add("href", href) }
      if attributes["type"] == "note" { same.add("epub:type", "noteref") }
      converter.begin("a", same)
    case "image":
      if let words = attributes["alt", "title"] { same.add("alt", words) }
      // The id of an element with the picture's bytes.
      if let id = attributes["l:href", "xlink:href", "href"], id.hasPrefix("#") {
        same.add("src", BookPath.source(of: "binary/\(id.dropFirst())"))
      }
      converter.begin("img", same)
    case "FictionBook", "style": return .elements(0)
    default: converter.begin(name, same)
    }
    return .elements(name == "empty-line" ? 0 : 1)
  }

  private func element(_ name: String, _ attributes: Attributes) {
    converter.begin(name, attributes)
    converter.end()
  }
}

extension DocumentFacts {
  /// What the description of a FictionBook that begins with `bytes` says.
  init(ofFictionBook bytes: [UInt8]) {
    let description = XMLTree.rescued(bytes, isBeginning: true).root?.child("description")
    guard let info = description?.child("title-info") else { return }
    identifier = (description?.child("document-info")?.child("id")?.text).flatMap {
      BookIdentifier($0)
    }
    func words(_ name: String) -> String? {
      info.child(name).flatMap { $0.text.isEmpty ? nil : $0.text }
    }
    title = words("book-title")
    language = words("lang")
    self.description = words("annotation")
    subjects = info.children("genre").map(\.text)
    let authors = info.children("author").map { author in
      let names = ["first-name", "middle-name", "last-name"].compactMap { author.child($0)?.text }
        .filter { !$0.isEmpty }
      return names.isEmpty ? author.child("nickname")?.text ?? "" : names.joined(separator: " ")
    }
    let named = authors.filter { !$0.isEmpty }
    author = named.isEmpty ? nil : named.joined(separator: ", ")
    let day = info.child("date")?.attributes["value"].flatMap { $0.isEmpty ? nil : $0 }
    published = words("date") ?? day
    series = info.child("sequence")?.attributes["name"]
    seriesNumber = info.child("sequence")?.attributes["number"].flatMap { Double($0) }
  }
}
