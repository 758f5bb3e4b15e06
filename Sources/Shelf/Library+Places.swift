package import Books
package import Datebook
import Foundation
internal import GRDB

extension Library {
  /// How far ahead of the clock a kept move may be before it is taken for a clock gone wrong.
  private static let clockSlack = 60

  /// Keeps the reader's last move in a book and the pages read, all or nothing.
  ///
  /// The last mover wins: a move older than the one kept changes nothing. A kept move that lies in
  /// the future, by a clock that was wrong then, does not stand in the way.
  ///
  /// Whoever has read the last page has finished the book.
  ///
  /// - Parameter textEnd: Where the book ends in its text, where that is not the text's end.
  /// - Returns: Whether the move is the one kept now; `true` without a move.
  @discardableResult
  package func save(
    _ move: Move?, readings: [Reading] = [], of book: BookID, textEnd: Int? = nil,
    now: Moment = .now()
  ) throws(LibraryError) -> Bool {
    try write { db in
      for reading in readings {
        try Library.insert(reading, of: book, in: db)
      }
      let isKept = try move.map { try Library.upsert($0, of: book, now: now, in: db) } ?? true
      try Library.finish(book, by: readings, textEnd: textEnd, in: db)
      return isKept
    }
  }

  /// Keeps where a book was opened, where no place in it is kept.
  ///
  /// Any move is newer than it, those in another library included.
  package func keep(firstPlace: Move, of book: BookID) throws(LibraryError) {
    let isKept = try read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM position WHERE book = ?)",
        arguments: [book.rawValue])
    }
    guard isKept == false else { return }
    var move = firstPlace
    move.moment = Moment(seconds: 0)
    try save(move, of: book)
  }

  /// Has a book that is being read be finished, where its last page was read.
  ///
  /// - Parameters:
  ///   - end: Where the page ends that was read.
  ///   - textEnd: Where the book ends in its text, where that is not the text's end.
  /// - Returns: Whether it was not finished before.
  package func finish(
    _ book: BookID, readTo end: Int, textEnd: Int? = nil, at moment: Moment
  ) throws(LibraryError) -> Bool {
    try write { try Library.finish(book, readTo: end, textEnd: textEnd, at: moment, in: $0) }
  }

  /// Has a book that is being read be finished where one of `readings` was of its last page.
  private static func finish(
    _ book: BookID, by readings: [Reading], textEnd: Int?, in db: Database
  ) throws {
    let read = readings.filter { $0.stay.kind != .skim }
    guard let last = read.max(by: { $0.offsets.upperBound < $1.offsets.upperBound }) else {
      return
    }
    _ = try finish(
      book, readTo: last.offsets.upperBound, textEnd: textEnd, at: last.endedAt, in: db)
  }

  private static func finish(
    _ book: BookID, readTo end: Int, textEnd: Int?, at moment: Moment, in db: Database
  ) throws -> Bool {
    try db.execute(
      sql: """
        UPDATE book SET status = 'finished', finishedAt = ?
        WHERE id = ? AND status = 'reading' AND EXISTS (
          SELECT 1 FROM position
          WHERE position.book = book.id AND textBytes > 0
            AND min(textBytes, ifnull(?, textBytes)) <= ?)
        """,
      arguments: [moment.milliseconds, book.rawValue, textEnd, end])
    return db.changesCount > 0
  }

  /// The pages of `book` that were read, oldest first.
  package func readings(of book: BookID) throws(LibraryError) -> [Reading] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM reading WHERE book = ? ORDER BY startedAt, id",
        arguments: [book.rawValue]
      ).map(Library.reading)
    }
  }

  private static func insert(_ reading: Reading, of book: BookID, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO reading
          (book, day, startedAt, endedAt, fromOffset, toOffset, characters, isSpoken)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        book.rawValue, reading.day.number, reading.startedAt.milliseconds,
        reading.endedAt.milliseconds, reading.offsets.lowerBound, reading.offsets.upperBound,
        reading.characters, reading.isSpoken,
      ])
  }

  private static func upsert(
    _ move: Move, of book: BookID, now: Moment, in db: Database
  ) throws -> Bool {
    // SQLite keeps no NaN, and a place must not be lost for one.
    let fraction = move.position.fraction.isFinite ? move.position.fraction : 0
    try db.execute(
      sql: """
        INSERT INTO position
          (book, textOffset, textBefore, textAfter, fraction, textBytes, movedAt, shownEnd)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (book) DO UPDATE SET
          textOffset = excluded.textOffset, textBefore = excluded.textBefore,
          textAfter = excluded.textAfter, fraction = excluded.fraction,
          textBytes = excluded.textBytes, movedAt = excluded.movedAt,
          shownEnd = excluded.shownEnd
        WHERE excluded.movedAt >= position.movedAt OR position.movedAt > ?
        """,
      arguments: [
        book.rawValue, move.position.offset, Data(move.position.before),
        Data(move.position.after), fraction, move.textBytes,
        move.moment.milliseconds, move.shownEnd, now.adding(seconds: clockSlack).milliseconds,
      ])
    return db.changesCount > 0
  }
}

extension SavedPosition {
  /// The place in a row of `position`.
  init(_ row: Row, match: Match) {
    self.init(
      position: Position(
        offset: row["textOffset"], before: Array(row["textBefore"] as Data),
        after: Array(row["textAfter"] as Data), fraction: row["fraction"]),
      textBytes: row["textBytes"], match: match)
  }
}
