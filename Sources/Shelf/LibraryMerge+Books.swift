import Books
internal import GRDB

extension LibraryMerge {
  /// The books here that the other library's are, by their contents.
  ///
  /// Versions before this one kept no content of a book that was forgotten: such a one is the one
  /// here that was added at the same moment.
  func booksByContent(
    _ editions: [[String: DatabaseValue]], _ rows: [[String: DatabaseValue]]
  ) throws -> [Int64: Int64] {
    var books: [Int64: Int64] = [:]
    let seen = editions.compactMap { edition -> (book: Int64, name: String)? in
      guard let book = edition["book"].flatMap({ Int64.fromDatabaseValue($0) }),
        let name = edition["digest"].flatMap({ String.fromDatabaseValue($0) })
      else { return nil }
      return (book, name)
    }
    let names = Dictionary(grouping: seen, by: \.book).mapValues { $0.map(\.name) }
    // What a short text is known by as a whole is surer than its samples, and longer.
    let surest = seen.sorted { $0.name.utf8.count > $1.name.utf8.count }
    for (other, name) in surest where books[other] == nil {
      books[other] = try book(seenAs: name, and: names[other] ?? [])
    }
    let withContent = Set(editions.compactMap { $0["book"] })
    for row in rows {
      guard let number = row["id"], !withContent.contains(number),
        let other = Int64.fromDatabaseValue(number)
      else { continue }
      books[other] = try Int64.fetchOne(
        db,
        sql: """
          SELECT id FROM book WHERE addedAt IS ? AND title IS ?
            AND NOT EXISTS (SELECT 1 FROM edition WHERE edition.book = book.id)
          """, arguments: [row["addedAt"] ?? .null, row["title"] ?? .null])
    }
    return books
  }

  /// The book here that was seen under `name`, unless it is another one than the other library's, which
  /// was seen under all of `names`.
  private func book(seenAs name: String, and names: [String]) throws -> Int64? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT book.id, \(BookText.isKnownWhole) AS isKnownWhole
        FROM edition JOIN book ON book.id = book WHERE digest = ?1
        """, arguments: [name])
    guard let row else { return nil }
    // Files are this machine's: of the other library's text they say nothing.
    let known = BookText(path: nil, isKnownWhole: row["isKnownWhole"])
    let digest = ContentDigest(sampled: name, among: names)
    return known.isOther(than: digest, at: nil) ? nil : row["id"]
  }

  /// Puts what another library knows of a book together with what is known here.
  mutating func merge(
    _ row: [String: DatabaseValue], into book: Int64, _ table: LibraryTables.Table
  ) throws {
    let known = try Row.fetchOne(db, sql: "SELECT * FROM book WHERE id = ?", arguments: [book])
    guard let known else { return }
    let here = Dictionary(known.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    let merge = BookMerge(here, row, staysRemoved: isRepair)
    if merge.isForgottenHere { forgotten.insert(book) }
    if merge.isGone, row["removedAt"]?.isNull != false { outcome.removedHere += 1 }
    if merge.isGone, here["forgottenAt"]?.isNull == false { forgotten.insert(book) }
    var merged = merge.merged
    if here["path"]?.isNull != false, try isTaken(merged["path"]) { merged["path"] = .null }
    let changed = table.columns.filter { merged[$0] ?? .null != here[$0] ?? .null }
    guard !changed.isEmpty else { return }
    try db.execute(
      sql: """
        UPDATE book SET \(changed.map { "\"\($0)\" = ?" }.joined(separator: ", ")) WHERE id = ?
        """,
      arguments: StatementArguments(changed.map { merged[$0] ?? .null }) + [book])
    outcome.updated[table.name, default: 0] += 1
  }

  /// Whether a book here is at `path`.
  func isTaken(_ path: DatabaseValue?) throws -> Bool {
    try Int64.fetchOne(db, sql: "SELECT id FROM book WHERE path = ?", arguments: [path]) != nil
  }
}
