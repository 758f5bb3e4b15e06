import Books

/// A formula of TeX as words: raised and lowered letters are those that Unicode has.
struct TeXFormula {
  /// Its lines: several if it is equations.
  let lines: [String]

  /// The formula that `source` is, without signs around it; `nil` if it is not understood.
  ///
  /// - Parameter mayHaveLines: Whether equations may be lines.
  init?(_ source: String, mayHaveLines: Bool = false) {
    guard let tree = TeXParser.tree(of: source) else { return nil }
    lines = FormulaWriter(tree, mayHaveLines: mayHaveLines, joinsAccents: true).lines
    if !lines.contains(where: { !$0.isEmpty }) { return nil }
  }

  /// The formula that the words for one are; `nil` if they are no TeX, or are not understood.
  ///
  /// - Parameter isNamed: Whether they are called a formula.
  init?(saidIn words: String, isNamed: Bool, mayHaveLines: Bool = false) {
    let delimited = Delimited(words)
    guard delimited != nil || (isNamed ? Self.isTeX(words) : Self.hasCommand(words)) else {
      return nil
    }
    self.init(delimited.map { String($0.source) } ?? words, mayHaveLines: mayHaveLines)
  }

  /// Whether words that are called a formula are TeX.
  static func isTeX(_ words: String) -> Bool {
    hasCommand(words) || words.utf8.contains { "^_{".utf8.contains($0) }
  }

  /// Whether a command is in some words, and not only a backslash.
  private static func hasCommand(_ words: String) -> Bool {
    zip(words.utf8, words.utf8.dropFirst()).contains { sign, next in
      sign == UInt8(ascii: "\\") && FormulaSign.isLetter(next)
    }
  }

  /// A formula with the signs that TeX, or who draws it in a page, has around it.
  struct Delimited {
    let source: Substring
    /// Whether it stands by itself.
    let isDisplay: Bool

    private static let signs: [(open: String, close: String, isDisplay: Bool)] = [
      ("\\(", "\\)", false), ("\\[", "\\]", true), ("$$", "$$", true), ("$", "$", false),
    ]

    /// The formula that all of `words` is; `nil` if there are no signs around it.
    init?(_ words: String) {
      let words = words.trimmed
      for (open, close, isDisplay) in Self.signs
      where words.utf8.count > open.utf8.count + close.utf8.count && words.hasPrefix(open)
        && words.hasSuffix(close)
      {
        source = words.dropFirst(open.count).dropLast(close.count)
        self.isDisplay = isDisplay
        // Words between two formulas.
        if source.contains("$"), !source.contains("\\$"), !source.contains("\\text") { return nil }
        return
      }
      return nil
    }
  }
}

extension FormulaWriter {
  /// What is written as lines of words.
  fileprivate var lines: [String] {
    var lines = [""]
    for piece in pieces {
      switch piece.kind {
      case .text(let text), .sign(let text):
        let words = String(decoding: bytes[text], as: UTF8.self)
        lines[lines.count - 1] += piece.script.map { Self.letters(of: words, $0) } ?? words
      case .space: if lines[lines.count - 1].last != " " { lines[lines.count - 1] += " " }
      case .lineEnd: lines.append("")
      case .anchor: break
      }
    }
    return lines
  }

  private static func letters(of words: String, _ script: TextStyles) -> String {
    let letters =
      script == TextStyles(.superscript) ? ScriptLetters.raised : ScriptLetters.lowered
    return words.map { letters[String($0)] ?? String($0) }.joined()
  }
}
