import Files
internal import Foundation
internal import GRDB
import GRDBSQLite
import Glibc

/// The rows that SQLite can still read of a damaged library, from a copy of its file.
///
/// A page that cannot be read takes the rows on it, and no others: rows are read from both ends of a
/// table, and from wherever between them SQLite can begin again.
final class DamagedLibrary {
  private let folder: TemporaryFolder
  private var connection: OpaquePointer?
  /// The tables that were led to their rows again, with the numbers of those that are not there.
  private var mended: [String: [ClosedRange<Int64>]] = [:]

  /// The library in the file at `path`, with its log; `nil` if no tables are found there at all.
  ///
  /// - Parameter backup: The path of a backup, which tells where tables begin if the file's own list of
  ///   them cannot be read. Without one, what is left of the list is looked for in the file.
  init?(copyOf path: String, backup: String? = nil) {
    guard let folder = try? TemporaryFolder() else { return nil }
    self.folder = folder
    let copy = folder.path + "/library.sqlite"
    guard (try? LibraryBackups.copyFiles(path, to: copy)) != nil else { return nil }
    LibraryHeader.mend(copy)
    if !findsTables(in: copy) {
      close()
      let isRestored = backup.map { FormerSchema.restore(copy, from: $0) && findsTables(in: copy) }
      if isRestored != true {
        close()
        guard FormerSchema.find(in: copy), findsTables(in: copy) else { return nil }
      }
    }
    guard mendTrees(in: copy) else { return nil }
  }

  /// Leads tables to rows that they are cut off from by a page above them; whether the file is open again.
  private func mendTrees(in path: String) -> Bool {
    var tables: [TornTrees.Table] = []
    var otherRoots: [Int] = []
    var numbered: [(name: String, root: Int)] = []
    _ = rows(of: "SELECT type, name, rootpage, sql FROM sqlite_schema WHERE rootpage > 1") { row in
      let root = Int(Self.number("rootpage", row) ?? 0)
      let sql = row["sql"].flatMap { String.fromDatabaseValue($0) } ?? ""
      if row["type"] == "table".databaseValue, !sql.contains("WITHOUT ROWID"),
        let name = row["name"].flatMap({ String.fromDatabaseValue($0) })
      {
        numbered.append((name, root))
      } else {
        otherRoots.append(root)
      }
    }
    for (name, root) in numbered {
      var columns: [TornTrees.Table.Column?] = []
      let information =
        "SELECT type, pk, \"notnull\", dflt_value FROM pragma_table_info('\(name)') ORDER BY cid"
      let isRead = rows(of: information) { row in
        let type = row["type"].flatMap { String.fromDatabaseValue($0) } ?? ""
        guard type != "INTEGER" || Self.number("pk", row) != 1 else { return columns.append(nil) }
        let isRequired = Self.number("notnull", row) == 1
        columns.append(
          TornTrees.Table.Column(
            type: type, isRequired: isRequired, isAddable: !isRequired || row["dflt_value"] != nil))
      }
      if isRead, !columns.isEmpty { tables.append(TornTrees.Table(root: root, columns: columns)) }
    }
    // What the log still has is in the file once the last connection is closed.
    close()
    let gaps = TornTrees.mend(path, tables: tables, otherRoots: otherRoots)
    for (name, root) in numbered { mended[name] = gaps[root] }
    return findsTables(in: path)
  }

  /// Opens the file at `path`; whether SQLite finds tables there.
  private func findsTables(in path: String) -> Bool {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK else { return false }
    // A file that was cut short is read as far as it goes.
    sqlite3_exec(connection, "PRAGMA writable_schema = ON", nil, nil, nil)
    var count: Int64 = 0
    let isRead = rows(of: "SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'") { row in
      count = Self.number("n", row) ?? 0
    }
    return isRead && count > 0
  }

  private func close() {
    sqlite3_close(connection)
    connection = nil
  }

  deinit { sqlite3_close(connection) }

  /// What could be read of a table.
  struct Table {
    /// The rows, without what is NULL.
    var rows: [[String: DatabaseValue]] = []
    /// Whether the table was read to its end.
    var isWhole = false
    /// How many rows it had, if that can be told.
    var count: Int?
    /// How many rows it can have had at most, if at least that can be told.
    fileprivate var most: Int?
    /// Rows of which only an index still has what they are known by; what else they had is lost.
    var remnants: [[String: DatabaseValue]] = []
    /// The numbers of rows that could not be read, where rows have numbers.
    var gaps: [ClosedRange<Int64>] = []
    fileprivate var seen: Set<[DatabaseValue]> = []

    /// A table of which no row could be read.
    static let unreadable = Table(gaps: [Int64.min...Int64.max])

    /// What could be read of a table: nothing yet.
    fileprivate init(gaps: [ClosedRange<Int64>] = []) { self.gaps = gaps }

    /// Whether a row of an older copy is missing here for the damage alone.
    func lacks(_ row: [String: DatabaseValue], of table: LibraryTables.Table) -> Bool {
      guard !isWhole, !seen.contains(table.key(of: row)) else { return false }
      guard let column = table.number else { return true }
      guard let number = row[column].flatMap({ Int64.fromDatabaseValue($0) }) else { return false }
      return gaps.contains { $0.contains(number) }
    }

