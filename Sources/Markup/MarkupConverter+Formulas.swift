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
    let start = writer.end
    let mayHaveLines = !around.isInCell && around.headingLevel == 0
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
