import Datebook
import Foundation
import Testing

@Suite struct DayTests {
  @Test func `every day of the calendar follows from the one before it`() {
    var day = Day.first
    var weekday = 0
    var wrong: [Day] = []
    for year in Day.years {
      var dayOfYear = 1
      for month in 1...12 {
        let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for dayOfMonth in 1...lengths[month - 1] {
          let isRight =
            day.date == (year, month, dayOfMonth) && day.dayOfYear == dayOfYear
            && day.weekday.daysAfterMonday == weekday
            && Day(year: year, month: month, day: dayOfMonth) == day
          if !isRight { wrong.append(day) }
          day = day.adding(days: 1)
          dayOfYear += 1
          weekday = (weekday + 1) % 7
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect(day == Day.last)
  }

  @Test func `dates and weeks agree with Foundation from 1900 to 2200`() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let first = Day.firstDay(ofYear: 1900)
    let last = try #require(Day(year: 2200, month: 12, day: 31))
    var wrong: [Day] = []
    for number in first.number...last.number {
      let day = Day(number: number)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday, .weekOfYear, .yearForWeekOfYear], from: date)
      let isRight =
        parts.year == day.year && parts.month == day.month && parts.day == day.day
        && parts.weekday == day.weekday.rawValue % 7 + 1
        && parts.yearForWeekOfYear == day.isoWeek.year && parts.weekOfYear == day.isoWeek.week
      if !isRight { wrong.append(day) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `the weeks at the calendar's ends have labels`() {
    #expect(Day.first.isoWeek == (1, 1))
    #expect(Day.last.isoWeek == (9999, 52))
  }

  @Test(arguments: [
    (2026, 2, 29), (2024, 2, 30), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1),
    (2026, 1, 0), (0, 1, 1), (10_000, 1, 1),
  ])
  func `a date that the calendar does not have is no day`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test func `counting past the calendar's ends stays at the end`() {
    #expect(Day.last.adding(days: 1) == Day.last)
    #expect(Day.last.adding(days: .max) == Day.last)
    #expect(Day.first.adding(days: .min) == Day.first)
    #expect(Day(number: .min) == Day.first)
    #expect(Day(number: .max) == Day.last)
    #expect(Day.firstDay(ofYear: 0) == Day.first)
    #expect(Day.firstDay(ofYear: 12_000).description == "9999-01-01")
  }

  @Test func `dates are written as ISO 8601 writes them`() {
    #expect(Day(number: 0).description == "1970-01-01")
    #expect(Day.first.description == "0001-01-01")
    #expect(Day(year: 2026, month: 3, day: 5)?.description == "2026-03-05")
    #expect(Day(year: 987, month: 12, day: 31)?.description == "0987-12-31")
  }

  @Test func `days are in the order of their dates`() throws {
    let day = try #require(Day(year: 2025, month: 12, day: 31))
    #expect(day < day.adding(days: 1))
    #expect(day.adding(days: 1).description == "2026-01-01")
  }

  @Test func `names are found by the number of the month and by weekday`() {
    let names = CalendarNames.english
    #expect(names.name(ofMonth: 1) == "January")
    #expect(names.shortName(ofMonth: 12) == "Dec")
    #expect((1...12).map(names.narrowName(ofMonth:)).joined() == "JFMAMJJASOND")
    #expect(names.name(of: .monday) == "Monday")
    #expect(names.shortName(of: .sunday) == "Sun")
  }
}
