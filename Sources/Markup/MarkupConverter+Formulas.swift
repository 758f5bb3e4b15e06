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
    guard let tree = formula else { return }
    formula = nil
    // Some books have a formula by itself in a paragraph of its own, and do not say that it is one.
    let isBlock = tree.root.attributes["display"] == "block"
    let mayHaveLines =
      (isBlock || !writer.isOpen) && !around.isInCell && around.headingLevel == 0
    if isBlock, mayHaveLines, writer.isOpen { breakLine() }
    let start = writer.end
    for piece in FormulaWriter(tree.root, mayHaveLines: mayHaveLines).pieces { write(piece) }
    let words = tree.root.attributes["alttext"]?.split { $0.isWhitespace } ?? []
    if writer.end == start, !words.isEmpty { generate("[" + words.joined(separator: " ") + "]") }
  }

  private func write(_ piece: FormulaWriter.Piece) {
    let before = around.styles
    if let script = piece.script { around.styles.kinds.insert(script) }
    switch piece.kind {
    case .text(let bytes): bytes.withUnsafeBufferPointer { writeCollapsed($0) }
    case .sign(let sign): generate(sign)
    case .space: writer.space()
    case .lineEnd: breakLine()
    case .anchor(let id): addAnchor(id)
    }
    around.styles = before
  }
}
