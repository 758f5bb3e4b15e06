package import Books
package import Datebook

/// Something in the library that has the words that were looked for: a book, a mark, a note, an
/// event of a calendar.
package struct FoundWords: Equatable, Sendable {
  /// What was found.
  package enum Kind: Equatable, Sendable {
    /// A book, by its title, its author, its tags or what is written about it.
    case book(BookID)
    /// A bookmark, a highlight or a note in a book; `offset` is where it begins in the text.
    case mark(Mark.Kind, row: Int64, in: BookID, offset: Int)
    /// A note of the datebook.
    case note(NoteSubject)
    /// Something in the reader's calendars, at its next or last time, which begins on this day.
    case event(Day)
  }

  /// What was found.
  package var kind: Kind
  /// The title of the book; `nil` for a note of the datebook and for an event.
  package var title: String?
  /// The author of the book.
  package var author: String?
  /// Some of the words around those that were found.
  package var excerpt: String
  /// Where the words stand in the excerpt: UTF-8 offsets.
  package var matches: [Range<Int>]

  /// Something that was found.
  package init(
    kind: Kind, title: String? = nil, author: String? = nil, excerpt: String,
    matches: [Range<Int>] = []
  ) {
    self.kind = kind
    self.title = title
    self.author = author
    self.excerpt = excerpt
    self.matches = matches
  }
}
