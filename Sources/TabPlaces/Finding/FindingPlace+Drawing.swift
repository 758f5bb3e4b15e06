import Books
import Datebook
import DayPlace
import Holdings
package import Screen
import Typeset
import Widgets

extension FindingPlace {
  package func title(_ frame: TabFrame) -> String? { "Search everything" }

  package func label(_ frame: TabFrame) -> String {
    if let progress, progress.count > 0 { return "\(progress.done)/\(progress.count) texts" }
    if textWords != nil { return counted(isShort: frame.size.columns < 60) }
    return known.isEmpty ? "" : "\(known.count) found"
  }

  /// How often the words are in the texts, as far as these were searched.
  private func counted(isShort: Bool) -> String {
    let count = texts.reduce(0) { $0 + $1.count }
    guard count > 0 else { return wasEnded ? "" : "no match" }
    let matches = isShort ? "\(count)" : count == 1 ? "1 match" : "\(count) matches"
    return "\(matches) in \(LibraryPlace.counted(texts.count))"
  }

  package func hints(_ frame: TabFrame) -> [String]? {
    let symbols = frame.symbols
    let enter =
      switch selected {
      case .more: "list them"
      case .offer: "look"
      default: "open"
      }
    return ["\(symbols.upDown) move", "\(symbols.enterKey) \(enter)"]
      + frame.hints((.complete, "the texts of all books"))
      + [progress == nil ? isBack ? "q back" : "Esc back" : "Esc end the search"]
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
    let count = lines.count
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
    if lines.isEmpty { return drawNothing(into: &surface, area, frame) }
    let chosen = choices.indices.contains(selection.selected) ? choices[selection.selected] : nil
    let top = top(area.rows)
    let visible = top..<min(top + area.rows, lines.count)
    let titles = visible.compactMap { title(of: lines[$0]) }
    for index in visible {
      draw(
        lines[index], among: titles, into: &surface, row: area.row + index - top, area,
        isSelected: index == chosen, frame)
    }
  }

  /// The title of the book that a line is of; `nil` if it says none.
  private func title(of line: Line) -> String? {
    switch line {
    case .known(let index): known[index].title
    case .book(let index): texts[index].title
    default: nil
    }
  }

  private func drawNothing(into surface: inout Surface, _ area: Rect, _ frame: TabFrame) {
    guard words.isEmpty else { return }
    let sentence = frame.sentence(
      "Looks in titles, authors, files, tags, notes, highlights and events as you type",
      (.complete, "looks in the texts of all books"))
    let lines = frame.wrapped(sentence, area.columns - 4)
    for (index, line) in lines.prefix(area.rows).enumerated() {
      surface.put(line, row: area.row + index, column: 2, style: .faint)
    }
  }

  private func draw(
    _ line: Line, among titles: [String], into surface: inout Surface, row: Int, _ area: Rect,
    isSelected: Bool, _ frame: TabFrame
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
    case .nothing:
      let wordings = [
        "No match in titles, authors, tags, notes, highlights or events.",
        "No match in titles, authors, tags, notes or highlights.",
        "No match in titles, tags or notes.",
        "Not in the library.",
      ]
      surface.put(
        frame.fitting(wordings, area.columns - 4), row: row, column: area.column + 2, style: .faint)
    case .offer:
      let wordings = ["Search the texts of all books", "Search all texts", "All texts"]
      let words = frame.fitting(wordings.map { "\($0) \(frame.symbols.ellipsis)" }, end - start)
      surface.put(words, row: row, column: start, style: style)
    case .known(let index):
      draw(known[index], among: titles, into: &surface, row: row, start..<end, style, frame)
    case .book(let index):
      let text = texts[index]
      let count = text.count == 1 ? "1 match" : "\(text.count) matches"
      let room = end - start - Typeset.columns(of: count) - 2
      surface.put(
        frame.fitTitle(text.title, room, among: titles), row: row, column: start, style: style)
      surface.put(
        count, row: row, column: end - Typeset.columns(of: count), style: style.union(.faint))
    case .match(let index, let match):
      let excerpt = texts[index].matches[match].context.excerpt(
        in: end - start - 2, ellipsis: frame.symbols.ellipsis)
      draw(excerpt, into: &surface, row: row, column: start + 2, style)
    case .more(let index):
      let count = texts[index].count - texts[index].matches.count
      let state = awaited == texts[index].book ? "loading" : ""
      surface.put(
        frame.fit("\(frame.symbols.ellipsis) \(count) more \(state)".trimmed, end - start - 2),
        row: row, column: start + 2, style: style)
    }
  }

  /// What became of the search through the texts.
  private var textState: String {
    if let progress { return progress.title.isEmpty ? "searching" : "searching \(progress.title)" }
    guard textWords != nil else { return "" }
    var parts = wasEnded ? ["stopped before the end"] : texts.isEmpty ? ["in none"] : []
    if let first = passedOver.first {
      parts.append(
        passedOver.count == 1
          ? "\(first.title): \(first.reason)" : "\(passedOver.count) could not be searched")
    }
    return parts.joined(separator: ", ")
  }

  private func draw(
    _ found: FoundWords, among titles: [String], into surface: inout Surface, row: Int,
    _ columns: Range<Int>, _ style: Style, _ frame: TabFrame
  ) {
    var name = found.title ?? ""
    switch found.kind {
    case .note(let subject): name = frame.locale.name(of: subject, rule: frame.locale.rule)
    case .event(let day): name = frame.locale.weekdayMediumDate(day)
    case .book, .mark: break
    }
    // A title that has the words needs not be said twice, and has all the room if nobody knows who
    // wrote it.
    let isTitle = found.excerpt == found.title
    let hasMore = !isTitle || found.author?.isEmpty == false
    let width = hasMore && columns.count >= 50 ? columns.count * 2 / 5 : columns.count
    surface.put(
      frame.fitTitle(name, width, among: titles), row: row, column: columns.lowerBound, style: style
    )
    guard width < columns.count else { return }
    let start = columns.lowerBound + width + 2
    let excerpt = Excerpt(
      of: isTitle ? found.author ?? "" : found.excerpt, around: isTitle ? [] : found.matches,
      in: columns.upperBound - start, ellipsis: frame.symbols.ellipsis)
    draw(excerpt, into: &surface, row: row, column: start, style)
  }

  /// Puts an excerpt on one line, with what was found marked.
  private func draw(
    _ excerpt: Excerpt, into surface: inout Surface, row: Int, column: Int, _ style: Style
  ) {
    var column = column
    var offset = 0
    for character in excerpt.words {
      let isMatch = excerpt.matches.contains { $0.contains(offset) }
      offset += String(character).utf8.count
      let glyph = character.isNewline ? " " : String(character).visible
      column += surface.put(
        glyph, row: row, column: column, style: style.union(isMatch ? .match : .faint))
    }
  }
}
