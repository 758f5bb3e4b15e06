internal import GRDB

/// The tables of a library, as an export sees them: whatever the migrations made, so that nothing
/// that is kept later is forgotten. What tells of changes is not among them: it is of this file alone.
struct LibraryTables {
  /// A table and what it refers to.
  struct Table {
    let name: String
    let columns: [String]
    /// The tables that columns refer to, by their rows' numbers.
    let references: [String: String]
    /// The column that is another name of the row's number; `nil` if there is none.
    let number: String?
    /// The column that names the row that a row is a part of, and that row's table, which has at most
    /// one for each book: a portion's plan. `nil` if rows stand for themselves.
    let whole: (column: String, table: String)?
    /// The columns that tell rows apart, where those are not the number alone.
    let keys: [[String]]
  }

  /// The tables, those that are referred to before those that refer to them.
  let all: [Table]

  /// The tables of the library that `db` is of.
  init(_ db: Database) throws {
    let names = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM pragma_table_list
        WHERE schema = 'main' AND type = 'table'
          AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
          AND name NOT IN ('grdb_migrations', 'change', '\(FormerSchema.table)')
        ORDER BY name
        """)
    let tables = try names.map { try Table($0, in: db) }
    var sorted: [Table] = []
    while sorted.count < tables.count {
      let next = tables.filter { table in
        !sorted.contains { $0.name == table.name }
          && table.references.values.allSatisfy { name in
            name == table.name || sorted.contains { $0.name == name }
          }
      }
      guard !next.isEmpty else { break }
      sorted += next
    }
    all = sorted
  }

  /// The migrations that made them.
  static func migrations(_ db: Database) throws -> [String] {
    try LibrarySchema.migrator.appliedIdentifiers(db).sorted()
  }
}

extension LibraryTables.Table {
  fileprivate init(_ name: String, in db: Database) throws {
    let columns = try db.columns(in: name)
    self.name = name
    self.columns = columns.map(\.name)
    let references = try Self.references(of: name, in: db)
    self.references = references
    whole = try references.first { _, other in
      // What a row is known by is what another one is known by that it refers to.
      guard let number = try db.primaryKey(other).rowIDColumn else { return false }
      return try Self.references(of: other, in: db)[number] != nil
    }.map { (column: $0.key, table: $0.value) }
    let primary = try db.primaryKey(name)
    number = primary.rowIDColumn
    var keys = primary.rowIDColumn == nil ? [primary.columns] : []
    // A number that refers to another row tells rows apart, as any other key does.
    if let number = primary.rowIDColumn, references[number] != nil { keys.append([number]) }
    for index in try db.indexes(on: name) where index.isUnique && index.columns != primary.columns {
      keys.append(index.columns)
    }
    self.keys = keys
  }

  private static func references(of table: String, in db: Database) throws -> [String: String] {
    try db.foreignKeys(on: table).reduce(into: [:]) { references, key in
      guard key.mapping.count == 1 else { return }
      references[key.mapping[0].origin] = key.destinationTable
    }
  }
}
