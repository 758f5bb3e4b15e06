import Books
package import Datebook
import Synchronization

/// What the keeper of a book's plan has to tell.
package enum PlanNews: Equatable, Sendable {
  /// The plan as the library has it, and the bytes that were read since it began.
  case loaded(ReadingPlan?, ReadBytes)
  /// Another reader has changed the plan: it is this now, and what was asked for was not done.
  case changedElsewhere(ReadingPlan?)
}

/// Keeps the plan of an open book, without the reader waiting.
///
/// It may be used from any thread.
package final class PlanKeeper: Sendable {
  /// What is to be done in the library.
  private enum Write: Equatable {
    case make(ReadingPlan)
    case change(ReadingPlan)
    case remove
  }

  private struct Waiting {
    var writes: [Write] = []
    var failure: LibraryError?
  }

  private let book: KeptBook
  private let onNews: @Sendable (PlanNews) -> Void
  private let waiting = Mutex(Waiting())
  /// The plan as it was read or written last; touched on the book's queue only.
  private let kept = Mutex<KeptPlan?>(nil)

  /// A keeper of the plan of `book`; nothing is opened or written yet.
  ///
  /// - Parameter onNews: Is given what there is to tell, on the queue of the library.
  package init(_ book: KeptBook, onNews: @escaping @Sendable (PlanNews) -> Void) {
    self.book = book
    self.onNews = onNews
  }

  /// Reads the plan in the background, and tells it.
  package func load() {
    book.perform {
      // What is to be written is newer.
      guard self.waiting.withLock({ $0.writes.isEmpty }) else { return self.write() }
      do throws(LibraryError) {
        let (kept, read) = try self.book.inLibrary {
          library, id throws(LibraryError) -> (KeptPlan?, ReadBytes) in
          guard let kept = try library.plan(for: id) else { return (nil, ReadBytes()) }
          let first = kept.plan.schedule.days.lowerBound
          return (kept, try library.readBytes(of: id, from: first))
        }
        self.kept.withLock { $0 = kept }
        self.onNews(.loaded(kept?.plan, read))
      } catch {
        // Whoever writes next tells the reader what is wrong with the library.
      }
    }
  }

  /// Writes in the background that the book has a new plan.
  package func make(_ plan: ReadingPlan) { write(.make(plan)) }

  /// Writes in the background that the plan has other portions.
  package func change(to plan: ReadingPlan) { write(.change(plan)) }

  /// Writes in the background that the book has no plan.
  package func remove() { write(.remove) }

  /// Writes what is not written yet, and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: `nil` when all is kept, otherwise a sentence that says why not.
  package func flush(within seconds: Double) -> String? {
    guard waiting.withLock({ !$0.writes.isEmpty }) else { return nil }
    guard book.perform(within: seconds, { self.write() }) else {
      return LibraryError.busy(path: book.location.path).sentence(keeping: "The plan")
    }
    return waiting.withLock {
      $0.writes.isEmpty ? nil : $0.failure?.sentence(keeping: "The plan")
    }
  }

  private func write(_ write: Write) {
    waiting.withLock { $0.writes.append(write) }
    book.perform { self.write() }
  }

  /// Writes what waits, on the queue; what cannot be written waits on.
  private func write() {
    while let next = waiting.withLock({ $0.writes.first }) {
      do throws(LibraryError) {
        let isDone = try book.inLibrary { library, id throws(LibraryError) in
          try self.write(next, of: id, in: library)
        }
        waiting.withLock {
          $0.writes.removeFirst()
          // What followed was meant for a plan that is no more.
          if !isDone { $0.writes = [] }
        }
        if !isDone { onNews(.changedElsewhere(kept.withLock { $0?.plan })) }
      } catch {
        waiting.withLock { $0.failure = error }
        book.tell(error.sentence(keeping: "The plan"))
        return
      }
    }
  }

  /// - Returns: Whether it was done; not where another reader came first.
  private func write(
    _ write: Write, of id: BookID, in library: Library
  ) throws(LibraryError) -> Bool {
    let known = kept.withLock { $0 }
    var next: KeptPlan?
    switch write {
    case .make(let plan): next = try library.make(plan, for: id, at: book.clock.now)
    case .change(let plan):
      if let known { next = try library.change(known, to: plan, at: book.clock.now) }
      if next == nil {
        let other = try library.plan(for: id)
        kept.withLock { $0 = other }
        return false
      }
    case .remove:
      if let known, try !library.remove(known, at: book.clock.now) {
        let other = try library.plan(for: id)
        kept.withLock { $0 = other }
        return false
      }
    }
    kept.withLock { $0 = next }
    return true
  }
}
