package import ArgumentParser
import Datebook
import Setup
import Shelf

/// A command that writes to the library. After a success, the daily work for the library (a
/// backup) is done if it is due, before the program ends.
package protocol LibraryWriter: ParsableCommand {}

extension LibraryWriter {
  /// Does the work that is due, and waits for it; does nothing if there is no library.
  package func tidyLibrary() {
    let now = Moment.now()
    guard let location = try? LibraryLocation.ofReader(),
      LibraryBackups(of: location).isDue(at: now)
    else { return }
    try? Library.ofReader(onDamage: tell)?.tidyAtOnce(at: now)
  }
}
