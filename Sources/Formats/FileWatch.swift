import Glibc
import Synchronization

/// Tells what happens to an open file: its length, its last change, its name.
final class FileWatch: Sendable {
  /// What one look at the file saw.
  struct Look {
    /// The file's length in bytes.
    var size: Int
    /// What is new since the last look; lengths are the file's.
    var change: FileChange?
  }

  private struct Seen {
    var size: Int
    var modified: timespec
    var hasName = true
    var unreadable: Errno?
  }

  /// The file's name, to show.
  let name: String
  /// The file's length in bytes when it was opened.
  let sizeAtOpening: Int

  private let path: String?
  private let device: dev_t
  private let inode: ino_t
  private let seen: Mutex<Seen>

  /// A watch over the file that is shown as `name` and was found as `status`.
  ///
  /// - Parameter path: Where its name is looked for; `nil` where it has none.
  init(name: String, path: String?, status: stat) {
    self.name = name
    self.path = path
    sizeAtOpening = status.size
    device = status.st_dev
    inode = status.st_ino
    seen = Mutex(Seen(size: status.size, modified: status.st_mtim))
  }

  /// Remembers that a read failed, for the next look to tell.
  func noteUnreadable(_ error: Errno) {
    seen.withLock { $0.unreadable = error }
  }

  /// Looks at the open file and at its name, and tells what is new, the gravest first.
  func look(_ descriptor: borrowing Descriptor) -> Look {
    let status: stat
    do throws(Errno) {
      status = try descriptor.status()
    } catch {
      return Look(size: 0, change: .unreadable(code: error.code))
    }
    let naming = namingChange()
    return seen.withLock { seen in
      Look(size: status.size, change: Self.change(from: &seen, to: status, naming: naming))
    }
  }

  private static func change(
    from seen: inout Seen, to status: stat, naming: FileChange?
  ) -> FileChange? {
    let before = seen
    seen.size = status.size
    seen.modified = status.st_mtim
    seen.hasName = naming == nil
    seen.unreadable = nil
    if let error = before.unreadable { return .unreadable(code: error.code) }
    if status.size < before.size { return .shrunk(to: status.size) }
    if status.size > before.size { return .grown(to: status.size) }
    if let naming, before.hasName { return naming }
    let same =
      status.st_mtim.tv_sec == before.modified.tv_sec
      && status.st_mtim.tv_nsec == before.modified.tv_nsec
    return same ? nil : .edited
  }

  private func namingChange() -> FileChange? {
    guard let path else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .deleted : nil
    }
    return status.st_dev == device && status.st_ino == inode ? nil : .replaced
  }
}