    /// How many rows are lost if so many were `copied` from elsewhere; nil if nobody can tell.
    func lost(besides copied: Int) -> Int? {
      if let count { return max(count - rows.count - copied, 0) }
      return most.map { $0 <= rows.count + copied } == true ? 0 : nil
    }

    /// The remnants of rows that are not among `copied`, which came back whole from elsewhere.
    func remnants(
      besides copied: [[String: DatabaseValue]], of table: LibraryTables.Table
    ) -> [[String: DatabaseValue]] {
      guard !remnants.isEmpty else { return [] }
      let known = Set(copied.map { table.key(of: $0) })
      return remnants.filter { !known.contains(table.key(of: $0)) }
    }

    /// Adds a row, if it is new.
    fileprivate mutating func add(_ row: [String: DatabaseValue], of table: LibraryTables.Table) {
      if seen.insert(table.key(of: row)).inserted { rows.append(row) }
    }
  }

  /// All that can be read of a table.
  func read(_ table: LibraryTables.Table) -> Table {
    var found = Table()
    let order = table.keyColumns.map { "\"\($0)\"" }
    let columns = (order: order, first: order[0], name: table.keyColumns[0])
    func read(_ condition: String = "TRUE", backwards: Bool = false) -> (
      isWhole: Bool, last: Int64?
    ) {
      var last: Int64?
      let order = columns.order.map { $0 + (backwards ? " DESC" : "") }.joined(separator: ", ")
      let isWhole = rows(
        of: "SELECT * FROM \"\(table.name)\" NOT INDEXED WHERE \(condition) ORDER BY \(order)"
      ) { row in
        found.add(row, of: table)
        // A page that the file's end cuts through has rows of zeros.
        guard let number = Self.number(columns.name, row) else { return }
        last = last.map { backwards ? min($0, number) : max($0, number) } ?? number
      }
      return (isWhole, last)
    }
    let all = read()
    found.isWhole = all.isWhole
    if !all.isWhole {
      if isText(columns.name, of: table) {
        for prefix in 0..<256 {
          let (start, end) = (Self.hex(prefix), Self.hex(prefix) + "g")
          let part = "\(columns.first) >= '\(start)' AND \(columns.first) < '\(end)'"
          if !read(part).isWhole { _ = read(part, backwards: true) }
        }
        takeFromIndex(of: table, &found)
      } else {
        // A page of noise may have any number.
        let low = min(max(all.last ?? -1, -1), .max - 1)
        let high = read("\(columns.first) > \(low)", backwards: true).last ?? .max
        found.gaps = gaps(from: low, to: max(high, low)) { start, end in
          let part = read("\(columns.first) > \(start) AND \(columns.first) < \(end)")
          return (part.isWhole, part.last.flatMap { $0 > start ? $0 : nil })
        }
      }
    }
    if let gaps = mended[table.name] { complete(&found, table, gaps) }
    found.count = found.isWhole ? found.rows.count : found.count ?? count(of: table)
    return found
  }

  /// Compares what was read of a table that was led to its rows again with an index of it, which tells the
  /// numbers of its rows: some may be lost, and some were deleted before.
  ///
  /// - Parameter gaps: The numbers of rows that are not there.
  private func complete(
    _ found: inout Table, _ table: LibraryTables.Table, _ gaps: [ClosedRange<Int64>]
  ) {
    guard let column = table.number else { return }
    if let numbers = numbers(of: table) {
      found.rows.removeAll { Self.number(column, $0).map { !numbers.contains($0) } ?? true }
      found.seen = Set(found.rows.map { table.key(of: $0) })
      let lacking = numbers.subtracting(found.rows.compactMap { Self.number(column, $0) })
      found.gaps = lacking.sorted().reduce(into: []) { gaps, number in
        if let last = gaps.last, last.upperBound == number - 1 {
          gaps[gaps.count - 1] = last.lowerBound...number
        } else {
          gaps.append(number...number)
        }
      }
      (found.isWhole, found.count) = (lacking.isEmpty, numbers.count)
      return
    }
    if found.isWhole {
      // The first row has the number 1; what comes behind the last one nobody can tell.
      let known = gaps.filter { $0.upperBound > 0 && $0.upperBound < .max }
      found.most = known.reduce(found.rows.count) { sum, gap in
        sum + Int(gap.upperBound - max(gap.lowerBound, 1)) + 1
      }
    }
    found.isWhole = false
    found.gaps += gaps
  }
}

// MARK: - What lies between

