import Glibc

/// Whole files, read and written at once.
package enum FileContents {
  /// All bytes of a file; `nil` with errno set where they cannot be had, or are more than `limit`.
  package static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
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

  /// All bytes from where an open file is, or that come through a pipe, to the end; `nil` with errno
  /// set where they cannot be had, or are more than `limit`.
  ///
  /// - Parameter size: About how many they are.
  package static func read(
    _ descriptor: CInt, expecting size: Int = 64 << 10, atMost limit: Int
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    var block = [UInt8](repeating: 0, count: min(max(size, 4 << 10), 64 << 10))
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

// MARK: - Comparing

extension FileContents {
  /// Whether two paths lead to two files that can be read, and not to one by two names or a link.
  package static func areTwoFiles(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return access(path, R_OK) == 0 && access(other, R_OK) == 0 && stat(path, &first) == 0
      && stat(other, &second) == 0 && (first.st_dev, first.st_ino) != (second.st_dev, second.st_ino)
      && first.st_mode & S_IFMT == S_IFREG && second.st_mode & S_IFMT == S_IFREG
  }

  /// Whether two paths lead to two files with the same bytes: one may go, and nothing is lost.
  ///
  /// Two names of one file, or a link to it, are none. `false` if one cannot be read.
  package static func areCopies(_ path: String, _ other: String) -> Bool {
    guard areTwoFiles(path, other) else { return false }
    let files = [path, other].map { (path: String) in open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    defer { for file in files where file >= 0 { close(file) } }
    guard files.allSatisfy({ $0 >= 0 }) else { return false }
    var (block, otherBlock) = ([UInt8](), [UInt8]())
    repeat {
      guard readBlock(files[0], &block), readBlock(files[1], &otherBlock), block == otherBlock
      else { return false }
    } while !block.isEmpty
    return true
  }

  /// Reads as much as a block has room for; nothing at the end of the file.
  private static func readBlock(_ descriptor: CInt, _ block: inout [UInt8]) -> Bool {
    let size = 64 << 10
    var bytes = [UInt8](repeating: 0, count: size)
    var filled = 0
    while filled < size {
      let count = bytes[filled...].withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return false }
      if count == 0 { break }
      filled += count
    }
    block = Array(bytes[..<filled])
    return true
  }
}

// MARK: - Writing

extension FileContents {
  /// Writes all of `bytes`; `false` with errno set where not all could be written.
  package static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Writes a file anew: whoever reads it meanwhile has the old one or the new one whole.
  ///
  /// Nothing waits for the disk: after a crash of the machine it may be the old one.
  ///
  /// - Parameter mode: Who may do what with it; `nil` for those who may with the old one, and with any
  ///   other new file.
  package static func replace(
    _ path: String, with bytes: [UInt8], mode: UInt32? = nil
  ) throws(FileFault) {
    var status = stat()
    let former = stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    let (fresh, descriptor) = UniqueName.makeFile("\(path).", mode: mode ?? former ?? 0o666)
    guard descriptor >= 0 else { throw FileFault(path: path, code: errno) }
    // What the user's mask has taken away.
    if let exact = mode ?? former { _ = fchmod(descriptor, exact) }
    var code = write(bytes, to: descriptor) ? 0 : errno
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(fresh, path) != 0 { code = errno }
    guard code != 0 else { return }
    unlink(fresh)
    throw FileFault(path: path, code: code)
  }
}
