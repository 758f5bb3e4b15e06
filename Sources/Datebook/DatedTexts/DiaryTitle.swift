/// The title of a text, as far as it tells that the text is a diary.
enum DiaryTitle {
  private static let longest = 80
  private static let mostWords = 6

  /// Whether the first line of `bytes`, which stand before the first date, or a heading in them has a
  /// word for a diary: `# My diary`, `title: Tagebuch 2024`, `日記`.
  static func isSaid(in bytes: UnsafeRawBufferPointer) -> Bool {
    var isFirst = true
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.contains(where: { $0 >= 0x80 || isLetter($0) }) else { continue }
      let isHeading = isFirst || line.first == UInt8(ascii: "#") || isTitle(line)
      isFirst = false
      if isHeading, line.count <= longest, namesDiary(line) { return true }
    }
    return false
  }

  /// Whether a line of front matter is the title.
  private static func isTitle(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    line.prefix(6).map { $0 | 0x20 }.elementsEqual("title:".utf8)
  }

  private static func namesDiary(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    if ideographs.contains(where: { String(decoding: line, as: UTF8.self).contains($0) }) {
      return true
    }
    let words = line.split { $0 < 0x80 && !isLetter($0) }.map { word in
      var letters = FoldedLetters()
      for byte in word { letters.fold(byte) }
      return letters
    }
    return words.count <= mostWords && words.contains(where: diaries.contains)
      && !words.contains(where: changes.contains)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static let diaries = [
    "diary", "diaries", "journal", "journals", "tagebuch", "diario", "diário", "dietari", "dagboek",
    "dagbok", "dagbog", "dziennik", "pamiętnik", "deník", "denník", "дневник", "щоденник", "günlük",
    "ημερολόγιο", "napló", "jurnal", "päiväkirja", "יומן",
  ].map { FoldedLetters($0) }
  private static let ideographs = ["日記", "日记", "일기"]
  /// `Journal des modifications` is a list of changes.
  private static let changes = [
    "changes", "change", "changelog", "release", "releases", "version", "versions", "modifications",
    "changements", "mises", "modifiche", "cambios", "system", "systemd",
  ].map { FoldedLetters($0) }
}
