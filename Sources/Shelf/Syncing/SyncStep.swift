internal import GRDB
import Sync

/// One synchronisation, in four transactions of what is kept beside the library:
///
/// 1. What is new in the library is noted, and what came from others.
/// 2. What is to be said is written into the folder.
/// 3. What came is written into the library.
/// 4. If it is time for that, all that is known is written into the folder as a snapshot.
///
/// Whatever fails, what was noted is still to be done the next time: if a full disk takes nothing, what
/// others say is taken in all the same, and is not taken for what the reader said here.
struct SyncStep {
  let store: SyncStore
  let folder: SyncFolder
  let library: Library
  /// The time, in milliseconds.
  let now: Int64
  let name: String
  let machine: MachineID
  /// Whether the whole library is compared with what it said last, whatever has changed in it.
  let comparesAll: Bool

  /// After so many deltas a snapshot may be written, and after so many it is.
  private static let deltas = (least: 64, most: 1024)

  private var outcome = SyncOutcome()
  /// What was said by others, or stands beside it: it may count in the library now.
  private var touched: Set<RegisterID> = []
  /// What may have counted in the last synchronisation, if that was broken off: the library may have it.
  private var unsettled: Set<RegisterID> = []
  private var delta = 0
  /// Whether the library has changed since it was marked.
  private var isMarkDue = false
  private var knownNames: [String: BookNames] = [:]

  init(
    store: SyncStore, folder: SyncFolder, library: Library, now: Int64, name: String,
    machine: MachineID, comparesAll: Bool
  ) {
    self.store = store
    self.folder = folder
    self.library = library
    self.now = now
    self.name = name
    self.machine = machine
    self.comparesAll = comparesAll
  }

  mutating func run() throws -> SyncOutcome {
    let migrations = try library.read { try LibraryTables.migrations($0) }
    try store.transaction { try noteAll(migrations) }
    // What others said is taken in even if nothing can be written into the folder.
    let delta = Result { try store.transaction { try writeDelta(migrations) } }
    try store.transaction { try takeIntoLibrary() }
    try delta.get()
    try store.transaction { try writeSnapshot(migrations) }
    return outcome
  }

  /// Notes what is new in the library, and what came from others.
  private mutating func noteAll(_ migrations: [String]) throws {
    try takeOwnFiles(migrations)
    unsettled = try store.ids(in: .unsettled)
    let isOther = try forgetOtherLibrary()
    delta = try store.number("delta") + 1
    // A library that was put back may have what others said since.
    if isOther { try takeFiles(migrations) }
    try sayWhatChanged()
    if !isOther { try takeFiles(migrations) }
    for id in touched { try store.insert(id, into: .unsettled) }
    isMarkDue = try isMarkDue || !store.isEmpty(.unsettled) || store[fact: SyncStore.mark] == nil
    if isMarkDue { try store.set(SyncStore.nextMark, "\(Int64.random(in: 1 ... .max))") }
  }

  // MARK: - What was said here

  /// Forgets what was seen in the library if that is another one now: what it says is not said anew then.
  ///
  /// - Returns: Whether it is.
  private mutating func forgetOtherLibrary() throws -> Bool {
    let file = library.fileNumber
    let former = try store[fact: "file"]
    // A file that is made anew may get the number of the old one, but its books are counted anew.
    // One that was put back from a backup has another mark, and mostly fewer changes behind it.
    let (last, lastChange, mark) = try library.read { db in
      (
        try Int.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'book'") ?? 0,
        try LibraryChanges(db: db).last, try LibraryChanges(db: db).mark
      )
    }
    defer { try? store.set("last book", "\(last)") }
    let marks = try [SyncStore.mark, SyncStore.nextMark].compactMap { try store[fact: $0] }
    guard
      try former != file || last < store.number("last book")
        || lastChange < store.number(SyncStore.lastChange)
        || !marks.isEmpty && !marks.contains(mark.map { "\($0)" } ?? "")
    else {
      if marks.count == 2, let mark { try store.set(SyncStore.mark, "\(mark)") }
      return false
    }
    try store.forgetSeen()
    try store.remove(SyncStore.lastChange)
    try store.set("file", file)
    guard former != nil else { return false }
    // What the other library had comes back into this one.
    try store.each { id, _ in touched.insert(id) }
    return true
  }

  /// Notes what the library says that is new: of what has changed since the last time, or of all.
  private mutating func sayWhatChanged() throws {
    let known = try comparesAll ? nil : store[fact: SyncStore.lastChange].flatMap { Int($0) }
    try library.read { db in
      let changes = LibraryChanges(db: db)
      let records = PortableRecords(db: db, machine: machine)
      if let known, let changed = try changes.all(after: known) {
        for change in changed { try records.each(of: change) { try say($0, db) } }
        isMarkDue = !changed.isEmpty
      } else {
        try records.each { try say($0, db) }
        isMarkDue = true
      }
      try store.set(SyncStore.lastChange, "\(changes.last)")
    }
  }

