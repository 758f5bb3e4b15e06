import Holdings
import Screen
import Typeset
import Widgets

extension LibraryPlace {
  /// The rows of the shelves: for each its index, `nil` for air.
  private func shelfRows(_ area: Rect) -> [Int?] {
    let hasAir = area.rows >= shelves.all.count + 2
    var rows: [Int?] = hasAir && area.rows > 12 ? [nil] : []
    for (index, shelf) in shelves.all.enumerated() {
      if shelf.beginsGroup, hasAir { rows.append(nil) }
      rows.append(index)
    }
    guard rows.count > area.rows else { return rows }
    let top = max(min(shelves.selection.selected - area.rows / 2, rows.count - area.rows), 0)
    return Array(rows.dropFirst(top).prefix(area.rows))
  }

  /// The shelf that stands in a row.
  func shelfIndex(atRow row: Int, _ area: Rect) -> Int? {
    let rows = shelfRows(area)
    let index = row - area.row
    return rows.indices.contains(index) ? rows[index] : nil
  }

  func drawShelves(
    into surface: inout Surface, _ frame: TabFrame, _ layout: LibraryLayout
  ) {
    let area = layout.shelves
    let end = min(area.columnRange.upperBound - 2, area.column + 40)
    for (offset, index) in shelfRows(area).enumerated() {
      guard let index else { continue }
      let shelf = shelves.all[index]
      let row = area.row + offset
      let isChosen = index == shelves.selection.selected
      let cursor = surface.cursor
      let style =
        pane == .shelves
        ? frame.select(
          isChosen, into: &surface, row: row, columns: area.column + 1..<end + 1)
        : []
      if isChosen, pane != .shelves {
        surface.put(frame.symbols.selection, row: row, column: area.column + 1, style: .faint)
        surface.cursor = cursor
      }
      let count = "\(shelf.count)"
      let start = area.column + 3
      let width = end - start - Typeset.columns(of: count) - 1
      surface.put(
        frame.fit(shelf.name, width), row: row, column: start,
        style: style)
      if let colour = shelf.colour {
        surface.put("#", row: row, column: start, style: style.union(colour.style))
      }
      surface.put(
        count, row: row, column: end - Typeset.columns(of: count), style: style.union(.faint))
    }
  }
}
