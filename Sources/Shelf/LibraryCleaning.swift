import Books
internal import GRDB
import Holdings

/// Words that came from outside, made what they are kept as now: titles and authors one line of text
/// (`SingleLine`), tags one word (`BookTag.name`).
enum LibraryCleaning {
  /// Cleans what earlier versions kept as it came.
  static func clean(_ db: Database) throws {
    try cleanTitles(db)
    try cleanTags(db)
  }

  /// A row of another library as it is kept here; `nil` for a tag of which nothing is left.
  static func cleaned(
    _ row: [String: DatabaseValue], of table: String
  ) -> [String: DatabaseValue]? {
    var row = row
    switch table {
    case "book":
      for column in ["title", "author", "series"] { row[column] = row[column].map(line) }
    case "tag":
      guard let name = row["name"].flatMap(String.fromDatabaseValue) else { break }
      guard let word = BookTag.name(name) else { return nil }
      row["name"] = word.databaseValue
    default: break
    }
    return row
  }

  /// A title or an author, nothing where no words are left.
  private static func line(_ value: DatabaseValue) -> DatabaseValue {
    guard let words = String.fromDatabaseValue(value) else { return value }
    let line = SingleLine.of(words)
    return line.isEmpty ? .null : line.databaseValue
  }

  private static func cleanTitles(_ db: Database) throws {
    let rows = try Row.fetchCursor(db, sql: "SELECT id, title, author FROM book")
    var changed: [(book: Int64, title: DatabaseValue, author: DatabaseValue)] = []
    while let row = try rows.next() {
      let (title, author) = (line(row[1]), line(row[2]))
      if title != row[1] || author != row[2] { changed.append((row[0], title, author)) }
    }
    for (book, title, author) in changed {
      try db.execute(
        sql: "UPDATE book SET title = ?, author = ? WHERE id = ?", arguments: [title, author, book])
    }
  }

  private static func cleanTags(_ db: Database) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, name FROM tag") {
      let (tag, name): (Int64, String) = (row[0], row[1])
      let word = BookTag.name(name)
      if word == name { continue }
      let twin = try Int64.fetchOne(
        db, sql: "SELECT id FROM tag WHERE name = ? AND id <> ?", arguments: [word, tag])
      if let word, twin == nil {
        try db.execute(sql: "UPDATE tag SET name = ? WHERE id = ?", arguments: [word, tag])
        continue
      }
      if let twin {
        // Of two rows of a book the one that says that it has the tag counts.
        try db.execute(
          sql: """
            UPDATE bookTag SET isRemoved = 0 WHERE tag = ? AND isRemoved AND book IN (
              SELECT book FROM bookTag WHERE tag = ? AND NOT isRemoved)
            """, arguments: [twin, tag])
        try db.execute(
          sql: "UPDATE OR IGNORE bookTag SET tag = ? WHERE tag = ?", arguments: [twin, tag])
      }
      // In a migration nothing is deleted by itself.
      try db.execute(sql: "DELETE FROM bookTag WHERE tag = ?", arguments: [tag])
      try db.execute(sql: "DELETE FROM tag WHERE id = ?", arguments: [tag])
    }
  }
}
