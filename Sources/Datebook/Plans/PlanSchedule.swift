/// The days that a plan gives portions to: some weekdays from a first day to a last one.
package struct PlanSchedule: Equatable, Sendable {
  /// The most days from the first to the last: ten years.
  package static let longest = 3_653

  /// From the day the plan begins to the day it ends.
  package let days: ClosedRange<Day>
  /// The days of the week that are read on.
  package let weekdays: Weekdays

  /// The `weekdays` among `days`; `nil` if there is none, or where `days` are more than `longest`.
  package init?(_ days: ClosedRange<Day>, on weekdays: Weekdays = .all) {
    guard days.lowerBound.distance(to: days.upperBound) < Self.longest else { return nil }
    self.days = days
    self.weekdays = weekdays
    guard count(in: days) > 0 else { return nil }
  }

  /// Whether the day is one of its own.
  package func contains(_ day: Day) -> Bool {
    days.contains(day) && weekdays.contains(day.weekday)
  }

  /// How many days there are, at least 1.
  package var count: Int { count(in: days) }

  /// How many there are from `day` on.
  package func count(from day: Day) -> Int {
    day > days.upperBound ? 0 : count(in: max(day, days.lowerBound)...days.upperBound)
  }

  /// Its days from `day` on, in order.
  package func readingDays(from day: Day = .first) -> [Day] {
    guard day <= days.upperBound else { return [] }
    return (max(day, days.lowerBound)...days.upperBound).filter { weekdays.contains($0.weekday) }
  }

  /// Whole weeks by multiplication, the days left over one by one.
  private func count(in days: ClosedRange<Day>) -> Int {
    let length = days.lowerBound.distance(to: days.upperBound) + 1
    let rest = (0..<length % 7).count { index in
      weekdays.contains(days.lowerBound.adding(days: index).weekday)
    }
    return length / 7 * weekdays.count + rest
  }
}
