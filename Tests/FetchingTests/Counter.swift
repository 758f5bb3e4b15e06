import Synchronization

/// Counts from 0, from any thread.
final class Counter: Sendable {
  private let number = Mutex(0)

  /// How often it was counted.
  var count: Int { number.withLock { $0 } }

  /// The next number.
  func next() -> Int {
    number.withLock { number in
      number += 1
      return number - 1
    }
  }
}
