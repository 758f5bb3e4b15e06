package import Datebook

/// A clock that does not go back: what a limit is counted by.
///
/// The highest time that was ever seen counts. Within a run, time passes by a clock that nobody can
/// set and that goes on while the machine is suspended, so a clock that is set forward within a run
/// makes no new day either.
package struct FamilyClock: Equatable, Sendable {
  /// The time at which the run began, in seconds since 1970 UTC.
  private let start: Int
  /// What the clock that nobody sets showed then, in seconds.
  private let startOfRun: Int
  /// The latest day that was seen.
  private var latestDay: Day
  /// The latest time that was seen.
  private var latest: Int

  /// A clock for a run that begins now.
  ///
  /// - Parameters:
  ///   - wall: Seconds since 1970 UTC, by the machine's clock.
  ///   - running: Seconds by a clock that nobody sets, such as CLOCK_BOOTTIME.
  ///   - highest: The highest time that an earlier run has seen; 0 if there was none.
  ///   - latestDay: The latest day that an earlier run has seen.
  package init(wall: Int, running: Int, highest: Int = 0, latestDay: Day = .first) {
    start = max(wall, highest)
    startOfRun = running
    latest = start
    self.latestDay = latestDay
  }

  /// Notes the times that another run has seen meanwhile.
  package mutating func observe(highest: Int, latestDay: Day) {
    latest = max(latest, highest)
    self.latestDay = max(self.latestDay, latestDay)
  }

  /// The time now.
  ///
  /// - Parameters:
  ///   - running: Seconds by the clock that nobody sets.
  ///   - secondsAheadOfUTC: What the zone is ahead of UTC at a time in seconds since 1970.
  package mutating func time(
    running: Int, secondsAheadOfUTC: (Int) -> Int
  ) -> FamilyTime {
    latest = max(latest, start + max(running - startOfRun, 0))
    let local = latest + secondsAheadOfUTC(latest)
    let day = ReadingClock(secondsAheadOfUTC: local - latest).day(at: Moment(seconds: latest))
    latestDay = max(latestDay, day)
    return FamilyTime(
      seconds: latest, day: latestDay, secondOfDay: (local % 86_400 + 86_400) % 86_400)
  }
}

/// A time by the family's clock.
package struct FamilyTime: Equatable, Sendable {
  /// Seconds since 1970 UTC.
  package var seconds: Int
  /// The calendar day, from midnight to midnight.
  package var day: Day
  /// The seconds since midnight that a clock on the wall shows, from 0 to 86,399.
  package var secondOfDay: Int

  /// A time.
  package init(seconds: Int, day: Day, secondOfDay: Int) {
    (self.seconds, self.day, self.secondOfDay) = (seconds, day, secondOfDay)
  }

  /// The minutes since midnight, from 0 to 1439.
  package var minute: Int { secondOfDay / 60 }
}
