/// How weeks are counted: the weekday they begin on, and how much of a year its first one has.
package struct WeekRule: Hashable, Sendable {
  /// The weekday that weeks begin on.
  package let firstWeekday: Weekday
  /// How many days of a year its first week has at least, from 1 to 7.
  package let leastDays: Int

  /// ISO 8601: from Monday, the first week with at least 4 days of the year.
  package static let iso = WeekRule(firstWeekday: .monday, leastDays: 4)
  /// That of the United States: from Sunday, the week of 1 January first.
  package static let us = WeekRule(firstWeekday: .sunday, leastDays: 1)

  /// A rule; `leastDays` outside 1...7 gives the nearest.
  package init(firstWeekday: Weekday, leastDays: Int) {
    self.firstWeekday = firstWeekday
    self.leastDays = min(max(leastDays, 1), 7)
  }

  /// The weekdays in their order, the first one of a week first.
  package var weekdays: [Weekday] {
    (0..<7).map { Weekday(daysAfterMonday: (firstWeekday.daysAfterMonday + $0) % 7) }
  }

  /// How many days after a week's first one the weekday stands, from 0 to 6.
  package func column(of weekday: Weekday) -> Int {
    (weekday.daysAfterMonday - firstWeekday.daysAfterMonday + 7) % 7
  }
}

/// A week, by its first day. It exists once: its label is computed by its rule, never stored.
///
/// The weeks at both ends of the calendar reach beyond it: a week may have fewer than 7 `days`.
package struct Week: Hashable, Comparable, Sendable {
  /// How it is counted.
  package let rule: WeekRule
  /// The number that its first day has, or would have: see `Day.number`.
  package let firstNumber: Int

  /// The week of `day`.
  package init(of day: Day, by rule: WeekRule) {
    self.init(firstNumber: day.number - rule.column(of: day.weekday), by: rule)
  }

  private init(firstNumber: Int, by rule: WeekRule) {
    self.firstNumber = firstNumber
    self.rule = rule
  }

  package static func < (a: Week, b: Week) -> Bool { a.firstNumber < b.firstNumber }

  /// The week so many weeks later, or earlier where negative; past the calendar's ends it is the
  /// last, or the first.
  package func adding(weeks: Int) -> Week {
    let (days, overflow) = weeks.multipliedReportingOverflow(by: 7)
    let (number, overflow2) = firstNumber.addingReportingOverflow(days)
    guard !overflow, !overflow2 else { return Week(of: weeks > 0 ? .last : .first, by: rule) }
    let sum = Week(firstNumber: number, by: rule)
    return min(max(sum, Week(of: .first, by: rule)), Week(of: .last, by: rule))
  }

  /// Its days, in order; `nil` if the calendar has none.
  package var slots: [Day?] {
    (firstNumber..<firstNumber + 7).map { number in
      let day = Day(number: number)
      return day.number == number ? day : nil
    }
  }

  /// Its days that the calendar has: 7, but at the calendar's ends.
  package var days: ClosedRange<Day> { Day(number: firstNumber)...Day(number: firstNumber + 6) }

  /// Its first day that the calendar has.
  package var firstDay: Day { days.lowerBound }
  /// Its last day that the calendar has.
  package var lastDay: Day { days.upperBound }

  /// The day that decides which year the week belongs to.
  package var decidingDay: Day { Day(number: firstNumber + 7 - rule.leastDays) }

  /// The year it belongs to, which may be another one than that of some of its days.
  ///
  /// A week whose year the calendar does not have belongs to the nearest that it has.
  package var year: Int { decidingDay.year }

  /// Its number in that year, from 1 to 53.
  package var number: Int { (firstNumber - Week.first(of: year, by: rule).firstNumber) / 7 + 1 }

  /// The first week of `year`, which is from 1 to 9999.
  package static func first(of year: Int, by rule: WeekRule) -> Week {
    let week = Week(of: Day.firstDay(ofYear: year), by: rule)
    // The first day of the calendar is of the first week of its first year by any rule.
    guard week.year == year else { return Week(firstNumber: week.firstNumber + 7, by: rule) }
    return week
  }

  /// How many weeks belong to `year`: 52 or 53, at the calendar's ends up to 54.
  package static func count(of year: Int, by rule: WeekRule) -> Int {
    guard year < Day.years.upperBound else {
      let span = Week(of: .last, by: rule).firstNumber - first(of: year, by: rule).firstNumber
      return span / 7 + 1
    }
    return (first(of: year + 1, by: rule).firstNumber - first(of: year, by: rule).firstNumber) / 7
  }
}
