import CProcess
import Glibc

/// A program that is run beside the reader, in the background: what a copy or a word is given to.
///
/// It has a process group of its own and no signals blocked, so that it can be stopped, and the
/// keys of the terminal do not reach it.
struct ChildProcess {
  /// How it ended.
  struct Result {
    /// Its exit status, or 128 + *n* after signal *n*.
    var status: CInt
    /// What it wrote to standard output, up to `longestOutput` bytes.
    var output: [UInt8]
    /// Whether it took too long, and was stopped.
    var isTimedOut: Bool
  }

  /// The most of a program's output that is read, in bytes.
  static let longestOutput = 256 << 10
  /// How long a program may take, in milliseconds.
  private static let patience = 10_000

  /// The program, looked up in PATH, and its arguments.
  let arguments: [String]

  /// Whether PATH has a program called `name`.
  static func isInstalled(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs it to its end; blocks, so this is for a queue in the background.
  ///
  /// - Parameters:
  ///   - input: What it reads from standard input.
  ///   - readsOutput: Whether its output is wanted; a program that goes on in the background keeps
  ///     its output open.
  /// - Returns: `nil` where it could not be started.
  func run(input: [UInt8] = [], readsOutput: Bool = true) -> Result? {
    // A file, not a pipe: a program that does not read its input would end us with SIGPIPE.
    let source = input.isEmpty ? -1 : Self.unlinkedFile(input)
    defer { if source >= 0 { close(source) } }
    var ends: [CInt] = [-1, -1]
    if readsOutput, pipe(&ends) != 0 { return nil }
    defer { if ends[0] >= 0 { close(ends[0]) } }
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = spawn(input: source, output: ends[1])
    if ends[1] >= 0 { close(ends[1]) }
    guard child > 0 else { return nil }
    return Self.wait(for: child, reading: ends[0])
  }

  private func spawn(input: CInt, output: CInt) -> pid_t {
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    return cpr_spawn(&strings, environ, input, output, -1, CInt(CPR_OWN_GROUP))
  }

  private static func wait(for child: pid_t, reading output: CInt) -> Result {
    let clock = ContinuousClock()
    let deadline = clock.now + .milliseconds(patience)
    var bytes: [UInt8] = []
    var isOpen = output >= 0
    while true {
      var status: CInt = 0
      // Before the output is read, so that none is left behind when it has ended.
      let hasEnded = waitpid(child, &status, WNOHANG) != 0
      if isOpen { isOpen = read(output, into: &bytes, waiting: !hasEnded) }
      if hasEnded {
        return Result(status: exitStatus(status), output: bytes, isTimedOut: false)
      }
      if clock.now > deadline || bytes.count >= longestOutput {
        kill(-child, SIGKILL)
        let status = cpr_wait(child)
        return Result(status: status, output: bytes, isTimedOut: bytes.count < longestOutput)
      }
      if !isOpen { usleep(5000) }
    }
  }

  /// Reads what is there; tells whether more may come.
  private static func read(_ output: CInt, into bytes: inout [UInt8], waiting: Bool) -> Bool {
    var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, waiting ? 20 : 0) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    var count: Int
    repeat {
      count = Glibc.read(output, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
    } while !waiting && count > 0 && bytes.count < longestOutput
    return count > 0
  }

  private static func exitStatus(_ status: CInt) -> CInt {
    status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// A file without a name that has `bytes`, to be read from its start; -1 where none can be made.
  private static func unlinkedFile(_ bytes: [UInt8]) -> CInt {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/tome-reader-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return -1 }
    unlink(template)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      start += count
    }
    lseek(file, 0, SEEK_SET)
    return file
  }
}
