package import Books
package import Datebook
internal import GRDB

extension Library {
  /// How long what was kept of a removed book can be brought back, in seconds: thirty days.
  package static let removedBooksStay = 30 * 24 * 3600

  /// Takes books out of the library; their places, marks and readings stay for thirty days.
  ///
  /// They come back with `restore`, or when the same content is added or opened again.
  ///
  /// - Returns: The books that were there.
  @discardableResult
  package func remove(_ books: [BookID], at moment: Moment) throws(LibraryError) -> [BookID] {
    try write { db in
      try books.filter { book in
        try db.execute(
          sql: "UPDATE book SET removedAt = ? WHERE id = ? AND removedAt IS NULL",
          arguments: [moment.milliseconds, book.rawValue])
        return db.changesCount > 0
      }
    }
  }

  /// Brings removed books back, with all that was kept of them; the books that could be.
  @discardableResult
  package func restore(_ books: [BookID]) throws(LibraryError) -> [BookID] {
    try write { db in
      try books.filter { book in
        try db.execute(
          sql: """
            UPDATE book SET removedAt = NULL
            WHERE id = ? AND removedAt NOTNULL
              AND EXISTS (SELECT 1 FROM edition WHERE edition.book = book.id)
            """,
          arguments: [book.rawValue])
        return db.changesCount > 0
      }
    }
  }

  /// The books that were removed last, all at once.
  package func lastRemoved() throws(LibraryError) -> [BookID] {
    try read { db in
      try Int64.fetchAll(
        db,
        sql: """
          SELECT id FROM book
          WHERE removedAt = (
            SELECT max(removedAt) FROM book
            WHERE EXISTS (SELECT 1 FROM edition WHERE edition.book = book.id))
          ORDER BY id
          """
      ).map { BookID(rawValue: $0) }
    }
  }

  /// Forgets for good what was kept of books that were removed more than thirty days ago.
  ///
  /// The log of their reading stays, with their titles: days are not to lose what was read on them.
  ///
  /// - Returns: How many books were forgotten.
  @discardableResult
  package func forgetRemovedBooks(now: Moment) throws(LibraryError) -> Int {
    let latest = now.adding(seconds: -Self.removedBooksStay).milliseconds
    // What was forgotten has no editions any more. A look first: what writes nothing waits for no
    // one.
    let removed = """
      SELECT id FROM book
      WHERE removedAt < ? AND EXISTS (SELECT 1 FROM edition WHERE edition.book = book.id)
      """
    let books = try read { try Int64.fetchAll($0, sql: removed, arguments: [latest]) }
    guard !books.isEmpty else { return 0 }
    try write { db in
      let kept = try LibraryTables(db).all.flatMap { table in
        table.references.filter { $0.value == "book" && table.name != "reading" }
          .map { (table: table.name, column: $0.key) }
      }
      for book in books {
        for (table, column) in kept {
          try db.execute(
            sql: "DELETE FROM \"\(table)\" WHERE \"\(column)\" = ?", arguments: [book])
        }
        try db.execute(
          sql: "UPDATE book SET path = NULL, note = NULL, rating = NULL WHERE id = ?",
          arguments: [book])
        try db.execute(
          sql: """
            DELETE FROM book
            WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM reading WHERE book = ?1)
            """, arguments: [book])
      }
      try Library.removeUnusedTags(in: db)
    }
    return books.count
  }
}
