package import Datebook
import Files
internal import GRDB
import Glibc

/// The library on disk: books, the places in them, and the log of reading.
///
/// Opened after the first page is shown, on a background queue; its calls wait for the disk and for
/// other programs (some seconds), so they belong there too. Several programs may use one file.
package final class Library: Sendable {
  /// Where the file is.
  package let location: LibraryLocation
  let pool: any DatabaseWriter
  private let file: FileIdentity?
  /// What holds the copy that is read where the file may not be written to.
  private let copy: TemporaryFolder?
  /// When what was copied had been written to; `nil` if the file itself is open.
  private let copied: [Int]?
  /// Why a copy is read: what keeps the file from being written to.
  package let obstacle: LibraryError?

  /// Opens the library, makes it if there is none, and brings it up to date.
  ///
  /// A damaged file is kept under another name, and a new library begun.
  ///
  /// - Parameters:
  ///   - now: The time, for the damaged file's name.
  ///   - onDamage: Is given what the reader is to be told of a damaged file, before this returns: by
  ///     who finds it, and by all others as long as a copy from before it was not taken in.
  package init(
    at location: LibraryLocation, now: Moment = .now(), onDamage: (LibraryDamage) -> Void
  ) throws(LibraryError) {
    try location.createFolder()
    let opening = LibraryOpening(location: location, now: now)
    let opened = try? opening.connection()
    if let opened, opening.isReady(opened) {
      pool = opened
      if let damage = LibraryDamage(openAt: location) { onDamage(damage) }
    } else {
      pool = try opening.madeReady(opened, onDamage: onDamage)
    }
    self.location = location
    (copy, copied, obstacle) = (nil, nil, nil)
    file = FileIdentity(path: location.path)
  }

  /// Opens a copy of the library at `location` as it is now, to be read only; it goes with the value.
  ///
  /// The file stays as it is; the copy of an earlier version's is brought up to date.
  ///
  /// - Parameter obstacle: Why it is not the file itself: what is told to whoever writes.
  /// - Throws: `LibraryError.damaged` too, for nothing is set aside and begun anew.
  package init(
    copyOf location: LibraryLocation, for obstacle: LibraryError? = nil
  ) throws(LibraryError) {
    copied = Self.timesOfWriting(location)
    let (folder, place) = try LibraryBackups(of: location).scratchCopy()
    do throws(LibraryError) {
      var isDamaged = false
      try Library(at: place) { _ in isDamaged = true }.close()
      if isDamaged { throw .damaged(path: location.path) }
    } catch {
      // The reader knows of no copy.
      throw error.at(location.path)
    }
    var configuration = Configuration()
    configuration.readonly = true
    do { pool = try DatabasePool(path: place.path, configuration: configuration) } catch {
      throw LibraryError(error, path: location.path)
    }
    self.location = location
    copy = folder
    self.obstacle = obstacle
    file = FileIdentity(path: location.path)
  }

  /// Opens a copy of the library at `location` in memory, to be read only: where no disk has room for
  /// one.
  ///
  /// - Throws: `obstacle` where that cannot be: the log has what the file has not, or something is
  ///   wrong with it.
  private init(inMemoryOf location: LibraryLocation, for obstacle: LibraryError)
    throws(LibraryError)
  {
    copied = Self.timesOfWriting(location)
    guard let memory = LibraryInMemory(of: location) else { throw obstacle }
    pool = memory.queue
    self.location = location
    copy = nil
    self.obstacle = obstacle
    file = FileIdentity(path: location.path)
  }

  /// The library at `location`, which can be read wherever its file can be.
  ///
  /// If it cannot be written to (its disk is read-only or full, it is another user's), a copy of it
  /// as it is now is read, which goes with the value; what would write fails, as it would in the file.
  /// If there is no room for one either, it is in memory.
  package static func toRead(
    at location: LibraryLocation, onDamage: (LibraryDamage) -> Void
  ) throws(LibraryError) -> Library {
    do throws(LibraryError) {
      return try Library(at: location, onDamage: onDamage)
    } catch {
      switch error {
      case .readOnly, .full: break
      default: throw error
      }
      do throws(LibraryError) { return try Library(copyOf: location, for: error) } catch let failure
      {
        if case .damaged = failure { throw failure }
        if case .newer = failure { throw failure }
        return try Library(inMemoryOf: location, for: error)
      }
    }
  }

  /// Where the file is that is read: that of a copy, where the library may not be written to.
  package var readLocation: LibraryLocation {
    copy == nil ? location : LibraryLocation(path: pool.path)
  }

  /// Whether the file is still the one at its path: it may have been removed or set aside.
  ///
  /// A copy is as good as the file only until somebody writes to that, or can again.
  package var isInPlace: Bool {
    guard let file, FileIdentity(path: location.path) == file else { return false }
    guard let copied else { return true }
    if case .full = obstacle, !location.isDiskFull { return false }
    return copied == Self.timesOfWriting(location)
  }

  /// When the library's file and its log were last written to, in nanoseconds.
  private static func timesOfWriting(_ location: LibraryLocation) -> [Int] {
    ["", "-wal"].map { suffix in
      var status = stat()
      guard stat(location.path + suffix, &status) == 0 else { return 0 }
      return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }
  }

  /// Brings all that was written into the one file and closes it; later calls fail.
  package func close() throws(LibraryError) {
    do {
      try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try pool.close()
    } catch {
      throw LibraryError(error, path: location.path)
    }
  }

  /// The result of `body` on the connection that writes, in one transaction.
  func write<T>(_ body: (Database) throws -> T) throws(LibraryError) -> T {
    // What is in memory alone would take it, and lose it.
    if copy == nil, let obstacle { throw obstacle }
    do { return try pool.write(body) } catch {
      let error = LibraryError(error, path: location.path)
      if case .readOnly = error, let obstacle { throw obstacle }
      throw error
    }
  }

  /// The result of `body` on a connection that only reads.
  func read<T>(_ body: (Database) throws -> T) throws(LibraryError) -> T {
    do { return try pool.read(body) } catch { throw LibraryError(error, path: location.path) }
  }
}

/// What tells one file from another that takes its name later.
private struct FileIdentity: Equatable, Sendable {
  let device: dev_t
  let inode: ino_t

  /// The file at `path`; `nil` if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
