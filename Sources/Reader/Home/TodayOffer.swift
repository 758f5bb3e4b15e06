/// Something that today offers to be read: a portion of a plan, or today's entry of a dated book.
package struct TodayOffer: Equatable, Sendable {
  /// What it is.
  package enum Kind: Equatable, Sendable {
    /// What a plan gives the day.
    case portion
    /// An entry of a diary or a page-a-day book.
    case entry
  }

  package var kind: Kind
  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// What the offer says beside that: `pages 901–903`, or the entry's first words.
  package var words: String
  /// Where it begins, in bytes of the text.
  package var offset: Int
  /// Whether it was read already.
  package var isDone: Bool

  /// An offer of `book`.
  package init(
    _ kind: Kind, book: Int, title: String, words: String, offset: Int, isDone: Bool = false
  ) {
    self.kind = kind
    self.book = book
    self.title = title
    self.words = words
    self.offset = offset
    self.isDone = isDone
  }
}
