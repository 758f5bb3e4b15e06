/// How a story stands in its text: the title, the chapters, then the page for talking and the words.
enum StoryLayout {
  static func text(
    title: String, _ chapters: [ComposedStory.Chapter], questions: [String],
    explained: [ExplainedWord]
  ) -> String {
    var parts = [title]
    for (number, chapter) in chapters.enumerated() {
      if let title = chapter.title { parts.append("Chapter \(number + 1): \(title)") }
      parts += chapter.paragraphs
    }
    var text = parts.joined(separator: "\n\n") + "\n"
    if !questions.isEmpty {
      text += "\n\n\nTo talk about\n\n" + questions.joined(separator: "\n\n") + "\n"
    }
    if !explained.isEmpty {
      text += "\n\nWords\n\n"
      text += explained.map { "\($0.word): \($0.meaning)." }.joined(separator: "\n\n") + "\n"
    }
    return text
  }
}
