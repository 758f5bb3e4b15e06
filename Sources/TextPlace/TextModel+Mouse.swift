package import Screen
import Widgets

extension TextModel {
  package mutating func respond(to mouse: MouseEvent) -> [TextEffect]? {
    // What lies in the last row alone does not keep the mouse from the page.
    if case .planOffer = sheet, mouse.row < size.rows - 1 { sheet = nil }
    if let effects = select(with: mouse) { return effects }
    switch mouse.kind {
    case .wheelDown: return sheet == nil ? scroll(1) : press(.down)
    case .wheelUp: return sheet == nil ? scroll(-1) : press(.up)
    case .press(button: 1):
      if let sheet {
        return perform(
          sheet.click(row: mouse.row, column: mouse.column, layout: layout, over: book))
      }
      if let place = book.place(ofBarAt: mouse.row, mouse.column, layout, symbols) {
        return book.go(to: place)
      }
      return command(at: mouse.row, mouse.column).map { obey($0) } ?? []
    case .press, .release, .drag: return []
    }
  }

  /// What a notch of the wheel does, down or up.
  private mutating func scroll(_ notches: Int) -> [TextEffect] {
    if book.isScrolling { return book.scroll(notches: notches) }
    return obey(notches > 0 ? .nextPage : .previousPage)
  }

  /// What a click on a cell does.
  func command(at row: Int, _ column: Int) -> TextCommand? {
    if row == 0, !layout.isBare { return TopBar.todayButton.contains(column) ? .today : nil }
    if layout.rail.contains(row: row, column: column) {
      return book.rail.part(atRow: row, in: layout.rail).map { part in
        switch part {
        case .month(let month): .month(month)
        case .year: .datebookYear
        case .notes: .marks
        }
      }
    }
    guard layout.body.contains(row: row, column: column) else { return nil }
    let isLeft = column < layout.body.columns / 2
    return isLeft == book.view.turnsRightToLeft ? .nextPage : .previousPage
  }
}
