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
      /// The formula's own characters at these places of `bytes`.
      case text(Range<Int>)
      /// Characters that it does not have, at these places of `bytes`.
      case sign(Range<Int>)
      case space
      case lineEnd
      /// Where the anchor with this index stands.
      case anchor(Int)
    }

    var kind: Kind
    /// Whether it is raised or lowered.
    var script: TextStyles?
  }

  /// What came last, by which it is told whether a space comes next.
  private enum Last {
    case start, operand, opening
    /// What a space follows: a relation, a comma.
    case spaced
    /// Room behind an operand.
    case gap
    /// Words, which a space follows in a script too.
    case words
    /// A function's name: a space follows it, unless that is a fence.
    case function
    /// A fraction, or what else a factor is set off from.
    case fraction
  }

  /// How much there is, by which it is told whether it needs parentheses.
  private enum Shape: Comparable {
    case empty, atom, product, compound
  }

  /// What is known of the part that is being written, which may be all of it.
  private struct Part {
    var last = Last.start
    var shape = Shape.empty
    /// Whether it is a formula by itself, whose rows may be lines.
    var isDisplay = false
    /// Whether it is raised or lowered, where no space stands.
    var isScript = false
    /// The index of its first piece.
    var start = 0
    /// How much there was before each fence that is open: what is in fences is one thing.
    var fenced: [Shape] = []
    /// How many fences were open with each bar that is.
    var bars: [Int] = []

    /// Whether a space follows whatever comes next.
    var isSpaced: Bool { last == .spaced || last == .gap || last == .words || last == .function }
    /// Whether what comes next stands behind an operand.
    var isBehindOperand: Bool { last == .operand || last == .fraction || last == .gap }
  }

  /// What is written, in order.
  private(set) var pieces: [Piece] = []
  /// The characters of the pieces: those of the formula, and the signs behind them.
  private(set) var bytes: [UInt8]
  /// The anchors that stand in it.
  private(set) var anchors: [String] = []
  private let tree: FormulaTree
  /// Whether signs over letters and below them join these: those of MathML are characters of the book.
  private let joinsAccents: Bool
  private var now = Part()

  /// Writes the formula that `tree` is, which has ended.
  ///
  /// - Parameters:
  ///   - mayHaveLines: Whether the rows of equations may be lines.
  ///   - joinsAccents: Whether signs over letters and below them join these.
  init(_ tree: FormulaTree, mayHaveLines: Bool, joinsAccents: Bool = false) {
    self.tree = tree
    self.joinsAccents = joinsAccents
    bytes = tree.text
    now.isDisplay = mayHaveLines
    writeRow(tree.content(of: 0))
  }

  /// Whether it is several lines.
  var hasLines: Bool {
    pieces.contains { if case .lineEnd = $0.kind { true } else { false } }
  }

  // MARK: - Rows

  /// Writes the nodes in `content`, each with what is in it.
  private mutating func writeRow(_ content: Range<Int>) {
    var node = content.lowerBound
    while node < content.upperBound {
      write(node)
      node = tree.nodes[node].end
    }
  }

  private mutating func write(_ node: Int) {
    let attributes = tree.attributes(of: node)
    if let id = attributes["id"], !id.isEmpty {
      pieces.append(Piece(kind: .anchor(anchors.count)))
      anchors.append(id)
    }
    let content = tree.content(of: node)
    switch tree.nodes[node].element {
    case .characters: writeText(tree.nodes[node].text)
    case .mi: writeName(tree.trimmedText(of: node))
    case .mn: writeNumber(tree.trimmedText(of: node))
    case .ms: writeOperand(tree.trimmedText(of: node))
    case .mo: writeOperator(tree.trimmedText(of: node))
    case .mtext: writeText(tree.trimmedText(of: node))
    case .mspace: writeSpace(attributes)
    case .mfrac:
      let parts = tree.elements(in: content)
      if parts.count == 2 { writeFraction(parts, attributes) } else { writeRow(content) }
    case .msqrt: writeRoot(content, index: nil)
    case .mroot:
      let parts = tree.elements(in: content)
      if parts.count == 2 {
        writeRoot(whole(parts[0]), index: whole(parts[1]))
      } else {
        writeRow(content)
      }
    case .msub: writeScripts(tree.elements(in: content), [.lower])
    case .msup: writeScripts(tree.elements(in: content), [.raise])
    case .munder: writeScripts(tree.elements(in: content), [.lower], mayBeAccent: true)
    case .mover: writeScripts(tree.elements(in: content), [.raise], mayBeAccent: true)
    case .msubsup, .munderover: writeScripts(tree.elements(in: content), [.lower, .raise])
    case .mmultiscripts: writeMultiscripts(tree.elements(in: content))
    case .mfenced: writeFenced(tree.elements(in: content), attributes)
    case .mtable: writeTable(tree.elements(in: content), attributes)
    case .semantics: if let first = tree.elements(in: content).first { write(first) }
    case .hidden, .mprescripts: break
    case .mrow, .mstyle, .mtd, .other: writeRow(content)
    }
  }

  /// A node with what is in it.
  private func whole(_ node: Int) -> Range<Int> { node..<tree.nodes[node].end }

  /// Writes some nodes by themselves, behind what is written already.
  ///
  /// - Returns: What they turned out to be.
  private mutating func part(_ nodes: Range<Int>, isScript: Bool = false) -> Part {
    let outer = now
    now = Part(isScript: isScript || outer.isScript, start: pieces.count)
    defer { now = outer }
    writeRow(nodes)
    return now
  }

  /// Puts parentheses around a part, which has been written last.
  private mutating func putParentheses(around part: Part) {
    insert("(", at: part.start)
    sign(")")
  }

  private mutating func insert(_ text: String, at index: Int) {
    sign(text)
    if let piece = pieces.popLast() { pieces.insert(piece, at: index) }
  }

  private mutating func sign(_ text: String) {
    let start = bytes.count
    bytes += text.utf8
    pieces.append(Piece(kind: .sign(start..<bytes.count)))
  }

  private mutating func space() {
    guard now.last != .start else { return }
    if !now.isScript { pieces.append(Piece(kind: .space)) } else if now.last == .words { sign(" ") }
  }

  /// Begins an operand, behind a space if one is due.
  private mutating func beginOperand() {
    if now.isSpaced || now.last == .fraction { space() }
    if now.last == .function { now.shape = .compound }
    now.shape = now.shape == .empty ? .atom : max(now.shape, .product)
  }

  private mutating func writeOperand(_ text: Range<Int>) {
    beginOperand()
    pieces.append(Piece(kind: .text(text)))
    now.last = .operand
  }

  /// Writes a number, or more digits of the one that was written last.
  private mutating func writeNumber(_ text: Range<Int>) {
    let goesOn = now.last == .operand && endsWithNumber
    let before = now.shape
    writeOperand(text)
    if goesOn { now.shape = before }
  }

  /// Whether digits in their line were written last.
  private var endsWithNumber: Bool {
    guard let piece = pieces.last, case .text(let text) = piece.kind, piece.script == nil else {
      return false
    }
    return bytes[text].allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Writes an identifier; one of several letters is the name of a function.
  private mutating func writeName(_ text: Range<Int>) {
    let isFunction = isWord(text)
    if isFunction, now.last == .operand { space() }
    // Two names are one function: `arg min`.
    if isFunction, now.last == .function, now.shape == .atom {
      space()
      pieces.append(Piece(kind: .text(text)))
      return
    }
    writeOperand(text)
    if isFunction { now.last = .function }
  }

  private mutating func writeText(_ text: Range<Int>) {
    guard bytes[text].contains(where: { $0 > 0x20 && $0 != 0xC2 && $0 != 0xA0 }) else {
      if bytes[text].contains(where: { $0 > 0x20 }) {
        // No-break spaces stay, and are space enough.
        pieces.append(Piece(kind: .text(text)))
        now.last = .opening
      } else if now.isBehindOperand {
        now.last = .gap
      } else if now.last == .function {
        now.last = .spaced
      }
      return
    }
    if now.last == .operand, bytes[text].first.map(FormulaSign.isLetter) == true {
      if now.isScript { now.last = .words }
      space()
      if now.last == .words { now.last = .operand }
    }
    let isLoneWord = now.shape == .empty && !bytes[text].contains { $0 <= 0x20 }
    writeOperand(text)
    if !isLoneWord { now.shape = .compound }
    now.last = .words
  }

  private mutating func writeSpace(_ attributes: Attributes) {
    if attributes["linebreak"] == "newline", now.isDisplay {
      pieces.append(Piece(kind: .lineEnd))
      now.last = .start
      return
    }
    guard let width = attributes["width"].flatMap(Look.ems), width > 0.2, now.last != .start else {
      return
    }
    if width >= 1, !now.isScript { sign("  ") }
    now.last = now.isBehindOperand ? .gap : .spaced
  }

  // MARK: - Operators

  private mutating func writeOperator(_ text: Range<Int>) {
    guard let sign = FormulaSign(bytes[text]) else { return }
    let piece = Piece(kind: .text(text))
    let isInfix = now.isBehindOperand
    switch sign == .colon && isInfix ? .relation : sign {
    case .relation:
      space()
      pieces.append(piece)
      (now.last, now.shape) = (.spaced, .compound)
    case .binary:
      if isInfix || now.isSpaced { space() }
      pieces.append(piece)
      now.shape = max(now.shape, isInfix ? .compound : .product)
      now.last = isInfix ? .spaced : .opening
    case .comma:
      pieces.append(piece)
      (now.last, now.shape) = (.spaced, .compound)
    case .opening:
      if now.last == .fraction || now.isSpaced && now.last != .function { space() }
      pieces.append(piece)
      now.fenced.append(now.shape)
      (now.last, now.shape) = (.opening, .empty)
    case .closing: close(with: piece)
    case .bar where now.bars.last == now.fenced.count && !now.bars.isEmpty:
      now.bars.removeLast()
      close(with: piece)
    case .bar where !isInfix:
      if now.isSpaced { space() }
      pieces.append(piece)
      now.fenced.append(now.shape)
      now.bars.append(now.fenced.count)
      (now.last, now.shape) = (.opening, .empty)
    case .postfix:
      if now.last == .spaced { space() }
      pieces.append(piece)
      now.last = .operand
      now.shape = max(now.shape, .atom)
    case .large:
      if isInfix || now.isSpaced { space() }
      pieces.append(piece)
      (now.last, now.shape) = (.spaced, .compound)
    case .word:
      if isInfix || now.isSpaced { space() }
      pieces.append(piece)
      now.shape = now.shape == .empty ? .atom : .compound
      now.last = .function
    case .application, .invisible:
      pieces.append(piece)
      // What a function is applied to is set off from its name.
      if sign == .application, !endsWithNumber { now.last = .function }
    case .colon, .bar, .other:
      if now.isSpaced { space() }
      pieces.append(piece)
      now.shape = now.shape == .empty ? .atom : max(now.shape, .product)
      now.last = .operand
    }
  }

  /// Writes what closes the fence that was opened last: what stands in it is one thing.
  private mutating func close(with piece: Piece) {
    pieces.append(piece)
    now.last = .operand
    now.shape = max(now.shape, .atom)
    if let before = now.fenced.popLast() {
      now.shape = before == .empty ? .atom : max(before, .product)
    }
  }

  /// Whether the characters are several letters.
  private func isWord(_ text: Range<Int>) -> Bool {
    text.count > 1 && bytes[text].allSatisfy(FormulaSign.isLetter)
  }
}

