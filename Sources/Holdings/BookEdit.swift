package import Datebook

/// What the reader changes in what the library knows of a book.
package enum BookEdit: Equatable, Sendable {
  /// What is done with it; the dates of it follow.
  case status(BookStatus)
  /// It gets a tag, which is made if there is none of the name: in this colour, or in the next one.
  case tag(String, TagColour? = nil)
  /// It loses a tag.
  case untag(String)
  /// A tag of its gets another colour, in all books that have it.
  case colour(String, TagColour)
  /// How much it is liked, from 1 to 5; `nil` for nothing said.
  case rating(Int?)
  /// What it is called; not the reader's own where it is what the text itself says.
  case title(String?, isOwn: Bool = true)
  /// Who wrote it; `nil` for nobody that is known.
  case author(String?, isOwn: Bool = true)
  /// The series that it is a part of; `nil` for none.
  case series(String?)
  /// The work that it is an edition of, by an identifier that all editions of the work share; `nil` for a
  /// book by itself.
  case work(String?)
  /// What a catalog says of it, and when it was published, as the catalog writes that.
  case description(String?, published: String?)
  /// What the reader writes about it.
  case note(String?)
  /// When it was begun.
  case startedAt(Moment?)
  /// When it was finished.
  case finishedAt(Moment?)
}
