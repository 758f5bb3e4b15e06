package import Books
package import Datebook

/// A book that is being read, as far as the first screen tells of it.
package struct RecentBook: Equatable, Sendable {
  /// The book.
  package var id: BookID
  /// What it is called, and who wrote it, where that is known.
  package var title, author: String?
  /// The path that it was last seen at.
  package var path: String?
  /// The part of it that is read, from 0 to 1, as lists tell it; `nil` if no place is kept.
  package var fraction: Double?
  /// When it was opened last.
  package var openedAt: Moment
}

/// The quick way to the books that were opened last, for the start of the program, before the first
/// screen is shown.
///
/// At most two queries, asked as ``PositionLookup`` does.
package enum RecentBooks {
  private static let query = """
    SELECT book.id, title, author, path, \(Library.progress), openedAt
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
  /// - Returns: `nil` if the library is missing, damaged, locked or of a version that has no such
  ///   tables.
  package static func latest(
    _ limit: Int, library path: String
  ) -> (books: [RecentBook], count: Int)? {
    guard let row = QuickQuery(query, library: path, patience: PositionLookup.patience) else {
      return nil
    }
    row.bind(limit, at: 1)
    var books: [RecentBook] = []
    while row.next() {
      books.append(
        RecentBook(
          id: BookID(rawValue: Int64(row.int(0))), title: row.text(1), author: row.text(2),
          path: row.text(3), fraction: row.isNull(4) ? nil : row.double(4),
          openedAt: Moment(milliseconds: row.int(5))))
    }
    guard !row.hasFailed else { return nil }
    // If some are being read, nobody asks how many more there are.
    guard books.isEmpty else { return (books, books.count) }
    let all = QuickQuery(countQuery, library: path, patience: PositionLookup.patience)
    guard let all, all.next() else { return (books, 0) }
    return (books, all.int(0))
  }
}
