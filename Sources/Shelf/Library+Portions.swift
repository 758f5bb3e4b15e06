import Books
package import Datebook
internal import GRDB

extension Library {
  /// What the plans of all books give to some days, by the day, and on a day by the book; without
  /// portions that are empty.
  ///
  /// - Complexity: O(*n*) in the entries of the log for books with such a plan.
  package func portions(on days: ClosedRange<Day>) throws(LibraryError) -> [BookPortion] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT portion.*, coalesce(book.title, '') AS title, plan.firstDay AS firstDay,
            ifnull(
              plan.textBytes,
              (SELECT max(toOffset) FROM portion AS other WHERE other.book = plan.book)
            ) AS textBytes
          FROM portion JOIN plan ON plan.book = portion.book JOIN book ON book.id = portion.book
          WHERE portion.day BETWEEN ? AND ? AND toOffset > fromOffset AND book.removedAt IS NULL
          ORDER BY portion.day, title COLLATE NOCASE, portion.book
          """, arguments: [days.lowerBound.number, days.upperBound.number])
      var readers: [Int64: PortionReader] = [:]
      return try rows.map { row in
        let book: Int64 = row["book"]
        let reader = try readers[book] ?? PortionReader(of: book, from: row["firstDay"], in: db)
        readers[book] = reader
        let portion = PlannedPortion(row)
        let isDone = reader.read.isDone(portion)
        return BookPortion(
          book: Int(book), title: row["title"], portion: portion, textBytes: row["textBytes"],
          isDone: isDone, minutes: isDone ? nil : reader.minutes(for: portion.range.count))
      }
    }
  }
}

/// What the log tells of the reading of a book with a plan.
private struct PortionReader {
  /// What was read since the plan began.
  let read: ReadBytes
  /// The characters a minute, where they are known.
  private let speed: Double?
  /// The characters of a byte.
  private let density: Double

  init(of book: Int64, from firstDay: Int, in db: Database) throws {
    let stays = try Row.fetchAll(
      db, sql: "SELECT * FROM reading WHERE book = ? ORDER BY startedAt, id", arguments: [book]
    ).map { Library.reading($0).stay }
    read = ReadBytes(of: stays.lazy.filter { $0.day.number >= firstDay })
    var speed = ReadingSpeed(learntFrom: stays)
    if speed.charactersPerMinute == nil {
      speed = ReadingSpeed(learntFrom: try Library.latestStays(in: db))
    }
    self.speed = speed.charactersPerMinute
    let bytes = stays.reduce(0) { $0 + $1.offsets.count }
    let characters = stays.reduce(0) { $0 + $1.characters }
    density = bytes > 0 ? Double(characters) / Double(bytes) : 1
  }

  func minutes(for bytes: Int) -> Int? {
    speed.map { max(Int((Double(bytes) * density / $0).rounded()), 1) }
  }
}
