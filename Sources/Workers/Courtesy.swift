import Dispatch
import Glibc
import Synchronization

/// Has half of some workers rest while someone is served who is not to wait for a core.
///
/// A thread that wakes while all cores compute may wait for the scheduler's next tick, 4 ms on many
/// kernels, whatever its priority. If one core has nothing to do it runs at once.
package final class Courtesy: Sendable {
  /// How long a rest is before it is asked again whether it is over, in microseconds.
  private static let pause: UInt32 = 2_000
  /// The time of `DispatchTime` at which the rest is over, in nanoseconds.
  private let end = Atomic<UInt64>(0)

  /// Nobody is to rest.
  package init() {}

  /// Has workers rest from now on for so many milliseconds.
  package func ask(forMilliseconds milliseconds: Int) {
    let now = DispatchTime.now().uptimeNanoseconds
    end.store(now + UInt64(max(milliseconds, 0)) * 1_000_000, ordering: .relaxed)
  }

  /// Blocks the worker `number` of `count`, where it is one of the later half, until what was asked
  /// for is over; the other ones go on.
  ///
  /// - Parameter isNeeded: Whether there is something left to do: where not, it comes back soon.
  package func rest(_ number: Int, of count: Int, while isNeeded: () -> Bool) {
    guard number >= (count + 1) / 2 else { return }
    while DispatchTime.now().uptimeNanoseconds < end.load(ordering: .relaxed), isNeeded() {
      usleep(Self.pause)
    }
  }
}
