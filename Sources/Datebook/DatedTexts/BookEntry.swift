/// A dated entry of a book in the library.
package struct BookEntry: Equatable, Sendable {
  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// The date as the text has it.
  package var date: EntryDate
  /// The text's offset of the first byte of its heading.
  package var offset: Int
  /// The date as it is printed.
  package var heading: String
  /// The first words behind it.
  package var words: String
  /// The years between it and the place that the book was left at, or its first entry.
  package var yearsAway: Int

  /// An entry of a book.
  package init(
    book: Int, title: String, date: EntryDate, offset: Int, heading: String, words: String = "",
    yearsAway: Int = 0
  ) {
    self.book = book
    self.title = title
    self.date = date
    self.offset = offset
    self.heading = heading
    self.words = words
    self.yearsAway = yearsAway
  }

  /// Of `entries`, which are of one month and in the order of days and books, one for each book and
  /// day: of several years the one that is read.
  package static func oneEach(_ entries: [BookEntry]) -> [BookEntry] {
    entries.reduce(into: []) { chosen, entry in
      guard let last = chosen.last, last.book == entry.book, last.date.day == entry.date.day else {
        return chosen.append(entry)
      }
      if entry.yearsAway < last.yearsAway { chosen[chosen.count - 1] = entry }
    }
  }
}
