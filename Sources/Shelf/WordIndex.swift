internal import GRDB
import Glibc
import Synchronization

/// The index of all words that the library knows of: titles, authors, series, tags, notes,
/// highlights and the names of files.
///
/// It is a full-text index of SQLite (FTS5) in a file of its own beside the library, for the
/// library's own is read before the first page is shown, and each table and trigger more would be
/// read with it. What has changed in the library since is put into the index when it is asked; a file
/// that is damaged or of another version is made anew, and where none can be written the index is
/// kept in memory. It may be asked from any thread, and answers one after the other.
package final class WordIndex: Sendable {
  /// The version of the index's tables: another one is made anew.
  private static let version = 2

  private let location: LibraryLocation
  private let opened: Mutex<Opened>

  private struct Opened {
    var queue: DatabaseQueue
    /// SQLite's number of the library's last change when the index was brought up to date.
    var libraryVersion: Int64?
  }

  /// The index of the library at `location`, which must be there.
  package init(of location: LibraryLocation) throws(LibraryError) {
    self.location = location
    do {
      let queue = try (try? Self.open(Self.path(location), of: location)) ?? Self.remade(location)
      opened = Mutex(Opened(queue: queue))
    } catch {
      throw LibraryError(error, path: location.path)
    }
  }

  private static func path(_ location: LibraryLocation) -> String { location.path + ".words" }

  /// An index without what stood in its file before; in memory where there can be none.
  private static func remade(_ location: LibraryLocation) throws -> DatabaseQueue {
    // It holds nothing that is not in the library.
    let path = path(location)
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
    return try (try? open(path, of: location)) ?? open(":memory:", of: location)
  }

  /// The result of `body` on the index, once that knows what is in the library now.
  ///
  /// Damage may show only where it is looked: then the index is made anew, and asked once more.
  func upToDate<Result: Sendable>(
    _ body: (Database) throws -> Result
  ) throws(LibraryError) -> Result {
    do {
      return try opened.withLock { opened in
        do {
          return try Self.ask(&opened, body)
        } catch let error as DatabaseError where Self.isDamage(error) {
          opened = Opened(queue: try Self.remade(location))
          return try Self.ask(&opened, body)
        }
      }
    } catch {
      throw LibraryError(error, path: location.path)
    }
  }

  private static func ask<Result>(
    _ opened: inout Opened, _ body: (Database) throws -> Result
  ) throws -> Result {
    try opened.queue.writeWithoutTransaction { db in
      try update(db, &opened.libraryVersion)
      return try body(db)
    }
  }

  private static func isDamage(_ error: DatabaseError) -> Bool {
    // SQLITE_ERROR stands for tables of the index that are gone.
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(error.resultCode)
  }

  private static func open(_ path: String, of location: LibraryLocation) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "words"
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = OFF")
      try db.execute(sql: "ATTACH ? AS library", arguments: [location.path])
      let found = try Int.fetchOne(db, sql: "PRAGMA main.user_version")
      if found != version {
        try db.execute(sql: "DROP TABLE IF EXISTS main.words; \(words)")
        try db.execute(sql: "PRAGMA main.user_version = \(version)")
      }
      try db.execute(sql: source)
      // A damaged file is told by the first look into it.
      _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM main.words")
    }
    return queue
  }

  /// A row's number is that of the book, mark or note, four times over, and which of them it is.
  private static let words = """
    CREATE VIRTUAL TABLE main.words USING fts5(
      title, author, tags, text, note, series, file,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');
    """

  private static let source = """
    CREATE TEMP VIEW source AS
      SELECT id * 4 AS number, title, author,
        (SELECT group_concat(name, ' ') FROM (
          SELECT name FROM library.bookTag JOIN library.tag ON tag.id = bookTag.tag
          WHERE bookTag.book = book.id AND NOT isRemoved ORDER BY name)) AS tags,
        note AS text, NULL AS note, series,
        replace(path, rtrim(path, replace(path, '/', '')), '') AS file
      FROM library.book WHERE removedAt IS NULL
      UNION ALL
      SELECT mark.id * 4 + 1, NULL, NULL, NULL, mark.words, mark.note, NULL, NULL
      FROM library.mark JOIN library.book ON book.id = mark.book
      WHERE mark.removedAt IS NULL AND book.removedAt IS NULL
      UNION ALL
      SELECT id * 4 + 2, NULL, NULL, NULL, text, NULL, NULL, NULL
      FROM library.note WHERE text <> ''
    """
}

// MARK: - Bringing it up to date

extension WordIndex {
  /// Puts what has changed in the library since into the index.
  ///
  /// - Complexity: O(*n*) in what the library knows where anything has changed, else one look.
  private static func update(_ db: Database, _ libraryVersion: inout Int64?) throws {
    let now = try Int64.fetchOne(db, sql: "PRAGMA library.data_version")
    guard now != libraryVersion else { return }
    try db.inTransaction {
      try db.execute(
        sql: """
          CREATE TEMP TABLE changed AS
            SELECT * FROM source
            EXCEPT SELECT rowid, title, author, tags, text, note, series, file FROM main.words;
          DELETE FROM main.words WHERE rowid IN (SELECT number FROM changed);
          DELETE FROM main.words WHERE rowid IN (
            SELECT rowid FROM main.words EXCEPT SELECT number FROM source);
          INSERT INTO main.words (rowid, title, author, tags, text, note, series, file)
            SELECT * FROM changed;
          DROP TABLE changed;
          """)
      return .commit
    }
    libraryVersion = now
  }
}
