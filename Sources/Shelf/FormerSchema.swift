import Files
import GRDBSQLite
import Glibc

/// The tables and indexes that a library had when it was backed up, and the page of its file that each
/// begins on: a table of the backup.
///
/// SQLite finds a table by the list on a file's first pages. If one of these is damaged it finds none,
/// though all rows are still there. With the list of a backup it finds them again.
enum FormerSchema {
  /// The backup's table.
  static let table = "formerSchema"

  private typealias Header = LibraryHeader

  /// The header of a library whose list of tables is in it: what SQLite writes into a new file in UTF-8.
  private static let plain: [UInt8] = {
    var bytes = Header.magic + repeatElement(0, count: Header.bytes - Header.magic.count)
    bytes.replaceSubrange(16..<24, with: [0x10, 0, 2, 2, 0, 64, 32, 32])
    // The schema's cookie, its format, and the encoding.
    for (place, value) in [(43, 1), (47, 4), (59, 1)] as [(Int, UInt8)] { bytes[place] = value }
    return bytes
  }()

  /// Notes in a `backup`, which nobody has yet, where the tables of the `library` begin. Without the
  /// note a backup is as good as one of an earlier version.
  static func note(of library: String, in backup: String) {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    guard sqlite3_open_v2(backup, &connection, flags, nil) == SQLITE_OK,
      attach("file:\(QuickQuery.escaped(library))?mode=ro", to: connection)
    else { return }
    sqlite3_exec(
      connection,
      """
      BEGIN;
      DROP TABLE IF EXISTS main.\(table);
      CREATE TABLE main.\(table) AS
      SELECT type, name, tbl_name, rootpage, sql FROM other.sqlite_schema WHERE rootpage > 0;
      COMMIT;
      """, nil, nil, nil)
  }

  /// Writes the list of a `backup` into the damaged library at `path`, which is a copy that nobody
  /// else has.
  ///
  /// - Returns: Whether there was a list, and it was written.
  static func restore(_ path: String, from backup: String) -> Bool {
    guard let model = header(of: backup) else { return false }
    let own = header(of: path)
    let isKnown =
      own?.starts(with: Header.magic) == true && own?[Header.pageSize] == model[Header.pageSize]
    guard isKnown || write(ownerless(model), to: path) else { return false }
    closeLog(of: path)
    guard var start = header(of: path) else { return false }
    start.replaceSubrange(Header.freePages, with: repeatElement(0, count: Header.freePages.count))
    guard let pages = lengthen(path, start, model, backup: backup) else { return false }
    start.replaceSubrange(Header.pages, with: pages)
    guard write(start + emptyPage(start), to: path) else { return false }
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK,
      attach("file:\(QuickQuery.escaped(backup))?immutable=1", to: connection)
    else { return false }
    let insert = """
      PRAGMA writable_schema = ON;
      INSERT INTO main.sqlite_schema (type, name, tbl_name, rootpage, sql)
      SELECT type, name, tbl_name, rootpage, sql FROM other.\(table);
      """
    return sqlite3_exec(connection, insert, nil, nil, nil) == SQLITE_OK
  }

  /// Finds the list of tables in the damaged library at `path`, a copy that nobody else has: it goes on
  /// below the first page, if that alone is damaged.
  ///
  /// - Returns: Whether it was found.
  static func find(in path: String) -> Bool {
    let isKnown = header(of: path)?.starts(with: Header.magic) == true
    guard isKnown || write(ownerless(plain), to: path) else { return false }
    // The log may have the first page.
    closeLog(of: path)
    return TornTrees.mendList(in: path)
  }

  private static func attach(_ uri: String, to connection: OpaquePointer?) -> Bool {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, "ATTACH ?1 AS other", -1, &statement, nil) == SQLITE_OK
    else { return false }
    // SQLITE_TRANSIENT, a C macro that Swift cannot see: SQLite makes a copy.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, 1, uri, -1, transient)
    return sqlite3_step(statement) == SQLITE_DONE
  }

  /// Has SQLite write the log of the file at `path` into the file: it does so when the last connection
  /// that has read the file is closed.
  private static func closeLog(of path: String) {
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    if sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK {
      sqlite3_exec(connection, "SELECT count(*) FROM sqlite_schema", nil, nil, nil)
    }
    sqlite3_close(connection)
  }
}

// MARK: - Bytes of the first page

extension FormerSchema {
  private static func header(of path: String) -> [UInt8]? { Header(ofCopy: path)?.content }

  /// The header of another file, for one that lost its own: how many pages it has is told by its size,
  /// and its changes may be in a log.
  private static func ownerless(_ header: [UInt8]) -> [UInt8] {
    var header = header
    header.replaceSubrange(Header.versions, with: [2, 2])
    header.replaceSubrange(Header.changes, with: [0, 0, 0, 0])
    header.replaceSubrange(Header.versionValidFor, with: [0, 0, 0, 1])
    return header
  }

  /// What follows a header on a first page that lists nothing: a leaf of a table's tree without cells,
  /// the file format's section 1.6.
  private static func emptyPage(_ header: [UInt8]) -> [UInt8] {
    let bytes = size(ofPagesIn: header)
    let end = (bytes - Int(header[Header.reserved])) & 0xFFFF
    let leaf: [UInt8] = [0x0D, 0, 0, 0, 0, UInt8(end >> 8), UInt8(end & 0xFF), 0]
    return leaf + repeatElement(0, count: max(bytes - Header.bytes - leaf.count, 0))
  }

  /// The most pages that a header is believed to tell of: no library is as long.
  private static let longest = 1 << 22

  /// Makes the file at least as long as the library was: the pages that SQLite writes the list on come
  /// behind it, and would be taken for rows of tables that began there.
  ///
  /// - Returns: The number of its pages as a header has it; nil if it cannot be that long.
  private static func lengthen(
    _ path: String, _ own: [UInt8], _ model: [UInt8], backup: String
  ) -> [UInt8]? {
    let pageSize = size(ofPagesIn: own)
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let present = (Int(status.st_size) + pageSize - 1) / pageSize
    let told = [own, model].map { number($0[Header.pages]) }.filter { $0 < longest }.max() ?? 0
    let pages = max(present, told, lastRoot(in: backup))
    guard truncate(path, pages * pageSize) == 0 else { return nil }
    return [24, 16, 8, 0].map { UInt8(pages >> $0 & 0xFF) }
  }

  /// The last page of the library on which a table or an index began.
  private static func lastRoot(in backup: String) -> Int {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    let uri = "file:\(QuickQuery.escaped(backup))?immutable=1"
    guard sqlite3_open_v2(uri, &connection, flags, nil) == SQLITE_OK,
      sqlite3_prepare_v2(connection, "SELECT max(rootpage) FROM \(table)", -1, &statement, nil)
        == SQLITE_OK, sqlite3_step(statement) == SQLITE_ROW
    else { return 0 }
    return Int(sqlite3_column_int64(statement, 0))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(ofPagesIn header: [UInt8]) -> Int {
    let size = number(header[Header.pageSize])
    return size == 1 ? 1 << 16 : size
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == bytes.count
  }
}
