package import Dispatch
import Synchronization

/// A queue for work of which only what was asked for last is wanted.
package final class LatestWork: Sendable {
  private let queue: DispatchQueue
  private let number = Mutex(0)

  /// - Parameter label: What its thread is called by debuggers.
  package init(_ label: String, qos: DispatchQoS = .userInitiated) {
    queue = DispatchQueue(label: label, qos: qos)
  }

  /// Does `work` after a while, unless other work is asked for meanwhile, and forgets what was asked for
  /// before.
  ///
  /// - Parameter work: Is given a function that tells whether it is still wanted.
  package func begin(
    after patience: DispatchTimeInterval,
    _ work: @escaping @Sendable (_ isWanted: () -> Bool) -> Void
  ) {
    let wanted = next()
    queue.asyncAfter(deadline: .now() + patience) { [self] in
      let isWanted = { self.number.withLock { $0 == wanted } }
      if isWanted() { work(isWanted) }
    }
  }

  /// Forgets what was asked for.
  package func end() { _ = next() }

  private func next() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }
}
