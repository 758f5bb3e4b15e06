package import Screen

/// A row of a sheet that is read: a name, and words beside it or below.
package struct SheetRow: Equatable {
  package var name = ""
  package var nameStyle: Style = .sheet
  package var words = ""
  /// The column that the words begin in.
  package var wordsColumn = 0

  /// A row; an empty one if nothing is given.
  package init(
    name: String = "", nameStyle: Style = .sheet, words: String = "", wordsColumn: Int = 0
  ) {
    self.name = name
    self.nameStyle = nameStyle
    self.words = words
    self.wordsColumn = wordsColumn
  }
}

extension ScrollOffset {
  /// Draws the rows that are scrolled to in the midst of a sheet, with signs where there are more.
  package func draw(
    _ rows: [SheetRow], titled title: String, in area: Rect, into surface: inout Surface,
    layout: ScreenLayout, symbols: Symbols
  ) {
    SheetFrame(rows: area.rows, columns: area.columns, layout: layout)
      .draw(title, into: &surface, symbols: symbols)
    let top = top(rows: area.rows, count: rows.count)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    for (index, row) in rows.dropFirst(top).prefix(area.rows).enumerated() {
      surface.put(
        row.name, row: area.row + index, column: area.column, style: row.nameStyle,
        within: area.columnRange)
      surface.put(
        row.words, row: area.row + index, column: area.column + row.wordsColumn,
        within: area.columnRange)
    }
    let edge = area.columnRange.upperBound
    if top > 0 { surface.put(symbols.ascending, row: area.row, column: edge) }
    if top + area.rows < rows.count {
      surface.put(symbols.descending, row: area.row + area.rows - 1, column: edge)
    }
  }

  /// What the last row says of the keys of a sheet with `count` rows, of which `rows` are shown.
  package static func hints(rows: Int, count: Int, in symbols: Symbols) -> [String] {
    (count > rows ? ["\(symbols.upKey) \(symbols.downKey) scroll"] : []) + ["Esc close"]
  }
}
