import Datebook
import Testing

@Suite struct PlanScheduleTests {
  /// Saturday, 21 November 2026.
  private static let start = Day.firstDay(ofYear: 2026).adding(days: 324)

  @Test(arguments: 0..<128)
  func `every chosen weekday and only those are read on`(bits: Int) {
    let weekdays = Weekdays(rawValue: UInt8(bits))
    for length in [1, 2, 6, 7, 8, 30, 366] {
      let days = Self.start...Self.start.adding(days: length - 1)
      let expected = days.filter { weekdays.contains($0.weekday) }
      guard let schedule = PlanSchedule(days, on: weekdays) else {
        #expect(expected.isEmpty)
        continue
      }
      #expect(schedule.readingDays() == expected)
      #expect(schedule.count == expected.count)
      #expect(days.filter(schedule.contains) == expected)
      for step in [-3, 0, 1, length / 2, length - 1, length] {
        let from = Self.start.adding(days: step)
        #expect(schedule.readingDays(from: from) == expected.filter { $0 >= from })
        #expect(schedule.count(from: from) == expected.count { $0 >= from })
      }
    }
  }

  @Test(arguments: 1..<128)
  func `so many reading days take as many days as one walks through`(bits: Int) {
    let weekdays = Weekdays(rawValue: UInt8(bits))
    for start in 0..<7 {
      let first = Day(number: 20_778 + start)
      for count in 1...20 {
        let days = weekdays.days(until: count, from: first)
        let walked = (0..<days).map { first.adding(days: $0).weekday }.filter(weekdays.contains)
        #expect(walked.count == count)
        #expect(weekdays.contains(first.adding(days: days - 1).weekday), "none is left over")
      }
    }
  }

  @Test func `a plan of no days and one of more than ten years are none`() {
    #expect(PlanSchedule(Self.start...Self.start, on: Weekdays(.sunday)) == nil)
    #expect(PlanSchedule(Self.start...Self.start, on: []) == nil)
    let last = Self.start.adding(days: PlanSchedule.longest - 1)
    #expect(PlanSchedule(Self.start...last)?.count == PlanSchedule.longest)
    #expect(PlanSchedule(Self.start...last.adding(days: 1)) == nil)
    #expect(PlanSchedule(Day.first...Day.last) == nil)
  }
}
