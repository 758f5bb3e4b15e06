package import Books
package import Datebook

/// A mark as the library keeps it: with all of its text, and what finds it again.
package struct KeptMark: Equatable, Sendable {
  /// What it was made as.
  package var kind: Mark.Kind
  /// Where it is, by the text as it was when it was last found.
  package var span: MarkedSpan
  /// The marked text, as it is read: joined lines are one, marks of emphasis are left out.
  package var words: String
  /// What the reader wrote to it.
  package var note: String?
  /// The colour of a highlight.
  package var colour: HighlightColour?
  /// The heading that it stands under, where that is known.
  package var chapter: String?
  /// When it was made.
  package var createdAt: Moment
  /// When it was last changed.
  package var editedAt: Moment

  /// A mark made at `createdAt`, and not edited since where nothing is said.
  package init(
    kind: Mark.Kind, span: MarkedSpan, words: String, note: String? = nil,
    colour: HighlightColour? = nil, chapter: String? = nil, createdAt: Moment,
    editedAt: Moment? = nil
  ) {
    self.kind = kind
    self.span = span
    self.words = words
    self.note = note
    self.colour = colour
    self.chapter = chapter
    self.createdAt = createdAt
    self.editedAt = editedAt ?? createdAt
  }

  /// The mark as the screen needs it, at `range` where its text was found.
  package func mark(_ id: MarkID, at range: Range<Int>?) -> Mark {
    Mark(
      id: id, kind: kind, range: range ?? span.range,
      excerpt: String(words.prefix(Mark.longestExcerpt)), note: note, colour: colour,
      chapter: chapter, isFound: range != nil)
  }
}

/// A book with its marks, in the order of the text.
package struct MarkedBook: Equatable, Sendable {
  /// The title, as far as it is known.
  package var title: String?
  /// The author, as far as it is known.
  package var author: String?
  /// Where its file was last seen.
  package var path: String?
  /// Its marks.
  package var marks: [KeptMark]
}
