import Datebook
import Widgets

/// Where in a text the reading of each month begins, and today's portion: paragraph starts.
package struct ReadingSpots: Equatable, Sendable {
  /// The offsets that the twelve months begin with, January's first.
  package var months: [Int]
  /// The bytes of today's portion, half-open; empty in a text of fewer paragraphs than days.
  package var portion: Range<Int>

  /// The spots of a text of `count` bytes that is read over `year`.
  ///
  /// - Parameter spotNear: Gives the offset of a place to begin reading at, at or before a byte.
  package init<Failure: Error>(
    count: Int, year: Int, dayOfYear: Int, spotNear: (Int) throws(Failure) -> Int
  ) throws(Failure) {
    let spread = YearSpread(count: count, over: year)
    var months: [Int] = []
    for month in 1...12 { months.append(try spotNear(spread.offset(ofMonth: month))) }
    let day = spread.portion(ofDay: dayOfYear)
    let start = try spotNear(day.lowerBound)
    let end = day.upperBound >= count ? count : try spotNear(day.upperBound)
    self.months = months
    portion = start..<max(start, end)
  }

  /// The month, from 1, whose reading holds the last byte of the page `range`; or the one that was
  /// `asked` for, where the page shows some of its reading or where that begins.
  package func month(ofPage range: Range<Int>, asked: Int?) -> Int {
    if let asked, isShown(asked, in: range) { return asked }
    return (months.lastIndex { $0 < max(range.upperBound, 1) } ?? 0) + 1
  }

  private func isShown(_ month: Int, in range: Range<Int>) -> Bool {
    let start = months[month - 1]
    let end = month < 12 ? months[month] : Int.max
    return range.contains(start) || (start..<max(start, end)).overlaps(range)
  }
}
