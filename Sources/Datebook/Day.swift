/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31, as one integer.
///
/// Days before the calendar's reform of 1582 are counted by its rules too. A day knows no clock and
/// no zone: `ReadingClock` tells which day an instant belongs to.
package struct Day: Hashable, Comparable, Sendable {
  /// The years a day can be in.
  package static let years = 1...9999
  /// The first day there is, 0001-01-01.
  package static let first = Day(unchecked: -719_162)
  /// The last day there is, 9999-12-31.
  package static let last = Day(unchecked: 2_932_896)

  /// The number of days since 1970-01-01, negative before it.
  package let number: Int

  private init(unchecked number: Int) {
    self.number = number
  }

  /// The day `number` days after 1970-01-01; numbers outside the calendar give its nearest end.
  package init(number: Int) {
    self.number = min(max(number, Day.first.number), Day.last.number)
  }

  /// The day with this date, or `nil` if the calendar has none, such as 30 February.
  ///
  /// - Parameters:
  ///   - year: From 1 to 9999.
  ///   - month: From 1 for January to 12.
  ///   - day: From 1 to the month's number of days.
  package init?(year: Int, month: Int, day: Int) {
    guard Day.years.contains(year), 1...12 ~= month,
      1...Day.daysInMonth(year: year, month: month) ~= day
    else { return nil }
    self.init(unchecked: Day.number(year: year, month: month, day: day))
  }

  /// The first day of `year`; years outside `years` give the nearest.
  package static func firstDay(ofYear year: Int) -> Day {
    let year = min(max(year, years.lowerBound), years.upperBound)
    return Day(unchecked: number(year: year, month: 1, day: 1))
  }

  package static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}

extension Day: Strideable {
  package func distance(to other: Day) -> Int { other.number - number }
  package func advanced(by days: Int) -> Day { adding(days: days) }
}

// MARK: - The date

extension Day {
  /// The year, from 1 to 9999.
  package var year: Int { date.year }
  /// The month, from 1 for January to 12.
  package var month: Int { date.month }
  /// The day of the month, from 1 to 31.
  package var day: Int { date.day }
  /// The day of the year, from 1 to 366.
  package var dayOfYear: Int { number - Day.number(year: year, month: 1, day: 1) + 1 }
  /// The day of the week.
  package var weekday: Weekday { Weekday(daysAfterMonday: (number - Day.first.number) % 7) }

  /// The year, month and day of the month, computed at once.
  package var date: (year: Int, month: Int, day: Int) {
    // Years begin in March here, so that the leap day is a year's last; eras are 400 years.
    let shifted = number - Day.eraStart
    let era = shifted / Day.daysInEra
    let dayOfEra = shifted % Day.daysInEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The week by ISO 8601: weeks begin on Monday and belong to the year of their Thursday.
  ///
  /// The year can differ from `year` in the first and last days of a year.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = adding(days: 3 - weekday.daysAfterMonday)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// The day `days` later, or earlier where negative; past the calendar's ends it is the end.
  package func adding(days: Int) -> Day {
    let (sum, overflow) = number.addingReportingOverflow(days)
    guard overflow else { return Day(number: sum) }
    return days > 0 ? Day.last : Day.first
  }
}

// MARK: - Lengths

extension Day {
  /// Whether `year` has a 29 February.
  package static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in `year`, 365 or 366.
  package static func daysInYear(_ year: Int) -> Int { isLeap(year: year) ? 366 : 365 }

  /// The number of days in a month, from 28 to 31.
  ///
  /// - Parameter month: From 1 for January to 12.
  package static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of 0000-03-01, from which 400-year eras are counted.
  private static let eraStart = -719_468
  private static let daysInEra = 146_097

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let leapDays = shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
    return eraStart + 365 * shiftedYear + leapDays + (153 * shiftedMonth + 2) / 5 + day - 1
  }
}

extension Day: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-03-05`.
  package var description: String {
    let (year, month, day) = date
    let digits = String(year)
    let padding = String(repeating: "0", count: 4 - digits.utf8.count)
    return "\(padding)\(digits)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

/// A day of the week; its raw value is ISO 8601's, from 1 for Monday to 7 for Sunday.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The number of days from the week's Monday to this day, from 0 to 6.
  package var daysAfterMonday: Int { rawValue - 1 }

  /// The weekday so many days after a Monday, from 0 to 6.
  init(daysAfterMonday: Int) {
    switch daysAfterMonday {
    case 0: self = .monday
    case 1: self = .tuesday
    case 2: self = .wednesday
    case 3: self = .thursday
    case 4: self = .friday
    case 5: self = .saturday
    default: self = .sunday
    }
  }
}
