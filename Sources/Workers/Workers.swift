import Glibc

/// Work that takes all cores and is waited for.
///
/// Its threads are its own and end with it. Those of queues are lent out again, with the priority that
/// was taken from them; and `DispatchQueue.concurrentPerform` draws on a pool that libdispatch watches
/// once a second for as long as the program lives, so that a reader that waits would be woken for
/// nothing.
package enum Workers {
  /// The number of processors.
  package static let count = max(Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))), 1)

  /// Calls `work` with each number from 0 below `count`, each on a thread of its own; returns when all
  /// have come back.
  package static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<max(count, 1)).map { number in OwnThread { work(number) } }
    for thread in threads { thread.join() }
  }
}

/// A thread that does one thing.
private struct OwnThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private var thread: pthread_t?

  /// Begins `body`; where the system has no thread to spare, does it here and now.
  init(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { work in
        work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if code == 0 {
      self.thread = thread
    } else {
      work.release()
      body()
    }
  }

  /// Waits until it has come to its end.
  func join() {
    if let thread { pthread_join(thread, nil) }
  }
}
