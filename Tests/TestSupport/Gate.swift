import Glibc
import Synchronization

/// What threads wait at until it is opened.
package final class Gate: Sendable {
  private let isOpen = Mutex(false)

  package init() {}

  /// Lets all go on.
  package func open() { isOpen.withLock { $0 = true } }

  /// Waits until it is open.
  package func wait() {
    while !isOpen.withLock({ $0 }) { usleep(10_000) }
  }
}
