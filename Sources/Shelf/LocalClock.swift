package import Datebook
import Glibc

/// The reader's clock: the time now, and the reading day it belongs to in the local zone.
package struct LocalClock: Sendable {
  /// The hour at which a reading day begins, from 0 to 23.
  package let startHour: Int
  private let read: @Sendable () -> Moment

  /// A clock whose days begin at `startHour`.
  ///
  /// - Parameter read: Tells the time; the system's clock, except in tests.
  package init(startHour: Int = 0, read: @escaping @Sendable () -> Moment = { Moment.now() }) {
    self.startHour = startHour
    self.read = read
  }

  /// The time now.
  package var now: Moment { read() }

  /// The reading day that it is now.
  package var today: Day { day(at: now) }

  /// The reading day that `moment` belongs to.
  package func day(at moment: Moment) -> Day { clock(at: moment).day(at: moment) }

  /// When the reading day after that of `moment` begins, changes of the clock in between included.
  package func nextDay(after moment: Moment) -> Moment {
    let next = day(at: moment).adding(days: 1)
    // The zone's offset then is known only once the moment is; a second look settles it.
    let guess = clock(at: moment).start(of: next)
    let start = clock(at: guess).start(of: next)
    return max(start, moment.adding(seconds: 1))
  }

  /// The time until the day changes.
  package var timeToNextDay: Duration {
    let now = now
    return .milliseconds(nextDay(after: now).milliseconds - now.milliseconds)
  }

  /// The minutes since midnight that the local zone's clocks show at `moment`, from 0 to 1439.
  package func minuteOfDay(at moment: Moment) -> Int {
    let seconds = moment.seconds + clock(at: moment).secondsAheadOfUTC
    return ((seconds % 86_400 + 86_400) % 86_400) / 60
  }

  /// The clock that the local zone has at `moment`.
  package func clock(at moment: Moment) -> ReadingClock {
    var seconds = time_t(moment.seconds)
    var parts = tm()
    let isKnown = localtime_r(&seconds, &parts) != nil
    return ReadingClock(secondsAheadOfUTC: isKnown ? parts.tm_gmtoff : 0, startHour: startHour)
  }
}

extension Moment {
  /// The time by the system's clock.
  package static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }
}
