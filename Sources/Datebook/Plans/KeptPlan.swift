import Books

/// A plan as the library keeps it, with the book that it is for.
package struct KeptPlan: Equatable, Sendable {
  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// What tells it from all other plans, wherever they were made.
  package var identifier: String
  /// How often it was changed since it was made.
  package var revision: Int
  /// When it was made or changed last.
  package var editedAt: Moment
  /// The days and their portions.
  package var plan: ReadingPlan

  /// A plan for a book.
  package init(
    book: Int, title: String, identifier: String, revision: Int, editedAt: Moment,
    plan: ReadingPlan
  ) {
    self.book = book
    self.title = title
    self.identifier = identifier
    self.revision = revision
    self.editedAt = editedAt
    self.plan = plan
  }
}

extension PlannedPortion {
  /// How much it is: `pages 12–19`, or the part of the text where pages are not known.
  ///
  /// - Parameter bytes: The length of the text.
  package func label(
    of bytes: Int, dash: String = "–", figures: PageFigures = PageWords.of("en").figures
  ) -> String {
    if let pages {
      let last = pages.count == 1 ? "" : "\(dash)\(pages.upperBound + 1)"
      return figures.pages("\(pages.lowerBound + 1)\(last)", isOne: pages.count == 1)
    }
    let start = TextPart.percent(before: range.lowerBound, of: bytes)
    let end = TextPart.percent(before: range.upperBound, of: bytes)
    return start == end ? "\(start) %" : "\(start)\(dash)\(end) %"
  }
}
