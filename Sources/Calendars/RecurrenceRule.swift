package import Datebook

/// A rule by which something happens again and again (RFC 5545, 3.3.10).
package struct RecurrenceRule: Equatable, Sendable {
  /// The unit of time that the rule goes by.
  package enum Frequency: String, CaseIterable, Sendable {
    case yearly = "YEARLY"
    case monthly = "MONTHLY"
    case weekly = "WEEKLY"
    case daily = "DAILY"
    case hourly = "HOURLY"
    case minutely = "MINUTELY"
    case secondly = "SECONDLY"
  }

  /// A weekday of a month or a year: every one, or the *n*th from the beginning or the end.
  package struct WeekdayNumber: Equatable, Sendable {
    /// Which one: from 1, from the end where negative, 0 for each.
    package var ordinal: Int
    /// The weekday.
    package var weekday: Weekday

    /// A weekday.
    package init(_ ordinal: Int = 0, _ weekday: Weekday) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// The unit of time that it goes by.
  package var frequency: Frequency
  /// Every how many of them.
  package var interval = 1
  /// COUNT: how many times there are, the first included.
  package var count: Int?
  /// UNTIL: the last time that there may be. The RFC wants one of the two at most, some write both.
  package var until: CalendarTime?
  /// BYSECOND, BYMINUTE, BYHOUR: in order; empty if the rule has none, here and below.
  package var seconds: [Int] = []
  package var minutes: [Int] = []
  package var hours: [Int] = []
  /// BYDAY.
  package var weekdays: [WeekdayNumber] = []
  /// BYMONTHDAY, BYYEARDAY, BYWEEKNO: negative ones count from the end.
  package var monthDays: [Int] = []
  package var yearDays: [Int] = []
  package var weeks: [Int] = []
  /// BYMONTH.
  package var months: [Int] = []
  /// BYSETPOS.
  package var positions: [Int] = []
  /// WKST: the weekday that weeks begin on.
  package var weekStart = Weekday.monday

  /// A rule that goes by `frequency` alone.
  package init(_ frequency: Frequency) {
    self.frequency = frequency
  }
}

// MARK: - Reading

extension RecurrenceRule {
  /// Why a rule cannot be read.
  package struct Mistake: Error, Equatable {
    /// A part of a sentence.
    package var sentence: String
  }

  /// The rule that `text` is, such as `FREQ=MONTHLY;BYDAY=-1FR`.
  ///
  /// Parts that RFC 5545 does not know are left out, as it asks for.
  package init(_ text: String) throws(Mistake) {
    var parts: [(name: Substring, value: Substring)] = []
    for part in text.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { throw Mistake(part) }
      parts.append((part[..<equals], part[part.index(after: equals)...]))
    }
    guard let named = parts.first(where: { $0.name.uppercased() == "FREQ" })?.value,
      let frequency = Frequency(rawValue: named.uppercased())
    else { throw Mistake(sentence: "the rule '\(text)' has no FREQ") }
    self.init(frequency)
    for (name, value) in parts { try parse(name.uppercased(), value) }
  }

  private mutating func parse(_ name: String, _ value: Substring) throws(Mistake) {
    switch name {
    case "INTERVAL": interval = try Self.number(value, 1...1_000_000_000)
    case "COUNT": count = try Self.number(value, 1...1_000_000_000)
    case "UNTIL":
      guard let time = CalendarTime(value) else { throw Mistake(value) }
      until = time
    case "BYSECOND": seconds = try Self.numbers(value, 0...60).filter { $0 < 60 }
    case "BYMINUTE": minutes = try Self.numbers(value, 0...59)
    case "BYHOUR": hours = try Self.numbers(value, 0...23)
    case "BYDAY": weekdays = try Self.weekdays(value)
    case "BYMONTHDAY": monthDays = try Self.numbers(value, -31...31, excludesZero: true)
    case "BYYEARDAY": yearDays = try Self.numbers(value, -366...366, excludesZero: true)
    case "BYWEEKNO": weeks = try Self.numbers(value, -53...53, excludesZero: true)
    case "BYMONTH": months = try Self.numbers(value, 1...12)
    case "BYSETPOS": positions = try Self.numbers(value, -366...366, excludesZero: true)
    case "WKST":
      guard let weekday = Self.weekday(value) else { throw Mistake(value) }
      weekStart = weekday
    case "RSCALE":
      guard value.uppercased() == "GREGORIAN" else {
        throw Mistake(sentence: "the calendar \(value) of a rule is unknown")
      }
    default: break
    }
  }

  /// The rule, for an event that begins at `start`, where a datebook can show it.
  ///
  /// Days or longer that are counted further than one can look are without an end; where none was
  /// found that far but the first, that is all.
  ///
  /// - Parameter seconds: How long it lasts each time.
  /// - Throws: If a day has more times than one can read of, or there are more than can be counted.
  func bounded(from start: CalendarTime, lasting seconds: Int) throws(Mistake) -> RecurrenceRule {
    let recurrence = Recurrence(self, from: start.wall, until: nil, isDate: start.isDate)
    // Those that begin before the first is over are all on the day that it ends on.
    let span = min(seconds, Self.longestSpan)
    guard recurrence.workADay <= 24 * 60, recurrence.timesADay <= Self.mostTimesADay,
      case let times = recurrence.times(
        in: start.wall..<start.wall.adding(seconds: span), atMost: Self.mostTimesADay + 1),
      times.count <= Self.mostTimesADay
    else {
      throw Mistake(sentence: "FREQ=\(frequency.rawValue) is too frequent: the event is shown once")
    }
    guard !recurrence.isCountable, let count else { return self }
    guard recurrence.workADay == 1, ![.hourly, .minutely, .secondly].contains(frequency) else {
      throw Mistake(sentence: "COUNT=\(count) is too large: the event is shown once")
    }
    var rule = self
    let second = recurrence.times(in: start.wall.adding(seconds: 1)..<WallTime(.last), atMost: 1)
    rule.count = second.isEmpty ? 1 : nil
    return rule
  }

  /// The most times of a day that are shown: one each ten minutes.
  private static let mostTimesADay = 24 * 6
  /// How far is looked for times that overlap, in seconds.
  private static let longestSpan = 1000 * WallTime.secondsInDay

  private static func number(_ text: Substring, _ range: ClosedRange<Int>) throws(Mistake) -> Int {
    guard let number = Int(text), range.contains(number) else { throw Mistake(text) }
    return number
  }

  private static func numbers(
    _ text: Substring, _ range: ClosedRange<Int>, excludesZero: Bool = false
  ) throws(Mistake) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(separator: ",") {
      let number = try number(part, range)
      if excludesZero, number == 0 { throw Mistake(text) }
      if !numbers.contains(number) { numbers.append(number) }
    }
    guard !numbers.isEmpty else { throw Mistake(text) }
    return numbers.sorted()
  }

  private static func weekdays(_ text: Substring) throws(Mistake) -> [WeekdayNumber] {
    var weekdays: [WeekdayNumber] = []
    for part in text.split(separator: ",") {
      guard let weekday = weekday(part.suffix(2)) else { throw Mistake(text) }
      let ordinal = part.dropLast(2)
      let number = ordinal.isEmpty ? 0 : try number(ordinal, -53...53)
      if number == 0, !ordinal.isEmpty { throw Mistake(text) }
      weekdays.append(WeekdayNumber(number, weekday))
    }
    guard !weekdays.isEmpty else { throw Mistake(text) }
    return weekdays
  }

  private static func weekday(_ text: Substring) -> Weekday? {
    switch text.uppercased() {
    case "MO": .monday
    case "TU": .tuesday
    case "WE": .wednesday
    case "TH": .thursday
    case "FR": .friday
    case "SA": .saturday
    case "SU": .sunday
    default: nil
    }
  }
}

extension RecurrenceRule.Mistake {
  fileprivate init(_ text: Substring) {
    self.init(sentence: "'\(text)' in a rule cannot be read")
  }
}
