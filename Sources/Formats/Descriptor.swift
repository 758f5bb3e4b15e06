import Glibc

/// A file descriptor that is closed when its owner goes.
///
/// Reads are `pread`, never a mapping: a file that shrinks gives a short read, not a SIGBUS.
struct Descriptor: ~Copyable, Sendable {
  /// The number the system knows it by.
  let number: Int32

  /// Takes over `number`, which is closed at the end.
  init(owning number: Int32) {
    self.number = number
  }

  /// Opens the file at `path` for reading, without waiting for the writer of a FIFO.
  ///
  /// - Throws: The `errno`.
  init(reading path: String) throws(Errno) {
    let number = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard number >= 0 else { throw Errno(code: errno) }
    self.number = number
  }

  /// A second descriptor of what `number` stands for, which is not inherited by programs started.
  init(copying number: Int32) throws(Errno) {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw Errno(code: errno) }
    self.number = copy
  }

  deinit {
    close(number)
  }

  /// The file's facts as fstat(2) gives them.
  func status() throws(Errno) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw Errno(code: errno) }
    return status
  }

  /// Fills `buffer` from `offset` on; fewer bytes only where the file ends.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int {
    var done = 0
    while done < buffer.count {
      let got = pread(
        number, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
      if got == 0 { break }
      if got < 0 {
        if errno == EINTR { continue }
        throw Errno(code: errno)
      }
      done += got
    }
    return done
  }

  /// Up to `length` bytes from `offset` on; fewer only where the file ends.
  func bytes(at offset: Int, length: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      do throws(Errno) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all of `bytes` at `offset`.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(Errno) {
    var done = 0
    while done < bytes.count {
      let put = pwrite(
        number, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      if put < 0 {
        if errno == EINTR { continue }
        throw Errno(code: errno)
      }
      done += put
    }
  }
}

/// A system call's error number, as a Swift error.
struct Errno: Error, Equatable {
  /// The value of `errno`.
  let code: Int32
}

extension stat {
  /// The kind of file: one of the `S_IF…` values.
  var kind: mode_t { st_mode & S_IFMT }
  /// The length as an `Int`, in bytes.
  var size: Int { Int(st_size) }
}
