/// How a reader stands in a plan on a day.
///
/// What lies before a portion that is done counts as passed: a preface that was
/// left out holds nobody up.
package struct PlanStanding: Equatable, Sendable {
  /// The portions of days before that are not done.
  package let behind: Int
  /// Whether the day's own portion is done; a day without one has nothing to be done.
  package let isDone: Bool
  /// Where what is left to read begins.
  package let reached: Int

  /// The standing on `day` of a reader of `plan` who has read the bytes of `read`.
  package init(in plan: ReadingPlan, having read: ReadBytes, on day: Day) {
    let portions = plan.portions
    let last = portions.lastIndex(where: read.isDone)
    behind = portions[(last.map { $0 + 1 } ?? 0)...].prefix { $0.day < day }
      .count { !$0.range.isEmpty }
    self.isDone = plan.portion(on: day).map(read.isDone) ?? false
    let passed = last.map { portions[$0].range.upperBound } ?? plan.range.lowerBound
    reached = min(read.end(from: passed), plan.range.upperBound)
  }
}

extension ReadBytes {
  /// Whether a portion was read: its last byte and half of it, for who leafs over a page has read it
  /// all the same. One that is empty is never done.
  package func isDone(_ portion: PlannedPortion) -> Bool {
    !portion.range.isEmpty && contains(portion.range.upperBound - 1)
      && 2 * count(in: portion.range) >= portion.range.count
  }
}
