import Datebook
import Dispatch
import Synchronization

/// Writes into the library in the background, and keeps what cannot be written yet.
///
/// Each ``Keeper`` posts what it has to write. The outbox owns the connection to the library and one
/// serial queue, so writes are done one after the other, each when it is due. The library is opened
/// with the first of them.
///
/// One policy holds for all keepers. If the library cannot be used, everything waits, and the outbox
/// tries again later and later (``Backoff``). If the library refuses one write only, that keeper alone
/// waits, for the same times. The reader is told of an obstacle once, and again only
/// if another obstacle takes its place or it comes back after a write that succeeded.
///
/// An outbox may be used from any thread, and no call waits for the disk but those that say so.
package final class Outbox: Sendable {
  /// A timer that fires this much too early counts as punctual.
  private static let leeway = DispatchTimeInterval.milliseconds(10)

  /// A keeper that has something to write.
  private struct Sender {
    let keeper: any Keeper
    /// When its contents are to be written; nil while they are being written.
    var due: DispatchTime?
    /// Why and for how long this keeper alone waits.
    var refusal = Backoff()
    /// The obstacle that the reader was told of.
    var told: LibraryError?
  }

  private struct State {
    /// The keepers that have something to write, the one that posted first at the beginning.
    var senders: [Sender] = []
    /// Why and for how long the library cannot be used.
    var outage = Backoff()

    func index(of keeper: any Keeper) -> Int? { senders.firstIndex { $0.keeper === keeper } }

    /// What keeps `sender` from being written.
    func obstacle(to sender: Sender) -> LibraryError? { sender.refusal.obstacle ?? outage.obstacle }
  }

  private struct Opened {
    var library: Library
    var isTidied = false
  }

  /// Where the library is.
  package let location: LibraryLocation
  /// The clock that says when something was done, and on what day.
  package var clock: LocalClock { currentClock.withLock { $0 } }
  private let currentClock: Mutex<LocalClock>
  private let onDamage: @Sendable (LibraryDamage) -> Void
  private let onNotice: @Sendable (String) -> Void
  private let onRelief: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "library", qos: .utility)
  private let state = Mutex(State())
  /// Touched on `queue` only.
  private let opened = Mutex<Opened?>(nil)

  /// An outbox for the library at `location`; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - onDamage: Called on the queue with what the reader is to be told of a damaged library.
  ///   - onNotice: Called on the queue with a sentence that says what cannot be kept, and why.
  ///   - onRelief: Called on the queue with a sentence that says what the reader has made, could not be
  ///     kept, and is kept now.
  package init(
    to location: LibraryLocation, clock: LocalClock = LocalClock(),
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    onNotice: @escaping @Sendable (String) -> Void,
    onRelief: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.location = location
    currentClock = Mutex(clock)
    self.onDamage = onDamage
    self.onNotice = onNotice
    self.onRelief = onRelief
  }

  /// Uses another clock from now on.
  package func use(_ clock: LocalClock) {
    currentClock.withLock { $0 = clock }
  }

  /// Writes everything that waits, whether it is due or not, and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: What could not be written, or not in that time; it stays in the outbox. Nil if all was.
  package func flush(within seconds: Double) -> UnkeptThings? {
    guard !isEmpty else { return nil }
    let isInTime = perform(within: seconds) { self.write { _ in true } }
    return state.withLock { state in
      let unkept = state.senders.compactMap { sender in
        sender.keeper.missedThing.map { (thing: $0, obstacle: state.obstacle(to: sender)) }
      }
      let known = unkept.compactMap(\.obstacle).first
      guard !unkept.isEmpty, let obstacle = known ?? (isInTime ? nil : .busy(path: location.path))
      else { return nil }
      return UnkeptThings(
        things: unkept.map(\.thing), obstacle: obstacle,
        words: state.senders.flatMap(\.keeper.unkeptWords),
        isWork: state.senders.contains(where: \.keeper.isWork))
    }
  }

  /// What the reader has made and the last try could not write; nil if there is nothing. Nothing is
  /// waited for.
  package var unkeptWork: UnkeptThings? {
    state.withLock { state in
      let unkept = state.senders.compactMap { sender in
        state.obstacle(to: sender).flatMap { obstacle in
          sender.keeper.isWork ? sender.keeper.missedThing.map { ($0, obstacle, sender) } : nil
        }
      }
      guard let (_, obstacle, _) = unkept.first else { return nil }
      return UnkeptThings(
        things: unkept.map(\.0), obstacle: obstacle,
        words: unkept.flatMap(\.2.keeper.unkeptWords), isWork: true)
    }
  }

  /// Writes everything before it is due, and waits for it; what could not be written at the last try
  /// waits on.
  ///
  /// - Parameter seconds: How long to wait at most.
  package func hasten(within seconds: Double) {
    let isAnyHopeful = state.withLock { state in
      state.senders.contains { state.obstacle(to: $0) == nil }
    }
    guard isAnyHopeful else { return }
    _ = perform(within: seconds) {
      guard self.state.withLock({ $0.outage.obstacle }) == nil else { return }
      self.write { $0.refusal.obstacle == nil }
    }
  }

  /// Whether there is nothing to write.
  package var isEmpty: Bool { state.withLock { $0.senders.isEmpty } }
}

