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
  package static func metadata(
    title: String, author: String?, _ chapters: [SoundChapter], end: Int, rate: Int
  ) -> String {
    var text = ";FFMETADATA1\ntitle=\(escaped(title))\n"
    if let author { text += "artist=\(escaped(author))\n" }
    for (index, chapter) in chapters.enumerated() {
      let next = index + 1 < chapters.count ? chapters[index + 1].start : end
      text +=
        "[CHAPTER]\nTIMEBASE=1/\(rate)\nSTART=\(chapter.start)\nEND=\(max(next, chapter.start))\n"
      text += "title=\(escaped(chapter.title))\n"
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "=;#\\\n".contains($0) ? ["\\", $0] : [$0] })
  }
}
