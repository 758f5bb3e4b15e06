/// The facts that stand before a document of Markdown: between two lines of hyphens (YAML) or plus signs
/// (TOML), or in lines that begin with per cent signs (pandoc).
///
/// Of YAML and TOML only what such facts are written with is read: values in a line, in folded lines, and
/// lists.
struct FrontMatter {
  /// The bytes that it takes at the document's beginning; 0 if there is none.
  let length: Int
  /// What it says.
  private(set) var facts = DocumentFacts()

  private static let longest = 16 << 10

  /// The front matter of the document in `bytes`.
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("% ".utf8)) {
      let lines = Self.titleBlock(of: bytes)
      length = lines.length
      facts.title = lines.title
      facts.author = lines.author
      return
    }
    let isTOML = bytes.starts(with: Array("+++".utf8))
    guard isTOML || bytes.starts(with: Array("---".utf8)), bytes.count > 4,
      bytes[3] == 0x0A || bytes[3] == 0x0D, let end = Self.end(of: bytes, isTOML: isTOML),
      isTOML
        || Self.hasFact(bytes[4..<end]) && !Self.isOneOfMany(bytes[..<end], above: bytes[end...])
    else {
      length = 0
      return
    }
    length = end
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    while let line = lines.popFirst() {
      // What follows belongs to a table of its own.
      if isTOML, line.hasPrefix("[") { break }
      guard let sign = line.firstIndex(of: isTOML ? "=" : ":"), line.first?.isWhitespace == false
      else { continue }
      let first = line[line.index(after: sign)...].trimmed
      let values = Self.values(of: first, &lines)
      guard let value = values.first, !value.isEmpty else { continue }
      note(values, of: line[..<sign].trimmed.lowercased())
    }
  }

  private mutating func note(_ values: [String], of name: String) {
    switch name {
    case "title": facts.title = values[0]
    case "author", "authors": facts.author = values.joined(separator: ", ")
    case "lang", "language": facts.language = values[0]
    case "description", "abstract": facts.description = values[0]
    default: break
    }
  }

  /// Whether a line of YAML says something of the document, as `title: …` does, or no line says
  /// anything: a date between two rules is the heading of a diary's first entry.
  private static func hasFact(_ matter: ArraySlice<UInt8>) -> Bool {
    let lines = matter.split { $0 == 0x0A || $0 == 0x0D }
    let colon = UInt8(ascii: ":")
    return lines.count <= 1
      || lines.contains { line in
        line.indices.contains {
          line[$0] == colon && ($0 + 1 == line.endIndex || line[$0 + 1] <= 0x20)
        }
      }
  }

  /// Whether such lines stand above each entry of a diary, of which these are the first one's: they
  /// tell its date, and are no facts about the document.
  private static func isOneOfMany(
    _ matter: ArraySlice<UInt8>, above text: ArraySlice<UInt8>
  ) -> Bool {
    let lines = matter.filter { $0 != 0x0D }.split(separator: 0x0A).dropFirst()
    let date = Array("date:".utf8)
    guard lines.contains(where: { $0.starts(with: date) }), let first = lines.first,
      let colon = first.firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    var entries = EntrySearch(key: Array(first[...colon]), date: date)
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.endIndex
      var line = text[start..<end]
      if line.last == 0x0D { line.removeLast() }
      if entries.take(line) { return true }
      start = min(end + 1, text.endIndex)
    }
    return false
  }

  /// Where the line behind the second line of signs begins.
  private static func end(of bytes: [UInt8], isTOML: Bool) -> Int? {
    let fences = (isTOML ? ["+++"] : ["---", "..."]).map { Array($0.utf8) }
    var start = 4
    while start < min(bytes.count, longest) {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].filter { $0 != 0x0D && $0 != 0x20 }
      if fences.contains(line) { return min(end + 1, bytes.count) }
      start = end + 1
    }
    return nil
  }
}

/// Looks for the facts of another entry of a diary, line by line: they begin as those of the first do, and tell
/// a date. What stands in a block of code is an example of them.
private struct EntrySearch {
  /// What the first line of the facts begins with, and the line with the date.
  let key: [UInt8], date: [UInt8]
  /// The sign and the length of the line that began the block of code.
  private var fence: (sign: UInt8, length: Int)?
  private var isBelowRule = false
  private var isInFacts = false

  init(key: [UInt8], date: [UInt8]) { (self.key, self.date) = (key, date) }

