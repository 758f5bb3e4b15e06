import Files
import Glibc
import Synchronization

/// A regular file that is open for reading, and what has happened to it since.
///
/// Reads from any number of threads; nothing is locked for them.
final class OpenFile: Sendable {
  /// What one look at the file saw.
  struct Look {
    /// The file's length in bytes.
    var size: Int
    /// What is new since the last look; lengths are the file's.
    var change: FileChange?
  }

  /// What the last look saw.
  struct Seen {
    fileprivate var size: Int
    fileprivate var modified: timespec
    fileprivate var hasName = true
    fileprivate var unreadable: Errno?
  }

  /// The file's name, to show.
  let name: String
  /// The file's length in bytes when it was opened.
  let sizeAtOpening: Int

  private let descriptor: Descriptor
  /// Where its name is looked for.
  let path: String?
  private let device: dev_t
  private let inode: ino_t
  private let seen: Mutex<Seen>

  /// An open file that is shown as `name` and was found as `status`.
  ///
  /// - Parameter path: Where its name is looked for; `nil` if it has none.
  init(_ descriptor: consuming Descriptor, name: String, path: String?, status: stat) {
    self.descriptor = descriptor
    self.name = name
    self.path = path
    sizeAtOpening = status.size
    device = status.st_dev
    inode = status.st_ino
    seen = Mutex(Seen(size: status.size, modified: status.st_mtim))
  }

  /// Fills `buffer` from the file's byte `offset` on; fewer bytes only where the file ends.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int {
    do throws(Errno) {
      return try descriptor.read(into: buffer, at: offset)
    } catch {
      seen.withLock { $0.unreadable = error }
      throw error
    }
  }

  /// Up to `length` bytes from `offset` on; fewer only where the file ends.
  func bytes(at offset: Int, length: Int) throws(Errno) -> [UInt8] {
    do throws(Errno) {
      return try descriptor.bytes(at: offset, length: length)
    } catch {
      seen.withLock { $0.unreadable = error }
      throw error
    }
  }

  /// Writes a copy of the file, which is not there yet, to `path`; whether that was done, else `errno` says
  /// why.
  func copy(to path: String) -> Bool {
    let number = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { return false }
    let copy = Descriptor(owning: number)
    var offset = 0
    do throws(Errno) {
      while true {
        let block = try bytes(at: offset, length: 1 << 20)
        if block.isEmpty { return true }
        var failure: Errno?
        block.withUnsafeBytes { bytes in
          do throws(Errno) { try copy.write(bytes, at: offset) } catch { failure = error }
        }
        if let failure { throw failure }
        offset += block.count
      }
    } catch {
      errno = error.code
      return false
    }
  }

  /// Does `body` with the number of the file's descriptor, which `body` must not close.
  func withDescriptor<Result>(_ body: (Int32) -> Result) -> Result { body(descriptor.number) }

  /// Does `body` with the number of a descriptor for a program that reads the file from its beginning.
  ///
  /// Programs that share a descriptor share the place where they read as well: one that nobody wants any more
  /// would take bytes away from the next. So each has an open file of its own, where the system lets it.
  func withDescriptorForProgram<Result>(_ body: (Int32) -> Result) -> Result {
    if let own = try? Descriptor(reading: "/proc/self/fd/\(descriptor.number)") {
      return body(own.number)
    }
    lseek(descriptor.number, 0, SEEK_SET)
    return body(descriptor.number)
  }

  /// Looks at the open file and at its name, and tells what is new, the gravest first.
  func look() -> Look {
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

  /// What is new about the file, for a text that stays as it was converted: a longer or shorter file is
  /// an edited one.
  func changeOfConverted() -> FileChange? {
    let change = look().change
    return switch change {
    case .shrunk, .grown: .edited
    default: change
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
    if let naming, before.hasName { return naming }
    if status.size < before.size { return .shrunk(to: status.size) }
    if status.size > before.size { return .grown(to: status.size) }
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
