import Books
import Paging
import Screen

extension BookPlace {
  /// Draws the whole screen: top bar, page, rail, progress.
  ///
  /// - Parameter footer: What stands in the last row instead of the progress.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, footer: String?) {
    drawTopBar(into: &surface, layout, symbols)
    drawPage(into: &surface, layout, symbols)
    rail.draw(into: &surface, area: layout.rail, symbols: symbols)
    guard let row = layout.footerRow else { return }
    if let footer {
      surface.put(" " + truncate(footer, to: layout.size.columns - 2), row: row, column: 0)
    } else {
      drawProgress(into: &surface, row: row, layout, symbols)
    }
  }

  /// The label of the button that goes to today.
  static let todayLabel = "[Today]"

  /// The columns of the button that goes to today, on row 0.
  static let todayButton = 1..<1 + todayLabel.utf8.count

  private func drawTopBar(
    into surface: inout Surface, _ layout: ScreenLayout, _ symbols: Symbols
  ) {
    surface.put(Self.todayLabel, row: 0, column: Self.todayButton.lowerBound, style: .reversed)
    var right = layout.size.columns - 1
    if layout.footerRow == nil {
      let position = pageLabel
      right -= position.count + 1
      surface.put(position, row: 0, column: right + 1)
    }
    let start = Self.todayButton.upperBound + 1
    var label = title.title
    if let author = title.author { label += " \(symbols.middleDot) \(author)" }
    let room = right - start
    guard room > 0 else { return }
    surface.put(
      truncate(label, to: room, ellipsis: symbols.ellipsis), row: 0, column: start, style: .bold)
  }

  private func drawPage(into surface: inout Surface, _ layout: ScreenLayout, _ symbols: Symbols) {
    let area = layout.text(measure: format.settings.measure)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    guard let page else { return }
    if page.lines.isEmpty {
      drawEmpty(into: &surface, area)
      return
    }
    for (index, line) in page.lines.prefix(area.rows).enumerated() {
      let row = area.row + index
      draw(line, into: &surface, row: row, area)
      if let portionShown, line.range.overlaps(portionShown), area.column >= 2 {
        surface.put(symbols.portion, row: row, column: area.column - 2, style: .dim)
      }
    }
  }

  private func draw(_ line: PageLine, into surface: inout Surface, row: Int, _ area: Rect) {
    let base: Style = line.kind == .heading ? .bold : []
    var column = area.column
    for glyph in line.glyphs {
      surface.put(
        glyph: glyph.text, columns: glyph.columns, row: row, column: column,
        style: glyph.isEmphasized ? base.union(.italic) : base, within: area.columnRange)
      column += glyph.columns
    }
  }

  private func drawEmpty(into surface: inout Surface, _ area: Rect) {
    let sentence = length.isComplete ? "There is nothing in this text." : "Waiting for the text …"
    let label = truncate(sentence, to: area.columns)
    surface.put(
      label, row: area.row + area.rows / 2, column: area.column + (area.columns - label.count) / 2,
      style: .dim)
  }

  private func drawProgress(
    into surface: inout Surface, row: Int, _ layout: ScreenLayout, _ symbols: Symbols
  ) {
    let label = pageLabel
    let right = layout.size.columns - label.count - 1
    surface.put(label, row: row, column: max(right, 0))
    let bar = 10
    let percent = "\(self.percent) %"
    guard right > percent.count + 2 else { return }
    guard right > bar + percent.count + 4 else {
      surface.put(percent, row: row, column: 1)
      return
    }
    let full = self.percent * bar / 100
    surface.put(
      String(repeating: symbols.barFull, count: full)
        + String(repeating: symbols.barEmpty, count: bar - full),
      row: row, column: 1)
    surface.put(percent, row: row, column: bar + 2)
    let hints = KeyTable.text.hints(in: symbols)
    let start = bar + percent.count + 6
    if start + hints.count + 2 < right {
      surface.put(hints, row: row, column: start, style: .dim)
    }
  }

  /// `58 / 1012`, with `~` before what is not known exactly.
  var pageLabel: String {
    let estimate = count.isExact ? "" : "~"
    return "\(isGuess ? "~" : "")\(number + 1) / \(estimate)\(count.pages)"
  }
}
