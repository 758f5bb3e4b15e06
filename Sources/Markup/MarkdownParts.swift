/// Where a document of Markdown can be parted so that its parts have the blocks of the whole.
///
/// That is above a line at the left edge that begins a heading or a paragraph, with an empty line before
/// it: such a line is within no list, quotation, footnote or table. It can still be within fenced code or
/// a block of HTML, which are followed line by line.
struct MarkdownParts {
  let bytes: ArraySlice<UInt8>

  /// What goes on over empty lines and lines at the left edge.
  private enum OpenBlock {
    case fence(byte: UInt8, count: Int, indent: Int)
    case html(end: StaticString, indent: Int)

    var indent: Int {
      switch self {
      case .fence(_, _, let indent), .html(_, let indent): indent
      }
    }
  }

  /// The end of a part.
  struct End: Equatable {
    var offset: Int
    /// Whether no list can have ended what was taken for open, or gone on behind what was taken for its end.
    var isSure = true
  }

  /// The end of the part that begins at `start`.
  ///
  /// - Parameter count: The bytes of the part at least.
  func end(from start: Int, atLeast count: Int) -> End {
    guard start + count < bytes.endIndex else { return End(offset: bytes.endIndex) }
    var isSure = true
    var open: OpenBlock?
    var isBehindEmptyLine = false
    var isBehindTag = false
    var offset = start
    return bytes.withUnsafeBytes { all in
      let base = bytes.startIndex
      while offset < bytes.endIndex {
        let rest = UnsafeRawBufferPointer(rebasing: all[(offset - base)...])
        let line = Line(rest)
        if line.isEmpty {
          isBehindTag = false
        } else if let block = open {
          if line.indent == 0, block.indent > 0 { isSure = false }
          if Self.ends(block, line) { open = nil }
        } else if isBehindEmptyLine, offset >= start + count, line.beginsBlockAtEdge {
          return End(offset: offset, isSure: isSure)
        } else {
          open = Self.block(that: line)
          if open != nil, isBehindTag { isSure = false }
          if line.first == UInt8(ascii: "<") { isBehindTag = true }
        }
        isBehindEmptyLine = line.isEmpty
        offset += line.length
      }
      return End(offset: bytes.endIndex, isSure: isSure)
    }
  }

  private static func ends(_ block: OpenBlock, _ line: Line) -> Bool {
    switch block {
    case .fence(let byte, let count, _): line.closesFence(of: byte, count)
    case .html(let end, _): line.contains(end)
    }
  }

  /// The block that a line begins and does not end.
  private static func block(that line: Line) -> OpenBlock? {
    guard line.indent < 4, let first = line.first else { return nil }
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
      let count = line.fence(of: first)
      return count > 0 ? .fence(byte: first, count: count, indent: line.indent) : nil
    }
    guard first == UInt8(ascii: "<") else { return nil }
    for (begin, end) in htmlBlocks where line.begins(begin) {
      return line.contains(end) ? nil : .html(end: end, indent: line.indent)
    }
    return nil
  }

  /// How the blocks of HTML begin and end that go on over empty lines.
  private static let htmlBlocks: [(begin: StaticString, end: StaticString)] = [
    ("<!--", "-->"), ("<script", "</script>"), ("<pre", "</pre>"), ("<style", "</style>"),
    ("<textarea", "</textarea>"), ("<?", "?>"), ("<![cdata[", "]]>"), ("<!", ">"),
  ]
}

/// A line of Markdown, with what ends it.
private struct Line {
  let length: Int
  /// The spaces before the first other byte; a tab counts for four.
  private(set) var indent = 0
  private let content: UnsafeRawBufferPointer

  /// The line that begins `rest`.
  init(_ rest: UnsafeRawBufferPointer) {
    let end = rest.firstIndex(of: 10)
    length = end.map { $0 + 1 } ?? rest.count
    var first = 0
    let limit = end ?? rest.count
    while first < limit {
      switch rest[first] {
      case 32: indent += 1
      case 9: indent += 4
      case 13: break
      default:
        content = UnsafeRawBufferPointer(rebasing: rest[first..<limit])
        return
      }
      first += 1
    }
    content = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  var isEmpty: Bool { content.isEmpty }
  var first: UInt8? { content.first }

  /// Whether a paragraph or a heading begins here if an empty line is above, whatever is open but code and
  /// HTML.
  var beginsBlockAtEdge: Bool {
    guard indent == 0, let first else { return false }
    switch first {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      return true
    case UInt8(ascii: "#"):
      let level = content.prefix { $0 == first }.count
      return level <= 6 && level < content.count && content[level] == 32
    default: return false
    }
  }

  /// The bytes of the fence that the line begins with; 0 if it is none.
  func fence(of byte: UInt8) -> Int {
    let count = content.prefix { $0 == byte }.count
    guard count >= 3 else { return 0 }
    return byte == UInt8(ascii: "`") && content.dropFirst(count).contains(byte) ? 0 : count
  }

  func closesFence(of byte: UInt8, _ count: Int) -> Bool {
    guard indent < 4, first == byte else { return false }
    let own = content.prefix { $0 == byte }.count
    return own >= count && content.dropFirst(own).allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
  }

  /// Whether the line begins with a word in lower case, whatever its own case.
  func begins(_ word: StaticString) -> Bool { has(word, at: 0) }

  /// Whether a word in lower case is in the line, whatever its case there.
  func contains(_ word: StaticString) -> Bool { content.indices.contains { has(word, at: $0) } }

  private func has(_ word: StaticString, at offset: Int) -> Bool {
    word.withUTF8Buffer { word in
      content.count - offset >= word.count
        && word.indices.allSatisfy { index in
          let byte = content[offset + index]
          let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
          return (isCapital ? byte | 0x20 : byte) == word[index]
        }
    }
  }
}
