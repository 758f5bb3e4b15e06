package import Datebook
internal import GRDB
import Glibc

/// The library on disk: books, the places in them, and the log of reading.
///
/// Opened after the first page is shown, on a background queue; its calls wait for the disk and for
/// other programs (some seconds), so they belong there too. Several programs may use one file.
package final class Library: Sendable {
  /// Where the file is.
  package let location: LibraryLocation
  let pool: DatabasePool
  private let file: FileIdentity?

  /// Opens the library, makes it where there is none, and brings it up to date.
  ///
  /// A damaged file is kept under another name, and a new library begun.
  ///
  /// - Parameters:
  ///   - now: The time, for the damaged file's name.
  ///   - onDamage: Is given what the reader is to be told of a damaged file, before this returns. No
  ///     one else will find it.
  package init(
    at location: LibraryLocation, now: Moment = .now(), onDamage: (LibraryDamage) -> Void
  ) throws(LibraryError) {
    try location.createFolder()
    let opening = LibraryOpening(location: location)
    let opened = try? opening.connection()
    if let opened, opening.isReady(opened) {
      pool = opened
    } else {
      pool = try opening.madeReady(opened, at: now, onDamage: onDamage)
    }
    self.location = location
    file = FileIdentity(path: location.path)
  }

  /// Whether the file is still the one at its path: it may have been removed or set aside.
  package var isInPlace: Bool { file != nil && FileIdentity(path: location.path) == file }

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
    do { return try pool.write(body) } catch { throw LibraryError(error, path: location.path) }
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

  /// The file at `path`; `nil` where there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
