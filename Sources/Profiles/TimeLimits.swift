package import Datebook

/// How many minutes may be read on each weekday, and when it is bedtime.
package struct TimeLimits: Equatable, Sendable {
  /// Minutes by weekday, Monday first; nil if there is no limit.
  package var minutes = [Int?](repeating: nil, count: 7)
  /// The night that begins on each weekday, Monday first; nil if there is none.
  package var bedtimes = [Bedtime?](repeating: nil, count: 7)

  /// No limits.
  package init() {}

  /// The minutes of a day; nil if it has no limit.
  package func minutes(on day: Day) -> Int? { minutes[day.weekday.daysAfterMonday] }

  /// The night that begins on `day`; nil if there is none.
  package func bedtime(on day: Day) -> Bedtime? { bedtimes[day.weekday.daysAfterMonday] }

  /// The minute of the day at which bedtime that lasts at `minute` of `day` ends; nil if it is not
  /// bedtime.
  ///
  /// - Parameter minute: Minutes since midnight by the clock on the wall.
  package func bedtimeEnd(on day: Day, minute: Int) -> Int? {
    if let night = bedtime(on: day), night.contains(minute) { return night.end }
    if let night = bedtime(on: day.adding(days: -1)), night.isOverMidnight, minute < night.end {
      return night.end
    }
    return nil
  }

  /// The minutes from `minute` of `day` until bedtime begins, at least 1; nil if it does not begin
  /// before midnight.
  package func minutesToBedtime(on day: Day, minute: Int) -> Int? {
    guard let night = bedtime(on: day), night.start > minute else { return nil }
    return night.start - minute
  }
}

/// A time of the night in which nothing is read: from a minute of the day up to, but not
/// including, another one, on the next day if that is earlier.
package struct Bedtime: Equatable, Sendable {
  /// The minute of the day at which it begins, from 0 to 1439.
  package var start: Int
  /// The minute of the day at which it ends, from 0 to 1439; not `start`.
  package var end: Int

  /// The night of `19:30-07:00`; nil if the words are no such times.
  package init?(_ words: String) {
    let parts = words.replacing("–", with: "-").split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Self.minute(parts[0]), let end = Self.minute(parts[1]),
      start != end
    else { return nil }
    (self.start, self.end) = (start, end)
  }

  private static func minute(_ words: Substring) -> Int? {
    let parts = words.split(separator: ":", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }),
      parts.joined().allSatisfy(\.isASCII), let hour = Int(parts[0]), let minute = Int(parts[1]),
      0..<24 ~= hour, 0..<60 ~= minute
    else { return nil }
    return hour * 60 + minute
  }

  /// Whether it ends on the day after it begins.
  package var isOverMidnight: Bool { end < start }

  /// Whether `minute` of the day on which it begins is in it.
  package func contains(_ minute: Int) -> Bool {
    minute >= start && (isOverMidnight || minute < end)
  }

  /// `19:30-07:00`.
  package var words: String { "\(Self.clock(start))-\(Self.clock(end))" }

  /// A minute of the day as a clock shows it: `07:00`.
  package static func clock(_ minute: Int) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return two(minute / 60) + ":" + two(minute % 60)
  }
}
