internal import GRDB

/// The tables of a library, as an export sees them: whatever the migrations made, so that nothing
/// that is kept later is forgotten.
struct LibraryTables {
  /// A table and what it refers to.
  struct Table {
    let name: String
    let columns: [String]
    /// The tables that columns refer to, by their rows' numbers.
    let references: [String: String]
    /// The column that is another name of the row's number; `nil` where there is none.
    let number: String?
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
          AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'grdb_migrations'
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
    var references: [String: String] = [:]
    for key in try db.foreignKeys(on: name) where key.mapping.count == 1 {
      references[key.mapping[0].origin] = key.destinationTable
    }
    self.references = references
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
}
