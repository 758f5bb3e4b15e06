package import Books
import Datebook
import Synchronization

/// An open book that the library keeps: binds an ``Outbox`` to the book, for all that write of it.
///
/// The keepers of its place, its marks, its dates and its plan share it. It may be used from any thread.
package final class KeptBook: Sendable {
  /// Writes what the keepers post.
  package let outbox: Outbox
  /// The clock that says when something was done, and on what day.
  package var clock: LocalClock { outbox.clock }
  private let facts: BookFacts
  private let onNotice: @Sendable (String) -> Void

  private struct Opened {
    var library: Library
    var id: BookID
    /// Whether the opening of the book is recorded in the library.
    var isRecorded: Bool
  }

  /// Whether the reader only looks at the book; no longer once more is done.
  var isLook: Bool { look.withLock { $0 } }
  private let look: Mutex<Bool>

  /// Touched on the outbox's queue only.
  private let opened = Mutex<Opened?>(nil)
  private let told = Mutex<Set<String>>([])

  /// The book of `facts`, written through `outbox`; nothing is opened or written yet.
  ///
  /// - Parameters:
  ///   - isLook: Whether the reader only looks at a place that something else led to: that is no
  ///     reading before more is done.
  ///   - onNotice: Called on the outbox's queue with sentences about the book, for the reader.
  package init(
    _ facts: BookFacts, through outbox: Outbox, isLook: Bool = false,
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    self.facts = facts
    self.outbox = outbox
    look = Mutex(isLook)
    self.onNotice = onNotice
  }

  /// Uses another clock from now on.
  package func use(_ clock: LocalClock) { outbox.use(clock) }

  /// Whether the text is another one than that of `book`, as far as the library can tell: another file
  /// is now where the book's file was. Nothing is written; the call waits for the library.
  package func isOther(than book: BookID) -> Bool {
    outbox.performAndWait {
      do throws(LibraryError) {
        return try outbox.library().book(of: facts) != book
      } catch {
        return false
      }
    }
  }

  /// Notes that the book is read, and not only looked at: the next write records that it was opened.
  func noteReading() { look.withLock { $0 = false } }

  /// Tells the reader something, once.
  func tell(_ sentence: String) {
    if told.withLock({ $0.insert(sentence).inserted }) { onNotice(sentence) }
  }

  /// The result of `body` with the library and the book in it; on the outbox's queue only.
  ///
  /// The opening of the book is recorded first, if it is not yet.
  func inLibrary<Result>(
    _ body: (Library, BookID) throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    try outbox.inLibrary { library throws(LibraryError) in
      try body(library, try id(in: library))
    }
  }

  private func id(in library: Library) throws(LibraryError) -> BookID {
    let isLook = isLook
    if let known = opened.withLock({ $0 }), known.library === library, known.isRecorded || isLook {
      return known.id
    }
    let id = try library.opened(facts, at: clock.now, isLook: isLook)
    opened.withLock { $0 = Opened(library: library, id: id, isRecorded: !isLook) }
    return id
  }
}
