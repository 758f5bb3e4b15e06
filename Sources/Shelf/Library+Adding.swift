package import Books
package import Datebook
internal import GRDB
import Glibc

/// What became of a file that was to be added to the library.
package enum Addition: Equatable, Sendable {
  /// It is a new book.
  case added(BookID)
  /// A book that had been removed is back, with all that was kept of it.
  case restored(BookID)
  /// The library has a book with this content, or an earlier one at this path.
  case known(BookID)
  /// The library has a book with this content, whose file had gone: it is here now.
  case moved(BookID)

  /// The book.
  package var book: BookID {
    switch self {
    case .added(let book), .restored(let book), .known(let book), .moved(let book): book
    }
  }
}

extension Library {
  /// Adds books that are not opened yet, all or nothing; what became of each, in their order.
  ///
  /// A book is known by its content, or by its path where that has another content than the library
  /// has seen: then it is an edition more of the book there.
  package func add(_ books: [BookFacts], at moment: Moment) throws(LibraryError) -> [Addition] {
    try write { db in
      try books.map { try Library.add($0, at: moment, in: db) }
    }
  }

  private static func add(
    _ facts: BookFacts, at moment: Moment, in db: Database
  ) throws -> Addition {
    let known = try Row.fetchOne(
      db,
      sql: """
        SELECT id, path, removedAt, rank AS isEdited FROM (
          SELECT book AS id, 0 AS rank FROM edition WHERE digest = ?1
          UNION ALL SELECT id, 1 FROM book WHERE path = ?2 AND removedAt IS NULL
        ) JOIN book USING (id) ORDER BY rank LIMIT 1
        """,
      arguments: [facts.digest, facts.path])
    guard let known else { return .added(try insert(facts, at: moment, in: db)) }
    let id: Int64 = known["id"]
    if known["isEdited"] { try see(facts, of: id, at: moment, in: db) }
    let wasRemoved = (known["removedAt"] as Int?) != nil
    let path: String? = known["path"]
    let isElsewhere = path != facts.path && !isFile(path)
    if wasRemoved || isElsewhere {
      try place(id, at: facts.path, in: db)
      try db.execute(
        sql: "UPDATE book SET removedAt = NULL, isMissing = 0 WHERE id = ?", arguments: [id])
    }
    let book = BookID(rawValue: id)
    return wasRemoved ? .restored(book) : isElsewhere ? .moved(book) : .known(book)
  }

  private static func insert(
    _ facts: BookFacts, at moment: Moment, in db: Database
  ) throws -> BookID {
    // A removed book may have been seen there.
    try db.cachedStatement(sql: "UPDATE book SET path = NULL WHERE path = ?")
      .execute(arguments: [facts.path])
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO book (path, title, author, encoding, language, fileBytes, addedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(
      arguments: [
        facts.path, facts.title, facts.author, facts.encoding, facts.language, facts.size,
        moment.milliseconds,
      ])
    let id = db.lastInsertedRowID
    try see(facts, of: id, at: moment, in: db)
    return BookID(rawValue: id)
  }

  /// Takes note of a content that a book was seen with.
  static func see(
    _ facts: BookFacts, of book: Int64, at moment: Moment, in db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO edition (digest, book, fileBytes, seenAt) VALUES (?, ?, ?, ?)
        ON CONFLICT (digest) DO UPDATE
        SET fileBytes = excluded.fileBytes, seenAt = excluded.seenAt
        """)
    try statement.execute(arguments: [facts.digest, book, facts.size, moment.milliseconds])
  }

  /// Has `path` be where a book was last seen; another book that was seen there is seen nowhere.
  static func place(_ book: Int64, at path: String?, in db: Database) throws {
    guard let path else { return }
    try db.execute(
      sql: "UPDATE book SET path = NULL WHERE path = ? AND id <> ?", arguments: [path, book])
    try db.execute(sql: "UPDATE book SET path = ? WHERE id = ?", arguments: [path, book])
  }

  private static func isFile(_ path: String?) -> Bool {
    path.map { access($0, F_OK) == 0 } ?? false
  }
}

// MARK: - Files that have gone

extension Library {
  /// Looks which books' files are there, and keeps that; the books for which that has changed.
  ///
  /// - Complexity: A system call for each book, before anything is written.
  package func lookForFiles() throws(LibraryError) -> [BookID] {
    let known = try read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, path, isMissing FROM book WHERE path NOTNULL AND removedAt IS NULL")
    }
    let changed = known.filter { Library.isFile($0["path"]) == ($0["isMissing"] as Bool) }
    guard !changed.isEmpty else { return [] }
    try write { db in
      for row in changed {
        try db.execute(
          sql: "UPDATE book SET isMissing = NOT isMissing WHERE id = ? AND path = ?",
          arguments: [row["id"] as Int64, row["path"] as String])
      }
    }
    return changed.map { BookID(rawValue: $0["id"]) }
  }

  /// What pointing a book to a file came to.
  package enum Relocation: Equatable, Sendable {
    /// The book is there now.
    case done
    /// The file is another book's; nothing was changed.
    case isOther(BookID)
    /// The content is one that the book was never seen with; nothing was changed.
    case differs
  }

  /// Has a book be in the file of `facts` from now on.
  ///
  /// - Parameter isSure: Whether the reader said that a file with another content is the book.
  package func relocate(
    _ book: BookID, to facts: BookFacts, isSure: Bool = false, at moment: Moment
  ) throws(LibraryError) -> Relocation {
    try write { db in
      let owner = try Int64.fetchOne(
        db, sql: "SELECT book FROM edition WHERE digest = ?", arguments: [facts.digest])
      if let owner, owner != book.rawValue { return .isOther(BookID(rawValue: owner)) }
      guard owner != nil || isSure else { return .differs }
      try Library.see(facts, of: book.rawValue, at: moment, in: db)
      try Library.place(book.rawValue, at: facts.path, in: db)
      try db.execute(
        sql: "UPDATE book SET isMissing = 0, fileBytes = ? WHERE id = ?",
        arguments: [facts.size, book.rawValue])
      return .done
    }
  }
}
