package import Datebook

/// The clocks that events are told by: those of named zones, and the reader's own.
///
/// Which zones there are, and what time it is for the reader, only the world outside knows.
package struct CalendarClocks: Sendable {
  /// Seconds that the zone of a name is ahead of UTC at an instant; `nil` if it is unknown.
  package let zone: @Sendable (_ name: String, Moment) -> Int?
  /// Seconds that the reader's clock is ahead of UTC at an instant.
  package let reader: @Sendable (Moment) -> Int

  /// Clocks that are asked for what they show.
  package init(
    zone: @escaping @Sendable (_ name: String, Moment) -> Int?,
    reader: @escaping @Sendable (Moment) -> Int
  ) {
    self.zone = zone
    self.reader = reader
  }

  /// The instant of a time.
  ///
  /// - Parameter rules: What the file says of the zone, which is believed first.
  func moment(of time: CalendarTime, rules: ZoneRules?) -> Moment {
    Moment(time.wall) { secondsAhead(at: $0, in: time.zone, rules) }
  }

  /// How many seconds later than `time` its zone's clocks show the instant that stands for it; 0 but
  /// where they skip it.
  ///
  /// - Parameter moment: What `moment(of:rules:)` gives for the time.
  func secondsSkipped(by time: CalendarTime, at moment: Moment, rules: ZoneRules?) -> Int {
    wall(at: moment, in: time.zone, rules: rules).seconds - time.wall.seconds
  }

  /// What the clocks of a zone show at an instant.
  ///
  /// - Parameter rules: What the file says of the zone, which is believed first.
  func wall(at moment: Moment, in zone: CalendarTime.Zone, rules: ZoneRules?) -> WallTime {
    WallTime(seconds: moment.seconds + secondsAhead(at: moment, in: zone, rules))
  }

  /// What the reader's clock shows at an instant.
  func wall(at moment: Moment) -> WallTime { wall(at: moment, in: .floating, rules: nil) }

  private func secondsAhead(
    at moment: Moment, in zone: CalendarTime.Zone, _ rules: ZoneRules?
  ) -> Int {
    switch zone {
    case .utc: 0
    case .named(let name):
      rules?.secondsAhead(at: moment) ?? self.zone(name, moment) ?? reader(moment)
    case .floating, .date: reader(moment)
    }
  }
}

extension Moment {
  /// The instant at which clocks show `wall`: of what they show twice the first is meant, and what they
  /// skip is still counted as before (RFC 5545, 3.3.5).
  ///
  /// - Parameter ahead: Seconds that the clocks are ahead of UTC at an instant.
  package init(_ wall: WallTime, ahead: (Moment) -> Int) {
    let before = ahead(Moment(seconds: wall.seconds - WallTime.secondsInDay))
    let guess = ahead(Moment(seconds: wall.seconds - before))
    let isSettled = ahead(Moment(seconds: wall.seconds - guess)) == guess
    self.init(seconds: wall.seconds - (isSettled ? guess : before))
  }
}
