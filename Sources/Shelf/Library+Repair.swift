package import Datebook
internal import GRDB
import Glibc

/// What bringing back a damaged library came to.
package struct RepairOutcome: Equatable, Sendable {
  /// Rows of one table.
  package struct Rows: Equatable, Sendable {
    /// Those that were read from the damaged file.
    package var read = 0
    /// Those that only a backup had.
    package var copied = 0
    /// Those that are lost; nil if nobody can tell how many there were.
    package var lost: Int? = 0

    /// So many rows.
    package init(read: Int = 0, copied: Int = 0, lost: Int? = 0) {
      (self.read, self.copied, self.lost) = (read, copied, lost)
    }
  }

  /// The books.
  package var books = Rows()
  /// All else: places, marks, tags, days of reading.
  package var records = Rows()
  /// The day of the last backup that was used; nil if there was none.
  package var copy: Moment?
  /// What the library has more now.
  package var merged = ImportOutcome()

  /// What came back, what came from a backup and what is lost, in numbers, for a line of the screen: a
  /// sentence without its end.
  package var words: String {
    func counted(_ count: Int, _ name: String) -> String {
      "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    func counted(_ count: (Rows) -> Int) -> String {
      "\(counted(count(books), "book")), \(counted(count(records), "record"))"
    }
    var parts: [String] = []
    if books.read + records.read > 0 || books.lost != nil && records.lost != nil {
      parts.append(counted(\.read) + " read")
      let copied = books.copied + records.copied
      if copied > 0 { parts.append("\(copied) from the backup") }
    } else {
      parts.append(copy == nil ? "Nothing could be read" : counted(\.copied) + " from the backup")
    }
    guard let lostBooks = books.lost, let lostRecords = records.lost else {
      return (parts + ["some lost"]).joined(separator: "; ")
    }
    let lost = lostBooks + lostRecords
    return (parts + [lost == 0 ? "nothing lost" : "\(lost) lost"]).joined(separator: "; ")
  }
}

extension Library {
  /// Brings back what can be had of the libraries that were damaged: what SQLite still reads of the
  /// damaged files, table by table, and beside it what the last whole backup has.
  ///
  /// The damaged files are kept, under names that say that this was done. The library as it was before
  /// is kept too, for ``undoRepair()``.
  ///
  /// - Returns: What came of it; `nil` if nothing was damaged.
  package func repair(now: Moment) throws(ImportError) -> RepairOutcome? {
    let backups = LibraryBackups(of: location)
    let damages = backups.damages
    guard !damages.isEmpty else { return nil }
    guard backups.keepUnrepaired(at: now) else { throw .library(.full(path: location.path)) }
    var outcome = RepairOutcome()
    var copies: [LibraryBackups.Backup] = []
    for damage in damages {
      let copy = backups.wholeCopy(before: damage)
      let damaged =
        damage.isEmpty ? nil : DamagedLibrary(copyOf: damage.path, backup: copy?.path)
      // What nobody can read, nobody can count.
      if damaged == nil { (outcome.books.lost, outcome.records.lost) = (nil, nil) }
      if damaged != nil || copy.map({ !copies.contains($0) }) == true {
        try merge(damaged, beside: copy, &outcome)
      }
      if let copy { copies.append(copy) }
      outcome.copy = copy?.moment ?? outcome.copy
    }
    backups.settleDamages(at: now)
    return outcome
  }

