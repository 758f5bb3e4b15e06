package import Datebook
import Files
import GRDBSQLite
import Glibc

/// What a reader is to be told whose library was found damaged, empty or gone while there were copies
/// of it: until the last one of them was taken in, or the file that was set aside is removed.
package struct LibraryDamage: Equatable, Sendable {
  /// What stands in the name of a damaged file that was set aside, before the time.
  static let infix = ".damaged-"
  /// What its name ends with when all that can be was brought back; the time of that stands before it.
  static let settled = ".settled"

  /// Under what name the damaged file was set aside, as a sentence that fits a line.
  package let notice: String
  /// What is wrong and how what can be had of it comes back, on a line; `nil` if nothing can be: there
  /// is no whole copy, and no tables are found in the file.
  package let offer: String?

  /// The `damage` of the library at `location` that was found just now.
  init(_ damage: LibraryBackups.Backup, of location: LibraryLocation) {
    let copy = LibraryBackups(of: location).newestWhole(at: damage.moment)
    self.init(damage, canBeRepaired: copy != nil || damage.isReadable)
  }

  /// The last damage of the library at `location` of which a good copy can still be taken in; `nil`
  /// if there is none.
  package init?(openAt location: LibraryLocation) {
    let backups = LibraryBackups(of: location)
    guard let damage = backups.damages.last,
      backups.wholeCopy(before: damage) != nil || damage.isReadable
    else { return nil }
    self.init(damage, canBeRepaired: true)
  }

  private init(_ damage: LibraryBackups.Backup, canBeRepaired: Bool) {
    let isEmpty = damage.isEmpty
    // Without its folders, so that it fits a line.
    let name = damage.path.split(separator: "/").last.map(String.init) ?? damage.path
    notice =
      isEmpty
      ? "The library file was empty: \(name) marks that."
      : "A damaged library was set aside as \(name)."
    offer =
      canBeRepaired
      ? "The library was \(isEmpty ? "lost" : "damaged"): "
        + "R in the library, or tome-reader import --backup"
      : nil
  }
}

extension LibraryBackups {
  /// The newest whole copy from before a library was set aside.
  func wholeCopy(before damage: Backup) -> Backup? {
    // What is asked of the clock is only which copies are from the future.
    all(at: damage.moment).first { $0.moment <= damage.moment && Self.isWhole($0.path) }
  }

  /// Has the damages be told again that the repair of `moment` settled, after what it took in was taken
  /// out.
  func unsettleDamages(of moment: Moment) {
    let ending = Self.ending(of: moment)
    for name in settledNames where name.contains(ending) {
      let path = location.folder + "/" + name
      rename(path, path.replacing(ending, with: ""))
    }
  }

  /// Notes that all that can be was taken in at `moment`: the damaged files that were set aside are kept
  /// under names that say so. Of what could not be read at all, that is the sign for the undo.
  package func settleDamages(at moment: Moment) {
    let former = settledNames.map { location.folder + "/" + $0 }
    let damages = damages
    guard !damages.isEmpty else { return }
    // The repair before this one can be undone no more: what has nothing in it is a sign for nothing.
    for path in former where Backup(path: path, moment: moment).isEmpty { unlink(path) }
    for damage in damages {
      let isEmpty = damage.isEmpty
      for suffix in ["-wal", "-shm", ""] {
        let path = damage.path + suffix
        // A log is worth nothing without what it is the log of.
        if isEmpty, !suffix.isEmpty {
          unlink(path)
        } else {
          rename(path, damage.path + Self.ending(of: moment) + suffix)
        }
      }
    }
  }

  /// The names of the damaged files beside the library of which all that can be was brought back.
  private var settledNames: [String] {
    let names = (try? Folder.names(in: location.folder)) ?? []
    return names.filter {
      $0.contains(LibraryDamage.infix) && $0.contains(LibraryDamage.settled)
    }
  }

  private static func ending(of moment: Moment) -> String {
    ".\(moment.stamp)\(LibraryDamage.settled)"
  }
}

extension LibraryBackups.Backup {
  /// Whether tables are found in the file, by SQLite or by ``DamagedLibrary``.
  var isReadable: Bool { hasTables || !isEmpty && DamagedLibrary(copyOf: path) != nil }

  /// Whether SQLite finds tables in the file.
  private var hasTables: Bool {
    guard !isEmpty else { return false }
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    // Nothing is to be written beside a damaged file, not even the index of its log.
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    let uri = "file:\(QuickQuery.escaped(path))?immutable=1"
    guard sqlite3_open_v2(uri, &connection, flags, nil) == SQLITE_OK else { return false }
    sqlite3_exec(connection, "PRAGMA writable_schema = ON", nil, nil, nil)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let query = "SELECT 1 FROM sqlite_schema WHERE type = 'table'"
    return sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK
      && sqlite3_step(statement) == SQLITE_ROW
  }
}
