package import Books
package import Datebook
internal import GRDB

extension Library {
  /// Records that a book was opened; the book's number, a new one for a new book.
  ///
  /// The newest path is kept, and another book that was last seen there is seen nowhere. A title, an
  /// author once known stay. A book that was to be read is being read from now on; one that was
  /// removed is back.
  package func opened(_ book: BookFacts, at moment: Moment) throws(LibraryError) -> BookID {
    try write { db in
      let id = try Library.settle(book, at: moment, in: db).book
      try Library.place(id.rawValue, at: book.path, in: db)
      try db.execute(
        sql: """
          UPDATE book SET title = ifnull(title, ?),
            author = iif(authorIsOwn, author, ifnull(author, ?)), encoding = ifnull(?, encoding),
            openedAt = max(ifnull(openedAt, ?), ?), fileBytes = ?,
            startedAt = ifnull(startedAt, ?),
            status = iif(status = 'to-read', 'reading', status)
          WHERE id = ?
          """,
        arguments: [
          book.title, book.author, book.encoding, moment.milliseconds, moment.milliseconds,
          book.size, moment.milliseconds, id.rawValue,
        ])
      return id
    }
  }
}

extension Library {
  /// The path that a book was last seen at; `nil` where it has none, or is not in the library.
  package func path(of book: BookID) throws(LibraryError) -> String? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT path FROM book WHERE id = ?", arguments: [book.rawValue])
    }
  }
}
