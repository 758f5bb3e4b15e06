package import Datebook
import Dispatch
import Synchronization

/// Keeps notes as they are typed, without the writer waiting: the last text of each within half a
/// second. It may be used from any thread.
package final class NoteKeeper: Sendable {
  private static let delay = DispatchTimeInterval.milliseconds(500)
  /// The time between two tries to write where the library cannot be written to, in seconds.
  private static let retry = 5

  private struct Waiting {
    var texts: [NoteSubject: String] = [:]
    /// What each note that was opened was when it was read or written last.
    var former: [NoteSubject: String] = [:]
    /// What others wrote beside it, until that is in what is typed.
    var joins: [NoteSubject: NoteJoin] = [:]
    var isDue = false
    var failure: LibraryError?
  }

  private let location: LibraryLocation
  private let clock: LocalClock
  private let onDamage: @Sendable (LibraryDamage) -> Void
  private let onNotice: @Sendable (String) -> Void
  private let onJoin: @Sendable (NoteSubject, NoteJoin) -> Void
  private let queue = DispatchQueue(label: "notes", qos: .utility)
  private let waiting = Mutex(Waiting())
  /// Touched on `queue` only.
  private let library = Mutex<Library?>(nil)

  /// A keeper of notes in the library at `location`; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - onDamage: Is given what the reader is to be told of a damaged library, on some queue.
  ///   - onNotice: Is given other sentences for the reader, there too.
  ///   - onJoin: Is given what another writer wrote beside a note that is open, there too.
  package init(
    in location: LibraryLocation, clock: LocalClock = LocalClock(),
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    onNotice: @escaping @Sendable (String) -> Void,
    onJoin: @escaping @Sendable (NoteSubject, NoteJoin) -> Void = { _, _ in }
  ) {
    self.onJoin = onJoin
    self.location = location
    self.clock = clock
    self.onDamage = onDamage
    self.onNotice = onNotice
  }

  /// Takes what a note says that is about to be written on: what others make of it meanwhile is kept
  /// beside what is typed.
  package func open(_ note: DatebookNote) {
    waiting.withLock { waiting in
      if waiting.texts[note.subject] == nil { waiting.former[note.subject] = note.text }
    }
  }

  /// Keeps what the note says now; returns at once.
  package func keep(_ note: DatebookNote) {
    let isFirst = waiting.withLock { waiting in
      waiting.texts[note.subject] = note.text
      if waiting.joins[note.subject]?.isAround(note.text) == true {
        waiting.joins[note.subject] = nil
      }
      defer { waiting.isDue = true }
      return !waiting.isDue
    }
    if isFirst { queue.asyncAfter(deadline: .now() + Self.delay) { self.write() } }
  }

  /// What is not kept yet, by what it was written on.
  package var unkept: [NoteSubject: String] { waiting.withLock { $0.texts } }

  /// Keeps all there is, and waits for it; says what could not be kept.
  ///
  /// - Parameter seconds: How long to wait at most.
  package func flush(within seconds: Double) -> String? {
    guard !unkept.isEmpty else { return nil }
    let done = DispatchSemaphore(value: 0)
    queue.async {
      self.write()
      done.signal()
    }
    let isOver = done.wait(timeout: .now() + seconds) == .success
    guard !isOver || !unkept.isEmpty else { return nil }
    return waiting.withLock { $0.failure }?.sentence(keeping: "A note")
      ?? "A note was not kept in time."
  }

  private func write() {
    let known = waiting.withLock { waiting in
      waiting.isDue = false
      return waiting
    }
    do throws(LibraryError) {
      let library = try opened()
      for (subject, typed) in known.texts {
        let text = known.joins[subject]?.around(typed) ?? typed
        var join = NoteJoin()
        if let former = known.former[subject] {
          join = try library.write(DatebookNote(on: subject, text), over: former, at: clock.now)
        } else {
          try library.write(DatebookNote(on: subject, text), at: clock.now)
        }
        waiting.withLock { waiting in
          // What was typed meanwhile is another text.
          if waiting.texts[subject] == typed { waiting.texts[subject] = nil }
          if waiting.former[subject] != nil { waiting.former[subject] = join.around(text) }
          if !join.isEmpty {
            let before = waiting.joins[subject] ?? NoteJoin()
            waiting.joins[subject] = join.joined(with: before)
          }
          waiting.failure = nil
        }
        if !join.isEmpty { onJoin(subject, join) }
      }
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: LibraryError) {
    let isNew = waiting.withLock { waiting in
      defer {
        waiting.failure = error
        waiting.isDue = true
      }
      return waiting.failure != error
    }
    if isNew { onNotice(error.sentence(keeping: "A note")) }
    queue.asyncAfter(deadline: .now() + .seconds(Self.retry)) { self.write() }
  }

  private func opened() throws(LibraryError) -> Library {
    if let known = library.withLock({ $0 }), known.isInPlace { return known }
    let opened = try Library(at: location, now: clock.now, onDamage: onDamage)
    library.withLock { $0 = opened }
    opened.tidy(at: clock.now)
    return opened
  }
}
