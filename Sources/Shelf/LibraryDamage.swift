import Datebook
import Glibc

/// What a reader is to be told whose library was found damaged, empty or gone while there were copies
/// of it: until the last one of them was taken in, or the file that was set aside is removed.
package struct LibraryDamage: Equatable, Sendable {
  /// What stands in the name of a damaged file that was set aside, before the time.
  static let infix = ".damaged-"
  /// What its name ends with when all that can be was brought back.
  static let settled = ".settled"

  /// Under what name the damaged file was set aside, as a sentence that fits a line.
  package let notice: String
  /// What is wrong and how the last good copy comes back, on a line; `nil` where there is no copy that is
  /// whole.
  package let offer: String?

  /// The `damage` of the library at `location` that was found just now.
  init(_ damage: LibraryBackups.Backup, of location: LibraryLocation) {
    self.init(damage, copy: LibraryBackups(of: location).newestWhole(at: damage.moment))
  }

  /// The last damage of the library at `location` of which a good copy can still be taken in; `nil`
  /// where there is none.
  package init?(openAt location: LibraryLocation) {
    let backups = LibraryBackups(of: location)
    guard let damage = backups.damages.last, let copy = backups.wholeCopy(before: damage) else {
      return nil
    }
    self.init(damage, copy: copy)
  }

  private init(_ damage: LibraryBackups.Backup, copy: LibraryBackups.Backup?) {
    let isEmpty = damage.isEmpty
    // Without its folders, so that it fits a line.
    let name = damage.path.split(separator: "/").last.map(String.init) ?? damage.path
    notice =
      isEmpty
      ? "The library file was empty: \(name) marks that."
      : "A damaged library was set aside as \(name)."
    offer = copy.map { copy in
      let day = ReadingClock(secondsAheadOfUTC: 0).day(at: copy.moment)
      return
        "The library was \(isEmpty ? "lost" : "damaged"); that of \(day): tome-reader import --backup"
    }
  }
}

extension LibraryBackups {
  /// The newest whole copy from before a library was set aside.
  func wholeCopy(before damage: Backup) -> Backup? {
    // What is asked of the clock is only which copies are from the future.
    all(at: damage.moment).first { $0.moment <= damage.moment && Self.isWhole($0.path) }
  }

  /// Notes that all that can be was taken in: of the damaged files that were set aside, what has
  /// something in it is kept under a name that says so.
  package func settleDamages() {
    for damage in damages {
      let isEmpty = damage.isEmpty
      for suffix in ["-wal", "-shm", ""] {
        let path = damage.path + suffix
        // A log is worth nothing without what it is the log of.
        if isEmpty {
          unlink(path)
        } else {
          rename(path, damage.path + LibraryDamage.settled + suffix)
        }
      }
    }
  }
}
