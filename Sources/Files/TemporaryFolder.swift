import Glibc

/// A folder for a moment, for its owner's eyes only; it is gone, with the files in it, when this value
/// is. One that a program left, since it was killed, goes when another program makes one.
package final class TemporaryFolder: Sendable {
  private static let prefix = "tome-reader-folder-"
  /// The file in it that is locked: not the folder, on which programs take turns that open a library in
  /// it, and this one would wait for itself.
  private static let lock = ".lock"
  /// How old a folder is that its program has surely locked, in seconds.
  private static let lockTime = 60

  /// Where it is.
  package let path: String
  /// The open file that is locked for as long as the folder is used.
  private let descriptor: CInt

  /// A folder in `$TMPDIR`, or in `/tmp`, that is empty but for its lock.
  package init() throws(FileFault) {
    let folder = UniqueName.temporaryFolder
    Self.removeLeft(in: folder)
    let (path, result) = UniqueName.make("\(folder)/\(Self.prefix)") { mkdir($0, 0o700) }
    guard result >= 0 else { throw FileFault(path: folder, code: errno) }
    self.path = path
    descriptor = Self.locked(path)
  }

  deinit {
    Self.remove(path)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes a file in it, for its owner's eyes only, in place of one of that name.
  ///
  /// - Returns: The file's path.
  package func write(_ bytes: [UInt8], to name: String) throws(FileFault) -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFault(path: file, code: errno) }
    defer { close(descriptor) }
    guard FileContents.write(bytes, to: descriptor) else {
      throw FileFault(path: file, code: errno)
    }
    return file
  }

  private static func remove(_ path: String) {
    for name in (try? Folder.names(in: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The lock of the folder at `path`; negative where another program has it, or there is none.
  private static func locked(_ path: String) -> CInt {
    let descriptor = open("\(path)/\(lock)", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
    close(descriptor)
    return -1
  }

  /// Removes the folders of this user that no program has any more.
  private static func removeLeft(in folder: String) {
    for name in (try? Folder.names(in: folder)) ?? [] where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == getuid(),
        status.st_mtim.tv_sec + lockTime < time(nil)
      else { continue }
      let descriptor = locked(path)
      guard descriptor >= 0 else { continue }
      remove(path)
      close(descriptor)
    }
  }
}
