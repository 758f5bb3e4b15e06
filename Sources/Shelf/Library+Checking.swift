internal import GRDB

extension Library {
  /// Whether SQLite finds nothing wrong with the file; takes time with its size.
  package func isWhole() throws(LibraryError) -> Bool {
    try read { db in try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" }
  }
}
