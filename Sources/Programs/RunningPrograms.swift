import Glibc
import Synchronization

/// Programs that run beside the reader, to be ended together from any thread.
final class RunningPrograms: Sendable {
  private let programs = Mutex<Set<pid_t>>([])

  /// Takes note of a program, the leader of its own process group.
  func insert(_ program: pid_t) {
    programs.withLock { _ = $0.insert(program) }
  }

  /// The wait status of a program that has ended; `nil` while it runs.
  func reap(_ program: pid_t) -> CInt? {
    // Within the lock: its number may be another's as soon as it is reaped.
    programs.withLock { programs in
      var status: CInt = 0
      guard waitpid(program, &status, WNOHANG) != 0 else { return nil }
      programs.remove(program)
      return status
    }
  }

  /// Ends a program, or all of them, with all that they started; they are still to be reaped.
  func kill(_ program: pid_t? = nil) {
    programs.withLock { programs in
      for running in programs where program == nil || program == running {
        Glibc.kill(-running, SIGKILL)
      }
    }
  }
}
