import Dispatch
import Glibc
import Synchronization

/// Tells when files are touched: written to, renamed or deleted, and in a folder also made.
///
/// The kernel tells of it (inotify) to a thread of the watch's own, so that nothing is done while
/// nothing happens. It says that something happened, not what. It may be used from any thread.
package final class FileWatch: Sendable {
  /// What of the writing of a file is told.
  package enum Writing: Sendable {
    /// Each time that something was written.
    case each
    /// When its writer has closed it.
    case whole

    fileprivate var kinds: UInt32 {
      let coming = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      return switch self {
      case .each: UInt32(coming | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
      case .whole: UInt32(coming | IN_CLOSE_WRITE)
      }
    }
  }

  /// What the thread waits for; open as long as it, or the watch, is there.
  private final class Sources: Sendable {
    let events: Descriptor
    let end: Wake

    init?() {
      let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard number >= 0 else { return nil }
      events = Descriptor(owning: number)
      guard let end = try? Wake() else { return nil }
      self.end = end
    }
  }

  private let writing: Writing
  private let sources: Sources
  /// What the system calls what is watched.
  private let watches = Mutex<Set<Int32>>([])

  /// A watch of nothing yet; `nil` if the system has no inotify, or none to spare.
  ///
  /// - Parameters:
  ///   - label: What its thread is called by debuggers.
  ///   - gathering: How long what happens is taken together before it is told.
  ///   - onTouch: Called on the watch's thread. It gives the time for which nothing more is to be
  ///     told: what happens meanwhile is told after it.
  package init?(
    _ label: String, of writing: Writing, gathering: Duration,
    onTouch: @escaping @Sendable () -> Duration
  ) {
    guard let sources = Sources() else { return nil }
    self.writing = writing
    self.sources = sources
    DispatchQueue(label: label, qos: .utility).async {
      while Self.waits(for: sources), Self.rests(gathering, sources) {
        // What else came until now is told with it.
        Self.drain(sources)
        guard Self.rests(onTouch(), sources) else { return }
      }
    }
  }

  deinit { stop() }

  /// Ends the watch; nothing is told after what is being told now.
  package func stop() { sources.end.signal() }

  /// Watches the files and folders at `paths` from now on.
  ///
  /// What was made anew is another one to the system, so that all are to be named again after it.
  ///
  /// - Returns: Whether one of them was not watched before: it may have changed till then.
  @discardableResult
  package func watch(_ paths: [String]) -> Bool {
    let named = paths.map { inotify_add_watch(sources.events.number, $0, writing.kinds) }
    return watches.withLock { watches in
      let former = watches
      watches = Set(named.filter { $0 >= 0 })
      return !watches.isSubset(of: former)
    }
  }

  /// Lets so much time pass; `false` when the watch ends.
  private static func rests(_ time: Duration, _ sources: Sources) -> Bool {
    var waits = [pollfd(fd: sources.end.waiting.number, events: Int16(POLLIN), revents: 0)]
    while poll(&waits, 1, Int32(clamping: Int(time / .milliseconds(1)))) < 0, errno == EINTR {}
    return waits[0].revents == 0
  }

  /// Waits for an event; `false` when the watch ends.
  private static func waits(for sources: Sources) -> Bool {
    var waits = [sources.events.number, sources.end.waiting.number].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&waits, 2, -1) < 0, errno == EINTR {}
    return waits[1].revents == 0
  }

  private static func drain(_ sources: Sources) {
    var events = [UInt8](repeating: 0, count: 4096)
    while read(sources.events.number, &events, events.count) > 0 {}
  }
}
