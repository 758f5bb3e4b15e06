import Books

/// An element of a small document of XML, and what is in it.
final class XMLNode {
  /// The local name.
  let name: String
  /// The attributes.
  let attributes: Attributes
  /// The elements right in it, in order.
  fileprivate(set) var children: [XMLNode] = []
  /// The characters right in it and in what it contains.
  fileprivate var characters = ""

  fileprivate init(_ name: String, _ attributes: Attributes) {
    self.name = name
    self.attributes = attributes
  }

  /// All characters in it, with white space as one space each.
  var text: String { characters.onOneLine }

  /// The first element right in it that is called `name`.
  func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// The elements right in it that are called `name`.
  func children(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

  /// The elements in it at whatever depth that are called `name`, in order.
  func descendants(_ name: String) -> [XMLNode] {
    var found: [XMLNode] = []
    var waiting = Array(children.reversed())
    while let node = waiting.popLast() {
      if node.name == name { found.append(node) }
      waiting += node.children.reversed()
    }
    return found
  }
}

/// Builds the tree of a small document.
final class XMLTree: MarkupHandler {
  private static let deepest = 512
  /// The bytes of words from which on an element has no more of those that it contains.
  private static let longestWords = 64 << 10
  /// The bytes of the largest document that is made a tree.
  static let largest = 16 << 20

  private var root: XMLNode?
  private var open: [XMLNode] = []
  private var tooDeep = 0

  /// The root of the document in `bytes`, as far as it is XML; `nil` if it does not begin with an
  /// element, or is larger than `largest`.
  static func root(of bytes: [UInt8]) -> XMLNode? {
    guard bytes.count <= largest else { return nil }
    let tree = XMLTree()
    // What came before a fault is kept.
    try? XMLParser.parse(bytes, tree)
    return tree.ended
  }

  /// The root of the document of UTF-8 in `bytes`, whatever it declares. One that is no XML is read as well
  /// as can be, and the fault is said.
  ///
  /// - Parameter isBeginning: Whether the document may go on behind the bytes.
  /// - Returns: No root if there is no element, or the document is larger than `largest`.
  static func rescued(
    _ bytes: [UInt8], isBeginning: Bool = false
  ) -> (root: XMLNode?, fault: XMLParser.Fault?) {
    guard bytes.count <= largest else { return (nil, nil) }
    let tree = XMLTree()
    do throws(XMLParser.Fault) {
      try XMLParser.parse(bytes, encoding: "UTF-8", tree)
      return (tree.ended, nil)
    } catch {
      if isBeginning, error.isCut, !error.isInSection { return (tree.ended, nil) }
      let other = XMLTree()
      LenientXMLParser.parse(bytes, other)
      return (other.ended, error)
    }
  }

  /// The root, once all elements have ended.
  private var ended: XMLNode? {
    while !open.isEmpty { end() }
    return root
  }

  func begin(_ name: String, _ attributes: Attributes) {
    guard open.count < Self.deepest else {
      tooDeep += 1
      return
    }
    let node = XMLNode(name, attributes)
    if let parent = open.last { parent.children.append(node) } else if root == nil { root = node }
    open.append(node)
  }

  func end() {
    if tooDeep > 0 {
      tooDeep -= 1
      return
    }
    guard let node = open.popLast() else { return }
    // Only titles and descriptions are read: words that were long would be copied at every depth.
    guard let outer = open.last, outer.characters.utf8.count < Self.longestWords else { return }
    outer.characters += node.characters
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    open.last?.characters += String(decoding: bytes, as: UTF8.self)
  }
}
