/// A formula of MathML while it is read: how its parts are written depends on what they contain.
struct FormulaTree {
  /// An element, or its characters between two elements, which have no name.
  struct Node {
    let name: String
    var attributes = Attributes()
    var text: [UInt8] = []
    var children: [Node] = []

    /// The first child with this name; `nil` if there is none.
    func child(_ name: String) -> Node? { children.first { $0.name == name } }
  }

  /// The elements and runs of characters of a formula at most; more are read as one run of characters.
  private static let most = 20_000
  /// The open elements at most.
  private static let deepest = 100

  /// The open elements, from the formula itself inward.
  private var open: [Node]
  private var count = 0
  /// The number of open elements that are left out.
  private var leftOut = 0

  /// A formula with these attributes.
  init(_ attributes: Attributes) { open = [Node(name: "math", attributes: attributes)] }

  /// Whether an element is open within the formula.
  var isOpen: Bool { open.count + leftOut > 1 }

  /// All of it, once no element is open.
  var root: Node { open[0] }

  /// An element begins.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    guard leftOut == 0, count < Self.most, open.count < Self.deepest else {
      leftOut += 1
      return
    }
    count += 1
    open.append(Node(name: name, attributes: attributes))
  }

  /// The element that began last ends.
  mutating func end() {
    guard leftOut == 0 else {
      leftOut -= 1
      return
    }
    guard open.count > 1, let node = open.popLast() else { return }
    open[open.count - 1].children.append(node)
  }

  /// Characters of the element that is open.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let last = open.count - 1
    if let run = open[last].children.indices.last, open[last].children[run].name.isEmpty {
      open[last].children[run].text += bytes
    } else {
      count += 1
      open[last].children.append(Node(name: "", text: Array(bytes)))
    }
  }
}
