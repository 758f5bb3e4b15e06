package import Books
package import Datebook
internal import GRDB

/// The places in a book that the reader jumped from, as the library keeps them.
package struct KeptJumps: Equatable, Sendable {
  /// The offsets that were jumped from, the last one at the end.
  package var past: [Int]
  /// The offsets that steps back left, the last one at the end.
  package var future: [Int]

  /// Jumps from these offsets.
  package init(past: [Int] = [], future: [Int] = []) {
    (self.past, self.future) = (past, future)
  }
}

extension Library {
  /// Keeps the places in a book that were jumped from.
  package func keep(
    _ jumps: KeptJumps, of book: BookID, at moment: Moment = .now()
  ) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO jumps (book, past, future, movedAt) VALUES (?, ?, ?, ?)
          ON CONFLICT (book) DO UPDATE SET
            past = excluded.past, future = excluded.future, movedAt = excluded.movedAt
          """,
        arguments: [
          book.rawValue, Self.line(jumps.past), Self.line(jumps.future), moment.milliseconds,
        ])
    }
  }

  /// The places in a book that were jumped from; none if nothing was kept.
  package func jumps(of book: BookID) throws(LibraryError) -> KeptJumps {
    try read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT past, future FROM jumps WHERE book = ?", arguments: [book.rawValue])
      return row.map {
        KeptJumps(past: Self.offsets($0["past"]), future: Self.offsets($0["future"]))
      }
        ?? KeptJumps()
    }
  }

  private static func line(_ offsets: [Int]) -> String {
    offsets.map(String.init).joined(separator: " ")
  }

  private static func offsets(_ line: String) -> [Int] {
    line.split(separator: " ").compactMap { Int($0) }.filter { $0 >= 0 }
  }
}
