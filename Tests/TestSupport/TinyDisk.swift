import Glibc

/// A small file system of its own, in memory; unmounted with the value.
package final class TinyDisk: Sendable {
  /// Whether this process may mount file systems.
  package static let isPossible = TinyDisk(kilobytes: 64) != nil

  /// Its folder.
  package let path: String
  private let folder: ScratchFolder

  /// Mounts it; nil where that is not allowed.
  package init?(kilobytes: Int) {
    guard let folder = try? ScratchFolder(),
      mount("none", folder.path, "tmpfs", 0, "size=\(kilobytes)k") == 0
    else { return nil }
    self.folder = folder
    path = folder.path
  }

  deinit { umount2(path, Int32(MNT_DETACH)) }

  /// Lets nothing be written there any more; whether that could be done.
  package func makeReadOnly() -> Bool {
    // A program that another test starts at this moment has all open files until it runs.
    for _ in 0..<6000 {
      if mount("none", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0 { return true }
      guard errno == EBUSY else { return false }
      usleep(10_000)
    }
    return false
  }

  /// Writes to a file until nothing more fits; whether the disk is full then.
  package func fill(_ file: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let block = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, block, block.count) == block.count {}
    return errno == ENOSPC
  }
}
