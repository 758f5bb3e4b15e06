import Files
import GRDBSQLite
import Glibc
import Synchronization

/// Tells when anything was written to the library, by this program or another.
///
/// The kernel tells of writes to the file and its log, so that nothing is done while nothing happens;
/// SQLite's counter of versions then tells whether something was committed. What is committed is
/// told within a third of a second, and at most that often.
package final class LibraryWatch: Sendable {
  private let watch: FileWatch

  /// A watch of the library at `location`, which need not be there yet, but its folder.
  ///
  /// - Parameter onChange: Called on a thread of the watch.
  /// - Returns: `nil` if the folder cannot be watched.
  package init?(_ location: LibraryLocation, onChange: @escaping @Sendable () -> Void) {
    let version = LibraryVersion(location)
    let watch = FileWatch("library watch", of: .each, gathering: .milliseconds(250)) {
      if version.hasChanged() { onChange() }
      return .zero
    }
    guard let watch, watch.watch([location.folder]) else { return nil }
    self.watch = watch
  }

  /// Ends the watch; nothing is told after what is being told now.
  package func stop() { watch.stop() }
}

/// What was last committed to a library: its file, and SQLite's number of the commit, by a connection
/// of its own.
private final class LibraryVersion: Sendable {
  private let location: LibraryLocation
  private let connection: Mutex<Connection>

  init(_ location: LibraryLocation) {
    self.location = location
    connection = Mutex(Connection(location))
  }

  /// Whether something was committed since the last look, or the file is another one.
  func hasChanged() -> Bool {
    connection.withLock { connection in
      if FileIdentity(location.path) == connection.file { return connection.hasCommitted() }
      connection = Connection(location)
      return true
    }
  }

  /// Which file a path leads to. As long as it is open, no other one is given its number.
  private struct FileIdentity: Equatable {
    var device: dev_t
    var inode: ino_t

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, inode) = (status.st_dev, status.st_ino)
    }
  }

  private struct Connection: ~Copyable {
    let file: FileIdentity?
    private var connection: OpaquePointer?
    private var statement: OpaquePointer?
    private var version: Int64?

    init(_ location: LibraryLocation) {
      file = FileIdentity(location.path)
      let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
      if sqlite3_open_v2(location.path, &connection, flags, nil) == SQLITE_OK {
        sqlite3_busy_timeout(connection, 1000)
        sqlite3_prepare_v2(connection, "PRAGMA data_version", -1, &statement, nil)
      }
      version = read()
    }

    deinit {
      sqlite3_finalize(statement)
      sqlite3_close(connection)
    }

    mutating func hasCommitted() -> Bool {
      let now = read()
      defer { version = now }
      return now != version
    }

    private func read() -> Int64? {
      guard let statement else { return nil }
      defer { sqlite3_reset(statement) }
      return sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : nil
    }
  }
}
