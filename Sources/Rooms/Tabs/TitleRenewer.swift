import Acquisition
import CProcess
import Dispatch
import Setup
import Shelf
import Synchronization

/// Takes titles anew from texts that an earlier version of the program has named, in the background.
final class TitleRenewer: BackgroundWorker {
  private let library: ReadersLibrary
  private let report: @Sendable () -> Void
  private let hasEnded = Atomic(false)

  /// - Parameter report: Is called on another thread when books are called something else.
  init(in library: ReadersLibrary, report: @escaping @Sendable () -> Void) {
    self.library = library
    self.report = report
  }

  /// Renews the titles, if that was not done yet.
  func start() {
    DispatchQueue(label: "titles", qos: .background).async {
      cpr_lower_own_priority()
      do throws(LibraryError) {
        guard let library = try self.library.opened() else { return }
        let count = try TitleRenewal(of: library).run {
          !self.hasEnded.load(ordering: .relaxed)
        }
        if count > 0 { self.report() }
      } catch {
        // The places that are shown tell what is wrong with the library.
      }
    }
  }

  func end() { hasEnded.store(true, ordering: .relaxed) }
}
