/// A candidate with all of its date: what it does not say was carried on from those before.
struct ResolvedDate {
  /// Which candidate it is, by its index.
  @Narrow<Int32> var candidate: Int
  /// The years since the text's first one; negative before it.
  @Narrow<Int32> var pass: Int
  /// From 1 to 12.
  @Narrow<UInt8> var month: Int
  /// From 1 to 31.
  @Narrow<UInt8> var day: Int
  /// Whether the text says the year, with the date or in a heading above.
  var hasYear: Bool

  /// A number that grows with the date, 372 to a year.
  var key: Int { pass * 372 + (month - 1) * 31 + day - 1 }
}

/// Carries months and years on through the dates of a text.
struct DateResolver {
  /// How the dates are to be read.
  struct Reading {
    /// Which patterns are dates of the text.
    var accepted = PatternSet()
    /// Whether days stand before months where both are numbers.
    var isDayFirst = false
    /// Whether a year begins on 25 March, as in England before 1752.
    var isOldStyle = false
    /// Whether a day by itself needs a suffix or a weekday.
    var needsOrdinal = false
    /// Whether headings with years count.
    var usesYearHeadings = true
    /// Whether days by themselves go on into another month only under its heading: a list of numbers
    /// in the midst of an entry is none then.
    var needsMonthHeading = false
  }

  /// A month by itself counts for days as far below it as this, in bytes.
  private static let monthReach = 20_000
  /// A year by itself counts for a date as far below it as this, in bytes.
  private static let yearReach = 1000
  /// And for the heading of a month, under which dates stand.
  private static let yearReachOfMonth = 4000

  /// The candidates that are looked at for the next year that the text says.
  private static let farthestYear = 400

  private let reading: Reading
  /// The dates, in the order of the text.
  private(set) var dates: [ResolvedDate] = []
  /// The year of pass 0; `nil` if the text says none.
  private(set) var base: Int?

  private var pass = 0
  private var month = 0
  private var day = 0
  private var monthHeading: Heading?
  private var yearHeading: Heading?
  /// What was accepted last.
  private var last: (form: DateForm, ending: DateCandidate.Ending, end: Int)?

  /// A heading with a month or a year, in short: several readings of all candidates are tried.
  private struct Heading {
    var month: Int
    var year: Int
    var isDual: Bool
    var end: Int

    init(_ candidate: DateCandidate) {
      (month, year) = (candidate.month, candidate.year)
      (isDual, end) = (candidate.isDual, candidate.end)
    }
  }

  /// The dates of `candidates`, read in this way.
  init(_ candidates: [DateCandidate], _ reading: Reading) {
    self.reading = reading
    dates.reserveCapacity(candidates.count)
    for index in candidates.indices where reading.takes(candidates[index]) {
      resolve(index, of: candidates)
    }
  }
}

extension DateResolver.Reading {
  /// Whether `candidate` is a date of the text.
  func accepts(_ candidate: DateCandidate) -> Bool {
    guard candidate.form.isDay else { return false }
    if candidate.isAdmitted { return true }
    guard accepted[candidate.pattern] else { return false }
    return !needsOrdinal || candidate.form != .day || candidate.isOrdinal || candidate.weekday != 0
  }

  /// Whether `candidate` tells something of the text's dates: one that is accepted, or a heading.
  func takes(_ candidate: DateCandidate) -> Bool { !candidate.form.isDay || accepts(candidate) }

  /// The year that begins on 1 January: in `1659–60` the second one up to 24 March.
  func modernYear(_ year: Int, isDual: Bool, _ month: Int, _ day: Int) -> Int {
    let isBeforeLadyDay = month < 3 || month == 3 && day < 25
    return isBeforeLadyDay && (isDual || isOldStyle) ? year + 1 : year
  }

  /// The month, 0 if there is none, and the day.
  func monthAndDay(of candidate: DateCandidate) -> (month: Int, day: Int) {
    switch candidate.form {
    case .numbers, .pair:
      isDayFirst ? (candidate.day, candidate.month) : (candidate.month, candidate.day)
    default: (candidate.month, candidate.day)
    }
  }
}

// MARK: - One after the other

extension DateResolver {
  private mutating func resolve(_ index: Int, of candidates: [DateCandidate]) {
    let candidate = candidates[index]
    switch candidate.form {
    case .bookStart, .bookEnd: break
    case .year: if reading.usesYearHeadings { yearHeading = Heading(candidate) }
    case .month:
      monthHeading = Heading(candidate)
      if !reading.usesYearHeadings { monthHeading?.year = 0 }
    case .day: takeDay(candidate, index)
    default: takeDate(index, of: candidates)
    }
  }

  /// A date with its month.
  private mutating func takeDate(_ index: Int, of candidates: [DateCandidate]) {
    let candidate = candidates[index]
    let (month, day) = reading.monthAndDay(of: candidate)
    guard 1...12 ~= month, 1...Self.mostDays(month) ~= day, !repeats(candidate, month, day) else {
      return
    }
    var year = yearAbove(candidate, month, day)
    if candidate.hasExactYear {
      year = candidate.exactYear
    } else if candidate.year != 0 {
      year = reading.modernYear(candidate.year, isDual: candidate.isDual, month, day)
    }
    if year == nil, self.month != 0, isOutOfOrder(month, at: index, in: candidates) {
      // One that goes back over New Year: what follows goes on as before.
      append(index, pass - 1, month, day, hasYear: false)
      return
    }
    go(to: month, year: year)
    append(index, pass, month, day, hasYear: year != nil)
    (self.month, self.day) = (month, day)
    endHeadings(candidate)
  }

