package import Books
package import Datebook
import Dispatch
import Synchronization

/// Keeps the place of one open book and the log of its reading, without the reader waiting.
///
/// Moves are taken together and written on the book's queue, within a second and at most once in
/// one. Nothing is written for a reader who does not move, so that two readers of one book do not spoil each other's record.
/// Where the library cannot be written to, the reader is told once, and the keeper tries again
/// later. It may be used from any thread.
package final class PlaceKeeper: Sendable {
  /// How long moves are taken together before they are written, in milliseconds.
  private static let gathering = 300
  /// The least time from one writing to the next, in milliseconds.
  private static let pace = 1000
  /// A page shown for a shorter time was leafed through, not read.
  private static let shortestReading = 1000
  /// The longest time between two tries to write, in seconds.
  private static let longestRetry = 30

  private struct Waiting {
    var move: Move?
    var readings: [Reading] = []
    var isWriteDue = false
    /// When something was written last.
    var written: DispatchTime?
    /// Who waits for what the log tells once it is written.
    var reports: [@Sendable (ReadingFigures) -> Void] = []
    /// Whether something was taken from here that is not in the library yet.
    var isBeingWritten = false
    var shown: (page: ShownPage, since: Moment)?
    var failure: LibraryError?
    var failures = 0
    /// The text that is read, until it is known where the book in it ends.
    var text: (any TextSource)?
    var textEnd: Int?

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

  /// Opens the library in the background and records there that the book was opened, and where.
  ///
  /// To be called after the first paint, and again when reading goes on after a `flush`, so that the
  /// time in between (a stopped program) is not taken for reading.
  ///
  /// - Parameters:
  ///   - page: What is shown of the text.
  ///   - text: The text, which tells where the book in it ends: who has read so far has finished it.
  package func begin(showing page: ShownPage, in text: (any TextSource)? = nil) {
    waiting.withLock { waiting in
      waiting.shown = (page, book.clock.now)
      if waiting.textEnd == nil { waiting.text = text }
    }
    book.perform { self.write(isOpening: true) }
  }

  /// Takes note that the reader moved; returns at once.
  ///
  /// - Parameters:
  ///   - position: The new anchor.
  ///   - textBytes: The number of bytes of the text.
  ///   - page: What is shown of the text now.
  /// - Returns: What goes into the log of the page that was left; `nil` where it was leafed through.
  @discardableResult
  package func moved(
    to position: Position, textBytes: Int, showing page: ShownPage
  ) -> Reading? {
    let now = book.clock.now
    let (wait, reading) = waiting.withLock { waiting in
      let reading = turn(to: page, at: now, in: &waiting)
      waiting.move = Move(
        position: position, textBytes: textBytes, moment: now, shownEnd: page.offsets.upperBound)
      defer { waiting.isWriteDue = true }
      return (waiting.isWriteDue ? nil : timeToWrite(waiting), reading)
    }
    if let wait { scheduleWrite(after: wait) }
    return reading
  }

  /// Takes note that the reader wants to go on behind the last page. Who did not just leaf to it has
  /// finished the book, and is told so.
  package func finish() {
    let now = book.clock.now
    let end = waiting.withLock { waiting -> Int? in
      guard let (page, since) = waiting.shown,
        now.milliseconds - since.milliseconds >= PlaceKeeper.shortestReading
      else { return nil }
      return page.offsets.upperBound
    }
    guard let end else { return }
    book.perform {
      let isFinished = try? self.book.inLibrary { library, id throws(LibraryError) in
        try library.finish(id, readTo: end, textEnd: self.textEnd(), at: now)
      }
      if isFinished == true { self.book.tell("This was the end: the library has it as finished.") }
    }
  }

  /// Takes note that another page is shown, which the reader has not moved to: it is timed, and the kept
  /// place stays.
  package func looks(at page: ShownPage) {
    let now = book.clock.now
    waiting.withLock { _ = turn(to: page, at: now, in: &$0) }
  }

  /// Reads in the background what the log tells of the reader today, what was noted so far included.
  ///
  /// - Parameter report: Is given it, on the queue of the library, once what waits is written; not
  ///   called where the log cannot be read, nor after a `flush`.
  package func readFigures(_ report: @escaping @Sendable (ReadingFigures) -> Void) {
    book.perform {
      let isWriteDue = self.waiting.withLock { waiting in
        if waiting.isWriteDue { waiting.reports.append(report) }
        return waiting.isWriteDue
      }
      if !isWriteDue { self.tellFigures([report]) }
    }
  }

  /// Writes what is not written yet, the page being read included, and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: `nil` when all is kept, otherwise a sentence that says why not.
  package func flush(within seconds: Double) -> String? {
    let isKept = waiting.withLock { waiting in
      leaveShownPage(at: book.clock.now, in: &waiting)
      waiting.reports = []
      return waiting.isKept
    }
    guard !isKept else { return nil }
    guard book.perform(within: seconds, { self.write() }) else {
      return LibraryError.busy(path: book.location.path).description
    }
    return waiting.withLock { $0.isEmpty ? nil : $0.failure?.description }
  }

  /// How long what is noted now waits until it is written.
  private func timeToWrite(_ waiting: Waiting) -> DispatchTimeInterval {
    guard let written = waiting.written else { return .milliseconds(PlaceKeeper.gathering) }
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - written.uptimeNanoseconds
    let passed = Int(clamping: nanoseconds / 1_000_000)
    return .milliseconds(max(PlaceKeeper.pace - passed, PlaceKeeper.gathering))
  }

  private func scheduleWrite(after interval: DispatchTimeInterval) {
    book.perform(after: interval) { self.write() }
  }

  /// Puts what is no longer shown into the log, and begins to time `page`.
  ///
  /// Of lines that scroll only those that have left the screen were read; lines that move up faster
  /// than they can be timed one by one are timed together.
  private func turn(to page: ShownPage, at now: Moment, in waiting: inout Waiting) -> Reading? {
    if let (former, since) = waiting.shown, let part = former.part(leftFor: page) {
      guard now.milliseconds - since.milliseconds >= PlaceKeeper.shortestReading else {
        waiting.shown = (former.extended(by: page), since)
        return nil
      }
      waiting.shown = (part, since)
    }
    let reading = leaveShownPage(at: now, in: &waiting)
    waiting.shown = (page, now)
    return reading
  }

  /// Puts the page that was shown until `now` into the log, if it was shown long enough.
  @discardableResult
  private func leaveShownPage(at now: Moment, in waiting: inout Waiting) -> Reading? {
    guard let shown = waiting.shown else { return nil }
    waiting.shown = nil
    let duration = now.milliseconds - shown.since.milliseconds
    guard duration >= PlaceKeeper.shortestReading else { return nil }
    let reading = Reading(
      day: book.clock.day(at: shown.since), startedAt: shown.since, endedAt: now,
      offsets: shown.page.offsets, characters: shown.page.characters)
    waiting.readings.append(reading)
    return reading
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
        if waiting.isBeingWritten { waiting.written = .now() }
      }
      return (waiting.move, waiting.readings)
    }
    let isIdle = move == nil && readings.isEmpty
    guard isOpening || !isIdle else { return }
    let wasLook = book.isLook
    let read = readings.last { $0.stay.kind == .reading }
    if move != nil || read != nil { book.noteReading() }
    // A look that has become reading is where one was, as the page is that a text was opened at.
    let firstPlace =
      wasLook ? read.flatMap { place(at: $0.offsets, $0.startedAt) } : isOpening ? shownPlace : nil
    do throws(LibraryError) {
      try book.inLibrary { library, id throws(LibraryError) in
        if let firstPlace { try library.keep(firstPlace: firstPlace, of: id) }
        guard !isIdle else { return }
        try library.save(
          move, readings: readings, of: id, textEnd: readings.isEmpty ? nil : textEnd(),
          now: book.clock.now)
        guard try library.removedAt(id) != nil else { return }
        book.tell(
          "This book was removed from the library; what is read is kept for thirty days.")
      }
      let reports = waiting.withLock { waiting in
        (waiting.failure, waiting.failures, waiting.isBeingWritten) = (nil, 0, false)
        defer { waiting.reports = [] }
        return waiting.reports
      }
      if !reports.isEmpty { tellFigures(reports) }
    } catch {
      putBack(move, readings, after: error)
    }
  }

  /// Where the text was opened, by which it is known again when it is edited before anybody has moved.
  private var shownPlace: Move? {
    waiting.withLock { $0.shown }.flatMap { place(at: $0.page.offsets, $0.since) }
  }

  /// The place that a page was shown at since a moment, while all of the text is at hand.
  private func place(at offsets: Range<Int>, _ moment: Moment) -> Move? {
    guard let text = waiting.withLock({ $0.text }), text.isComplete,
      let position = try? text.position(at: offsets.lowerBound)
    else { return nil }
    return Move(
      position: position, textBytes: text.count, moment: moment, shownEnd: offsets.upperBound)
  }

  /// Where the book ends in its text, once all of that is there.
  private func textEnd() -> Int? {
    let (known, text) = waiting.withLock { ($0.textEnd, $0.text) }
    guard known == nil, let text, text.isComplete else { return known }
    // A text that cannot be read any more ends where it ends.
    let end = (try? TextEnd.offset(in: text)) ?? text.count
    waiting.withLock { ($0.textEnd, $0.text) = (end, nil) }
    return end
  }

  private func tellFigures(_ reports: [@Sendable (ReadingFigures) -> Void]) {
    do throws(LibraryError) {
      let today = book.clock.today
      let figures = try book.inLibrary { library, id throws(LibraryError) in
        try library.figures(of: id, on: today)
      }
      for report in reports { report(figures) }
    } catch {
      // Whoever writes next tells the reader what is wrong with the library.
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
