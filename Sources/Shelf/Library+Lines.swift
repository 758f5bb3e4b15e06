package import Books
package import Datebook
internal import GRDB

extension Library {
  /// Keeps what the reader has chosen for the lines of a book: words between spaces.
  package func keep(
    lines choices: String, of book: BookID, at moment: Moment = .now()
  ) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO bookLines (book, choices, movedAt) VALUES (?, ?, ?)
          ON CONFLICT (book) DO UPDATE SET
            choices = excluded.choices, movedAt = excluded.movedAt
          """,
        arguments: [book.rawValue, choices, moment.milliseconds])
    }
  }
}
