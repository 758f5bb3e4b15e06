package import Books
import Datebook
import Files
internal import GRDB

/// Which book a text is.
///
/// A book is known by its content, or by a content it had before, wherever its file is. Another text at
/// its path is an edition of it where it is recognizably the same text, or says the same title; one at
/// another path, where it has the book's name and the text around its place (`EarlierEdition`). Else it
/// is another book.
extension Library {
  /// The book of `facts`, made if there is none, with this content as the one seen last.
  static func settle(
    _ facts: BookFacts, at moment: Moment, in db: Database
  ) throws -> Addition {
    guard let known = try knownBook(facts, in: db) else {
      let id = try insert(facts, at: moment, in: db)
      try see(facts, of: id, at: moment, in: db)
      try propose(facts.metadata, for: id, isNew: true, in: db)
      return .added(BookID(rawValue: id))
    }
    let id: Int64 = known.row["id"]
    let book = BookID(rawValue: id)
    if known.isReplaced { try replace(id, by: facts, in: db) }
    try see(facts, of: id, at: moment, in: db)
    let isForgotten: Bool = known.row["isForgotten"]
    if isForgotten { try begin(id, anew: facts, at: moment, in: db) }
    try propose(facts.metadata, for: id, isNew: isForgotten || known.isReplaced, in: db)
    if isForgotten {
      return .added(book)
    }
    if known.row["isRemoved"] {
      try db.cachedStatement(sql: "UPDATE book SET removedAt = NULL WHERE id = ?")
        .execute(arguments: [id])
      return .restored(book)
    }
    return .known(book)
  }

