// Boxes beside the text, as makers of documentation write them: each is a quotation with its title above it.

extension MarkdownDialect {
  /// The lines of a box, at most.
  private static let mostBoxLines = 2000
  /// What boxes are called.
  private static let boxes: Set<String> = [
    "note", "tip", "info", "warning", "danger", "caution", "important", "success", "question",
    "hint", "error", "attention", "seealso", "example", "abstract", "summary", "bug", "failure",
    "quote", "todo", "details", "admonition", "theorem", "exercise", "solution",
  ]

  /// Makes a box a quotation.
  ///
  /// - Returns: Where the line behind it begins; `nil` if there is none.
  mutating func readBox(_ opening: ArraySlice<UInt8>, indent: Int) -> Int? {
    guard let first = opening.first else { return nil }
    let count = opening.prefix { $0 == first }.count
    guard count >= 3 else { return nil }
    let sign = opening.prefix(count)
    let head = String(decoding: opening.dropFirst(count), as: UTF8.self)
    let isIndented = "!?=".utf8.contains(first)
    // A line of such signs alone makes a heading of the one above.
    if first == UInt8(ascii: "="), opening.last != UInt8(ascii: "\"") { return nil }
    guard
      let title = isIndented
        ? Self.title(ofIndented: head) : Self.title(ofFenced: head, sign: sign),
      let content = isIndented
        ? indentedContent(below: opening, indent: indent)
        : fencedContent(below: opening, sign: sign)
    else { return nil }
    replace(
      opening.startIndex..<content.end,
      with: Self.quotation(content.lines, titled: title, indent: indent))
    return content.end + 1
  }

  /// The title of a box that begins with `!!!` or `???`; `nil` if it is none, empty without a title.
  private static func title(ofIndented head: String) -> String? {
    var words = head[...]
    if let sign = words.first, "+-".contains(sign) { words = words.dropFirst() }
    guard words.first == " " else { return nil }
    let kind = words.trimmed.prefix { $0.isLetter || $0 == "-" }
    // Tabs have a title alone.
    guard !kind.isEmpty || words.trimmed.hasPrefix("\"") else { return nil }
    guard let quote = words.firstIndex(of: "\""), let end = words.lastIndex(of: "\""), quote < end
    else {
      // More words are classes, or a sentence.
      return words.trimmed.contains(".") ? nil : capitalized(kind)
    }
    return String(words[quote..<end].dropFirst())
  }

  /// The title of a box that begins with `:::`, or with a directive of MyST: `:::tip[Title]`, `::: tip Title`,
  /// `::: {.callout-tip}`.
  private static func title(ofFenced head: String, sign: ArraySlice<UInt8>) -> String? {
    let words = head.trimmed
    let isCode = sign.first == UInt8(ascii: "`")
    guard !isCode || words.hasPrefix("{") else { return nil }
    let name = words.drop { "{.".contains($0) }.prefix { $0.isLetter || $0 == "-" }
    let kind = name.hasPrefix("callout-") ? name.dropFirst(8) : name
    guard boxes.contains(kind.lowercased()) else { return nil }
    var rest = words.drop { "{.".contains($0) }.dropFirst(name.count)
    if words.hasPrefix("{") { rest = rest.drop { $0 != "}" }.dropFirst() }
    var title = rest.trimmed
    if title.hasPrefix("["), let end = title.firstIndex(of: "]") {
      title = String(title[..<end].dropFirst())
    } else if title.hasPrefix("{") {
      title = ""
    }
    return title.isEmpty ? capitalized(kind) : title
  }

  private static func capitalized(_ kind: some StringProtocol) -> String {
    kind.prefix(1).uppercased() + kind.dropFirst()
  }

  /// The lines that stand in below the opening of a box, and where the last one ends.
  private func indentedContent(
    below opening: ArraySlice<UInt8>, indent: Int
  ) -> (lines: [ArraySlice<UInt8>], end: Int)? {
    var lines: [ArraySlice<UInt8>] = []
    var (end, start) = (opening.endIndex, endOfLine(from: opening.endIndex) + 1)
    end = start - 1
    while start < bytes.endIndex, lines.count < Self.mostBoxLines {
      let lineEnd = endOfLine(from: start)
      let line = bytes[start..<lineEnd]
      let room = line.prefix { $0 == 0x20 }.count
      let isBlank = line.allSatisfy { $0 <= 0x20 }
      guard isBlank || room >= indent + 4 || line.first == 0x09 else { break }
      lines.append(
        isBlank ? [] : line.first == 0x09 ? line.dropFirst() : line.dropFirst(indent + 4))
      if !isBlank { end = lineEnd }
      start = lineEnd + 1
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return (lines, min(end, bytes.endIndex))
  }

  /// The lines to the end of a box between signs, and where that ends; `nil` if nothing ends it.
  private func fencedContent(
    below opening: ArraySlice<UInt8>, sign: ArraySlice<UInt8>
  ) -> (lines: [ArraySlice<UInt8>], end: Int)? {
    var lines: [ArraySlice<UInt8>] = []
    var open = 1
    var start = endOfLine(from: opening.endIndex) + 1
    while start < bytes.endIndex, lines.count < Self.mostBoxLines {
      let end = endOfLine(from: start)
      let words = bytes[start..<end].trimmedSpaces
      if words.starts(with: sign) {
        let isEnd = words.allSatisfy { $0 == sign.first }
        if isEnd, sign.first == UInt8(ascii: "`") || words.count == sign.count { open -= 1 }
        if !isEnd, sign.first == UInt8(ascii: ":"),
          words.drop(while: { $0 == sign.first }).count > 0
        {
          open += words.prefix { $0 == sign.first }.count == sign.count ? 1 : 0
        }
        if open == 0 { return (Self.withoutOptions(lines), end) }
      }
      lines.append(bytes[start..<end])
      start = end + 1
    }
    return nil
  }

  /// The lines of a box behind the options of a directive: `:class: x`.
  private static func withoutOptions(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var lines = lines[...]
    while let words = lines.first?.trimmedSpaces,
      words.isEmpty
        || words.first == UInt8(ascii: ":") && words.dropFirst().first != UInt8(ascii: ":")
          && words.dropFirst().contains(UInt8(ascii: ":"))
    {
      lines.removeFirst()
    }
    while lines.last?.allSatisfy({ $0 <= 0x20 }) == true { lines.removeLast() }
    return Array(lines)
  }

  /// Lines as a quotation with a title above them.
  private static func quotation(
    _ lines: [ArraySlice<UInt8>], titled title: String, indent: Int
  ) -> [UInt8] {
    let content = Array(lines.joined(separator: [0x0A]))
    let inner = respelled(content[...]) ?? content
    let mark = [UInt8](repeating: 0x20, count: indent) + Array("> ".utf8)
    var quotation: [UInt8] = Array("> ".utf8)
    if !title.isEmpty {
      // Words go on in the line below; anything else begins anew.
      let areWords = inner.first.map { isPlain($0) } ?? false
      quotation += Array("**\(title)**".utf8) + Array(areWords ? "\\\n".utf8 : "\n".utf8)
      quotation += areWords ? mark : mark + [0x0A] + mark
    }
    for (number, line) in inner.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { quotation += [0x0A] + mark }
      quotation += line
    }
    return quotation + [0x0A]
  }

  /// Whether a byte begins words, and not a list, code, a heading or the like.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || FormulaSign.isLetter(byte) || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "\"")
  }
}