// MARK: - What is drawn

extension FormulaWriter {
  private mutating func writeFraction(_ parts: [Int], _ attributes: Attributes) {
    if now.last == .operand { now.last = .fraction }
    beginOperand()
    let top = part(whole(parts[0]))
    if top.shape == .compound { putParentheses(around: top) }
    // Without a bar it is a binomial coefficient.
    let isBinomial = attributes["linethickness"].map { $0.hasPrefix("0") } ?? false
    sign(isBinomial ? " choose " : "/")
    let bottom = part(whole(parts[1]))
    if bottom.shape > .atom, !isBinomial, !isDifferential(bottom) {
      putParentheses(around: bottom)
    }
    now.last = .fraction
    if isBinomial || now.isScript { now.shape = .compound }
  }

  /// Whether a part, which has been written last, is `dx` or `∂x`.
  private func isDifferential(_ part: Part) -> Bool {
    let texts = pieces[part.start...].filter { if case .text = $0.kind { true } else { false } }
    guard part.shape == .product, texts.count == pieces.count - part.start,
      texts.filter({ $0.script == nil }).count == 2
    else { return false }
    let sign = shown(texts[0])
    return sign.elementsEqual("d".utf8) || sign.elementsEqual("∂".utf8)
  }

  private mutating func writeRoot(_ content: Range<Int>, index: Range<Int>?) {
    beginOperand()
    if index == nil { sign("√") }
    let content = part(content)
    if content.shape > .atom { putParentheses(around: content) }
    if let index {
      sign("^(1/")
      _ = part(index)
      sign(")")
    }
    now.last = .operand
  }

