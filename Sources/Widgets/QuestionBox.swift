package import Screen

/// A question laid over a place, with the keys that answer it.
package struct QuestionBox {
  private static let columns = 56

  /// What the question is about.
  package var title: String
  /// The question.
  package var words: String
  /// A shorter wording for screens with few rows.
  package var shortWords: String?
  /// The answers, each with its key.
  package var hints: [String]

  /// A question about `title`.
  package init(title: String, words: String, shortWords: String? = nil, hints: [String]) {
    self.title = title
    self.words = words
    self.shortWords = shortWords
    self.hints = hints
  }

  /// Draws the question in the middle of the screen, with the cursor on the answers.
  ///
  /// If rows are scarce, the words give way before the answers do.
  package func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    func lines(_ words: String) -> [String] {
      Label.lines(words.split(separator: " ").map(String.init), in: columns, symbols)
    }
    let answers = Label.hintLines(hints, in: columns)
    let full = lines(words)
    let box = SheetFrame(
      rows: full.count + 1 + answers.count, columns: columns, layout: layout)
    box.draw(title, into: &surface, symbols: symbols)
    let area = box.inside
    guard area.rows > 0 else { return }
    let room = max(area.rows - answers.count, 0)
    let shown = full.count <= room ? full : shortWords.map(lines) ?? full
    for (index, line) in shown.prefix(room).enumerated() {
      surface.put(line, row: area.row + index, column: area.column, within: area.columnRange)
    }
    let first = max(area.rowRange.upperBound - answers.count, area.row)
    for (index, answer) in answers.prefix(area.rows).enumerated() {
      surface.put(
        answer, row: first + index, column: area.column, style: .faint, within: area.columnRange)
    }
    surface.cursor = CellPosition(row: first, column: area.column)
  }
}
