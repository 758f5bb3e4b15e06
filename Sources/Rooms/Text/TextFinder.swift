import Books
import CProcess
import Dispatch
import Synchronization

/// Finds something in a text in the background; a new search ends the one before.
///
/// What a search knows of the text beside what it reports is kept for the next one, as long as the
/// text has as many bytes.
final class TextFinder<Known: Sendable, Found: Sendable>: BackgroundWorker {
  /// What a search says, and which one.
  struct Report: Sendable {
    /// The number of the search.
    var number: Int
    /// What it found, or why it could not.
    var content: Result<Found, TextError>
  }

  private struct State {
    var number = 0
    /// Ends the search that runs; `nil` if none does.
    var end: (@Sendable () -> Void)?
    /// What was known last, in a text of so many bytes.
    var known: Known?
    var bytes = 0
  }

  private let queue: DispatchQueue
  private let state = Mutex(State())
  private let report: @Sendable (Report) -> Void

  /// A finder that tells what it finds to `report`, from any thread.
  ///
  /// - Parameter label: The name of its thread, for those who look for mistakes.
  init(_ label: String, report: @escaping @Sendable (Report) -> Void) {
    queue = DispatchQueue(label: label, qos: .utility)
    self.report = report
  }

  /// Ends the search that runs, and begins another in a text of `bytes`.
  ///
  /// - Parameters:
  ///   - end: Ends the new search soon, from any thread.
  ///   - find: Searches, with what is known of the text; `nil` when it was ended.
  func start(
    bytes: Int, end: @escaping @Sendable () -> Void,
    _ find: @escaping @Sendable (Known?) throws(TextError) -> (known: Known?, found: Found)?
  ) {
    let (number, known) = state.withLock { state in
      state.end?()
      state.end = end
      state.number += 1
      return (state.number, state.bytes == bytes ? state.known : nil)
    }
    queue.async {
      // As with the pages: keys go first.
      cpr_lower_own_priority()
      guard self.isCurrent(number) else { return }
      do throws(TextError) {
        guard let (known, found) = try find(known) else { return }
        self.state.withLock { ($0.known, $0.bytes) = (known, bytes) }
        self.report(Report(number: number, content: .success(found)))
      } catch {
        self.report(Report(number: number, content: .failure(error)))
      }
    }
  }

  /// Ends the search that runs; what it may have found already counts no more.
  func end() {
    state.withLock { state in
      state.end?()
      state.end = nil
      state.number += 1
    }
  }

  /// Whether the search with this number is the last that was begun.
  func isCurrent(_ number: Int) -> Bool { state.withLock { $0.number == number } }

  /// Whether a search was begun that was not ended.
  var isRunning: Bool { state.withLock { $0.end != nil } }
}
