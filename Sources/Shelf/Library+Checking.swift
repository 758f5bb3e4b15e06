package import Datebook
internal import GRDB

extension Library {
  /// Whether SQLite finds nothing wrong with the file; takes time with its size.
  package func isWhole() throws(LibraryError) -> Bool {
    try read { db in try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok" }
  }

  /// Sets the library at `location` aside if it is damaged in a way that nobody has met yet, so that it is
  /// repaired; takes time with its size.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  package static func setAsideIfDamaged(
    at location: LibraryLocation, now: Moment = .now()
  ) throws(LibraryError) -> Bool {
    try LibraryOpening(location: location, now: now).setAsideIfDamaged()
  }
}
