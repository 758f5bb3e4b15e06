import Acquisition
import CProcess
import Dispatch
import Files
import Setup
import Shelf
import Synchronization

/// Adds new texts in the reader's folders to the library: at the start, whatever is shown then, and
/// while the program runs as soon as the system tells of them.
final class WatchedFolders: BackgroundWorker {
  /// No more folders are watched: the system has so many for all programs of a user.
  private static let mostFolders = 4096
  /// How long what happens is taken together before the folders are looked through.
  private static let gathering = Duration.seconds(1)

  private let paths: [String]
  private let location: LibraryLocation
  private let clock: LocalClock
  private let address: RoomAddress
  private let queue = DispatchQueue(label: "watched folders", qos: .background)
  private let state = Mutex(State())

  private struct State {
    var watch: FileWatch?
    var scan: BookScan?
    var hasEnded = false
  }

  /// - Parameters:
  ///   - folders: Their paths, as the reader has set them.
  ///   - location: The library.
  ///   - address: The way to the session: whatever room is shown is told what was added.
  init(
    _ folders: [String], for location: LibraryLocation, clock: LocalClock, address: RoomAddress
  ) {
    paths = folders.map { Folder.expandingHome(in: $0) }
    (self.location, self.clock, self.address) = (location, clock, address)
  }

  /// Looks through the folders, and watches them from then on.
  func start() {
    guard !paths.isEmpty else { return }
    queue.async {
      cpr_lower_own_priority()
      let watch = FileWatch("folders of books", of: .whole, gathering: Self.gathering) {
        [weak self] in
        self?.lookThrough()
        return Self.gathering
      }
      let hasEnded = self.state.withLock { state in
        state.watch = watch
        return state.hasEnded
      }
      guard !hasEnded else { return }
      self.lookThrough()
    }
  }

  func end() {
    let (watch, scan) = state.withLock { state in
      state.hasEnded = true
      return (state.watch, state.scan)
    }
    watch?.stop()
    scan?.stop()
  }

  /// Adds what is new; folders that were made since are watched, too.
  private func lookThrough() {
    var isNew = true
    // What came while folders were not watched yet is looked for once more.
    while isNew {
      let scan = BookScan(of: paths, for: location, clock: clock, isRescan: true) {
        [address] in address.post($0)
      }
      let (watch, hasEnded) = state.withLock { state in
        state.scan = scan
        return (state.watch, state.hasEnded)
      }
      guard !hasEnded else { return }
      let outcome = scan.run { _ in }
      if !outcome.books.isEmpty { tell(outcome.books.count) }
      isNew = watch?.watch(Array(scan.folders.prefix(Self.mostFolders))) == true
    }
  }

  private func tell(_ count: Int) {
    address.tellShown(.libraryChanged)
    address.tellShown(
      count == 1 ? "1 new book in your folders." : "\(count) new books in your folders.")
  }
}
