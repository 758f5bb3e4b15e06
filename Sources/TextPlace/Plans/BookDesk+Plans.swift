package import Books
package import Datebook
import Paging
import Widgets

extension BookDesk {
  /// Divides the text, whose pages are counted, into the portions of a plan.
  ///
  /// A portion of pages begins with one of the grid; others begin with a paragraph. All begin with a
  /// chapter where one begins nearby. A licence behind the text is in none of them, and a line that ends
  /// it, such as “The End”, is a part of what stands before it.
  ///
  /// - Complexity: O(*n* log *n*), and a look at some 128 KB of the text for each portion.
  package func divide(
    _ wish: PlanWish, chapters: [Int]
  ) throws(TextError) -> [PlannedPortion] {
    let days = wish.days
    guard !days.isEmpty else { return [] }
    let end = try TextEnd.offset(in: source)
    let start = min(max(wish.start, 0), end)
    let body = try TextEnd.body(endingAt: end, in: source)
    // A portion of a few lines is no more than such a line.
    let isShort = (end - body) * 4 > (end - start) / days.count && wish.unit == .even
    let text = start..<(isShort || body <= start ? end : body)
    var ranges: [Range<Int>]?
    if wish.unit == .pages { ranges = try pages(of: text, into: days.count, chapters: chapters) }
    if ranges == nil {
      ranges = try PortionDivision(text, into: days.count, chapters: chapters)
        .portions(of: wish.unit) { offset throws(TextError) in try pager.spot(near: offset) }
    }
    var portions: [PlannedPortion] = []
    let all = (ranges ?? []).map { range in
      let start = range.lowerBound == text.upperBound ? end : range.lowerBound
      return start..<(range.upperBound == text.upperBound ? end : range.upperBound)
    }
    for (day, range) in zip(days, all) {
      portions.append(PlannedPortion(day: day, range: range, pages: try pages(of: range)))
    }
    return portions
  }

  /// As many pages for each portion as for any other, one more or less, but where a chapter begins
  /// nearby; `nil` before the pages are counted.
  private func pages(
    of text: Range<Int>, into count: Int, chapters: [Int]
  ) throws(TextError) -> [Range<Int>]? {
    guard let first = try pager.number(ofPageContaining: text.lowerBound),
      let last = try pager.number(ofPageContaining: max(text.upperBound - 1, text.lowerBound))
    else { return nil }
    var chapterOfPage: [Int: Int] = [:]
    for chapter in chapters where text.contains(chapter) {
      guard let page = try pager.number(ofPageContaining: chapter) else { continue }
      if chapterOfPage[page] == nil { chapterOfPage[page] = chapter }
    }
    let division = PortionDivision(
      first..<last + 1, into: count, chapters: chapterOfPage.keys.sorted())
    var starts: [Int] = []
    for page in division.portions(of: .even, spotNear: { $0 }).map(\.lowerBound) {
      if page <= first {
        starts.append(text.lowerBound)
      } else if page > last {
        starts.append(text.upperBound)
      } else if let chapter = chapterOfPage[page] {
        starts.append(chapter)
      } else if let start = try pager.start(ofPage: page) {
        starts.append(start)
      }
    }
    return zip(starts, starts.dropFirst() + [text.upperBound]).map { $0..<$1 }
  }

  private func pages(of range: Range<Int>) throws(TextError) -> ClosedRange<Int>? {
    guard !range.isEmpty, let first = try pager.number(ofPageContaining: range.lowerBound),
      let last = try pager.number(ofPageContaining: range.upperBound - 1)
    else { return nil }
    return first...max(first, last)
  }
}
