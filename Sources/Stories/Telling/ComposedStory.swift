/// A story as it was composed.
package struct ComposedStory: Equatable, Sendable {
  /// A part of the story; stories for younger children have one part without a title.
  package struct Chapter: Equatable, Sendable {
    package var title: String?
    package var paragraphs: [String]
  }

  package var title: String
  package var chapters: [Chapter]
  /// Two or three questions to talk about.
  package var questions: [String]
  package var explained: [ExplainedWord]
  package var outline: Outline
  package var world: World

  /// The words of the telling, without titles and the last page: what the gates measure.
  package var body: String {
    chapters.flatMap(\.paragraphs).joined(separator: "\n\n")
  }

  /// The story as a text: the title, the chapters, then the page for talking and the words.
  package var text: String {
    StoryLayout.text(title: title, chapters, questions: questions, explained: explained)
  }
}
