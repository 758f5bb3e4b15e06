import Books

/// Writes a formula of MathML in a line: fractions, roots, fences and the cells of a matrix by signs,
/// operators with spaces around them.
///
/// The signs are generated: without them, and without white space, what is written is the formula's
/// characters in their order.
struct FormulaWriter {
  /// A part of what is written.
  struct Piece {
    enum Kind {
      case text([UInt8])
      case sign(String)
      case space
      case lineEnd
      case anchor(String)
    }

    var kind: Kind
    /// Whether it is raised or lowered.
    var script: TextStyles?
  }

  /// What came last, by which it is told whether a space comes next.
  private enum Last {
    case start, operand, opening
    /// What a space follows: a relation, a function's name, words.
    case spaced
    /// A fraction, or what else a factor is set off from.
    case fraction
  }

  /// How much there is, by which it is told whether it needs parentheses.
  private enum Shape: Comparable {
    case empty, atom, product, compound
  }

  /// What is written, in order.
  private(set) var pieces: [Piece] = []
  private var last = Last.start
  private var shape = Shape.empty
  /// Whether it is a formula by itself, whose rows may be lines.
  private var isDisplay = false
  /// Whether it is raised or lowered, where no space stands.
  private let isScript: Bool

  private init(isScript: Bool) { self.isScript = isScript }

  /// Writes the formula that `root` is.
  ///
  /// - Parameter mayHaveLines: Whether the rows of equations may be lines.
  init(_ root: FormulaTree.Node, mayHaveLines: Bool) {
    self.init(isScript: false)
    isDisplay = mayHaveLines
    writeRow(root.children)
  }

  // MARK: - Rows

  private mutating func writeRow(_ nodes: [FormulaTree.Node]) {
    for node in nodes { write(node) }
  }

  private mutating func write(_ node: FormulaTree.Node) {
    if let id = node.attributes["id"], !id.isEmpty { pieces.append(Piece(kind: .anchor(id))) }
    let parts = node.children.filter { !$0.name.isEmpty }
    switch node.name {
    case "":
      // White space between elements says nothing.
      if node.text.contains(where: { $0 > 0x20 }) { writeText(node.text) }
    case "mi": writeName(Self.text(of: node))
    case "mn": writeNumber(Self.text(of: node))
    case "ms": writeOperand(Self.text(of: node))
    case "mo": writeOperator(Self.text(of: node))
    case "mtext": writeText(Self.text(of: node))
    case "mspace": writeSpace(node.attributes)
    case "mfrac" where parts.count == 2: writeFraction(parts, node.attributes)
    case "msqrt": writeRoot(part(node.children), index: nil)
    case "mroot" where parts.count == 2: writeRoot(part([parts[0]]), index: part([parts[1]]))
    case "msub", "munder": writeScripts(parts, [.lower])
    case "msup", "mover": writeScripts(parts, [.raise])
    case "msubsup", "munderover": writeScripts(parts, [.lower, .raise])
    case "mmultiscripts": writeScripts(parts, [])
    case "mfenced": writeFenced(parts, node.attributes)
    case "mtable": writeTable(parts)
    case "semantics": writeRow(Array(parts.prefix(1)))
    case "annotation", "annotation-xml", "mphantom", "none", "mprescripts": break
    default: writeRow(node.children)
    }
  }

  /// Some parts by themselves.
  private func part(_ nodes: [FormulaTree.Node], isScript: Bool = false) -> FormulaWriter {
    var writer = FormulaWriter(isScript: isScript || self.isScript)
    writer.writeRow(nodes)
    // What fences hold together is one thing.
    if writer.shape > .atom, Self.isFenced(nodes) { writer.shape = .atom }
    return writer
  }

  private mutating func put(_ part: FormulaWriter, inParentheses: Bool) {
    if inParentheses { sign("(") }
    pieces += part.pieces
    if inParentheses { sign(")") }
  }

  private mutating func sign(_ text: String) { pieces.append(Piece(kind: .sign(text))) }

  private mutating func space() {
    if !isScript, last != .start { pieces.append(Piece(kind: .space)) }
  }

