import Books
import GRDBSQLite

/// The quick way to a saved place, for the start of the program, before the first page is shown.
///
/// One query on a read-only connection through SQLite's own interface: no pool, no migrations. It
/// makes nothing and repairs nothing; what is wrong with the library is told by `Library`, later.
package enum PlaceLookup {
  /// How long a library that another program holds is waited for, in milliseconds.
  static let patience: Int32 = 25

  /// What is known of a book before its first page is shown.
  package struct Found: Equatable, Sendable {
    /// The place kept for it; `nil` for a book that was not read yet.
    package var place: SavedPlace?
    /// What the reader calls it; `nil` where its text says that.
    package var title: String?
    /// Whom the reader says that it is by; `nil` within for nobody, `nil` where its text says that.
    package var author: String??

    /// What is known of a book.
    package init(place: SavedPlace? = nil, title: String? = nil, author: String?? = nil) {
      self.place = place
      self.title = title
      self.author = author
    }
  }

  private static let query = """
    SELECT textOffset, textBefore, textAfter, fraction, textBytes, rank,
      iif(titleIsOwn, title, NULL), authorIsOwn, author
    FROM (
      SELECT book AS id, 0 AS rank FROM edition WHERE digest = ?1
      UNION ALL SELECT id, 1 FROM book WHERE path = ?2
    ) JOIN book USING (id) LEFT JOIN position ON position.book = id
    ORDER BY textOffset IS NULL, rank LIMIT 1
    """

  /// The same for a library of an earlier version, before it is brought up to date.
  private static let earlierQuery = """
    SELECT textOffset, textBefore, textAfter, fraction, textBytes, 0 AS rank, NULL, 0, NULL
    FROM edition JOIN position USING (book) WHERE digest = ?1
    UNION ALL
    SELECT textOffset, textBefore, textAfter, fraction, textBytes, 1 AS rank, NULL, 0, NULL
    FROM book JOIN position ON position.book = book.id WHERE path = ?2
    ORDER BY rank LIMIT 1
    """

  /// The place kept for the book with this content, else for the book last seen at this path.
  ///
  /// - Parameters:
  ///   - path: The library's file.
  ///   - digest: The partial MD5 of the book's file, where it is known.
  ///   - file: The absolute path of the book's file.
  /// - Returns: `nil` where none was kept or the library is missing, damaged, locked or of a
  ///   version that has no such tables.
  package static func savedPlace(
    library path: String, digest: String?, file: String
  ) -> SavedPlace? {
    find(library: path, digest: digest, file: file)?.place
  }

  /// What is known of the book with this content, else of the book last seen at this path.
  ///
  /// - Returns: `nil` where there is no such book, as for `savedPlace(library:digest:file:)`.
  package static func find(library path: String, digest: String?, file: String) -> Found? {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK else { return nil }
    sqlite3_busy_timeout(connection, patience)

    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard
      sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK
        || sqlite3_prepare_v2(connection, earlierQuery, -1, &statement, nil) == SQLITE_OK
    else { return nil }
    bind(digest, at: 1, in: statement)
    bind(file, at: 2, in: statement)
    guard sqlite3_step(statement) == SQLITE_ROW else { return nil }
    var found = Found()
    if sqlite3_column_type(statement, 0) != SQLITE_NULL { found.place = place(in: statement) }
    found.title = text(in: statement, at: 6)
    if sqlite3_column_int(statement, 7) != 0 { found.author = .some(text(in: statement, at: 8)) }
    return found
  }

  private static func text(in statement: OpaquePointer?, at column: Int32) -> String? {
    sqlite3_column_text(statement, column).map { String(cString: $0) }
  }

  private static func bind(_ text: String?, at index: Int32, in statement: OpaquePointer?) {
    // Unbound parameters are NULL, which equals nothing.
    guard let text else { return }
    // SQLITE_TRANSIENT, a C macro that Swift cannot see: SQLite makes a copy.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, index, text, -1, transient)
  }

  private static func place(in statement: OpaquePointer?) -> SavedPlace {
    let position = Position(
      offset: Int(sqlite3_column_int64(statement, 0)),
      before: bytes(in: statement, at: 1),
      after: bytes(in: statement, at: 2),
      fraction: sqlite3_column_double(statement, 3))
    return SavedPlace(
      position: position,
      textBytes: Int(sqlite3_column_int64(statement, 4)),
      match: sqlite3_column_int(statement, 5) == 0 ? .content : .path)
  }

  private static func bytes(in statement: OpaquePointer?, at column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
