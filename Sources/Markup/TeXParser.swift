/// Reads a formula of TeX as the elements of MathML that it means.
///
/// A formula with a command that is not known here is none: its source says more than a part of it would.
struct TeXParser {
  /// An element of MathML, or some of them.
  indirect enum Node {
    /// An element with nothing but characters.
    case leaf(String, String)
    case element(String, [Node], [(name: String, value: String)] = [])
    case row([Node])
  }

  enum Token: Equatable {
    case command(String)
    case character(Character)
    case space, end
  }

  /// What ends the reading.
  enum Fault: Error {
    case notUnderstood
  }

  /// The characters of the longest formula that is read.
  static let longest = 8 << 10
  /// How deep groups may be in each other.
  private static let deepest = 60

  let characters: [Character]
  var index = 0
  var depth = 0

  /// The formula that `tex` means, without the signs around it; `nil` if it is not understood.
  static func tree(of tex: String) -> FormulaTree? {
    guard tex.utf8.count <= longest else { return nil }
    var parser = TeXParser(tex)
    guard let nodes = try? parser.readFormula() else { return nil }
    var tree = FormulaTree(Attributes())
    for node in nodes { tree.add(node) }
    tree.finish()
    return tree
  }

  init(_ tex: String) { characters = Array(tex) }

  // MARK: - Tokens

  private var next: Token {
    var copy = self
    return copy.take()
  }

  mutating func take() -> Token {
    guard index < characters.count else { return .end }
    let character = characters[index]
    index += 1
    if character == "%" {
      // The rest of the line is a remark.
      while index < characters.count, !characters[index].isNewline { index += 1 }
      return .space
    }
    if character.isWhitespace, character != "\u{A0}" { return .space }
    guard character == "\\" else { return .character(character) }
    guard index < characters.count else { return .command("") }
    let start = index
    while index < characters.count, characters[index].isASCIILetter { index += 1 }
    if index == start { index += 1 }
    let name = String(characters[start..<index])
    // A star says nothing of the words.
    if name != "\\", index < characters.count, characters[index] == "*", Self.starred.contains(name)
    {
      index += 1
    }
    return .command(name)
  }

  private static let starred: Set<String> = ["operatorname", "tag", "hspace"]

  mutating func skipSpace() {
    while next == .space { _ = take() }
  }

  /// Passes over a character, if that comes next.
  mutating func pass(_ character: Character) -> Bool {
    skipSpace()
    guard next == .character(character) else { return false }
    _ = take()
    return true
  }

  // MARK: - Rows

  mutating func readFormula() throws(Fault) -> [Node] {
    let rows = try readRows()
    guard next == .end else { throw .notUnderstood }
    guard rows.count > 1 || rows.contains(where: { $0.count > 1 }) else {
      return rows.first?.first ?? []
    }
    return [table(rows, ofEquations: true)]
  }

  /// Reads rows of cells until something ends that they are in.
  private mutating func readRows() throws(Fault) -> [[[Node]]] {
    var rows: [[[Node]]] = [[]]
    while true {
      let cell = try readRow()
      rows[rows.count - 1].append(cell)
      switch next {
      case .character("&"): _ = take()
      case .command("\\"), .command("cr"), .command("newline"):
        _ = take()
        if next == .character("*") { _ = take() }
        try passOptional()
        rows.append([])
      default:
        // What ends a row may stand behind the last one.
        if let last = rows.last, rows.count > 1, last.allSatisfy(\.isEmpty) { rows.removeLast() }
        return rows
      }
    }
  }

  private func table(_ rows: [[[Node]]], ofEquations: Bool = false) -> Node {
    .element(
      "mtable", rows.map { row in .element("mtr", row.map { .element("mtd", $0) }) },
      ofEquations ? [("displaystyle", "true")] : [])
  }

