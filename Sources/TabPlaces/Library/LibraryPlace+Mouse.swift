import Holdings
import Screen
import Typeset
import Widgets

extension LibraryPlace {
  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    if var sheet {
      let answer = sheet.click(row: row, column: column, frame)
      self.sheet = sheet
      return obey(answer, frame)
    }
    let layout = LibraryLayout(frame)
    if var form {
      form.click(row: row, column: column, in: formArea(layout), frame.symbols)
      self.form = form
      return []
    }
    _ = catchUp(frame)
    if layout.isWide, layout.shelves.contains(row: row, column: column) {
      guard let index = shelfIndex(atRow: row, layout.shelves) else { return [] }
      shelves.selection.selected = index
      (pane, search) = (.list, nil)
      return takeShelf(frame)
    }
    if layout.isWide ? layout.list.contains(row: row, column: column) : pane == .list {
      if row == layout.headRow, coverGrid(layout) == nil, let key = sortKey(atColumn: column, frame)
      {
        return sort(order.key == key && !isListedByFit ? order.reversed : BookOrder(key), frame)
      }
      if row == layout.statusRow, search == nil { clickStatus(column, layout, frame) }
      guard let wanted = listedRow(atRow: row, column: column, layout) else { return [] }
      let isSelected = wanted == selection.selected
      (selection.selected, search) = (wanted, nil)
      let wasList = pane == .list
      pane = isSelected && wasList ? .details : .list
      settle(frame)
      return askForDetails()
    }
    if layout.isWide, layout.details.contains(row: row, column: column) {
      return pane == .details
        ? openText(atRow: row, layout, frame) : change(pane: pane == .list ? 1 : 2, frame)
    }
    if pane == .shelves, let index = shelfIndex(atRow: row, layout.shelves) {
      shelves.selection.selected = index
      return open(frame)
    }
    return pane == .details ? openText(atRow: row, layout, frame) : []
  }

  /// Leads to the shelves or the orders from their names above the list.
  private mutating func clickStatus(_ column: Int, _ layout: LibraryLayout, _ frame: TabFrame) {
    let parts = statusParts(frame.symbols)
    let start = layout.list.column + 2
    func end(_ count: Int) -> Int {
      start + Typeset.columns(of: Label.hints(Array(parts.prefix(count)), in: .max))
    }
    if start..<end(1) ~= column || end(2) + 3..<max(end(3), end(2) + 3) ~= column {
      showShelves()
    } else if end(1) + 3..<end(2) ~= column {
      sheet = .sort(SortSheet(order, isUsed: !isListedByFit))
    }
  }

  /// Opens the text where its title was clicked: what is known of it is only looked at.
  private func openText(atRow row: Int, _ layout: LibraryLayout, _ frame: TabFrame) -> Answer {
    let area = detailArea(layout)
    let lines = detailLines(frame, columns: layout.details.columns)
    let index = detailsScroll.top(rows: area.rows, count: lines.count) + row - area.row
    guard area.rowRange.contains(row), lines.indices.contains(index),
      case .words(_, .heading) = lines[index]
    else { return [] }
    return openText()
  }
}
