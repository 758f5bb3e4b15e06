internal import GRDB
import Sync

/// Reads a library as other machines may know it.
struct PortableRecords {
  let db: Database
  /// The machine that the library is on: the places in it are its.
  let machine: MachineID

  /// Gives all that the library knows, record by record.
  func each(_ body: (PortableRecord) throws -> Void) throws {
    try eachOfBooks(try bookNames(), "", [], body)
    try eachNote("", [], body)
    try eachTag("", [], body)
  }

  /// Gives what the library knows of what has changed, record by record, as ``each(_:)`` does.
  func each(of change: LibraryChange, _ body: (PortableRecord) throws -> Void) throws {
    switch change.kind {
    case .book:
      guard let names = BookNames(try digests(of: change.number)) else { return }
      try eachOfBooks([change.number: names], "WHERE book.id = ?", [change.number], body)
    case .note: try eachNote("WHERE id = ?", [change.number], body)
    case .tag: try eachTag("WHERE id = ?", [change.number], body)
    }
  }

  /// All that the library knows of one book.
  func all(of book: Int64) throws -> [RegisterID: PortableRecord] {
    var records: [RegisterID: PortableRecord] = [:]
    try each(of: LibraryChange(kind: .book, number: book)) { records[$0.id] = $0 }
    return records
  }

  /// The records that belong to no book.
  func ofNoBook() throws -> [RegisterID: PortableRecord] {
    var records: [RegisterID: PortableRecord] = [:]
    try eachNote("", []) { records[$0.id] = $0 }
    try eachTag("", []) { records[$0.id] = $0 }
    return records
  }

  /// The names of a book's contents.
  func digests(of book: Int64) throws -> [String] {
    try String.fetchAll(db, sql: "SELECT digest FROM edition WHERE book = ?", arguments: [book])
  }

  private func bookNames() throws -> [Int64: BookNames] {
    var digests: [Int64: [String]] = [:]
    let rows = try Row.fetchCursor(db, sql: "SELECT book, digest FROM edition")
    while let row = try rows.next() { digests[row[0], default: []].append(row[1]) }
    return digests.compactMapValues { BookNames($0) }
  }

  // MARK: - Books

  private func eachOfBooks(
    _ names: [Int64: BookNames], _ condition: String, _ arguments: StatementArguments,
    _ body: (PortableRecord) throws -> Void
  ) throws {
    // What was forgotten is not said anew, but that it was removed and read.
    var forgotten: Set<Int64> = []
    let books = try Row.fetchCursor(
      db, sql: "SELECT * FROM book \(condition) ORDER BY id", arguments: arguments)
    while let row = try books.next() {
      let id: Int64 = row["id"]
      guard let name = names[id]?.first else { continue }
      let isForgotten = (row["forgottenAt"] as Int64?) != nil
      if isForgotten { forgotten.insert(id) }
      for part in BookColumns.all where !isForgotten || part.kind == .removal {
        let fields = SyncFields(row).filter { part.columns.contains($0.key) }
        let isPlain = fields.allSatisfy { column, value in
          value == .integer(0) || column == "status" && value == .text("to-read")
        }
        try body(
          PortableRecord(
            id: RegisterID(part.kind, of: name), fields: fields, time: fields.time(part.times),
            isPlain: isPlain))
      }
    }
    try eachEdition(names, condition, arguments, body)
    for table in BookTable.all {
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT "\(table.name)".* FROM "\(table.name)" JOIN book ON book.id = book \(condition)
          """, arguments: arguments)
      while let row = try rows.next() {
        let book: Int64 = row["book"]
        guard let name = names[book]?.first, table.kind == .reading || !forgotten.contains(book)
        else { continue }
        let fields = SyncFields(row, without: table.own)
        let key = table.kind == .position ? machine.digits : table.key(of: fields)
        try body(
          PortableRecord(
            id: RegisterID(table.kind, of: name, key: key), fields: fields,
            time: fields.time(table.times)))
      }
    }
    try eachBookTag(names, condition, arguments, body)
    try eachPlan(names, condition, arguments, body)
  }

  private func eachEdition(
    _ names: [Int64: BookNames], _ condition: String, _ arguments: StatementArguments,
    _ body: (PortableRecord) throws -> Void
  ) throws {
    let editions = try Row.fetchCursor(
      db,
      sql: """
        SELECT book, digest, edition.fileBytes, seenAt FROM edition JOIN book ON book.id = book
        \(condition)
        """, arguments: arguments)
    while let row = try editions.next() {
      let digest: String = row["digest"]
      guard let book = names[row["book"]], book.all.contains(digest) else { continue }
      // When it was seen last is told by no other machine: it changes with each opening.
      let bytes: Int64 = row["fileBytes"]
      try body(
        PortableRecord(
          id: RegisterID(.edition, of: book.first, key: digest),
          fields: ["fileBytes": .integer(bytes)], time: row["seenAt"]))
    }
  }

  private func eachBookTag(
    _ names: [Int64: BookNames], _ condition: String, _ arguments: StatementArguments,
    _ body: (PortableRecord) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT book, name, colour, bookTag.editedAt, isRemoved
        FROM bookTag JOIN tag ON tag.id = tag JOIN book ON book.id = book \(condition)
        """, arguments: arguments)
    while let row = try rows.next() {
      guard let book = names[row["book"]] else { continue }
      let name: String = row["name"]
      // The colour is the tag's, but a tag that another machine does not have yet needs one.
      let fields = SyncFields(row, without: ["book", "colour"])
      try body(
        PortableRecord(
          id: RegisterID(.bookTag, of: book.first, key: name.lowercased()), fields: fields,
          time: fields.time(["editedAt"])))
    }
  }

