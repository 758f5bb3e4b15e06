/// The facts that stand before a document of Markdown, between two lines of hyphens.
struct FrontMatter {
  /// The bytes that it takes at the document's beginning; 0 if there is none.
  let length: Int
  /// What it says.
  private(set) var facts = DocumentFacts()

  private static let longest = 16 << 10

  /// The front matter of the document in `bytes`.
  init(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("---".utf8)), bytes.count > 4,
      bytes[3] == 0x0A || bytes[3] == 0x0D, let end = Self.end(of: bytes)
    else {
      length = 0
      return
    }
    guard !Self.isOneOfMany(bytes[..<end], above: bytes[end...]) else {
      length = 0
      return
    }
    length = end
    for line in String(decoding: bytes[..<end], as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      var value = line[line.index(after: colon)...].trimmed
      for quote in ["\"", "'"]
      where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
        value = String(value.dropFirst().dropLast())
      }
      guard !value.isEmpty else { continue }
      switch line[..<colon].lowercased() {
      case "title": facts.title = value
      case "author": facts.author = value
      case "lang", "language": facts.language = value
      case "description", "abstract": facts.description = value
      default: break
      }
    }
  }

  /// Whether such lines stand above each entry of a diary, of which these are the first one's: they
  /// tell its date, and are no facts about the document.
  private static func isOneOfMany(
    _ matter: ArraySlice<UInt8>, above text: ArraySlice<UInt8>
  ) -> Bool {
    let fence = Array("---\n".utf8)
    let lines = matter.filter { $0 != 0x0D }.split(separator: 0x0A).dropFirst()
    guard lines.contains(where: { $0.starts(with: Array("date:".utf8)) }), let first = lines.first,
      let colon = first.firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    let beginning = [0x0A] + fence + first[...colon]
    let plain = text.contains(0x0D) ? text.filter { $0 != 0x0D }[...] : text
    return plain.firstRange(of: beginning) != nil
  }

  /// Where the line behind the second line of hyphens begins.
  private static func end(of bytes: [UInt8]) -> Int? {
    var start = 4
    while start < min(bytes.count, longest) {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].filter { $0 != 0x0D && $0 != 0x20 }
      if line == Array("---".utf8) || line == Array("...".utf8) { return min(end + 1, bytes.count) }
      start = end + 1
    }
    return nil
  }
}
