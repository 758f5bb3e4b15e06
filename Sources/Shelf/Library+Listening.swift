package import Books
import Datebook
import Foundation
internal import GRDB

extension Library {
  /// Keeps where the voice is in a book; a spot older than the one that is kept changes nothing.
  package func keep(listening spot: Move, of book: BookID) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO listening
            (book, textOffset, textBefore, textAfter, fraction, textBytes, movedAt)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (book) DO UPDATE SET
            textOffset = excluded.textOffset, textBefore = excluded.textBefore,
            textAfter = excluded.textAfter, fraction = excluded.fraction,
            textBytes = excluded.textBytes, movedAt = excluded.movedAt
          WHERE excluded.movedAt >= listening.movedAt
          """,
        arguments: [
          book.rawValue, spot.position.offset, Data(spot.position.before),
          Data(spot.position.after),
          spot.position.fraction.isFinite ? spot.position.fraction : 0, spot.textBytes,
          spot.moment.milliseconds,
        ])
    }
  }

  /// Where the voice stopped in a book; nil if nothing of it was read aloud.
  package func listening(of book: BookID) throws(LibraryError) -> SavedPosition? {
    try read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT * FROM listening WHERE book = ?", arguments: [book.rawValue])
      return row.map { SavedPosition($0, match: .content) }
    }
  }
}
