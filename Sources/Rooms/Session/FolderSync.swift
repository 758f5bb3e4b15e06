import CProcess
import Datebook
import Dispatch
import Files
import Setup
import Shelf
import Synchronization

/// Shares the library with the reader's other machines through a folder, beside the loop: at the start,
/// when files of other machines come, some time after the library has changed, and at the end.
final class FolderSync: Sendable {
  /// How long changes of the library are gathered before they are given to the others.
  private static let pause = Duration.seconds(120)
  /// How long files that come are gathered.
  private static let gathering = Duration.seconds(2)

  private let folder: String
  private let location: LibraryLocation
  private let address: RoomAddress
  private let queue = DispatchQueue(label: "sync", qos: .background)
  private let state = Mutex(State())

  private struct State {
    var watch: FileWatch?
    var libraryWatch: LibraryWatch?
    var hasEnded = false
    /// What is wrong, as it was told last.
    var told: String?
    /// Whether the library's changes are to be given on soon.
    var isDue = false
  }

  /// - Parameters:
  ///   - folder: Its path, as the reader has set it.
  ///   - address: The way to the session: whatever room is shown is told what came.
  init(_ folder: String, for location: LibraryLocation, address: RoomAddress) {
    self.folder = Folder.expandingHome(in: folder)
    (self.location, self.address) = (location, address)
  }

  /// Synchronises, and goes on to.
  func start() {
    queue.async {
      cpr_lower_own_priority()
      self.run()
      let watch = FileWatch("shared folder", of: .whole, gathering: Self.gathering) {
        [weak self] in
        self?.runSoon()
        return Self.gathering
      }
      let libraryWatch = LibraryWatch(self.location) { [weak self] in self?.libraryChanged() }
      self.state.withLock { state in
        state.watch = watch
        state.libraryWatch = libraryWatch
      }
      self.watchFolder()
    }
  }

  /// Gives what is left to the others, and ends. What it does not come to is given at the next start.
  ///
  /// - Parameter seconds: How long that may take.
  func end(within seconds: Double) {
    let (watch, libraryWatch) = state.withLock { state in
      state.hasEnded = true
      return (state.watch, state.libraryWatch)
    }
    watch?.stop()
    libraryWatch?.stop()
    let done = DispatchSemaphore(value: 0)
    queue.async {
      self.synchronise()
      done.signal()
    }
    _ = done.wait(timeout: .now() + seconds)
  }

  private func libraryChanged() {
    let isFirst = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .seconds(Int(Self.pause.components.seconds))) {
      self.run()
    }
  }

  private func runSoon() { queue.async { self.run() } }

  private func run() {
    let hasEnded = state.withLock { state in
      state.isDue = false
      return state.hasEnded
    }
    guard !hasEnded else { return }
    synchronise()
    watchFolder()
  }

  /// Watches the folders of all machines: that of a new one, too.
  private func watchFolder() {
    guard let watch = state.withLock({ $0.watch }) else { return }
    let names = (try? Folder.names(in: folder)) ?? []
    let machines = names.map { "\(folder)/\($0)" }.filter { Folder.exists($0) }
    _ = watch.watch([folder] + machines)
  }

  private func synchronise() {
    do {
      let library = try Library(at: location) { [address] in address.post($0) }
      let sync = LibrarySync(
        folder: folder, library: location, name: Machine.name)
      let outcome = try sync.run(library, now: .now())
      try library.close()
      tell(outcome.newerSentence)
      guard outcome.taken > 0 else { return }
      address.tellShown(.libraryChanged)
    } catch let error as SyncError {
      // A stick that is out is put in again.
      if case .noFolder = error { return }
      tell(error.sentence)
    } catch {
      // The rooms tell what is wrong with the library.
    }
  }

  private func tell(_ sentence: String?) {
    let isNews = state.withLock { state in
      defer { state.told = sentence }
      return state.told != sentence
    }
    if isNews, let sentence { address.tellShown(sentence) }
  }
}
