import Dispatch
import Glibc

/// Tells when files come, go or change in some folders, once for all that happens within a while.
final class CalendarAlarm: @unchecked Sendable {
  /// Programs that fetch calendars write many files, one after the other.
  private static let delay = DispatchTimeInterval.milliseconds(300)

  private let descriptor: CInt
  private let source: any DispatchSourceRead
  private let queue: DispatchQueue
  /// Touched on the queue only.
  private var watched: Set<String> = []
  private var isDue = false

  /// An alarm that calls `body` on `queue`; `nil` where the system has no inotify to spare.
  init?(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.queue = queue
    let descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler { [weak self] in self?.hear(body) }
    source.resume()
  }

  deinit { source.cancel() }

  /// Watches these folders too. To be called on the queue.
  func watch(_ folders: [String]) {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    for folder in folders where watched.insert(folder).inserted {
      inotify_add_watch(descriptor, folder, UInt32(events))
    }
  }

  private func hear(_ body: @escaping @Sendable () -> Void) {
    var events = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &events, events.count) > 0 {}
    guard !isDue else { return }
    isDue = true
    queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      self?.isDue = false
      body()
    }
  }
}
