package import Books
package import Datebook
internal import GRDB

extension Library {
  /// The most entries that are kept of a book: those of fifty years of days.
  private static let mostEntries = 20_000

  /// Keeps the dated entries of a book that counts as dated, for the days of the datebook; none where
  /// it does not, and that it was looked through. What is kept already is not written again.
  package func keep(
    entries: [DatedText.Entry], of book: BookID
  ) throws(LibraryError) {
    let entries = entries.prefix(Library.mostEntries)
    let stamp = Library.stamp(of: entries)
    let known = try read { db in
      try Int64.fetchOne(
        db, sql: "SELECT stamp FROM datedText WHERE book = ?", arguments: [book.rawValue])
    }
    guard known != stamp else { return }
    try write { db in
      try db.execute(sql: "DELETE FROM datedText WHERE book = ?", arguments: [book.rawValue])
      try db.execute(
        sql: "INSERT INTO datedText VALUES (?, ?)", arguments: [book.rawValue, stamp])
      let statement = try db.makeStatement(
        sql: "INSERT OR REPLACE INTO datedEntry VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      for entry in entries {
        try statement.execute(arguments: [
          book.rawValue, entry.offset, entry.date.year, entry.date.month, entry.date.day,
          entry.pass, entry.heading, entry.words,
        ])
      }
    }
  }

  /// The dated entries of a month in all books, by the day, and on a day by the book and the text.
  ///
  /// - Parameters:
  ///   - month: From 1 for January to 12.
  ///   - day: One day of it; all days where it is `nil`.
  package func entries(ofMonth month: Int, day: Int? = nil) throws(LibraryError) -> [BookEntry] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT datedEntry.*, coalesce(book.title, '') AS title, coalesce(read.pass, 0) AS passRead
          FROM datedEntry JOIN book ON book.id = datedEntry.book
          LEFT JOIN (\(Library.passesRead)) AS read ON read.book = datedEntry.book
          WHERE month = ?1 AND day = ifnull(?2, day) AND book.removedAt IS NULL
          ORDER BY day, title COLLATE NOCASE, datedEntry.book, datedEntry.textOffset
          """, arguments: [month, day]
      ).map(BookEntry.init)
    }
  }

  /// The books that count as dated, by title.
  package func datedBooks() throws(LibraryError) -> [(book: BookID, title: String)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, coalesce(title, '') AS title FROM book
          WHERE removedAt IS NULL AND EXISTS (SELECT 1 FROM datedEntry WHERE book = book.id)
          ORDER BY title COLLATE NOCASE, id
          """
      ).map { (BookID(rawValue: $0["id"]), $0["title"]) }
    }
  }

  /// The books that were never looked through for dated entries, those opened last first, without
  /// those that the reader says are not dated.
  package func booksToLookThrough() throws(LibraryError) -> [(book: BookID, path: String)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, path FROM book
          WHERE path NOTNULL AND removedAt IS NULL AND NOT isMissing AND isDated IS NOT FALSE
            AND NOT EXISTS (SELECT 1 FROM datedText WHERE book = book.id)
          ORDER BY openedAt DESC, id DESC
          """
      ).map { (BookID(rawValue: $0["id"]), $0["path"]) }
    }
  }

  /// The year that each book was left in, counted from its first entry.
  private static let passesRead = """
    SELECT book, (
      SELECT pass FROM datedEntry
      WHERE book = position.book AND textOffset <= position.textOffset
      ORDER BY textOffset DESC LIMIT 1
    ) AS pass FROM position
    """

  /// A number that is another one where an entry is: the hash of their dates, places and words.
  private static func stamp(of entries: ArraySlice<DatedText.Entry>) -> Int64 {
    var hash = FNV1a()
    for entry in entries {
      for number in [entry.offset, entry.date.year ?? 0, entry.date.month, entry.date.day] {
        withUnsafeBytes(of: Int64(number).littleEndian) { hash.add($0) }
      }
      hash.add(entry.heading.utf8)
      hash.add(entry.words.utf8)
    }
    return Int64(bitPattern: hash.value)
  }
}

extension BookEntry {
  fileprivate init(_ row: Row) {
    self.init(
      book: row["book"], title: row["title"],
      date: EntryDate(year: row["year"], month: row["month"], day: row["day"]),
      offset: row["textOffset"], heading: row["heading"], words: row["words"],
      yearsAway: abs(row["pass"] as Int - row["passRead"]))
  }
}
