package import Glibc

/// A file descriptor that is closed when its owner goes.
///
/// Reads are `pread`, never a mapping: a file that shrinks gives a short read, not a SIGBUS.
package struct Descriptor: ~Copyable, Sendable {
  /// The number the system knows it by.
  package let number: Int32

  /// Takes over `number`, which is closed at the end.
  package init(owning number: Int32) {
    self.number = number
  }

  /// Opens the file at `path` for reading, without waiting for the writer of a FIFO.
  ///
  /// - Throws: The `errno`.
  package init(reading path: String) throws(Errno) {
    let number = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard number >= 0 else { throw Errno(code: errno) }
    self.number = number
  }

  /// A second descriptor of what `number` stands for, which is not inherited by programs started.
  package init(copying number: Int32) throws(Errno) {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw Errno(code: errno) }
    self.number = copy
  }

  deinit {
    close(number)
  }

  /// The file's facts as fstat(2) gives them.
  package func status() throws(Errno) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw Errno(code: errno) }
    return status
  }

  /// Fills `buffer` from `offset` on; fewer bytes only where the file ends.
  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int
  {
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
  package func bytes(at offset: Int, length: Int) throws(Errno) -> [UInt8] {
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
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(Errno) {
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
package struct Errno: Error, Equatable {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }
}
