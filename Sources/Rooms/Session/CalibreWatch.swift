import Acquisition
import CProcess
import Datebook
import Dispatch
import Files
import Setup
import Shelf
import Synchronization

/// Has the books of the reader's calibre library stand in the library, beside the loop: at the start, and
/// whenever calibre has written.
final class CalibreWatch: Sendable {
  private let folder: String
  private let folders: ReadersFolders
  private let address: RoomAddress
  private let queue = DispatchQueue(label: "calibre", qos: .background)
  private let watch = Mutex<FileWatch?>(nil)

  /// - Parameter folder: The folder of calibre's library, as the reader has set it.
  init(_ folder: String, _ folders: ReadersFolders, address: RoomAddress) {
    self.folder = Folder.expandingHome(in: folder)
    (self.folders, self.address) = (folders, address)
  }

  /// Takes what is new, and goes on to.
  func start() {
    queue.async {
      cpr_lower_own_priority()
      let watch = FileWatch("calibre", of: .whole, gathering: .seconds(2)) { [weak self] in
        self?.takeSoon()
        return .seconds(2)
      }
      _ = watch?.watch([self.folder])
      self.watch.withLock { $0 = watch }
      self.followCalibre()
    }
  }

  /// Ends the watch.
  func end() { watch.withLock { $0?.stop() } }

  private func takeSoon() { queue.async { self.followCalibre() } }

  private func followCalibre() {
    guard let location = try? folders.library(),
      let library = try? Library(at: location, onDamage: { [address] in address.post($0) })
    else { return }
    let shelf = CalibreShelf(
      folder: folder, memory: folders.state.map { $0.path + "/calibre.json" })
    do throws(CalibreShelf.Fault) {
      let outcome = try shelf.importBooks(into: library, at: .now())
      try? library.close()
      guard outcome.added + outcome.changed > 0 else { return }
      address.tellShown(.libraryChanged)
      guard outcome.added > 0 else { return }
      address.tellShown(
        outcome.added == 1 ? "1 new book in calibre." : "\(outcome.added) new books in calibre.")
    } catch {
      if case .calibre(let fault) = error { address.tellShown(fault.sentence) }
    }
  }
}
