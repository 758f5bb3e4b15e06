package import Datebook
import Widgets

/// A month of a year, as a number that counts on.
package struct MonthNumber: Hashable, Comparable, Sendable {
  /// Twelve times the year, and the months of it before this one.
  package let number: Int

  /// The month that `day` is in.
  package init(of day: Day) {
    let (year, month, _) = day.date
    number = 12 * year + month - 1
  }

  private init(number: Int) {
    self.number = number
  }

  /// The year.
  package var year: Int { number / 12 }
  /// The month, from 1.
  package var month: Int { number % 12 + 1 }
  /// Its days.
  package var days: ClosedRange<Day> { Day.days(ofMonth: month, year: year) }

  /// The month so many months later, or earlier where negative; the calendar's end past it.
  package func adding(_ months: Int) -> MonthNumber {
    let (sum, overflow) = number.addingReportingOverflow(months)
    let ends = (12 * Day.years.lowerBound)...(12 * Day.years.upperBound + 11)
    if overflow { return MonthNumber(number: months > 0 ? ends.upperBound : ends.lowerBound) }
    return MonthNumber(number: min(max(sum, ends.lowerBound), ends.upperBound))
  }

  package static func < (a: MonthNumber, b: MonthNumber) -> Bool { a.number < b.number }
}

extension MonthNumber: Strideable {
  package func distance(to other: MonthNumber) -> Int { other.number - number }
  package func advanced(by months: Int) -> MonthNumber { adding(months) }
}

extension DatebookPage {
  /// The months of the days that it shows: a month's page has days of its neighbours, and a day's the
  /// others of its week, whichever day weeks begin on.
  package var shownMonths: ClosedRange<MonthNumber> {
    let own = MonthNumber(of: days.lowerBound)...MonthNumber(of: days.upperBound)
    switch self {
    case .month: return own.lowerBound.adding(-1)...own.upperBound.adding(1)
    case .day(let day):
      return MonthNumber(of: day.adding(days: -6))...MonthNumber(of: day.adding(days: 6))
    default: return own
    }
  }

  /// The same, if weeks go by `rule`.
  package func shownMonths(by rule: WeekRule) -> ClosedRange<MonthNumber> {
    guard case .day(let day) = self else { return shownMonths }
    let week = Week(of: day, by: rule).days
    return MonthNumber(of: week.lowerBound)...MonthNumber(of: week.upperBound)
  }
}
