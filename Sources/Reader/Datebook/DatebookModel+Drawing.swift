import Datebook
package import Screen
import Typeset

extension DatebookModel {
  /// Draws everything.
  package func render() -> Surface {
    let layout = layout
    guard !layout.isTooSmall else {
      var surface = Surface(rows: size.rows, columns: size.columns)
      surface.put(layout.tooSmall, row: 0, column: 0)
      return surface
    }
    var surface = canvas().surface
    sheet?.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    if let notice {
      let row = size.rows - 1
      surface.fill(Rect(row: row, column: 0, rows: 1, columns: size.columns), style: .notice)
      surface.put(words(of: notice, in: size.columns - 2), row: row, column: 1, style: .notice)
    }
    return surface
  }

  private func words(of notice: Notice, in columns: Int) -> String {
    switch notice {
    case .sentence(let sentence): truncate(sentence, to: columns, ellipsis: symbols.ellipsis)
    case .troubles(let troubles):
      CalendarReport.Trouble.notice(
        troubles, key: keys.keys(of: .datebook(.calendars)).first?.name(in: symbols), in: columns,
        symbols)
    }
  }

  func canvas() -> DatebookCanvas {
    var canvas = DatebookCanvas(place, layout: layout, symbols: symbols, keys: keys)
    let columns = size.columns - 2
    canvas.draw { canvas in
      let hints =
        sheet?.hints(in: symbols, layout: layout)
        ?? self.hints(hidesNote: canvas.noteView?.isHidden ?? false)
      return Label.hints(hints, in: columns)
    }
    return canvas
  }
}
