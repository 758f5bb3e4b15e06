import Books
import Synchronization

extension DatedTextRun {
  /// The bytes of the text whose exact dates are read at once.
  private static let window = 1 << 20
  /// So many days may lie between what is printed and the exact date: the calendars were 13 apart.
  private static let mostDaysApart = 15
  private static let fewestOfStyle = 3

  /// Gives candidates the years of the exact dates that a book of markup has for their words.
  ///
  /// The printed date counts: it may be of the Julian calendar, and then the exact one is 10 to 13 days
  /// later, near New Year in the next year.
  ///
  /// - Parameter candidates: What may be dates of the text, by ascending offset.
  /// - Returns: The calendar of what is printed, if that shows in most of them.
  func takeExactDates(
    _ candidates: inout [DateCandidate]
  ) throws(TextError) -> DatedText.Style? {
    guard let spans = source.spans, !candidates.isEmpty else { return nil }
    var index = 0
    var (all, julian) = (0, 0)
    for start in stride(from: 0, to: source.count, by: Self.window) {
      if isCancelled.load(ordering: .relaxed) { return nil }
      for span in try spans.spans(beginningIn: start..<start + Self.window)
      where span.kind == .time {
        while index < candidates.count, candidates[index].end <= span.offset { index += 1 }
        guard index < candidates.count else { break }
        guard candidates[index].offset < span.range.upperBound,
          candidates[index].exactYear == 0, let date = ExactDate(value: span.value),
          let daysApart = candidates[index].adopt(date, within: Self.mostDaysApart)
        else { continue }
        all += 1
        let calendarsApart = date.year / 100 - date.year / 400 - 2
        if calendarsApart > 5, abs(daysApart - calendarsApart) <= 1 { julian += 1 }
      }
    }
    return julian >= Self.fewestOfStyle && julian * 2 > all ? .julian : nil
  }
}

extension DateCandidate {
  /// Takes the year that an exact date says of what is printed.
  ///
  /// - Returns: The days from what is printed to the exact date, roughly; `nil` if they do not mean the
  ///   same day.
  fileprivate mutating func adopt(_ date: ExactDate, within most: Int) -> Int? {
    if form == .month, year == 0, date.month == month { year = date.year }
    guard form.isDay else { return nil }
    guard date.month != 0 else {
      guard form != .day else { return nil }
      exactYear = date.year
      return 0
    }
    var best: (days: Int, year: Int, month: Int)?
    for (month, day) in readings(near: date) where 1...12 ~= month {
      for year in date.year - 1...date.year + 1 {
        let days =
          (date.year - year) * 365 + Self.dayOfYear(date.month, date.day == 0 ? day : date.day)
          - Self.dayOfYear(month, day)
        if best.map({ abs(days) < abs($0.days) }) ?? true { best = (days, year, month) }
      }
    }
    guard let best, abs(best.days) <= (date.day == 0 ? most * 2 + 1 : most) else { return nil }
    exactYear = best.year
    if form == .day { exactMonth = best.month }
    return best.days
  }

  /// The months and days that it may mean.
  private func readings(near date: ExactDate) -> [(month: Int, day: Int)] {
    switch form {
    case .day: [(date.month, day), ((date.month + 10) % 12 + 1, day), (date.month % 12 + 1, day)]
    case .numbers, .pair: [(month, day), (day, month)]
    default: [(month, day)]
    }
  }

  private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  private static func dayOfYear(_ month: Int, _ day: Int) -> Int { daysBefore[month - 1] + day }
}
