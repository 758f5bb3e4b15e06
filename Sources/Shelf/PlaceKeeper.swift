package import Books
import Datebook
import Dispatch
import Synchronization

/// Keeps the place of one open book and the log of its reading, without the reader waiting.
///
/// Moves are taken together and written on the book's queue, within a second. Nothing is written
/// for a reader who does not move, so that two readers of one book do not spoil each other's record.
/// Where the library cannot be written to, the reader is told once, and the keeper tries again
/// later. It may be used from any thread.
package final class PlaceKeeper: Sendable {
  /// How long moves are taken together before they are written.
  private static let gathering = DispatchTimeInterval.milliseconds(300)
  /// A page shown for a shorter time was leafed through, not read.
  private static let shortestReading = 1000
  /// The longest time between two tries to write, in seconds.
  private static let longestRetry = 30

  private struct Waiting {
    var move: Move?
    var readings: [Reading] = []
    var isWriteDue = false
    /// Whether something was taken from here that is not in the library yet.
    var isBeingWritten = false
    var shown: (offsets: Range<Int>, since: Moment)?
    var failure: LibraryError?
    var failures = 0

    var isEmpty: Bool { move == nil && readings.isEmpty }
    /// Whether all that was noted is in the library.
    var isKept: Bool { isEmpty && !isBeingWritten }
  }

  private let book: KeptBook
  private let waiting = Mutex(Waiting())

  /// A keeper of the place in `book`; nothing is opened or written yet.
  package init(_ book: KeptBook) {
    self.book = book
  }

  /// Opens the library in the background and records there that the book was opened.
  ///
  /// To be called after the first paint, and again when reading goes on after a `flush`, so that the
  /// time in between (a stopped program) is not taken for reading.
  ///
  /// - Parameter offsets: The bytes of the text that are shown.
  package func begin(showing offsets: Range<Int>) {
    waiting.withLock { $0.shown = (offsets, book.clock.now) }
    book.perform { self.write(isOpening: true) }
  }

  /// Takes note that the reader moved; returns at once.
  ///
  /// - Parameters:
  ///   - position: The new anchor.
  ///   - textBytes: The number of bytes of the text.
  ///   - offsets: The bytes of the text that are shown now.
  package func moved(to position: Position, textBytes: Int, showing offsets: Range<Int>) {
    let now = book.clock.now
    let isWriteDue = waiting.withLock { waiting in
      leaveShownPage(at: now, in: &waiting)
      waiting.shown = (offsets, now)
      waiting.move = Move(position: position, textBytes: textBytes, moment: now)
      defer { waiting.isWriteDue = true }
      return waiting.isWriteDue
    }
    if !isWriteDue { scheduleWrite(after: PlaceKeeper.gathering) }
  }

  /// Writes what is not written yet, the page being read included, and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: `nil` when all is kept, otherwise a sentence that says why not.
  package func flush(within seconds: Double) -> String? {
    let isKept = waiting.withLock { waiting in
      leaveShownPage(at: book.clock.now, in: &waiting)
      return waiting.isKept
    }
    guard !isKept else { return nil }
    guard book.perform(within: seconds, { self.write() }) else {
      return LibraryError.busy(path: book.location.path).description
    }
    return waiting.withLock { $0.isEmpty ? nil : $0.failure?.description }
  }

  private func scheduleWrite(after interval: DispatchTimeInterval) {
    book.perform(after: interval) { self.write() }
  }

  /// Puts the page that was shown until `now` into the log, if it was shown long enough.
  private func leaveShownPage(at now: Moment, in waiting: inout Waiting) {
    guard let shown = waiting.shown else { return }
    waiting.shown = nil
    let duration = now.milliseconds - shown.since.milliseconds
    guard duration >= PlaceKeeper.shortestReading else { return }
    waiting.readings.append(
      Reading(
        day: book.clock.day(at: shown.since), startedAt: shown.since, endedAt: now,
        offsets: shown.offsets))
  }
}

// MARK: - On the queue

extension PlaceKeeper {
  /// Writes all that waits; puts it back and tries again later where that fails.
  ///
  /// - Parameter isOpening: Whether to open the library even when nothing waits.
  private func write(isOpening: Bool = false) {
    let (move, readings) = waiting.withLock { waiting in
      defer {
        waiting.isBeingWritten = !waiting.isEmpty
        (waiting.move, waiting.readings, waiting.isWriteDue) = (nil, [], false)
      }
      return (waiting.move, waiting.readings)
    }
    let isIdle = move == nil && readings.isEmpty
    guard isOpening || !isIdle else { return }
    do throws(LibraryError) {
      try book.inLibrary { library, id throws(LibraryError) in
        guard !isIdle else { return }
        try library.save(move, readings: readings, of: id, now: book.clock.now)
      }
      waiting.withLock { ($0.failure, $0.failures, $0.isBeingWritten) = (nil, 0, false) }
    } catch {
      putBack(move, readings, after: error)
    }
  }

  private func putBack(_ move: Move?, _ readings: [Reading], after error: LibraryError) {
    let delay = waiting.withLock { waiting -> Int? in
      if waiting.move == nil { waiting.move = move }
      waiting.readings = readings + waiting.readings
      waiting.isBeingWritten = false
      waiting.failure = error
      waiting.failures += 1
      guard !waiting.isEmpty else { return nil }
      waiting.isWriteDue = true
      return min(PlaceKeeper.longestRetry, 1 << min(waiting.failures, 5))
    }
    book.tell(error.description)
    if let delay { scheduleWrite(after: .seconds(delay)) }
  }
}