  /// Reads the next line; whether it is the one with the date of another entry.
  mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    let isRule = line.elementsEqual("---".utf8)
    defer { isBelowRule = isRule && fence == nil }
    if let mark = Self.fence(line) {
      if let fence {
        let closes = mark.sign == fence.sign && mark.length >= fence.length && mark.isAlone
        if closes { self.fence = nil }
      } else {
        fence = (mark.sign, mark.length)
        isInFacts = false
      }
      return false
    }
    guard fence == nil else { return false }
    if isBelowRule { isInFacts = line.starts(with: key) } else if isRule { isInFacts = false }
    return isInFacts && line.starts(with: date)
  }

  /// The line of signs that begins a block of code, or ends one if nothing stands beside them.
  ///
  /// A line with more graves behind its first ones is no such line, but begins with code within a line.
  private static func fence(
    _ line: ArraySlice<UInt8>
  ) -> (sign: UInt8, length: Int, isAlone: Bool)? {
    let words = line.drop { $0 == 0x20 }
    guard words.startIndex - line.startIndex < 4, let sign = words.first,
      sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~")
    else { return nil }
    let length = words.prefix { $0 == sign }.count
    let beside = words.dropFirst(length)
    guard length >= 3, sign != UInt8(ascii: "`") || !beside.contains(sign) else { return nil }
    return (sign, length, beside.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
  }
}

// MARK: - Values

extension FrontMatter {
  /// The values of a name behind which `first` stands; what stands in the lines below is taken from `lines`.
  private static func values(
    of first: String, _ lines: inout ArraySlice<Substring>
  ) -> [String] {
    if first.hasPrefix("[") {
      var list = first
      while !list.hasSuffix("]"), let line = lines.popFirst() { list += " " + line.trimmed }
      return parts(of: list.dropFirst().dropLast())
    }
    // A `>` or `|`, perhaps with what becomes of its line feeds.
    let isFolded = first.first == ">" || first.first == "|"
    guard first.isEmpty || isFolded && first.utf8.count <= 3 else { return [unquoted(first)] }
    var below: [String] = []
    while let line = lines.first, line.isEmpty || line.first == " " || line.hasPrefix("-"),
      line != "---"
    {
      lines.removeFirst()
      if !line.trimmed.isEmpty { below.append(line.trimmed) }
    }
    guard !isFolded, below.contains(where: { $0.hasPrefix("- ") }) else {
      return below.isEmpty ? [] : [below.joined(separator: " ")]
    }
    return below.compactMap { line in
      guard line.hasPrefix("- ") else { return nil }
      let item = line.dropFirst(2).trimmed
      return unquoted(item.hasPrefix("name:") ? item.dropFirst(5).trimmed : item)
    }
  }

  /// The values of a list in a line, which are parted by commas.
  private static func parts(of list: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var quote: Character?
    for character in list {
      if character == ",", quote == nil {
        parts.append(part)
        part = ""
        continue
      }
      if quote == character {
        quote = nil
      } else if quote == nil, "\"'".contains(character),
        part.trimmed.isEmpty
      {
        quote = character
      }
      part.append(character)
    }
    return (parts + [part]).map { unquoted($0.trimmed) }.filter { !$0.isEmpty }
  }

  /// A value without the quotes around it.
  private static func unquoted(_ value: String) -> String {
    guard let quote = value.first, "\"'".contains(quote), value.count > 1, value.last == quote
    else {
      return value
    }
    let inner = String(value.dropFirst().dropLast())
    return quote == "'"
      ? inner.replacing("''", with: "'") : inner.replacing("\\\"", with: "\"")
  }
}

// MARK: - Pandoc's lines

extension FrontMatter {
  /// The lines `% title`, `% author; author` and `% date` that a document begins with. A line that begins
  /// with a blank goes on with the one above.
  private static func titleBlock(
    of bytes: [UInt8]
  ) -> (title: String?, author: String?, length: Int) {
    var fields: [String] = []
    var start = 0
    while start < min(bytes.count, longest) {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      if line.hasPrefix("%"), fields.count < 3 {
        fields.append(line.dropFirst().trimmed)
      } else if line.first == " ", !line.trimmed.isEmpty {
        fields[fields.count - 1] += " " + line.trimmed
      } else {
        break
      }
      start = min(end + 1, bytes.count)
    }
    let authors = fields.dropFirst().first?.split(separator: ";").map { $0.trimmed } ?? []
    return (
      title: fields[0].isEmpty ? nil : fields[0],
      author: authors.isEmpty ? nil : authors.joined(separator: ", "), length: start
    )
  }
}
