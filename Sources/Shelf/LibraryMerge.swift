internal import GRDB

/// Rows of another library on their way into this one, in one transaction.
struct LibraryMerge {
  let db: Database
  /// The numbers that rows of the other library have here, by table.
  private var numbers: [String: [Int64: Int64]] = [:]
  /// The rows that were put in or changed, by table: what is a part of others is theirs then.
  private var taken: [String: Set<Int64>] = [:]
  /// Books that were removed here for good, of which only the log of reading is taken.
  var forgotten: Set<Int64> = []
  var outcome = ImportOutcome()

  /// The column of each table that tells which of two rows is the newer, where one does.
  private static let times = ["editedAt", "movedAt", "seenAt", "changedAt"]
  /// What tells rows apart of which the number alone does so in one library: a mark stays the same one
  /// when it is changed.
  private static let identities = ["mark": ["book", "kind", "createdAt", "words"]]

  /// Whether the rows are those of this library before it was damaged.
  ///
  /// Of these some may fit no table, or be parts of what is not there: they are left out and counted. And a
  /// book that had been removed is no new one, though its file was found again since.
  let isRepair: Bool
  /// How many were, by table.
  private(set) var skipped: [String: Int] = [:]

  /// - Parameter isRepair: Whether the rows are those of this library before it was damaged: those that fit no
  ///   table are left out, and not refused with all others.
  init(_ db: Database, isRepair: Bool = false) {
    self.db = db
    self.isRepair = isRepair
  }

  /// Merges the rows of a table in; those that they refer to must be here already.
  ///
  /// - Parameter editions: The contents of the other library's books, which tell what book is what.
  mutating func merge(
    _ rows: [[String: DatabaseValue]], into table: LibraryTables.Table,
    editions: [[String: DatabaseValue]]?
  ) throws {
    let books = table.name == "book" ? try booksByContent(editions ?? [], rows) : [:]
    if let whole = table.whole {
      for number in taken[whole.table] ?? [] {
        try db.execute(
          sql: "DELETE FROM \"\(table.name)\" WHERE \"\(whole.column)\" = ?", arguments: [number])
      }
    }
    let known = Set(table.columns)
    for row in rows {
      guard row.keys.allSatisfy(known.contains) else { throw ImportError.newer }
      do {
        if try !merge(row, into: table, books) { skipped[table.name, default: 0] += 1 }
      } catch let error as DatabaseError where isRepair && error.isMisfit {
        skipped[table.name, default: 0] += 1
      }
    }
  }

  /// Merges a row in.
  ///
  /// - Parameter books: The books here that those of the other library are.
  /// - Returns: Whether it has a place here: what it refers to is there.
  private mutating func merge(
    _ row: [String: DatabaseValue], into table: LibraryTables.Table, _ books: [Int64: Int64]
  ) throws -> Bool {
    let number = table.number.flatMap { row[$0] }.flatMap { Int64.fromDatabaseValue($0) }
    guard let translated = translated(row, table) else { return false }
    guard belongs(translated, in: table) else { return true }
    let found: Int64?
    if table.name == "book" {
      found = number.flatMap { books[$0] }
    } else {
      found = try existing(translated, in: table)
    }
    if let found {
      if table.name == "book" {
        try merge(translated, into: found, table)
      } else if table.name == "note", try takeNoteBegunApart(translated, found, table) {
        taken[table.name, default: []].insert(found)
      } else if try isNewer(translated, than: found, in: table) {
        try update(found, translated, table)
        taken[table.name, default: []].insert(found)
      }
      note(number, is: found, in: table)
    } else {
      let here = try insert(translated, into: table)
      taken[table.name, default: []].insert(here)
      note(number, is: here, in: table)
    }
    return true
  }

  /// A row with the numbers that its references have here; `nil` if one refers to nothing.
  private func translated(
    _ row: [String: DatabaseValue], _ table: LibraryTables.Table
  ) -> [String: DatabaseValue]? {
    var row = row
    for (column, other) in table.references {
      guard let value = row[column], let number = Int64.fromDatabaseValue(value) else { continue }
      guard let here = numbers[other]?[number] else { return nil }
      if other == "book", forgotten.contains(here), table.name != "reading" { return nil }
      row[column] = here.databaseValue
    }
    return row
  }

  /// Whether a row stands for itself, or is a part of one that was taken: parts of two wholes would
  /// make none.
  private func belongs(_ row: [String: DatabaseValue], in table: LibraryTables.Table) -> Bool {
    guard let whole = table.whole else { return true }
    let number = row[whole.column].flatMap { Int64.fromDatabaseValue($0) }
    return number.map { taken[whole.table]?.contains($0) == true } ?? false
  }

  private mutating func note(_ number: Int64?, is here: Int64, in table: LibraryTables.Table) {
    guard let number else { return }
    numbers[table.name, default: [:]][number] = here
  }

}

