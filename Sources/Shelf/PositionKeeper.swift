package import Books
package import Datebook
import Synchronization

/// What is to be written of a place and of the log of reading.
struct PositionWrites: OutboxContents {
  /// Whether the opening of the book is to be recorded, and where it was opened.
  var isOpening = false
  /// Where the reader is; kept only if the library has no place yet.
  var firstPlace: Move?
  /// The last move.
  var move: Move?
  /// The places that were jumped from.
  var jumps: KeptJumps?
  /// What was chosen for the lines of the book.
  var lines: String?
  /// Where the voice is.
  var listening: Move?
  var readings: [Reading] = []
  /// Where the page ends that the reader wants to go on behind, and when that was: the last one.
  var finish: (end: Int, moment: Moment)?

  mutating func add(_ later: PositionWrites) {
    isOpening = isOpening || later.isOpening
    firstPlace = firstPlace ?? later.firstPlace
    move = later.move ?? move
    jumps = later.jumps ?? jumps
    lines = later.lines ?? lines
    listening = later.listening ?? listening
    readings += later.readings
    finish = later.finish ?? finish
  }

  var thing: String? { "The place" }

  // The next opening records itself.
  var isMissed: Bool { move != nil || !readings.isEmpty || finish != nil }

  // A place is found again by leafing.
  var isWork: Bool { false }
}

