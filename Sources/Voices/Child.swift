import CProcess
import Glibc

/// A program that this one has started, with a session of its own.
struct Child: Sendable {
  let process: pid_t

  /// Starts a program; nil with `errno` set if it cannot be.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in PATH, and its arguments.
  ///   - input: What it reads from.
  ///   - output: What it writes to, or -1.
  init?(_ arguments: [String], input: CInt, output: CInt) {
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    process = cpr_spawn(&strings, environ, input, output, -1, CInt(CPR_OWN_SESSION))
    guard process > 0 else { return nil }
  }

  /// Asks it to end, and all that it has started: sound servers take a harder end amiss.
  func terminate() { kill(-process, SIGTERM) }

  /// Whether it has ended; then it is reaped, and must not be used again.
  func hasEnded() -> Bool { waitpid(process, nil, WNOHANG) != 0 }

  /// Waits for its end, for a second at most; then it is killed.
  func reap() {
    for _ in 0..<100 {
      if hasEnded() { return }
      usleep(10_000)
    }
    kill(-process, SIGKILL)
    _ = cpr_wait(process)
  }

  /// Waits for its end as ``reap()`` does; its status, or 128 and the number of a signal.
  func waitForStatus() -> Int32 {
    for _ in 0..<100 {
      var status: Int32 = 0
      let found = waitpid(process, &status, WNOHANG)
      if found < 0 { return 0 }
      if found > 0 { return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F }
      usleep(10_000)
    }
    kill(-process, SIGKILL)
    return cpr_wait(process)
  }

  /// Whether PATH has a program of this name.
  static func isInstalled(_ name: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}

/// Has writes to a pipe that nobody reads fail on this thread, and not end the program.
func blockPipeSignal() {
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &set, nil)
}
