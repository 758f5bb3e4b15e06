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
    defer {
      if writer.end > start {
        noteFormula(attributes)
        if isBlock { (numberEnd, edge) = (writer.end, .formula) }
      }
    }
    write(FormulaWriter(tree, mayHaveLines: mayHaveLines))
    guard writer.end == start, let words = attributes["alttext"]?.onOneLine, !words.isEmpty else {
      return
    }
    if write(TeXFormula(saidIn: words, isNamed: true, mayHaveLines: mayHaveLines)) { return }
    generate("[" + words + "]")
  }

  private func noteFormula(_ attributes: Attributes) {
    (formulaEnd, formulaWords) = (writer.end, attributes["alttext"])
  }

  /// Whether a formula is what was written last.
  private var isBehindFormula: Bool {
    formulaEnd >= 0 && writer.end == (writer.isOpen ? formulaEnd : formulaEnd + 1)
  }

  /// Whether a picture shows the formula right before it once more, to who cannot see that: it is called so
  /// by MediaWiki, or has the same words.
  func repeatsFormula(_ attributes: Attributes) -> Bool {
    guard isBehindFormula else { return false }
    if let formulaWords, formulaWords == attributes["alt"] { return true }
    return attributes.words("class").contains { $0.hasPrefix("mwe-math-fallback-image") }
  }

  // MARK: - TeX

  /// Takes note that an element is called as those are that a formula of TeX stands in, or what a program
  /// has made of one.
  func enterFormula(_ word: String, _ attributes: Attributes) {
    switch word {
    case "math", "arithmatex":
      guard around.ending == .nothing, around.furniture == .none else { return }
      (around.ending, around.furniture) = (.tex, .tex)
      (texSource, isDisplayTeX) = ([], attributes.words("class").contains("display"))
    case "katex-html": if isBehindFormula { around.isHidden = true }
    // What is seen until the formula is drawn.
    case "mathjax_preview": around.isHidden = true
    default:
      // The formula follows as MathML, or else as a script.
      if attributes["data-mathml"] != nil {
        around.furniture = .drawnFormula
      } else if attributes["id"]?.hasPrefix("MathJax-Element-") == true {
        around.isHidden = true
      }
    }
  }

  /// Begins a script that is a formula; others are passed over.
  func beginFormulaScript(_ attributes: Attributes) {
    guard attributes["type"]?.lowercased().hasPrefix("math/tex") == true else { return }
    let isDisplay = attributes["type"]?.contains("display") == true
    around.ending = isDisplay ? .displayTeXScript : .texScript
    texSource = []
  }

  /// Takes characters of an element that is called a formula.
  func addTeX(_ bytes: UnsafeBufferPointer<UInt8>) {
    texSource += bytes
    guard texSource.count > TeXParser.longest else { return }
    leaveTeX()
    leaveFurniture()
  }

  /// Begins an element in one that may be a formula of TeX: what it has is none.
  func beginInTeX() {
    leaveTeX()
    around.furniture = .none
  }

  /// Writes what was taken for TeX as any other words.
  func leaveTeX() {
    let source = texSource
    texSource = []
    source.withUnsafeBufferPointer { writeCollapsed($0) }
  }

  /// Writes a formula that the element which ends has as TeX; as its own words if it is none, or is not
  /// understood.
  func finishTeX() {
    let words = String(decoding: texSource, as: UTF8.self)
    let delimited = TeXFormula.Delimited(words)
    // Where KaTeX looks for them, formulas have no signs around them.
    guard delimited != nil || TeXFormula.isTeX(words),
      writeFormula(
        delimited.map { String($0.source) } ?? words,
        isDisplay: delimited?.isDisplay ?? isDisplayTeX)
    else { return leaveTeX() }
    texSource = []
  }

  /// Writes a formula that a script has, unless it has been written as MathML.
  func finishFormulaScript(isDisplay: Bool) {
    let source = String(decoding: texSource, as: UTF8.self).trimmed
    texSource = []
    guard !isBehindFormula, !source.isEmpty else { return }
    if !writeFormula(source, isDisplay: isDisplay) { generate(source.onOneLine) }
  }

  private var mayBreakLine: Bool { !around.isInCell && around.headingLevel == 0 }

  /// Writes a formula of TeX, if it is understood.
  func writeFormula(_ source: String, isDisplay: Bool) -> Bool {
    write(
      TeXFormula(source, mayHaveLines: isDisplay && mayBreakLine), isDisplay: isDisplay)
  }

  /// Goes on below a formula by itself, but for what ends its sentence.
  func goOnBelowFormula(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first, !".,;:!?)]".utf8.contains(first), mayBreakLine,
      !around.keepsSpace
    else { return }
    breakLine()
    openLine()
  }

  /// Writes a formula, if it was understood.
  private func write(_ formula: TeXFormula?, isDisplay: Bool = false) -> Bool {
    guard let formula else { return false }
    if isDisplay, mayBreakLine, writer.isOpen { breakLine() }
    let alignment = around.alignment
    defer { around.alignment = alignment }
    // The sides of equations stand below each other.
    if formula.lines.count > 1, !around.isInCell { around.alignment = .start }
    for (number, line) in formula.lines.enumerated() {
      if number > 0 { breakLine() }
      // An equation that goes on stands in.
      if line.hasPrefix("  ") { generate("  ") }
      var line = line.trimmed
      line.withUTF8 { writeCollapsed($0) }
    }
    (formulaEnd, formulaWords) = (writer.end, nil)
    if isDisplay { (numberEnd, edge) = (writer.end, .formula) }
    return true
  }

  private func write(_ formula: FormulaWriter) {
    let alignment = around.alignment
    defer { around.alignment = alignment }
    if !around.isInCell, formula.hasLines { around.alignment = .start }
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
