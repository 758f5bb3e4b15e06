package import Books
package import Datebook
internal import GRDB

extension Library {
  /// Records that a book was opened; the book's number, a new one for a new book.
  ///
  /// The newest path is kept, and another book that was last seen there is seen nowhere. A title, an
  /// author once known stay. A book that was to be read is being read from now on; one that was
  /// removed is back.
  ///
  /// - Parameter isLook: Whether only a look is taken at a place that something else led to: of a book
  ///   that the library has, that is no reading.
  package func opened(
    _ book: BookFacts, at moment: Moment, isLook: Bool = false
  ) throws(LibraryError) -> BookID {
    try write { db in
      let addition = try Library.settle(book, at: moment, in: db)
      let id = addition.book
      try Library.place(id.rawValue, at: book.path, in: db)
      try db.execute(
        sql: """
          UPDATE book SET title = ifnull(title, ?),
            author = iif(authorIsOwn, author, ifnull(author, ?)), encoding = ifnull(?, encoding),
            fileBytes = ?
          WHERE id = ?
          """,
        arguments: [book.title, book.author, book.encoding, book.size, id.rawValue])
      guard !isLook || addition == .added(id) else { return id }
      try db.execute(
        sql: """
          UPDATE book SET openedAt = max(ifnull(openedAt, ?1), ?1), startedAt = ifnull(startedAt, ?1),
            status = iif(status = 'to-read', 'reading', status)
          WHERE id = ?2
          """, arguments: [moment.milliseconds, id.rawValue])
      return id
    }
  }
}

extension Library {
  /// The path that a book was last seen at; `nil` if it has none, or is not in the library.
  package func path(of book: BookID) throws(LibraryError) -> String? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT path FROM book WHERE id = ?", arguments: [book.rawValue])
    }
  }
}
