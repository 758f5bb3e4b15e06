import Glibc
import Setup

/// Standard output, written in blocks.
///
/// If it is a terminal, what would control that is shown as signs; a file or another program gets
/// every byte.
struct Output: ~Copyable {
  private static let capacity = 64 << 10

  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private let keepsDirections: Bool
  private var waiting: [UInt8] = []

  /// An output without anything in it.
  ///
  /// - Parameter keepsDirections: Whether a terminal gets marks of direction: only those of a text
  ///   that is printed by itself.
  init(keepsDirections: Bool = false) { self.keepsDirections = keepsDirections }

  /// Adds `text` to the output.
  mutating func write(_ text: String) throws(Failure) {
    var text = isTerminal ? text.harmless(keepsDirections: keepsDirections) : text
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
