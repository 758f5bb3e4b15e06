/// The text that a key of YAML 1.2 has for a value, in any of its five styles: chapters 7.3 and 8.1.
struct YAMLScalar {
  /// The lines of the text, without blank ones at its end.
  let lines: [String]

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - value: What stands behind the key's colon.
  ///   - below: The lines below that are indented, and the blank ones between them.
  /// - Returns: Nil for what is no text, such as a list, and for quotes that do not end.
  init?(_ value: Substring, over below: [String]) {
    let value = value.drop(while: \.isWhitespace)
    var lines: [String]
    switch value.first {
    case "|": lines = Self.literal(below)
    case ">": lines = Self.folded(Self.literal(below))
    case "\"", "'":
      let text = Self.flow([String(value)] + below).joined(separator: "\n")
      guard let words = Self.unquoted(text) else { return nil }
      lines = words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case "[", "{", "&", "*", "!": return nil
    default:
      lines = Self.flow([String(value)] + below)
      // What is only below may be a list, or keys.
      if value.isEmpty, let first = lines.first,
        first.hasPrefix("- ") || first.contains(": ") || first.hasSuffix(":")
      {
        return nil
      }
    }
    while lines.last.map(Self.isBlank) == true { lines.removeLast() }
    self.lines = lines
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

  /// Lines without the indentation of the first one that is not blank.
  private static func literal(_ below: [String]) -> [String] {
    let indent = below.first { !isBlank($0) }?.prefix(while: \.isWhitespace) ?? ""
    return below.map { $0.hasPrefix(indent) ? String($0.dropFirst(indent.count)) : $0 }
  }

  /// Folds lines: one end of a line between words is a space, further ones stay, and lines that are
  /// indented are left as they are.
  private static func folded(_ lines: [String]) -> [String] {
    var folded: [String] = []
    var blanks = 0
    var wasIndented = true
    for line in lines {
      if isBlank(line) {
        blanks += 1
        continue
      }
      let isIndented = line.first?.isWhitespace == true
      let isKept = isIndented || wasIndented
      if blanks > 0 {
        folded += repeatElement("", count: folded.isEmpty ? 0 : isKept ? blanks : blanks - 1)
        folded.append(line)
      } else if !isKept, let last = folded.popLast() {
        folded.append("\(last) \(line)")
      } else {
        folded.append(line)
      }
      (blanks, wasIndented) = (0, isIndented)
    }
    return folded
  }

  /// Folds lines whose indentation does not count.
  private static func flow(_ lines: [String]) -> [String] {
    folded(
      lines.map { line in
        let words = line.drop(while: \.isWhitespace)
        guard let end = words.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(words[...end])
      })
  }

  /// The text between quotes, with what is escaped in it; nil if they do not end.
  private static func unquoted(_ text: String) -> String? {
    guard let quote = text.first else { return nil }
    var words = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case quote where quote == "'" && rest.first == quote: words.append(rest.removeFirst())
      case quote: return words
      case "\\" where quote == "\"":
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case "n": words.append("\n")
        case "t": words.append("\t")
        case "x", "u", "U":
          let count = escaped == "x" ? 2 : escaped == "u" ? 4 : 8
          guard let scalar = UInt32(rest.prefix(count), radix: 16).flatMap(Unicode.Scalar.init)
          else { return nil }
          words.unicodeScalars.append(scalar)
          rest = rest.dropFirst(count)
        default: words.append(escaped)
        }
      default: words.append(character)
      }
    }
    return nil
  }
}
