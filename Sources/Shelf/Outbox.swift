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
/// tries again after 2, 4, 8, 16, and then every 30 seconds. If the library refuses one write only,
/// that keeper alone waits, for the same times. The reader is told of an obstacle once, and again only
/// if another obstacle takes its place or it comes back after a write that succeeded.
///
/// An outbox may be used from any thread, and no call waits for the disk but those that say so.
package final class Outbox: Sendable {
  /// The longest time between two tries to write, in seconds.
  private static let longestRetry = 30
  /// A timer that fires this much too early counts as punctual.
  private static let leeway = DispatchTimeInterval.milliseconds(10)

  /// A keeper that has something to write.
  private struct Sender {
    let keeper: any Keeper
    /// When its contents are to be written; nil while they are being written.
    var due: DispatchTime?
    /// Why the library refused this keeper's last write, although others may succeed.
    var refusal: LibraryError?
    var failures = 0
    /// The obstacle that the reader was told of.
    var told: LibraryError?
  }

  private struct State {
    /// The keepers that have something to write, the one that posted first at the beginning.
    var senders: [Sender] = []
    /// Why the library could not be used at the last try.
    var obstacle: LibraryError?
    var failures = 0
    /// When the library is tried again.
    var retry: DispatchTime?

    func index(of keeper: any Keeper) -> Int? { senders.firstIndex { $0.keeper === keeper } }

    /// What keeps `sender` from being written.
    func obstacle(to sender: Sender) -> LibraryError? { sender.refusal ?? obstacle }
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
  private let queue = DispatchQueue(label: "library", qos: .utility)
  private let state = Mutex(State())
  /// Touched on `queue` only.
  private let opened = Mutex<Opened?>(nil)

  /// An outbox for the library at `location`; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - onDamage: Called on the queue with what the reader is to be told of a damaged library.
  ///   - onNotice: Called on the queue with a sentence that says what cannot be kept, and why.
  package init(
    to location: LibraryLocation, clock: LocalClock = LocalClock(),
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    self.location = location
    currentClock = Mutex(clock)
    self.onDamage = onDamage
    self.onNotice = onNotice
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
    flush(within: seconds) { _ in true }
  }

  /// Writes what `keeper` has posted, and waits for it, as ``flush(within:)`` does for all.
  func flush(_ keeper: any Keeper, within seconds: Double) -> UnkeptThings? {
    flush(within: seconds) { $0 === keeper }
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
      if self.state.withLock({ $0.obstacle }) == nil { self.write { $0.refusal == nil } }
    }
  }

  /// Whether there is nothing to write.
  package var isEmpty: Bool { state.withLock { $0.senders.isEmpty } }
}

// MARK: - The queue

extension Outbox {
  /// Does `work` on the queue, after what was asked for before; returns at once.
  package func perform(_ work: @escaping @Sendable () -> Void) {
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
  package func inLibrary<Result>(
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
      let isEarly = state.senders[index].refusal == nil && due < state.senders[index].due ?? due
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
      let isBlocked = self.state.withLock { $0.retry.map { $0 > now } ?? false }
      if !isBlocked { self.write { $0.due.map { $0 <= now } ?? false } }
    }
  }

  private func flush(
    within seconds: Double, _ isMeant: @escaping @Sendable (any Keeper) -> Bool
  ) -> UnkeptThings? {
    guard state.withLock({ $0.senders.contains { isMeant($0.keeper) } }) else { return nil }
    let isInTime = perform(within: seconds) { self.write { isMeant($0.keeper) } }
    return state.withLock { state in
      let unkept = state.senders.filter { isMeant($0.keeper) && $0.keeper.isMissed }
      let obstacle = unkept.compactMap { state.obstacle(to: $0) }.first
      guard !unkept.isEmpty,
        let obstacle = obstacle ?? (isInTime ? nil : .busy(path: location.path))
      else { return nil }
      return UnkeptThings(things: unkept.compactMap(\.keeper.thing), obstacle: obstacle)
    }
  }

  /// Writes what the chosen keepers have posted, on the queue.
  private func write(_ isChosen: (Sender) -> Bool) {
    let keepers = state.withLock { $0.senders.filter(isChosen).map(\.keeper) }
    var failed: [any Keeper] = []
    for keeper in keepers {
      state.withLock { state in
        if let index = state.index(of: keeper) { state.senders[index].due = nil }
      }
      do throws(LibraryError) {
        noteSuccess(of: keeper, hasWritten: try keeper.writeTray())
      } catch {
        noteFailure(of: keeper, error)
        failed.append(keeper)
        if error.isOfWholeLibrary { break }
      }
    }
    guard !failed.isEmpty else { return }
    let isOfAll = state.withLock { $0.obstacle != nil }
    tellObstacle { keeper in isOfAll || failed.contains { $0 === keeper } }
  }

  private func noteSuccess(of keeper: any Keeper, hasWritten: Bool) {
    let (hadObstacle, isLibraryBack) = state.withLock { state in
      guard let index = state.index(of: keeper) else { return (false, false) }
      let isBack = hasWritten && state.obstacle != nil
      if hasWritten { (state.obstacle, state.failures, state.retry) = (nil, 0, nil) }
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
      guard !error.isOfWholeLibrary else {
        state.obstacle = error
        state.failures += 1
        state.senders[index].refusal = nil
        state.senders[index].due = .now()
        let retry = Self.retry(after: state.failures)
        state.retry = retry
        return retry
      }
      // The library itself can be used.
      (state.obstacle, state.failures, state.retry) = (nil, 0, nil)
      state.senders[index].refusal = error
      state.senders[index].failures += 1
      let retry = Self.retry(after: state.senders[index].failures)
      state.senders[index].due = retry
      return retry
    }
    writeWhatIsDue(at: retry)
  }

  private static func retry(after failures: Int) -> DispatchTime {
    .now() + .seconds(min(longestRetry, 1 << min(failures, 5)))
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

extension [Outbox] {
  /// Writes everything that waits in these outboxes, and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most, for all of them together.
  /// - Returns: What could not be written, or not in that time.
  package func flush(within seconds: Double) -> [UnkeptThings] {
    let deadline = DispatchTime.now() + seconds
    // All begin at once.
    for outbox in self { _ = outbox.flush(within: 0) }
    return compactMap { outbox in
      let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
      return outbox.flush(within: now < end ? Double(end - now) / 1e9 : 0)
    }
  }
}

/// What could not be written into the library, and why.
package struct UnkeptThings: Equatable, Sendable {
  /// What sentences call it: "The place", "A note". At least one.
  package let things: [String]
  /// What keeps it from being written.
  package let obstacle: LibraryError

  /// A sentence for the reader: what cannot be kept, and why.
  package var sentence: String {
    let others = things.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
    guard let last = others.last else { return obstacle.sentence(keeping: things[0]) }
    let list = ([things[0]] + others.dropLast()).joined(separator: ", ")
    return obstacle.sentence(keeping: "\(list) and \(last)")
  }
}

extension LibraryError {
  /// Whether nothing can be written as long as this holds; if not, other writes may succeed.
  fileprivate var isOfWholeLibrary: Bool {
    if case .failed = self { return false }
    return true
  }
}
