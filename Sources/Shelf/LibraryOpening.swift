import Datebook
internal import GRDB
import GRDBSQLite
import Glibc

/// How a library's file is opened: checked, brought up to date, and set aside where it is damaged.
struct LibraryOpening {
  let location: LibraryLocation
  /// The time, for the name of what is set aside.
  let now: Moment

  /// How long another program that is writing is waited for, in seconds.
  private static let patience = 5.0

  /// How many pages of the write-ahead log are gathered before they are put into the file.
  ///
  /// A log that a killed program left is read at the next start, before the first page is shown:
  /// with SQLite's default of 1,000 pages the look-up took 1.1 ms, so it takes 0.5.
  private static let logPages = 128

  /// A connection to a file that is whole and not of a newer version, made if there is none.
  ///
  /// - Parameter isNew: Whether nobody has to look for damage: what was there was set aside just now.
  func connection(isNew: Bool = false) throws(LibraryError) -> DatabasePool {
    if !isNew { try check() }
    var configuration = Configuration()
    configuration.busyMode = .timeout(LibraryOpening.patience)
    configuration.label = "library"
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA wal_autocheckpoint = \(LibraryOpening.logPages)")
    }
    do {
      let pool = try DatabasePool(path: location.path, configuration: configuration)
      if try pool.read(LibrarySchema.migrator.hasBeenSuperseded) {
        throw LibraryError.newer(path: location.path)
      }
      return pool
    } catch {
      throw LibraryError(error, path: location.path)
    }
  }

  /// Whether the library of `pool` has all that this version needs.
  func isReady(_ pool: DatabasePool) -> Bool {
    (try? pool.read(LibrarySchema.migrator.hasCompletedMigrations)) == true
  }

  /// A connection to the library, after all that it needs was done.
  ///
  /// Programs take turns here, so that of two that find the same damage, or no library, the second
  /// one finds what the first one made.
  ///
  /// - Parameters:
  ///   - opened: A connection that was made before, to be used if it can be.
  ///   - onDamage: Is given what the reader is to be told of a damaged file.
  func madeReady(
    _ opened: DatabasePool?, onDamage: (LibraryDamage) -> Void
  ) throws(LibraryError) -> DatabasePool {
    let folder = open(location.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 && errno == EINTR {}
    do throws(LibraryError) {
      if let opened { return try migrated(opened) }
      return try migrated(connection())
    } catch .damaged {
      let damage = LibraryBackups.Backup(path: try setAside(), moment: now)
      onDamage(LibraryDamage(damage, of: location))
      return try migrated(connection(isNew: true))
    }
  }

  /// Whether a migration met no table that an earlier one made, or one that it was to make itself.
  private static func tellsOfTables(_ message: String) -> Bool {
    message.hasPrefix("no such table: ") || message.hasSuffix(" already exists")
  }

  private func migrated(_ pool: DatabasePool) throws(LibraryError) -> DatabasePool {
    do { try LibrarySchema.migrator.migrate(pool) } catch let error as DatabaseError
      where Self.tellsOfTables(error.message ?? "")
    {
      throw .damaged(path: location.path)
    } catch {
      throw LibraryError(error, path: location.path)
    }
    return pool
  }
}

// MARK: - Damage

extension LibraryOpening {
  /// Makes sure that the file, where there is one, is not damaged, without writing to it.
  ///
  /// No file, or one with nothing in it, is one that was lost where there is a copy of it.
  private func check() throws(LibraryError) {
    guard access(location.path, F_OK) == 0 else {
      if hasCopy { throw .damaged(path: location.path) }
      return
    }
    var connection: OpaquePointer?
    // Through SQLite's own interface: when a queue of GRDB is given up, Dispatch begins to look
    // after its threads once a second, for ever, and an idle reader is to make no system call.
    defer { sqlite3_close(connection) }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    var code = sqlite3_open_v2(location.path, &connection, flags, nil)
    // Of most of these fields SQLite says nothing, and reads or writes as they say.
    guard code != SQLITE_OK || LibraryHeader(of: connection)?.isSound != false else {
      throw .damaged(path: location.path)
    }
    sqlite3_busy_timeout(connection, Int32(LibraryOpening.patience * 1000))
    if code == SQLITE_OK {
      code = sqlite3_prepare_v2(connection, LibraryBackups.check, -1, &statement, nil)
    }
    if code == SQLITE_OK { code = sqlite3_step(statement) }
    let isWhole =
      switch code {
      case SQLITE_ROW: sqlite3_column_text(statement, 0).map { String(cString: $0) } == "ok"
      case SQLITE_DONE: !hasCopy
      case SQLITE_CORRUPT, SQLITE_NOTADB: false
      // What else is wrong, the connection that writes meets too.
      default: true
      }
    if !isWhole || lacksTables(connection) || hasForeignTree(connection) {
      throw .damaged(path: location.path)
    }
  }

