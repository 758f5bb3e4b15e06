import Dispatch
import Glibc
import Synchronization

/// Tells when files come, go or change in some folders, once for all that happens within a while.
///
/// It may be used from any thread.
final class CalendarAlarm: Sendable {
  /// Programs that fetch calendars write many files, one after the other.
  private static let delay = DispatchTimeInterval.milliseconds(300)

  private struct State {
    /// What the system calls the folders that are watched.
    var watches: Set<CInt> = []
    var isDue = false
  }

  private let descriptor: CInt
  private let state = Mutex(State())
  /// What waits for the system.
  private let source: Mutex<any DispatchSourceRead>

  /// An alarm that calls `body` on `queue`; `nil` where the system has no inotify to spare.
  init?(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let descriptor = descriptor
    source = Mutex(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue))
    source.withLock { source in
      source.setCancelHandler { close(descriptor) }
      source.setEventHandler { [weak self] in self?.hear(on: queue, body) }
      source.resume()
    }
  }

  deinit { source.withLock { $0.cancel() } }

  /// Watches these folders, and no more those that are gone.
  ///
  /// A folder that was made anew is another one to the system, so each is named to it again.
  ///
  /// - Returns: Whether one of them was not watched before: its files may have changed till then.
  func watch(_ folders: [String]) -> Bool {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    let watches = Set(
      folders.map { inotify_add_watch(descriptor, $0, UInt32(events)) }.filter { $0 >= 0 })
    return state.withLock { state in
      defer { state.watches = watches }
      return !watches.isSubset(of: state.watches)
    }
  }

  private func hear(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
    var events = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &events, events.count) > 0 {}
    let isFirst = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      self?.state.withLock { $0.isDue = false }
      body()
    }
  }
}
