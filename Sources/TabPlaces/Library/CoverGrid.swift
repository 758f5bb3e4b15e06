import Screen
import Widgets

/// Where the books stand if the list is a shelf of covers: in rows of cells of one size, each with a
/// cover and below it two rows of words.
struct CoverGrid: Equatable {
  /// The rows of words below a cover.
  static let captionRows = 2
  /// The rows of the smallest cover, and the columns of the smallest cell.
  private static let (fewestRows, fewestColumns) = (4, 12)
  /// The most rows of a cover.
  private static let mostRows = 14
  /// The columns between two cells, where the signs of the right one stand; the row between two.
  private static let gap = (columns: 2, rows: 1)
  /// The columns before the first cell, and behind the last one.
  private static let margins = (left: 3, right: 1)

  /// The room for all cells.
  let area: Rect
  /// The cells in a row, and the rows of them: each at least 1.
  let columns: Int, rows: Int
  /// The size of a cell without its words.
  let coverColumns: Int, coverRows: Int
  /// The columns of a cell's words.
  let cellColumns: Int

  /// The grid in the list's pane; nil if that is too small for one.
  init?(_ layout: LibraryLayout) {
    let top = layout.statusRow.map { $0 + 1 } ?? layout.rows.row
    area = Rect(
      row: top, column: layout.rows.column, rows: layout.rows.rowRange.upperBound - top,
      columns: layout.rows.columns)
    let width = area.columns - Self.margins.left - Self.margins.right
    let others = Self.captionRows + Self.gap.rows
    guard area.rows >= Self.fewestRows + Self.captionRows, width >= Self.fewestColumns else {
      return nil
    }
    // On a larger screen covers are larger too, not only more of them.
    let pitch = area.rows < 30 ? 10 : area.rows < 50 ? 12 : 14
    rows = max((area.rows + Self.gap.rows) / pitch, 1)
    coverRows = min((area.rows + Self.gap.rows) / rows - others, Self.mostRows)
    // Most covers are half as high again as wide, and a cell is twice as high as wide.
    let shape = max((coverRows * 4 + 1) / 3, Self.fewestColumns)
    let wanted = min(shape, max((width - Self.gap.columns) / 2, Self.fewestColumns))
    columns = max((width + Self.gap.columns) / (wanted + Self.gap.columns), 1)
    cellColumns = (width + Self.gap.columns) / columns - Self.gap.columns
    coverColumns = min(cellColumns, max(shape, wanted))
  }

  /// The columns of a board: as a cover's, with what a cell has to spare for its words.
  var boardColumns: Int { min(cellColumns, coverColumns + 2) }

  /// The books that are seen at once.
  var count: Int { columns * rows }

  /// The cell of the book that is `offset` books behind the first one in view.
  func cell(_ offset: Int) -> Rect {
    let (row, column) = (offset / columns, offset % columns)
    return Rect(
      row: area.row + row * (coverRows + Self.captionRows + Self.gap.rows),
      column: area.column + Self.margins.left + column * (cellColumns + Self.gap.columns),
      rows: coverRows + Self.captionRows, columns: cellColumns)
  }

  /// How many books behind the first one in view the one in this cell of the screen is; nil if none can
  /// be there. The signs before a cell belong to it.
  func offset(atRow row: Int, column: Int) -> Int? {
    (0..<count).first { offset in
      let cell = cell(offset)
      return cell.rowRange.contains(row)
        && (cell.column - Self.gap.columns..<cell.columnRange.upperBound).contains(column)
    }
  }
}

// MARK: - Moving

extension CoverGrid {
  /// Moves in `count` books by a key of a list: up and down by a row of them, left and right by a book.
  ///
  /// In a last row that ends before the column, the last book is selected.
  func move(_ selection: inout ListSelection, by key: Key, count: Int) {
    let last = max(count - 1, 0)
    func move(lines: Int) {
      let line = selection.selected / columns
      let target = min(max(line + lines, 0), last / columns)
      if target != line {
        let wanted = min(target * columns + selection.selected % columns, last)
        // A screenful is turned as a whole, as far as there are books.
        let turned = abs(lines) > 1 ? lines * columns : 0
        selection = ListSelection(wanted, top: max(selection.top + turned, 0))
      }
    }
    switch key {
    case .left: selection.selected -= 1
    case .right: selection.selected += 1
    case .up: move(lines: -1)
    case .down: move(lines: 1)
    case .pageUp: move(lines: -rows)
    case .pageDown: move(lines: rows)
    case .home: selection.selected = 0
    case .end: selection.selected = last
    default: break
    }
    settle(&selection, count: count)
  }

  /// Keeps the selection among `count` books, and sees to it that its row is seen.
  func settle(_ selection: inout ListSelection, count: Int) {
    let selected = min(max(selection.selected, 0), max(count - 1, 0))
    var lines = ListSelection(selected / columns, top: selection.top / columns)
    lines.settle(rows: rows, count: (count + columns - 1) / columns)
    selection = ListSelection(selected, top: lines.top * columns)
  }
}
