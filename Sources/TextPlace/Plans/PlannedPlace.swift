package import Datebook
import Widgets

/// What is known of the plan for the text that is being read.
package struct PlannedPlace: Equatable, Sendable {
  /// The plan; `nil` if the text is spread over the year.
  package internal(set) var plan: ReadingPlan? {
    didSet {
      months = plan?.months ?? []
      askedMonth = nil
    }
  }
  /// The months of the plan.
  private(set) var months: [ReadingPlan.Month] = []
  /// The bytes that were read since the plan began.
  package internal(set) var read = ReadBytes()
  /// What is to be divided as soon as the chapters are known.
  var waiting: PlanWish?
  /// The index of the month that its tab led to, while it is what the reader looks at.
  var askedMonth: Int?

  /// How the reader stands on a day; `nil` without a plan.
  package func standing(on day: Day) -> PlanStanding? {
    plan.map { PlanStanding(in: $0, having: read, on: day) }
  }
}
