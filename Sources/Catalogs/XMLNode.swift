/// An element of an XML document with all that is in it.
struct XMLNode {
  /// What is in an element, in order.
  enum Content {
    case node(XMLNode)
    case text(String)
  }

  /// Its beginning.
  let element: XMLElement
  /// What is between its beginning and its end.
  private(set) var contents: [Content] = []

  /// The root of the document in `bytes`. libxml2 allows no more than 256 elements in one another.
  init(documentIn bytes: UnsafeRawBufferPointer) throws(CatalogError) {
    var walk = try XMLWalk(bytes)
    while let node = try walk.next() {
      guard case .element(let element) = node else { continue }
      try self.init(element, &walk)
      // What is behind the root may be broken as well.
      while try walk.next() != nil {}
      return
    }
    throw .notACatalog
  }

  private init(_ element: XMLElement, _ walk: inout XMLWalk) throws(CatalogError) {
    self.element = element
    while let node = try walk.next() {
      switch node {
      case .element(let element): contents.append(.node(try XMLNode(element, &walk)))
      case .text(let text): contents.append(.text(text))
      case .end: return
      }
    }
  }

  /// The elements right in it.
  var children: [XMLNode] {
    contents.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// The elements with this name right in it, of any namespace.
  func children(_ name: String) -> [XMLNode] { children.filter { $0.element.name == name } }

  /// The words of the first element with this name right in it; `nil` if it says nothing.
  func words(_ name: String) -> String? {
    children(name).first.flatMap { $0.words.isEmpty ? nil : $0.words }
  }

  /// All text in it with single spaces.
  var words: String { text.spaced }

  /// All text in it as it stands.
  var text: String {
    contents.map { content in
      switch content {
      case .text(let text): text
      case .node(let node): node.text
      }
    }.joined()
  }

  /// All text in it, its elements as they were written: what a page of the web is made of.
  var markup: String {
    contents.map { content in
      switch content {
      case .text(let text):
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      case .node(let node): "<\(node.element.name)>\(node.markup)</\(node.element.name)>"
      }
    }.joined()
  }
}
