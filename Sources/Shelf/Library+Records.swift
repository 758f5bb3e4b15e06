package import Books
import Datebook
internal import GRDB
package import Holdings

extension Library {
  /// All books of the library, in no order.
  ///
  /// - Complexity: O(*n*) in the number of books: some tenths of a second for 100,000.
  package func records() throws(LibraryError) -> [BookRecord] {
    var records: [BookRecord] = []
    try eachRecord { part in
      records += part
      return true
    }
    return records
  }

  /// Calls `body` with the books of the library, some of them at once, until it gives `false`.
  ///
  /// - Parameter count: How many books at once.
  package func eachRecord(
    atOnce count: Int = 1000, _ body: ([BookRecord]) throws -> Bool
  ) throws(LibraryError) {
    try read { db in
      let tags = try Library.tagsByBook(in: db)
      let rows = try Row.fetchCursor(db, sql: "\(Library.recordQuery) WHERE removedAt IS NULL")
      var part: [BookRecord] = []
      while let row = try rows.next() {
        part.append(Library.record(row, tags: tags[row[0]] ?? []))
        guard part.count == count else { continue }
        guard try body(part) else { return }
        part.removeAll(keepingCapacity: true)
      }
      if !part.isEmpty { _ = try body(part) }
    }
  }

  /// What the library knows of some books; without those that it does not have.
  package func records(of books: [BookID]) throws(LibraryError) -> [BookRecord] {
    try read { db in
      try books.compactMap { try Library.record(of: $0, in: db) }
    }
  }

  /// What the library knows of a book; `nil` if it does not have it.
  package func record(of book: BookID) throws(LibraryError) -> BookRecord? {
    try read { try Library.record(of: book, in: $0) }
  }
}

// MARK: - Details

extension Library {
  /// What the library knows of a book beyond what lists show; `nil` if it does not have it.
  package func details(of book: BookID) throws(LibraryError) -> BookDetails? {
    try read { db in
      guard let record = try Library.record(of: book, in: db) else { return nil }
      var details = BookDetails(record: record)
      let described = try Row.fetchOne(
        db, sql: "SELECT summary, published FROM book WHERE id = ?", arguments: [book.rawValue])
      (details.summary, details.published) = (described?[0], described?[1])
      details.digests = try String.fetchAll(
        db, sql: "SELECT digest FROM edition WHERE book = ? ORDER BY seenAt DESC",
        arguments: [book.rawValue])
      let place = try Row.fetchOne(
        db, sql: "SELECT textOffset, textBytes FROM position WHERE book = ?",
        arguments: [book.rawValue])
      details.place = place.map { ($0[0], $0[1]) }
      for row in try Row.fetchAll(
        db,
        sql: """
          SELECT kind, count(*) FROM mark WHERE book = ? AND removedAt IS NULL GROUP BY kind
          """, arguments: [book.rawValue])
      {
        switch Mark.Kind(rawValue: row[0]) {
        case .bookmark: details.marks.bookmarks = row[1]
        case .highlight: details.marks.highlights = row[1]
        case .note: details.marks.notes = row[1]
        case nil: break
        }
      }
      let stays = try Row.fetchAll(
        db, sql: "SELECT * FROM reading WHERE book = ?", arguments: [book.rawValue]
      ).map { Library.reading($0).stay }.filter { $0.kind == .reading }
      details.reading = (Set(stays.map(\.day)).count, stays.reduce(0) { $0 + $1.milliseconds })
      return details
    }
  }

  /// All tags, by name, with the number of books that have them.
  package func tags() throws(LibraryError) -> [(tag: BookTag, count: Int)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT name, colour, (
            SELECT count(*) FROM bookTag JOIN book ON book.id = book
            WHERE tag = tag.id AND NOT isRemoved AND removedAt IS NULL)
          FROM tag WHERE EXISTS (SELECT 1 FROM bookTag WHERE tag = tag.id AND NOT isRemoved)
          ORDER BY name
          """
      ).map { (Library.tag($0[0], $0[1]), $0[2]) }
    }
  }
}

// MARK: - Rows

extension Library {
  /// How much of a book is read: up to the end of the page that is shown of it, as the reader's own screen
  /// tells it; of one that is finished, all.
  static let progress = """
    CASE WHEN status = 'finished' THEN 1.0
      ELSE ifnull(min(shownEnd, textBytes) * 1.0 / nullif(textBytes, 0), fraction) END
    """

  /// The columns that `record(_:tags:)` reads, in its order.
  private static let recordQuery = """
    SELECT book.id, title, author, status, rating, \(progress), addedAt, startedAt, finishedAt,
      max(openedAt, ifnull(movedAt, 0)), fileBytes, path, isMissing, encoding, language,
      series, work, note
    FROM book LEFT JOIN position ON position.book = book.id
    """

  private static func record(of book: BookID, in db: Database) throws -> BookRecord? {
    try Row.fetchOne(
      db.cachedStatement(sql: "\(recordQuery) WHERE book.id = ? AND removedAt IS NULL"),
      arguments: [book.rawValue]
    ).map { record($0, tags: try tags(of: book.rawValue, in: db)) }
  }

  private static func record(_ row: Row, tags: [BookTag]) -> BookRecord {
    func moment(_ index: Int) -> Moment? {
      (row[index] as Int?).map { Moment(milliseconds: $0) }
    }
    let path: String? = row[11]
    return BookRecord(
      id: BookID(rawValue: row[0]), title: row[1] ?? SingleLine.of(fileName(path)), author: row[2],
      status: BookStatus(rawValue: row[3]) ?? .toRead, tags: tags, rating: row[4],
      progress: row[5], addedAt: Moment(milliseconds: row[6]), startedAt: moment(7),
      finishedAt: moment(8), lastReadAt: moment(9), fileBytes: row[10], path: path,
      isMissing: row[12], encoding: row[13], language: row[14], series: row[15], work: row[16],
      note: row[17])
  }

  /// What a book without a title is called.
  private static func fileName(_ path: String?) -> String {
    path?.split(separator: "/").last.map(String.init) ?? "Untitled"
  }

  private static func tag(_ name: String, _ colour: String) -> BookTag {
    // A newer version may have more colours.
    BookTag(name: name, colour: TagColour(rawValue: colour) ?? .grey)
  }

  static func tags(of book: Int64, in db: Database) throws -> [BookTag] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT name, colour FROM bookTag JOIN tag ON tag.id = tag
          WHERE book = ? AND NOT isRemoved ORDER BY name
          """),
      arguments: [book]
    ).map { tag($0[0], $0[1]) }
  }

  private static func tagsByBook(in db: Database) throws -> [Int64: [BookTag]] {
    var tags: [Int64: [BookTag]] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT book, name, colour FROM bookTag JOIN tag ON tag.id = tag
        WHERE NOT isRemoved ORDER BY name
        """)
    while let row = try rows.next() { tags[row[0], default: []].append(tag(row[1], row[2])) }
    return tags
  }
}
