package import Profiles
package import Screen
package import Widgets

/// The question for a parent's PIN, laid over what is shown: each character is a dot.
package struct PINBox: Equatable, Sendable {
  /// What a key leads to.
  package enum Answer: Equatable, Sendable {
    case stay
    /// The PIN is to be checked; the field is empty again.
    case check(PIN)
    /// The question is dropped.
    case leave
  }

  /// What the PIN opens, as the end of `A parent’s PIN `: `opens Anna’s profile.`
  package let purpose: String
  /// What is told of the last try.
  package var remark: String?
  private var typed = ""

  /// A question that nothing was typed for yet.
  package init(purpose: String) { self.purpose = purpose }

  /// Applies a key.
  package mutating func press(_ key: Key) -> Answer {
    switch key {
    case .character(let character):
      remark = nil
      if typed.utf8.count + character.utf8.count <= PIN.longest { typed.append(character) }
    case .backspace: if !typed.isEmpty { typed.removeLast() }
    case .control("u"): typed = ""
    case .enter:
      defer { typed = "" }
      return typed.isEmpty ? .stay : .check(PIN(typed))
    case .escape: return .leave
    default: break
    }
    return .stay
  }

  /// Draws the question in the middle of the screen.
  package func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let words = "A parent’s PIN \(purpose)".split(separator: " ").map(String.init)
    let columns = SheetFrame(rows: 0, columns: 46, layout: layout).inside.columns
    let lines = Label.lines(words, in: columns, symbols)
    let rest = remark.map {
      Label.lines($0.split(separator: " ").map(String.init), in: columns, symbols)
    }
    let box = SheetFrame(
      rows: lines.count + 4 + (rest?.count ?? 0), columns: 46, layout: layout)
    box.draw("PIN", into: &surface, symbols: symbols)
    let area = box.inside
    var row = area.row
    func put(_ line: String, _ style: Style) {
      guard area.rowRange.contains(row) else { return }
      surface.put(line, row: row, column: area.column, style: style, within: area.columnRange)
      row += 1
    }
    for line in lines { put(line, []) }
    let dots = String(repeating: symbols.dot, count: min(typed.count, area.columns - 3))
    put(symbols.caret + " " + dots, .field)
    surface.cursor = CellPosition(
      row: min(max(row - 1, 0), surface.rows - 1),
      column: min(area.column + 2 + min(typed.count, area.columns - 3), surface.columns - 1))
    for line in rest ?? [] { put(line, .notice) }
    row = max(row, area.rowRange.upperBound - 1)
    put("\(symbols.enterKey) open   Esc back", .faint)
  }
}
