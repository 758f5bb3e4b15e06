import Screen
import Typeset
import Widgets

/// What a row of a list says.
struct CatalogRow {
  var words: String
  var middle: String
  var end: String
  var isFaint: Bool
  /// Whether the middle is said in place of the words where there is no room for both.
  var insistsOnMiddle = false

  init(_ words: String, middle: String = "", end: String = "", isFaint: Bool = false) {
    self.words = words
    self.middle = middle
    self.end = end
    self.isFaint = isFaint
  }
}

/// Where the parts of rows stand, the same in all rows shown.
struct CatalogColumns {
  var words: Range<Int>
  var middle: Range<Int>?
  var end: Range<Int>?

  /// The columns of `lines`; where they are all there are, each part has what it needs, if it can.
  init(_ lines: [CatalogRow], _ area: Rect, areAll: Bool) {
    let start = area.column + 3
    var right = max(area.columnRange.upperBound - 2, start)
    func taken(_ part: (CatalogRow) -> String) -> Int {
      lines.map { Typeset.columns(of: part($0)) }.max() ?? 0
    }
    let widest = taken(\.end)
    if widest > 0, right - start >= 30 {
      let columns = min(widest, (right - start) / 3)
      end = right - columns..<right
      right -= columns + 2
    }
    if taken(\.middle) > 0, right - start >= 40 {
      let usual = (right - start) * 2 / 5
      let free = right - start - 2 - taken(\.words)
      let columns = areAll ? min(max(usual, free), taken(\.middle)) : usual
      middle = right - columns..<right
      right -= columns + 2
    }
    words = start..<max(right, start)
  }
}
