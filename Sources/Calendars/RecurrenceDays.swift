import Datebook

/// The days of a rule, period by period: years, months, weeks or days from that of the start on.
struct RecurrenceDays: Sendable {
  private enum Unit {
    case year, month, week, day
  }

  /// BYSETPOS.
  let positions: [Int]
  private let unit: Unit
  private let interval: Int
  private let months: [Int]
  private let weeks: [Int]
  private let yearDays: [Int]
  private let monthDays: [Int]
  private let weekdays: [RecurrenceRule.WeekdayNumber]
  /// How weeks are numbered.
  private let weekRule: WeekRule
  /// Of a yearly rule that names no month, weekdays are counted within the year.
  private let countsInYear: Bool
  /// The year, month, week or day of the start, as a number that counts on.
  private let firstPeriod: Int

  /// The days of `rule`, what it leaves open being as on the day `start`.
  init(_ rule: RecurrenceRule, from start: Day) {
    positions = rule.positions
    let isOpen =
      rule.weeks.isEmpty && rule.yearDays.isEmpty && rule.monthDays.isEmpty
      && rule.weekdays.isEmpty
    var months = rule.months
    var monthDays = rule.monthDays
    var weekdays = rule.weekdays
    weekRule = WeekRule(firstWeekday: rule.weekStart, leastDays: 4)
    switch rule.frequency {
    case .yearly:
      unit = .year
      if isOpen {
        if months.isEmpty { months = [start.month] }
        monthDays = [start.day]
      } else if !rule.weeks.isEmpty, rule.yearDays.isEmpty, monthDays.isEmpty, weekdays.isEmpty {
        weekdays = [RecurrenceRule.WeekdayNumber(0, start.weekday)]
      }
      firstPeriod = rule.weeks.isEmpty ? start.year : Week(of: start, by: weekRule).year
    case .monthly:
      unit = .month
      if isOpen { monthDays = [start.day] }
      firstPeriod = 12 * start.year + start.month - 1
    case .weekly:
      unit = .week
      if isOpen { weekdays = [RecurrenceRule.WeekdayNumber(0, start.weekday)] }
      firstPeriod = Week(of: start, by: weekRule).firstNumber
    case .daily, .hourly, .minutely, .secondly:
      unit = .day
      firstPeriod = start.number
    }
    // Shorter units than days are stepped through by `RecurrenceTimes`.
    interval = [.hourly, .minutely, .secondly].contains(rule.frequency) ? 1 : rule.interval
    // Weekdays are counted in months and years only.
    if unit == .week || unit == .day {
      weekdays = weekdays.map { RecurrenceRule.WeekdayNumber(0, $0.weekday) }
    }
    self.months = months
    self.monthDays = monthDays
    self.weekdays = weekdays
    weeks = rule.weeks
    yearDays = rule.yearDays
    countsInYear = unit == .year && months.isEmpty
  }

  /// Those of `set` that stand at the positions, from the end where negative, in order.
  static func chosen<Element>(_ positions: [Int], of set: [Element]) -> [Element] {
    let indices = Set(positions.map { $0 > 0 ? $0 - 1 : set.count + $0 })
    return indices.sorted().compactMap { set.indices.contains($0) ? set[$0] : nil }
  }
}

// MARK: - Periods

extension RecurrenceDays {
  /// The last period that begins with `day` or before it, from 0; negative before the first.
  func period(of day: Day) -> Int {
    let number =
      switch unit {
      case .year: day.year - firstPeriod
      case .month: 12 * day.year + day.month - 1 - firstPeriod
      case .week: (day.number - firstPeriod).dividedRoundingDown(by: 7)
      case .day: day.number - firstPeriod
      }
    return number.dividedRoundingDown(by: interval)
  }

  /// The number of a period's first day; `nil` past the calendar's end.
  func firstNumber(ofPeriod period: Int) -> Int? {
    let (steps, overflow) = period.multipliedReportingOverflow(by: interval)
    guard !overflow, steps < 10_000_000 else { return nil }
    switch unit {
    case .year:
      let year = firstPeriod + steps
      return Day.years.contains(year) ? Day.firstDay(ofYear: year).number : nil
    case .month:
      let month = firstPeriod + steps
      return Day(year: month / 12, month: month % 12 + 1, day: 1)?.number
    case .week:
      let number = firstPeriod + 7 * steps
      return number <= Day.last.number ? number : nil
    case .day:
      let number = firstPeriod + steps
      return number <= Day.last.number ? number : nil
    }
  }

