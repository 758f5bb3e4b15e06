import Screen

/// The keys of a place, from the table that handles them.
package struct HelpSheet: Equatable, Sendable {
  private let table: KeyTable
  private var top = 0

  /// The help for the keys of `table`.
  package init(_ table: KeyTable) {
    self.table = table
  }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .down, .character("j"), .enter: top += 1
    case .up, .character("k"): top = max(top - 1, 0)
    case .pageDown, .right, .character(" "), .character("l"): top += Self.step
    case .pageUp, .left, .backspace, .character("h"), .character("b"):
      top = max(top - Self.step, 0)
    case .home: top = 0
    case .end: top = Int.max / 2
    case .escape, .character("q"), .character("?"): return .handled([.dismiss])
    case .character("Q"): return .ignored
    default: return .handled()
    }
    return .handled()
  }

  private static let step = 10

  /// Brings what is scrolled back into the sheet of this screen.
  mutating func clamp(to layout: ScreenLayout, symbols: Symbols) {
    let lines = lines(in: symbols)
    let frame = Self.frame(lines, layout)
    top = min(top, max(lines.count - frame.inside.rows, 0))
  }

  /// A row of the help.
  private struct Line {
    var keys: String
    var words: String
    var isTitle: Bool
  }

  private func lines(in symbols: Symbols) -> [Line] {
    var lines: [Line] = []
    for section in table.sections {
      if !lines.isEmpty { lines.append(Line(keys: "", words: "", isTitle: false)) }
      lines.append(Line(keys: section.title, words: "", isTitle: true))
      for binding in section.bindings where !binding.help.isEmpty {
        let keys = binding.keys.prefix(binding.shownKeys).map { $0.name(in: symbols) }
        lines.append(Line(keys: keys.joined(separator: " "), words: binding.help, isTitle: false))
      }
    }
    return lines
  }

  private static func frame(_ lines: [Line], _ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: lines.count, columns: 66, layout: layout)
  }

  /// Draws itself over the page.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let lines = lines(in: symbols)
    let frame = Self.frame(lines, layout)
    frame.draw("Keys", into: &surface, symbols: symbols)
    let area = frame.inside
    let top = min(self.top, max(lines.count - area.rows, 0))
    let indent = min(lines.filter { !$0.isTitle }.map(\.keys.count).max() ?? 0, area.columns / 2)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    for (index, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      let row = area.row + index
      surface.put(
        line.keys, row: row, column: area.column, style: line.isTitle ? .bold : [],
        within: area.columnRange)
      surface.put(
        line.words, row: row, column: area.column + indent + 2, within: area.columnRange)
    }
    drawMore(
      into: &surface, area, isAbove: top > 0, isBelow: top + area.rows < lines.count, symbols)
  }

  private func drawMore(
    into surface: inout Surface, _ area: Rect, isAbove: Bool, isBelow: Bool, _ symbols: Symbols
  ) {
    let column = area.columnRange.upperBound
    if isAbove { surface.put(symbols.ascending, row: area.row, column: column, style: .dim) }
    if isBelow {
      surface.put(
        symbols.descending, row: area.row + area.rows - 1, column: column, style: .dim)
    }
  }
}