// MARK: - The queue

extension Outbox {
  /// Does `work` on the queue, after what was asked for before; returns at once.
  func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  /// The result of `body` on the queue; waits for it, and for what was asked for before.
  func performAndWait<Result>(_ body: () -> Result) -> Result { queue.sync(execute: body) }

  /// Does `work` on the queue and waits for it, and for what was asked for before.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: Whether it was done in that time; if not, it is done later.
  private func perform(within seconds: Double, _ work: @escaping @Sendable () -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      work()
      done.signal()
    }
    return done.wait(timeout: .now() + seconds) == .success
  }

  /// The library, opened anew if it is not open or another file has taken its place; on the queue only.
  func library() throws(LibraryError) -> Library {
    dispatchPrecondition(condition: .onQueue(queue))
    if let known = opened.withLock({ $0?.library }), known.isInPlace { return known }
    let library = try Library(at: location, now: clock.now, onDamage: onDamage)
    opened.withLock { $0 = Opened(library: library) }
    return library
  }

  /// The result of `body` with the library; on the queue only.
  ///
  /// What is due once a day is done after the first `body` that succeeds.
  func inLibrary<Result>(
    _ body: (Library) throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    let library = try library()
    let result: Result
    do throws(LibraryError) { result = try body(library) } catch {
      // A file that broke is opened anew, and set aside then.
      if case .damaged = error { opened.withLock { $0 = nil } }
      throw error
    }
    let isTidied = opened.withLock { opened in
      defer { opened?.isTidied = true }
      return opened?.isTidied ?? true
    }
    if !isTidied { library.tidy(at: clock.now) }
    return result
  }
}

// MARK: - Posting and writing

extension Outbox {
  /// Notes that `keeper` has something to write after `delay`; returns at once.
  func post(_ keeper: any Keeper, after delay: DispatchTimeInterval) {
    let due = DispatchTime.now() + delay
    let (isNewTime, hasObstacle) = state.withLock { state in
      let index = state.index(of: keeper) ?? state.senders.endIndex
      if index == state.senders.endIndex { state.senders.append(Sender(keeper: keeper)) }
      let hasObstacle = state.obstacle(to: state.senders[index]) != nil
      // What was refused is tried again at its time, and this with it.
      let isEarly =
        state.senders[index].refusal.obstacle == nil && due < state.senders[index].due ?? due
      guard state.senders[index].due == nil || isEarly else { return (false, hasObstacle) }
      state.senders[index].due = due
      return (true, hasObstacle)
    }
    if hasObstacle { perform { self.tellObstacle { $0 === keeper } } }
    if isNewTime { writeWhatIsDue(at: due) }
  }

