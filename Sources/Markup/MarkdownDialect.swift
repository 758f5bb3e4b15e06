/// What readers of Markdown know beyond CommonMark, written as CommonMark: mathematics between dollar signs,
/// which keeps its characters as they are, and quotations that begin with what they are, `[!NOTE]`.
///
/// Pandoc, GitHub, Obsidian and most makers of sites read both so.
struct MarkdownDialect {
  /// The bytes of a formula within a line.
  private static let longestFormula = 1000
  /// The lines of a formula that stands by itself.
  private static let mostLines = 200
  /// What CommonMark reads as more than itself.
  private static let signs = Set("\\`*_[]<>&~".utf8)

  private let bytes: ArraySlice<UInt8>
  private var result: [UInt8] = []
  private var copied: Int
  /// The sign of the fence of the code that is open, and how many of it there are.
  private var fence: (sign: UInt8, count: Int)?
  private var isBehindEmptyLine = true

  /// `bytes` in CommonMark; `nil` if they are so already.
  static func respelled(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.contains(UInt8(ascii: "$")) || bytes.firstRange(of: Array("[!".utf8)) != nil else {
      return nil
    }
    var dialect = MarkdownDialect(bytes)
    dialect.readLines()
    return dialect.copied == bytes.startIndex ? nil : dialect.result + bytes[dialect.copied...]
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

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
  }

  private mutating func replace(_ range: Range<Int>, with words: some Sequence<UInt8>) {
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
    if let fence {
      let count = words.prefix { $0 == fence.sign }.count
      if count >= fence.count, count == words.count { self.fence = nil }
      return nil
    }
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
      let count = words.prefix { $0 == first }.count
      if count >= 3, first == UInt8(ascii: "~") || !words.dropFirst(count).contains(first) {
        fence = (first, count)
        return nil
      }
    }
    // Code that stands in.
    if isBehindEmptyLine, indent >= 4 || bytes[line.lowerBound] == 0x09 { return nil }
    if words.starts(with: "$$".utf8), let next = readFormula(words, indent: indent) { return next }
    // What names a quotation is written anew as a whole.
    let isNamed = first == UInt8(ascii: ">") && nameQuotation(words)
    if !isNamed { readInlineFormulas(words) }
    return nil
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
        let room = [UInt8](repeating: 0x20, count: indent)
        var code = Array("~~~~\n".utf8)
        for line in lines where !line.trimmedSpaces.isEmpty {
          code += room + line.trimmedEnd + [0x0A]
        }
        code += room + Array("~~~~".utf8)
        replace(opening.startIndex..<end, with: code)
        return end + 1
      }
      lines.append(line)
      start = end + 1
    }
    return nil
  }

  /// Keeps the characters of formulas within a line as they are.
  private mutating func readInlineFormulas(_ line: ArraySlice<UInt8>) {
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        let count = line[index...].prefix { $0 == UInt8(ascii: "`") }.count
        index = endOfCode(line[(index + count)...], count) ?? index + count
      case UInt8(ascii: "$"):
        guard let end = endOfFormula(line, from: index) else {
          index += line[index...].prefix { $0 == UInt8(ascii: "$") }.count
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
  fileprivate var trimmedSpaces: ArraySlice<UInt8> { drop { $0 <= 0x20 }.trimmedEnd }

  /// Without white space at the end.
  fileprivate var trimmedEnd: ArraySlice<UInt8> {
    self[..<(lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? startIndex)]
  }
}
