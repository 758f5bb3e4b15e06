package import Books
package import Datebook
import GRDBSQLite

/// A book that is being read, as far as the first screen tells of it.
package struct RecentBook: Equatable, Sendable {
  /// The book.
  package var id: BookID
  /// What it is called, and who wrote it, where that is known.
  package var title, author: String?
  /// The path that it was last seen at.
  package var path: String?
  /// The part of it that lies behind the reader, from 0 to 1; `nil` where no place is kept.
  package var fraction: Double?
  /// When it was opened last.
  package var openedAt: Moment
}

/// The quick way to the books that were opened last, for the start of the program, before the first
/// screen is shown.
///
/// Two queries on a read-only connection through SQLite's own interface, as with ``PlaceLookup``.
package enum RecentBooks {
  private static let query = """
    SELECT book.id, title, author, path, fraction, openedAt
    FROM book LEFT JOIN position ON position.book = book.id
    WHERE status = 'reading' AND removedAt IS NULL AND openedAt IS NOT NULL
    ORDER BY openedAt DESC LIMIT ?1
    """
  private static let countQuery = "SELECT count(*) FROM book WHERE removedAt IS NULL"

  /// The books that are being read, the one opened last first, and how many books there are.
  ///
  /// - Parameters:
  ///   - path: The library's file.
  ///   - limit: How many are wanted.
  /// - Returns: `nil` where the library is missing, damaged, locked or of a version that has no such
  ///   tables.
  package static func latest(
    _ limit: Int, library path: String
  ) -> (books: [RecentBook], count: Int)? {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK else { return nil }
    sqlite3_busy_timeout(connection, PlaceLookup.patience)
    var books: [RecentBook] = []
    let isRead = rows(of: query, limit, in: connection) { row in
      books.append(
        RecentBook(
          id: BookID(rawValue: sqlite3_column_int64(row, 0)), title: text(row, 1),
          author: text(row, 2), path: text(row, 3),
          fraction: sqlite3_column_type(row, 4) == SQLITE_NULL
            ? nil : sqlite3_column_double(row, 4),
          openedAt: Moment(milliseconds: Int(sqlite3_column_int64(row, 5)))))
    }
    var count = books.count
    // Where there are as many as are wanted, nobody asks how many more there are.
    if isRead, books.isEmpty {
      _ = rows(of: countQuery, nil, in: connection) { count = Int(sqlite3_column_int64($0, 0)) }
    }
    return isRead ? (books, count) : nil
  }

  /// Calls `body` with each row of a query; says whether it came to its end.
  private static func rows(
    of query: String, _ limit: Int?, in connection: OpaquePointer?,
    _ body: (OpaquePointer?) -> Void
  ) -> Bool {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK else {
      return false
    }
    if let limit { sqlite3_bind_int64(statement, 1, Int64(limit)) }
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      body(statement)
      code = sqlite3_step(statement)
    }
    return code == SQLITE_DONE
  }

  private static func text(_ row: OpaquePointer?, _ column: Int32) -> String? {
    sqlite3_column_text(row, column).map { String(cString: $0) }
  }
}
