package import Dispatch

/// Work beside the loop.
package enum Background {
  /// Runs work that may block, on a thread of its own.
  ///
  /// The global queues of Dispatch are not for it: their workers, once begun, are watched by a timer
  /// that wakes the program each second for as long as it runs, and an idle reader is to sleep.
  ///
  /// - Parameter label: What the thread is called by debuggers.
  package static func run(
    _ label: String, qos: DispatchQoS = .utility, _ work: @escaping @Sendable () -> Void
  ) {
    DispatchQueue(label: label, qos: qos).async(execute: work)
  }
}
