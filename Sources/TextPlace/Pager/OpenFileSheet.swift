import Screen
import Typeset
import Widgets

/// Asks in the last row for the file that is opened.
package struct OpenFileSheet: Equatable, Sendable {
  /// The longest thing that can be typed.
  private static let capacity = 1000

  private var field = TextField(capacity: capacity)

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .escape: return .handled([.dismiss])
    case .backspace where field.text.isEmpty: return .handled([.dismiss])
    case .enter:
      let name = field.text
      return .handled(
        name.isEmpty ? [.dismiss] : [.dismiss, .effect(.go(.file(.open(name))))])
    default:
      _ = field.take(key)
      return .handled()
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let row = layout.size.rows - 1
    let columns = layout.size.columns
    let style: Style = layout.hasFooter ? .field : .reversed
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: columns), style: style)
    let prompt = columns >= 40 ? "Open: " : ""
    let shown = prompt + Label.end(of: field.text, in: columns - 3 - prompt.utf8.count)
    surface.put(shown + symbols.caret, row: row, column: 1, style: style)
    let end = 1 + Typeset.columns(of: shown)
    surface.cursor = CellPosition(row: row, column: end)
    let hints = Label.hints(["\(symbols.enterKey) open it", "Esc back"], in: columns - end - 5)
    surface.put(hints, row: row, column: end + 4, style: style.union(.hint))
  }
}
