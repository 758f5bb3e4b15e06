/// The text of a file of SVG, to which the rest of its document adds.
struct DrawingFile {
  /// All of it.
  private(set) var text: String

  /// A file that is written in `text`.
  init(_ text: String) { self.text = text }

  /// Adds style sheets.
  mutating func add(styles: String) { insert("<style><![CDATA[\(styles)]]></style>") }

  /// Adds elements that are seen only where others name them.
  mutating func add(definitions: [String]) {
    // Neither these nor what they are in have prefixes, whatever the drawing has.
    let names = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    insert("<defs \(names)>\(definitions.joined())</defs>")
  }

  /// Writes something right behind the tag that all begins with, if something else can stand there.
  private mutating func insert(_ words: String) {
    guard let tag = rootTag, text[..<tag].last != "/" else { return }
    text.insert(contentsOf: words, at: text.index(after: tag))
  }

  /// The bracket that ends the first tag.
  private var rootTag: String.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  /// How deep variables may be named by variables.
  private static let deepest = 4

  /// Writes the values of variables of CSS where they are named, which `rsvg-convert` does not know.
  ///
  /// - Parameter styles: The style sheets of the document: the first value counts, that of the light look
  ///   mostly.
  mutating func settleVariables(by styles: String) {
    let known = StyleVariables(styles + text)
    for _ in 0..<Self.deepest {
      guard text.contains("var(--") else { return }
      var result = ""
      var rest = text[...]
      while let start = rest.firstRange(of: "var(--") {
        result += rest[..<start.lowerBound]
        rest = rest[start.lowerBound...]
        guard let end = Self.end(of: rest) else { break }
        let words = rest[..<end].dropFirst(4)
        let name = words.prefix { $0 != "," }
        let other = words.dropFirst(name.count + 1).trimmed
        // Nothing is a mistake, and what counts then is what is around.
        result += known[name.trimmed] ?? (other.isEmpty ? "inherit" : other)
        rest = rest[end...].dropFirst()
      }
      text = result + rest
    }
  }

  /// The parenthesis that ends what begins with `var(`.
  private static func end(of words: Substring) -> String.Index? {
    var depth = 0
    for index in words.indices.prefix(500) {
      if words[index] == "(" { depth += 1 }
      if words[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

/// The variables of CSS that style sheets set.
struct StyleVariables {
  private var values: [String: String] = [:]

  /// The variables that `styles` set: of several values the first counts.
  init(_ styles: String) {
    var rest = styles[...]
    while let start = rest.firstRange(of: "--") {
      let name =
        "--"
        + rest[start.upperBound...].prefix {
          $0 == "-" || $0 == "_" || $0.isLetter || $0.isNumber
        }
      rest = rest[start.lowerBound...].dropFirst(name.count)
      let next = rest.drop { $0.isWhitespace }
      guard name.count > 2, next.first == ":" else { continue }
      let value = next.dropFirst().prefix { !";}\"<".contains($0) }.trimmed
      if !value.isEmpty, !value.contains("&"), !value.contains("'"), values[name] == nil {
        values[name] = value
      }
    }
  }

  /// The value of the variable called `name`.
  subscript(name: String) -> String? { values[name] }
}
