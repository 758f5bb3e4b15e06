package import Books
internal import GRDB

extension Library {
  /// The rule by which titles are taken from texts, as a number that grows when the rule changes.
  private static let titleRule = 1

  /// A book with a title that its text gave, by this rule or an earlier one.
  package struct TakenTitle: Sendable {
    /// The book.
    package let book: BookID
    /// Where its file was seen last.
    package let path: String
  }

  /// The books whose titles were taken from their texts by an earlier rule; none once
  /// ``finishTitles()`` was called. What the reader has edited, or a catalog has said, is not among them.
  ///
  /// The number of the rule is SQLite's `user_version` of the library.
  package func olderTitles() throws(LibraryError) -> [TakenTitle] {
    try read { db in
      guard try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0 < Self.titleRule else {
        return []
      }
      return try Row.fetchAll(
        db,
        sql: """
          SELECT id, path FROM book
          WHERE path NOTNULL AND removedAt IS NULL AND NOT isMissing
            AND NOT titleIsOwn AND titleEditedAt IS NULL
          ORDER BY openedAt DESC, id DESC
          """
      ).map { TakenTitle(book: BookID(rawValue: $0["id"]), path: $0["path"]) }
    }
  }

  /// Has books be called what the rule makes of their texts now: those whose files still have them, and
  /// which nobody has named meanwhile.
  ///
  /// - Returns: How many titles and authors are others than before.
  package func renewTitles(_ found: [(book: BookID, facts: BookFacts)]) throws(LibraryError) -> Int
  {
    guard !found.isEmpty else { return 0 }
    return try write { db in
      try found.reduce(0) { count, found in
        try db.execute(
          sql: """
            UPDATE book SET title = ?1,
              author = CASE WHEN authorIsOwn OR authorEditedAt NOTNULL THEN author ELSE ?2 END
            WHERE id = ?3 AND NOT titleIsOwn AND titleEditedAt IS NULL
              AND (title IS NOT ?1 OR NOT authorIsOwn AND authorEditedAt IS NULL AND author IS NOT ?2)
              AND EXISTS (SELECT 1 FROM edition WHERE book = ?3 AND digest IN (?4, ?5))
            """,
          arguments: [
            found.facts.title, found.facts.author, found.book.rawValue,
            found.facts.digest.sampled, found.facts.digest.whole,
          ])
        return count + db.changesCount
      }
    }
  }

  /// Notes that all titles are those of the rule of today.
  package func finishTitles() throws(LibraryError) {
    try write { db in try db.execute(sql: "PRAGMA user_version = \(Self.titleRule)") }
  }
}
