package import Datebook
import Files
import GRDBSQLite
import Glibc

/// The copies of a library that are made once a day, beside it.
///
/// Each is a whole library of its own, made while others read and write, checked, and only then given
/// its name: `library.sqlite.backup-20260305T141502Z`. The last three are kept, and beside a damaged
/// library the last one from before the damage, until it was taken in or the damaged file is removed.
package struct LibraryBackups: Sendable {
  /// How many are kept.
  package static let kept = 3
  /// The least time from one to the next, in seconds: a little less than a day, so that who reads
  /// each evening has one each evening.
  private static let interval = 20 * 3600
  /// How far ahead of the clock a copy may be before it is one from the future, in seconds.
  private static let clockSlack = 60
  /// When an unfinished copy was left by a program that has ended, in seconds.
  private static let staleTime = 3600

  let location: LibraryLocation

  /// The copies of the library at `location`.
  package init(of location: LibraryLocation) {
    self.location = location
  }

  /// A copy of the library.
  package struct Backup: Equatable, Sendable {
    /// The path of its file.
    package let path: String
    /// When it was made.
    package let moment: Moment

    /// Whether there is nothing in the file.
    var isEmpty: Bool {
      var status = stat()
      return stat(path, &status) == 0 && status.st_size == 0
    }

    /// Whether it was made when the clock was wrong, or the clock is wrong now.
    fileprivate func isFromFuture(at now: Moment) -> Bool {
      moment > now.adding(seconds: LibraryBackups.clockSlack)
    }
  }

  /// The copies that there are, the newest first; behind them those from the future, by a clock gone
  /// wrong, of which nobody knows how old they are.
  package func all(at now: Moment) -> [Backup] {
    let copies = files(named: ".backup-") { Moment(stamp: $0) }.sorted { $0.moment > $1.moment }
    return copies.filter { !$0.isFromFuture(at: now) } + copies.filter { $0.isFromFuture(at: now) }
  }

  /// The newest copy that is whole; `nil` if there is none.
  package func newestWhole(at now: Moment) -> Backup? {
    all(at: now).first { Self.isWhole($0.path) }
  }

  /// The copies that bring back what the library has lost, the oldest first: the last whole one from
  /// before each time that it was damaged, and the newest whole one.
  package func good(at now: Moment) -> [Backup] {
    let whole = all(at: now).filter { Self.isWhole($0.path) }
    return (beforeDamage(whole) + whole.prefix(1)).reduce(into: []) { kept, copy in
      if !kept.contains(copy) { kept.append(copy) }
    }
  }

  /// Of some copies, the newest first, the last one from before each time that a damaged library was
  /// set aside, as long as it is not settled: the oldest first.
  private func beforeDamage(_ copies: [Backup]) -> [Backup] {
    damages.compactMap { damage in copies.first { $0.moment <= damage.moment } }
  }

  /// The damaged libraries that were set aside, that are still there and not settled: the oldest first.
  var damages: [Backup] {
    files(named: LibraryDamage.infix) { name in
      // A second one of the same second has a number behind its time, and what belongs to one a word.
      name.dropFirst(Moment.stampLength).allSatisfy { $0 == "-" || $0.isNumber }
        ? Moment(stamp: name.prefix(Moment.stampLength)) : nil
    }.sorted { $0.moment < $1.moment }
  }

  /// The library as it was before each repair, the oldest first.
  var unrepaired: [Backup] {
    files(named: Self.unrepairedInfix) { Moment(stamp: $0) }.sorted { $0.moment < $1.moment }
  }

  private static let unrepairedInfix = ".unrepaired-"

  /// Keeps the library as it is now, so that a repair can be undone; whether that could be done.
  package func keepUnrepaired(at now: Moment) -> Bool {
    let path = location.path + Self.unrepairedInfix + now.stamp
    let former = unrepaired
    unlink(path)
    guard copy(to: path) else {
      unlink(path)
      return false
    }
    for file in former where file.path != path { unlink(file.path) }
    return true
  }

  /// The files beside the library that are called so, with the times that their names tell.
  private func files(named infix: String, _ moment: (Substring) -> Moment?) -> [Backup] {
    files.compactMap { file in
      guard file.hasPrefix(name + infix), let moment = moment(file.dropFirst((name + infix).count))
      else { return nil }
      return Backup(path: "\(location.folder)/\(file)", moment: moment)
    }
  }

  /// The names of what is beside the library.
  private var files: [String] { (try? Folder.names(in: location.folder)) ?? [] }

  private var name: String { location.path.split(separator: "/").last.map(String.init) ?? "" }

  /// Whether there is no copy of the last day.
  package func isDue(at now: Moment) -> Bool {
    !all(at: now).contains { copy in
      !copy.isFromFuture(at: now) && copy.moment.adding(seconds: Self.interval) > now
    }
  }

  /// Makes a copy where one is due, and removes those that are too many.
  ///
  /// Takes as long as the disk does; for a background thread. A library that cannot be copied is left
  /// as it is, and its older copies stay.
  ///
  /// - Returns: The new copy; `nil` if none was made.
  @discardableResult
  package func makeIfDue(at now: Moment) -> Backup? {
    guard isDue(at: now), access(location.path, F_OK) == 0 else { return nil }
    removeStale(at: now)
    let unfinished = "\(location.path).backup-new-\(getpid())"
    unlink(unfinished)
    defer { unlink(unfinished) }
    guard copy(to: unfinished) else { return nil }
    FormerSchema.note(of: location.path, in: unfinished)
    guard Self.isWhole(unfinished), Self.synchronize(unfinished) else { return nil }
    let path = "\(location.path).backup-\(now.stamp)"
    guard rename(unfinished, path) == 0 else { return nil }
    _ = Self.synchronize(location.folder)
    let copies = all(at: now)
    let lastGood = beforeDamage(copies)
    for copy in copies.dropFirst(Self.kept) where !lastGood.contains(copy) { unlink(copy.path) }
    return Backup(path: path, moment: now)
  }

  /// Removes copies that a program did not finish: it has ended, or its number is another one's now.
  private func removeStale(at now: Moment) {
    let prefix = name + ".backup-new-"
    for name in files where name.hasPrefix(prefix) {
      var status = stat()
      let path = "\(location.folder)/\(name)"
      guard stat(path, &status) == 0 else { continue }
      let hasEnded = pid_t(name.dropFirst(prefix.count)).map { kill($0, 0) != 0 && errno == ESRCH }
      guard hasEnded == true || status.st_mtim.tv_sec + Self.staleTime < now.seconds else {
        continue
      }
      unlink(path)
    }
  }

  private static func synchronize(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}

// MARK: - Copies for a moment

extension LibraryBackups {
  /// A copy of the library as it is now, in a folder that it goes with.
  func scratchCopy() throws(LibraryError) -> (TemporaryFolder, LibraryLocation) {
    do throws(FileFault) {
      let folder = try TemporaryFolder()
      let path = folder.path + "/library.sqlite"
      if !copy(to: path) { try Self.copyFiles(location.path, to: path) }
      return (folder, LibraryLocation(path: path))
    } catch {
      guard error.code != ENOSPC else { throw .full(path: location.path) }
      throw .failed(
        path: location.path, code: error.code, message: "it cannot be copied: \(error.reason)")
    }
  }

  /// Copies a library's file and its log, byte by byte: nobody writes to what SQLite cannot read for
  /// want of a place for its log.
  static func copyFiles(_ path: String, to copy: String) throws(FileFault) {
    for suffix in ["", "-wal"] {
      guard let bytes = FileContents.read(path + suffix, atMost: .max) else {
        if !suffix.isEmpty, errno == ENOENT { continue }
        throw FileFault(path: path + suffix, code: errno)
      }
      try FileContents.replace(copy + suffix, with: bytes, mode: 0o600)
    }
  }
}

// MARK: - Through SQLite's own interface

extension LibraryBackups {
  /// Writes the library, as it is at one moment, into a new file.
  private func copy(to path: String) -> Bool {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(location.path, &connection, flags, nil) == SQLITE_OK else { return false }
    sqlite3_busy_timeout(connection, 5000)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, "VACUUM INTO ?1", -1, &statement, nil) == SQLITE_OK else {
      return false
    }
    // SQLITE_TRANSIENT, a C macro that Swift cannot see: SQLite makes a copy.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, 1, path, -1, transient)
    return sqlite3_step(statement) == SQLITE_DONE
  }

  /// Asks whether a database is without damage; there is no row where there is nothing in it.
  static let check = """
    SELECT quick_check FROM pragma_quick_check(1) WHERE EXISTS (SELECT 1 FROM sqlite_schema)
    """

  /// Whether the file at `path` is a database without damage, and more than an empty file.
  static func isWhole(_ path: String) -> Bool {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK,
      LibraryHeader(of: connection)?.isSound != false
    else { return false }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, check, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0)
    else { return false }
    return String(cString: text) == "ok"
  }
}

extension Moment {
  /// How many characters `stamp` has.
  static let stampLength = 16

  /// The time that a name tells.
  init?(stamp: Substring) {
    let parts = Array(stamp.utf8)
    guard parts.count == Self.stampLength, parts[8] == UInt8(ascii: "T"),
      parts[15] == UInt8(ascii: "Z")
    else { return nil }
    func number(_ range: Range<Int>) -> Int? { Int(String(decoding: parts[range], as: UTF8.self)) }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let date = Day(year: year, month: month, day: day), let hour = number(9..<11),
      let minute = number(11..<13), let second = number(13..<15), hour < 24, minute < 60,
      second < 60
    else { return nil }
    self.init(seconds: date.number * 86_400 + hour * 3600 + minute * 60 + second)
  }
}