  /// Whether a table or an index begins on a page of another kind of tree: of that the quick check says
  /// nothing, and every query that needs it fails.
  private func hasForeignTree(_ connection: OpaquePointer?) -> Bool {
    var queries: [String] = []
    var statement: OpaquePointer?
    let list = """
      SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE rootpage > 0
      """
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, list, -1, &statement, nil) == SQLITE_OK else {
      return false
    }
    while sqlite3_step(statement) == SQLITE_ROW {
      let words = (0..<4).map { column in
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
      }
      guard words[0] == "index" else {
        queries.append("SELECT 1 FROM \"\(words[1])\" NOT INDEXED LIMIT 1")
        continue
      }
      // An index of some rows is used for these only.
      let condition = words[3].firstRange(of: " WHERE ").map { words[3][$0.lowerBound...] } ?? ""
      queries.append(
        "SELECT 1 FROM \"\(words[2])\" INDEXED BY \"\(words[1])\"\(condition) LIMIT 1")
    }
    return queries.contains { query in
      var statement: OpaquePointer?
      defer { sqlite3_finalize(statement) }
      guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK else {
        return false
      }
      return [SQLITE_CORRUPT, SQLITE_NOTADB].contains(sqlite3_step(statement) & 0xFF)
    }
  }

  /// Sets the file aside if the whole check finds damage that opening did not, such as an index with rows
  /// of another one. Nobody may have the library open in this program.
  ///
  /// - Returns: Whether it did.
  func setAsideIfDamaged() throws(LibraryError) -> Bool {
    guard access(location.path, F_OK) == 0 else { return false }
    let folder = open(location.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 && errno == EINTR {}
    guard isDamagedThroughout else { return false }
    _ = try setAside()
    // Where no file is, one was lost.
    do { try migrated(connection(isNew: true)).close() } catch {
      throw LibraryError(error, path: location.path)
    }
    return true
  }

  private var isDamagedThroughout: Bool {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(location.path, &connection, flags, nil) == SQLITE_OK else { return false }
    sqlite3_busy_timeout(connection, Int32(LibraryOpening.patience * 1000))
    let check = "PRAGMA integrity_check(1)"
    var code = sqlite3_prepare_v2(connection, check, -1, &statement, nil)
    if code == SQLITE_OK { code = sqlite3_step(statement) }
    switch code & 0xFF {
    case SQLITE_ROW: return sqlite3_column_text(statement, 0).map { String(cString: $0) } != "ok"
    case SQLITE_CORRUPT, SQLITE_NOTADB: return true
    default: return false
    }
  }

  /// Whether a library that has all migrations behind it lacks one of the tables that they made.
  private func lacksTables(_ connection: OpaquePointer?) -> Bool {
    let last = LibrarySchema.migrator.migrations.last ?? ""
    let names = LibrarySchema.tables.map { "'\($0)'" }.joined(separator: ", ")
    let query = """
      SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN (\(names)) AND EXISTS (
        SELECT 1 FROM grdb_migrations WHERE identifier = '\(last)')
      """
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    // Without the table of migrations it is a library that is yet to be made.
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return false }
    let count = Int(sqlite3_column_int64(statement, 0))
    return count > 0 && count < LibrarySchema.tables.count
  }

  private var hasCopy: Bool { LibraryBackups(of: location).newestWhole(at: now) != nil }

  /// Renames the file and what belongs to it; the path it is kept as. For a file that is gone an empty
  /// one stands there.
  private func setAside() throws(LibraryError) -> String {
    let base = "\(location.path).damaged-\(now.stamp)"
    var kept = base
    var number = 2
    while access(kept, F_OK) == 0 {
      kept = "\(base)-\(number)"
      number += 1
    }
    // The write-ahead log goes first: a log left behind would be taken for the new library's.
    for suffix in ["-wal", "-shm", ""] {
      guard rename(location.path + suffix, kept + suffix) != 0, errno != ENOENT else { continue }
      throw .damaged(path: location.path)
    }
    if access(kept, F_OK) != 0 {
      let descriptor = open(kept, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .damaged(path: location.path) }
      close(descriptor)
    }
    return kept
  }
}
