import Files
import Synchronization

/// Something that goes on beside a room, on other threads, until it is ended.
package protocol BackgroundWorker: Sendable {
  /// Ends what goes on, without waiting for it. It may be called from any thread, and more than once.
  func end()
}

/// The background workers of a room: each is added as it is made, and all are ended together.
///
/// It may be used from any thread.
package final class BackgroundWorkers: Sendable {
  /// In the order in which they were added; nil after the end.
  private let workers = Mutex<[any BackgroundWorker]?>([])

  /// No workers yet.
  package init() {}

  /// Adds a worker, and gives it back; after the end it is ended at once.
  package func add<Worker: BackgroundWorker>(_ worker: Worker) -> Worker {
    let hasEnded = workers.withLock { workers in
      workers?.append(worker)
      return workers == nil
    }
    if hasEnded { worker.end() }
    return worker
  }

  /// Adds something that `body` ends.
  package func add(ending body: @escaping @Sendable () -> Void) {
    _ = add(Ending(body: body))
  }

  /// Ends all of them in the order in which they were added, each once.
  package func end() {
    let ended = workers.withLock { workers in
      defer { workers = nil }
      return workers ?? []
    }
    for worker in ended { worker.end() }
  }

  private struct Ending: BackgroundWorker {
    let body: @Sendable () -> Void
    func end() { body() }
  }
}

extension FileWatch: BackgroundWorker {
  package func end() { stop() }
}
