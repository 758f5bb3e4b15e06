import Glibc

/// What readers of Markdown know beyond CommonMark, written as CommonMark: mathematics between dollar signs,
/// quotations that begin with what they are, `[!NOTE]`, and boxes, `!!! note` and `:::note`.
///
/// Pandoc, GitHub, Obsidian and most makers of sites read some of it so.
struct MarkdownDialect {
  /// The bytes of a formula within a line.
  private static let longestFormula = 1000
  /// The lines of a formula that stands by itself.
  private static let mostLines = 200
  /// What CommonMark reads as more than itself.
  private static let signs = Set("\\`*_[]<>&~".utf8)

  let bytes: ArraySlice<UInt8>
  private var result: [UInt8] = []
  private var copied: Int
  /// The sign of the fence of the code that is open, and how many of it there are.
  private var fence: (sign: UInt8, count: Int)?
  private var isBehindEmptyLine = true

  /// `bytes` in CommonMark; `nil` if they are so already.
  static func respelled(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard
      ["$", "[!", "!!!", "???", "=== \"", ":::", "```math", "```{"].contains(where: {
        has($0, bytes)
      }) || has("\n: ", bytes) || mayHaveAttributes(bytes)
    else { return nil }
    var dialect = MarkdownDialect(bytes)
    dialect.readLines()
    return dialect.copied == bytes.startIndex ? nil : dialect.result + bytes[dialect.copied...]
  }

  /// Whether some characters stand anywhere.
  private static func has(_ sign: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    let sign = Array(sign.utf8)
    return bytes.withUnsafeBytes { text in
      guard let start = text.baseAddress, let first = sign.first else { return false }
      var index = 0
      while let found = memchr(start + index, Int32(first), text.count - index) {
        let place = UnsafeRawPointer(found) - start
        if place + sign.count <= text.count, memcmp(start + place, sign, sign.count) == 0 {
          return true
        }
        index = place + 1
      }
      return false
    }
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    copied = bytes.startIndex
  }