// MARK: - Rows

extension LibraryMerge {
  /// The number of the row here that is this one: it has the same key, or all else is the same.
  private func existing(
    _ row: [String: DatabaseValue], in table: LibraryTables.Table
  ) throws -> Int64? {
    for key in table.keys where key.allSatisfy({ row[$0] != nil }) {
      if let found = try number(of: row, by: key, in: table) { return found }
    }
    guard table.keys.isEmpty else { return nil }
    let columns = Self.identities[table.name] ?? table.columns.filter { $0 != table.number }
    return try number(of: row, by: columns, in: table)
  }

  private func number(
    of row: [String: DatabaseValue], by columns: [String], in table: LibraryTables.Table
  ) throws -> Int64? {
    let condition = columns.map { "\"\($0)\" IS ?" }.joined(separator: " AND ")
    // A table without numbers has a key; which of its rows it is, is then told by that.
    let number = table.number.map { "\"\($0)\"" } ?? "1"
    return try Int64.fetchOne(
      db, sql: "SELECT \(number) FROM \"\(table.name)\" WHERE \(condition)",
      arguments: StatementArguments(columns.map { row[$0] ?? .null }))
  }

  /// Whether a row was changed after the one that is here.
  private func isNewer(
    _ row: [String: DatabaseValue], than number: Int64, in table: LibraryTables.Table
  ) throws -> Bool {
    let column = Self.times.first { table.columns.contains($0) }
    guard let column, let time = row[column].flatMap({ Int64.fromDatabaseValue($0) }) else {
      return false
    }
    let (condition, arguments) = identity(of: row, number, table)
    let here = try Row.fetchOne(
      db, sql: "SELECT * FROM \"\(table.name)\" WHERE \(condition)", arguments: arguments)
    guard let here else { return true }
    // A content that is a book's here stays that book's, as it does where it is seen (`Library.see`).
    guard table.references.keys.allSatisfy({ (here[$0] as DatabaseValue) == row[$0] ?? .null })
    else { return false }
    return (here[column] as Int64?).map { $0 < time } ?? true
  }

  /// What finds the row here that is `row`.
  func identity(
    of row: [String: DatabaseValue], _ number: Int64, _ table: LibraryTables.Table
  ) -> (String, StatementArguments) {
    if let column = table.number { return ("\"\(column)\" = ?", [number]) }
    let key = table.keys[0]
    return (
      key.map { "\"\($0)\" IS ?" }.joined(separator: " AND "),
      StatementArguments(key.map { row[$0] ?? .null })
    )
  }

  mutating func update(
    _ number: Int64, _ row: [String: DatabaseValue], _ table: LibraryTables.Table
  ) throws {
    let columns = table.columns.filter {
      $0 != table.number && !(table.keys.first ?? []).contains($0)
    }
    let (condition, arguments) = identity(of: row, number, table)
    try db.execute(
      sql: """
        UPDATE "\(table.name)" SET \(columns.map { "\"\($0)\" = ?" }.joined(separator: ", "))
        WHERE \(condition)
        """,
      arguments: StatementArguments(columns.map { row[$0] ?? .null }) + arguments)
    outcome.updated[table.name, default: 0] += 1
  }

  /// Puts a row in, under its number where that is free; the number that it has.
  private mutating func insert(
    _ row: [String: DatabaseValue], into table: LibraryTables.Table
  ) throws -> Int64 {
    var row = row
    if let column = table.number, table.references[column] == nil, let number = row[column],
      try number.isTaken(in: table, column, db)
    {
      row[column] = nil
    }
    // Of two books at one path the one that is here stays there.
    if table.name == "book", try isTaken(row["path"]) { row["path"] = nil }
    let columns = row.keys.sorted()
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    // Of a page that is cut off there may be rows of nothing: what a table needs is missing then.
    let values =
      columns.isEmpty
      ? "DEFAULT VALUES"
      : "(\(columns.map { "\"\($0)\"" }.joined(separator: ", "))) VALUES (\(marks))"
    try db.execute(
      sql: "INSERT INTO \"\(table.name)\" \(values)",
      arguments: StatementArguments(columns.map { row[$0] ?? .null }))
    outcome.added[table.name, default: 0] += 1
    return db.lastInsertedRowID
  }
}

extension DatabaseError {
  /// Whether the row is wrong, and not the library.
  var isMisfit: Bool { resultCode == .SQLITE_MISMATCH || resultCode == .SQLITE_CONSTRAINT }
}

extension DatabaseValue {
  fileprivate func isTaken(
    in table: LibraryTables.Table, _ column: String, _ db: Database
  ) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM \"\(table.name)\" WHERE \"\(column)\" = ?)",
      arguments: [self]) ?? false
  }
}
