package import Datebook
internal import GRDB

extension Library {
  /// What the log tells of the reading on some days, in the order of time.
  ///
  /// - Complexity: O(*n*) in the entries of those days.
  package func stays(on days: ClosedRange<Day>) throws(LibraryError) -> [LoggedStay] {
    try read { db in
      let entries = try Row.fetchCursor(
        db,
        sql: """
          SELECT reading.*, coalesce(book.title, '') AS title,
            coalesce(position.textBytes, book.fileBytes) AS textBytes
          FROM reading JOIN book ON book.id = reading.book
          LEFT JOIN position ON position.book = reading.book
          WHERE day BETWEEN ? AND ? ORDER BY startedAt, reading.id
          """, arguments: [days.lowerBound.number, days.upperBound.number])
      var stays: [LoggedStay] = []
      while let row = try entries.next() {
        let reading = Library.reading(row)
        stays.append(
          LoggedStay(
            book: row["book"], title: row["title"], textBytes: row["textBytes"],
            startedAt: reading.startedAt, stay: reading.stay))
      }
      return stays
    }
  }

  /// All days with an entry in the log that is more than leafing through, in order.
  package func daysRead() throws(LibraryError) -> [Day] {
    try read { db in
      var days: [Day] = []
      let entries = try Row.fetchCursor(db, sql: "SELECT * FROM reading ORDER BY day")
      while let row = try entries.next() {
        let reading = Library.reading(row)
        guard days.last != reading.day, reading.stay.kind != .skim else { continue }
        days.append(reading.day)
      }
      return days
    }
  }
}