  private enum Direction {
    case lower, raise
  }

  /// Writes the first of `parts` with the others as its scripts.
  private mutating func writeScripts(
    _ parts: [Int], _ directions: [Direction], mayBeAccent: Bool = false
  ) {
    guard let base = parts.first else { return }
    if closesFence(base) {
      // What is raised behind a fence belongs to all that stands in it.
      writeOperator(tree.trimmedText(of: onlyChild(of: base)))
      for (script, direction) in zip(parts.dropFirst(), directions) {
        writeScript(script, direction)
      }
      return
    }
    let isSign = isLargeOperator(base) || tree.nodes[onlyChild(of: base)].element == .mo
    beginScripted(base)
    let part = part(whole(base))
    if mayBeAccent, joinsAccents, parts.count == 2, join(accent: parts[1], to: part) {
      now.last = .operand
      return
    }
    if part.shape == .compound && !isSign || part.shape == .product {
      putParentheses(around: part)
    }
    for (script, direction) in zip(parts.dropFirst(), directions) { writeScript(script, direction) }
    now.last = part.last == .spaced || part.last == .function ? part.last : .operand
  }

  /// Writes the first of `parts` with pairs of scripts behind it, and with those behind `mprescripts` before it.
  private mutating func writeMultiscripts(_ parts: [Int]) {
    let sign = parts.firstIndex { tree.nodes[$0].element == .mprescripts } ?? parts.count
    func directed(_ scripts: ArraySlice<Int>) -> [(Int, Direction)] {
      scripts.enumerated().map { ($1, $0 % 2 == 0 ? .lower : .raise) }
    }
    beginOperand()
    for (script, direction) in directed(parts.dropFirst(sign + 1)) {
      writeScript(script, direction)
    }
    if let base = parts.first, sign > 0 {
      let part = part(whole(base))
      if part.shape > .atom { putParentheses(around: part) }
    }
    for (script, direction) in directed(parts[..<sign].dropFirst()) {
      writeScript(script, direction)
    }
    now.last = .operand
  }

