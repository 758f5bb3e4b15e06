import Synchronization

/// Counts from 0, from any thread.
final class Counter: Sendable {
  private let count = Mutex(0)

  /// The next number.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count - 1
    }
  }
}
