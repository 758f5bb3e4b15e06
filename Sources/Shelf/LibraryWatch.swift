import Dispatch
import GRDBSQLite
import Glibc
import Synchronization

/// Tells when anything was written to the library, by this program or another.
///
/// The kernel tells of writes to the file and its log (inotify), so that nothing is done while nothing
/// happens; SQLite's counter of versions then tells whether something was committed. What is
/// committed is told within a third of a second, and at most that often.
package final class LibraryWatch: Sendable {
  /// How long writes are taken together, in milliseconds.
  private static let gathering = 250

  /// The end of a pipe that ends the thread of the watch: written to once.
  private let end: Int32
  private let isStopped = Atomic(false)

  /// A watch of the library at `location`, which need not be there yet, but its folder.
  ///
  /// - Parameter onChange: Called on a thread of the watch.
  /// - Returns: `nil` where the folder cannot be watched.
  package init?(_ location: LibraryLocation, onChange: @escaping @Sendable () -> Void) {
    let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    var ends: [Int32] = [-1, -1]
    let kinds = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    guard events >= 0, pipe(&ends) == 0, inotify_add_watch(events, location.folder, kinds) >= 0
    else {
      for descriptor in [events] + ends where descriptor >= 0 { close(descriptor) }
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    end = ends[1]
    // Before this returns: what is committed after it is to be told.
    let counter = VersionCounter(location)
    let watch = Watching(location: location, events: events, end: ends[0], onChange: onChange)
    DispatchQueue(label: "library watch", qos: .utility).async { watch.run(counter) }
  }

  deinit {
    stop()
    close(end)
  }

  /// Ends the watch; nothing is told after what is being told now.
  package func stop() {
    guard !isStopped.exchange(true, ordering: .relaxed) else { return }
    var one: UInt8 = 1
    _ = write(end, &one, 1)
  }

  /// The thread of a watch, which closes what it waits for.
  private struct Watching {
    let location: LibraryLocation
    let events: Int32
    let end: Int32
    let onChange: @Sendable () -> Void

    func run(_ counter: VersionCounter) {
      defer {
        close(events)
        close(end)
      }
      var counter = counter
      while true {
        guard wait(for: -1) else { return }
        // What else comes now is told with it.
        guard pause() else { return }
        let wasReplaced = drain()
        if wasReplaced { counter = VersionCounter(location) }
        if counter.hasChanged() || wasReplaced { onChange() }
      }
    }

    /// Waits for an event; `false` when the watch ends.
    private func wait(for milliseconds: Int32) -> Bool {
      var waits = [
        pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      ]
      while poll(&waits, 2, milliseconds) < 0, errno == EINTR {}
      return waits[1].revents == 0
    }

    private func pause() -> Bool {
      var waits = [pollfd(fd: end, events: Int16(POLLIN), revents: 0)]
      while poll(&waits, 1, Int32(LibraryWatch.gathering)) < 0, errno == EINTR {}
      return waits[0].revents == 0
    }

    /// Reads all events away; whether the library's file itself came or went.
    private func drain() -> Bool {
      let name = location.path.split(separator: "/").last.map(String.init) ?? ""
      let header = MemoryLayout<inotify_event>.size
      var wasReplaced = false
      var buffer = [UInt8](repeating: 0, count: 16 << 10)
      while true {
        let count = read(events, &buffer, buffer.count)
        guard count > 0 else { return wasReplaced }
        buffer.withUnsafeBytes { bytes in
          var offset = 0
          while offset + header <= count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let length = Int(event.len)
            let file = bytes[(offset + header)..<(offset + header + length)].prefix { $0 != 0 }
            let isWrite = event.mask & UInt32(IN_MODIFY) != 0
            if !isWrite, file.elementsEqual(name.utf8) { wasReplaced = true }
            offset += header + length
          }
        }
      }
    }
  }
}

/// SQLite's number of what was last committed to a library, by a connection of its own.
private final class VersionCounter: Sendable {
  private let counter: Mutex<Counter>

  init(_ location: LibraryLocation) {
    counter = Mutex(Counter(location))
  }

  /// Whether something was committed since the last look.
  func hasChanged() -> Bool { counter.withLock { $0.hasChanged() } }

  private struct Counter: ~Copyable {
    private var connection: OpaquePointer?
    private var statement: OpaquePointer?
    private var version: Int64?

    init(_ location: LibraryLocation) {
      let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
      if sqlite3_open_v2(location.path, &connection, flags, nil) == SQLITE_OK {
        sqlite3_busy_timeout(connection, 1000)
        sqlite3_prepare_v2(connection, "PRAGMA data_version", -1, &statement, nil)
      }
      version = read()
    }

    deinit {
      sqlite3_finalize(statement)
      sqlite3_close(connection)
    }

    mutating func hasChanged() -> Bool {
      let now = read()
      defer { version = now }
      return now != version
    }

    private func read() -> Int64? {
      guard let statement else { return nil }
      defer { sqlite3_reset(statement) }
      return sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : nil
    }
  }
}
