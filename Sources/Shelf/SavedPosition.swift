package import Books
package import Datebook

/// A place that the library kept.
package struct SavedPosition: Equatable, Sendable {
  /// What the place was found by.
  package enum Match: Sendable {
    /// The book's content, wherever its file is now.
    case content
    /// The file's path; the content is another one, so the place is to be looked for anew.
    case path
  }

  /// The place, with the text around it as it was.
  package var position: Position
  /// The number of bytes the text had.
  package var textBytes: Int
  /// What the book was found by.
  package var match: Match

  /// A place in a text of `textBytes`, found by `match`.
  package init(position: Position, textBytes: Int, match: Match) {
    self.position = position
    self.textBytes = textBytes
    self.match = match
  }
}

/// A move of the reader's to a place in a text.
package struct Move: Equatable, Sendable {
  /// The place moved to.
  package var position: Position
  /// The number of bytes of the text.
  package var textBytes: Int
  /// When the reader moved.
  package var moment: Moment
  /// Where the page ends that is shown there; `nil` if that is not known.
  package var shownEnd: Int?

  /// A move at `moment` to `position` in a text of `textBytes`.
  package init(position: Position, textBytes: Int, moment: Moment, shownEnd: Int? = nil) {
    self.position = position
    self.textBytes = textBytes
    self.moment = moment
    self.shownEnd = shownEnd
  }
}
