import Glibc

/// A pipe to oneself: wakes a thread that waits in poll(2).
///
/// Both ends live as long as either side holds it, so that a late signal meets no closed pipe.
package final class Wake: Sendable {
  /// What the thread waits for; readable after a signal.
  package let waiting: Descriptor
  private let signalling: Descriptor

  /// A pipe that is not inherited by programs started.
  package init() throws(Errno) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Errno(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    waiting = Descriptor(owning: ends[0])
    signalling = Descriptor(owning: ends[1])
  }

  /// Wakes the thread, now or when it waits next.
  package func signal() {
    var byte: UInt8 = 0
    _ = write(signalling.number, &byte, 1)
  }
}
