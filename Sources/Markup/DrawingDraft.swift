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
  private var ids: Set<String> = []
  private var used: Set<String> = []
  private var wordBytes = 0
  /// Its words, in the order of the document, without white space that is too much.
  private(set) var words: [String] = []
  private var label = ""

  /// The drawing with this number, whose element begins next.
  init(number: Int) { self.number = number }

  /// Whether it is too long to be kept.
  var isTooLong: Bool { events.count > Self.mostEvents || bytes > Self.mostBytes }

  /// Whether it can be drawn by itself.
  var isPicture: Bool {
    hasShapes && !isDependent && wordBytes <= Self.mostWords && used.isSubset(of: ids)
      && attributes["style"]?.contains("display:none") != true
  }

  /// An element begins.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    events.append(.begin(name, attributes))
    if open.isEmpty { self.attributes = attributes }
    open.append(name)
    if hiddenDepth > 0 || Self.hidden.contains(name) { hiddenDepth += 1 }
    if Self.labels.contains(name) { endLabel() }
    if let id = attributes["id"] { ids.insert(id) }
    let link = attributes["href", "xlink:href"]
    if name == "use", let link {
      if link.hasPrefix("#") { used.insert(String(link.dropFirst())) } else { isDependent = true }
    }
    if name == "image" {
      if link?.hasPrefix("data:") == true { hasShapes = true } else { isDependent = true }
    }
    if name == "foreignObject" || name == "foreignobject" { isDependent = true }
    if storeDepth > 0 || Self.stores.contains(name) {
      storeDepth += 1
    } else if Self.shapes.contains(name) {
      hasShapes = true
    }
  }

  /// Characters of the element that is open.
  mutating func add(_ characters: UnsafeBufferPointer<UInt8>) {
    bytes += characters.count
    events.append(.characters(Array(characters)))
    if hiddenDepth == 0 { label += String(decoding: characters, as: UTF8.self) }
  }

  /// The element that began last ends.
  ///
  /// - Returns: Whether that was the drawing itself.
  mutating func end() -> Bool {
    events.append(.end)
    guard let name = open.popLast() else { return true }
    if hiddenDepth > 0 { hiddenDepth -= 1 }
    if storeDepth > 0 { storeDepth -= 1 }
    if Self.labels.contains(name) || open.isEmpty { endLabel() }
    return open.isEmpty
  }

  private mutating func endLabel() {
    let words = label.split { $0.isWhitespace }.joined(separator: " ")
    label = ""
    guard !words.isEmpty else { return }
    wordBytes += words.utf8.count
    self.words.append(words)
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
