package import Datebook
import Widgets

/// What the reader wants to have divided into portions: a text, or the rest of it.
package struct PlanWish: Equatable, Sendable {
  /// The days to read on.
  package var schedule: PlanSchedule
  /// What the portions consist of.
  package var unit: PortionUnit
  /// The offset that the first portion begins with.
  package var start: Int
  /// The day that the rest of a plan is spread from; `nil` for a new plan.
  package var restFrom: Day?

  /// A plan for the text from `start` on.
  package init(schedule: PlanSchedule, unit: PortionUnit, start: Int, restFrom: Day? = nil) {
    self.schedule = schedule
    self.unit = unit
    self.start = start
    self.restFrom = restFrom
  }

  /// The days that get a portion.
  package var days: [Day] { schedule.readingDays(from: restFrom ?? .first) }
}

/// What happens to the plan of a text.
package enum PlanEvent: Equatable, Sendable {
  /// The plan was read from the library, with the bytes that were read since it began.
  case loaded(ReadingPlan?, ReadBytes)
  /// Another reader of the book has changed the plan to this one; what was asked for was not done.
  case changedElsewhere(ReadingPlan?)
  /// The text was divided.
  case divided(PlanWish, [PlannedPortion])
}

/// What the plan of a text asks of the world outside.
package enum PlanEffect: Equatable, Sendable {
  /// Divide the text, in which chapters begin at these offsets. Answered later by
  /// `PlanEvent.divided`.
  case divide(PlanWish, chapters: [Int])
  /// Keep a new plan.
  case make(ReadingPlan)
  /// Keep the other portions of the plan.
  case change(ReadingPlan)
  /// Remove the plan.
  case remove
}

/// What a sheet asks for the plan of a text.
package enum PlanRequest: Equatable, Sendable {
  /// Make a plan.
  case make(PlanWish)
  /// Spread what is left over the days that are left.
  case spread
  /// Go to today's portion, however far it is.
  case goToToday
  /// Remove the plan.
  case remove
}
