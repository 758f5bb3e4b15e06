/// An instant, in milliseconds since 1970-01-01 00:00:00 UTC without leap seconds.
package struct Moment: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 UTC, negative before.
  package let milliseconds: Int

  /// The instant `milliseconds` after 1970 UTC began.
  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// The instant `seconds` after 1970 UTC began.
  package init(seconds: Int) {
    milliseconds = seconds * 1000
  }

  /// The whole seconds since 1970 UTC, rounded down.
  package var seconds: Int { milliseconds.dividedRoundingDown(by: 1000) }

  /// The instant `seconds` later, or earlier where negative.
  package func adding(seconds: Int) -> Moment {
    Moment(milliseconds: milliseconds + seconds * 1000)
  }

  package static func < (a: Moment, b: Moment) -> Bool { a.milliseconds < b.milliseconds }
}

/// What turns instants into reading days: the zone's offset and the hour at which a day begins.
///
/// One value is right for as long as the zone keeps its offset; summer time makes another one.
package struct ReadingClock: Equatable, Sendable {
  /// Seconds that the reader's clock is ahead of UTC, negative in the west.
  package var secondsAheadOfUTC: Int
  /// The hour at which a reading day begins, from 0 to 23: at 4, the small hours belong to the eve.
  package var startHour: Int

  /// A clock `secondsAheadOfUTC` of UTC, whose days begin at `startHour`.
  package init(secondsAheadOfUTC: Int, startHour: Int = 0) {
    precondition(0..<24 ~= startHour, "a day starts at an hour from 0 to 23")
    self.secondsAheadOfUTC = secondsAheadOfUTC
    self.startHour = startHour
  }

  /// The reading day that `moment` belongs to.
  package func day(at moment: Moment) -> Day {
    let seconds = moment.seconds + secondsAheadOfUTC - startHour * 3600
    return Day(number: seconds.dividedRoundingDown(by: 86_400))
  }

  /// The instant at which `day` begins by this clock.
  package func start(of day: Day) -> Moment {
    Moment(seconds: day.number * 86_400 + startHour * 3600 - secondsAheadOfUTC)
  }
}