  /// Begins an operand, behind a space if one is due.
  private mutating func beginOperand() {
    if last == .spaced || last == .fraction { space() }
    shape = shape == .empty ? .atom : max(shape, .product)
  }

  private mutating func writeOperand(_ text: [UInt8]) {
    beginOperand()
    pieces.append(Piece(kind: .text(text)))
    last = .operand
  }

  /// Writes a number, or more digits of the one that was written last.
  private mutating func writeNumber(_ text: [UInt8]) {
    let goesOn = last == .operand && pieces.last?.isNumber == true
    let before = shape
    writeOperand(text)
    if goesOn { shape = before }
  }

  /// Writes an identifier; one of several letters is the name of a function.
  private mutating func writeName(_ text: [UInt8]) {
    let isFunction = text.count > 1 && text.allSatisfy { Self.isLetter($0) }
    if isFunction, last == .operand { space() }
    writeOperand(text)
    if isFunction { last = .spaced }
  }

  private mutating func writeText(_ text: [UInt8]) {
    guard text.contains(where: { $0 > 0x20 && $0 != 0xC2 && $0 != 0xA0 }) else {
      if text.contains(where: { $0 > 0x20 }) {
        // No-break spaces stay, and are space enough.
        pieces.append(Piece(kind: .text(text)))
        last = .opening
      } else if last == .operand || last == .fraction {
        last = .spaced
      }
      return
    }
    if last == .operand, text.first.map(Self.isLetter) == true { space() }
    writeOperand(text)
    shape = .compound
    last = .spaced
  }

  private mutating func writeSpace(_ attributes: Attributes) {
    if attributes["linebreak"] == "newline", isDisplay {
      pieces.append(Piece(kind: .lineEnd))
      last = .start
      return
    }
    guard let width = attributes["width"].flatMap(Look.ems), width > 0.2, last != .start else {
      return
    }
    if width >= 1, !isScript { sign("  ") }
    last = .spaced
  }

  // MARK: - Operators

  private mutating func writeOperator(_ text: [UInt8]) {
    guard let sign = String(validating: text, as: UTF8.self), !sign.isEmpty else { return }
    let piece = Piece(kind: .text(text))
    let isInfix = last == .operand || last == .fraction
    if Self.relations.contains(sign) || (sign == ":" && isInfix) {
      space()
      pieces.append(piece)
      (last, shape) = (.spaced, .compound)
    } else if Self.binaries.contains(sign) {
      if isInfix || last == .spaced { space() }
      pieces.append(piece)
      if isInfix { shape = .compound }
      last = isInfix ? .spaced : .opening
    } else if sign == "," || sign == ";" {
      pieces.append(piece)
      (last, shape) = (.spaced, .compound)
    } else if Self.openings.contains(sign) {
      if last == .spaced || last == .fraction { space() }
      pieces.append(piece)
      last = .opening
    } else if Self.closings.contains(sign) || Self.postfixes.contains(sign) {
      pieces.append(piece)
      last = .operand
      shape = max(shape, .atom)
    } else if Self.large.contains(sign) || text.count > 1 && text.allSatisfy(Self.isLetter) {
      if isInfix || last == .spaced { space() }
      pieces.append(piece)
      (last, shape) = (.spaced, .compound)
    } else if Self.invisibles.contains(sign) {
      pieces.append(piece)
      // What a function is applied to is set off from its name.
      if sign == "\u{2061}" { last = .spaced }
    } else {
      if last == .spaced { space() }
      pieces.append(piece)
      shape = max(shape, .product)
      last = .operand
    }
  }

  private static let relations = Set(
    "=≠<>≤≥≪≫≈≅≡∼∝∈∉∋⊂⊃⊆⊇⊄→←↔↦⇒⇐⇔⟶⟹⟺∣∥≔≺≻⊢⊨⊥".map(String.init) + ["<=", ">=", ":=", "->"])
  private static let binaries = Set("+−-±∓×·⋅∗*÷∪∩∧∨∘⊕⊗⊖∖".map(String.init))
  private static let openings = Set("([{⟨〈⌊⌈".map(String.init))
  private static let closings = Set(")]}⟩〉⌋⌉".map(String.init))
  private static let postfixes = Set("!%°′″‴†‡…⋯⋮⋱".map(String.init))
  private static let large = Set("∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂".map(String.init))