  /// Reads until a group, a cell, a fence or the formula ends.
  private mutating func readRow(isInBrackets: Bool = false) throws(Fault) -> [Node] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .notUnderstood }
    var nodes: [Node] = []
    while true {
      switch next {
      case .end, .character("}"), .character("&"), .command("right"), .command("end"),
        .command("\\"), .command("cr"), .command("newline"):
        return nodes
      case .character("]") where isInBrackets: return nodes
      case .space: _ = take()
      case .command(let name) where Self.infixes.contains(name):
        _ = take()
        let bottom = try readRow(isInBrackets: isInBrackets)
        let isBare = name != "over"
        let fraction = Node.element(
          "mfrac", [.row(nodes), .row(bottom)], isBare ? [("linethickness", "0")] : [])
        return name == "choose" ? [.leaf("mo", "("), fraction, .leaf("mo", ")")] : [fraction]
      default:
        let base = try readAtom()
        nodes.append(try readScripts(of: base))
      }
    }
  }

  private static let infixes: Set<String> = ["over", "choose", "atop"]

  /// Reads what is raised or lowered behind `base`.
  private mutating func readScripts(of base: Node) throws(Fault) -> Node {
    var (lower, upper): (Node?, Node?) = (nil, nil)
    var primes = 0
    scripts: while true {
      skipSpace()
      switch next {
      case .character("_") where lower == nil:
        _ = take()
        lower = try readArgument()
      case .character("^") where upper == nil:
        _ = take()
        upper = try readArgument()
      case .character("'"), .character("’"):
        _ = take()
        primes += 1
      case .command("limits"), .command("nolimits"): _ = take()
      default: break scripts
      }
    }
    if primes > 0, upper == nil, primes <= 4 {
      upper = .leaf("mo", ["′", "″", "‴", "⁗"][primes - 1])
      primes = 0
    }
    if case .leaf("mo", "∘")? = upper { upper = .leaf("mo", "°") }
    var base = base
    if primes > 0 {
      base = .element("msup", [base, .leaf("mo", String(repeating: "′", count: primes))])
    }
    switch (lower, upper) {
    case (nil, nil): return base
    case (let lower?, nil): return .element("msub", [base, lower])
    case (nil, let upper?): return .element("msup", [base, upper])
    case (let lower?, let upper?):
      return .element("msubsup", [base, lower, upper])
    }
  }

  /// Reads what a command is about: a group, or the one thing that comes next.
  mutating func readArgument() throws(Fault) -> Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .notUnderstood }
    skipSpace()
    switch next {
    case .end, .character("}"), .character("&"): throw .notUnderstood
    case .character(let digit) where digit.isASCIIDigit:
      _ = take()
      return .leaf("mn", String(digit))
    default: return try readAtom()
    }
  }

  /// Reads a group behind its brace.
  private mutating func readGroup() throws(Fault) -> Node {
    let nodes = try readRow()
    guard take() == .character("}") else { throw .notUnderstood }
    if nodes.count == 1 {
      // `1{,}000` is a number.
      if case .leaf("mo", let sign) = nodes[0], sign == "," { return .leaf("mn", sign) }
      return nodes[0]
    }
    return .row(nodes)
  }

  // MARK: - What stands in a row

  private mutating func readAtom() throws(Fault) -> Node {
    switch take() {
    case .character("{"): return try readGroup()
    case .character(let character): return try readCharacter(character)
    case .command(let name): return try readCommand(name)
    case .space: return .row([])
    case .end: throw .notUnderstood
    }
  }

  private mutating func readCharacter(_ character: Character) throws(Fault) -> Node {
    if character.isASCIIDigit {
      index -= 1
      return readNumber()
    }
    switch character {
    case "~", "\u{A0}": return .space
    case "-": return .leaf("mo", "−")
    case "^", "_":
      // What is raised stands before what it belongs to.
      index -= 1
      return .row([])
    case "'": return .leaf("mo", "′")
    case "$", "#": throw .notUnderstood
    default: return .leaf(character.isLetter ? "mi" : "mo", String(character))
    }
  }

  private mutating func readNumber() -> Node {
    var digits = ""
    while index < characters.count {
      let character = characters[index]
      let isPoint =
        character == "." && index + 1 < characters.count && characters[index + 1].isASCIIDigit
      guard character.isASCIIDigit || isPoint else { break }
      digits.append(character)
      index += 1
    }
    return .leaf("mn", digits)
  }

  private mutating func readCommand(_ name: String) throws(Fault) -> Node {
    if let sign = TeXCommands.signs[name] { return .leaf("mo", sign) }
    if let letter = TeXCommands.letters[name] { return .leaf("mi", letter) }
    if TeXCommands.functions.contains(name) { return .leaf("mi", name) }
    if let accent = TeXCommands.accents[name] { return try readAccented(accent) }
    if let words = TeXCommands.words[name] { return .leaf("mi", words) }
    if TeXCommands.ignored.contains(name) { return .row([]) }
    if TeXCommands.wrappers.contains(name) { return try readArgument() }
    if let pair = TeXCommands.pairs[name] {
      return .fenced([try readArgument()], pair.open, pair.close)
    }
    if let count = TeXCommands.unseen[name] {
      for _ in 0..<count { _ = try readWords() }
      return .row([])
    }
    return try readOther(name)
  }

  private mutating func readOther(_ name: String) throws(Fault) -> Node {
    switch name {
    case " ", ",", ";", ":", ">", "/", "enspace", "thinspace", "medspace", "thickspace",
      "hspace", "mspace", "kern", "mkern", "hskip", "mskip":
      if name.count > 3, !name.hasSuffix("space") { passLength() }
      if name == "hspace" || name == "mspace" { _ = try readWords() }
      return .space
    case "quad", "qquad": return .element("mspace", [], [("width", "1em")])
    case "frac", "dfrac", "tfrac", "cfrac", "nicefrac", "sfrac":
      try passOptional()
      return .element("mfrac", [try readArgument(), try readArgument()])
    case "binom", "dbinom", "tbinom":
      let parts = [try readArgument(), try readArgument()]
      return .row([
        .leaf("mo", "("), .element("mfrac", parts, [("linethickness", "0")]), .leaf("mo", ")"),
      ])
    case "sqrt":
      guard pass("[") else { return .element("msqrt", [try readArgument()]) }
      let index = try readRow(isInBrackets: true)
      guard pass("]") else { throw .notUnderstood }
      return .element("mroot", [try readArgument(), .row(index)])
    case "text", "textrm", "mbox", "hbox", "textnormal", "textup", "textsf", "texttt", "textbf",
      "textit", "fbox", "emph", "mathrm", "mathbf", "mathit", "mathsf", "mathtt", "operatorname",
      "mathbb", "mathds", "boldsymbol", "bm", "pmb", "mathcal", "mathscr", "mathfrak", "tag":
      return try readWords(of: name)
    case "overset", "stackrel", "underset":
      let script = try readArgument()
      let base = try readArgument()
      return .element(
        name == "underset" ? "munder" : "mover", [base, script])
    case "xrightarrow", "xleftarrow":
      var below: [Node] = []
      if pass("[") {
        below = try readRow(isInBrackets: true)
        guard pass("]") else { throw .notUnderstood }
      }
      let arrow = Node.leaf("mo", name == "xrightarrow" ? "→" : "←")
      return .element("munderover", [arrow, .row(below), try readArgument()])
    case "not":
      guard case .leaf(let element, let sign) = try readArgument() else { throw .notUnderstood }
      return .leaf(element, sign + "\u{338}")
    case "pmod":
      return .row([
        .space, .leaf("mo", "("), .leaf("mi", "mod"), try readArgument(), .leaf("mo", ")"),
      ])
    case "left": return try readFenced()
    case "middle": return .leaf("mo", try readFence())
    case "begin": return try readEnvironment()
    case "ref", "eqref": return .leaf("mtext", "(\(try readWords()))")
    case "textcircled":
      let words = try Self.plain(try readWords())
      guard let number = Int(words), 1...20 ~= number,
        let sign = Unicode.Scalar(0x245F + UInt32(number))
      else { return .leaf("mtext", "(\(words))") }
      return .leaf("mtext", String(sign))
    case "substack":
      guard pass("{") else { throw .notUnderstood }
      let rows = try readRows()
      guard take() == .character("}") else { throw .notUnderstood }
      return .row(Array(rows.map { Node.row($0.flatMap(\.self)) }.joined(by: .leaf("mo", ","))))
    default: throw .notUnderstood
    }
  }

  private mutating func readAccented(_ accent: TeXCommands.Accent) throws(Fault) -> Node {
    let base = try readArgument()
    if let combining = accent.combining, let text = base.letters,
      text.count == 1 || accent.isLine
    {
      let marked = text.map { String($0) + (text.count == 1 ? combining : accent.line) }
      return .row(marked.map { .leaf("mi", $0) })
    }
    guard !accent.sign.isEmpty else { return base }
    return .element(accent.isBelow ? "munder" : "mover", [base, .leaf("mo", accent.sign)])
  }

  // MARK: - Fences and tables

  private mutating func readFenced() throws(Fault) -> Node {
    let open = try readFence()
    let nodes = try readRow()
    guard take() == .command("right") else { throw .notUnderstood }
    let close = try readFence()
    guard open.isEmpty, !close.isEmpty else { return .fenced(nodes, open, close) }
    // What is lowered behind a lone bar says where all before it is meant.
    return .row(nodes + [try readScripts(of: .leaf("mo", close))])
  }

  /// Reads what stands behind `\left`: a point stands for nothing.
  private mutating func readFence() throws(Fault) -> String {
    skipSpace()
    switch take() {
    case .character("."): return ""
    case .character("<"): return "⟨"
    case .character(">"): return "⟩"
    case .character(let sign): return String(sign)
    case .command(let name):
      guard let sign = TeXCommands.signs[name] else { throw .notUnderstood }
      return sign
    case .space, .end: throw .notUnderstood
    }
  }

  private mutating func readEnvironment() throws(Fault) -> Node {
    let name = try readWords().filter { $0 != "*" }
    guard let fences = TeXCommands.environments[name] else { throw .notUnderstood }
    try passOptional()
    if ["array", "alignat", "alignedat", "subarray"].contains(name) { _ = try readWords() }
    let rows = try readRows()
    guard take() == .command("end"), try readWords().filter({ $0 != "*" }) == name else {
      throw .notUnderstood
    }
    let isOfEquations = TeXCommands.equations.contains(name)
    return .fenced([table(rows, ofEquations: isOfEquations)], fences.open, fences.close)
  }
}

extension Array {
  /// The elements with `separator` between each two.
  fileprivate func joined(by separator: Element) -> [Element] {
    var joined: [Element] = []
    for element in self {
      if !joined.isEmpty { joined.append(separator) }
      joined.append(element)
    }
    return joined
  }
}