  /// Notes what a record of the library says, if that is new.
  private mutating func say(_ record: PortableRecord, _ db: Database) throws {
    let seen = try store.seen(record.id)
    guard seen != record.hash else { return }
    let names = record.id.book.isEmpty ? nil : try names(record.id.book, db)
    var register = try store.register(record.id, names)
    if seen == nil || isUnsettled(record.id, names),
      let known = register.resolved(as: record.id.kind, merging: SyncTaking.merged)
    {
      // The first meeting: neither knew of the other.
      if known != record.fields, try !isOld(record, names),
        register.add(record, known: known, by: machine, in: delta)
      {
        try put(register, record.id)
      }
      if known != record.fields { touched.insert(record.id) }
    } else if seen != nil || !record.isPlain {
      let time = min(record.time ?? (seen == nil ? 0 : now), now)
      register.write(
        record.fields, at: time, by: machine, in: delta, after: try past(of: record.id, names))
      try put(register, record.id)
    }
    try store.setSeen(record)
  }

  private mutating func put(_ register: Register, _ id: RegisterID) throws {
    try store.put(register, id)
    try store.insert(id, into: .unsent)
  }

  /// Whether what others said of a record may have come into the library, in a synchronisation that was
  /// broken off.
  private func isUnsettled(_ id: RegisterID, _ names: BookNames?) -> Bool {
    guard !unsettled.isEmpty else { return false }
    return (names?.all ?? [id.book]).contains {
      unsettled.contains(RegisterID(id.kind, of: $0, key: id.key))
    }
  }

  /// Whether a record says what is so of any book, or what it has said before: the library was put back to
  /// that, and what came after it counts.
  private func isOld(_ record: PortableRecord, _ names: BookNames?) throws -> Bool {
    guard try store.seen(record.id) == nil else { return false }
    return try record.isPlain || store.wasSeen(record, names)
  }

  /// What was known of a book when something was said of it: that it is removed is said after it was
  /// opened, and that it was opened after it was removed.
  private func past(of id: RegisterID, _ names: BookNames?) throws -> Stamp? {
    let kinds: [RegisterID.Kind]
    switch id.kind {
    case .removal: kinds = [.added, .opened]
    case .added, .opened: kinds = [.removal]
    default: return nil
    }
    return try kinds.compactMap {
      try store.register(RegisterID($0, of: id.book), names).latest?.stamp
    }.max()
  }

