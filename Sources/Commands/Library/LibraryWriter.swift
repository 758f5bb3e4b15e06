package import ArgumentParser
import Datebook
import Setup
import Shelf

/// A command that writes to the library: when it has ended well, what is due for the library once a day
/// is done before the program ends.
package protocol LibraryWriter: ParsableCommand {}

extension LibraryWriter {
  /// Does what is due, and waits for it; where there is no library, nothing is.
  package func tidyLibrary() {
    let now = Moment.now()
    guard let location = try? LibraryLocation.ofReader(),
      LibraryBackups(of: location).isDue(at: now)
    else { return }
    try? Library.ofReader(onDamage: tell)?.tidyAtOnce(at: now)
  }
}