  /// Joins a sign to the letters that it stands over or below, where Unicode has it so.
  ///
  /// - Parameter base: The letters, which have been written last.
  private mutating func join(accent node: Int, to base: Part) -> Bool {
    let text = tree.trimmedText(of: node)
    let letters = pieces[base.start...]
    // What stands below a brace says enough.
    if FormulaSign.isBrace(bytes[text]) {
      now.shape = max(now.shape, base.shape)
      return true
    }
    guard tree.nodes[onlyChild(of: node)].element == .mo, !letters.isEmpty,
      let accent = FormulaSign.accent(bytes[text], overSeveral: letters.count > 1),
      letters.allSatisfy({ $0.isText && $0.script == nil && shown($0).isLetter })
    else { return false }
    for index in letters.indices.reversed() {
      sign(accent)
      if let piece = pieces.popLast() { pieces.insert(piece, at: index + 1) }
    }
    return true
  }

  /// Whether a node is a sign that closes a fence which is open.
  private func closesFence(_ node: Int) -> Bool {
    let node = onlyChild(of: node)
    guard tree.nodes[node].element == .mo, !now.fenced.isEmpty else { return false }
    switch FormulaSign(bytes[tree.trimmedText(of: node)]) {
    case .closing: return true
    case .bar: return now.bars.last == now.fenced.count
    default: return false
    }
  }

  private mutating func beginScripted(_ base: Int) {
    let sign = FormulaSign(bytes[tree.trimmedText(of: onlyChild(of: base))])
    if isLargeOperator(base) || sign == .relation, now.last == .operand { now.last = .spaced }
    beginOperand()
    if sign == .large || sign == .relation { now.shape = .compound }
  }

  /// What stands alone in `node`, or itself.
  private func onlyChild(of node: Int) -> Int {
    let element = tree.nodes[node].element
    guard element == .mrow || element == .mstyle else { return node }
    let content = tree.content(of: node)
    guard let first = content.first, tree.nodes[first].end == content.upperBound else {
      return node
    }
    return onlyChild(of: first)
  }

  private func isLargeOperator(_ node: Int) -> Bool {
    let node = onlyChild(of: node)
    let element = tree.nodes[node].element
    guard element == .mo || element == .mi else { return false }
    let text = tree.trimmedText(of: node)
    return FormulaSign(bytes[text]) == .large || isWord(text)
  }

