package import Books
package import Datebook
package import Formats

/// A plan, and what was read of it, by the offsets of one version of a text.
package struct PlanOfText: Sendable {
  /// The plan.
  package var plan: ReadingPlan
  /// The bytes that were read since it began.
  package var read: ReadBytes
  /// Whether it is being fitted to another version of the text.
  var isBeingFitted = false

  /// A plan, and the bytes that were read since it began.
  package init(plan: ReadingPlan, read: ReadBytes) { (self.plan, self.read) = (plan, read) }

  /// The same by the offsets of `text`; `nil` if the text that it was made of is not kept.
  package func found(in text: any LiveText) throws(TextError) -> PlanOfText? {
    guard let former = text.former(), former.count == plan.textBytes else { return nil }
    var portions = TextMapping(from: former, to: text)
    var pages = TextMapping(from: former, to: text)
    return PlanOfText(
      plan: try plan.moved(to: text.count) { offset throws(TextError) in
        try portions.offset(offset)
      },
      read: try read.moved { offset throws(TextError) in try pages.offset(offset) })
  }
}
