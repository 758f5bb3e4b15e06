package import Books
package import Datebook
internal import GRDB

extension Library {
  /// How long what was kept of a removed book can be brought back, in seconds: thirty days.
  package static let removedBooksStay = 30 * 24 * 3600

  /// Has a book be one that the reader has neither opened nor said anything of, as SQL: the times at
  /// which it was said go too, or in another library nothing would be newer than what is gone.
  static let unsaid = """
    openedAt = NULL, status = 'to-read', startedAt = NULL, finishedAt = NULL, statusEditedAt = NULL,
    rating = NULL, ratingEditedAt = NULL, note = NULL, noteEditedAt = NULL,
    isDated = NULL, datedEditedAt = NULL, series = NULL, seriesEditedAt = NULL,
    work = NULL, workEditedAt = NULL,
    summary = NULL, published = NULL, titleIsOwn = 0, titleEditedAt = NULL,
    authorIsOwn = 0, authorEditedAt = NULL
    """

  /// Takes books out of the library; their places, marks and readings stay for thirty days.
  ///
  /// They come back with `restore`, or when the same content is added or opened again.
  ///
  /// - Returns: The books that were there.
  @discardableResult
  package func remove(_ books: [BookID], at moment: Moment) throws(LibraryError) -> [BookID] {
    try write { db in
      try books.filter { book in
        try db.cachedStatement(
          sql: "UPDATE book SET removedAt = ? WHERE id = ? AND removedAt IS NULL"
        ).execute(arguments: [moment.milliseconds, book.rawValue])
        return db.changesCount > 0
      }
    }
  }

  /// When a book was taken out of the library; `nil` if it is in it, or never was.
  package func removedAt(_ book: BookID) throws(LibraryError) -> Moment? {
    try read { db in
      try Int.fetchOne(
        db, sql: "SELECT removedAt FROM book WHERE id = ?", arguments: [book.rawValue])
    }.map { Moment(milliseconds: $0) }
  }

  /// Brings removed books back, with all that was kept of them; the books that could be.
  @discardableResult
  package func restore(_ books: [BookID]) throws(LibraryError) -> [BookID] {
    try write { db in
      try books.filter { book in
        try db.execute(
          sql: """
            UPDATE book SET removedAt = NULL
            WHERE id = ? AND removedAt NOTNULL AND forgottenAt IS NULL
            """,
          arguments: [book.rawValue])
        return db.changesCount > 0
      }
    }
  }

  /// The books that were removed last, all at once, and when; `nil` if there are none.
  package func lastRemoved() throws(LibraryError) -> (books: [BookID], moment: Moment)? {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT id, removedAt FROM book
          WHERE forgottenAt IS NULL
            AND removedAt = (SELECT max(removedAt) FROM book WHERE forgottenAt IS NULL)
          ORDER BY id
          """)
      return rows.first.map { first in
        (rows.map { BookID(rawValue: $0[0]) }, Moment(milliseconds: first[1]))
      }
    }
  }

  /// Forgets for good what was kept of books that were removed more than thirty days ago.
  ///
  /// The log of their reading stays, with their titles: days are not to lose what was read on them.
  /// So do their contents, so that the log is that of the same book when it comes again.
  ///
  /// - Returns: How many books were forgotten.
  @discardableResult
  package func forgetRemovedBooks(now: Moment) throws(LibraryError) -> Int {
    let latest = now.adding(seconds: -Self.removedBooksStay).milliseconds
    let removed = "SELECT id FROM book WHERE removedAt < ? AND forgottenAt IS NULL"
    // A look first: what writes nothing waits for no one.
    guard try read({ try Int64.fetchOne($0, sql: removed, arguments: [latest]) }) != nil else {
      return 0
    }
    return try write { db in
      let books = try Int64.fetchAll(db, sql: removed, arguments: [latest])
      let kept = try LibraryTables(db).all.flatMap { table in
        table.references.filter { $0.value == "book" }
          .map { (table: table.name, column: $0.key) }
      }.filter { !["reading", "edition"].contains($0.table) }
      for book in books {
        for (table, column) in kept {
          try db.execute(
            sql: "DELETE FROM \"\(table)\" WHERE \"\(column)\" = ?", arguments: [book])
        }
        try db.execute(
          sql: "UPDATE book SET forgottenAt = ?, path = NULL, \(Self.unsaid) WHERE id = ?",
          arguments: [now.milliseconds, book])
      }
      try Library.removeUnusedTags(in: db)
      return books.count
    }
  }
}
