package import Datebook

extension EventDetails.Recurrence {
  /// How an event comes again, in words: `every week on Monday, until 5 Mar 2027; not on 2 days`.
  package func words(in locale: CalendarLocale) -> String {
    func days(_ count: Int) -> String {
      "\(count) \(start.isDate ? "day" : "time")\(count == 1 ? "" : "s")"
    }
    var parts = rules.map { $0.words(from: start, in: locale) }
    if additions > 0 { parts.append("\(parts.isEmpty ? "" : "and ")\(days(additions)) more") }
    if exceptions > 0 { parts.append("\(days(exceptions)) left out") }
    return parts.joined(separator: "; ")
  }
}

extension RecurrenceRule {
  /// The rule with its end as the clocks of the event's zone show it: programs write it in UTC, where it may
  /// be another day.
  ///
  /// - Parameter zone: The clocks; the rule stays as it is if there are none.
  func told(by zone: ZoneRules?) -> RecurrenceRule {
    guard let until, until.zone == .utc, let zone else { return self }
    let ahead = zone.secondsAhead(at: Moment(seconds: until.wall.seconds))
    var rule = self
    rule.until = CalendarTime(WallTime(seconds: until.wall.seconds + ahead), .floating)
    return rule
  }

  /// The rule in words: `every 2 weeks on Monday and Friday, until 5 Mar 2027`.
  ///
  /// - Parameters:
  ///   - start: The first time, which says what the rule leaves open.
  ///   - locale: Names months and weekdays; the other words are English.
  package func words(from start: CalendarTime, in locale: CalendarLocale) -> String {
    let days = self.days(from: start, locale)
    let parts = [every] + (days.isEmpty ? [] : [days]) + times(isDate: start.isDate)
    var words = parts.joined(separator: " ")
    if let count { words += ", \(count) time\(count == 1 ? "" : "s")" }
    if let until { words += ", until \(locale.mediumDate(until.wall.day))" }
    return words
  }

  /// `every week`, `every 2 weeks`.
  private var every: String {
    let unit =
      switch frequency {
      case .yearly: "year"
      case .monthly: "month"
      case .weekly: "week"
      case .daily: "day"
      case .hourly: "hour"
      case .minutely: "minute"
      case .secondly: "second"
      }
    return interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
  }

  /// `on Monday and Friday`, `in week 10 on Thursday`; what the rule leaves open is the start's.
  private func days(from start: CalendarTime, _ locale: CalendarLocale) -> String {
    let day = start.wall.day
    let name = { (month: Int) in locale.names.dateMonths[month - 1] }
    var parts: [String] = []
    if !weeks.isEmpty {
      parts.append("in week\(weeks.count == 1 ? "" : "s") \(Self.list(weeks.map { "\($0)" }))")
    }
    let months = Self.list(self.months.map(name))
    let isOpen = weekdays.isEmpty && monthDays.isEmpty && yearDays.isEmpty
    // A month that is named is the year's alone where a rule has a day of the year.
    if isOpen, weeks.isEmpty, frequency == .yearly, self.months.isEmpty {
      return "on \(locale.date(day))"
    }
    if let chosen = chosenDays(of: isOpen ? day : nil, locale) { parts.append("on \(chosen)") }
    if !months.isEmpty { parts.append(parts.isEmpty ? "in \(months)" : "of \(months)") }
    return parts.joined(separator: " ")
  }

  /// The days that the rule names, or those of `day` where it names none.
  private func chosenDays(of day: Day?, _ locale: CalendarLocale) -> String? {
    var sets: [String] = []
    var weekdays = self.weekdays
    var monthDays = self.monthDays
    if let day {
      switch frequency {
      case .weekly: weekdays = [WeekdayNumber(0, day.weekday)]
      case .yearly where !weeks.isEmpty: weekdays = [WeekdayNumber(0, day.weekday)]
      case .yearly, .monthly: monthDays = [day.day]
      default: return nil
      }
    }
    let positive = monthDays.filter { $0 > 0 } + monthDays.filter { $0 < 0 }.reversed()
    if !positive.isEmpty {
      sets.append(
        Self.list(positive.map { "the " + ($0 > 0 ? Self.ordinal($0) : Self.fromEnd($0)) }))
    }
    if !yearDays.isEmpty {
      let days = yearDays.filter { $0 > 0 }.map { "day \($0)" }
      let last = yearDays.filter { $0 < 0 }.reversed().map { "the \(Self.fromEnd($0)) of the year" }
      sets.append(Self.list(days + last))
    }
    if !weekdays.isEmpty { sets.append(words(of: weekdays, locale)) }
    guard !sets.isEmpty else { return nil }
    let words = sets.joined(separator: ", if that is ")
    guard !positions.isEmpty else { return words }
    let which = Self.list(positions.map { $0 > 0 ? Self.ordinal($0) : Self.fromEnd($0, "") })
    return isOfWorkdays ? "the \(which) weekday" : "the \(which) of the days \(words)"
  }

  private var isOfWorkdays: Bool {
    weekdays.count == 5 && weekdays.allSatisfy { $0.ordinal == 0 }
      && !weekdays.contains { [.saturday, .sunday].contains($0.weekday) }
  }

  /// `Monday and Friday`, `the last Friday`.
  private func words(of weekdays: [WeekdayNumber], _ locale: CalendarLocale) -> String {
    Self.list(
      weekdays.map { weekday in
        let name = locale.names.name(of: weekday.weekday)
        if weekday.ordinal == 0 { return name }
        let ordinal = weekday.ordinal
        return "the "
          + (ordinal > 0 ? "\(Self.ordinal(ordinal)) \(name)" : Self.fromEnd(ordinal, name))
      })
  }

  /// `at 09:00 and 14:00`, where the rule names times of its own.
  private func times(isDate: Bool) -> [String] {
    guard !isDate, !hours.isEmpty, ![.minutely, .secondly].contains(frequency) else { return [] }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = self.minutes.isEmpty ? [0] : self.minutes
    let times = hours.flatMap { hour in minutes.map { "\(two(hour)):\(two($0))" } }
    return ["at \(Self.list(times))"]
  }

  /// `a`, `a and b`, `a, b and c`.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1st`, `22nd`.
  private static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (1, let rest) where rest != 11: "st"
      case (2, let rest) where rest != 12: "nd"
      case (3, let rest) where rest != 13: "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }

  /// `last day` of -1, `2nd last day` of -2.
  private static func fromEnd(_ number: Int, _ what: String = "day") -> String {
    let last = number == -1 ? "last" : "\(ordinal(-number)) last"
    return what.isEmpty ? last : "\(last) \(what)"
  }
}
