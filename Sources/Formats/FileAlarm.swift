import Glibc

/// Tells when a file is touched, to a loop that polls: its descriptor becomes readable.
///
/// It says that something happened, not what; `LiveText.check()` does. Made after the first paint,
/// for a reader that wants to hear of changes without turning a page.
package final class FileAlarm: Sendable {
  private let descriptor: Descriptor

  /// What to wait for with poll(2): `POLLIN` after a change, until `acknowledge` is called.
  package var fileDescriptor: Int32 { descriptor.number }

  /// An alarm for the file at `path`; `nil` where the system has no inotify or none to spare.
  package init?(path: String) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { return nil }
    let descriptor = Descriptor(owning: number)
    let events = IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
    guard inotify_add_watch(number, path, UInt32(events)) >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// Takes what the alarm has told, so that it can tell of the next change.
  package func acknowledge() {
    var events = [UInt8](repeating: 0, count: 4096)
    while read(descriptor.number, &events, events.count) > 0 {}
  }
}
