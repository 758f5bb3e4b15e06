// Nodes of a formula of TeX, and how they become the tree that MathML becomes.

extension TeXParser.Node {
  /// Nodes between two signs, each of which may be missing.
  static func fenced(_ nodes: [Self], _ open: String, _ close: String) -> Self {
    // A sign that is the same at both ends does not say which of the two it is.
    if open == close, ["|", "‖"].contains(open) {
      return .element("mfenced", [.row(nodes)], [("open", open), ("close", close)])
    }
    var nodes = nodes
    if !open.isEmpty { nodes.insert(.leaf("mo", open), at: 0) }
    if !close.isEmpty { nodes.append(.leaf("mo", close)) }
    return nodes.count == 1 ? nodes[0] : .row(nodes)
  }

  /// A little room.
  static var space: Self { .element("mspace", [], [("width", "0.3em")]) }

  /// A node as one element: what is in a row would be several.
  static func wrapped(_ node: Self) -> Self {
    if case .row(let nodes) = node { .element("mrow", nodes) } else { node }
  }

  /// Its characters, if it has nothing but letters and digits side by side.
  var letters: String? {
    switch self {
    case .leaf("mi", let text), .leaf("mn", let text): return text
    case .row(let nodes):
      var letters = ""
      for node in nodes {
        guard case .leaf = node, let text = node.letters else { return nil }
        letters += text
      }
      return letters.isEmpty ? nil : letters
    default: return nil
    }
  }
}

extension FormulaTree {
  /// Adds an element that has been read.
  mutating func add(_ node: TeXParser.Node) {
    switch node {
    case .row(let nodes): for node in nodes { add(node) }
    case .leaf(let name, let text):
      begin(name, Attributes())
      var text = text
      text.withUTF8 { add($0) }
      end()
    case .element(let name, let nodes, let attributes):
      begin(name, Attributes(attributes))
      // What stands in a row is one of the parts.
      for node in nodes { add(name == "mtd" ? node : .wrapped(node)) }
      end()
    }
  }
}

extension Character {
  var isASCIILetter: Bool { isASCII && isLetter }
  var isASCIIDigit: Bool { "0"..."9" ~= self }
}
