import Books

// MathML is read whole before it is written: see `FormulaWriter`.

extension MarkupConverter {
  /// Begins a formula.
  func beginMath(_ attributes: Attributes) {
    formula = FormulaTree(attributes)
    around.ending = .math
  }

  /// Writes the formula; if it has no text of its own, the words for it.
  func finishMath() {
    guard var tree = formula else { return }
    formula = nil
    tree.finish()
    let attributes = tree.attributes(of: 0)
    // Some books have a formula by itself in a paragraph of its own, and do not say that it is one.
    let isBlock = attributes["display"] == "block"
    let mayHaveLines =
      (isBlock || !writer.isOpen) && !around.isInCell && around.headingLevel == 0
    if isBlock, mayHaveLines, writer.isOpen { breakLine() }
    let start = writer.end
    defer { if writer.end > start { noteFormula(attributes) } }
    write(FormulaWriter(tree, mayHaveLines: mayHaveLines))
    guard writer.end == start else { return }
    let words = attributes["alttext"]?.split { $0.isWhitespace } ?? []
    if !words.isEmpty { generate("[" + words.joined(separator: " ") + "]") }
  }

  private func noteFormula(_ attributes: Attributes) {
    (formulaEnd, formulaWords) = (writer.end, attributes["alttext"])
  }

  /// Whether a picture shows the formula right before it once more, to who cannot see that: it is called so
  /// by MediaWiki, or has the same words.
  func repeatsFormula(_ attributes: Attributes) -> Bool {
    guard formulaEnd >= 0, writer.end == (writer.isOpen ? formulaEnd : formulaEnd + 1) else {
      return false
    }
    if let formulaWords, formulaWords == attributes["alt"] { return true }
    return attributes.words("class").contains { $0.hasPrefix("mwe-math-fallback-image") }
  }

  private func write(_ formula: FormulaWriter) {
    formula.bytes.withUnsafeBufferPointer { bytes in
      for piece in formula.pieces {
        switch piece.kind {
        case .text(let text):
          let before = around.styles
          if let script = piece.script { around.styles.kinds.insert(script) }
          writeCollapsed(UnsafeBufferPointer(rebasing: bytes[text]))
          around.styles = before
        case .sign(let sign): generate(String(decoding: bytes[sign], as: UTF8.self))
        case .space: writer.space()
        case .lineEnd: breakLine()
        case .anchor(let index): addAnchor(formula.anchors[index])
        }
      }
    }
  }
}
