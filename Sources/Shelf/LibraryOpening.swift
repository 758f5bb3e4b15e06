import Datebook
internal import GRDB
import Glibc

/// How a library's file is opened: checked, brought up to date, and set aside where it is damaged.
struct LibraryOpening {
  let location: LibraryLocation

  /// How long another program that is writing is waited for, in seconds.
  private static let patience = 5.0

  /// How many pages of the write-ahead log are gathered before they are put into the file.
  ///
  /// A log that a killed program left is read at the next start, before the first page is shown:
  /// with SQLite's default of 1,000 pages the look-up took 1.1 ms, so it takes 0.5.
  private static let logPages = 128

  /// A connection to a library that needs nothing done.
  ///
  /// - Returns: `nil` where migrations are missing.
  func connection() throws(LibraryError) -> DatabasePool? {
    let pool = try connect()
    do {
      let isReady = try pool.read(LibrarySchema.migrator.hasCompletedMigrations)
      return isReady ? pool : nil
    } catch {
      throw LibraryError(error, path: location.path)
    }
  }

  /// A connection to the library, after all that it needs was done.
  ///
  /// Programs take turns here, so that of two that find the same damage, or no library, the second
  /// one finds what the first one made.
  ///
  /// - Returns: With the connection, a sentence for the reader where something happened.
  func madeReady(at now: Moment) throws(LibraryError) -> (DatabasePool, notice: String?) {
    let folder = open(location.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 && errno == EINTR {}
    do {
      return (try migrated(), nil)
    } catch .damaged {
      let kept = try setAside(at: now)
      let notice = "The library file was damaged; it is kept as '\(kept)' and a new one begun."
      return (try migrated(), notice)
    }
  }

  private func migrated() throws(LibraryError) -> DatabasePool {
    let pool = try connect()
    do { try LibrarySchema.migrator.migrate(pool) } catch {
      throw LibraryError(error, path: location.path)
    }
    return pool
  }

  /// A connection to a file that is whole and not of a newer version.
  private func connect() throws(LibraryError) -> DatabasePool {
    try check()
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
}

// MARK: - Damage

extension LibraryOpening {
  /// Makes sure that the file, where there is one, is not damaged, without writing to it.
  private func check() throws(LibraryError) {
    guard access(location.path, F_OK) == 0 else { return }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(LibraryOpening.patience)
    let verdict: String?
    do {
      let queue = try DatabaseQueue(path: location.path, configuration: configuration)
      verdict = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    } catch {
      // What else is wrong, the connection that writes meets too.
      guard case .damaged = LibraryError(error, path: location.path) else { return }
      throw .damaged(path: location.path)
    }
    if verdict != "ok" { throw .damaged(path: location.path) }
  }

  /// Renames the file and what belongs to it; the path it is kept as.
  private func setAside(at now: Moment) throws(LibraryError) -> String {
    let base = "\(location.path).damaged-\(stamp(of: now))"
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
    return kept
  }

  /// The time in UTC as it is put into names: `20260305T141502Z`.
  private func stamp(of moment: Moment) -> String {
    let day = ReadingClock(secondsAheadOfUTC: 0).day(at: moment)
    let second = moment.seconds - day.number * 86_400
    let time = [second / 3600, second / 60 % 60, second % 60]
    let digits = time.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return "\(day.description.split(separator: "-").joined())T\(digits)Z"
  }
}
