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
    // What a short text is known by as a whole is surer than its samples, and longer.
    for edition in editions.sorted(by: { Self.length($0) > Self.length($1) }) {
      guard let other = edition["book"].flatMap({ Int64.fromDatabaseValue($0) }),
        let digest = edition["digest"]
      else { continue }
      books[other] =
        try books[other]
        ?? Int64.fetchOne(
          db, sql: "SELECT book FROM edition WHERE digest = ?", arguments: [digest])
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

  private static func length(_ edition: [String: DatabaseValue]) -> Int {
    edition["digest"].flatMap { String.fromDatabaseValue($0) }?.utf8.count ?? 0
  }

  /// Puts what another library knows of a book together with what is known here.
  mutating func merge(
    _ row: [String: DatabaseValue], into book: Int64, _ table: LibraryTables.Table
  ) throws {
    let known = try Row.fetchOne(db, sql: "SELECT * FROM book WHERE id = ?", arguments: [book])
    guard let known else { return }
    let here = Dictionary(known.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    let merge = BookMerge(here, row)
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