  private func writeWhatIsDue(at time: DispatchTime) {
    queue.asyncAfter(deadline: time) {
      let now = DispatchTime.now() + Self.leeway
      let isBlocked = self.state.withLock { $0.outage.retry > now }
      if !isBlocked { self.write { $0.due.map { $0 <= now } ?? false } }
    }
  }

  /// Writes what the chosen keepers have posted, on the queue.
  private func write(_ isChosen: (Sender) -> Bool) {
    let keepers = state.withLock { $0.senders.filter(isChosen).map(\.keeper) }
    var failed: [any Keeper] = []
    for keeper in keepers {
      let told = state.withLock { state in
        guard let index = state.index(of: keeper) else { return nil as LibraryError? }
        state.senders[index].due = nil
        return state.senders[index].told
      }
      let work = told != nil && keeper.isWork ? keeper.thing : nil
      do throws(LibraryError) {
        noteSuccess(of: keeper, hasWritten: try keeper.writeTray())
        if let told, let work {
          onRelief(UnkeptThings(things: [work], obstacle: told).relief)
        }
      } catch {
        noteFailure(of: keeper, error)
        failed.append(keeper)
        if error.isOfWholeLibrary { break }
      }
    }
    guard !failed.isEmpty else { return }
    let isOfAll = state.withLock { $0.outage.obstacle != nil }
    tellObstacle { keeper in isOfAll || failed.contains { $0 === keeper } }
  }

  private func noteSuccess(of keeper: any Keeper, hasWritten: Bool) {
    let (hadObstacle, isLibraryBack) = state.withLock { state in
      guard let index = state.index(of: keeper) else { return (false, false) }
      let isBack = hasWritten && state.outage.obstacle != nil
      if hasWritten { state.outage = Backoff() }
      let sender = state.senders[index]
      if sender.due == nil {
        state.senders.remove(at: index)
      } else {
        // More was posted meanwhile.
        state.senders[index] = Sender(keeper: keeper, due: sender.due)
      }
      return (sender.told != nil, isBack)
    }
    if hadObstacle { keeper.obstacleChanged(to: nil) }
    if isLibraryBack { writeWhatIsDue(at: .now()) }
  }

  private func noteFailure(of keeper: any Keeper, _ error: LibraryError) {
    let retry = state.withLock { state in
      guard let index = state.index(of: keeper) else { return DispatchTime.now() }
      if error.isOfWholeLibrary {
        state.senders[index].refusal = Backoff()
        state.senders[index].due = .now()
        return state.outage.fail(error)
      }
      state.outage = Backoff()
      let retry = state.senders[index].refusal.fail(error)
      state.senders[index].due = retry
      return retry
    }
    writeWhatIsDue(at: retry)
  }

  /// Tells the reader, in one sentence, what those of the keepers that are meant cannot write, and the
  /// keepers as well.
  private func tellObstacle(to isMeant: (any Keeper) -> Bool) {
    var (obstacles, things): ([LibraryError], [[String]]) = ([], [])
    let waiting = state.withLock { state in
      state.senders.indices.compactMap { index -> (any Keeper, LibraryError)? in
        let sender = state.senders[index]
        guard isMeant(sender.keeper), let obstacle = state.obstacle(to: sender) else { return nil }
        if sender.told != obstacle, let thing = sender.keeper.thing {
          state.senders[index].told = obstacle
          if let known = obstacles.firstIndex(of: obstacle) {
            things[known].append(thing)
          } else {
            obstacles.append(obstacle)
            things.append([thing])
          }
        }
        return (sender.keeper, obstacle)
      }
    }
    for (keeper, obstacle) in waiting { keeper.obstacleChanged(to: obstacle) }
    for (obstacle, things) in zip(obstacles, things) {
      onNotice(UnkeptThings(things: things, obstacle: obstacle).sentence)
    }
  }
}

extension LibraryError {
  /// Whether nothing can be written as long as this holds; if not, other writes may succeed.
  fileprivate var isOfWholeLibrary: Bool {
    if case .failed = self { return false }
    return true
  }
}
