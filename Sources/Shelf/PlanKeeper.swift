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

/// What is to be done to a plan, in order.
struct PlanWrites: OutboxContents {
  enum Step: Sendable {
    case make(ReadingPlan)
    case change(ReadingPlan)
    case remove
  }

  var steps: [Step]

  var thing: String? { "The plan" }

  mutating func add(_ later: PlanWrites) { steps += later.steps }
}

/// Keeps the plan of an open book, without the reader waiting.
///
/// It may be used from any thread.
package final class PlanKeeper: Keeper {
  let tray = OutboxTray<PlanWrites>()
  package var outbox: Outbox { book.outbox }
  private let book: KeptBook
  private let onNews: @Sendable (PlanNews) -> Void
  /// The plan as it was read or written last; touched on the outbox's queue only.
  private let kept = Mutex<KeptPlan?>(nil)

  /// A keeper of the plan of `book`; nothing is opened or written yet.
  ///
  /// - Parameter onNews: Called on the outbox's queue with what there is to tell.
  package init(_ book: KeptBook, onNews: @escaping @Sendable (PlanNews) -> Void) {
    self.book = book
    self.onNews = onNews
  }

  /// Reads the plan in the background, and tells it.
  package func load() {
    outbox.perform {
      // What is to be written is newer.
      guard self.tray.isEmpty else { return }
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
        // The next write tells the reader what is wrong with the library.
      }
    }
  }

  /// Has written in the background that the book has a new plan.
  package func make(_ plan: ReadingPlan) { postAtOnce(PlanWrites(steps: [.make(plan)])) }

  /// Has written in the background that the plan has other portions.
  package func change(to plan: ReadingPlan) { postAtOnce(PlanWrites(steps: [.change(plan)])) }

  /// Has written in the background that the book has no plan.
  package func remove() { postAtOnce(PlanWrites(steps: [.remove])) }

  func write(_ writes: inout PlanWrites) throws(LibraryError) {
    while let step = writes.steps.first {
      let conflict = try book.inLibrary { library, id throws(LibraryError) -> Conflict? in
        try perform(step, on: id, in: library)
      }
      writes.steps.removeFirst()
      guard let conflict else { continue }
      // What followed was meant for a plan that is no more.
      tray.discardWaiting()
      onNews(.changedElsewhere(conflict.plan))
      return
    }
  }

  /// The plan that another reader has made of the one that was known.
  private struct Conflict {
    var plan: ReadingPlan?
  }

  /// Does `step`, unless another reader has changed the plan first.
  ///
  /// - Returns: What the other reader has made of it; nil if the step is done.
  private func perform(
    _ step: PlanWrites.Step, on id: BookID, in library: Library
  ) throws(LibraryError) -> Conflict? {
    let known = kept.withLock { $0 }
    var next: KeptPlan?
    let isDone: Bool
    switch step {
    case .make(let plan):
      next = try library.make(plan, for: id, at: book.clock.now)
      isDone = true
    case .change(let plan):
      if let known { next = try library.change(known, to: plan, at: book.clock.now) }
      isDone = next != nil
    case .remove:
      isDone = if let known { try library.remove(known, at: book.clock.now) } else { true }
    }
    if !isDone { next = try library.plan(for: id) }
    kept.withLock { $0 = next }
    return isDone ? nil : Conflict(plan: next?.plan)
  }
}
