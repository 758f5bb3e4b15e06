package import Datebook

/// A date and a time of day as clocks on the wall show them, in no zone: whole seconds.
package struct WallTime: Hashable, Comparable, Sendable {
  /// Seconds from 1970-01-01 00:00:00 by the same clock, as if each day had 86,400 of them.
  package let seconds: Int

  /// The time so many seconds from 1970 by the clock.
  package init(seconds: Int) {
    self.seconds = seconds
  }

  /// A time of `day`.
  ///
  /// - Parameter second: Seconds from midnight, from 0 to 86,399.
  package init(_ day: Day, second: Int = 0) {
    seconds = day.number * Self.secondsInDay + second
  }

  /// The seconds that each day has by such clocks.
  package static let secondsInDay = 86_400
  /// The first time there is.
  package static let first = WallTime(.first)
  /// The last time there is.
  package static let last = WallTime(.last, second: secondsInDay - 1)

  /// The day that it is on; outside the calendar its nearest end.
  package var day: Day { Day(number: seconds.dividedRoundingDown(by: Self.secondsInDay)) }
  /// The seconds from midnight.
  package var secondOfDay: Int {
    seconds - seconds.dividedRoundingDown(by: Self.secondsInDay) * Self.secondsInDay
  }
  /// The minutes from midnight, from 0 to 1439.
  package var minuteOfDay: Int { secondOfDay / 60 }

  /// The time so many seconds later, or earlier where negative.
  package func adding(seconds: Int) -> WallTime { WallTime(seconds: self.seconds + seconds) }

  package static func < (a: WallTime, b: WallTime) -> Bool { a.seconds < b.seconds }
}
