import CMarkdown
import Dispatch
import Synchronization

/// Parses a document of Markdown part by part: the nodes of a long one take twenty times its bytes, and
/// are never all in memory.
///
/// The nodes are those that the whole document has. Links that are defined in other parts are defined
/// before each part that names them. A document with footnotes, which are numbered and moved to its end,
/// is one part. While a part is read, the next one is parsed on another core.
final class MarkdownParser {
  /// The part that is read; `nil` without memory.
  private(set) var document: OpaquePointer?
  /// The part of the bytes that was read when the part is: in (0, 1].
  private(set) var fraction = 1.0
  private let source: MarkdownSource
  private var ahead: DispatchWorkItem?

  /// A parser of `bytes`, with their first part.
  ///
  /// - Parameter part: The bytes of a part at least.
  init(_ bytes: ArraySlice<UInt8>, part: Int) {
    source = MarkdownSource(bytes, part: part)
    source.parse()
    take()
  }

  deinit {
    ahead?.wait()
    cmarkdown_free(document)
  }

  /// Whether no part follows.
  var isAtEnd: Bool { ahead == nil }

  /// Goes to the next part; `false` behind the last one.
  func advance() -> Bool {
    guard let work = ahead else { return false }
    work.wait()
    take()
    return document != nil
  }

  /// Takes the part that was parsed, and begins with the next.
  private func take() {
    document = source.exchange(document)
    fraction = source.fraction
    guard !source.isAtEnd, document != nil else { return ahead = nil }
    let work = DispatchWorkItem { [source] in source.parse() }
    ahead = work
    DispatchQueue.global().async(execute: work)
  }
}

/// The bytes of a document, and its next part as nodes. One thread at a time uses it.
private final class MarkdownSource {
  private let parts: MarkdownParts
  private let minimum: Int
  private let hasNotes: Bool
  private var links = MarkdownLinks()
  private var place: Int
  /// What the next part is parsed into.
  private var document: OpaquePointer?

  init(_ bytes: ArraySlice<UInt8>, part: Int) {
    parts = MarkdownParts(bytes: bytes)
    place = bytes.startIndex
    hasNotes = MarkdownBrackets.defineNotes(bytes)
    minimum = hasNotes || bytes.count <= 2 * part ? bytes.count : part
    if minimum < bytes.count, !gatherLinks(parsesAll: false) { gatherLinks(parsesAll: true) }
  }

  deinit { cmarkdown_free(document) }

  var isAtEnd: Bool { place == parts.bytes.endIndex }

  /// How much was parsed.
  var fraction: Double {
    isAtEnd ? 1 : Double(place - parts.bytes.startIndex) / Double(parts.bytes.count)
  }

  /// Gives the part that was parsed, for one that was read.
  func exchange(_ read: OpaquePointer?) -> OpaquePointer? {
    defer { document = read }
    return document
  }

  /// Parses the next part.
  func parse() {
    var count = minimum
    while true {
      let end = parts.end(from: place, atLeast: count).offset
      let part = parts.bytes[place..<end]
      parse([links.lines(for: part)[...], part])
      guard let document, end < parts.bytes.endIndex, cmarkdown_ends_within_block(document) else {
        return place = end
      }
      count = 2 * (end - place)
    }
  }

  /// One thread parses at a time.
  private static let parsing = Mutex(())

  /// Parses pieces, one behind the other, as one document. There is none without memory.
  private func parse(_ pieces: [ArraySlice<UInt8>]) {
    guard let document = document ?? cmarkdown_new() else { return }
    let isWhole = Self.parsing.withLock { _ in
      guard cmarkdown_begin(document, hasNotes) else { return false }
      for piece in pieces {
        piece.withUnsafeBytes { bytes in
          cmarkdown_feed(
            document, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
      }
      return cmarkdown_finish(document)
    }
    self.document = isWhole ? document : nil
    if !isWhole { cmarkdown_free(document) }
  }
}

// MARK: - Links

extension MarkdownSource {
  /// Gathers the definitions of links from the parts that may have some.
  ///
  /// - Parameter parsesAll: Whether the other parts are parsed too, to know where they end.
  /// - Returns: Whether it is known where all parts end.
  @discardableResult
  private func gatherLinks(parsesAll: Bool) -> Bool {
    links = MarkdownLinks()
    guard !MarkdownBrackets.defined(in: parts.bytes).isEmpty else { return true }
    var start = parts.bytes.startIndex
    var count = minimum
    while start < parts.bytes.endIndex {
      let end = parts.end(from: start, atLeast: count)
      guard end.isSure || parsesAll else { return false }
      let part = parts.bytes[start..<end.offset]
      let labels = MarkdownBrackets.defined(in: part)
      if parsesAll || !labels.isEmpty, !gather(labels, of: part) {
        guard parsesAll else { return false }
        if end.offset < parts.bytes.endIndex {
          count = 2 * part.count
          continue
        }
      }
      start = end.offset
      count = minimum
    }
    return true
  }

  /// Gathers the addresses of `labels` that a part defines, by links to them behind it.
  ///
  /// - Returns: Whether the part ended before the links.
  private func gather(_ labels: [[UInt8]], of part: ArraySlice<UInt8>) -> Bool {
    var links = Array("\n\n# x\n\n".utf8)
    for label in labels { links += Array("[x][".utf8) + label + Array("]\n\n".utf8) }
    parse([part, links[...]])
    guard let document, let last = cmark_node_last_child(cmarkdown_root(document)),
      cmark_node_get_type(last) != CMARK_NODE_CODE_BLOCK,
      cmark_node_get_type(last) != CMARK_NODE_HTML_BLOCK
    else { return false }
    var paragraph: OpaquePointer? = last
    var found: [(label: [UInt8], address: String)] = []
    for label in labels.reversed() {
      if let link = paragraph.flatMap({ cmark_node_first_child($0) }),
        cmark_node_get_type(link) == CMARK_NODE_LINK
      {
        found.append((label, String(cString: cmarkdown_url(document, link))))
      }
      paragraph = paragraph.flatMap { cmark_node_previous($0) }
    }
    for (label, address) in found.reversed() { self.links.add(label, address: address.utf8) }
    return true
  }
}
