internal import GRDB

/// A row of the library that changed, with all that belongs to it.
struct LibraryChange: Equatable {
  /// What it is a row of.
  enum Kind: String { case book, note, tag }

  /// What it is a row of.
  var kind: Kind
  /// The row's number.
  var number: Int64
}

/// What the library's triggers say of what has changed (`LibrarySchema.changes`).
struct LibraryChanges {
  let db: Database

  /// The most that is read row by row: from about there the whole library is read in less time.
  static let most = 1000

  /// The number of the last change; 0 before the first.
  var last: Int {
    get throws {
      try Int.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'change'") ?? 0
    }
  }

  /// The number that the last sync gave the library; nil if none has.
  ///
  /// It is a row of its own among the changes: a backup that is put back has a former one.
  var mark: Int64? {
    get throws { try Int64.fetchOne(db, sql: "SELECT number FROM change WHERE kind = 'sync'") }
  }

  /// Gives the library a number, which is the last change then.
  func set(mark: Int64) throws {
    try db.execute(sql: "DELETE FROM change WHERE kind = 'sync'")
    try db.execute(sql: "INSERT INTO change (kind, number) VALUES ('sync', ?)", arguments: [mark])
  }

  /// What has changed after a number, in the order in which the whole library is read; nil if that is
  /// more than ``most``.
  func all(after number: Int) throws -> [LibraryChange]? {
    let rows = try Row.fetchAll(
      db, sql: "SELECT kind, number FROM change WHERE id > ? LIMIT ?",
      arguments: [number, Self.most + 1])
    guard rows.count <= Self.most else { return nil }
    let changes = rows.compactMap { row in
      LibraryChange.Kind(rawValue: row[0]).map { LibraryChange(kind: $0, number: row[1]) }
    }
    return changes.sorted { ($0.kind.rawValue, $0.number) < ($1.kind.rawValue, $1.number) }
  }
}
