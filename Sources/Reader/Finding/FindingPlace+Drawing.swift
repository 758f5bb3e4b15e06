import Books
import Datebook
import Holdings
package import Screen
import Typeset

extension FindingPlace {
  package func title(_ frame: TabFrame) -> String? { "Search everything" }

  package func label(_ frame: TabFrame) -> String {
    if let progress, progress.count > 0 { return "\(progress.done)/\(progress.count) texts" }
    let count = choices.count
    return words.isEmpty ? "" : count == 0 ? "nothing" : "\(count) found"
  }

  package func hints(_ frame: TabFrame) -> [String]? {
    let symbols = frame.symbols
    return ["\(symbols.upKey)\(symbols.downKey) move", "\(symbols.enterKey) open"]
      + frame.hints((.list(.complete), "the texts of all books"))
      + [progress == nil ? "Esc back" : "Esc end the search"]
  }

  /// The area of what was found.
  func listArea(_ frame: TabFrame) -> Rect {
    let body = frame.body
    let head = body.rows >= 10 ? 2 : 1
    return Rect(
      row: body.row + head, column: 0, rows: max(body.rows - head, 0), columns: body.columns)
  }

  /// The first line that is shown: the selected one and its heading are in sight.
  private func top(_ rows: Int) -> Int {
    let (choices, count) = (choices, lines.count)
    guard count > rows, choices.indices.contains(selection.selected) else { return 0 }
    return max(min(choices[selection.selected] - rows / 2, count - rows), 0)
  }

  /// The index of the line in a row of the screen.
  func line(atRow row: Int, _ frame: TabFrame) -> Int? {
    let area = listArea(frame)
    let index = top(area.rows) + row - area.row
    return area.rowRange.contains(row) && index < lines.count ? index : nil
  }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    let body = frame.body
    let shown = Label.end(of: field.text, in: body.columns - 6)
    surface.put("/ \(shown)", row: body.row, column: 2, style: .field)
    surface.put(
      frame.symbols.caret, row: body.row, column: 4 + Typeset.columns(of: shown), style: .field)
    surface.cursor = CellPosition(row: body.row, column: 4 + Typeset.columns(of: shown))
    let area = listArea(frame)
    let lines = lines
    if lines.isEmpty { return drawNothing(into: &surface, area, frame) }
    let chosen = choices.indices.contains(selection.selected) ? choices[selection.selected] : nil
    let top = top(area.rows)
    for (index, line) in lines.enumerated().dropFirst(top).prefix(area.rows) {
      draw(
        line, into: &surface, row: area.row + index - top, area, isSelected: index == chosen, frame)
    }
  }

  private func drawNothing(into surface: inout Surface, _ area: Rect, _ frame: TabFrame) {
    let sentence =
      words.isEmpty
      ? "In titles, authors, tags, notes and highlights; Tab: in the texts of all books."
      : "Nothing of this is known. Tab looks through the texts of all books."
    surface.put(
      frame.fit(sentence, area.columns - 4), row: area.row, column: 2, style: .faint)
  }

  private func draw(
    _ line: Line, into surface: inout Surface, row: Int, _ area: Rect, isSelected: Bool,
    _ frame: TabFrame
  ) {
    let cursor = surface.cursor
    let style = frame.select(
      isSelected, into: &surface, row: row,
      columns: area.column + 1..<area.columnRange.upperBound - 1)
    // The focus stays where words are typed.
    surface.cursor = cursor
    let start = area.column + 3
    let end = area.columnRange.upperBound - 2
    switch line {
    case .heading(let words):
      surface.put(words, row: row, column: area.column + 2, style: .heading)
      guard words == "Texts" else { return }
      let state = frame.fit(textState, end - start - 8)
      surface.put(
        state, row: row, column: end - Typeset.columns(of: state), style: .faint)
    case .known(let index):
      draw(known[index], into: &surface, row: row, start..<end, style, frame)
    case .book(let index):
      let text = texts[index]
      let count = text.count == 1 ? "1 match" : "\(text.count) matches"
      let room = end - start - Typeset.columns(of: count) - 2
      surface.put(frame.fitTitle(text.title, room), row: row, column: start, style: style)
      surface.put(
        count, row: row, column: end - Typeset.columns(of: count), style: style.union(.faint))
    case .match(let index, let match):
      draw(
        texts[index].matches[match].context, into: &surface, row: row, start + 2..<end, style)
    }
  }

  /// What became of the search through the texts.
  private var textState: String {
    if let progress { return progress.title.isEmpty ? "searching" : "searching \(progress.title)" }
    var parts = [texts.isEmpty ? "not in any" : "\(texts.count) with it"]
    if let first = passedOver.first {
      parts.append(
        passedOver.count == 1
          ? "\(first.title): \(first.reason)" : "\(passedOver.count) could not be searched")
    }
    return parts.joined(separator: ", ")
  }

  private func draw(
    _ found: FoundWords, into surface: inout Surface, row: Int, _ columns: Range<Int>,
    _ style: Style, _ frame: TabFrame
  ) {
    var name = found.title ?? ""
    if case .note(let subject) = found.kind {
      name = frame.locale.name(of: subject, rule: frame.locale.rule)
    }
    let width = columns.count >= 50 ? columns.count * 2 / 5 : columns.count
    surface.put(frame.fitTitle(name, width), row: row, column: columns.lowerBound, style: style)
    guard width < columns.count else { return }
    let start = columns.lowerBound + width + 2
    // A title that has the words needs not be said twice.
    let isTitle = found.excerpt == found.title
    draw(
      isTitle ? found.author ?? "" : found.excerpt, marking: isTitle ? [] : found.matches,
      into: &surface, row: row, start..<columns.upperBound,
      style.union(.faint))
  }

  /// Puts words on one line, with those that were looked for marked.
  private func draw(
    _ words: String, marking matches: [Range<Int>], into surface: inout Surface, row: Int,
    _ columns: Range<Int>, _ style: Style
  ) {
    var column = columns.lowerBound
    var offset = 0
    for character in words {
      let isMatch = matches.contains { $0.contains(offset) }
      offset += String(character).utf8.count
      let glyph = character.isNewline ? " " : String(character).visible
      guard column + Typeset.columns(of: glyph) <= columns.upperBound else { return }
      column += surface.put(
        glyph, row: row, column: column, style: isMatch ? style.union(.match) : style)
    }
  }

  /// Puts a match on one line, in the middle where there is much before it.
  private func draw(
    _ context: MatchContext, into surface: inout Surface, row: Int, _ columns: Range<Int>,
    _ style: Style
  ) {
    let reach = max((columns.count - Typeset.columns(of: context.match)) / 2, 0)
    var before = context.before[...]
    if Typeset.columns(of: context.before) > reach {
      while Typeset.columns(of: String(before)) > reach { before.removeFirst() }
      // Whole words only.
      before = before.drop { $0 != " " }.dropFirst()
    }
    var column = columns.lowerBound
    column += surface.put(
      String(before), row: row, column: column, style: style.union(.faint), within: columns)
    column += surface.put(
      context.match, row: row, column: column, style: style.union(.match), within: columns)
    surface.put(
      context.after, row: row, column: column, style: style.union(.faint), within: columns)
  }
}
