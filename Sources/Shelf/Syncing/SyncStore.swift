import Books
internal import GRDB
import Sync

/// What a machine knows of what all machines said, beside its library: `sync.sqlite`.
struct SyncStore {
  let db: Database

  /// The tables.
  static let schema = """
    CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)
      STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS register (
      kind TEXT NOT NULL, book TEXT NOT NULL, key TEXT NOT NULL, said TEXT NOT NULL,
      PRIMARY KEY (book, kind, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS registerByKey ON register(kind, key);
    CREATE TABLE IF NOT EXISTS seen (
      kind TEXT NOT NULL, book TEXT NOT NULL, key TEXT NOT NULL, hash INTEGER NOT NULL,
      PRIMARY KEY (book, kind, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS former (
      kind TEXT NOT NULL, book TEXT NOT NULL, key TEXT NOT NULL, hash INTEGER NOT NULL,
      PRIMARY KEY (book, kind, key, hash)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS unsent (
      kind TEXT NOT NULL, book TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (book, kind, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS unsettled (
      kind TEXT NOT NULL, book TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (book, kind, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS taken (
      machine TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (machine, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS machine (
      id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// Runs `body` as one transaction, during which no other program writes here.
  func transaction(_ body: () throws -> Void) throws {
    try db.inTransaction(.immediate) {
      try body()
      return .commit
    }
  }

  // MARK: - Facts

  subscript(fact name: String) -> String? {
    get throws {
      try String.fetchOne(
        db.cachedStatement(sql: "SELECT value FROM fact WHERE name = ?"), arguments: [name])
    }
  }

  /// Keeps a fact. One that is known already writes nothing.
  func set(_ name: String, _ value: String) throws {
    try db.execute(
      sql: """
        INSERT INTO fact (name, value) VALUES (?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value
        """, arguments: [name, value])
  }

  /// Forgets a fact.
  func remove(_ name: String) throws {
    try db.execute(sql: "DELETE FROM fact WHERE name = ?", arguments: [name])
  }

  /// The fact that tells up to which of its changes the library was read.
  static let lastChange = "last change"

  /// The fact that tells which mark the library has (`LibraryChanges.mark`).
  static let mark = "mark"

  /// The fact that tells which mark the library gets, or has if a synchronisation was broken off.
  static let nextMark = "next mark"

  func number(_ name: String) throws -> Int { try self[fact: name].flatMap { Int($0) } ?? 0 }

  // MARK: - Registers

  func register(_ id: RegisterID) throws -> Register {
    let said = try String.fetchOne(
      db.cachedStatement(
        sql: "SELECT said FROM register WHERE book = ? AND kind = ? AND key = ?"),
      arguments: [id.book, id.kind.rawValue, id.key])
    return said.flatMap { JSONText($0) }.flatMap { SyncText.register(of: $0) } ?? Register()
  }

  /// What was said of a thing of a book under any of its names.
  func register(_ id: RegisterID, _ names: BookNames?) throws -> Register {
    guard let names else { return try register(id) }
    var all = Register()
    for name in names.all { all.merge(try register(RegisterID(id.kind, of: name, key: id.key))) }
    return all
  }

  func put(_ register: Register, _ id: RegisterID) throws {
    try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO register (kind, book, key, said) VALUES (?, ?, ?, ?)"
    ).execute(arguments: [
      id.kind.rawValue, id.book, id.key, SyncText.versions(register).description,
    ])
  }

  /// What was said of a book under any of its names, but for what only its names make up.
  func ids(of names: BookNames) throws -> Set<RegisterID> {
    var ids: Set<RegisterID> = []
    for name in names.all {
      let rows = try Row.fetchAll(
        db, sql: "SELECT kind, key FROM register WHERE book = ?", arguments: [name])
      for row in rows {
        guard let kind = RegisterID.Kind(rawValue: row[0]) else { continue }
        ids.insert(RegisterID(kind, of: name, key: row[1]))
      }
    }
    return ids
  }

  /// All registers.
  func each(_ body: (RegisterID, Register) throws -> Void) throws {
    let rows = try Row.fetchCursor(db, sql: "SELECT kind, book, key, said FROM register")
    while let row = try rows.next() {
      guard let kind = RegisterID.Kind(rawValue: row[0]),
        let said = JSONText(row[3] as String).flatMap({ SyncText.register(of: $0) })
      else { continue }
      try body(RegisterID(kind, of: row[1], key: row[2]), said)
    }
  }

  /// The names of the contents that any machine saw a book with, one of which is `name`.
  func names(with name: String) throws -> [String] {
    var found: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      let related = try String.fetchAll(
        db,
        sql: """
          SELECT book FROM register WHERE kind = 'edition' AND key = ?1
          UNION SELECT key FROM register WHERE book = ?1 AND kind = 'edition'
          """, arguments: [next])
      for name in related where found.insert(name).inserted { waiting.append(name) }
    }
    return found.sorted()
  }

  // MARK: - What was seen in the library

  func seen(_ id: RegisterID) throws -> Int64? {
    try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT hash FROM seen WHERE book = ? AND kind = ? AND key = ?"),
      arguments: [id.book, id.kind.rawValue, id.key])
  }

  /// Notes how a record is in the library now.
  func setSeen(_ record: PortableRecord) throws {
    let id = record.id
    let arguments: StatementArguments = [id.kind.rawValue, id.book, id.key]
    if Self.kindsWithPast.contains(id.kind) {
      try db.cachedStatement(
        sql: """
          INSERT OR IGNORE INTO former
          SELECT kind, book, key, hash FROM seen WHERE kind = ? AND book = ? AND key = ?
          """
      ).execute(arguments: arguments)
    }
    try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO seen (kind, book, key, hash) VALUES (?, ?, ?, ?)"
    ).execute(arguments: arguments + [record.hash])
  }

  /// What all that was ever seen of is kept: for these the last of two versions is not all that counts, and
  /// a library that was put back would bring back what was removed or rewritten.
  private static let kindsWithPast: Set<RegisterID.Kind> = [.mark, .note, .dayNote, .status]

  /// Forgets how the library is, but not how it was.
  func forgetSeen() throws {
    for kind in Self.kindsWithPast {
      try db.execute(
        sql: "INSERT OR IGNORE INTO former SELECT kind, book, key, hash FROM seen WHERE kind = ?",
        arguments: [kind.rawValue])
    }
    try db.execute(sql: "DELETE FROM seen")
  }

  /// Whether a record was seen as it is, under any of its book's names, before the library was forgotten.
  func wasSeen(_ record: PortableRecord, _ names: BookNames?) throws -> Bool {
    let id = record.id
    guard Self.kindsWithPast.contains(id.kind) else { return false }
    return try (names?.all ?? [id.book]).contains { name in
      try Bool.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT EXISTS (
              SELECT 1 FROM former WHERE book = ? AND kind = ? AND key = ? AND hash = ?)
            """), arguments: [name, id.kind.rawValue, id.key, record.hash]) ?? false
    }
  }

  // MARK: - What is still to be done

  /// A list of registers.
  enum Waiting: String {
    /// What was said here and is in no file yet.
    case unsent
    /// What came and is perhaps not in the library yet.
    case unsettled
  }

  func insert(_ id: RegisterID, into list: Waiting) throws {
    try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO \(list.rawValue) (kind, book, key) VALUES (?, ?, ?)"
    ).execute(arguments: [id.kind.rawValue, id.book, id.key])
  }

  func ids(in list: Waiting) throws -> Set<RegisterID> {
    let rows = try Row.fetchCursor(db, sql: "SELECT kind, book, key FROM \(list.rawValue)")
    var ids: Set<RegisterID> = []
    while let row = try rows.next() {
      guard let kind = RegisterID.Kind(rawValue: row[0]) else { continue }
      ids.insert(RegisterID(kind, of: row[1], key: row[2]))
    }
    return ids
  }

  func isEmpty(_ list: Waiting) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT NOT EXISTS (SELECT 1 FROM \(list.rawValue))") ?? true
  }

  func removeAll(in list: Waiting) throws { try db.execute(sql: "DELETE FROM \(list.rawValue)") }

  // MARK: - Files of others

  func isTaken(_ file: SyncFileName, of machine: String) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM taken WHERE machine = ? AND name = ?)",
      arguments: [machine, file.description]) ?? false
  }

  func setTaken(_ file: SyncFileName, of machine: String) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO taken (machine, name) VALUES (?, ?)",
      arguments: [machine, file.description])
  }

  func name(_ machine: MachineID, _ name: String) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO machine (id, name) VALUES (?, ?)",
      arguments: [machine.digits, name])
  }
}
