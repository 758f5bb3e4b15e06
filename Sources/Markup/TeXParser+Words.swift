// What a command of TeX is given as it is written: words, lengths, letters of another kind.

extension TeXParser {
  /// Reads a group as it is written.
  mutating func readWords() throws(Fault) -> String {
    guard pass("{") else {
      skipSpace()
      guard case .character(let character) = take() else { throw .notUnderstood }
      return String(character)
    }
    let start = index
    var open = 1
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "{": open += 1
      case "}":
        open -= 1
        if open == 0 {
          index += 1
          return String(characters[start..<index - 1])
        }
      default: break
      }
      index += 1
    }
    throw .notUnderstood
  }

  /// Reads letters of another kind, or words between the signs.
  mutating func readWords(of name: String) throws(Fault) -> Node {
    switch name {
    case "mathbb", "mathds":
      let words = try readWords()
      return .row(words.map { .leaf("mi", TeXCommands.outlined[$0] ?? String($0)) })
    case "mathrm", "mathbf", "mathit", "mathsf", "mathtt", "operatorname", "boldsymbol", "bm",
      "pmb", "mathcal", "mathscr", "mathfrak":
      let start = index
      let argument = try readArgument()
      // Letters side by side are a word.
      if let letters = argument.letters, letters.count > 1 { return .leaf("mi", letters) }
      guard name == "operatorname" else { return argument }
      index = start
      return .leaf("mi", try Self.plain(try readWords()))
    case "tag":
      let words = try Self.plain(try readWords())
      return .row([.element("mspace", [], [("width", "1em")]), .leaf("mtext", "(\(words))")])
    default:
      let parts = try readWords().split(separator: "$", omittingEmptySubsequences: false)
      guard parts.count % 2 == 1 else { throw .notUnderstood }
      var nodes: [Node] = []
      for (number, part) in parts.enumerated() where !part.isEmpty {
        guard number % 2 == 1 else {
          nodes.append(.leaf("mtext", try Self.plain(String(part))))
          continue
        }
        var parser = TeXParser(String(part))
        parser.depth = depth + 1
        nodes += try parser.readFormula()
      }
      return .row(nodes)
    }
  }

  /// Words without the signs of TeX in them.
  static func plain(_ words: String) throws(Fault) -> String {
    var parser = TeXParser(words)
    var plain = ""
    while true {
      switch parser.take() {
      case .end: return plain
      case .space, .character("~"): if plain.last != " " { plain.append(" ") }
      case .character("{"), .character("}"): break
      case .character(let character): plain.append(character)
      case .command(let name):
        if [",", " ", ";", ":", "quad"].contains(name) {
          plain.append(" ")
        } else if let sign = TeXCommands.signs[name] {
          plain += sign
        } else if !["!", "ref", "eqref", "emph", "textbf", "textit", "textrm", "rm"].contains(name)
        {
          throw .notUnderstood
        }
      }
    }
  }

  /// Passes over `[…]`.
  mutating func passOptional() throws(Fault) {
    let start = index
    guard pass("[") else { return }
    let rest = characters[index...].prefix(20)
    // A row may begin with a bracket.
    guard let end = rest.firstIndex(of: "]"),
      rest[..<end].allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == "." || $0 == "-" })
    else {
      index = start
      return
    }
    index = end + 1
  }

  /// Passes over a length such as `-0.5em`.
  mutating func passLength() {
    skipSpace()
    while index < characters.count, "+-.0123456789".contains(characters[index]) { index += 1 }
    var letters = 0
    while index < characters.count, letters < 2, characters[index].isASCIILetter {
      index += 1
      letters += 1
    }
  }
}
