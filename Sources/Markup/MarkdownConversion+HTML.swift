import CMarkdown

// Tags within a line of Markdown, each of which is a node by itself.

/// An element whose tag stands within a line, and has not ended.
struct InlineElement: Hashable {
  let name: String
  /// The node that its tag is in, with which it ends at the latest.
  let parent: OpaquePointer?
}

/// The elements whose tags stand within lines, and have not ended.
struct InlineElements {
  private var open: [InlineElement] = []
  /// How many of each are open: a tag may end none of any number that are.
  private var counts: [InlineElement: Int] = [:]

  /// The one that began last.
  var last: InlineElement? { open.last }

  /// Adds one that begins.
  mutating func append(_ element: InlineElement) {
    open.append(element)
    counts[element, default: 0] += 1
  }

  /// Takes out the one that began last.
  mutating func removeLast() {
    let element = open.removeLast()
    counts[element] = counts[element].flatMap { $0 > 1 ? $0 - 1 : nil }
  }

  /// How many end with the last one like `element`; 0 if none is open.
  ///
  /// - Complexity: O(*n*), where *n* is the result.
  func depth(of element: InlineElement) -> Int {
    guard counts[element] != nil, let place = open.lastIndex(of: element) else { return 0 }
    return open.count - place
  }
}

extension MarkdownConversion {
  /// Reads a tag within a line: what it says of the words behind it holds until its end tag, or until the
  /// node ends that it is in.
  func readTag(_ tag: String, at node: OpaquePointer) {
    guard let (name, isEnd) = Self.name(of: tag) else { return }
    if isEnd { return endInline(name, in: cmark_node_parent(node)) }
    switch Element(name) {
    case .lineBreak: whole("br") { _ in }
    case .image:
      if let attributes = TagReader.attributes(of: tag) { whole(name, attributes) }
    case .inline, .anchor, .date, .quoted, .ruby, .rubyText, .rubyParenthesis, .transparent:
      guard name != "wbr" else { return }
      let attributes = tag.utf8.count > name.utf8.count + 2 ? TagReader.attributes(of: tag) : nil
      converter.begin(name, attributes ?? Attributes())
      guard !tag.hasSuffix("/>") else { return converter.end() }
      inlines.append(InlineElement(name: name, parent: cmark_node_parent(node)))
    default: break
    }
  }

  /// Ends the element called `name` that began in the node `parent`, and those in it.
  private func endInline(_ name: String, in parent: OpaquePointer?) {
    for _ in 0..<inlines.depth(of: InlineElement(name: name, parent: parent)) {
      converter.end()
      inlines.removeLast()
    }
  }

  /// Ends the elements that began in `node`, which ends.
  func endInlines(in node: OpaquePointer) {
    while let last = inlines.last, last.parent == node {
      converter.end()
      inlines.removeLast()
    }
  }

  /// The name in a tag, in small letters, and whether it is an end tag; `nil` for a comment and the like.
  private static func name(of tag: String) -> (name: String, isEnd: Bool)? {
    var bytes = Array(tag.utf8)[...]
    guard bytes.popFirst() == UInt8(ascii: "<") else { return nil }
    let isEnd = bytes.first == UInt8(ascii: "/")
    if isEnd { bytes.removeFirst() }
    let name = bytes.prefix { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
    return name.isEmpty ? nil : (String(decoding: name, as: UTF8.self).lowercased(), isEnd)
  }
}

/// Reads the attributes of a tag.
private final class TagReader: MarkupHandler {
  private var attributes: Attributes?

  /// What the only tag in `tag` has; `nil` if it is none, or libxml2 is not installed.
  static func attributes(of tag: String) -> Attributes? {
    let reader = TagReader()
    HTMLParser.read(tag, to: reader)
    return reader.attributes
  }

  func begin(_ name: String, _ attributes: Attributes) {
    // What the parser puts around it has none.
    if !attributes.isEmpty || name == "img" { self.attributes = attributes }
  }

  func end() {}

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
