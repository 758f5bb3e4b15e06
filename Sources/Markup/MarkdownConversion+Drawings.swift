import CMarkdown

// Drawings in Markdown stand in blocks of HTML or, if nothing else is in the line of their first tag's end,
// within lines, where every tag is a node by itself.

extension MarkdownConversion {
  /// Tells `handler` of the drawings in the document in `bytes`, and of what else is in its blocks of HTML.
  static func tellHTML(in bytes: [UInt8], to handler: some MarkupHandler) {
    guard bytes.count <= largest else { return }
    let parser = MarkdownParser(bytes[FrontMatter(bytes).length...], part: part)
    repeat {
      if let document = parser.document { tellHTML(of: document, to: handler) }
    } while parser.advance()
  }

  private static func tellHTML(of document: OpaquePointer, to handler: some MarkupHandler) {
    let root = cmarkdown_root(document)
    var step = cmarkdown_step(node: root, is_end: false)
    var finder = DrawingFinder()
    while let node = step.node {
      let type = cmark_node_get_type(node)
      if !step.is_end, type == CMARK_NODE_HTML_BLOCK {
        HTMLParser.read(String(cString: cmarkdown_literal(document, node)), to: handler)
      } else if !step.is_end, type == CMARK_NODE_HTML_INLINE,
        let found = finder.drawing(at: node, in: document)
      {
        HTMLParser.read(found.html, to: handler)
        step.node = found.last
        step.is_end = true
      }
      step = cmarkdown_next(step, root)
    }
  }
}

extension HTMLParser {
  /// Tells `handler` of a document of HTML that is there as a whole; of nothing if libxml2 is not installed.
  static func read(_ html: String, to handler: some MarkupHandler) {
    let parser = HTMLParser(handler)
    parser?.read(Array(html.utf8))
    parser?.read([])
  }
}

/// Finds drawings within lines of Markdown.
struct DrawingFinder {
  /// The node with the tag that nothing ends, below whose parent no other drawing is looked for.
  private var openParent: OpaquePointer?

  /// The drawing that begins with the tag in `node`: as HTML, and the node with the tag that ends it; `nil`
  /// if there is none.
  mutating func drawing(
    at node: OpaquePointer, in document: OpaquePointer
  ) -> (html: String, last: OpaquePointer)? {
    let first = String(cString: cmarkdown_literal(document, node))
    guard PlainHTML.hasDrawing(first), cmark_node_parent(node) != openParent else { return nil }
    var html = first
    var depth = first.hasSuffix("/>") ? 0 : 1
    var last = node
    while depth > 0 {
      guard let next = cmark_node_next(last) else {
        openParent = cmark_node_parent(node)
        return nil
      }
      last = next
      guard cmark_node_get_type(next) == CMARK_NODE_HTML_INLINE else {
        // An end of a line has none.
        let words = MarkdownConversion.words(of: next, in: document)
        html += words.isEmpty ? " " : PlainHTML.escaped(words)
        continue
      }
      let tag = String(cString: cmarkdown_literal(document, next))
      if tag.lowercased().hasPrefix("</svg") {
        depth -= 1
      } else if PlainHTML.hasDrawing(tag), !tag.hasSuffix("/>") {
        depth += 1
      }
      html += tag
    }
    return (html, last)
  }
}

/// Passes on what is told of drawings, and nothing else.
final class DrawingsOnly: MarkupHandler {
  private let handler: any MarkupHandler
  private var depth = 0

  /// Passes it on to `handler`.
  init(_ handler: any MarkupHandler) { self.handler = handler }

  func begin(_ name: String, _ attributes: Attributes) {
    guard depth > 0 || name == "svg" else { return }
    depth += 1
    handler.begin(name, attributes)
  }

  func end() {
    guard depth > 0 else { return }
    depth -= 1
    handler.end()
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if depth > 0 { handler.characters(bytes) }
  }
}
