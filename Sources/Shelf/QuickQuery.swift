import GRDBSQLite
import Glibc

/// A query of a library's file on a connection of its own that only reads, through SQLite's own
/// interface: no pool, no migrations, nothing made or mended. For what cannot wait until the library
/// is opened.
///
/// When a queue of GRDB is given up, Dispatch begins to look after its threads once a second, for
/// ever, and an idle reader is to make no system call: what is asked once is asked through this.
struct QuickQuery: ~Copyable {
  private var connection: OpaquePointer?
  private var statement: OpaquePointer?

  /// A query of the library at `path`.
  ///
  /// - Parameters:
  ///   - queries: The same question to libraries of this version and of earlier ones: the first that
  ///     the library understands is asked.
  ///   - patience: How long a library that another program holds is waited for, in milliseconds.
  /// - Returns: `nil` if the library is missing, damaged, locked or of another version.
  init?(_ queries: String..., library path: String, patience: Int32) {
    if ask(queries, path, SQLITE_OPEN_READONLY, patience) { return }
    // If no log can be made beside it, nor its index on a full disk, SQLite reads a library only if it
    // is told that nobody writes; and a log that is there has what the file has not.
    let code = sqlite3_errcode(connection)
    let isUnopened = [SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_IOERR].contains(code)
    close()
    guard isUnopened, access(path, F_OK) == 0, !LibraryLocation(path: path).hasLog else {
      return nil
    }
    let uri = "file:\(Self.escaped(path))?immutable=1"
    if ask(queries, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, patience) { return }
    close()
    return nil
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close(connection)
  }

  private mutating func close() {
    sqlite3_close(connection)
    connection = nil
  }

  private mutating func ask(
    _ queries: [String], _ path: String, _ flags: Int32, _ patience: Int32
  ) -> Bool {
    guard sqlite3_open_v2(path, &connection, flags | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK else {
      return false
    }
    sqlite3_busy_timeout(connection, patience)
    return queries.contains { sqlite3_prepare_v2(connection, $0, -1, &statement, nil) == SQLITE_OK }
  }

  /// A path as a URI has it.
  static func escaped(_ path: String) -> String {
    let bytes = path.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        Array("%\(String(byte, radix: 16))".utf8)
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Asking and answers

extension QuickQuery {
  /// Sets the parameter at `index`, from 1 on; one that is not set is NULL.
  func bind(_ text: String?, at index: Int32) {
    guard let text else { return }
    // SQLITE_TRANSIENT, a C macro that Swift cannot see: SQLite makes a copy.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, index, text, -1, transient)
  }

  /// Sets the parameter at `index`, from 1 on.
  func bind(_ number: Int, at index: Int32) { sqlite3_bind_int64(statement, index, Int64(number)) }

  /// Goes to the first row, or to the next one; `false` behind the last, and where it cannot be read.
  func next() -> Bool { sqlite3_step(statement) == SQLITE_ROW }

  /// Whether the last row that was asked for could not be read.
  var hasFailed: Bool {
    ![SQLITE_OK, SQLITE_ROW, SQLITE_DONE].contains(sqlite3_errcode(connection))
  }

  /// Whether there is a value in a column, from 0 on.
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  func text(_ column: Int32) -> String? {
    sqlite3_column_text(statement, column).map { String(cString: $0) }
  }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