  private static let invisibles = Set("\u{2061}\u{2062}\u{2063}\u{2064}".map(String.init))

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether the first of `nodes` is an opening fence that the last one closes, or they are in one.
  private static func isFenced(_ nodes: [FormulaTree.Node]) -> Bool {
    let nodes = nodes.filter { !$0.name.isEmpty }
    if nodes.count == 1 {
      return nodes[0].name == "mfenced"
        || ["mrow", "mstyle"].contains(nodes[0].name) && isFenced(nodes[0].children)
    }
    var depth = 0
    for (index, node) in nodes.enumerated() {
      let sign = node.name == "mo" ? String(decoding: text(of: node), as: UTF8.self) : ""
      if openings.contains(sign) { depth += 1 }
      if closings.contains(sign) { depth -= 1 }
      if depth <= 0 { return index == nodes.count - 1 && index > 0 && closings.contains(sign) }
    }
    return false
  }

  /// The characters of an element, without white space at their ends.
  private static func text(of node: FormulaTree.Node) -> [UInt8] {
    var text: [UInt8] = []
    for child in node.children { text += child.name.isEmpty ? child.text : Self.text(of: child) }
    let start = text.firstIndex { $0 > 0x20 } ?? text.count
    let end = text.lastIndex { $0 > 0x20 } ?? start - 1
    return Array(text[start..<max(end + 1, start)])
  }
}

// MARK: - What is drawn

extension FormulaWriter {
  private mutating func writeFraction(_ parts: [FormulaTree.Node], _ attributes: Attributes) {
    let (top, bottom) = (part([parts[0]]), part([parts[1]]))
    if last == .operand { last = .fraction }
    beginOperand()
    put(top, inParentheses: top.shape == .compound)
    // Without a bar it is a binomial coefficient.
    let isBinomial = attributes["linethickness"].map { $0.hasPrefix("0") } ?? false
    sign(isBinomial ? " choose " : "/")
    put(bottom, inParentheses: bottom.shape > .atom && !isBinomial)
    last = .fraction
    if isBinomial || isScript { shape = .compound }
  }

  private mutating func writeRoot(_ content: FormulaWriter, index: FormulaWriter?) {
    beginOperand()
    if let index {
      put(content, inParentheses: content.shape > .atom)
      sign("^(1/")
      pieces += index.pieces
      sign(")")
    } else {
      sign("√")
      put(content, inParentheses: content.shape > .atom)
    }
    last = .operand
  }

  private enum Direction {
    case lower, raise
  }

  /// Writes the first of `parts` with the others as its scripts.
  private mutating func writeScripts(_ parts: [FormulaTree.Node], _ directions: [Direction]) {
    guard let base = parts.first else { return }
    let part = part([base])
    let isSign = Self.isLargeOperator(base) || Self.onlyChild(of: base).name == "mo"
    let needsFence = part.shape == .compound && !isSign || part.shape == .product
    beginScripted(base)
    put(part, inParentheses: needsFence)
    for (script, direction) in zip(parts.dropFirst(), directions) { writeScript(script, direction) }
    for script in parts.dropFirst(directions.count + 1) { writeScript(script, .raise) }
    last = part.last == .spaced ? .spaced : .operand
  }

  private mutating func beginScripted(_ base: FormulaTree.Node) {
    let isLarge = Self.isLargeOperator(base)
    if isLarge, last == .operand { last = .spaced }
    beginOperand()
    if isLarge { shape = .compound }
  }

  /// What stands alone in `node`, or itself.
  private static func onlyChild(of node: FormulaTree.Node) -> FormulaTree.Node {
    guard node.name == "mrow" || node.name == "mstyle" else { return node }
    let parts = node.children.filter {
      !$0.name.isEmpty || $0.text.contains(where: { $0 > 0x20 })
    }
    return parts.count == 1 ? onlyChild(of: parts[0]) : node
  }

  private static func isLargeOperator(_ node: FormulaTree.Node) -> Bool {
    let node = onlyChild(of: node)
    guard node.name == "mo" || node.name == "mi" else { return false }
    let text = text(of: node)
    return large.contains(String(decoding: text, as: UTF8.self))
      || text.count > 1 && text.allSatisfy(isLetter)
  }