  /// Writes a script: raised or lowered if Unicode has its characters so, else behind a sign.
  private mutating func writeScript(_ node: Int, _ direction: Direction) {
    let script = part(whole(node), isScript: true)
    var text: [UInt8] = []
    for piece in pieces[script.start...] { text += shown(piece) }
    guard !text.isEmpty else {
      pieces.removeSubrange(script.start...)
      return
    }
    if FormulaSign.isAccent(text) { return }
    let isScripted = pieces[script.start...].contains { $0.script != nil }
    // What is raised or lowered already cannot be once more.
    let isPlain = pieces[script.start...].allSatisfy { $0.isText && $0.script == nil }
    if isPlain, FormulaSign.areScriptLetters(text, isRaised: direction == .raise) {
      let style = TextStyles(direction == .raise ? .superscript : .subscript)
      for index in pieces[script.start...].indices {
        if case .text = pieces[index].kind { pieces[index].script = style }
      }
      return
    }
    if script.shape > .atom || isScripted { putParentheses(around: script) }
    insert(direction == .raise ? "^" : "_", at: script.start)
  }

  private mutating func writeFenced(_ parts: [Int], _ attributes: Attributes) {
    let given = attributes["separators"]?.filter { !$0.isWhitespace }.map(String.init)
    beginOperand()
    sign(attributes["open"]?.trimmed ?? "(")
    now.last = .opening
    for (index, part) in parts.enumerated() {
      let separators = given ?? [","]
      if index > 0,
        let sign = separators.indices.contains(index - 1) ? separators[index - 1] : separators.last
      {
        self.sign(sign)
        now.last = .spaced
      }
      let outer = (now.shape, now.isDisplay)
      now.isDisplay = false
      write(part)
      (now.shape, now.isDisplay) = outer
    }
    sign(attributes["close"]?.trimmed ?? ")")
    now.last = .operand
  }

  /// A cell of a table, whose pieces wait until all cells are known.
  private struct Cell {
    let shape: Shape
    let pieces: [Piece]
    /// Whether it begins or ends with a sign such as `=`.
    let isPartOfEquation: Bool
  }

  private mutating func cell(_ node: Int) -> Cell {
    let part = part(whole(node))
    let pieces = Array(pieces[part.start...])
    self.pieces.removeSubrange(part.start...)
    let isPartOfEquation = [pieces.first, pieces.last].contains { piece in
      piece.map { FormulaSign(shown($0)) == .relation } ?? false
    }
    return Cell(shape: part.shape, pieces: pieces, isPartOfEquation: isPartOfEquation)
  }

  /// Writes the rows of a matrix side by side; those of equations as lines, where there may be some.
  private mutating func writeTable(_ rows: [Int], _ attributes: Attributes) {
    var cells: [[Cell]] = []
    for row in rows {
      cells.append([])
      for node in tree.elements(of: row) { cells[cells.count - 1].append(cell(node)) }
    }
    // TeX has room around equations, and none around the cells of a matrix.
    let areEquations =
      attributes["displaystyle"] == "true" || rows.first.map(areSides) == true
      || cells.contains { row in
        row.contains { $0.isPartOfEquation } || (row.count == 1 && row[0].shape == .compound)
      }
    let hasLines = now.isDisplay && now.last == .start && areEquations
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
        if hasLines, number > 0, isFirst, cell.isPartOfEquation { sign("  ") }
        if !isFirst {
          if commas, !endsWithComma { sign(",") }
          pieces.append(Piece(kind: .space))
        }
        isFirst = false
        pieces += cell.pieces
      }
    }
    (now.last, now.shape) = (.operand, .compound)
  }

  /// Whether the first cells of a row stand at the right and at the left: the sides of an equation.
  private func areSides(_ row: Int) -> Bool {
    let cells = tree.elements(of: row).prefix(2)
    return cells.count == 2
      && cells.map { tree.attributes(of: $0)["columnalign"] } == ["right", "left"]
  }

  /// Whether a comma was written last.
  private var endsWithComma: Bool {
    pieces.last.map { shown($0).elementsEqual(",".utf8) } ?? false
  }

  /// What is seen of a piece.
  private func shown(_ piece: Piece) -> ArraySlice<UInt8> {
    switch piece.kind {
    case .text(let text), .sign(let text): bytes[text]
    case .space: [0x20]
    case .lineEnd, .anchor: []
    }
  }
}

extension FormulaWriter.Piece {
  /// Whether it has nothing of its own but characters of the formula.
  fileprivate var isText: Bool {
    switch kind {
    case .text, .anchor: true
    case .sign, .space, .lineEnd: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is one letter.
  fileprivate var isLetter: Bool {
    var scalars = String(decoding: self, as: UTF8.self).unicodeScalars.makeIterator()
    return scalars.next()?.properties.isAlphabetic == true && scalars.next() == nil
  }
}
