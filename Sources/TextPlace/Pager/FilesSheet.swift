import Screen
import Typeset
import Widgets

/// The list of the files that were named on the command line, to choose from.
package struct FilesSheet: Equatable, Sendable {
  private let files: FileList
  private var rows: ListSelection

  /// The list of `files`, with the one selected that is shown.
  init(_ files: FileList) {
    self.files = files
    rows = ListSelection(files.index)
  }

  private func area(_ layout: ScreenLayout) -> Rect { ListFrame.area(layout, hasField: false) }

  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout) -> Response {
    switch key {
    case .escape, .backspace, .left, .character("q"): return .handled([.dismiss])
    case .character("Q"): return .ignored
    case .enter:
      guard files.names.indices.contains(rows.selected) else { return .handled([.dismiss]) }
      return .handled(choose(rows.selected))
    default:
      let shown = max(area(layout).rows, 1)
      rows.handle(key, rows: shown, count: files.names.count)
      rows.settle(rows: shown, count: files.names.count)
      return .handled()
    }
  }

  private func choose(_ index: Int) -> [Request] {
    index == files.index ? [.dismiss] : [.dismiss, .effect(.go(.file(.at(index))))]
  }

  /// Responds to a click on a cell; one that is nowhere in the list takes it away.
  func click(row: Int, column: Int, layout: ScreenLayout) -> [Request] {
    let area = area(layout)
    guard area.contains(row: row, column: column) else { return [.dismiss] }
    let rows = rows.settled(rows: max(area.rows, 1), count: files.names.count)
    let index = rows.top + row - area.row
    return files.names.indices.contains(index) ? choose(index) : []
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    ["\(symbols.upKey) \(symbols.downKey) move", "\(symbols.enterKey) open", "Esc back"]
  }

  /// Draws itself instead of the page.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    surface.fill(layout.body)
    let count = files.names.count
    ListFrame(layout, symbols).drawTopBar(
      "Files", or: "Files", count: count == 1 ? "1 file" : "\(count) files", into: &surface)
    let area = area(layout)
    let rows = rows.settled(rows: max(area.rows, 1), count: count)
    surface.cursor = CellPosition(row: area.row + rows.selected - rows.top, column: 1)
    for row in 0..<min(area.rows, count - rows.top) {
      let index = rows.top + row
      let isSelected = index == rows.selected
      let style: Style = isSelected ? .selectedRow : []
      if isSelected { surface.put(symbols.selection, row: area.row + row, column: 1, style: style) }
      let here = index == files.index ? "here" : ""
      let end = area.columnRange.upperBound - 2 - here.utf8.count
      surface.put(here, row: area.row + row, column: end + 1, style: style)
      surface.put(
        truncate(files.names[index], to: max(end - 4, 0), ellipsis: symbols.ellipsis),
        row: area.row + row, column: 3, style: style, within: area.columnRange)
    }
    if count == 0 {
      surface.put("only this file is open", row: area.row, column: 3, style: .faint)
    }
  }
}
