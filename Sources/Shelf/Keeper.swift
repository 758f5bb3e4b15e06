import Dispatch
import Synchronization

/// What a keeper has to write: one value, which later posts are added to.
protocol OutboxContents: Sendable {
  /// Adds what was posted later.
  mutating func add(_ later: Self)

  /// What a sentence calls this, such as "The place"; nil if the reader need not know that it waits.
  var thing: String? { get }

  /// Whether the reader is told if the program ends before this is written.
  var isMissed: Bool { get }

  /// Whether the reader has made this: it would be gone with the program, so that is asked about first.
  var isWork: Bool { get }
}

extension OutboxContents {
  /// True if the reader is told that it waits.
  var isMissed: Bool { thing != nil }

  /// True if the reader is told that it waits.
  var isWork: Bool { thing != nil }
}

/// Has one kind of thing written into the library, such as the marks of a book.
///
/// A keeper says what is to be written and how; the ``Outbox`` says when, and tries again.
protocol Keeper: AnyObject, Sendable {
  associatedtype Contents: OutboxContents

  /// What writes for the keeper.
  var outbox: Outbox { get }

  /// What is not written yet.
  var tray: OutboxTray<Contents> { get }

  /// Writes `contents` into the library, on the outbox's queue.
  ///
  /// If it throws, the outbox keeps what is left in `contents` and tries again later: what is written
  /// must be taken out of it.
  func write(_ contents: inout Contents) throws(LibraryError)

  /// What the reader has written that waits, to be shown if the program ends before it is kept.
  var unkeptWords: [String] { get }

  /// Called on the outbox's queue when what waits cannot be written, for each try and each post, and
  /// with nil once it is.
  func obstacleChanged(to obstacle: LibraryError?)
}

extension Keeper {
  /// None.
  var unkeptWords: [String] { [] }

  /// Does nothing.
  func obstacleChanged(to obstacle: LibraryError?) {}

  /// What a sentence calls what waits; nil if the reader need not know of it.
  var thing: String? { tray.unwritten?.thing }

  /// What the reader is told of if the program ends before it is written; nil if there is nothing.
  var missedThing: String? { tray.unwritten.flatMap { $0.isMissed ? $0.thing : nil } }

  /// Whether the reader has made something of what waits.
  var isWork: Bool { tray.unwritten?.isWork ?? false }

  /// Has `contents` written when the tray's time has come; returns at once.
  func post(_ contents: Contents) { outbox.post(self, after: tray.add(contents)) }

  /// Has `contents` written as soon as the queue is free, with what waits in the tray; returns at once.
  func postAtOnce(_ contents: Contents) {
    _ = tray.add(contents)
    outbox.post(self, after: .seconds(0))
  }

  /// Writes what is in the tray, on the outbox's queue.
  ///
  /// - Returns: Whether there was anything.
  func writeTray() throws(LibraryError) -> Bool {
    guard var contents = tray.drain() else { return false }
    do throws(LibraryError) { try write(&contents) } catch {
      tray.putBack(contents)
      throw error
    }
    tray.discardTaken()
    return true
  }
}

/// What a keeper has posted and the outbox has not written yet. It may be used from any thread.
///
/// That the contents are `OutboxContents` is asked by what needs it, not by the class: for each tray
/// that is made, the runtime would look through all conformances of the program, 0.07 ms of its start.
final class OutboxTray<Contents: Sendable>: Sendable {
  private struct State {
    var waiting: Contents?
    var taken: Contents?
    /// When something was taken last.
    var takenAt: DispatchTime?
  }

  /// How long posts are gathered before they are written, in milliseconds.
  private let gathering: Int
  /// The least time from one write to the next, in milliseconds.
  private let pace: Int
  private let state = Mutex(State())

  /// An empty tray.
  ///
  /// - Parameters:
  ///   - gathering: How long posts are gathered before they are written, in milliseconds.
  ///   - pace: The least time from one write to the next, in milliseconds.
  init(gathering: Int = 0, pace: Int = 0) {
    (self.gathering, self.pace) = (gathering, pace)
  }

  /// Whether everything that was posted is written.
  var isEmpty: Bool { state.withLock { $0.waiting == nil && $0.taken == nil } }

  /// Removes and returns everything out to be written; nil if there is nothing.
  func drain() -> Contents? {
    state.withLock { state in
      guard let contents = state.waiting else { return nil }
      (state.waiting, state.taken, state.takenAt) = (nil, contents, .now())
      return contents
    }
  }

  /// Forgets what was taken: it is written.
  func discardTaken() { state.withLock { $0.taken = nil } }

  /// Forgets what was posted while the rest is being written.
  func discardWaiting() { state.withLock { $0.waiting = nil } }
}

extension OutboxTray where Contents: OutboxContents {
  /// What is not in the library yet, what is being written included; nil if there is nothing.
  var unwritten: Contents? {
    state.withLock { state in
      guard var all = state.taken else { return state.waiting }
      if let waiting = state.waiting { all.add(waiting) }
      return all
    }
  }

  /// Adds contents; the time after which they are to be written.
  func add(_ contents: Contents) -> DispatchTimeInterval {
    state.withLock { state in
      if state.waiting?.add(contents) == nil { state.waiting = contents }
      guard let takenAt = state.takenAt else { return .milliseconds(gathering) }
      let nanoseconds = DispatchTime.now().uptimeNanoseconds - takenAt.uptimeNanoseconds
      let passed = Int(clamping: nanoseconds / 1_000_000)
      return .milliseconds(max(pace - passed, gathering))
    }
  }

  /// Puts what could not be written in front of what was posted meanwhile.
  func putBack(_ contents: Contents) {
    state.withLock { state in
      var contents = contents
      if let later = state.waiting { contents.add(later) }
      (state.waiting, state.taken) = (contents, nil)
    }
  }
}
