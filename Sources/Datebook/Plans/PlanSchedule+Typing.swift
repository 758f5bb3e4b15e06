extension PlanSchedule {
  /// Why what was typed is no schedule.
  package enum Mistake: Error, Equatable, Sendable {
    case noFirstDay, noLastDay, endsBeforeItBegins, noReadingDay, tooLong
  }

  /// From this number on, a number is a year and no number of days.
  private static let firstYear = 1900

  /// The days that were typed, for the form of a plan and for the command line alike.
  ///
  /// - Parameters:
  ///   - from: The first day, or a week, a month or a year that begins with it.
  ///   - until: The last day, or what ends with it; or a number of days, as `30`, `30 days` or `30d`.
  ///   - weekdays: The days of the week that are read on.
  package init(
    from: String, until: String, on weekdays: Weekdays, today: Day, locale: CalendarLocale
  ) throws(Mistake) {
    func days(_ typed: String, at day: Day) -> ClosedRange<Day>? {
      guard let wish = DateWish(typed, at: day, today: today, locale: locale) else { return nil }
      if case .page = wish { return nil }
      return wish.page(in: YearBook(year: day.year, rule: locale.rule)).days
    }
    guard let first = days(from, at: today)?.lowerBound else { throw .noFirstDay }
    var last = Self.count(until).map { first.adding(days: $0 - 1) }
    if last == nil {
      last = days(until, at: first)?.upperBound
      // A date that says no year is the next one.
      if let found = last, found < first {
        last = days(until, at: Day.firstDay(ofYear: first.year + 1))?.upperBound
      }
    }
    guard let last else { throw .noLastDay }
    guard first <= last else { throw .endsBeforeItBegins }
    guard first.distance(to: last) < Self.longest else { throw .tooLong }
    guard let schedule = PlanSchedule(first...last, on: weekdays) else { throw .noReadingDay }
    self = schedule
  }

  /// The number of days that was typed; `nil` if that is none.
  private static func count(_ typed: String) -> Int? {
    let text = typed.lowercased().filter { !$0.isWhitespace }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0 else { return nil }
    switch text.dropFirst(digits.count) {
    case "": return number < firstYear ? number : nil
    case "d", "day", "days": return min(number, longest + 1)
    default: return nil
    }
  }
}