  /// The row of the book that a text is, and whether nothing of that but another text was known; `nil`
  /// for a new one.
  private static func knownBook(
    _ facts: BookFacts, in db: Database
  ) throws -> (row: Row, isReplaced: Bool)? {
    if let byContent = try book(with: facts.digest, at: facts.path, in: db) {
      return (byContent, false)
    }
    if let byPath = try bookAtPath(facts, in: db) { return byPath }
    guard let edition = facts.editionOf else { return nil }
    return try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT \(identityColumns) FROM book WHERE id = ? AND removedAt IS NULL"),
      arguments: [edition.rawValue]
    ).map { ($0, false) }
  }

  /// The row of the book that was last seen at the path of a new content, if the content is its own, and
  /// whether nothing of that but another text was known.
  private static func bookAtPath(
    _ facts: BookFacts, in db: Database
  ) throws -> (row: Row, isReplaced: Bool)? {
    guard let path = facts.path else { return nil }
    let byPath = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT \(identityColumns) FROM book WHERE path = ?"),
      arguments: [path])
    guard let byPath else { return nil }
    if facts.continuesPath == true { return (byPath, false) }
    guard byPath["isRemoved"] == false else { return nil }
    // What it is called is all that can be compared; a text without the words of the place is the book's
    // only if it says the title itself.
    let title: String? = byPath["title"]
    let isAbsent = facts.continuesPath == false
    if byPath["titleIsOwn"] == false, title == facts.title, !isAbsent || facts.saysTitle {
      return (byPath, false)
    }
    guard !isAbsent else { return nil }
    return try isUntouched(byPath["id"], in: db) ? (byPath, true) : nil
  }

  /// What of a book tells whether a text is it.
  private static let identityColumns = """
    book.id, removedAt NOTNULL AS isRemoved, forgottenAt NOTNULL AS isForgotten, path, titleIsOwn, \
    title
    """

  /// The row of the book that has this content; `nil` if none has.
  ///
  /// - Parameter path: Where the text is; `nil` for one that is nowhere.
  static func book(
    with digest: ContentDigest, at path: String?, in db: Database
  ) throws -> Row? {
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT \(identityColumns), digest IS ?2 AS isWhole, \(BookText.isKnownWhole) AS isKnownWhole
          FROM edition JOIN book ON book.id = book WHERE digest IN (?1, ?2) ORDER BY isWhole DESC
          """), arguments: [digest.sampled, digest.whole])
    guard let row, row["isWhole"] == false else { return row }
    let known = BookText(path: row["path"], isKnownWhole: row["isKnownWhole"])
    return known.isOther(than: digest, at: path) ? nil : row
  }

  /// Whether the reader has neither opened a book nor said anything of it.
  private static func isUntouched(_ book: Int64, in db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT openedAt IS NULL AND status = 'to-read' AND rating IS NULL AND note IS NULL
          AND isDated IS NULL AND NOT titleIsOwn AND NOT authorIsOwn
          AND NOT EXISTS (SELECT 1 FROM bookTag WHERE book = ?1 AND NOT isRemoved AND editedAt > 0)
          AND NOT EXISTS (SELECT 1 FROM portion WHERE book = ?1)
          AND NOT EXISTS (SELECT 1 FROM mark WHERE book = ?1)
        FROM book WHERE id = ?1
        """, arguments: [book]) ?? false
  }

  /// Has a book of which only its text was known be the text of `facts`.
  private static func replace(_ book: Int64, by facts: BookFacts, in db: Database) throws {
    for table in ["edition", "datedText"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE book = ?", arguments: [book])
    }
    try db.execute(
      sql: """
        UPDATE book SET title = ?, author = ?, encoding = ?, language = ?, fileBytes = ? WHERE id = ?
        """,
      arguments: [
        facts.title, facts.author, facts.encoding, facts.language, facts.size, book,
      ])
    try place(book, at: facts.path, in: db)
  }

  /// Has a book that was forgotten be a new one, but for the log of its reading.
  private static func begin(
    _ book: Int64, anew facts: BookFacts, at moment: Moment, in db: Database
  ) throws {
    try db.execute(
      sql: """
        UPDATE book SET removedAt = NULL, forgottenAt = NULL, addedAt = ?, \(unsaid), title = ?,
          author = ?, encoding = ?, language = ?, fileBytes = ?
        WHERE id = ?
        """,
      arguments: [
        moment.milliseconds, facts.title, facts.author, facts.encoding, facts.language, facts.size,
        book,
      ])
    try place(book, at: facts.path, in: db)
  }

  private static func insert(
    _ facts: BookFacts, at moment: Moment, in db: Database
  ) throws -> Int64 {
    try db.cachedStatement(sql: "UPDATE book SET path = NULL, isMissing = 1 WHERE path = ?")
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
    return db.lastInsertedRowID
  }

  /// Takes note of a content that a book was seen with.
  static func see(
    _ facts: BookFacts, of book: Int64, at moment: Moment, in db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO edition (digest, book, fileBytes, seenAt, identifier) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (digest) DO UPDATE
        SET fileBytes = excluded.fileBytes, seenAt = excluded.seenAt,
          identifier = ifnull(excluded.identifier, identifier)
        WHERE book = excluded.book
        """)
    // Of two texts with the same samples the second is known by the whole of it alone.
    for name in facts.digest.names {
      try statement.execute(
        arguments: [
          name, book, facts.size, moment.milliseconds, facts.metadata.identifier?.name,
        ])
    }
  }

  /// Has `path` be where a book was last seen, just now; of another book that was seen there the file is
  /// gone.
  ///
  /// A file of its own stays the book's place if it is there, though the same text is in an archive.
  static func place(_ book: Int64, at path: String?, in db: Database) throws {
    guard let path else { return }
    if FilePlace.archive(holding: path) != nil {
      let own = try String.fetchOne(
        db, sql: "SELECT path FROM book WHERE id = ?", arguments: [book])
      if let own, own != path, FilePlace.archive(holding: own) == nil, FilePlace.isThere(own) {
        return
      }
    }
    try db.execute(
      sql: "UPDATE book SET path = NULL, isMissing = 1 WHERE path = ? AND id <> ?",
      arguments: [path, book])
    try db.execute(
      sql: "UPDATE book SET path = ?, isMissing = 0 WHERE id = ?", arguments: [path, book])
  }
}

// MARK: - Before anything is written

extension Library {
  /// The book that a text will be once it is opened; `nil` for a new one.
  package func book(of facts: BookFacts) throws(LibraryError) -> BookID? {
    try read { db in
      try Library.knownBook(facts, in: db).map { BookID(rawValue: $0.row["id"]) }
    }
  }
}

// MARK: - Places to be looked for

extension Library {
  /// The places of books that new contents may be editions of: the first of them that is found in its text
  /// tells which book that is (`BookFacts.recognize(by:in:)`).
  ///
  /// - Returns: For each of `books` the places; none if its content is known.
  package func placesToFind(of books: [BookFacts]) throws(LibraryError) -> [EditionPlaces] {
    try read { db in
      let atPath = try db.makeStatement(
        sql: """
          SELECT position.* FROM book JOIN position ON position.book = book.id WHERE path = ?
          """)
      let elsewhere = try db.makeStatement(sql: EarlierEdition.query)
      return try books.map { facts in
        guard try Library.book(with: facts.digest, at: facts.path, in: db) == nil else {
          return EditionPlaces()
        }
        let place = try Row.fetchOne(atPath, arguments: [facts.path])
        let rows = try Row.fetchAll(
          elsewhere,
          arguments: [facts.metadata.identifier?.name, facts.title, facts.author])
        return EditionPlaces(
          atPath: place.map { SavedPosition($0, match: .path) },
          elsewhere: rows.map { row in
            EarlierEdition(
              book: BookID(rawValue: row["book"]), place: SavedPosition(row, match: .path),
              path: row["path"], hasSameIdentifier: row["hasSameIdentifier"],
              hasSameTitle: row["hasSameTitle"])
          }.filter { $0.mayBe(facts) })
      }
    }
  }
}
