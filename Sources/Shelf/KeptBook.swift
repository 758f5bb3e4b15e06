package import Books
import Datebook
package import Dispatch
import Synchronization

/// An open book that the library keeps: one connection and one queue for all that write of it.
///
/// The keepers of its place, of its marks, of whatever else, share it. What they write is written in
/// the order in which they asked, in the background; the library is opened with the first of it. It
/// may be used from any thread.
package final class KeptBook: Sendable {
  /// Where the library is.
  package let location: LibraryLocation
  /// The clock that says when something was done, and on what day.
  package var clock: LocalClock { currentClock.withLock { $0 } }
  private let currentClock: Mutex<LocalClock>
  private let facts: BookFacts
  private let onDamage: @Sendable (LibraryDamage) -> Void
  private let onNotice: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "library", qos: .utility)

  private struct Opened {
    var library: Library
    /// The book's number; `nil` before the book was looked up there.
    var id: BookID?
    /// Whether its opening is recorded.
    var isRecorded = false
  }

  /// Whether only a look is taken at it, until that is found to be more.
  var isLook: Bool { look.withLock { $0 } }
  private let look: Mutex<Bool>

  /// Touched on `queue` only.
  private let opened = Mutex<Opened?>(nil)
  private let told = Mutex<Set<String>>([])

  /// The book of `facts` in the library at `location`; nothing is opened or written yet.
  ///
  /// - Parameters:
  ///   - isLook: Whether only a look is taken at a place that something else led to: that is no reading
  ///     before more is done.
  ///   - onDamage: Is given what the reader is to be told of a damaged library, on the queue.
  ///   - onNotice: Is given other sentences for the reader, there too.
  package init(
    _ facts: BookFacts, in location: LibraryLocation, clock: LocalClock = LocalClock(),
    isLook: Bool = false,
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    self.facts = facts
    self.location = location
    currentClock = Mutex(clock)
    look = Mutex(isLook)
    self.onDamage = onDamage
    self.onNotice = onNotice
  }

  /// Goes by another clock from now on.
  package func use(_ clock: LocalClock) {
    currentClock.withLock { $0 = clock }
  }

  /// Does `work` on the queue, after what was asked for before; returns at once.
  package func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  /// Does `work` on the queue once `interval` has passed; returns at once.
  package func perform(
    after interval: DispatchTimeInterval, _ work: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(deadline: .now() + interval, execute: work)
  }

  /// Does `work` on the queue and waits for it, and for all that was asked for before.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: Whether it was done in that time; it is done later otherwise.
  package func perform(within seconds: Double, _ work: @escaping @Sendable () -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      work()
      done.signal()
    }
    return done.wait(timeout: .now() + seconds) == .success
  }

  /// Whether the text is another one than that of `book`, as far as the library can tell: where the
  /// book's file was, another file is now. Nothing is written.
  package func isOther(than book: BookID) -> Bool {
    queue.sync {
      do throws(LibraryError) {
        return try openedLibrary().book(of: facts) != book
      } catch {
        return false
      }
    }
  }

  /// Takes note that it is read, and not only looked at: what is asked next records that it was opened.
  func noteReading() { look.withLock { $0 = false } }

  /// Tells the reader something, once.
  package func tell(_ sentence: String) {
    if told.withLock({ $0.insert(sentence).inserted }) { onNotice(sentence) }
  }
}

// MARK: - On the queue

extension KeptBook {
  /// The result of `body` with the library and the book in it; on the queue only.
  ///
  /// The library is opened where it is not, or is not any more, and the opening of the book is
  /// recorded there.
  package func inLibrary<Result>(
    _ body: (Library, BookID) throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    dispatchPrecondition(condition: .onQueue(queue))
    let (library, id) = try openedBook()
    do throws(LibraryError) {
      return try body(library, id)
    } catch {
      // A file that broke is opened anew, and set aside then.
      if case .damaged = error { self.opened.withLock { $0 = nil } }
      throw error
    }
  }

  private func openedLibrary() throws(LibraryError) -> Library {
    if let known = opened.withLock({ $0?.library }), known.isInPlace { return known }
    let library = try Library(at: location, now: clock.now, onDamage: onDamage)
    opened.withLock { $0 = Opened(library: library) }
    return library
  }

  private func openedBook() throws(LibraryError) -> (Library, BookID) {
    let library = try openedLibrary()
    let isLook = isLook
    let known = opened.withLock { $0 }
    if let known, let id = known.id, known.isRecorded || isLook { return (library, id) }
    let id = try library.opened(facts, at: clock.now, isLook: isLook)
    opened.withLock { $0 = Opened(library: library, id: id, isRecorded: !isLook) }
    library.tidy(at: clock.now)
    return (library, id)
  }
}