/// Keeps the place of one open book and the log of its reading, without the reader waiting.
///
/// Moves are gathered and written within a second, at most once a second. Nothing is written for a
/// reader who does not move, so that two readers of one book do not spoil each other's record. It may
/// be used from any thread.
package final class PositionKeeper: Keeper {
  /// A page that was shown for less than this many milliseconds was leafed through, not read.
  private static let shortestReading = 1000

  private struct State {
    var shown: (page: ShownPage, since: Moment)?
    /// The last move, if it belongs to a jump after which nothing was read yet: it is kept once
    /// something was.
    var glance: Move?
    /// Where the reader was before the jump.
    var readOffset: Int?
    /// Whether nothing of the book was read yet: who turns pages behind a jump begins to read there then.
    var isUnread = false
    /// The offset of the last move that was kept.
    var keptOffset: Int?
    /// Who waits for what the log tells once it is written.
    var reports: [@Sendable (ReadingFigures) -> Void] = []
    /// The text that is read, until it is known where the book in it ends.
    var text: (any TextSource)?
    var textEnd: Int?
  }

  let tray = OutboxTray<PositionWrites>(gathering: 300, pace: 1000)
  package var outbox: Outbox { book.outbox }
  private let book: KeptBook
  private let state = Mutex(State())

  /// A keeper of the place in `book`; nothing is opened or written yet.
  ///
  /// - Parameter isUnread: Whether no place of the book is kept but its beginning.
  package init(_ book: KeptBook, isUnread: Bool = false) {
    self.book = book
    state.withLock { $0.isUnread = isUnread }
  }

  /// Opens the library in the background and records there that the book was opened, and where.
  ///
  /// To be called after the first paint, and again when reading goes on after ``leave()``, so that the
  /// time in between (a stopped program) does not count as reading.
  ///
  /// - Parameters:
  ///   - page: What is shown of the text.
  ///   - text: The text, which tells where the book in it ends: who has read so far has finished it.
  package func begin(showing page: ShownPage, in text: (any TextSource)? = nil) {
    state.withLock { state in
      state.shown = (page, book.clock.now)
      if state.readOffset == nil { state.readOffset = page.offsets.lowerBound }
      if state.textEnd == nil { state.text = text }
    }
    postAtOnce(PositionWrites(isOpening: true))
  }

  /// Notes that the reader moved; returns at once.
  ///
  /// The place is kept, but after a jump only once a page was read there: a page that the reader
  /// glanced at does not replace the place where the reader reads, unless something is marked there
  /// (``keepGlance()``). In a book of which nothing was read yet there is no such place, and a page that
  /// is turned behind the jump is enough.
  ///
  /// - Parameters:
  ///   - position: The new anchor.
  ///   - textBytes: The number of bytes of the text.
  ///   - page: What is shown of the text now.
  ///   - isJump: Whether the reader jumped there.
  ///   - isSpoken: Whether the voice read the page that is left.
  /// - Returns: What goes into the log of the page that was left; nil if it was leafed through.
  @discardableResult
  package func moved(
    to position: Position, textBytes: Int, showing page: ShownPage, isJump: Bool = false,
    isSpoken: Bool = false
  ) -> Reading? {
    let now = book.clock.now
    let move = Move(
      position: position, textBytes: textBytes, moment: now, shownEnd: page.offsets.upperBound)
    let (reading, kept) = state.withLock { state -> (Reading?, Move?) in
      var reading = turn(to: page, at: now, in: &state)
      reading?.isSpoken = isSpoken
      let read = settle(reading, in: &state)
      if let reading, reading.stay.kind != .skim { state.isUnread = false }
      let isGlance = isJump || (state.glance != nil && !state.isUnread)
      if isGlance, state.readOffset != position.offset {
        state.glance = move
        return (reading, read)
      }
      (state.glance, state.readOffset, state.isUnread) = (nil, position.offset, false)
      state.keptOffset = position.offset
      return (reading, move)
    }
    post(PositionWrites(move: kept, readings: reading.map { [$0] } ?? []))
    return reading
  }

  /// The move to keep now, if what was left after a jump was read.
  private func settle(_ reading: Reading?, in state: inout State) -> Move? {
    guard let move = state.glance, let reading, reading.stay.kind != .skim else { return nil }
    (state.glance, state.readOffset) = (nil, move.position.offset)
    state.keptOffset = move.position.offset
    return move
  }

  /// Has the place kept that the reader was only glancing at: something was marked there, or the text
  /// is opened there anew.
  package func keepGlance() {
    let glance = state.withLock { state -> Move? in
      guard let move = state.glance else { return nil }
      (state.glance, state.readOffset, state.isUnread) = (nil, move.position.offset, false)
      state.keptOffset = move.position.offset
      return move
    }
    if let glance { post(PositionWrites(move: glance)) }
  }

  /// The offset of the place that was kept last; nil as long as the reader has read nowhere else than
  /// where the text was opened. A page that was only glanced at is none.
  package var keptOffset: Int? { state.withLock { $0.keptOffset } }

  /// Has written in the background which places were jumped from.
  package func keep(_ jumps: KeptJumps) { post(PositionWrites(jumps: jumps)) }

  /// Has written in the background what was chosen for the lines of the book: words between spaces.
  package func keep(lines choices: String) { post(PositionWrites(lines: choices)) }

  /// Has written in the background where the voice is in the text.
  package func keep(listening position: Position, textBytes: Int) {
    post(
      PositionWrites(
        listening: Move(position: position, textBytes: textBytes, moment: book.clock.now)))
  }

  /// Finds in the background where the voice stopped.
  ///
  /// - Parameters:
  ///   - text: The text, in which the spot is looked for by the words around it.
  ///   - report: Called on the outbox's queue with its offset, if there is one.
  package func findListening(
    in text: any TextSource, _ report: @escaping @Sendable (_ offset: Int) -> Void
  ) {
    outbox.perform {
      // If the library cannot be read, the next write tells the reader what is wrong with it.
      let spot = try? self.book.inLibrary { library, id throws(LibraryError) in
        try library.listening(of: id)
      }
      let isWhole = text.isComplete
      if let offset = spot?.find(in: text, isWhole: isWhole).offset { report(offset) }
    }
  }

  /// Finds in the background where the reader is in another edition of the book, if that was read later.
  ///
  /// - Parameters:
  ///   - text: The text, in which the words of the place are looked for.
  ///   - report: Called on a queue of the background with the offset and the place, if there is one.
  package func findOtherEdition(
    in text: any TextSource,
    _ report: @escaping @Sendable (_ offset: Int, _ place: OtherEditionPosition) -> Void
  ) {
    outbox.perform {
      // If the library cannot be read, the next write tells the reader what is wrong with it.
      let place = try? self.book.inLibrary { library, id throws(LibraryError) in
        try library.placeInOtherEdition(of: id)
      }
      guard let place else { return }
      if let offset = try? PassageSearch(for: place.position).offset(in: text) {
        report(offset, place)
      }
    }
  }

  /// Reads in the background which places were jumped from in earlier readings.
  ///
  /// - Parameter report: Called with them on the outbox's queue.
  package func loadJumps(_ report: @escaping @Sendable (KeptJumps) -> Void) {
    outbox.perform {
      // If the library cannot be read, the next write tells the reader what is wrong with it.
      let jumps = try? self.book.inLibrary { library, id throws(LibraryError) in
        try library.jumps(of: id)
      }
      report(jumps ?? KeptJumps())
    }
  }

  /// Notes that the reader wants to go on behind the last page. A reader who did not just leaf to that
  /// page has finished the book, and is told so.
  package func finish() {
    let now = book.clock.now
    let end = state.withLock { state -> Int? in
      guard let (page, since) = state.shown,
        now.milliseconds - since.milliseconds >= Self.shortestReading
      else { return nil }
      return page.offsets.upperBound
    }
    if let end { postAtOnce(PositionWrites(finish: (end, now))) }
  }

  /// Notes that another page is shown, which the reader has not moved to: it is timed, and the kept
  /// place stays.
  package func looks(at page: ShownPage) {
    let now = book.clock.now
    let reading = state.withLock { turn(to: page, at: now, in: &$0) }
    if let reading { post(PositionWrites(readings: [reading])) }
  }

  /// Reads in the background what the log tells of the reader today, including what was noted so far.
  ///
  /// - Parameter report: Called with it on the outbox's queue, once what waits is written; not called
  ///   if the log cannot be read, nor after ``leave()``.
  package func readFigures(_ report: @escaping @Sendable (ReadingFigures) -> Void) {
    outbox.perform {
      guard !self.tray.isEmpty else { return self.tellFigures([report]) }
      self.state.withLock { $0.reports.append(report) }
    }
  }

  /// Notes that the page shown is not being read any more, until ``begin(showing:in:)``.
  package func leave() {
    let now = book.clock.now
    let (reading, move) = state.withLock { state in
      state.reports = []
      let reading = leaveShownPage(at: now, in: &state)
      return (reading, settle(reading, in: &state))
    }
    if let reading { post(PositionWrites(move: move, readings: [reading])) }
  }

  /// Begins to time `page`; what goes into the log of what is no longer shown.
  ///
  /// Of lines that scroll only those that have left the screen were read; lines that move up faster
  /// than they can be timed one by one are timed together.
  private func turn(to page: ShownPage, at now: Moment, in state: inout State) -> Reading? {
    if let (former, since) = state.shown, let part = former.part(leftFor: page) {
      guard now.milliseconds - since.milliseconds >= Self.shortestReading else {
        state.shown = (former.extended(by: page), since)
        return nil
      }
      state.shown = (part, since)
    }
    let reading = leaveShownPage(at: now, in: &state)
    state.shown = (page, now)
    return reading
  }

  /// What goes into the log of the page that was shown until `now`; nil if that was too short.
  private func leaveShownPage(at now: Moment, in state: inout State) -> Reading? {
    guard let shown = state.shown else { return nil }
    state.shown = nil
    let duration = now.milliseconds - shown.since.milliseconds
    guard duration >= Self.shortestReading else { return nil }
    return Reading(
      day: book.clock.day(at: shown.since), startedAt: shown.since, endedAt: now,
      offsets: shown.page.offsets, characters: shown.page.characters)
  }
}

