import Datebook
import Profiles
import TestSupport
import Testing

@Suite struct FamilyClocks {
  private let noon = monday.number * 86_400 + 12 * 3600

  @Test func `a clock that was set back keeps the day and the time`() {
    var first = FamilyClock(wall: noon, running: 100)
    let seen = first.time(running: 700) { _ in 0 }
    #expect(seen == time(monday, 12, 10))
    // The next run begins on the day before, by the machine's clock.
    var second = FamilyClock(
      wall: noon - 86_400, running: 5, highest: seen.seconds, latestDay: seen.day)
    #expect(second.time(running: 5) { _ in 0 } == seen)
    #expect(second.time(running: 65) { _ in 0 } == time(monday, 12, 11))
  }

  @Test func `within a run only the clock counts that nobody sets`() {
    var clock = FamilyClock(wall: noon, running: 100)
    // A suspended machine's clock goes on.
    #expect(clock.time(running: 100 + 6 * 3600) { _ in 0 } == time(monday, 18))
    #expect(clock.time(running: 100 + 12 * 3600) { _ in 0 } == time(monday.adding(days: 1), 0))
  }

  @Test func `a clock set forward by a restart makes that day's time be used, not a second one`() {
    var forward = FamilyClock(wall: noon + 86_400, running: 0)
    let tomorrow = forward.time(running: 0) { _ in 0 }
    #expect(tomorrow.day == monday.adding(days: 1))
    var back = FamilyClock(
      wall: noon, running: 0, highest: tomorrow.seconds, latestDay: tomorrow.day)
    #expect(back.time(running: 0) { _ in 0 }.day == monday.adding(days: 1))
  }

  /// Berlin: an hour is left out on 29 March 2026 at 01:00 UTC, and comes twice on 25 October.
  private func berlin(_ seconds: Int) -> Int {
    1_774_746_000..<1_792_890_000 ~= seconds ? 7200 : 3600
  }

  @Test func `bedtime is by the clock on the wall when summer time begins and ends`() throws {
    let profile = try #require(try sampleFamily()[slug: "mia"])
    for (change, length) in [(1_774_746_000, 23), (1_792_890_000, 25)] {
      let midnight = change - 3600 - berlin(change - 1)
      var clock = FamilyClock(wall: midnight, running: 0)
      var hoursUntilMorning = 0
      while TimeLeft(
        profile, DayUsage(),
        at: clock.time(running: hoursUntilMorning * 3600, secondsAheadOfUTC: berlin)
      ) == .bedtime(until: 420) { hoursUntilMorning += 1 }
      #expect(hoursUntilMorning == 7 - (24 - length))
    }
  }

  @Test func `another zone moves the day on, and never back`() {
    var clock = FamilyClock(wall: noon, running: 0)
    #expect(clock.time(running: 0) { _ in 13 * 3600 }.day == monday.adding(days: 1))
    #expect(clock.time(running: 0) { _ in -11 * 3600 }.day == monday.adding(days: 1))
  }

  @Test func `whatever clocks do, neither the time nor the day goes back`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      var (highest, latestDay) = (0, Day.first)
      var last = 0
      for _ in 0..<6 {
        var running = random.pick(0..<1000)
        var clock = FamilyClock(
          wall: noon + random.pick(-200_000..<200_000), running: running, highest: highest,
          latestDay: latestDay)
        for _ in 0..<5 {
          running += random.pick(-50..<40_000)
          let zone = random.pick(-12..<14) * 3600
          let now = clock.time(running: running) { _ in zone }
          #expect(now.seconds >= last)
          #expect(now.day >= latestDay)
          (last, highest, latestDay) = (now.seconds, now.seconds, now.day)
        }
      }
    }
  }
}

@Suite struct TimeAccounts {
  @Test func `at most 120 seconds count after a key`() {
    var account = TimeAccount(at: 0)
    account.count(upTo: 50, isSpeaking: false)
    #expect(account.drain() == 50)
    account.count(upTo: 5000, isSpeaking: false)
    #expect(account.drain() == 70)
    account.noteKey(at: 5000)
    account.count(upTo: 5010, isSpeaking: false)
    #expect(account.drain() == 10)
  }

  @Test func `while the voice speaks all seconds count`() {
    var account = TimeAccount(at: 0)
    account.count(upTo: 4000, isSpeaking: true)
    #expect(account.drain() == 4000)
    account.count(upTo: 4100, isSpeaking: false)
    #expect(account.drain() == 100)
  }

  @Test func `nothing counts twice, however often it is counted`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var account = TimeAccount(at: 0)
      var (now, sum) = (0, 0)
      for _ in 0..<50 {
        now += random.pick(0..<200)
        account.count(upTo: now, isSpeaking: random.pick(0..<2) == 0)
        account.count(upTo: now, isSpeaking: random.pick(0..<2) == 0)
        if random.pick(0..<2) == 0 { account.noteKey(at: now) }
        sum += account.drain()
      }
      #expect(sum <= now)
    }
  }
}
