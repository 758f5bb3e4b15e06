package import Screen

/// A box with a title in the middle of the page.
package struct SheetFrame {
  /// The area inside of the box.
  package let inside: Rect
  private let outside: Rect

  /// A box with room for `rows` and `columns` inside, or as much as the screen has.
  package init(rows: Int, columns: Int, layout: ScreenLayout) {
    let body = layout.body
    let width = min(columns + 4, body.columns)
    let height = min(rows + 2, body.rows)
    outside = Rect(
      row: body.row + max((body.rows - height) / 2, 0),
      column: max((body.columns - width) / 2, 0), rows: height, columns: width)
    inside = Rect(
      row: outside.row + 1, column: outside.column + 2, rows: max(height - 2, 0),
      columns: max(width - 4, 0))
  }

  /// Draws the box and clears what it covers.
  package func draw(_ title: String, into surface: inout Surface, symbols: Symbols) {
    surface.fill(outside, style: .sheet)
    let last = outside.row + outside.rows - 1
    let line = String(repeating: symbols.horizontal, count: max(outside.columns - 2, 0))
    surface.put(
      symbols.topLeft + line + symbols.topRight, row: outside.row, column: outside.column,
      style: .frame)
    surface.put(
      symbols.bottomLeft + line + symbols.bottomRight, row: last, column: outside.column,
      style: .frame)
    for row in outside.row + 1..<max(last, outside.row + 1) {
      surface.put(symbols.vertical, row: row, column: outside.column, style: .frame)
      surface.put(
        symbols.vertical, row: row, column: outside.column + outside.columns - 1, style: .frame)
    }
    let room = max(outside.columns - 5, 0)
    surface.put(
      " \(truncate(title, to: room, ellipsis: symbols.ellipsis)) ", row: outside.row,
      column: outside.column + 2, style: .sheetTitle,
      within: outside.column + 1..<outside.column + max(outside.columns - 1, 1))
  }
}
