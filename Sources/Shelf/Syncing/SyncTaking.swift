import Books
import Datebook
internal import GRDB
import Sync

/// Writes into the library what other machines said, where the reader has not said something else here
/// meanwhile.
struct SyncTaking {
  let db: Database
  let store: SyncStore
  let machine: MachineID
  /// How many records were changed.
  private(set) var count = 0

  init(_ db: Database, _ store: SyncStore, machine: MachineID) {
    (self.db, self.store, self.machine) = (db, store, machine)
  }

  private var records: PortableRecords { PortableRecords(db: db, machine: machine) }

  /// Puts two texts of a note together.
  static func merged(_ first: String, _ second: String) -> String {
    DatebookNote.merged(first, with: second) ?? first
  }

  /// Merges what was said of these things.
  mutating func merge(_ ids: Set<RegisterID>) throws {
    let books = Dictionary(grouping: ids.filter { !$0.book.isEmpty }, by: \.book)
    var byBook: [Int64: Set<RegisterID>] = [:]
    for name in books.keys.sorted() {
      let (book, isNew) = try book(called: name)
      byBook[book, default: []].formUnion(books[name] ?? [])
      guard isNew, let names = BookNames(try records.digests(of: book)) else { continue }
      byBook[book, default: []].formUnion(try store.ids(of: names))
    }
    for book in byBook.keys.sorted() { try merge(byBook[book] ?? [], of: book) }
    try takeOfNoBook(ids.filter(\.book.isEmpty))
  }

  // MARK: - Which book

  /// The book here that has a content of this name, made if there is none.
  private func book(called name: String) throws -> (Int64, isNew: Bool) {
    if let known = try owner(of: name) { return (known, false) }
    let names = try store.names(with: name)
    let known = try names.lazy.compactMap { try owner(of: $0) }.first
    let book = try known ?? newBook()
    for name in names { try add(edition: name, to: book) }
    return (book, known == nil)
  }

  private func owner(of name: String) throws -> Int64? {
    try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT book FROM edition WHERE digest = ?"), arguments: [name])
  }

  private func newBook() throws -> Int64 {
    // When it was added is told with all else.
    try db.execute(sql: "INSERT INTO book (addedAt) VALUES (0)")
    return db.lastInsertedRowID
  }

