/// The changes of a text that can be undone and done again.
///
/// A step has only the characters that it changed: to note one costs the same in any text.
struct EditHistory: Equatable, Sendable {
  /// How many steps can be undone at most, and how many characters all of them have together.
  private static let capacity = 500
  private static let charactersKept = 4_000_000

  /// What a change was: one kind of typing or erasing goes on as a single step.
  enum Kind: Equatable {
    case typing, erasing, other
  }

  /// Characters of a text that were changed for others.
  struct Step: Equatable, Sendable {
    /// The index of the first of them.
    var start: Int
    /// What stood there before, and what stood there afterwards.
    var removed: [Character]
    var inserted: [Character]
    /// Where the caret was before, and where it was afterwards.
    var caretBefore: Int
    var caretAfter: Int

    var count: Int { removed.count + inserted.count }

    /// The index behind the last of the characters that were put in.
    var end: Int { start + inserted.count }
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private var lastKind: Kind?
  /// How many characters the steps in `done` have.
  private var count = 0

  /// Notes a change: as a part of the last step if it goes on with that, else as a step of its own.
  mutating func note(_ step: Step, _ kind: Kind) {
    undone = []
    let goesOn = kind != .other && kind == lastKind
    lastKind = kind
    if goesOn, let last = done.indices.last {
      let former = done[last].count
      if done[last].add(step) {
        count += done[last].count - former
        return
      }
    }
    count += step.count
    done.append(step)
    while done.count > 1, done.count > Self.capacity || count > Self.charactersKept {
      count -= done.removeFirst().count
    }
  }

  /// Has the next change be a step of its own.
  mutating func endStep() { lastKind = nil }

  /// The step that is to be undone now; nil if there is none.
  mutating func undo() -> Step? {
    lastKind = nil
    guard let step = done.popLast() else { return nil }
    count -= step.count
    undone.append(step)
    return step
  }

  /// The step that is to be done again now; nil if there is none.
  mutating func redo() -> Step? {
    lastKind = nil
    guard let step = undone.popLast() else { return nil }
    count += step.count
    done.append(step)
    return step
  }
}

extension EditHistory.Step {
  /// Makes a later change a part of this step, if it touches what was put in, or what is around it.
  ///
  /// - Returns: Whether it does.
  fileprivate mutating func add(_ later: EditHistory.Step) -> Bool {
    let laterEnd = later.start + later.removed.count
    guard later.start <= end, laterEnd >= start else { return false }
    let overlap = max(later.start, start)..<min(laterEnd, end)
    // What the later change took away and this one had not put in stood there before.
    removed.insert(contentsOf: later.removed.prefix(max(start - later.start, 0)), at: 0)
    removed += later.removed.suffix(max(laterEnd - end, 0))
    inserted.replaceSubrange(
      overlap.lowerBound - start..<overlap.upperBound - start, with: later.inserted)
    start = min(start, later.start)
    caretAfter = later.caretAfter
    return true
  }
}
