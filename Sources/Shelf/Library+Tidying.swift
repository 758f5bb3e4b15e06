package import Datebook
import Dispatch

extension Library {
  /// Does what is due once a day: forgets what was removed long ago, and has a copy made in the
  /// background of all else.
  package func tidy(at now: Moment) {
    // What cannot be forgotten now is the next time.
    _ = try? forgetRemovedBooks(now: now)
    let copies = LibraryBackups(of: location)
    DispatchQueue(label: "backup", qos: .background).async { copies.makeIfDue(at: now) }
  }
}
