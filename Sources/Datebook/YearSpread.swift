/// A text spread over a calendar year: which byte each day's portion begins with.
///
/// Day *d* of a year of *n* days stands at the byte (*d* − 1) · count / *n*, rounded down. This is
/// the plan of every text until the reader makes another. Places are bytes as computed: moving them
/// to the start of their paragraph is up to whoever knows the text.
package struct YearSpread: Equatable, Sendable {
  /// The calendar year, from 1 to 9999.
  package let year: Int
  /// The number of bytes of the text, at least 0.
  package let count: Int
  /// The number of days of the year, 365 or 366.
  package let days: Int

  /// A text of `count` bytes, read from 1 January to 31 December of `year`.
  ///
  /// - Parameters:
  ///   - count: At least 0; any size, the arithmetic does not overflow.
  ///   - year: From 1 to 9999.
  package init(count: Int, over year: Int) {
    precondition(count >= 0, "a text has no negative size")
    precondition(Day.years.contains(year), "years go from 1 to 9999")
    self.year = year
    self.count = count
    self.days = Day.daysInYear(year)
  }

  /// The part of the text that is read before the day begins: (*d* − 1) / *n*.
  ///
  /// - Parameter dayOfYear: From 1 to `days`; others give the nearest.
  package func fraction(ofDay dayOfYear: Int) -> Double {
    Double(clamped(dayOfYear) - 1) / Double(days)
  }

  /// The byte that the portion of the day begins with.
  ///
  /// - Parameter dayOfYear: From 1 to `days`; others give the nearest.
  package func offset(ofDay dayOfYear: Int) -> Int {
    boundary(before: clamped(dayOfYear))
  }

  /// The bytes to be read on the day, empty if the text has fewer bytes than the year days.
  ///
  /// - Parameter dayOfYear: From 1 to `days`; others give the nearest.
  package func portion(ofDay dayOfYear: Int) -> Range<Int> {
    let day = clamped(dayOfYear)
    return boundary(before: day)..<boundary(before: day + 1)
  }

  /// The byte that the reading of a month begins with.
  ///
  /// - Parameter month: From 1 for January to 12.
  package func offset(ofMonth month: Int) -> Int {
    offset(ofDay: firstDayOfYear(ofMonth: month))
  }

  /// The bytes that the twelve months begin with, January's first.
  package var monthOffsets: [Int] { (1...12).map(offset(ofMonth:)) }

  /// The day of the year, from 1, whose portion holds the byte; the last of those that begin there.
  ///
  /// - Parameter offset: A place in the text; others give the nearest day.
  package func dayOfYear(at offset: Int) -> Int {
    guard count > 0, offset >= 0 else { return 1 }
    guard offset < count else { return days }
    // The greatest d with floor((d − 1) · count / days) ≤ offset, that is
    // (d − 1) · count < (offset + 1) · days.
    let product = (offset + 1).multipliedFullWidth(by: days)
    let (low, borrow) = product.low.subtractingReportingOverflow(1)
    let high = product.high - (borrow ? 1 : 0)
    return min(days, count.dividingFullWidth((high, low)).quotient + 1)
  }

  /// The day whose portion holds the byte at `offset`.
  package func day(at offset: Int) -> Day {
    Day.firstDay(ofYear: year).adding(days: dayOfYear(at: offset) - 1)
  }

  /// The month, from 1 for January to 12, in which the byte at `offset` is read.
  package func month(at offset: Int) -> Int { day(at: offset).month }

  private func clamped(_ dayOfYear: Int) -> Int { min(max(dayOfYear, 1), days) }

  private func boundary(before dayOfYear: Int) -> Int {
    days.dividingFullWidth((dayOfYear - 1).multipliedFullWidth(by: count)).quotient
  }

  private func firstDayOfYear(ofMonth month: Int) -> Int {
    precondition(1...12 ~= month, "months go from 1 to 12")
    return Day(year: year, month: month, day: 1)?.dayOfYear ?? 1
  }
}
