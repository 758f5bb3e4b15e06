import Datebook
import Foundation
import Shelf
import Testing

@Suite struct LocalClockTests {
  @Test func `the system's time is Foundation's`() {
    let before = Int(Date().timeIntervalSince1970)
    let now = Moment.now()
    let after = Int(Date().timeIntervalSince1970)
    #expect(before...after ~= now.seconds)
  }

  @Test func `days begin at local midnight, or later, also where the clock changes`() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Europe/Berlin", 1)
      tzset()
      // Sunday, 29 March 2026: 02:00 becomes 03:00 in the night before.
      let evening = Moment(seconds: 1_774_735_200)
      for (hour, seconds) in [(0, 3600), (4, 3600 + 3 * 3600)] {
        let clock = LocalClock(startHour: hour, read: { evening })
        let next = clock.nextDay(after: clock.now)
        try #require(next == evening.adding(seconds: seconds))
        try #require(clock.today.description == "2026-03-28")
        try #require(clock.day(at: next).description == "2026-03-29")
        try #require(clock.day(at: Moment(milliseconds: next.milliseconds - 1)) == clock.today)
      }
      let noon = Moment(seconds: 1_774_778_400)
      try #require(LocalClock().nextDay(after: noon) == noon.adding(seconds: 12 * 3600))
    }
  }
}