  /// Merges what can be read of a damaged library, and what only a copy of it has.
  ///
  /// - Parameter damaged: Nil if nothing can be read of it.
  private func merge(
    _ damaged: DamagedLibrary?, beside copy: LibraryBackups.Backup?,
    _ outcome: inout RepairOutcome
  ) throws(ImportError) {
    let former = try copy.map { backup throws(ImportError) in try Library.rows(of: backup) } ?? [:]
    let tables: LibraryTables
    do { tables = try read { try LibraryTables($0) } } catch { throw .library(error) }
    let found = Dictionary(
      uniqueKeysWithValues: tables.all.map { ($0.name, damaged?.read($0) ?? .unreadable) })
    let isSame = Library.isSame(found["book"]?.rows ?? [], former["book"] ?? [])
    var rows: [String: [[String: DatabaseValue]]] = [:]
    for table in tables.all {
      guard let read = found[table.name] else { continue }
      let known = Set(table.columns)
      let copied =
        isSame ? (former[table.name] ?? []).filter { read.lacks($0, of: table) } : []
      let remnants = read.remnants(besides: copied, of: table)
      rows[table.name] = (read.rows + copied + remnants).map { row in
        row.filter { known.contains($0.key) }
      }
      outcome.note(
        read.rows.count, copied.count, read.lost(besides: copied.count), of: table.name)
    }
    var skipped: [String: Int] = [:]
    do {
      let merged = try write { db in
        var merge = LibraryMerge(db, isRepair: true)
        for table in tables.all {
          try merge.merge(rows[table.name] ?? [], into: table, editions: rows["edition"])
        }
        skipped = merge.skipped
        return merge.outcome
      }
      outcome.merged.add(merged)
    } catch {
      throw .library(error)
    }
    for (table, count) in skipped { outcome.note(-count, 0, count, of: table) }
    // A copy of another library than the one that was damaged has its own numbers.
    if !isSame, let copy { outcome.merged.add(try merge(copy)) }
  }

  /// The rows of a copy by their tables, without what is NULL.
  private static func rows(
    of backup: LibraryBackups.Backup
  ) throws(ImportError) -> [String: [[String: DatabaseValue]]] {
    do {
      let copy = try Library(copyOf: LibraryLocation(path: backup.path))
      return try copy.read { db in
        try LibraryTables(db).all.reduce(into: [:]) { tables, table in
          tables[table.name] = try Row.fetchAll(db, sql: "SELECT * FROM \"\(table.name)\"").map {
            Dictionary($0.filter { !$0.1.isNull }.map { ($0.0, $0.1) }) { first, _ in first }
          }
        }
      }
    } catch {
      throw .library(error)
    }
  }

  /// Whether books of two files with the same numbers are the same: then one file is a later form of
  /// the other.
  private static func isSame(
    _ books: [[String: DatabaseValue]], _ others: [[String: DatabaseValue]]
  ) -> Bool {
    let times = Dictionary(others.map { ($0["id"] ?? .null, $0["addedAt"] ?? .null) }) { a, _ in a }
    return books.allSatisfy { book in
      times[book["id"] ?? .null].map { $0 == book["addedAt"] ?? .null } ?? true
    }
  }
}

extension RepairOutcome {
  fileprivate mutating func note(_ read: Int, _ copied: Int, _ lost: Int?, of table: String) {
    func add(_ rows: inout Rows) {
      rows.read += read
      rows.copied += copied
      rows.lost = rows.lost.flatMap { known in lost.map { known + $0 } }
    }
    if table == "book" { add(&books) } else { add(&records) }
  }
}

extension ImportOutcome {
  /// Adds what another import came to.
  mutating func add(_ other: ImportOutcome) {
    added.merge(other.added, uniquingKeysWith: +)
    updated.merge(other.updated, uniquingKeysWith: +)
    removedHere = max(removedHere, other.removedHere)
  }
}

// MARK: - Undo

extension Library {
  /// Puts the library back as it was before the last repair: what was written since goes too.
  ///
  /// - Returns: Whether there was a repair.
  package func undoRepair() throws(LibraryError) -> Bool {
    let backups = LibraryBackups(of: location)
    guard let former = backups.unrepaired.last, LibraryBackups.isWhole(former.path) else {
      return false
    }
    do {
      try pool.writeWithoutTransaction { db in
        try db.execute(sql: "ATTACH ? AS former", arguments: [former.path])
        defer { try? db.execute(sql: "DETACH former") }
        try db.inTransaction {
          let tables = try LibraryTables(db).all
          for table in tables.reversed() { try db.execute(sql: "DELETE FROM \"\(table.name)\"") }
          for table in tables {
            let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
            try db.execute(
              sql: """
                INSERT INTO main."\(table.name)" (\(columns))
                SELECT \(columns) FROM former."\(table.name)"
                """)
          }
          return .commit
        }
      }
    } catch {
      throw LibraryError(error, path: location.path)
    }
    backups.unsettleDamages(of: former.moment)
    unlink(former.path)
    return true
  }
}
