import Books

// Pages that leave it to MathJax or KaTeX to find formulas have them among their words, between signs.

extension MarkupConverter {
  /// Where formulas stand among the words of a page.
  struct FormulaSearch {
    /// Whether a script looks for formulas.
    var isOn = false
    /// Whether a single dollar sign begins one.
    var readsDollars = false
    /// The characters from a sign on that may begin a formula.
    fileprivate var pending: [UInt8] = []

    /// Whether characters wait for more.
    var isPending: Bool { !pending.isEmpty }
  }

  /// The bytes of a formula that is looked for, at most.
  private static let longestFormula = 4 << 10

  /// The bytes of a script that are looked at, at most.
  static let longestSettings = 64 << 10

  /// Takes note that a script looks for formulas.
  func noteFormulaScript(_ attributes: Attributes) {
    if let source = attributes["src"]?.lowercased() {
      if source.contains("mathjax") || source.contains("auto-render") { search.isOn = true }
      return
    }
    let type = attributes["type"] ?? ""
    guard ["", "text/javascript", "text/x-mathjax-config"].contains(type) else { return }
    if type.hasSuffix("config") { search.isOn = true }
    around.ending = .formulaSettings
    texSource = []
  }

  /// Takes note of what a script says of the signs that formulas stand between.
  func finishFormulaSettings() {
    let text = texSource
    texSource = []
    guard text.contains(UInt8(ascii: "$")) else { return }
    let words = String(decoding: text, as: UTF8.self)
    guard words.contains("inlineMath") || words.contains("delimiters") else { return }
    if words.contains("'$'") || words.contains("\"$\"") { search.readsDollars = true }
  }

  /// Writes characters, and formulas among them as such.
  func readFormulas(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = (search.pending + bytes)[...]
    search.pending = []
    while let sign = rest.firstIndex(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "$") })
    {
      writeWords(rest[..<sign])
      rest = rest[sign...]
      switch found(rest) {
      case .nothing(let count):
        writeWords(rest.prefix(count))
        rest = rest.dropFirst(count)
      case .more:
        search.pending = Array(rest)
        return
      case .formula(let source, let isDisplay, let count):
        if !writeFormula(String(decoding: source, as: UTF8.self), isDisplay: isDisplay) {
          writeWords(rest.prefix(count))
        }
        rest = rest.dropFirst(count)
      }
    }
    writeWords(rest)
  }

  /// Writes the characters that wait: an element begins or ends, and so no formula goes on.
  func leaveFormulaSearch() {
    let pending = search.pending
    search.pending = []
    writeWords(pending[...])
  }

  private func writeWords(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { bytes.withUnsafeBufferPointer { writeCollapsed($0) } }
  }

  private enum Found {
    /// No formula begins with the first so many bytes.
    case nothing(Int)
    /// More characters have to come.
    case more
    case formula(ArraySlice<UInt8>, isDisplay: Bool, count: Int)
  }

  /// What begins with the sign that `bytes` begins with.
  private func found(_ rest: ArraySlice<UInt8>) -> Found {
    // No more is looked at for each sign than a formula may have.
    let bytes = rest.prefix(Self.longestFormula + 2)
    guard bytes.count > 1 else { return .more }
    let pair = String(decoding: bytes.prefix(2), as: UTF8.self)
    switch pair {
    case "\\(": return found(bytes, from: 2, to: "\\)", isDisplay: false)
    case "\\[": return found(bytes, from: 2, to: "\\]", isDisplay: true)
    case "$$": return found(bytes, from: 2, to: "$$", isDisplay: true)
    case _ where bytes.first == UInt8(ascii: "$"):
      guard search.readsDollars else { return .nothing(1) }
      return found(bytes, from: 1, to: "$", isDisplay: false)
    case "\\b": return foundEnvironment(bytes)
    case "\\$": return .nothing(2)
    default: return .nothing(1)
    }
  }

  private func found(
    _ bytes: ArraySlice<UInt8>, from start: Int, to end: String, isDisplay: Bool
  ) -> Found {
    let end = Array(end.utf8)
    var rest = bytes.dropFirst(start)
    while rest.count >= end.count {
      if rest.starts(with: end) {
        let source = bytes.dropFirst(start).prefix(upTo: rest.startIndex)
        return .formula(
          source, isDisplay: isDisplay, count: start + source.count + end.count)
      }
      rest = rest.dropFirst(rest.first == UInt8(ascii: "\\") ? 2 : 1)
    }
    return bytes.count > Self.longestFormula ? .nothing(start) : .more
  }

  /// What begins with `\begin{…}`: it stands between no signs.
  private func foundEnvironment(_ bytes: ArraySlice<UInt8>) -> Found {
    let begin = Array("\\begin{".utf8)
    guard bytes.starts(with: begin.prefix(bytes.count)) else { return .nothing(1) }
    guard let close = bytes.prefix(40).firstIndex(of: UInt8(ascii: "}")) else {
      return bytes.count > 40 ? .nothing(1) : .more
    }
    let end = Array("\\end{".utf8) + bytes[...close].dropFirst(begin.count)
    if let range = bytes.firstRange(of: end) {
      let formula = bytes[..<range.upperBound]
      return .formula(formula, isDisplay: true, count: formula.count)
    }
    return bytes.count > Self.longestFormula ? .nothing(1) : .more
  }
}
