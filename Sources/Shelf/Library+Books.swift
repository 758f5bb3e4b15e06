package import Books
package import Datebook
internal import GRDB

extension Library {
  /// Records that a book was opened; the book's number, a new one for a new book.
  ///
  /// A book is known by its content, or by a content it had before; else by its path, and then the
  /// new content becomes one of its editions. The newest path is kept, and another book that was
  /// last seen there is seen nowhere. A title, an author once known stay. A book that was to be read
  /// is being read from now on; one that was removed is back.
  package func opened(_ book: BookFacts, at moment: Moment) throws(LibraryError) -> BookID {
    try write { db in
      let id = try Library.knownBook(book, in: db) ?? Library.insertBook(at: moment, in: db)
      if let path = book.path {
        try db.execute(
          sql: "UPDATE book SET path = NULL WHERE path = ? AND id <> ?", arguments: [path, id])
      }
      try db.execute(
        sql: """
          UPDATE book SET path = ifnull(?, path), title = ifnull(title, ?),
            author = iif(authorIsOwn, author, ifnull(author, ?)), encoding = ifnull(?, encoding),
            openedAt = max(ifnull(openedAt, ?), ?), fileBytes = ?, isMissing = 0, removedAt = NULL,
            startedAt = ifnull(startedAt, ?),
            status = iif(status = 'to-read', 'reading', status)
          WHERE id = ?
          """,
        arguments: [
          book.path, book.title, book.author, book.encoding, moment.milliseconds,
          moment.milliseconds, book.size, moment.milliseconds, id,
        ])
      try db.execute(
        sql: """
          INSERT INTO edition (digest, book, fileBytes, seenAt) VALUES (?, ?, ?, ?)
          ON CONFLICT (digest) DO UPDATE
          SET fileBytes = excluded.fileBytes, seenAt = excluded.seenAt
          """,
        arguments: [book.digest, id, book.size, moment.milliseconds])
      return BookID(rawValue: id)
    }
  }

  private static func knownBook(_ book: BookFacts, in db: Database) throws -> Int64? {
    let byContent = try Int64.fetchOne(
      db, sql: "SELECT book FROM edition WHERE digest = ?", arguments: [book.digest])
    if let byContent { return byContent }
    guard let path = book.path, book.continuesPath else { return nil }
    return try Int64.fetchOne(db, sql: "SELECT id FROM book WHERE path = ?", arguments: [path])
  }

  private static func insertBook(at moment: Moment, in db: Database) throws -> Int64 {
    try db.execute(
      sql: "INSERT INTO book (addedAt) VALUES (?)", arguments: [moment.milliseconds])
    return db.lastInsertedRowID
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
