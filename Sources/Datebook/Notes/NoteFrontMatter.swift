/// The lines between `---` that a file of Markdown may begin with, as YAML.
struct NoteFrontMatter: Equatable {
  private static let fence = "---"
  private static let markKey = "tome-reader"

  /// The lines, without the fences.
  private var lines: [String] = []

  init() {}

  /// The front matter that `text` begins with, and what follows; `nil` where it has none.
  ///
  /// A line that is ruled above the first words of a text is no front matter: that begins with a key.
  static func parsed(_ text: Substring) -> (NoteFrontMatter, Substring)? {
    guard text.hasPrefix(fence + "\n"),
      let end = text.dropFirst(fence.count).firstRange(of: "\n\(fence)\n")
    else { return nil }
    var frontMatter = NoteFrontMatter()
    frontMatter.lines = text[..<end.lowerBound].dropFirst(fence.count + 1)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard frontMatter.lines.first.flatMap(key) != nil else { return nil }
    return (frontMatter, text[end.upperBound...])
  }

  /// The key that a line begins with; `nil` where it has none.
  private static func key(of line: String) -> Substring? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon]
    let isKey = key.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    return isKey && key.first?.isWhitespace == false ? key : nil
  }

  private subscript(key: String) -> Substring? {
    lines.first { Self.key(of: $0) == key[...] }
      .map { $0.dropFirst(key.count + 1).drop { $0 == " " } }
  }

  /// What the file is on; `nil` where the lines tell no date.
  var subject: NoteSubject? {
    let date = self["date"].map { String($0.prefix { $0 != " " && $0 != "T" }) }
    guard let subject = date.flatMap({ NoteSubject(isoDate: $0) }), subject.kind == .day else {
      return nil
    }
    let kind = self["kind"].flatMap { NoteSubject.Kind(rawValue: String($0)) } ?? .day
    return NoteSubject(kind, from: subject.day)
  }

  /// What tells which text was written below it from here.
  var mark: String? { self[Self.markKey].map(String.init) }

  /// What tells a text from others: its FNV-1a hash.
  static func mark(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// The lines with their fences, after those of others what must be told of `note`.
  func telling(of note: DatebookNote) -> String {
    var lines = lines.filter { Self.key(of: $0) != Self.markKey[...] }
    if subject != note.subject {
      lines.removeAll { Self.key(of: $0) == "date" || Self.key(of: $0) == "kind" }
      lines.append("date: \(note.subject.day)")
      if note.subject.kind != .day { lines.append("kind: \(note.subject.kind.rawValue)") }
    }
    lines.append("\(Self.markKey): \(Self.mark(of: note.text))")
    return ([Self.fence] + lines + [Self.fence, ""]).joined(separator: "\n")
  }
}
