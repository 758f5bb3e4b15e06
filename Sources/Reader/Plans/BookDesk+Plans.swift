package import Books
package import Datebook
import Paging

extension BookDesk {
  /// Divides the text, whose pages are counted, into the portions of a plan.
  ///
  /// A portion of pages begins with one of the grid; others begin with a paragraph. All begin with a
  /// chapter where one begins nearby.
  ///
  /// - Complexity: O(*n* log *n*), and a look at some 128 KB of the text for each portion.
  package func divide(
    _ wish: PlanWish, chapters: [Int]
  ) throws(TextError) -> [PlannedPortion] {
    let days = wish.days
    guard !days.isEmpty else { return [] }
    let start = min(max(wish.start, 0), source.count)
    let division = PortionDivision(start..<source.count, into: days.count, chapters: chapters)
    let ranges = try division.portions(of: wish.unit) { offset throws(TextError) in
      if wish.unit == .pages, let page = try pager.pageStart(nearest: offset) { return page }
      return try pager.spot(near: offset)
    }
    var portions: [PlannedPortion] = []
    for (day, range) in zip(days, ranges) {
      portions.append(PlannedPortion(day: day, range: range, pages: try pages(of: range)))
    }
    return portions
  }

  private func pages(of range: Range<Int>) throws(TextError) -> ClosedRange<Int>? {
    guard !range.isEmpty, let first = try pager.number(ofPageContaining: range.lowerBound),
      let last = try pager.number(ofPageContaining: range.upperBound - 1)
    else { return nil }
    return first...max(first, last)
  }
}
