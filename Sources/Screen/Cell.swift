/// One place of the terminal's grid: a spacing character with its marks, or a half of a wide one.
package struct Cell: Equatable, Sendable {
  /// What is drawn here; empty in the right half of a wide glyph.
  package var text: String
  /// How it looks.
  package var style: Style
  /// Whether this is the right half of the wide glyph in the cell to the left.
  package var isContinuation: Bool

  /// A cell that shows `text` in `style`; a blank one when nothing is given.
  package init(text: String = " ", style: Style = [], isContinuation: Bool = false) {
    self.text = text
    self.style = style
    self.isContinuation = isContinuation
  }

  /// Whether nothing is to be seen here but the page: a space in the text's style.
  package var isBlank: Bool { style.isEmpty && text == " " }
}

/// A cell's place on the screen, counted from the top left corner.
package struct CellPosition: Hashable, Sendable {
  /// Rows from the top, from 0.
  package var row: Int
  /// Columns from the left, from 0.
  package var column: Int

  /// The place in the given row and column.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A rectangle of cells; half-open, so that one without rows or columns holds nothing.
package struct Rect: Hashable, Sendable {
  /// The topmost row.
  package var row: Int
  /// The leftmost column.
  package var column: Int
  /// The number of rows, at least 0.
  package var rows: Int
  /// The number of columns, at least 0.
  package var columns: Int

  /// The rectangle with its top left corner at `row` and `column`; negative sizes count as 0.
  package init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(rows, 0)
    self.columns = max(columns, 0)
  }

  /// Its rows, top to bottom.
  package var rowRange: Range<Int> { row..<row + rows }
  /// Its columns, left to right.
  package var columnRange: Range<Int> { column..<column + columns }
  /// Whether it holds no cell.
  package var isEmpty: Bool { rows == 0 || columns == 0 }

  /// Whether the cell at `row` and `column` lies inside: what a click asks.
  package func contains(row: Int, column: Int) -> Bool {
    rowRange.contains(row) && columnRange.contains(column)
  }

  /// What is left when `margin` cells are taken off each side; nothing when it is too small.
  package func inset(by margin: Int) -> Rect {
    Rect(
      row: row + margin, column: column + margin,
      rows: rows - 2 * margin, columns: columns - 2 * margin)
  }

  /// The cells that are in this rectangle and in `other`.
  package func intersection(_ other: Rect) -> Rect {
    let rows = rowRange.clamped(to: other.rowRange)
    let columns = columnRange.clamped(to: other.columnRange)
    return Rect(
      row: rows.lowerBound, column: columns.lowerBound, rows: rows.count, columns: columns.count)
  }
}
