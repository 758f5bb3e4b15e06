import Fetching
import Synchronization

/// What stops a model from another thread.
package final class TellingStop: Sendable {
  private let state = Mutex((isStopped: false, fetch: Fetch?.none))

  package init() {}

  /// Stops the telling; what came is kept.
  package func stop() {
    let fetch = state.withLock { state in
      state.isStopped = true
      return state.fetch
    }
    fetch?.stop()
  }

  /// Whether the telling was stopped.
  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Attaches a request that is to be stopped too.
  func attach(_ fetch: Fetch) {
    let isStopped = state.withLock { state in
      state.fetch = fetch
      return state.isStopped
    }
    if isStopped { fetch.stop() }
  }
}
