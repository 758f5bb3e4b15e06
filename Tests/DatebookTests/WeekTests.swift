import Foundation
import Testing

@testable import Datebook

@Suite struct WeekTests {
  /// ISO, the United States, Egypt and the Maldives, and Portugal.
  static let rules = [
    WeekRule.iso, .us, WeekRule(firstWeekday: .saturday, leastDays: 1),
    WeekRule(firstWeekday: .friday, leastDays: 1), WeekRule(firstWeekday: .sunday, leastDays: 4),
  ]

  @Test(arguments: rules)
  func `weeks are those of Foundation, every day from 1900 to 2200`(rule: WeekRule) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.firstWeekday = rule.firstWeekday.rawValue % 7 + 1
    calendar.minimumDaysInFirstWeek = rule.leastDays
    var day = Day.firstDay(ofYear: 1900)
    let end = Day.firstDay(ofYear: 2201)
    while day < end {
      let date = Date(timeIntervalSince1970: Double(day.number) * 86_400)
      let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear, .weekday], from: date)
      let week = Week(of: day, by: rule)
      guard parts.yearForWeekOfYear == week.year, parts.weekOfYear == week.number,
        parts.weekday == day.weekday.rawValue % 7 + 1
      else {
        Issue.record("\(day) is in week \(week.number) of \(week.year), not \(parts)")
        return
      }
      day = day.adding(days: 1)
    }
  }

  @Test(arguments: rules)
  func `every day is in one week, and weeks follow each other`(rule: WeekRule) {
    for year in [1, 2, 1582, 1999, 2026, 9998, 9999] {
      var week = Week.first(of: year, by: rule)
      for number in 1...Week.count(of: year, by: rule) {
        #expect(week.number == number)
        #expect(week.year == year)
        for day in week.slots.compactMap(\.self) { #expect(Week(of: day, by: rule) == week) }
        let next = week.adding(weeks: 1)
        if next != week { #expect(next.firstDay.number == week.lastDay.number + 1) }
        week = next
      }
      if year < 9999 { #expect(week == Week.first(of: year + 1, by: rule)) }
    }
    #expect(Week(of: .first, by: rule).number == 1)
    #expect(Week(of: .last, by: rule).lastDay == .last)
    #expect(Week(of: .first, by: rule).adding(weeks: .min) == Week(of: .first, by: rule))
    #expect(Week(of: .last, by: rule).adding(weeks: .max) == Week(of: .last, by: rule))
  }

  @Test func `weekdays are in the order of the rule`() {
    #expect(WeekRule.iso.weekdays == Weekday.allCases)
    #expect(WeekRule.us.weekdays.first == .sunday)
    #expect(WeekRule.us.weekdays.last == .saturday)
    for rule in Self.rules {
      #expect(rule.weekdays.map { rule.column(of: $0) } == Array(0..<7))
    }
  }
}
