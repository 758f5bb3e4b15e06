/// The definitions of links in a document of Markdown: `[label]: address`. They are valid in the whole
/// of it, before and behind where they stand.
struct MarkdownLinks {
  private struct Definition {
    /// The label and address as a line of Markdown.
    var line: [UInt8]
    /// What the label and the names of links that mean it have in common; `nil` if its letters have more
    /// than one form beyond ASCII.
    var key: [UInt8]?
  }

  private var definitions: [Definition] = []
  private var labels: Set<[UInt8]> = []

  var isEmpty: Bool { definitions.isEmpty }

  /// Adds a definition; the first of a label counts.
  mutating func add(_ label: [UInt8], address: some Sequence<UInt8>) {
    guard labels.insert(label).inserted else { return }
    var line = [UInt8(ascii: "[")] + label + Array("]: <".utf8)
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): line += Array("&amp;".utf8)
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"):
        line += [UInt8(ascii: "\\"), byte]
      default: line.append(byte)
      }
    }
    line += Array(">\n".utf8)
    definitions.append(Definition(line: line, key: Self.key(label[...])))
  }

  /// The lines that define what is named in `part`, and an empty line behind them.
  func lines(for part: ArraySlice<UInt8>) -> [UInt8] {
    guard !definitions.isEmpty else { return [] }
    var names: Set<[UInt8]> = []
    var hasOther = false
    MarkdownBrackets.each(in: part) { range in
      if let key = Self.key(part[range]) { names.insert(key) } else { hasOther = true }
    }
    var lines: [UInt8] = []
    for definition in definitions
    where hasOther || definition.key.map(names.contains) ?? true {
      lines += definition.line
    }
    return lines.isEmpty ? [] : lines + [10]
  }

  private static func key(_ label: ArraySlice<UInt8>) -> [UInt8]? {
    var key: [UInt8] = []
    for byte in label {
      switch byte {
      case 0x80...: return nil
      case 9, 10, 13, 32: break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
      default: key.append(byte)
      }
    }
    return key
  }
}

/// What stands in square brackets without others within them.
enum MarkdownBrackets {
  /// The bytes of the longest label.
  private static let longest = 1000

  /// Calls `body` with the ranges between brackets.
  static func each(in part: ArraySlice<UInt8>, _ body: (Range<Int>) -> Void) {
    var open: Int?
    var isEscaped = false
    for (offset, byte) in zip(part.indices, part) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "[") {
        open = offset + 1
      } else if byte == UInt8(ascii: "]"), let start = open {
        if offset > start, offset - start <= longest { body(start..<offset) }
        open = nil
      }
    }
  }

  /// The labels in `part` that a colon follows: those that it may define.
  static func defined(in part: ArraySlice<UInt8>) -> [[UInt8]] {
    guard part.contains(UInt8(ascii: "]"), followedBy: UInt8(ascii: ":")) else { return [] }
    var labels: [[UInt8]] = []
    var known: Set<[UInt8]> = []
    each(in: part) { range in
      guard range.upperBound + 1 < part.endIndex,
        part[range.upperBound + 1] == UInt8(ascii: ":")
      else { return }
      let label = part[range].map { $0 == 10 || $0 == 13 ? 32 : $0 }
      if known.insert(label).inserted { labels.append(label) }
    }
    return labels
  }

  /// Whether `bytes` may define a footnote: `[^name]:`.
  static func defineNotes(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.contains(UInt8(ascii: "["), followedBy: UInt8(ascii: "^")) else { return false }
    var defines = false
    each(in: bytes) { range in
      defines =
        defines
        || bytes[range.lowerBound] == UInt8(ascii: "^")
          && range.upperBound + 1 < bytes.endIndex
          && bytes[range.upperBound + 1] == UInt8(ascii: ":")
    }
    return defines
  }
}

extension ArraySlice<UInt8> {
  /// Whether `first` stands before `second` somewhere.
  fileprivate func contains(_ first: UInt8, followedBy second: UInt8) -> Bool {
    withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let place = rest.firstIndex(of: first) {
        if place + 1 < bytes.count, bytes[place + 1] == second { return true }
        rest = bytes[(place + 1)...]
      }
      return false
    }
  }
}