  /// The numbers of a period's days that the rule has, in order.
  func numbers(ofPeriod period: Int) -> [Int] {
    guard let first = firstNumber(ofPeriod: period) else { return [] }
    var numbers: [Int] = []
    switch unit {
    case .year:
      let year = firstPeriod + period * interval
      if weeks.isEmpty {
        for month in months.isEmpty ? Array(1...12) : months {
          append(daysOfMonth: month, year, to: &numbers)
        }
      } else {
        append(weeksOf: year, to: &numbers)
      }
    case .month:
      let month = firstPeriod + period * interval
      guard months.isEmpty || months.contains(month % 12 + 1) else { return [] }
      append(daysOfMonth: month % 12 + 1, month / 12, to: &numbers)
    case .week:
      for number in first..<first + 7 { append(number, to: &numbers) }
    case .day: append(first, to: &numbers)
    }
    return numbers
  }
}

// MARK: - Days

extension RecurrenceDays {
  /// A day with all that rules ask of it, so that walking over a month need not compute it anew.
  private struct Candidate {
    var year: Int
    var month: Int
    var day: Int
    var dayOfYear: Int
    var weekday: Int
  }

  private func append(daysOfMonth month: Int, _ year: Int, to numbers: inout [Int]) {
    guard let first = Day(year: year, month: month, day: 1) else { return }
    let count = Day.daysInMonth(year: year, month: month)
    // The common rule, one day of the month, needs no walk.
    if monthDays.count == 1, weekdays.isEmpty, yearDays.isEmpty, weeks.isEmpty {
      let day = monthDays[0] > 0 ? monthDays[0] : count + 1 + monthDays[0]
      if (1...count).contains(day) { numbers.append(first.number + day - 1) }
      return
    }
    let dayOfYear = first.dayOfYear
    let weekday = first.weekday.daysAfterMonday
    for day in 1...count {
      let candidate = Candidate(
        year: year, month: month, day: day, dayOfYear: dayOfYear + day - 1,
        weekday: (weekday + day - 1) % 7)
      if has(candidate) { numbers.append(first.number + day - 1) }
    }
  }

  /// The weeks of a year that the rule numbers; they may reach into the years beside it.
  private func append(weeksOf year: Int, to numbers: inout [Int]) {
    let count = Week.count(of: year, by: weekRule)
    let first = Week.first(of: year, by: weekRule)
    let wanted = Set(weeks.map { $0 > 0 ? $0 : count + 1 + $0 })
    for week in wanted.sorted() where (1...count).contains(week) {
      let start = first.firstNumber + 7 * (week - 1)
      for number in start..<start + 7 { append(number, to: &numbers) }
    }
  }

  private func append(_ number: Int, to numbers: inout [Int]) {
    guard (Day.first.number...Day.last.number).contains(number) else { return }
    let date = Day(number: number)
    let (year, month, day) = date.date
    let candidate = Candidate(
      year: year, month: month, day: day, dayOfYear: yearDays.isEmpty ? 0 : date.dayOfYear,
      weekday: date.weekday.daysAfterMonday)
    if has(candidate) { numbers.append(number) }
  }

  private func has(_ day: Candidate) -> Bool {
    (months.isEmpty || months.contains(day.month))
      && (weekdays.isEmpty || hasWeekday(day))
      && (monthDays.isEmpty
        || contains(
          monthDays, day.day, of: Day.daysInMonth(year: day.year, month: day.month)))
      && (yearDays.isEmpty || contains(yearDays, day.dayOfYear, of: Day.daysInYear(day.year)))
  }

  private func contains(_ numbers: [Int], _ number: Int, of count: Int) -> Bool {
    numbers.contains(number) || numbers.contains(number - count - 1)
  }

  private func hasWeekday(_ day: Candidate) -> Bool {
    weekdays.contains { wanted in
      guard wanted.weekday.daysAfterMonday == day.weekday else { return false }
      guard wanted.ordinal != 0, weeks.isEmpty else { return true }
      let number = countsInYear ? day.dayOfYear : day.day
      let count =
        countsInYear
        ? Day.daysInYear(day.year) : Day.daysInMonth(year: day.year, month: day.month)
      return wanted.ordinal > 0
        ? (number - 1) / 7 + 1 == wanted.ordinal : (count - number) / 7 + 1 == -wanted.ordinal
    }
  }
}