  /// Whether a date of a later month goes back over New Year among dates of the months around the last:
  /// surely from autumn to spring, else where the text says too soon which year it is.
  private func isOutOfOrder(_ month: Int, at index: Int, in candidates: [DateCandidate]) -> Bool {
    guard month - self.month >= 6, let next = nextMonth(behind: index, in: candidates),
      abs(next - self.month) <= 2
    else { return false }
    return month - self.month >= 9 || goesTooFar(from: month, behind: index, in: candidates)
  }

  /// Whether more years pass from `month` to the next date whose year the text says than lie between.
  private func goesTooFar(
    from month: Int, behind index: Int, in candidates: [DateCandidate]
  ) -> Bool {
    guard let base else { return false }
    var month = month
    var years = 0
    var heading = 0
    for later in candidates[(index + 1)...].prefix(Self.farthestYear) where reading.takes(later) {
      if later.form == .year, reading.usesYearHeadings { heading = later.year }
      guard later.form.isDay else { continue }
      let next = reading.monthAndDay(of: later).month
      guard next != 0 else { continue }
      if month - next >= 6 { years += 1 }
      month = next
      let year = later.hasExactYear ? later.exactYear : later.year != 0 ? later.year : heading
      if year != 0 { return base + pass + years > year && year > base + pass }
    }
    return false
  }

  /// The month of one of the next few dates behind a candidate; `nil` if none of them says one.
  private func nextMonth(behind index: Int, in candidates: [DateCandidate]) -> Int? {
    let next = candidates[(index + 1)...].lazy.filter(reading.takes).prefix(4)
    for later in next where later.form.isDay {
      let month = reading.monthAndDay(of: later).month
      if month != 0 { return month }
    }
    return nil
  }

  /// A day by itself, in the month that was read last.
  private mutating func takeDay(_ candidate: DateCandidate, _ index: Int) {
    let day = candidate.day
    var month = self.month
    var year: Int?
    if candidate.exactMonth != 0 {
      (month, year) = (candidate.exactMonth, candidate.exactYear)
    } else if let heading = monthHeading, candidate.offset - heading.end <= Self.monthReach {
      month = heading.month
      year = yearAbove(candidate, month, day)
      guard day <= Self.mostDays(month) else { return }
    } else {
      guard month != 0 else { return }
      let isSure = candidate.isOrdinal || candidate.weekday != 0
      if day < self.day {
        // A list has numbers too; only a new month begins far below.
        guard self.day - day >= 15, !reading.needsMonthHeading else { return }
        month = month % 12 + 1
      } else if day == self.day, !isSure || last.map({ $0.form != .day }) ?? false {
        return
      }
      guard day <= Self.mostDays(month) else { return }
    }
    go(to: month, year: year)
    append(index, pass, month, day, hasYear: year != nil)
    (self.month, self.day) = (month, day)
    endHeadings(candidate)
  }

  private mutating func append(
    _ index: Int, _ pass: Int, _ month: Int, _ day: Int, hasYear: Bool
  ) {
    dates.append(
      ResolvedDate(candidate: index, pass: pass, month: month, day: day, hasYear: hasYear))
  }

  /// Goes on to `month`: of `year` where it is known, else of the next year where it goes far back.
  private mutating func go(to month: Int, year: Int?) {
    if self.month != 0, self.month - month >= 6 { pass += 1 }
    guard let year else { return }
    let first = base ?? year - pass
    base = first
    pass = year - first
  }

  private mutating func endHeadings(_ candidate: DateCandidate) {
    monthHeading = nil
    yearHeading = nil
    last = (candidate.form, candidate.ending, candidate.end)
  }

  /// Whether `candidate` only says once more what a heading right above it says.
  private func repeats(_ candidate: DateCandidate, _ month: Int, _ day: Int) -> Bool {
    guard let last, last.ending == .alone, candidate.offset - last.end <= 12 else { return false }
    return month == self.month && day == self.day
  }
}

// MARK: - Years

extension DateResolver {
  /// The year that a heading right above a date of this month says.
  private func yearAbove(_ candidate: DateCandidate, _ month: Int, _ day: Int) -> Int? {
    if let heading = monthHeading, heading.year != 0, heading.month == month {
      // `March 1659–60` holds the end of the one year and the beginning of the other.
      return reading.modernYear(heading.year, isDual: heading.isDual, month, month == 3 ? 1 : day)
    }
    guard let heading = yearHeading else { return nil }
    let end = monthHeading.map { max($0.end, heading.end) } ?? heading.end
    guard candidate.offset - end <= Self.yearReach, end - heading.end <= Self.yearReachOfMonth
    else { return nil }
    return reading.modernYear(heading.year, isDual: heading.isDual, month, day)
  }

  /// The days of the month in a leap year.
  private static func mostDays(_ month: Int) -> Int { Day.daysInMonth(year: 2000, month: month) }
}
