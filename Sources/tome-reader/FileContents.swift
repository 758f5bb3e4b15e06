import Glibc

/// Whole files, read at once.
enum FileContents {
  /// All bytes of a file; `nil` with errno set where they cannot be had, or are more than `limit`.
  static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    // What blocks when it is opened, as a pipe does, is no file.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      errno = status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL
      return nil
    }
    return read(descriptor, expecting: Int(status.st_size), atMost: limit)
  }

  private static func read(_ descriptor: CInt, expecting size: Int, atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Glibc.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else {
        errno = EFBIG
        return nil
      }
      bytes += block[..<count]
    }
  }
}
