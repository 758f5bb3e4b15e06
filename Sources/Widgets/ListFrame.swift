package import Screen
import Typeset

/// What stands around a list that takes the place of the page: a title, how many rows there are, and
/// the field where words are looked for.
package struct ListFrame {
  private let layout: ScreenLayout
  private let symbols: Symbols

  package init(_ layout: ScreenLayout, _ symbols: Symbols) {
    self.layout = layout
    self.symbols = symbols
  }

  /// The rows of the list: below the top bar, and below the field where there is one.
  package static func area(_ layout: ScreenLayout, hasField: Bool) -> Rect {
    var area = layout.body
    // If there is one row, it is the list's.
    if hasField, area.rows > 1 {
      area.row += 1
      area.rows -= 1
    }
    return area
  }

  /// Names the list in the top bar, in full where there is room, and counts.
  package func drawTopBar(
    _ title: String, or name: String, count: String, into surface: inout Surface
  ) {
    let start = TopBar.todayButton.upperBound
    let columns = layout.size.columns
    surface.fill(Rect(row: 0, column: start, rows: 1, columns: columns - start))
    let end = columns - 1 - Typeset.columns(of: count)
    let room = end - start - 3
    let isBoth = room >= 8
    surface.put(
      Label.fitting(title, name, in: isBoth ? room : columns - start - 2, symbols),
      row: 0, column: start + 1, style: .title)
    if isBoth { surface.put(count, row: 0, column: end, style: .bar) }
  }

  /// Shows what is looked for above the list, with the screen's focus behind it.
  package func drawField(_ typed: String, into surface: inout Surface) {
    let body = layout.body
    guard body.rows > 1 else { return }
    let shown = Label.end(of: typed, in: body.columns - 5)
    surface.put(
      "/ \(shown)\(symbols.caret)", row: body.row, column: 2, style: .field,
      within: body.columnRange)
    surface.cursor = CellPosition(row: body.row, column: 4 + Typeset.columns(of: shown))
  }
}
