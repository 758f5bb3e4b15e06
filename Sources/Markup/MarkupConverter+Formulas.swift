import Books

// MathML as its words: what is raised or lowered is in spans that say so, fractions, roots and the rows
// of a matrix have a generated sign each.

extension MarkupConverter {
  /// Begins an element of a formula.
  func beginPartOfFormula(_ name: String) {
    if name == "msqrt" { generate("√") }
    guard let parent else { return }
    switch (parent.name, parent.child) {
    case ("msup", 2), ("msubsup", 3): beginScript(TextStyles(.superscript))
    case ("msub", 2), ("msubsup", 2): beginScript(TextStyles(.subscript))
    case ("mfrac", 2): generateSign("/")
    case ("mtable", 2...): generateSign("; ")
    default: break
    }
  }

  private func beginScript(_ style: TextStyles) {
    writer.dropSpace()
    around.styles.kinds.insert(style)
    around.isScript = true
  }

  /// Generates a sign between two parts, if there is something before it.
  private func generateSign(_ sign: String) {
    guard writer.isOpen else { return }
    writer.dropSpace()
    writer.styles = Styles()
    writer.generate(sign)
  }
}
