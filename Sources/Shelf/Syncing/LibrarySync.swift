import Books
package import Datebook
import Files
internal import GRDB
import Glibc
import Sync

/// What a synchronisation came to.
package struct SyncOutcome: Equatable, Sendable {
  /// How many things that were said here were written into the folder.
  package var sent = 0
  /// How many records of the library were changed by what other machines said.
  package var taken = 0
  /// The machines from which something was taken.
  package var machines: [String] = []
  /// The machines whose newer version wrote what this one does not understand: that was left alone.
  package var newer: [String] = []
  /// How many bytes were written into the folder.
  package var bytes = 0

  /// Nothing was to be done.
  package init() {}
}

/// Why nothing was synchronised; nothing was lost.
package enum SyncError: Error, Equatable, Sendable {
  /// The folder is not there: a stick may be out.
  case noFolder(path: String)
  /// The folder cannot be written to; `code` is the `errno`.
  case unwritable(path: String, code: Int32)
  /// The library, or what is kept beside it, cannot be used.
  case library(LibraryError)
}

/// A place that the reader has reached in a book on another machine.
package struct PositionElsewhere: Equatable, Sendable {
  /// What the machine is called.
  package var machine: String
  /// The place.
  package var place: SavedPosition
  /// When the reader was there, in milliseconds since 1970 UTC, by that machine's clock.
  package var milliseconds: Int64
}

/// Brings the library and a folder that other machines share to the same state.
///
/// What the reader said since the last time goes into the folder first, as what did not know of what
/// comes then. What others said is merged with all that was ever said (`Register`), and what counts of it
/// is written into the library.
package struct LibrarySync: Sendable {
  private let folder: SyncFolder
  private let location: LibraryLocation
  private let name: String
  private let seed: UInt64?

  /// - Parameters:
  ///   - folder: The path of the folder that machines share.
  ///   - library: Where this machine's library is.
  ///   - name: What the reader calls this machine.
  ///   - seed: What this machine's number is made of; nil for chance.
  package init(
    folder: String, library: LibraryLocation, name: String, seed: UInt64? = nil
  ) {
    self.folder = SyncFolder(path: folder)
    location = library
    self.name = name
    self.seed = seed
  }

  /// Where the machine keeps what it knows of the others.
  private var storePath: String { location.folder + "/sync.sqlite" }

  /// Synchronises once. Programs take turns.
  ///
  /// - Parameters:
  ///   - library: The library at this machine's location.
  ///   - now: The time by this machine's clock.
  ///   - comparesAll: Whether the whole library is compared with what it said last. What has changed in
  ///     it is enough; tests compare the two.
  package func run(
    _ library: Library, now: Moment, comparingAll comparesAll: Bool = false
  ) throws(SyncError) -> SyncOutcome {
    guard Folder.exists(folder.path) else { throw .noFolder(path: folder.path) }
    do {
      let queue = try store()
      defer { try? queue.close() }
      return try queue.writeWithoutTransaction { db in
        let store = SyncStore(db: db)
        var machine: MachineID?
        try store.transaction { machine = try self.machine(store) }
        guard let machine else { return SyncOutcome() }
        var step = SyncStep(
          store: store, folder: folder, library: library, now: Int64(now.milliseconds),
          name: name, machine: machine, comparesAll: comparesAll)
        return try step.run()
      }
    } catch let error as FileFault {
      throw .unwritable(path: error.path, code: error.code)
    } catch let error as LibraryError {
      throw .library(error)
    } catch {
      throw .library(LibraryError(error, path: storePath))
    }
  }

  private func store() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(30)
    configuration.label = "sync"
    let queue = try DatabaseQueue(path: storePath, configuration: configuration)
    try queue.write { try $0.execute(sql: SyncStore.schema) }
    chmod(storePath, 0o600)
    return queue
  }

  /// Who this machine is: it stays so as long as its files lie on one machine.
  private func machine(_ store: SyncStore) throws -> MachineID {
    let host = FileContents.read("/etc/machine-id", atMost: 256).map { FNV1a($0).value } ?? 0
    let home = "\(host) \(FNV1a(location.path.utf8).value)"
    if let known = try store[fact: "machine"].flatMap({ MachineID($0) }),
      try store[fact: "home"] == home
    {
      return known
    }
    var generator = SystemRandomNumberGenerator()
    let machine =
      seed.flatMap { MachineID(Self.digits($0)) } ?? MachineID.random(using: &generator)
    try store.set("machine", machine.digits)
    try store.set("home", home)
    for number in ["delta", "snapshot", "snapshot bytes", "bytes since snapshot"] {
      try store.set(number, "0")
    }
    // The places in the library are this machine's now.
    try store.remove(SyncStore.lastChange)
    return machine
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

// MARK: - Places on other machines

extension LibrarySync {
  /// The place of another machine in a book, if the reader has come further there, and later.
  ///
  /// - Parameter names: The names of the book's content.
  package static func placeElsewhere(
    in names: [String], library: LibraryLocation
  ) -> PositionElsewhere? {
    let path = library.folder + "/sync.sqlite"
    guard access(path, R_OK) == 0, let names = BookNames(names) else { return nil }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(2)
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else {
      return nil
    }
    defer { try? queue.close() }
    return try? queue.read { db -> PositionElsewhere? in
      let store = SyncStore(db: db)
      guard let own = try store[fact: "machine"] else { return nil }
      let all = try store.names(with: names.first)
      let ids = try Set(all + names.all).reduce(into: Set<RegisterID>()) { ids, name in
        if let names = BookNames([name]) { ids.formUnion(try store.ids(of: names)) }
      }
      var here: Register.Version?
      var there: (version: Register.Version, machine: String)?
      for id in ids where id.kind == .position {
        guard let version = try store.register(id).latest else { continue }
        if id.key == own {
          if here.map({ $0.stamp < version.stamp }) ?? true { here = version }
        } else if there.map({ $0.version.stamp < version.stamp }) ?? true {
          there = (version, id.key)
        }
      }
      guard let there, let here, here.stamp < there.version.stamp,
        let place = SavedPosition(there.version.fields),
        place.position.fraction > SavedPosition(here.fields)?.position.fraction ?? 0
      else { return nil }
      let name = try String.fetchOne(
        db, sql: "SELECT name FROM machine WHERE id = ?", arguments: [there.machine])
      return PositionElsewhere(
        machine: name ?? "another machine", place: place,
        milliseconds: there.version.fields["movedAt"]?.integer
          ?? there.version.stamp.milliseconds)
    } ?? nil
  }
}

extension SavedPosition {
  /// The place in the fields of a position.
  init?(_ fields: SyncFields) {
    guard case .integer(let offset)? = fields["textOffset"],
      case .bytes(let before)? = fields["textBefore"],
      case .bytes(let after)? = fields["textAfter"],
      case .integer(let textBytes)? = fields["textBytes"]
    else { return nil }
    var fraction = 0.0
    if case .real(let part)? = fields["fraction"] { fraction = part }
    self.init(
      position: Position(offset: Int(offset), before: before, after: after, fraction: fraction),
      textBytes: Int(textBytes), match: .content)
  }
}
