import Screen
import Typeset
import Widgets

extension PathField {
  /// The first row of the list that is shown in so many rows.
  private func top(_ rows: Int) -> Int { max((chosen ?? 0) - rows + 1, 0) }

  /// The index of the row of the list that stands in a row of the screen.
  func rowIndex(atRow row: Int, in area: Rect) -> Int? {
    let index = top(area.rows - 1) + row - area.row - 1
    return row > area.row && row < area.rowRange.upperBound && rows.indices.contains(index)
      ? index : nil
  }

  /// Draws what was typed in the first row of `area`, and below it the list.
  func draw(into surface: inout Surface, _ area: Rect, symbols: Symbols) {
    guard !area.isEmpty else { return }
    let before = field.lines(in: .max / 2).caret.column
    let text = field.text.visible
    let shown = Label.end(of: text, in: area.columns - 2)
    surface.put(shown, row: area.row, column: area.column, style: .field, within: area.columnRange)
    let caret = max(before - (Typeset.columns(of: text) - Typeset.columns(of: shown)), 0)
    let spot = CellPosition(row: area.row, column: area.column + caret)
    if surface[spot.row, spot.column].text == " " {
      surface.put(symbols.caret, row: spot.row, column: spot.column, style: .field)
    }
    surface.cursor = spot
    let rows = rows
    let count = max(area.rows - 1, 0)
    let top = top(count)
    for (index, entry) in rows.enumerated().dropFirst(top).prefix(count) {
      draw(
        entry, into: &surface, row: area.row + 1 + index - top, area, isChosen: index == chosen,
        symbols)
    }
  }

  private func draw(
    _ entry: Row, into surface: inout Surface, row: Int, _ area: Rect, isChosen: Bool,
    _ symbols: Symbols
  ) {
    var words = ""
    var size = ""
    var isFaint = entry == .scan
    switch entry {
    case .scan: words = "all books of this folder, and of those in it"
    case .above: words = "../"
    case .entry(let entry):
      words = entry.name.visible + (entry.isFolder ? "/" : "")
      if !entry.isFolder { size = Label.size(ofBytes: entry.bytes) }
      switch entry.kind {
      case _ where entry.isFolder: break
      case .text: break
      case .unreadable(let format): (size, isFaint) = ("\(format): not yet", true)
      case .other: (size, isFaint) = ("not a text", true)
      }
      if entry.isMisnamed { (size, isFaint) = ("not UTF-8", true) }
    }
    let style: Style = isChosen ? .selectedRow : isFaint ? .faint : []
    if isChosen {
      surface.put(symbols.selection, row: row, column: area.column, style: style)
      surface.cursor = CellPosition(row: row, column: area.column)
    }
    let end = area.columnRange.upperBound - Typeset.columns(of: size)
    if area.columns >= 30 { surface.put(size, row: row, column: end, style: style.union(.faint)) }
    let taken = max(Typeset.columns(of: size) + 1, 10)
    let room = area.columns - 2 - (area.columns >= 30 && !size.isEmpty ? taken : 0)
    surface.put(
      truncate(words, to: max(room, 0), ellipsis: symbols.ellipsis), row: row,
      column: area.column + 2, style: style)
  }
}