  private func eachPlan(
    _ names: [Int64: BookNames], _ condition: String, _ arguments: StatementArguments,
    _ body: (PortableRecord) throws -> Void
  ) throws {
    let plans = try Row.fetchAll(
      db, sql: "SELECT plan.* FROM plan JOIN book ON book.id = book \(condition)",
      arguments: arguments)
    for row in plans {
      let book: Int64 = row["book"]
      guard let name = names[book]?.first else { continue }
      var fields = SyncFields(row, without: ["book"])
      for part in Self.planParts {
        let rows = try Row.fetchAll(
          db, sql: "SELECT * FROM \"\(part)\" WHERE book = ? ORDER BY day", arguments: [book])
        let values = rows.map { SyncText.json(SyncFields($0, without: ["book"])) }
        if !values.isEmpty { fields[Self.field(of: part)] = .text("\(JSONText.list(values))") }
      }
      try body(
        PortableRecord(
          id: RegisterID(.plan, of: name), fields: fields, time: fields.time(["editedAt"])))
    }
  }

  /// The tables that are parts of a plan.
  static let planParts = ["portion", "calledOffDay", "toldDay"]

  /// The field that has the rows of a part of a plan.
  static func field(of part: String) -> String { "rows of \(part)" }

  // MARK: - Days and tags

  private func eachNote(
    _ condition: String, _ arguments: StatementArguments, _ body: (PortableRecord) throws -> Void
  ) throws {
    let notes = try Row.fetchCursor(
      db,
      sql: "SELECT kind, day, text, createdAt, editedAt FROM note \(condition) ORDER BY id",
      arguments: arguments)
    while let row = try notes.next() {
      let fields = SyncFields(row)
      let key = "\(row["day"] as Int64) \(row["kind"] as String)"
      try body(
        PortableRecord(
          id: RegisterID(.dayNote, key: key), fields: fields, time: fields.time(["editedAt"])))
    }
  }

  private func eachTag(
    _ condition: String, _ arguments: StatementArguments, _ body: (PortableRecord) throws -> Void
  ) throws {
    let tags = try Row.fetchCursor(
      db, sql: "SELECT name, colour, editedAt FROM tag \(condition) ORDER BY id",
      arguments: arguments)
    while let row = try tags.next() {
      let fields = SyncFields(row)
      let key = (row["name"] as String).lowercased()
      try body(
        PortableRecord(
          id: RegisterID(.tag, key: key), fields: fields, time: fields.time(["editedAt"])))
    }
  }
}
