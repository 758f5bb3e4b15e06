/// A formula of MathML while it is read: how its parts are written depends on what they contain.
///
/// Its elements are kept side by side in the order of their beginnings, and so are its characters: those of
/// an element are one stretch, whatever stands in it. A book may have ten thousand formulas, of twenty
/// elements each.
struct FormulaTree {
  /// An element, or the characters between two elements if they are more than white space.
  struct Node {
    let element: FormulaElement
    /// The number of its attributes among those that are kept, from 1; 0 if none are.
    fileprivate let attributes: Int
    /// Its characters, those of the elements in it among them.
    fileprivate(set) var text: Range<Int>
    /// The index behind all that is in it.
    fileprivate(set) var end: Int
  }

  /// The elements and runs of characters of a formula at most; more are read as one run of characters.
  private static let most = 20_000
  /// The open elements at most.
  private static let deepest = 100

  /// The formula, and after each element all that is in it.
  private(set) var nodes: [Node]
  /// The formula's characters, as UTF-8.
  private(set) var text: [UInt8] = []
  /// The attributes that say how something is written, of the formula first.
  private var attributes: [Attributes]
  /// The open elements, from the formula itself inward.
  private var open = [0]
  /// The number of open elements that are left out.
  private var leftOut = 0
  /// The elements and runs of characters so far, those of white space among them.
  private var count = 0
  /// Where the characters that may go on began; `nil` behind a tag.
  private var run: Int?
  /// Whether these are the last node: if they are white space alone, they are none.
  private var isNode = false

  /// A formula with these attributes.
  init(_ attributes: Attributes) {
    nodes = [Node(element: .other, attributes: 1, text: 0..<0, end: 1)]
    self.attributes = [attributes]
  }

  /// Whether an element is open within the formula.
  var isOpen: Bool { open.count + leftOut > 1 }

  /// An element begins.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    guard leftOut == 0, count < Self.most, open.count < Self.deepest else {
      leftOut += 1
      return
    }
    let element = FormulaElement(name)
    var number = 0
    if !attributes.isEmpty, element.hasAttributes || attributes["id"] != nil {
      self.attributes.append(attributes)
      number = self.attributes.count
    }
    count += 1
    open.append(nodes.count)
    append(element, attributes: number, at: text.count)
    run = nil
  }

  /// The element that began last ends.
  mutating func end() {
    guard leftOut == 0 else {
      leftOut -= 1
      return
    }
    guard open.count > 1, let node = open.popLast() else { return }
    close(node)
    run = nil
  }

  /// The formula ends, and all that is open in it.
  mutating func finish() {
    for node in open { close(node) }
    open = []
  }

  /// Characters of the element that is open.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = run ?? text.count
    if run == nil {
      (run, isNode) = (start, false)
      count += 1
    }
    if !isNode, bytes.contains(where: { $0 > 0x20 }) {
      append(.characters, attributes: 0, at: start)
      isNode = true
    } else if !isNode, start < text.count {
      // Of white space, some is as good as more.
      return
    }
    text.append(contentsOf: bytes)
    if isNode { close(nodes.count - 1) }
  }

  private mutating func append(_ element: FormulaElement, attributes: Int, at start: Int) {
    nodes.append(
      Node(element: element, attributes: attributes, text: start..<start, end: nodes.count + 1))
  }

  private mutating func close(_ node: Int) {
    nodes[node].text = nodes[node].text.lowerBound..<text.count
    nodes[node].end = nodes.count
  }
}

extension FormulaTree {
  /// The attributes of the node at an index, if they say how it is written.
  func attributes(of node: Int) -> Attributes {
    let number = nodes[node].attributes
    return number == 0 ? Attributes() : attributes[number - 1]
  }

  /// The nodes that are in the one at an index, with all that is in them.
  func content(of node: Int) -> Range<Int> { node + 1..<nodes[node].end }

  /// The indices of the elements in `content`, without those that are in them in their turn.
  func elements(in content: Range<Int>) -> [Int] {
    var elements: [Int] = []
    var node = content.lowerBound
    while node < content.upperBound {
      if nodes[node].element != .characters { elements.append(node) }
      node = nodes[node].end
    }
    return elements
  }

  /// The elements in the node at an index, without those that are in them in their turn.
  func elements(of node: Int) -> [Int] { elements(in: content(of: node)) }

  /// The characters of a node, without white space at their ends.
  func trimmedText(of node: Int) -> Range<Int> {
    var (start, end) = (nodes[node].text.lowerBound, nodes[node].text.upperBound)
    while start < end, text[start] <= 0x20 { start += 1 }
    while start < end, text[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}

/// What an element of MathML is to who writes it.
enum FormulaElement: UInt8 {
  /// No element, but words between two.
  case characters
  // Each is called as MathML calls it.
  case mi, mn, mo, ms, mtext, mspace
  case mrow, mstyle, mfrac, msqrt, mroot, mfenced, mtable, mtd
  case msub, msup, msubsup, munder, mover, munderover, mmultiscripts
  case semantics
  /// What stands between the scripts behind what they belong to and those before it.
  case mprescripts
  /// What is not shown.
  case hidden
  /// Any other: what is in it is written.
  case other

  /// The element that is called `name`.
  init(_ name: String) {
    guard let key = Element.key(of: name) else {
      self = Self.longNames[name] ?? .other
      return
    }
    self = Self.shortNames.first { $0.key == key }?.element ?? .other
  }

  /// Whether its attributes say how it is written.
  fileprivate var hasAttributes: Bool {
    self == .mfrac || self == .mfenced || self == .mspace || self == .mtable
      || self == .mtd
  }

  private static let longNames: [String: FormulaElement] = [
    "munderover": .munderover, "mmultiscripts": .mmultiscripts, "semantics": .semantics,
    "annotation": .hidden, "annotation-xml": .hidden, "mprescripts": .mprescripts,
  ]

  /// The names of at most eight bytes by their keys, the frequent ones first.
  private static let shortNames: [(key: UInt64, element: FormulaElement)] = {
    let names: [(String, FormulaElement)] = [
      ("mrow", .mrow), ("mn", .mn), ("mi", .mi), ("mo", .mo), ("mtd", .mtd), ("mtr", .other),
      ("msub", .msub), ("msup", .msup), ("mtext", .mtext), ("mfrac", .mfrac),
      ("mfenced", .mfenced), ("mtable", .mtable), ("mstyle", .mstyle), ("msubsup", .msubsup),
      ("mspace", .mspace), ("msqrt", .msqrt), ("mover", .mover), ("munder", .munder),
      ("mroot", .mroot), ("ms", .ms), ("mphantom", .hidden), ("none", .hidden),
    ]
    return names.compactMap { name, element in Element.key(of: name).map { ($0, element) } }
  }()
}
