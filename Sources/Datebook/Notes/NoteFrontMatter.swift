import Books

/// The lines between `---` that a file of Markdown may begin with, as YAML.
struct NoteFrontMatter: Equatable {
  private static let fence = "---"
  private static let markKey = "tome-reader"
  /// What stands behind the mark of a note that has a front matter of its own, before the keys that are
  /// not in that.
  private static let addition = "adds"

  /// The lines, without the fences.
  private var lines: [String] = []

  private init() {}

  /// The front matter that tells what `note` is on.
  init(of note: DatebookNote) {
    lines = ["date: \(note.subject.day)"]
    if note.subject.kind != .day { lines.append("kind: \(note.subject.kind.rawValue)") }
  }

  /// The front matter that `text` begins with, and what follows; `nil` if it has none.
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

  /// A file that is a document of YAML, which ends with `...`, as a front matter with a text: what its `body`
  /// says stands below, as jrnl exports entries. Nil for any other file.
  static func parted(_ text: Substring) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 2, lines[0] == fence, key(of: lines[1]) != nil,
      let end = lines.firstIndex(of: "..."), !lines[1..<end].contains(fence)
    else { return nil }
    var keys = Array(lines[1..<end])
    var body: [String] = []
    if let start = keys.firstIndex(where: { key(of: $0) == "body" }) {
      let block = keys[(start + 1)...].prefix { $0.first?.isWhitespace ?? true }
      let value = keys[start].drop { $0 != ":" }.dropFirst()
      if let scalar = YAMLScalar(value, over: Array(block)) {
        body = scalar.lines
        keys.removeSubrange(start..<block.endIndex)
      }
    }
    return ([fence] + keys + [fence, ""] + body + lines[(end + 1)...]).joined(separator: "\n")
  }

  /// The key that a line begins with; `nil` if it has none.
  private static func key(of line: String) -> Substring? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon]
    let isKey = key.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    return isKey && key.first?.isWhitespace == false ? key : nil
  }

  /// The value of a key, without the quotes that it may stand in.
  private subscript(key: String) -> Substring? {
    guard let line = lines.first(where: { Self.key(of: $0) == key[...] }) else { return nil }
    let value = line.dropFirst(key.count + 1).drop { $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      return value.prefix { !$0.isWhitespace }
    }
    return value.dropFirst().prefix { $0 != quote }
  }

  /// What the file is on; `nil` if the lines tell no date.
  var subject: NoteSubject? {
    let date = self["date"].map { String($0.prefix { $0 != " " && $0 != "T" }) }
    guard let subject = date.flatMap({ NoteSubject(isoDate: $0) }), subject.kind == .day else {
      return nil
    }
    let kind = self["kind"].flatMap { NoteSubject.Kind(rawValue: String($0)) } ?? .day
    return NoteSubject(kind, from: subject.day)
  }

  /// Whether it has more than tells what the file is on.
  var hasOthers: Bool {
    lines.contains { line in
      guard let key = Self.key(of: line) else { return !line.allSatisfy(\.isWhitespace) }
      return !["date", "kind", Self.markKey].contains(String(key))
    }
  }

  /// The lines with their fences.
  var block: String { ([Self.fence] + lines + [Self.fence, ""]).joined(separator: "\n") }

  /// Whether all lines of `other` are among these.
  func hasLines(of other: NoteFrontMatter) -> Bool { other.lines.allSatisfy(lines.contains) }

  /// The front matter that `note` begins with, with what tells its day and what marks it as written from
  /// here, and the text below; nil if it has none, or one that says it is of another day.
  static func own(of note: DatebookNote) -> (block: String, text: Substring)? {
    guard let (own, text) = parsed(note.text[...]), own.fits(note.subject) else { return nil }
    let needed = NoteFrontMatter(of: note).lines.filter { line in
      key(of: line).flatMap { own[String($0)] } == nil
    }
    let keys = needed.compactMap { key(of: $0).map(String.init) }
    let mark = "\(markKey): \(mark(of: note.text)) \(([addition] + keys).joined(separator: " "))"
    var block = NoteFrontMatter()
    block.lines = needed + own.lines + [mark]
    return (block.block, text)
  }

  /// Whether these lines tell nothing else than what a note is on.
  private func fits(_ subject: NoteSubject) -> Bool {
    let ofDay = NoteSubject(.day, from: subject.day)
    let isOfDay = self["date"] == nil || withoutKind.subject == ofDay
    return isOfDay && self[Self.markKey] == nil
      && self["kind"].map { $0 == subject.kind.rawValue } != false
  }

  private var withoutKind: NoteFrontMatter {
    var other = self
    other.lines.removeAll { Self.key(of: $0) == "kind" }
    return other
  }

  /// The front matter that the note itself had, of one that `own` made; nil of any other.
  var part: NoteFrontMatter? {
    let prefix = "\(Self.markKey): "
    guard let index = lines.lastIndex(where: { $0.hasPrefix(prefix) }) else { return nil }
    let words = lines[index].dropFirst(prefix.count).split(separator: " ")
    guard words.count > 1, words[1] == Self.addition else { return nil }
    var part = self
    part.lines.remove(at: index)
    for added in words[2...] {
      if let first = part.lines.firstIndex(where: { Self.key(of: $0) == added }) {
        part.lines.remove(at: first)
      }
    }
    return part
  }

  /// What tells which text was written below it from here.
  var mark: String? { self[Self.markKey].map(String.init) }

  /// What tells a text from others: its FNV-1a hash.
  static func mark(of text: String) -> String {
    String(FNV1a(text.utf8).value, radix: 16)
  }

  /// The lines with their fences, and what tells that `text` was written below them from here.
  func marking(_ text: String) -> String {
    let others = lines.filter { Self.key(of: $0) != Self.markKey[...] }
    let mark = "\(Self.markKey): \(Self.mark(of: text))"
    return ([Self.fence] + others + [mark, Self.fence, ""]).joined(separator: "\n")
  }
}
