import Screen
import Widgets

/// Where the panes of the library stand: one of them, or on a wide screen all three.
struct LibraryLayout: Equatable {
  /// The least size of the screen with three panes side by side.
  private static let narrowestWide = ScreenSize(rows: 12, columns: 100)
  /// From this height on the list tells what is listed and names its columns.
  private static let lowestWithHead = 8
  /// From this height on there is air below what is listed.
  private static let lowestWithAir = 14

  /// Whether the panes stand side by side.
  let isWide: Bool
  /// The area of each pane; on a narrow screen they are one.
  let shelves, list, details: Rect
  /// The row that tells what is listed, and that of the names of columns, where there are any.
  let statusRow, headRow: Int?
  /// The rows of books.
  let rows: Rect

  init(_ frame: TabFrame) {
    let body = frame.body
    isWide =
      frame.size.columns >= Self.narrowestWide.columns
      && frame.size.rows >= Self.narrowestWide.rows
    if isWide {
      let left = min(max(body.columns / 7, 17), 26)
      let right = min(max(body.columns * 30 / 100, 33), 66)
      let middle = body.columns - left - right - 2
      shelves = Rect(row: body.row, column: 0, rows: body.rows, columns: left)
      list = Rect(row: body.row, column: left + 1, rows: body.rows, columns: middle)
      details = Rect(
        row: body.row, column: left + middle + 2, rows: body.rows, columns: right)
    } else {
      (shelves, list, details) = (body, body, body)
    }
    let hasHead = body.rows >= Self.lowestWithHead
    let air = !isWide && body.rows >= Self.lowestWithAir ? 1 : 0
    statusRow = hasHead ? list.row : nil
    headRow = hasHead ? list.row + 1 + air : nil
    let taken = hasHead ? 2 + air : 0
    rows = Rect(
      row: list.row + taken, column: list.column, rows: list.rows - taken, columns: list.columns)
  }
}
