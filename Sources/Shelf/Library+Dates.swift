package import Books
package import Datebook
internal import GRDB

extension Library {
  /// Keeps whether `book` counts as a dated text, or with `nil` that the text itself decides.
  package func rule(
    isDated: Bool?, of book: BookID, now: Moment = .now()
  ) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: "UPDATE book SET isDated = ?, datedEditedAt = ? WHERE id = ?",
        arguments: [isDated, now.milliseconds, book.rawValue])
    }
  }

  /// Whether the reader said that `book` counts as a dated text; `nil` if nothing was said.
  package func isDated(_ book: BookID) throws(LibraryError) -> Bool? {
    try read { db in
      try Bool?.fetchOne(
        db, sql: "SELECT isDated FROM book WHERE id = ?", arguments: [book.rawValue]) ?? nil
    }
  }
}