// MARK: - On the outbox's queue

extension PositionKeeper {
  func write(_ writes: inout PositionWrites) throws(LibraryError) {
    let read = writes.readings.last { $0.stay.kind == .reading }
    // If a look has become reading, the reader was at that page, as at the page a text is opened at.
    if book.isLook {
      writes.firstPlace = writes.firstPlace ?? read.flatMap { place(at: $0.offsets, $0.startedAt) }
    } else if writes.isOpening {
      writes.firstPlace = writes.firstPlace ?? shownPlace
    }
    if writes.move != nil || read != nil { book.noteReading() }
    try book.inLibrary { library, id throws(LibraryError) in
      if let place = writes.firstPlace { try library.keep(firstPlace: place, of: id) }
      (writes.isOpening, writes.firstPlace) = (false, nil)
      try writeLog(&writes, of: id, in: library)
      if let jumps = writes.jumps { try library.keep(jumps, of: id, at: book.clock.now) }
      writes.jumps = nil
      if let lines = writes.lines { try library.keep(lines: lines, of: id, at: book.clock.now) }
      writes.lines = nil
      if let spot = writes.listening { try library.keep(listening: spot, of: id) }
      writes.listening = nil
      guard let (end, moment) = writes.finish else { return }
      if try library.finish(id, readTo: end, textEnd: textEnd(), at: moment) {
        book.tell("You have finished this book.")
      }
    }
    let reports = state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
    if !reports.isEmpty { tellFigures(reports) }
  }

  private func writeLog(
    _ writes: inout PositionWrites, of id: BookID, in library: Library
  ) throws(LibraryError) {
    guard writes.move != nil || !writes.readings.isEmpty else { return }
    try library.save(
      writes.move, readings: writes.readings, of: id,
      textEnd: writes.readings.isEmpty ? nil : textEnd(), now: book.clock.now)
    (writes.move, writes.readings) = (nil, [])
    guard try library.removedAt(id) != nil else { return }
    book.tell("This book was removed from the library. Its reading log is kept for 30 days.")
  }

  /// Where the text was opened, by which it is known again if it is edited before anybody has moved.
  private var shownPlace: Move? {
    state.withLock { $0.shown }.flatMap { place(at: $0.page.offsets, $0.since) }
  }

  /// The place that a page was shown at since a moment; nil if part of the text is still to come.
  private func place(at offsets: Range<Int>, _ moment: Moment) -> Move? {
    guard let text = state.withLock({ $0.text }), text.isComplete,
      let position = try? text.position(at: offsets.lowerBound)
    else { return nil }
    return Move(
      position: position, textBytes: text.count, moment: moment, shownEnd: offsets.upperBound)
  }

  /// Where the book ends in its text, once the text is complete.
  private func textEnd() -> Int? {
    let (known, text) = state.withLock { ($0.textEnd, $0.text) }
    guard known == nil, let text, text.isComplete else { return known }
    // A text that cannot be read any more ends where it ends.
    let end = (try? TextEnd.offset(in: text)) ?? text.count
    state.withLock { ($0.textEnd, $0.text) = (end, nil) }
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
      // The next write tells the reader what is wrong with the library.
    }
  }
}
