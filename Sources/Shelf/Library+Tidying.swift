package import Datebook
import Dispatch

extension Library {
  /// Where copies are made, one after the other: several places of a session ask for the day's, and each
  /// is to find that which was made before it asked.
  private static let copying = DispatchQueue(label: "backup", qos: .background)

  /// Does what is due once a day: forgets what was removed long ago, and has a copy made in the
  /// background of all else.
  package func tidy(at now: Moment) {
    // What cannot be forgotten now is the next time.
    _ = try? forgetRemovedBooks(now: now)
    let copies = LibraryBackups(of: location)
    Self.copying.async { copies.makeIfDue(at: now) }
  }

  /// Does the same and waits for it: for a command, which ends then.
  package func tidyAtOnce(at now: Moment) {
    tidy(at: now)
    Self.copying.sync {}
  }
}
