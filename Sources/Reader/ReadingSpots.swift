import Datebook

/// Where in a text the reading of each month begins, and today's portion: paragraph starts.
package struct ReadingSpots: Equatable, Sendable {
  /// The offsets that the twelve months begin with, January's first.
  package var months: [Int]
  /// The bytes of today's portion, half-open; empty in a text of fewer paragraphs than days.
  package var portion: Range<Int>

  /// The spots of a text of `count` bytes that is read over `year`.
  ///
  /// - Parameter paragraphStart: Gives the offset of the start of the paragraph that holds a byte.
  package init<Failure: Error>(
    count: Int, year: Int, dayOfYear: Int, paragraphStart: (Int) throws(Failure) -> Int
  ) throws(Failure) {
    let spread = YearSpread(count: count, over: year)
    var months: [Int] = []
    for month in 1...12 { months.append(try paragraphStart(spread.offset(ofMonth: month))) }
    let day = spread.portion(ofDay: dayOfYear)
    let start = try paragraphStart(day.lowerBound)
    let end = day.upperBound >= count ? count : try paragraphStart(day.upperBound)
    self.months = months
    portion = start..<max(start, end)
  }

  /// The month, from 1, whose reading holds the last byte of the page `range`.
  ///
  /// Where a page holds the beginnings of several, the one that was `asked` for counts, then the
  /// last.
  package func month(ofPage range: Range<Int>, asked: Int?) -> Int {
    if let asked, range.contains(months[asked - 1]) { return asked }
    return max((months.lastIndex { $0 < max(range.upperBound, 1) } ?? 0) + 1, 1)
  }

  /// The month before or after `month` whose reading does not begin on the page `range`; at the
  /// year's ends, `nil`.
  package func month(_ step: Int, from month: Int, page range: Range<Int>) -> Int? {
    var month = month + step
    while (1...12).contains(month) {
      if !range.contains(months[month - 1]) { return month }
      month += step
    }
    return nil
  }
}
