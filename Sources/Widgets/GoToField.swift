package import Screen
import Typeset

/// A line in which is typed where to go, with what can be typed and where that would be below.
package struct GoToField: Equatable, Sendable {
  /// The longest thing that can be typed.
  private static let capacity = 40

  /// What was typed.
  package private(set) var typed: String

  /// A field in which `typed` stands already.
  package init(typed: String = "") {
    self.typed = typed
  }

  /// What became of a key.
  package enum Answer: Equatable {
    case stay
    /// Something else is typed now.
    case changed
    case close
    /// Go to what was typed.
    case go
  }

  package mutating func handle(_ key: Key) -> Answer {
    switch key {
    case .character(let character):
      if typed.count < Self.capacity { typed.append(character) }
      return .changed
    case .backspace:
      if typed.isEmpty { return .close }
      typed.removeLast()
      return .changed
    case .control("u"):
      typed = ""
      return .changed
    case .enter: return typed.isEmpty ? .close : .go
    case .escape: return .close
    default: return .stay
    }
  }

  /// Draws the sheet that it stands in.
  ///
  /// - Parameters:
  ///   - columns: Those inside of the sheet where the screen has them.
  ///   - examples: What can be typed, and a shorter wording of that.
  ///   - preview: Where Enter would lead, in so many columns.
  package func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, columns: Int,
    examples: (String, short: String), preview: (Int) -> String
  ) {
    let frame = SheetFrame(rows: 3, columns: columns, layout: layout)
    frame.draw("Go to", into: &surface, symbols: symbols)
    let area = frame.inside
    // If there is room for one row only, it is the one that is typed in.
    let shown = Label.end(of: typed, in: area.columns - 1)
    surface.put(
      shown + symbols.caret, row: area.row, column: area.column, style: .field,
      within: area.columnRange)
    surface.cursor = CellPosition(
      row: area.row, column: area.column + Typeset.columns(of: shown))
    if area.rows > 2 {
      let hint = Label.fitting(examples.0, examples.short, in: area.columns, symbols)
      surface.put(hint, row: area.row + 1, column: area.column, style: .faint)
    }
    if area.rows > 1, !typed.isEmpty {
      surface.put(
        preview(area.columns), row: area.row + area.rows - 1, column: area.column,
        within: area.columnRange)
    }
  }
}
