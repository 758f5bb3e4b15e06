import Glibc
import Setup

/// Standard output, written in blocks.
struct Output: ~Copyable {
  private static let capacity = 64 << 10

  private var waiting: [UInt8] = []

  /// Adds `text` to the output.
  mutating func write(_ text: String) throws(Failure) {
    var text = text
    text.withUTF8 { waiting.append(contentsOf: $0) }
    if waiting.count >= Self.capacity { try flush() }
  }

  /// Writes everything that was added.
  mutating func flush() throws(Failure) {
    var start = 0
    while start < waiting.count {
      let written = waiting[start...].withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let code = errno
        // The reader of our output has closed it.
        if code == EPIPE { exit(EXIT_SUCCESS) }
        throw Failure(
          sentence: "cannot write to standard output: \(String(cString: strerror(code)))",
          status: EX_IOERR)
      }
      start += written
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
