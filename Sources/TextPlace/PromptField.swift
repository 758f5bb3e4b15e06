import Screen
import Typeset
import Widgets

/// A line in the last row that is typed and then answered with Enter.
struct PromptField: Equatable, Sendable {
  /// What a key came to.
  enum Outcome: Equatable, Sendable {
    /// It is still being typed.
    case goesOn
    /// It was left, or answered with nothing.
    case ended
    /// What was typed.
    case answered(String)
  }

  /// What stands before the text where the screen has room, with a blank at its end.
  private let prompt: String
  /// What Enter does.
  private let action: String
  private var field: TextField

  /// An empty field.
  ///
  /// - Parameter capacity: The most characters that can be typed.
  init(_ prompt: String, action: String, capacity: Int) {
    self.prompt = prompt
    self.action = action
    field = TextField(capacity: capacity)
  }

  /// Whether nothing is typed yet.
  var isEmpty: Bool { field.text.isEmpty }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .escape: return .ended
    case .backspace where field.text.isEmpty: return .ended
    case .enter: return field.text.isEmpty ? .ended : .answered(field.text)
    default:
      _ = field.handle(key)
      return .goesOn
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let row = layout.size.rows - 1
    let columns = layout.size.columns
    let style: Style = layout.hasFooter ? .field : .reversed
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: columns), style: style)
    let prompt = columns >= 40 ? prompt : ""
    let shown = prompt + Label.end(of: field.text, in: columns - 3 - prompt.utf8.count)
    surface.put(shown + symbols.caret, row: row, column: 1, style: style)
    let end = 1 + Typeset.columns(of: shown)
    surface.cursor = CellPosition(row: row, column: end)
    let hints = Label.hints(["\(symbols.enterKey) \(action)", "Esc back"], in: columns - end - 5)
    surface.put(hints, row: row, column: end + 4, style: style.union(.hint))
  }
}
