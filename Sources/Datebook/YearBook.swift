/// What a page of a datebook is of.
package enum DatebookPage: Hashable, Sendable {
  case cover(year: Int)
  case year(Int)
  /// A month, from 1 for January.
  case month(year: Int, month: Int)
  case week(Week)
  case day(Day)
}

/// The datebook of a year: cover, year, months, weeks and days, each a page.
///
/// Page and content are told from each other by arithmetic: nothing is stored and nothing searched.
/// A year has a page for each week that belongs to it, so that every week is in one datebook; a
/// common year of 52 weeks has 431 pages.
package struct YearBook: Hashable, Sendable {
  /// The year, from 1 to 9999.
  package let year: Int
  /// How weeks are counted.
  package let rule: WeekRule

  /// The datebook of `year`; years outside the calendar give the nearest.
  package init(year: Int, rule: WeekRule) {
    self.year = min(max(year, Day.years.lowerBound), Day.years.upperBound)
    self.rule = rule
  }

  /// The datebook that has this page.
  package init(with page: DatebookPage, rule: WeekRule) {
    switch page {
    case .cover(let year), .year(let year), .month(let year, _): self.init(year: year, rule: rule)
    case .week(let week): self.init(year: week.year, rule: rule)
    case .day(let day): self.init(year: day.year, rule: rule)
    }
  }

  private static let firstMonth = 2
  private static let firstWeek = 14
  private var firstDay: Int { Self.firstWeek + weeks }

  /// The number of weeks that belong to the year.
  package var weeks: Int { Week.count(of: year, by: rule) }

  /// The number of pages.
  package var count: Int { firstDay + Day.daysInYear(year) }

  /// What the page with this number is of.
  ///
  /// - Parameter number: From 0 to `count` − 1; others give the nearest.
  package func page(_ number: Int) -> DatebookPage {
    switch min(max(number, 0), count - 1) {
    case 0: .cover(year: year)
    case 1: .year(year)
    case let number where number < Self.firstWeek:
      .month(year: year, month: number - Self.firstMonth + 1)
    case let number where number < firstDay:
      .week(Week.first(of: year, by: rule).adding(weeks: number - Self.firstWeek))
    case let number:
      .day(Day.firstDay(ofYear: year).adding(days: number - firstDay))
    }
  }

  /// The number of a page, from 0; `nil` if it is in another year's datebook.
  package func number(of page: DatebookPage) -> Int? {
    guard YearBook(with: page, rule: rule).year == year else { return nil }
    return switch page {
    case .cover: 0
    case .year: 1
    case .month(_, let month): Self.firstMonth + month - 1
    case .week(let week): Self.firstWeek + week.number - 1
    case .day(let day): firstDay + day.dayOfYear - 1
    }
  }
}

// MARK: - From page to page

extension DatebookPage {
  /// The page of the same kind so many further on, or back where negative, across years; the nearest
  /// where the calendar ends.
  package func adding(_ steps: Int) -> DatebookPage {
    switch self {
    case .cover(let year): .cover(year: Self.year(year, adding: steps))
    case .year(let year): .year(Self.year(year, adding: steps))
    case .month(let year, let month): Self.month(year, month, adding: steps)
    case .week(let week): .week(week.adding(weeks: steps))
    case .day(let day): .day(day.adding(days: steps))
    }
  }

  private static func year(_ year: Int, adding steps: Int) -> Int {
    let (sum, overflow) = year.addingReportingOverflow(steps)
    if overflow { return steps > 0 ? Day.years.upperBound : Day.years.lowerBound }
    return min(max(sum, Day.years.lowerBound), Day.years.upperBound)
  }

  private static func month(_ year: Int, _ month: Int, adding steps: Int) -> DatebookPage {
    let months = 12 * Day.years.upperBound + 11
    let (sum, overflow) = (12 * year + month - 1).addingReportingOverflow(steps)
    let nearest = overflow ? (steps > 0 ? months : 12) : min(max(sum, 12), months)
    return .month(year: nearest / 12, month: nearest % 12 + 1)
  }

  /// The days that it is of.
  package var days: ClosedRange<Day> {
    switch self {
    case .cover(let year), .year(let year): Day.days(ofYear: year)
    case .month(let year, let month): Day.days(ofMonth: month, year: year)
    case .week(let week): week.days
    case .day(let day): day...day
    }
  }

  /// The months that it is in, from 1: of a week that straddles two both, of a cover and a year none.
  package var months: [Int] {
    switch self {
    case .cover, .year: []
    case .month(_, let month): [month]
    case .week(let week):
      week.firstDay.month == week.lastDay.month
        ? [week.firstDay.month] : [week.firstDay.month, week.lastDay.month]
    case .day(let day): [day.month]
    }
  }
}

extension Day {
  /// The days of `year`, which is from 1 to 9999.
  package static func days(ofYear year: Int) -> ClosedRange<Day> {
    let first = firstDay(ofYear: year)
    return first...first.adding(days: daysInYear(first.year) - 1)
  }

  /// The days of a month.
  ///
  /// - Parameters:
  ///   - month: From 1 for January to 12; others give the nearest.
  ///   - year: From 1 to 9999; others give the nearest.
  package static func days(ofMonth month: Int, year: Int) -> ClosedRange<Day> {
    let year = firstDay(ofYear: year).year
    let month = min(max(month, 1), 12)
    guard let first = Day(year: year, month: month, day: 1) else {
      preconditionFailure("every month has a first day")
    }
    return first...first.adding(days: daysInMonth(year: year, month: month) - 1)
  }
}
