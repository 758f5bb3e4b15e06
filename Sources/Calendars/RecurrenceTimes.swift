import Datebook

/// The times of day of a rule.
struct RecurrenceTimes: Sendable {
  /// Of a rule that goes by hours, minutes or seconds, how long they are in seconds.
  private let unit: Int?
  private let interval: Int
  private let start: WallTime
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]
  private let positions: [Int]
  /// Seconds from midnight, the same on each day, where the rule goes by days or longer.
  private let fixed: [Int]

  /// Whether its periods are shorter than a day, so that BYSETPOS is about these.
  var hasOwnPeriod: Bool { unit != nil }

  /// How many times of a day are looked at.
  var workADay: Int {
    unit.map { max(WallTime.secondsInDay / $0 / interval, 1) } ?? max(fixed.count, 1)
  }

  /// The times of `rule`, what it leaves open being as in `start`.
  init(_ rule: RecurrenceRule, from start: WallTime, isDate: Bool) {
    self.start = start
    interval = rule.interval
    positions = rule.positions
    hours = isDate ? [] : rule.hours
    minutes = isDate ? [] : rule.minutes
    seconds = isDate ? [] : rule.seconds
    unit =
      switch rule.frequency {
      case .hourly where !isDate: 3600
      case .minutely where !isDate: 60
      case .secondly where !isDate: 1
      default: nil
      }
    let (minute, second) = (start.secondOfDay / 60, start.secondOfDay % 60)
    fixed = Self.times(
      hours.isEmpty ? [minute / 60] : hours, minutes.isEmpty ? [minute % 60] : minutes,
      seconds.isEmpty ? [second] : seconds)
  }

  private static func times(_ hours: [Int], _ minutes: [Int], _ seconds: [Int]) -> [Int] {
    hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { 3600 * hour + 60 * minute + $0 } }
    }
  }

  /// How many times the day with this number has.
  func count(on number: Int) -> Int {
    var times: [WallTime] = []
    append(on: number, to: &times)
    return times.count
  }

  /// Appends the times on the day with this number, in order.
  func append(on number: Int, to times: inout [WallTime]) {
    let midnight = number * WallTime.secondsInDay
    guard let unit else {
      times += fixed.map { WallTime(seconds: midnight + $0) }
      return
    }
    // The units of the day that are a number of intervals from that of the start.
    let base = start.seconds.dividedRoundingDown(by: unit)
    let first = midnight / unit
    let behind = (first - base) - (first - base).dividedRoundingDown(by: interval) * interval
    var index = behind == 0 ? first : first + interval - behind
    while index * unit < midnight + WallTime.secondsInDay {
      append(unit: index * unit - midnight, of: unit, midnight, to: &times)
      index += interval
    }
  }

  /// Appends the times in the hour, minute or second that begins at this second of the day.
  private func append(unit second: Int, of length: Int, _ midnight: Int, to times: inout [WallTime])
  {
    let (hour, minute) = (second / 3600, second / 60 % 60)
    guard hours.isEmpty || hours.contains(hour),
      length > 60 || minutes.isEmpty || minutes.contains(minute),
      length > 1 || seconds.isEmpty || seconds.contains(second % 60)
    else { return }
    let startMinute = start.secondOfDay / 60 % 60
    let found = Self.times(
      [hour], length > 60 ? minutes.isEmpty ? [startMinute] : minutes : [minute],
      length > 1 ? seconds.isEmpty ? [start.secondOfDay % 60] : seconds : [second % 60])
    let chosen = positions.isEmpty ? found : RecurrenceDays.chosen(positions, of: found)
    times += chosen.map { WallTime(seconds: midnight + $0) }
  }
}
