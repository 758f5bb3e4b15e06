/// A chapter of a file of sound.
package struct SoundChapter: Equatable, Sendable {
  /// What it is called.
  package var title: String
  /// The sample that it begins with.
  package var start: Int

  /// A chapter that begins with a sample.
  package init(_ title: String, start: Int) {
    self.title = title
    self.start = start
  }

  /// What ffmpeg reads of a book and its chapters (its format `ffmetadata`).
  ///
  /// - Parameters:
  ///   - end: The samples of the whole.
  ///   - rate: The samples of a second.
  ///   - asTags: Whether chapters are written as tags of the whole, as Ogg has them: `CHAPTER001`. If
  ///     ffmpeg 5.1 makes those tags from chapters, a tag is a second late whenever its milliseconds are
  ///     500 or more: it rounds the seconds, and then adds the milliseconds.
  package static func metadata(
    title: String, author: String?, _ chapters: [SoundChapter], end: Int, rate: Int,
    asTags: Bool = false
  ) -> String {
    var text = ";FFMETADATA1\ntitle=\(escaped(title))\n"
    if let author { text += "artist=\(escaped(author))\n" }
    guard !asTags else {
      for (index, chapter) in chapters.prefix(mostTags).enumerated() {
        let name = "CHAPTER" + padded(index + 1, to: 3)
        text += "\(name)=\(chapter.clock(atRate: rate))\n"
        text += "\(name)NAME=\(escaped(chapter.title))\n"
      }
      return text
    }
    for (index, chapter) in chapters.enumerated() {
      let next = index + 1 < chapters.count ? chapters[index + 1].start : end
      text +=
        "[CHAPTER]\nTIMEBASE=1/\(rate)\nSTART=\(chapter.start)\nEND=\(max(next, chapter.start))\n"
      text += "title=\(escaped(chapter.title))\n"
    }
    return text
  }

  /// The chapters, with one more for what is said before the first of them if that takes longer than a
  /// second: a player would show the first chapter from the file's beginning on.
  package static func withBeginning(_ chapters: [SoundChapter], rate: Int) -> [SoundChapter] {
    guard let first = chapters.first, first.start > rate else { return chapters }
    return [SoundChapter("Beginning", start: 0)] + chapters
  }

  /// The most chapters that Ogg's tags have numbers for.
  private static let mostTags = 999

  /// When it begins: `00:53:17.623`, to the nearest millisecond.
  private func clock(atRate rate: Int) -> String {
    let milliseconds = (start * 1000 + rate / 2) / rate
    let seconds = milliseconds / 1000
    return [seconds / 3600, seconds / 60 % 60, seconds % 60]
      .map { Self.padded($0, to: 2) }.joined(separator: ":")
      + "." + Self.padded(milliseconds % 1000, to: 3)
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "=;#\\\n".contains($0) ? ["\\", $0] : [$0] })
  }
}
