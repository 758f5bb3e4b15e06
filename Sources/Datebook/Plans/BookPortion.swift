/// What the plan of a book in the library gives one day.
package struct BookPortion: Equatable, Sendable {
  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// The portion.
  package var portion: PlannedPortion
  /// The length of the text when the plan was made.
  package var textBytes: Int
  /// Whether it was read.
  package var isDone: Bool
  /// How long the reader needs for it; `nil` if the speed is not known.
  package var minutes: Int?

  /// A portion of a book.
  package init(
    book: Int, title: String, portion: PlannedPortion, textBytes: Int, isDone: Bool = false,
    minutes: Int? = nil
  ) {
    self.book = book
    self.title = title
    self.portion = portion
    self.textBytes = textBytes
    self.isDone = isDone
    self.minutes = minutes
  }

  /// How much it is, and how long that takes: `pages 901–903 · about 5 min`, or `done`.
  package func label(
    dash: String = "–", dot: String = "·", words: PageWords = .of("en")
  ) -> String {
    let amount = portion.label(of: textBytes, dash: dash, figures: words.figures)
    if isDone { return "\(amount) \(dot) \(words.done)" }
    return amount + (minutes.map { " \(dot) \(words.figures.about(minutes: $0))" } ?? "")
  }
}
