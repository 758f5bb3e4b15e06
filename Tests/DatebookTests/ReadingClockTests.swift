import Datebook
import Foundation
import TestSupport
import Testing

@Suite struct ReadingClockTests {
  @Test func `a day begins at midnight by the reader's clock`() {
    let clock = ReadingClock(secondsAheadOfUTC: 2 * 3600)
    let midnight = Moment(seconds: 22 * 3600)
    #expect(clock.day(at: midnight).description == "1970-01-02")
    #expect(clock.day(at: Moment(milliseconds: midnight.milliseconds - 1)).number == 0)
  }

  @Test func `the small hours belong to the eve when the day starts later`() {
    let clock = ReadingClock(secondsAheadOfUTC: -5 * 3600, startHour: 4)
    #expect(clock.day(at: Moment(seconds: 86_400 + 9 * 3600 - 1)).number == 0)
    #expect(clock.day(at: Moment(seconds: 86_400 + 9 * 3600)).number == 1)
  }

  @Test func `a moment before 1970 belongs to the day before`() {
    let clock = ReadingClock(secondsAheadOfUTC: 0)
    #expect(clock.day(at: Moment(milliseconds: -1)).number == -1)
    #expect(Moment(milliseconds: -1).seconds == -1)
    #expect(Moment(milliseconds: -1000).seconds == -1)
  }

  @Test func `a day's start is the first moment that belongs to it`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let clock = ReadingClock(
        secondsAheadOfUTC: .random(in: -50_400...50_400, using: &random),
        startHour: .random(in: 0..<24, using: &random))
      let day = Day(number: .random(in: -100_000...100_000, using: &random))
      let start = clock.start(of: day)
      #expect(clock.day(at: start) == day)
      #expect(clock.day(at: Moment(milliseconds: start.milliseconds - 1)) == day.adding(days: -1))
      #expect(clock.day(at: start.adding(seconds: 86_399)) == day)
    }
  }

  @Test func `reading days agree with Foundation's across changes of the clock`() throws {
    var calendar = Calendar(identifier: .gregorian)
    let zone = try #require(TimeZone(identifier: "America/St_Johns"))
    calendar.timeZone = zone
    for hour in 0..<24 * 366 {
      let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(hour) * 3600)
      let clock = ReadingClock(secondsAheadOfUTC: zone.secondsFromGMT(for: date))
      let day = clock.day(at: Moment(seconds: 1_704_067_200 + hour * 3600))
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      #expect(day == Day(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
    }
  }
}
