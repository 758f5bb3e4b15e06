package import Books
package import Datebook
internal import GRDB

extension Library {
  /// What the log tells on `day` of the reader, and of the reading of `book`.
  ///
  /// - Complexity: O(*n*) in the entries of the book and of the day.
  package func figures(of book: BookID, on day: Day) throws(LibraryError) -> ReadingFigures {
    try read { db in
      ReadingFigures(
        day: day,
        book: try Library.stays(
          in: db, "SELECT * FROM reading WHERE book = ? ORDER BY startedAt, id", [book.rawValue]),
        others: try Library.latestStays(in: db),
        today: try Library.staysByBook(on: day, in: db), of: Int(book.rawValue),
        daysBeforeToday: try Library.daysInARow(before: day, in: db))
    }
  }

  /// An entry of the log.
  static func reading(_ row: Row) -> Reading {
    let (start, end): (Int, Int) = (row["fromOffset"], row["toOffset"])
    return Reading(
      day: Day(number: row["day"]),
      startedAt: Moment(milliseconds: row["startedAt"]),
      endedAt: Moment(milliseconds: row["endedAt"]),
      offsets: start..<max(start, end), characters: row["characters"],
      isSpoken: row["isSpoken"])
  }

  /// The latest entries of the log, of all books: a speed is looked for in them where a book has too
  /// few of its own.
  static func latestStays(in db: Database) throws -> [PageStay] {
    try stays(
      in: db,
      """
      SELECT * FROM (SELECT * FROM reading ORDER BY id DESC LIMIT ?) ORDER BY book, startedAt, id
      """, [300])
  }

  private static func staysByBook(on day: Day, in db: Database) throws -> [Int: [PageStay]] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM reading WHERE day = ? ORDER BY startedAt, id",
      arguments: [day.number]
    ).reduce(into: [:]) { stays, row in
      stays[row["book"], default: []].append(reading(row).stay)
    }
  }

  private static func stays(
    in db: Database, _ sql: String, _ arguments: StatementArguments
  ) throws -> [PageStay] {
    try Row.fetchAll(db, sql: sql, arguments: arguments).map { reading($0).stay }
  }

  /// The number of days in a row with reading, of which the last is the one before `day`.
  private static func daysInARow(before day: Day, in db: Database) throws -> Int {
    var count = 0
    while try hasReading(on: day.number - count - 1, in: db) { count += 1 }
    return count
  }

  private static func hasReading(on day: Int, in db: Database) throws -> Bool {
    let entries = try Row.fetchCursor(
      db, sql: "SELECT * FROM reading WHERE day = ?", arguments: [day])
    while let row = try entries.next() {
      if reading(row).stay.kind != .skim { return true }
    }
    return false
  }
}
