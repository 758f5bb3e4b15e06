import Files
internal import GRDB
import GRDBSQLite
import Glibc

/// A library's file as it is now, in memory: for reading it where there is no disk with room for a copy.
///
/// SQLite's `immutable` would do without the memory, but GRDB opens no URIs, and a library of an earlier
/// version could not be brought up to date.
struct LibraryInMemory {
  /// The connection: what is written through it is lost.
  let queue: DatabaseQueue

  /// The library at `location`; `nil` if its log has what the file has not, and where the file is not
  /// whole or of a newer version.
  init?(of location: LibraryLocation) {
    guard !location.hasLog, let bytes = FileContents.read(location.path, atMost: .max),
      let queue = try? DatabaseQueue()
    else { return nil }
    do {
      try queue.inDatabase { db in try Self.fill(db, with: bytes) }
      guard try queue.read({ try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }) == "ok",
        try !queue.read(LibrarySchema.migrator.hasBeenSuperseded)
      else { return nil }
      try LibrarySchema.migrator.migrate(queue)
    } catch {
      return nil
    }
    self.queue = queue
  }

  /// The bytes of a database's head that say whether it has a log: 1 for none, which memory cannot have.
  private static let logBytes = 18..<20

  private static func fill(_ db: Database, with bytes: [UInt8]) throws {
    let count = bytes.count
    guard count >= logBytes.upperBound, let memory = sqlite3_malloc64(UInt64(count)) else {
      throw DatabaseError(resultCode: .SQLITE_NOMEM)
    }
    UnsafeMutableRawBufferPointer(start: memory, count: count).copyBytes(from: bytes)
    for place in logBytes { memory.storeBytes(of: 1, toByteOffset: place, as: UInt8.self) }
    // SQLite frees the memory, also where it does not take it.
    let code = sqlite3_deserialize(
      db.sqliteConnection, "main", memory.assumingMemoryBound(to: UInt8.self), Int64(count),
      Int64(count), UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE))
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }
}