  private mutating func readLines() {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = endOfLine(from: start)
      start = readLine(start..<end) ?? end + 1
    }
  }

  func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
  }

  mutating func replace(_ range: Range<Int>, with words: some Sequence<UInt8>) {
    result += bytes[copied..<range.lowerBound]
    result += words
    copied = range.upperBound
  }

  /// Reads a line.
  ///
  /// - Returns: Where the next one begins, if that is not right behind it.
  private mutating func readLine(_ line: Range<Int>) -> Int? {
    let words = bytes[line].trimmedSpaces
    defer { isBehindEmptyLine = words.isEmpty }
    guard let first = words.first else { return nil }
    let indent = words.startIndex - line.lowerBound
    // Code that stands in.
    let isCode = isBehindEmptyLine && (indent >= 4 || bytes[line.lowerBound] == 0x09)
    if fence == nil, !isCode, "!?:=`".utf8.contains(first),
      let next = readBox(words, indent: indent)
    {
      return next
    }
    if let fence {
      let count = words.prefix { $0 == fence.sign }.count
      if count >= fence.count, count == words.count { self.fence = nil }
      return nil
    }
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
      let count = words.prefix { $0 == first }.count
      if first == UInt8(ascii: "`"), words.dropFirst(count).elementsEqual("math".utf8),
        let next = readFormulaFence(words, count: count, indent: indent)
      {
        return next
      }
      if count >= 3, first == UInt8(ascii: "~") || !words.dropFirst(count).contains(first) {
        fence = (first, count)
        return nil
      }
    }
    if isCode { return nil }
    if words.starts(with: "$$".utf8), let next = readFormula(words, indent: indent) { return next }
    // What names a quotation is written anew as a whole.
    let isNamed = first == UInt8(ascii: ">") && nameQuotation(words)
    if isNamed { return nil }
    if let attributes = attributes(endingLine: words) {
      let heading = words[..<attributes.range.lowerBound]
      let title = heading.drop { $0 == UInt8(ascii: "#") }.drop { $0 <= 0x20 }
      if let name = attributes.name {
        // The name leads to the heading.
        replace(
          title.startIndex..<title.startIndex,
          with: Array("<a id=\"".utf8) + name + Array("\"></a>".utf8))
      }
      readInlineFormulas(title)
      replace(attributes.range, with: [])
      return nil
    }
    if first == UInt8(ascii: ":"), !isBehindEmptyLine, words.count > 2,
      words.dropFirst().first == 0x20
    {
      // What defines the term above stands in below it.
      let definition = words.dropFirst().trimmedSpaces
      let room = [UInt8](repeating: 0x20, count: indent)
      replace(words.startIndex..<definition.startIndex, with: [0x0A] + room + Array("> ".utf8))
      readInlineFormulas(definition)
      return nil
    }
    let passage = withOpenFormula(words)
    readInlineFormulas(passage)
    return passage.endIndex > words.endIndex ? endOfLine(from: passage.endIndex) + 1 : nil
  }

  /// The lines at most that a formula among words goes on in.
  private static let mostFurtherLines = 3

  /// A line, with those behind it in which a formula goes on that it begins.
  private func withOpenFormula(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (passage, further) = (line, 0)
    while passage.lazy.filter({ $0 == UInt8(ascii: "$") }).count % 2 == 1,
      further < Self.mostFurtherLines
    {
      let start = endOfLine(from: passage.endIndex) + 1
      guard start < bytes.endIndex else { return line }
      let next = bytes[start..<endOfLine(from: start)].trimmedSpaces
      // What begins anew ends the paragraph.
      guard let first = next.first, !"`~>:!?=#|-*+$".utf8.contains(first) else { return line }
      passage = bytes[line.startIndex..<next.endIndex]
      further += 1
    }
    return further <= Self.mostFurtherLines
      && passage.lazy.filter({ $0 == UInt8(ascii: "$") }).count % 2 == 0 ? passage : line
  }

  /// Makes a formula of its own lines code.
  ///
  /// - Returns: Where the line behind it begins; `nil` if it is none.
  private mutating func readFormula(_ opening: ArraySlice<UInt8>, indent: Int) -> Int? {
    let sign = Array("$$".utf8)
    guard opening.dropFirst(2).firstRange(of: sign) == nil else { return nil }
    var lines: [ArraySlice<UInt8>] = [opening.dropFirst(2)]
    var start = endOfLine(from: opening.endIndex) + 1
    while start < bytes.endIndex, lines.count <= Self.mostLines {
      let end = endOfLine(from: start)
      let line = bytes[start..<end]
      let words = line.trimmedSpaces
      if words.isEmpty { return nil }
      if let close = words.firstRange(of: sign) {
        guard close.upperBound == words.endIndex else { return nil }
        lines.append(bytes[start..<close.lowerBound])
        replace(opening.startIndex..<end, with: Self.code(lines, indent: indent))
        return end + 1
      }
      lines.append(line)
      start = end + 1
    }
    return nil
  }

  /// Makes a formula in a fence of its own code that shows it.
  private mutating func readFormulaFence(
    _ opening: ArraySlice<UInt8>, count: Int, indent: Int
  ) -> Int? {
    var lines: [ArraySlice<UInt8>] = []
    var start = endOfLine(from: opening.endIndex) + 1
    while start < bytes.endIndex, lines.count <= Self.mostLines {
      let end = endOfLine(from: start)
      let words = bytes[start..<end].trimmedSpaces
      if words.count >= count, words.allSatisfy({ $0 == UInt8(ascii: "`") }) {
        replace(opening.startIndex..<end, with: Self.code(lines, indent: indent))
        return end + 1
      }
      lines.append(bytes[start..<end])
      start = end + 1
    }
    return nil
  }

  /// Code that shows a formula: as it is written, if it is not understood.
  private static func code(_ lines: [ArraySlice<UInt8>], indent: Int) -> [UInt8] {
    let room = [UInt8](repeating: 0x20, count: indent)
    let source = String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
    let shown =
      TeXFormula(source, mayHaveLines: true)?.lines.map { Array($0.utf8)[...] }
      ?? lines.filter { !$0.trimmedSpaces.isEmpty }
    var code = Array("~~~~\n".utf8)
    for line in shown { code += room + line.trimmedEnd + [0x0A] }
    return code + room + Array("~~~~".utf8)
  }

  /// Writes formulas within a line as they are read; what is not understood keeps its characters.
  private mutating func readInlineFormulas(_ line: ArraySlice<UInt8>) {
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        let count = line[index...].prefix { $0 == UInt8(ascii: "`") }.count
        index = endOfCode(line[(index + count)...], count) ?? index + count
      case UInt8(ascii: ")"):
        guard let end = endOfAttributes(behind: index, in: line) else {
          index += 1
          continue
        }
        replace(index + 1..<end, with: [])
        index = end
      case UInt8(ascii: "$"):
        guard let end = endOfFormula(line, from: index) else {
          index += line[index...].prefix { $0 == UInt8(ascii: "$") }.count
          continue
        }
        if let formula = formula(index..<end) {
          replace(index..<end, with: formula)
          index = end
          continue
        }
        for place in index..<end where Self.signs.contains(bytes[place]) {
          replace(place..<place, with: [UInt8(ascii: "\\")])
        }
        index = end
      default: index += 1
      }
    }
  }

  /// Where code that began with `count` signs ends; `nil` if it does not.
  private func endOfCode(_ rest: ArraySlice<UInt8>, _ count: Int) -> Int? {
    var rest = rest
    while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
      let own = rest[start...].prefix { $0 == UInt8(ascii: "`") }.count
      if own == count { return start + own }
      rest = rest[(start + own)...]
    }
    return nil
  }

  /// What is written for a formula with its dollar signs; `nil` if it is not understood, or may be none.
  private func formula(_ range: Range<Int>) -> [UInt8]? {
    let count = bytes[range].prefix { $0 == UInt8(ascii: "$") }.count
    let content = bytes[range].dropFirst(count).dropLast(count)
    // Names of variables stand between dollar signs as well: `$HOME/$USER`, `$title$`.
    if range.upperBound < bytes.endIndex, Self.isOfName(bytes[range.upperBound]) { return nil }
    let longestWord = content.split { !FormulaSign.isLetter($0) }.map(\.count).max() ?? 0
    guard longestWord <= 2 || content.contains(where: { "\\^{=+-<>".utf8.contains($0) }),
      let formula = TeXFormula(String(decoding: content, as: UTF8.self))
    else { return nil }
    return formula.lines.joined(separator: " ").utf8.flatMap {
      Self.escaped.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0]
    }
  }

  /// Whether a byte may be one of the name of a variable.
  private static func isOfName(_ byte: UInt8) -> Bool {
    FormulaSign.isLetter(byte) || byte == UInt8(ascii: "_")
  }

  /// What may mean more than itself, at the beginning of a line or in a table too.
  private static let escaped = signs.union("|#+-=!.".utf8)

  /// Where the formula that begins at `start` ends: no space stands within its signs, and no digit behind
  /// it, so that prices are none.
  private func endOfFormula(_ line: ArraySlice<UInt8>, from start: Int) -> Int? {
    let count = line[start...].prefix { $0 == UInt8(ascii: "$") }.count
    let content = line[(start + count)...].prefix(Self.longestFormula)
    guard count <= 2, let first = content.first, count == 2 || first > 0x20 else { return nil }
    var index = content.startIndex
    while index < content.endIndex {
      if content[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      guard content[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      let own = content[index...].prefix { $0 == UInt8(ascii: "$") }.count
      let end = index + own
      let isClosed =
        own == count
        && (count == 2
          || content[index - 1] > 0x20
            && !(end < line.endIndex && 0x30...0x39 ~= line[end]))
      return isClosed ? end : nil
    }
    return nil
  }

  /// Writes what a quotation says that it is as words: `[!NOTE]`, `[!tip] Title`.
  ///
  /// - Returns: Whether it says so.
  private mutating func nameQuotation(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.drop { $0 == UInt8(ascii: ">") || $0 == 0x20 }
    guard words.starts(with: "[!".utf8), let end = words.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    let kind = words[(words.startIndex + 2)..<end]
    guard 1...24 ~= kind.count, kind.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 || $0 == 0x2D }) else {
      return false
    }
    // A sign says whether it is folded.
    var title = words[(end + 1)...]
    if let first = title.first, "+-".utf8.contains(first) { title = title.dropFirst() }
    title = title.trimmedSpaces
    let name = String(decoding: kind, as: UTF8.self).lowercased()
    var shown = Array((name.prefix(1).uppercased() + name.dropFirst()).utf8)
    if !title.isEmpty { shown += Array(": ".utf8) + title }
    let next = bytes[min(endOfLine(from: line.endIndex) + 1, bytes.endIndex)...]
      .drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
    let isLone = next.first.map { $0 <= 0x20 } ?? true
    replace(
      words.startIndex..<line.endIndex,
      with: Array("**".utf8) + shown + Array((isLone ? "**" : "**\\").utf8))
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at both ends.
  var trimmedSpaces: ArraySlice<UInt8> { drop { $0 <= 0x20 }.trimmedEnd }

  /// Without white space at the end.
  var trimmedEnd: ArraySlice<UInt8> {
    self[..<(lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? startIndex)]
  }
}
