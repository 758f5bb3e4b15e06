import Screen

/// A question laid over a place of a tab, with the keys that answer it.
struct QuestionBox {
  private static let columns = 56

  /// What it is about.
  var title: String
  /// The question.
  var words: String
  /// What the keys answer.
  var hints: [String]

  /// Draws it, with the focus on the answers.
  func draw(into surface: inout Surface, _ frame: TabFrame) {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: frame.layout).inside.columns
    let lines = Label.lines(
      words.split(separator: " ").map(String.init), in: columns, frame.symbols)
    let box = SheetFrame(rows: lines.count + 2, columns: columns, layout: frame.layout)
    box.draw(title, into: &surface, symbols: frame.symbols)
    let area = box.inside
    guard area.rows > 0 else { return }
    // On a low screen there are fewer words rather than no answers.
    for (index, line) in lines.prefix(area.rows - 1).enumerated() {
      surface.put(line, row: area.row + index, column: area.column, within: area.columnRange)
    }
    let row = area.rowRange.upperBound - 1
    surface.put(
      Label.hints(hints, in: area.columns), row: row, column: area.column, style: .faint)
    surface.cursor = CellPosition(row: row, column: area.column)
  }
}