extension DamagedLibrary {
  /// Reads what can be read between two numbers, from wherever that is possible; gives what cannot be.
  ///
  /// A start that fails is doubled until one succeeds; the first that does is then found by halves.
  ///
  /// - Parameter read: Reads the rows above its first number and below its second: whether all, and the
  ///   last number.
  /// - Complexity: O(log *n*) reads for each page that cannot be read.
  private func gaps(
    from low: Int64, to high: Int64, read: (Int64, Int64) -> (isWhole: Bool, last: Int64?)
  ) -> [ClosedRange<Int64>] {
    var gaps: [ClosedRange<Int64>] = []
    var bad = low
    var step: Int64 = 1
    while bad < high - 1 {
      let start = bad + min(step, high - 1 - bad)
      let part = read(start, high)
      guard part.isWhole || part.last != nil else {
        if start == high - 1 { break }
        step = step > .max / 4 ? step : step * 2
        if step > .max / 4 { break }
        continue
      }
      var (fails, works) = (start - step, start)
      while works - fails > 1 {
        let middle = fails + (works - fails) / 2
        let some = read(middle, works + 1)
        if some.isWhole || some.last != nil { works = middle } else { fails = middle }
      }
      gaps.append(bad + 1...max(works, bad + 1))
      if part.isWhole { return gaps }
      (bad, step) = (part.last ?? works, 1)
    }
    return bad < high - 1 ? gaps + [bad + 1...high - 1] : gaps
  }

  /// Takes the contents of books that only an index still has: what they are known by is in it.
  private func takeFromIndex(of table: LibraryTables.Table, _ found: inout Table) {
    guard table.name == "edition" else { return }
    _ = rows(of: "SELECT digest, book FROM edition INDEXED BY editionByBook") { row in
      var row = row
      row["fileBytes"] = 0.databaseValue
      row["seenAt"] = 0.databaseValue
      if !found.seen.contains(table.key(of: row)) { found.remnants.append(row) }
    }
  }

  /// The number of rows that an index of a table has: the first of them that can be read.
  private func count(of table: LibraryTables.Table) -> Int? {
    for index in indexes(of: table) {
      var count: Int64?
      let isRead = rows(of: "SELECT count(*) AS n FROM \"\(table.name)\" INDEXED BY \"\(index)\"") {
        count = Self.number("n", $0)
      }
      if isRead, let count { return Int(count) }
    }
    return nil
  }

  /// The numbers of the rows that an index of a table has: the first of them that can be read.
  private func numbers(of table: LibraryTables.Table) -> Set<Int64>? {
    guard let column = table.number else { return nil }
    for index in indexes(of: table) {
      var numbers: Set<Int64> = []
      let query = "SELECT \"\(column)\" FROM \"\(table.name)\" INDEXED BY \"\(index)\""
      let isRead = rows(of: query) { row in
        if let number = Self.number(column, row) { numbers.insert(number) }
      }
      if isRead { return numbers }
    }
    return nil
  }

  /// The names of the indexes that have all rows of a table, and are not the table itself.
  private func indexes(of table: LibraryTables.Table) -> [String] {
    var indexes: [String] = []
    _ = rows(of: "SELECT name FROM pragma_index_list('\(table.name)') WHERE partial = 0") { row in
      row["name"].flatMap { String.fromDatabaseValue($0) }.map { indexes.append($0) }
    }
    return indexes.filter { !$0.hasPrefix("sqlite_autoindex") || table.number != nil }
  }

  private func isText(_ column: String, of table: LibraryTables.Table) -> Bool {
    var type = ""
    _ = rows(
      of: "SELECT type FROM pragma_table_info('\(table.name)') WHERE name = '\(column)'"
    ) { row in
      type = row["type"].flatMap { String.fromDatabaseValue($0) } ?? ""
    }
    return type == "TEXT"
  }

  private static func hex(_ number: Int) -> String {
    (number < 16 ? "0" : "") + String(number, radix: 16)
  }

  private static func number(_ column: String, _ row: [String: DatabaseValue]) -> Int64? {
    row[column].flatMap { Int64.fromDatabaseValue($0) }
  }
}

// MARK: - Through SQLite's own interface

extension DamagedLibrary {
  /// Gives the rows of a query one by one; whether it came to its end.
  private func rows(of sql: String, _ body: ([String: DatabaseValue]) -> Void) -> Bool {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
      return false
    }
    let names = (0..<sqlite3_column_count(statement)).map { column in
      sqlite3_column_name(statement, column).map { String(cString: $0) } ?? ""
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        var row: [String: DatabaseValue] = [:]
        for (column, name) in names.enumerated() {
          let value = Self.value(statement, Int32(column))
          if !value.isNull { row[name] = value }
        }
        body(row)
      case SQLITE_DONE: return true
      default: return false
      }
    }
  }

  private static func value(_ statement: OpaquePointer?, _ column: Int32) -> DatabaseValue {
    let count = Int(sqlite3_column_bytes(statement, column))
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return sqlite3_column_int64(statement, column).databaseValue
    case SQLITE_FLOAT: return sqlite3_column_double(statement, column).databaseValue
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, column) else { return .null }
      return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
        .databaseValue
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(statement, column) else { return Data().databaseValue }
      return Data(bytes: bytes, count: count).databaseValue
    default: return .null
    }
  }
}

extension LibraryTables.Table {
  /// The columns that a row is known by.
  fileprivate var keyColumns: [String] { number.map { [$0] } ?? keys[0] }

  /// What a row is known by.
  fileprivate func key(of row: [String: DatabaseValue]) -> [DatabaseValue] {
    keyColumns.map { row[$0] ?? .null }
  }
}
