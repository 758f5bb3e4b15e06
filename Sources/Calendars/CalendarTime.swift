import Datebook

/// A date, or a date with a time of day in some zone, as a calendar has it (RFC 5545, 3.3.4, 3.3.5).
package struct CalendarTime: Hashable, Sendable {
  /// What its clock is.
  package enum Zone: Hashable, Sendable {
    /// None: it is a date, wherever one is.
    case date
    /// That of whoever looks at it.
    case floating
    case utc
    /// The one with this TZID.
    case named(String)
  }

  /// The time by the zone's clocks; midnight where it is a date.
  package var wall: WallTime
  /// What its clock is.
  package var zone: Zone

  /// A time by the clocks of `zone`.
  package init(_ wall: WallTime, _ zone: Zone) {
    self.wall = wall
    self.zone = zone
  }

  /// Whether it is a date without a time.
  package var isDate: Bool { zone == .date }

  /// What `20260305`, `20260305T101500` or `20260305T101500Z` says; `nil` if that is no date.
  ///
  /// - Parameter zone: The TZID that it came with.
  package init?(_ text: some StringProtocol, zone: String? = nil) {
    let digits = Array(text.utf8)
    guard digits.count >= 8, let year = Self.number(digits[0..<4]),
      let month = Self.number(digits[4..<6]), let dayOfMonth = Self.number(digits[6..<8]),
      let day = Day(year: year, month: month, day: dayOfMonth)
    else { return nil }
    if digits.count == 8 {
      self.init(WallTime(day), .date)
      return
    }
    guard digits.count == 15 || digits.count == 16 && digits[15] == UInt8(ascii: "Z"),
      digits[8] == UInt8(ascii: "T"), let hour = Self.number(digits[9..<11]), hour < 24,
      let minute = Self.number(digits[11..<13]), minute < 60,
      let second = Self.number(digits[13..<15]), second <= 60
    else { return nil }
    // A leap second has no place on a wall.
    let wall = WallTime(day, second: hour * 3600 + minute * 60 + min(second, 59))
    self.init(wall, digits.count == 16 ? .utc : zone.map { .named($0) } ?? .floating)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = 10 * number + Int(digit) - 48
    }
    return number
  }
}

/// A time with what its file says of the zone that it is in.
package struct ZonedTime: Equatable, Sendable {
  /// The time by the zone's clocks.
  package var time: CalendarTime
  /// What the file says of its zone; `nil` if that is nothing, and where it has none.
  package var rules: ZoneRules?
}

/// How long something lasts (RFC 5545, 3.3.6): days by the calendar, then seconds by the clock.
package struct CalendarDuration: Hashable, Sendable {
  /// Whole days, which may have 23 or 25 hours.
  package var days: Int
  /// Seconds after those.
  package var seconds: Int

  /// So many days, then so many seconds.
  package init(days: Int = 0, seconds: Int = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// What `P1DT2H`, `PT15M` or `-P2W` says; `nil` if that is no duration, or one that is longer than
  /// the calendar.
  package init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)[...]
    var sign = 1
    if bytes.first == UInt8(ascii: "-") { sign = -1 }
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      bytes.removeFirst()
    }
    guard bytes.popFirst() == UInt8(ascii: "P"), !bytes.isEmpty else { return nil }
    self.init()
    var isTime = false
    while let byte = bytes.first {
      if byte == UInt8(ascii: "T") {
        guard !isTime, bytes.count > 1 else { return nil }
        isTime = true
        bytes.removeFirst()
        continue
      }
      let digits = bytes.prefix { (48...57).contains($0) }
      guard (1...9).contains(digits.count), bytes.count > digits.count else { return nil }
      let number = sign * digits.reduce(0) { 10 * $0 + Int($1) - 48 }
      switch (bytes[bytes.startIndex + digits.count], isTime) {
      case (UInt8(ascii: "W"), false): days += 7 * number
      case (UInt8(ascii: "D"), false): days += number
      case (UInt8(ascii: "H"), true): seconds += 3600 * number
      case (UInt8(ascii: "M"), true): seconds += 60 * number
      case (UInt8(ascii: "S"), true): seconds += number
      default: return nil
      }
      let longest = Day.last.number - Day.first.number
      guard abs(days) <= longest, abs(seconds) / WallTime.secondsInDay <= longest else {
        return nil
      }
      bytes.removeFirst(digits.count + 1)
    }
  }
}
