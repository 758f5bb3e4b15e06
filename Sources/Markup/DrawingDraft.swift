import Books

/// A drawing in the midst of a document, an element `svg`, while it is read: whether it is a picture is
/// known at its end.
struct DrawingDraft {
  /// What a document tells of it.
  private enum Event {
    case begin(String, Attributes)
    case characters([UInt8])
    case end
  }

  /// The events, and the bytes of characters, of the longest drawing that is kept; of a longer one the
  /// words are shown, as they come.
  private static let (mostEvents, mostBytes) = (100_000, 1 << 20)
  /// The bytes of the words of a picture at most: with more, it is a text in the shape of a drawing.
  private static let mostWords = 4 << 10
  /// The elements `text` of a sign at most.
  private static let mostTextsOfSign = 3

  private static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use",
  ]
  /// Elements whose shapes are seen only where others name them.
  private static let stores: Set<String> = [
    "defs", "symbol", "clipPath", "clippath", "mask", "pattern", "marker",
  ]
  /// Elements whose characters are words by themselves.
  private static let labels: Set<String> = ["title", "desc", "text"]
  private static let hidden: Set<String> = ["style", "script", "head", "template"]

  /// Its number in its document, from 1.
  let number: Int
  /// The attributes of the element itself.
  private(set) var attributes = Attributes()
  private var events: [Event] = []
  private var bytes = 0
  private var open: [String] = []
  private var hiddenDepth = 0
  private var storeDepth = 0
  private var hasShapes = false
  /// Whether there is something in it that cannot be drawn by itself: a file of the book, or markup.
  private var isDependent = false
  /// Whether there is markup in it, or a file of the book, which is shown by itself.
  private(set) var hasMarkup = false
  /// The elements `text` in it that have words.
  private var texts = 0
  /// What it names.
  private(set) var names = DrawingNames()
  private var wordBytes = 0
  /// Its words, in the order of the document, without white space that is too much.
  private var characterWords: [Words] = []
  private var label = ""
  /// The address of the link that the characters of the label are in, and that of each open element.
  private var linkOfLabel: String?
  private var openLinks: [String?] = []
  /// The addresses that its links lead to.
  private var links: Set<String> = []

  /// Words that stand for it.
  struct Words: Equatable {
    var text: String
    /// Whether they are no characters of the document.
    var isLabel = false
    /// Where they lead.
    var link: String?
  }

  /// The drawing with this number, whose element begins next.
  ///
  /// - Parameter isHidden: Whether it is hidden by what is around it.
  init(number: Int, isHidden: Bool = false) { (self.number, self.isHidden) = (number, isHidden) }

  /// Whether it is too long to be kept.
  var isTooLong: Bool { !isHidden && isOverfull }
  private var isOverfull: Bool { events.count > Self.mostEvents || bytes > Self.mostBytes }

  /// Whether it can be drawn.
  ///
  /// - Parameters:
  ///   - definitions: The ids of elements of other drawings of the document.
  ///   - variables: The variables of CSS that style sheets set.
  func isPicture(definitions: Set<String>, variables: Set<String>) -> Bool {
    hasShapes && !isDependent && wordBytes <= Self.mostWords
      && names.missing.isSubset(of: definitions)
      && names.missingVariables.isSubset(of: variables)
  }

  /// Whether it is nothing on the page, such as a store of signs for others.
  private(set) var isHidden: Bool

  /// Whether it is only to be looked at, as the document says.
  var isOrnament: Bool { attributes["aria-hidden"]?.lowercased() == "true" }

  /// Whether it has words that are set in it, and not only said of it.
  var hasText: Bool { texts > 0 }

  /// Whether it has so many words that it is no sign within a line.
  var isFigure: Bool { texts > Self.mostTextsOfSign }

  /// Whether it is a text in the shape of a drawing.
  var isText: Bool { wordBytes > Self.mostWords }

  /// Its words in the order of the document, without white space that is too much; its label, which is no
  /// characters of the document, comes first if no words say the same. If one link has none of them, all are
  /// in it.
  var words: [Words] {
    var words = characterWords
    let label = attributes["aria-label"]?.onOneLine ?? ""
    if !label.isEmpty, !words.contains(where: { $0.text == label }) {
      words.insert(Words(text: label, isLabel: true), at: 0)
    }
    guard let onlyLink, !words.contains(where: { $0.link != nil }) else { return words }
    for index in words.indices { words[index].link = onlyLink }
    return words
  }

  /// Where all its links lead, if that is one place.
  var onlyLink: String? { links.count == 1 ? links.first : nil }

  /// An element begins.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    if open.isEmpty {
      self.attributes = attributes
      isHidden = isHidden || Self.isHidden(attributes)
    }
    open.append(name)
    names.add(name, attributes)
    guard !isHidden else { return }
    events.append(.begin(name, attributes))
    if hiddenDepth > 0 || Self.hidden.contains(name) { hiddenDepth += 1 }
    if Self.labels.contains(name) { endLabel() }
    let link = attributes["href", "xlink:href"]
    beginLink(name == "a" ? link?.trimmed : nil)
    if name == "use", let link, !link.hasPrefix("#") { isDependent = true }
    if name == "image" {
      if link?.hasPrefix("data:") == true { hasShapes = true } else { hasMarkup = true }
    }
    if name == "foreignObject" || name == "foreignobject" { hasMarkup = true }
    if hasMarkup { isDependent = true }
    if storeDepth > 0 || Self.stores.contains(name) {
      storeDepth += 1
    } else if Self.shapes.contains(name) {
      hasShapes = true
    }
  }

  private mutating func beginLink(_ link: String?) {
    if let link { links.insert(link) }
    openLinks.append(link ?? openLinks.last ?? nil)
  }

  private static func isHidden(_ attributes: Attributes) -> Bool {
    let style = attributes["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
    return attributes["hidden"] != nil || style.contains("display:none")
      || style.contains("visibility:hidden")
      || MarkupConverter.pixels(attributes["width"]) == 0
      || MarkupConverter.pixels(attributes["height"], ofHeight: true) == 0
  }

  /// Characters of the element that is open.
  mutating func add(_ characters: UnsafeBufferPointer<UInt8>) {
    guard !isHidden else { return }
    bytes += characters.count
    events.append(.characters(Array(characters)))
    let words = String(decoding: characters, as: UTF8.self)
    if open.last == "style" { names.addStyle(words) }
    guard hiddenDepth == 0, storeDepth == 0 else { return }
    label += words
    linkOfLabel = linkOfLabel ?? openLinks.last ?? nil
  }

  /// The element that began last ends.
  ///
  /// - Returns: Whether that was the drawing itself.
  mutating func end() -> Bool {
    guard let name = open.popLast() else { return true }
    guard !isHidden else { return open.isEmpty }
    events.append(.end)
    _ = openLinks.popLast()
    if hiddenDepth > 0 { hiddenDepth -= 1 }
    if storeDepth > 0 { storeDepth -= 1 }
    if Self.labels.contains(name) || open.isEmpty {
      endLabel(ofText: name == "text")
    }
    return open.isEmpty
  }

  private mutating func endLabel(ofText isText: Bool = false) {
    let words = label.onOneLine
    let link = linkOfLabel
    (label, linkOfLabel) = ("", nil)
    guard !words.isEmpty else { return }
    wordBytes += words.utf8.count
    if isText { texts += 1 }
    characterWords.append(Words(text: words, link: link))
  }

  /// Tells `handler` what the document told.
  func replay(to handler: some MarkupHandler) {
    for event in events {
      switch event {
      case .begin(let name, let attributes): handler.begin(name, attributes)
      case .characters(let bytes): bytes.withUnsafeBufferPointer { handler.characters($0) }
      case .end: handler.end()
      }
    }
  }
}

extension DrawingDraft {
  /// Its size in pixels, as its attributes say; `nil` if they do not.
  var size: (width: Int, height: Int)? {
    let box = attributes["viewBox", "viewbox"]?.split { $0 == "," || $0.isWhitespace }
      .compactMap { Double($0) }
    let sides = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? ($0[2], $0[3]) : nil }
    let width = MarkupConverter.pixels(attributes["width"])
    let height = MarkupConverter.pixels(attributes["height"], ofHeight: true)
    let found: (Double, Double)? =
      if let width, let height {
        (width, height)
      } else if let width, let sides {
        (width, width * sides.1 / sides.0)
      } else if let height, let sides {
        (height * sides.0 / sides.1, height)
      } else {
        sides
      }
    let most = Double(1 << 20)
    guard let found, (1...most).contains(found.0), (1...most).contains(found.1) else { return nil }
    return (Int(found.0.rounded(.up)), Int(found.1.rounded(.up)))
  }
}
