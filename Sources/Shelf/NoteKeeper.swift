package import Datebook
package import Dispatch
import Synchronization

/// The subjects whose notes are to be written.
struct NoteWrites: OutboxContents {
  var subjects: Set<NoteSubject>

  var thing: String? { "A note" }

  mutating func add(_ later: NoteWrites) { subjects.formUnion(later.subjects) }
}

/// Keeps notes as they are typed, without the writer waiting: the last text of each within half a
/// second. It may be used from any thread.
package final class NoteKeeper: Keeper {
  /// How long an answer that must have the last typed words waits for them to be written, in seconds.
  private static let patience = 0.5

  let tray = OutboxTray<NoteWrites>(gathering: 500)
  package let outbox: Outbox
  private let drafts = Mutex<[NoteSubject: NoteDraft]>([:])
  private let onJoin: @Sendable (_ note: DatebookNote, _ seen: String) -> Void

  /// A keeper that writes notes through `outbox`.
  package convenience init(_ outbox: Outbox) { self.init(outbox) { _, _ in } }

  /// A keeper that writes notes through `outbox`.
  ///
  /// - Parameter onJoin: Is told on some queue when others have written on a subject meanwhile: what
  ///   stands there now, and which of its writer's texts is in it. It is told no more of the subject before
  ///   that was put in, and kept over what it was told.
  package init(
    _ outbox: Outbox,
    onJoin: @escaping @Sendable (_ note: DatebookNote, _ seen: String) -> Void
  ) {
    self.outbox = outbox
    self.onJoin = onJoin
  }

  /// Keeps what the note says now; returns at once.
  ///
  /// - Parameter former: What its writer saw on the subject before. What others write there meanwhile,
  ///   in this program or another, stays beside it.
  package func keep(_ note: DatebookNote, over former: String) {
    drafts.withLock { drafts in
      drafts[note.subject] = NoteDraft(note.text, over: former, after: drafts[note.subject])
    }
    post(NoteWrites(subjects: [note.subject]))
  }

  /// What is not written yet, by its subject.
  package var unkept: [NoteSubject: String] {
    let subjects = tray.unwritten?.subjects ?? []
    return drafts.withLock { drafts in
      drafts.filter { subjects.contains($0.key) }.mapValues(\.whole)
    }
  }

  var unkeptWords: [String] {
    unkept.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
  }

  /// Does `read` on `queue`, which is to see in the library what was typed so far; returns at once.
  ///
  /// What waits is written first. If that takes longer than half a second, or the library cannot be
  /// written to, `read` goes ahead all the same, with what it does not find there.
  ///
  /// - Parameters:
  ///   - queue: A serial queue; it waits, the caller does not.
  ///   - read: Called with the texts that are not written, as of before it reads anything.
  package func afterWriting(
    on queue: DispatchQueue, _ read: @escaping @Sendable (_ unkept: [NoteSubject: String]) -> Void
  ) {
    queue.async {
      self.outbox.hasten(within: Self.patience)
      read(self.unkept)
    }
  }

  func write(_ writes: inout NoteWrites) throws(LibraryError) {
    try outbox.inLibrary { library throws(LibraryError) in
      for subject in writes.subjects {
        // A text that is typed from here on is posted again.
        guard let draft = drafts.withLock({ $0[subject] }) else { continue }
        let text = try library.write(
          DatebookNote(on: subject, draft.whole), since: draft.base, at: outbox.clock.now)
        writes.subjects.remove(subject)
        let seen = drafts.withLock { $0[subject]?.noteWritten(text, whenWriting: draft) }
        if let seen { onJoin(DatebookNote(on: subject, text), seen) }
      }
    }
  }
}
