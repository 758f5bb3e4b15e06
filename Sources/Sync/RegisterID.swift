/// What a register is about: the same on every machine.
package struct RegisterID: Hashable, Comparable, Sendable {
  /// What kind of thing it is.
  package enum Kind: String, CaseIterable, Sendable {
    case title = "book.title"
    case author = "book.author"
    case status = "book.status"
    case rating = "book.rating"
    case note = "book.note"
    case dated = "book.dated"
    case series = "book.series"
    /// The work that a book is an edition of.
    case work = "book.work"
    case facts = "book.facts"
    case added = "book.added"
    case opened = "book.opened"
    case removal = "book.removal"
    /// A content that a book was seen with, by its name.
    case edition
    /// Where the reader is on one machine, by the machine.
    case position
    /// Where the voice stopped.
    case listening
    case reading
    case mark
    case plan
    case bookTag = "book.tag"
    case tag
    /// A note of the datebook, by its day.
    case dayNote = "note"
  }

  /// What kind of thing it is.
  package var kind: Kind
  /// The name of the book's content that it belongs to; empty if it belongs to none.
  package var book: String
  /// Which of the kind it is; empty if there is one only.
  package var key: String

  /// What a register is about.
  package init(_ kind: Kind, of book: String = "", key: String = "") {
    (self.kind, self.book, self.key) = (kind, book, key)
  }

  package static func < (left: RegisterID, right: RegisterID) -> Bool {
    (left.kind.rawValue, left.book, left.key) < (right.kind.rawValue, right.book, right.key)
  }
}