  /// The names of the book with a content that has this one.
  private mutating func names(_ name: String, _ db: Database) throws -> BookNames? {
    if let known = knownNames[name] { return known }
    let digests = try String.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT other.digest FROM edition
          JOIN edition AS other ON other.book = edition.book WHERE edition.digest = ?
          """), arguments: [name])
    let names = BookNames(digests)
    knownNames[name] = names
    return names
  }

  // MARK: - What others said

  /// Takes in what this machine wrote and does not know of any more: what it knew was put back to an
  /// earlier state.
  private mutating func takeOwnFiles(_ migrations: [String]) throws {
    let known = try store.number("delta")
    let files = SyncFileName.wanted(folder.files(of: machine).filter { $0.number > known })
    for file in files {
      guard let text = folder.text(of: file, of: machine),
        let content = try? SyncFile(text, knowing: Set(LibrarySchema.migrator.migrations))
      else { continue }
      try merge(content)
    }
    if let last = files.map(\.number).max() { try store.set("delta", "\(last)") }
  }

  private mutating func takeFiles(_ migrations: [String]) throws {
    let known = Set(LibrarySchema.migrator.migrations)
    for other in try folder.machines() where other != machine {
      var name: String?
      for file in try wanted(of: other) {
        guard let content = content(of: file, from: other, known) else { continue }
        try merge(content)
        try store.setTaken(file, of: other.digits)
        try store.name(content.machine, content.name)
        name = content.name
      }
      if let name { outcome.machines.append(name) }
    }
  }

  /// The content of a file; nil if it is not there as a whole, or not to be understood.
  private mutating func content(
    of file: SyncFileName, from other: MachineID, _ known: Set<String>
  ) -> SyncFile? {
    guard let text = folder.text(of: file, of: other) else { return nil }
    do throws(SyncFile.Fault) { return try SyncFile(text, knowing: known) } catch {
      if case .newer(let name) = error, !outcome.newer.contains(name) {
        outcome.newer.append(name)
      }
      return nil
    }
  }

  /// The files of another machine that were not taken in.
  private func wanted(of other: MachineID) throws -> [SyncFileName] {
    let files = try folder.files(of: other).filter { try !store.isTaken($0, of: other.digits) }
    guard let snapshot = files.filter({ $0.kind == .snapshot }).max(by: { $0.number < $1.number })
    else { return files.sorted { $0.number < $1.number } }
    // All that is in it may have come already.
    let last =
      try Int.fetchOne(
        store.db,
        sql: """
          SELECT max(CAST(name AS INTEGER)) FROM taken WHERE machine = ? AND name LIKE '%.snapshot'
          """, arguments: [other.digits]) ?? 0
    let count =
      try Int.fetchOne(
        store.db,
        sql: """
          SELECT count(*) FROM taken WHERE machine = ? AND name LIKE '%.delta'
            AND CAST(name AS INTEGER) BETWEEN ? AND ?
          """, arguments: [other.digits, last + 1, snapshot.number]) ?? 0
    guard count < snapshot.number - last else {
      try store.setTaken(snapshot, of: other.digits)
      return files.filter { $0.kind == .delta }.sorted { $0.number < $1.number }
    }
    return [snapshot]
      + files.filter { $0.kind == .delta }.sorted { $0.number < $1.number }
  }

  private mutating func merge(_ content: SyncFile) throws {
    for (id, said) in content.registers {
      let known = try store.register(id)
      var merged = known
      merged.merge(said)
      guard merged != known else { continue }
      try store.put(merged, id)
      touched.insert(id)
    }
  }

  /// Writes into the library what came, and marks it.
  private mutating func takeIntoLibrary() throws {
    // Another program may have done so meanwhile.
    guard isMarkDue, let mark = try store[fact: SyncStore.nextMark] else { return }
    let ids = try store.ids(in: .unsettled)
    let read = try store.number(SyncStore.lastChange)
    let last = try library.write { db in
      let changes = LibraryChanges(db: db)
      let isAsRead = try changes.last == read
      var taking = SyncTaking(db, store, machine: machine)
      try taking.merge(ids)
      outcome.taken = taking.count
      if let mark = Int64(mark) { try changes.set(mark: mark) }
      return isAsRead ? try changes.last : read
    }
    try store.set(SyncStore.lastChange, "\(last)")
    try store.set(SyncStore.mark, mark)
    try store.remove(SyncStore.nextMark)
    try store.removeAll(in: .unsettled)
  }

  // MARK: - Files

  /// Writes what is to be said, also what could not be written before.
  private mutating func writeDelta(_ migrations: [String]) throws {
    let ids = try store.ids(in: .unsent)
    guard !ids.isEmpty else { return }
    let delta = try store.number("delta") + 1
    var file = SyncFile(
      machine: machine, name: name, number: delta, migrations: migrations, registers: [:])
    for id in ids { file.registers[id] = try store.register(id) }
    let text = file.text
    try folder.write(text, to: SyncFileName(.delta, delta), of: machine)
    outcome.sent = ids.count
    outcome.bytes = text.utf8.count
    try store.set("delta", "\(delta)")
    let bytes = try store.number("bytes since snapshot") + text.utf8.count
    try store.set("bytes since snapshot", "\(bytes)")
    try store.removeAll(in: .unsent)
  }

  /// Writes all that is known, if there is much to read for a machine that is new.
  private mutating func writeSnapshot(_ migrations: [String]) throws {
    guard outcome.sent > 0 else { return }
    let delta = try store.number("delta")
    let count = delta - (try store.number("snapshot"))
    let bytes = try store.number("bytes since snapshot")
    let former = try store.number("snapshot bytes")
    let isDue = count >= Self.deltas.most || count >= Self.deltas.least && bytes > former / 2
    guard isDue else { return }
    var file = SyncFile(
      machine: machine, name: name, number: delta, migrations: migrations, registers: [:])
    try store.each { file.registers[$0] = $1 }
    let whole = file.text
    try folder.write(whole, to: SyncFileName(.snapshot, delta), of: machine)
    outcome.bytes += whole.utf8.count
    try store.set("snapshot", "\(delta)")
    try store.set("snapshot bytes", "\(whole.utf8.count)")
    try store.set("bytes since snapshot", "0")
    for old in folder.files(of: machine)
    where old.number < delta || old.kind == .delta && old.number == delta {
      folder.remove(old, of: machine)
    }
  }
}

extension Register {
  /// Says what did not know of the versions.
  ///
  /// - Parameter known: What counts of them.
  /// - Returns: Whether there was anything to be said.
  fileprivate mutating func add(
    _ record: PortableRecord, known: SyncFields, by machine: MachineID, in delta: Int
  ) -> Bool {
    let time = record.time ?? 0
    guard versions.contains(where: { $0.knows[machine] != nil }) else {
      writeBeside(record.fields, at: time, by: machine, in: delta)
      return true
    }
    // The next number of this machine would follow what it said before its library was put back: what
    // counts of both is found first.
    var both = self
    both.writeBeside(record.fields, at: time, by: .nobody, in: 1)
    let fields = both.resolved(as: record.id.kind, merging: SyncTaking.merged)
    guard let fields, fields != known else { return false }
    write(fields, at: time, by: machine, in: delta)
    return true
  }
}
