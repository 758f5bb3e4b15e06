import Datebook
internal import GRDB

extension LibraryMerge {
  /// Has the note that is here say what `row` says too, another one on the same day, where they were
  /// begun apart from one another: neither is a later form of the other.
  ///
  /// - Returns: Whether they were; not where they are one note, of which the later form counts, nor where
  ///   one of them is empty.
  mutating func takeNoteBegunApart(
    _ row: [String: DatabaseValue], _ number: Int64, _ table: LibraryTables.Table
  ) throws -> Bool {
    let (condition, arguments) = identity(of: row, number, table)
    let found = try Row.fetchOne(
      db, sql: "SELECT * FROM \"\(table.name)\" WHERE \(condition)", arguments: arguments)
    guard let found else { return false }
    let here = Dictionary(found.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    func times(_ column: String) -> [Int64] {
      [here, row].compactMap { $0[column].flatMap { Int64.fromDatabaseValue($0) } }
    }
    func text(_ row: [String: DatabaseValue]) -> String {
      row["text"].flatMap { String.fromDatabaseValue($0) } ?? ""
    }
    let (begun, edited) = (times("createdAt"), times("editedAt"))
    guard begun.count == 2, edited.count == 2, begun[0] != begun[1], !text(here).isEmpty,
      !text(row).isEmpty
    else { return false }
    guard try !isTaken(begun[1], edited[1], in: number) else { return true }
    let (first, second) = begun[0] < begun[1] ? (text(here), text(row)) : (text(row), text(here))
    var both = here
    both["text"] = (DatebookNote.merged(first, with: second) ?? first).databaseValue
    both["createdAt"] = min(begun[0], begun[1]).databaseValue
    both["editedAt"] = max(edited[0], edited[1]).databaseValue
    if both != here { try update(number, both, table) }
    for (begun, edited) in zip(begun, edited) {
      try db.execute(
        sql: "INSERT OR REPLACE INTO takenNote (note, createdAt, editedAt) VALUES (?, ?, ?)",
        arguments: [number, begun, edited])
    }
    return true
  }

  /// Whether a note here had another one in it already, as that was edited last: what was taken out since
  /// is not put in again.
  private func isTaken(_ begun: Int64, _ edited: Int64, in note: Int64) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (
          SELECT 1 FROM takenNote WHERE note = ? AND createdAt = ? AND editedAt >= ?)
        """, arguments: [note, begun, edited]) ?? false
  }
}
