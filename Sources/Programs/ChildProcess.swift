import CProcess
import Files
import Glibc
import Workers

/// A program that runs in the background, beside the reader, and gets a copy or a word as input.
///
/// It has a session of its own, so that it neither gets the keys of the terminal nor writes to it,
/// and no signals blocked, so that it can be stopped.
struct ChildProcess {
  /// How it ended.
  struct Result {
    /// Its exit status, or 128 + *n* after signal *n*.
    var status: CInt
    /// What it wrote, up to about `longestOutput` bytes: it was stopped when it had more to say.
    var output: [UInt8] = []
    /// Whether it took too long, and was stopped.
    var isTimedOut = false

    /// Whether it wrote more than is read.
    var isCut: Bool { output.count >= ChildProcess.longestOutput }
  }

  /// The most of a program's output that is read, in bytes.
  static let longestOutput = 64 << 10
  /// The status of a shell that found no program of this name (POSIX).
  static let notFound: CInt = 127
  /// How long a program may take.
  static let patience = Duration.seconds(10)
  /// How long one that goes on in the background may take to fail.
  private static let patienceForFailure = Duration.seconds(3)

  /// The program, looked up in PATH, and its arguments.
  let arguments: [String]

  /// The program in `arguments`.
  init(arguments: [String]) {
    self.arguments = arguments
  }

  /// A command line of the reader's, run by the shell.
  ///
  /// - Parameter argument: The value of `$1`, which is appended if the command does not contain
  ///   `$1`. The shell never takes any of it for a command.
  init(command: String, argument: String? = nil) {
    guard let argument else {
      arguments = ["/bin/sh", "-c", command]
      return
    }
    let line = command.contains("$1") ? command : command + " \"$1\""
    arguments = ["/bin/sh", "-c", line, "sh", argument]
  }

  /// Whether PATH has a program called `name`.
  static func isInstalled(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}

// MARK: - Running

extension ChildProcess {
  /// Gives it something to read from standard input, and waits for its end; blocks.
  ///
  /// - Returns: Nil if it could not be started.
  func run(input: [UInt8]) -> Result? {
    // A file, not a pipe: a program that does not read its input would end us with SIGPIPE.
    guard var source = try? ScratchFile(input) else { return nil }
    source.hide()
    let child = spawn(input: source.descriptor)
    guard child > 0 else { return nil }
    let programs = RunningPrograms()
    programs.insert(child)
    return Self.wait(for: child, in: programs, reading: -1)
  }

  /// Waits for its end and reads what it writes, errors too; blocks.
  ///
  /// - Parameter programs: Has it while it runs, so that it can be ended.
  /// - Returns: Nil if it could not be started.
  func answer(_ programs: RunningPrograms) -> Result? {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let child = spawn(output: ends[1])
    close(ends[1])
    guard child > 0 else { return nil }
    programs.insert(child)
    return Self.wait(for: child, in: programs, reading: ends[0])
  }

  /// Starts it and lets it run for as long as it wants; blocks until it is clear that it works.
  ///
  /// - Returns: Its status if it ended soon, 0 if it still runs, nil if it could not be started.
  func launch() -> CInt? {
    let child = spawn()
    guard child > 0 else { return nil }
    let deadline = ContinuousClock.now + Self.patienceForFailure
    while ContinuousClock.now < deadline {
      var status: CInt = 0
      if waitpid(child, &status, WNOHANG) != 0 { return Self.exitStatus(status) }
      usleep(20_000)
    }
    // Somebody has to wait for its end, or it would stay as a zombie.
    Background.run("child") { _ = cpr_wait(child) }
    return 0
  }

  private func spawn(input: CInt = -1, output: CInt = -1) -> pid_t {
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    return cpr_spawn(&strings, environ, input, output, output, CInt(CPR_OWN_SESSION))
  }

  private static func wait(
    for child: pid_t, in programs: RunningPrograms, reading output: CInt
  ) -> Result {
    let deadline = ContinuousClock.now + patience
    var result = Result(status: 0)
    var isOpen = output >= 0
    while true {
      // Before the output is read, so that none is left behind when it has ended.
      let status = programs.reap(child)
      if isOpen { isOpen = read(output, into: &result.output, waiting: status == nil) }
      if let status {
        result.status = exitStatus(status)
        return result
      }
      if result.isCut || ContinuousClock.now > deadline {
        result.isTimedOut = !result.isCut
        programs.kill(child)
        isOpen = false
      }
      if !isOpen { usleep(5000) }
    }
  }

  /// Reads the output so far; returns whether more may come.
  private static func read(_ output: CInt, into bytes: inout [UInt8], waiting: Bool) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    var timeout: CInt = waiting ? 20 : 0
    while bytes.count < longestOutput {
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, timeout) > 0 else { return true }
      let count = Glibc.read(output, &buffer, buffer.count)
      guard count > 0 else { return false }
      bytes += buffer[..<count]
      timeout = 0
    }
    return true
  }

  private static func exitStatus(_ status: CInt) -> CInt {
    status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
