package import Datebook
import Dispatch
import Synchronization

/// Keeps notes as they are typed, without the writer waiting: the last text of each within half a
/// second. It may be used from any thread.
package final class NoteKeeper: Sendable {
  private static let delay = DispatchTimeInterval.milliseconds(500)
  /// The time between two tries to write where the library cannot be written to, in seconds.
  private static let retry = 5

  /// What somebody writes on a subject.
  private struct Draft {
    /// What its writer saw there when it was begun.
    var former: String
    /// What it says now.
    var note: DatebookNote
    /// What of it was kept last; `nil` before anything was.
    var kept: String?
    /// What others have written there meanwhile, which the writer does not see: it stays.
    var others: String?
  }

  private struct Waiting {
    var drafts: [NoteSubject: Draft] = [:]
    /// Those that are not kept as they are.
    var texts: [NoteSubject: String] = [:]
    var isDue = false
    var failure: LibraryError?
  }

  private let location: LibraryLocation
  private let clock: LocalClock
  private let onDamage: @Sendable (LibraryDamage) -> Void
  private let onNotice: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "notes", qos: .utility)
  private let waiting = Mutex(Waiting())
  /// Touched on `queue` only.
  private let library = Mutex<Library?>(nil)

  /// A keeper of notes in the library at `location`; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - onDamage: Is given what the reader is to be told of a damaged library, on some queue.
  ///   - onNotice: Is given other sentences for the reader, there too.
  package init(
    in location: LibraryLocation, clock: LocalClock = LocalClock(),
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    self.location = location
    self.clock = clock
    self.onDamage = onDamage
    self.onNotice = onNotice
  }

  /// Keeps what the note says now; returns at once.
  ///
  /// - Parameter former: What its writer saw on the subject before. What others write there meanwhile, in
  ///   this program or another, stays beside it.
  package func keep(_ note: DatebookNote, over former: String) {
    let isFirst = waiting.withLock { waiting in
      waiting.texts[note.subject] = note.text
      var draft = Draft(former: former, note: note)
      // Who goes on with what was written here sees no more than then.
      if let last = waiting.drafts[note.subject], last.former == former || last.note.text == former
      {
        draft.kept = last.kept
        draft.others = last.others
      }
      waiting.drafts[note.subject] = draft
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
    let drafts = waiting.withLock { waiting in
      waiting.isDue = false
      return waiting.drafts.filter { waiting.texts[$0.key] != nil }
    }
    do throws(LibraryError) {
      let library = try opened()
      for (subject, draft) in drafts {
        let whole = DatebookNote(on: subject, draft.note.text(beside: draft.others))
        let known = [draft.former, draft.kept].compactMap { $0 }
        let others = try library.write(whole, over: known, at: clock.now)
        waiting.withLock { waiting in
          // What was typed meanwhile is another text.
          if waiting.texts[subject] == draft.note.text { waiting.texts[subject] = nil }
          waiting.failure = nil
          waiting.drafts[subject]?.kept = whole.text(beside: others)
          if let others {
            waiting.drafts[subject]?.others = DatebookNote(on: subject, draft.others ?? "")
              .text(beside: others)
          }
        }
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
