import Books

/// The headings of Chinese and Japanese books: `第十二章 風雨`, `第3回`, `第一百零八章　歸`.
extension HeadingLine {
  /// The units that are counted, and what they are.
  private static let units: [(names: String, kind: HeadingKind)] = [
    ("卷", .book), ("部編编篇", .part), ("章回話话", .chapter), ("节節", .scene),
  ]
  /// What may stand between a number and its title, and what a title may begin with.
  private static let separators = "：:、.．·—–-"
  private static let openings = "（(《「『【〈〔"
  /// What ends a sentence or a part of it.
  private static let sentenceMarks = "，。；！？"
  /// A title that follows its number without a space has at most this many characters.
  private static let longestJoinedTitle = 24
  private static let digits = [
    "〇零０0", "一壹１1", "二贰兩两２2", "三叁３3", "四４4", "五５5", "六６6", "七７7", "八８8", "九９9",
  ]

  /// What stands before or behind the chapters.
  private static let matter: [StaticString] = [
    "楔子", "引子", "序", "序章", "序言", "序幕", "自序", "前言", "尾声", "尾聲", "终章", "終章", "后记", "後記", "跋",
    "あとがき", "まえがき", "はじめに", "おわりに",
  ]

  /// Reads `line` as such a heading.
  static func ideographic(_ line: String) -> HeadingLine? {
    guard let first = line.utf8.first, first >= 0xE3 else { return nil }
    if line.utf8.count <= 12, matter.contains(where: { $0.description == line }) {
      return HeadingLine(.matter)
    }
    guard first == 0xE7, line.hasPrefix("第") else { return nil }
    let rest = line.dropFirst()
    for (index, character) in zip(rest.indices, rest.prefix(9)) {
      guard let kind = units.first(where: { $0.names.contains(character) })?.kind else { continue }
      guard let number = number(rest[..<index]) else { return nil }
      return heading(kind, number, rest[rest.index(after: index)...])
    }
    return nil
  }

  private static func heading(
    _ kind: HeadingKind, _ number: Int, _ rest: Substring
  ) -> HeadingLine? {
    let title = rest.drop { $0.isWhitespace || separators.contains($0) }
    let isApart =
      rest.first.map {
        $0.isWhitespace || separators.contains($0) || openings.contains($0)
      } ?? true
    // The rest of a sentence is none: `第一章的內容，…`.
    let isSentence =
      isApart
      ? title.dropLast().contains("。") || title.last == "，"
      : title.count > longestJoinedTitle || title.contains(where: sentenceMarks.contains)
        || "的里裡中之是".contains(title.first ?? "的")
    guard !isSentence else { return nil }
    var heading = HeadingLine(kind, number, title: title)
    heading.needsNoBlankLine = isApart && !title.contains(where: "，。".contains)
    return heading
  }

  /// Whether `line` can be the title of a number above it, not the first line of the text.
  static func isIdeographicTitle(_ line: String) -> Bool {
    line.count <= longestJoinedTitle
      && !line.contains(where: { (sentenceMarks + "…”」』").contains($0) })
  }

  /// The number that `word` spells: `十二`, `一百零三`, `103`.
  private static func number(_ word: Substring) -> Int? {
    var total = 0
    var digit: Int?
    for character in word {
      switch character {
      case "十": (total, digit) = (total + (digit ?? 1) * 10, nil)
      case "百": (total, digit) = (total + (digit ?? 1) * 100, nil)
      case "千": (total, digit) = (total + (digit ?? 1) * 1000, nil)
      default:
        guard let value = digits.firstIndex(where: { $0.contains(character) }) else { return nil }
        digit = (digit ?? 0) * 10 + value
      }
    }
    return word.isEmpty ? nil : total + (digit ?? 0)
  }

  /// Where a line begins behind the wide spaces that indent it, from `start` on.
  static func start(of bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int {
    var start = start
    while start + 2 < bytes.count, bytes[start] == 0xE3, bytes[start + 1] == 0x80,
      bytes[start + 2] == 0x80
    {
      start += 3
    }
    return start
  }

  /// Whether a line may be such a heading, by its first character.
  static func mayBeIdeographic(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = start(of: bytes)
    return start + 3 < bytes.count && bytes[start] == 0xE7 && bytes[start + 1] == 0xAC
      && bytes[start + 2] == 0xAC
  }
}