  /// Writes a script: raised or lowered if Unicode has its characters so, else behind a sign.
  private mutating func writeScript(_ node: FormulaTree.Node, _ direction: Direction) {
    let script = part([node], isScript: true)
    let text = script.pieces.map(\.shown).joined()
    guard !text.isEmpty else { return }
    if text.count == 1, Self.accents.contains(text) {
      pieces += script.pieces
      return
    }
    let letters = direction == .raise ? ScriptLetters.raised : ScriptLetters.lowered
    // What is raised or lowered already cannot be once more.
    let isPlain = script.pieces.allSatisfy { $0.isText && $0.script == nil }
    if isPlain, text.allSatisfy({ letters[String($0)] != nil }) {
      let style = TextStyles(direction == .raise ? .superscript : .subscript)
      pieces += script.pieces.map { piece in
        var piece = piece
        if case .text = piece.kind { piece.script = style }
        return piece
      }
      return
    }
    sign(direction == .raise ? "^" : "_")
    put(script, inParentheses: script.shape > .atom)
  }

  /// What stands over a letter, or high by itself.
  private static let accents = Set("′″‴*∗†‡∘°¯‾ˉ^ˆ~˜˙¨→⃗←↔⏞⏟⏜_".map(String.init))

  private mutating func writeFenced(_ parts: [FormulaTree.Node], _ attributes: Attributes) {
    let separators = (attributes["separators"] ?? ",").filter { !$0.isWhitespace }.map(String.init)
    beginOperand()
    sign(attributes["open"]?.trimmed ?? "(")
    last = .opening
    for (index, part) in parts.enumerated() {
      if index > 0,
        let sign = separators.indices.contains(index - 1) ? separators[index - 1] : separators.last
      {
        self.sign(sign)
        last = .spaced
      }
      let outer = (shape, isDisplay)
      isDisplay = false
      write(part)
      (shape, isDisplay) = outer
    }
    sign(attributes["close"]?.trimmed ?? ")")
    last = .operand
  }

  /// Writes the rows of a matrix side by side; those of equations as lines, where there may be some.
  private mutating func writeTable(_ rows: [FormulaTree.Node]) {
    let cells = rows.map { row in
      row.children.filter { !$0.name.isEmpty }.map { part([$0]) }
    }
    let areEquations = cells.contains { row in
      row.contains { $0.beginsOrEndsWithRelation } || (row.count == 1 && row[0].shape == .compound)
    }
    let hasLines = isDisplay && last == .start && areEquations
    let commas = !areEquations && cells.joined().contains { $0.shape == .compound }
    for (number, row) in cells.enumerated() {
      if number > 0 {
        if hasLines {
          pieces.append(Piece(kind: .lineEnd))
        } else {
          sign(";")
          pieces.append(Piece(kind: .space))
        }
      }
      var isFirst = true
      for cell in row where cell.pieces.contains(where: \.isText) || !areEquations {
        // An equation that goes on stands in.
        if hasLines, number > 0, isFirst, cell.beginsOrEndsWithRelation { sign("  ") }
        if !isFirst {
          if commas { sign(",") }
          pieces.append(Piece(kind: .space))
        }
        isFirst = false
        pieces += cell.pieces
      }
    }
    (last, shape) = (.operand, .compound)
  }

  private var beginsOrEndsWithRelation: Bool {
    [pieces.first, pieces.last].contains { piece in
      piece.map { Self.relations.contains($0.shown) } ?? false
    }
  }
}

extension FormulaWriter.Piece {
  /// What is seen of it.
  fileprivate var shown: String {
    switch kind {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .sign(let sign): sign
    case .space: " "
    case .lineEnd, .anchor: ""
    }
  }

  /// Whether it is digits in their line.
  fileprivate var isNumber: Bool {
    guard case .text(let bytes) = kind, script == nil else { return false }
    return bytes.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Whether it has nothing of its own but characters of the formula.
  fileprivate var isText: Bool {
    switch kind {
    case .text, .anchor: true
    case .sign, .space, .lineEnd: false
    }
  }
}
