/// Some of the days of a week.
package struct Weekdays: OptionSet, Hashable, Sendable {
  /// A bit for each day, the lowest for Monday: what the library keeps.
  package let rawValue: UInt8

  /// The days whose bits are set.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b111_1111
  }

  /// The one day.
  package init(_ weekday: Weekday) {
    rawValue = 1 << UInt8(weekday.daysAfterMonday)
  }

  /// The whole week.
  package static let all = Weekdays(rawValue: 0b111_1111)
  /// Monday to Friday.
  package static let workdays = Weekdays(rawValue: 0b001_1111)

  /// Whether the day is among them.
  package func contains(_ weekday: Weekday) -> Bool { contains(Weekdays(weekday)) }

  /// How many they are, from 0 to 7.
  package var count: Int { rawValue.nonzeroBitCount }

  /// How many days of the calendar it takes from `day` on until so many of these have been; `count` where
  /// there are none.
  package func days(until count: Int, from day: Day) -> Int {
    guard !isEmpty, count > 0 else { return count }
    // Whole weeks first, then the days of the last one.
    let weeks = (count - 1) / self.count
    var left = count - weeks * self.count
    var days = 7 * weeks
    while left > 0 {
      if contains(day.adding(days: days).weekday) { left -= 1 }
      days += 1
    }
    return days
  }
}