  private func add(edition name: String, to book: Int64) throws {
    var bytes: Int64 = 0
    for other in try store.names(with: name) {
      let said = try store.register(RegisterID(.edition, of: other, key: name))
      bytes = max(bytes, said.latest?.fields["fileBytes"]?.integer ?? 0)
    }
    // An e-reader knows a short text by its samples alone.
    for name in [name, String(name.prefix { $0 != "-" })] {
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO edition (digest, book, fileBytes, seenAt) VALUES (?, ?, ?, 0)
          """, arguments: [name, book, bytes])
    }
    try db.execute(
      sql: "UPDATE book SET fileBytes = ? WHERE id = ? AND fileBytes = 0", arguments: [bytes, book])
  }

  // MARK: - Books

  private mutating func merge(_ ids: Set<RegisterID>, of book: Int64) throws {
    var ids = ids
    for id in ids where id.kind == .edition && id.key != id.book {
      if try owner(of: id.key) == nil { try add(edition: id.key, to: book) }
    }
    guard let names = BookNames(try records.digests(of: book)) else { return }
    let removal = try removal(names)
    let isForgotten =
      try Bool.fetchOne(
        db, sql: "SELECT forgottenAt NOTNULL FROM book WHERE id = ?", arguments: [book]) ?? false
    if isForgotten, removal.isEmpty {
      // It is read again on another machine: all that was forgotten here comes back.
      try db.execute(sql: "UPDATE book SET forgottenAt = NULL WHERE id = ?", arguments: [book])
      ids.formUnion(try store.ids(of: names))
    }
    let before = try records.all(of: book)
    var things: [RegisterID: RegisterID] = [:]
    for id in ids { things[RegisterID(id.kind, of: names.first, key: id.key)] = id }
    if ids.contains(where: { [.added, .opened].contains($0.kind) }) {
      things[RegisterID(.removal, of: names.first)] = RegisterID(.removal, of: names.first)
    }
    for thing in things.keys.sorted() {
      if isForgotten, !removal.isEmpty, thing.kind != .reading, thing.kind != .removal { continue }
      try merge(thing, of: book, names, before, removal)
    }
    for record in try records.all(of: book).values {
      guard before[record.id]?.hash != record.hash else { continue }
      try store.setSeen(record)
      count += 1
    }
  }

  /// When a book was removed, if nobody has opened or added it since.
  private func removal(_ names: BookNames) throws -> SyncFields {
    let said = try store.register(RegisterID(.removal, of: names.first), names).latest
    guard let said, !said.fields.isEmpty else { return [:] }
    for kind in [RegisterID.Kind.opened, .added] {
      let other = try store.register(RegisterID(kind, of: names.first), names).latest
      if let other, other.stamp > said.stamp { return [:] }
    }
    return said.fields
  }

  private func merge(
    _ id: RegisterID, of book: Int64, _ names: BookNames,
    _ before: [RegisterID: PortableRecord], _ removal: SyncFields
  ) throws {
    if id.kind == .position { return try takePosition(of: book, names, before) }
    guard id.kind != .edition, try isUntouched(id, before) else { return }
    let said = try store.register(id, names).resolved(as: id.kind, merging: Self.merged)
    guard let fields = id.kind == .removal ? removal : said else { return }
    if let part = BookColumns.all.first(where: { $0.kind == id.kind }) {
      try set(part.columns, fields, of: book)
    } else if let table = BookTable.all.first(where: { $0.kind == id.kind }) {
      try put(fields, into: table, of: book, isKnown: before[id] != nil)
    } else if id.kind == .bookTag {
      try putTag(fields, of: book)
    } else if id.kind == .plan {
      try putPlan(fields, of: book)
    }
  }

  /// Whether a record is as it was seen last: the reader has not changed it since.
  private func isUntouched(
    _ id: RegisterID, _ before: [RegisterID: PortableRecord]
  ) throws -> Bool {
    guard let record = before[id], !record.isPlain else { return true }
    return try store.seen(id) == record.hash
  }

  private func set(_ columns: [String], _ fields: SyncFields, of book: Int64) throws {
    let plain: [String: DatabaseValue] = [
      "titleIsOwn": 0.databaseValue, "authorIsOwn": 0.databaseValue,
      "status": "to-read".databaseValue, "addedAt": 0.databaseValue,
    ]
    let values = columns.map { fields[$0]?.databaseValue ?? plain[$0] ?? .null }
    try db.execute(
      sql:
        "UPDATE book SET \(columns.map { "\"\($0)\" = ?" }.joined(separator: ", ")) WHERE id = ?",
      arguments: StatementArguments(values) + [book])
  }

  /// The place in a book that was never read here is the last one of another machine; no other one is
  /// taken.
  private func takePosition(
    of book: Int64, _ names: BookNames, _ before: [RegisterID: PortableRecord]
  ) throws {
    let own = RegisterID(.position, of: names.first, key: machine.digits)
    guard try store.register(own, names).versions.isEmpty, try isUntouched(own, before) else {
      return
    }
    let places = try store.ids(of: names).filter { $0.kind == .position }
      .compactMap { try store.register($0).latest }
    guard let last = places.max(by: { $0.stamp < $1.stamp }) else { return }
    try put(last.fields, into: .position, of: book, isKnown: before[own] != nil)
  }

  private func put(
    _ fields: SyncFields, into table: BookTable, of book: Int64, isKnown: Bool
  ) throws {
    // What was removed already need not come.
    if !isKnown, table.kind == .mark, fields["removedAt"] != nil { return }
    try upsert(fields, into: table.name, where: table.key, also: ["book": book.databaseValue])
  }

  private func putTag(_ fields: SyncFields, of book: Int64) throws {
    guard let name = fields["name"]?.text else { return }
    let known = try Int64.fetchOne(db, sql: "SELECT id FROM tag WHERE name = ?", arguments: [name])
    if known == nil {
      let tag = RegisterID(.tag, key: name.lowercased())
      let said = try store.register(tag).resolved(as: .tag, merging: Self.merged)
      try db.execute(
        sql: "INSERT INTO tag (name, colour, editedAt) VALUES (?, ?, ?)",
        arguments: [
          name, said?["colour"]?.text ?? "grey", said?["editedAt"]?.integer ?? 0,
        ])
    }
    let tag = known ?? db.lastInsertedRowID
    try upsert(
      fields.filter { $0.key != "name" }, into: "bookTag", where: [],
      also: ["book": book.databaseValue, "tag": tag.databaseValue])
  }

  private func putPlan(_ fields: SyncFields, of book: Int64) throws {
    let parts = PortableRecords.planParts
    let own = ["book": book.databaseValue]
    let plan = fields.filter { field in
      !parts.contains { PortableRecords.field(of: $0) == field.key }
    }
    try upsert(plan, into: "plan", where: [], also: own)
    for part in parts {
      try db.execute(sql: "DELETE FROM \"\(part)\" WHERE book = ?", arguments: [book])
      let text = fields[PortableRecords.field(of: part)]?.text
      for row in text.flatMap({ JSONText($0) })?.values ?? [] {
        guard let fields = SyncText.fields(of: row) else { continue }
        try upsert(fields, into: part, where: ["day"], also: own)
      }
    }
  }

  // MARK: - Days and tags

  private mutating func takeOfNoBook(_ ids: Set<RegisterID>) throws {
    guard !ids.isEmpty else { return }
    let before = try records.ofNoBook()
    for id in ids.sorted() {
      guard try isUntouched(id, before),
        let fields = try store.register(id).resolved(as: id.kind, merging: Self.merged)
      else { continue }
      switch id.kind {
      case .dayNote:
        if before[id] == nil, fields["text"]?.text?.isEmpty != false { continue }
        try upsert(fields, into: "note", where: ["day", "kind"])
      // A tag that no book has is none.
      case .tag where before[id] != nil: try upsert(fields, into: "tag", where: ["name"])
      default: continue
      }
    }
    for record in try records.ofNoBook().values {
      guard before[record.id]?.hash != record.hash else { continue }
      try store.setSeen(record)
      count += 1
    }
  }

  // MARK: - Rows

  /// Writes a row, or the columns of the one that is there.
  ///
  /// - Parameters:
  ///   - key: The columns by which it is known.
  ///   - own: Columns with values of this library, by which it is known too.
  private func upsert(
    _ fields: SyncFields, into table: String, where key: [String],
    also own: [String: DatabaseValue] = [:]
  ) throws {
    let columns = try db.columns(in: table)
    var row = fields.filter { field in columns.contains { $0.name == field.key } }.mapValues(
      \.databaseValue)
    row.merge(own) { $1 }
    let known = key + own.keys.sorted()
    let condition = known.map { "\"\($0)\" IS ?" }.joined(separator: " AND ")
    let identity = StatementArguments(known.map { row[$0] ?? .null })
    let isThere =
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM \"\(table)\" WHERE \(condition))",
        arguments: identity) ?? false
    if isThere {
      // What is nothing there is nothing here, but what only this library has.
      let changed = columns.filter { row[$0.name] != nil || !$0.isNotNull }.map(\.name)
        .filter { $0 != "id" && !known.contains($0) }
      guard !changed.isEmpty else { return }
      let sets = changed.map { "\"\($0)\" = ?" }.joined(separator: ", ")
      try db.execute(
        sql: "UPDATE \"\(table)\" SET \(sets) WHERE \(condition)",
        arguments: StatementArguments(changed.map { row[$0] ?? .null }) + identity)
    } else {
      let names = row.keys.sorted()
      let marks = names.map { _ in "?" }.joined(separator: ", ")
      try db.execute(
        sql: """
          INSERT INTO "\(table)" (\(names.map { "\"\($0)\"" }.joined(separator: ", ")))
          VALUES (\(marks))
          """, arguments: StatementArguments(names.map { row[$0] ?? .null }))
    }
  }
}
