/// What the weekdays in a text's dates say about its calendar, and about a year that it does not say.
struct WeekdayVotes {
  /// The years that a diary may be of.
  private static let years = 1500...2100
  private static let fewest = 3

  /// A date with its weekday, as they are counted: what matters of a date is how far it is behind
  /// the Sunday before its year, or before its year's 1 March.
  private struct Bin: Hashable {
    var pass: Int
    /// The days that the date is behind 1 January, less those that a leap year adds, modulo 7, less
    /// the weekday.
    var remainder: Int
    var isBehindFebruary: Bool
  }

  private var bins: [Bin: Int] = [:]
  /// The dates that have a weekday.
  private(set) var count = 0

  /// The votes of `dates`.
  init(_ dates: [ResolvedDate], of candidates: [DateCandidate]) {
    // Those of one row that are alike are counted together: few rows are not of one year.
    var row = [Int](repeating: 0, count: 14)
    for (index, date) in dates.enumerated() {
      let weekday = candidates[date.candidate].weekday
      if weekday != 0 {
        let behind = Self.daysBefore[date.month - 1] + date.day - 1
        row[(weekday - 1 - behind + 378) % 7 + (date.month > 2 ? 7 : 0)] += 1
        count += 1
      }
      guard index + 1 == dates.count || dates[index + 1].pass != date.pass else { continue }
      for (place, number) in row.enumerated() where number > 0 {
        bins[
          Bin(pass: date.pass, remainder: place % 7, isBehindFebruary: place >= 7), default: 0
        ] += number
        row[place] = 0
      }
    }
  }

  private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  /// The calendar that the weekdays fit, where pass 0 is in `year`; `nil` if they fit none.
  func style(year: Int) -> DatedText.Style? {
    let (new, old) = (matches(year: year, .gregorian), matches(year: year, .julian))
    guard max(new, old) >= Self.fewest, max(new, old) * 5 >= count * 3 else { return nil }
    return new >= old ? .gregorian : .julian
  }

  /// The years, one of which is that of pass 0 by the weekdays of today's calendar; none where the
  /// weekdays fit no year better than others.
  func possibleYears() -> [Int] {
    guard count >= Self.fewest else { return [] }
    let matches = Self.years.map { self.matches(year: $0, .gregorian) }
    guard let best = matches.max(), best >= Self.fewest, best * 5 >= count * 3 else { return [] }
    return zip(Self.years, matches).filter { $0.1 == best }.map(\.0)
  }

  /// The dates whose weekday is right, where pass 0 is in `year`.
  private func matches(year: Int, _ style: DatedText.Style) -> Int {
    var matches = 0
    for (bin, count) in bins {
      let year = year + bin.pass
      guard Day.years.contains(year) else { continue }
      let leap: Bool
      let start: Int
      switch style {
      case .gregorian:
        leap = Day.isLeap(year: year)
        start = Day.firstDay(ofYear: year).weekday.daysAfterMonday
      case .julian:
        leap = year % 4 == 0
        // 1 January of the year 1 was a Saturday by the Julian calendar.
        start = (5 + (year - 1) + (year - 1) / 4) % 7
      }
      if (start + (leap && bin.isBehindFebruary ? 1 : 0)) % 7 == bin.remainder { matches += count }
    }
    return matches
  }
}
