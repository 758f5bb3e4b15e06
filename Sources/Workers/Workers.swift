import Dispatch
import Glibc

/// Work that takes all cores and is waited for.
///
/// `DispatchQueue.concurrentPerform` would do the same, but draws on the pool of threads that
/// libdispatch watches once a second for as long as the program lives: a reader that waits would be
/// woken for nothing. Serial queues have threads of their own, which end when they are idle.
package enum Workers {
  /// The number of processors.
  package static let count = max(Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))), 1)

  /// Calls `work` with each number from 0 below `count`, each on a thread of its own, the first on
  /// the caller's; returns when all have come back.
  package static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 1..<max(count, 1) {
      DispatchQueue(label: "worker \(number)").async(group: group) { work(number) }
    }
    work(0)
    group.wait()
  }
}
