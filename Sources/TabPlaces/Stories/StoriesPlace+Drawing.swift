import Holdings
package import Screen
import Stories
import Typeset
import Widgets

extension StoriesPlace {
  /// The fewest columns with a picture beside the list.
  private static let columnsWithOrnament = 100

  package func title(_ frame: TabFrame) -> String? { "Stories" }

  package func label(_ frame: TabFrame) -> String {
    guard let stories else { return "" }
    let listed = lines.count { if case .story = $0 { true } else { false } }
    if listed < stories.count, !filter.isEmpty { return "\(listed) of \(stories.count)" }
    return listed == 1 ? "1 story" : "\(listed) stories"
  }

  package func hints(_ frame: TabFrame) -> [String]? {
    switch sheet {
    case .story(let form):
      let own = form.fields.hints(in: frame.symbols)
      return form.fields.isAsking ? own : Array(own.prefix(1)) + ["^N companion"] + own.dropFirst()
    case .collection(let form): return form.fields.hints(in: frame.symbols)
    case .filter(let form): return form.fields.hints(in: frame.symbols)
    case .rename(_, let form): return form.hints(in: frame.symbols)
    case .remove, .consent, .telling: return question(in: frame.symbols)?.hints
    case nil:
      if search == nil, !tellers.isEmpty {
        return ["Esc stop the story"] + frame.keys.hintsWithHelp(in: frame.symbols)
      }
      return search == nil
        ? nil : ["\(frame.symbols.enterKey) to the list", "Esc all stories"]
    }
  }

  /// The area of the list.
  func listArea(_ frame: TabFrame) -> Rect {
    var area = frame.body
    if search != nil || !filter.isEmpty, area.rows > 3 {
      area.row += 1
      area.rows -= 1
    }
    if hasOrnament(frame) { area.columns -= 30 }
    return area
  }

  func listRows(_ frame: TabFrame) -> Int { listArea(frame).rows }

  private func hasOrnament(_ frame: TabFrame) -> Bool {
    frame.body.columns >= Self.columnsWithOrnament && frame.body.rows >= 12
  }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    drawList(into: &surface, frame)
    if hasOrnament(frame) { drawOrnament(into: &surface, frame) }
    drawSheet(into: &surface, frame)
  }

  private func drawList(into surface: inout Surface, _ frame: TabFrame) {
    let body = frame.body
    if let search {
      let line = search.line(
        in: body.columns - 6, isFocused: true, ellipsis: frame.symbols.ellipsis)
      surface.put("/ \(line.line)", row: body.row, column: 2, style: .field)
      surface.cursor = CellPosition(row: body.row, column: 4 + line.caret)
    } else if !filter.isEmpty {
      surface.put(
        frame.fit(filterWords(frame), body.columns - 4), row: body.row, column: 2, style: .faint)
    }
    let area = listArea(frame)
    let lines = lines
    guard !lines.isEmpty else { return drawEmpty(into: &surface, area, frame) }
    for row in 0..<area.rows where selection.top + row < lines.count {
      let index = selection.top + row
      switch lines[index] {
      case .heading(let collection):
        draw(collection, into: &surface, row: area.row + row, area, frame)
      case .story(let story):
        draw(
          story, isSelected: index == selection.selected, into: &surface, row: area.row + row,
          area, frame)
      }
    }
  }

  private func filterWords(_ frame: TabFrame) -> String {
    var parts: [String] = []
    if let band = filter.band { parts.append("ages \(AgeBand(rawValue: band)?.label ?? band)") }
    if let theme = filter.theme { parts.append(theme) }
    if let focus = filter.focus { parts.append(GrowthFocus(rawValue: focus)?.name ?? focus) }
    if let reading = filter.reading { parts.append(reading.rawValue) }
    if !filter.words.isEmpty { parts.append("“\(filter.words)”") }
    return frame.joined(parts + ["Esc all"])
  }

  private func drawEmpty(into surface: inout Surface, _ area: Rect, _ frame: TabFrame) {
    let words: String
    if let problem {
      words = problem
    } else if stories == nil {
      words = "Looking for stories."
    } else if !filter.isEmpty {
      words = "No story is like that."
    } else {
      words = frame.sentence("No stories yet", (.add, "tells the first one"))
    }
    for (index, line) in frame.wrapped(words, area.columns - 4).prefix(max(area.rows - 1, 1))
      .enumerated()
    {
      surface.put(line, row: area.row + min(index + 1, area.rows - 1), column: 2, style: .faint)
    }
  }

  private func draw(
    _ collection: StoryCollection?, into surface: inout Surface, row: Int, _ area: Rect,
    _ frame: TabFrame
  ) {
    let end = area.column + area.columns - 1
    guard let collection else {
      surface.put("Alone", row: row, column: area.column + 2, style: .heading)
      return
    }
    let all = stories(of: collection)
    let read = all.count { $0.reading == .read }
    let focus = GrowthFocus(rawValue: collection.focus)?.name ?? collection.focus
    let band = AgeBand(rawValue: collection.band)?.label ?? collection.band
    let count = "\(read) of \(all.count) read"
    let facts = frame.joined([focus, band])
    let wordings = ["\(facts)  \(count)", "\(band)  \(count)", count]
    let room = area.columns - 4
    let title = frame.fit(collection.title, max(room - Typeset.columns(of: count) - 2, 8))
    let free = room - Typeset.columns(of: title) - 2
    surface.put(title, row: row, column: area.column + 2, style: .heading)
    guard let words = wordings.first(where: { Typeset.columns(of: $0) <= free }) else { return }
    surface.put(words, row: row, column: end - Typeset.columns(of: words), style: .faint)
  }

  private func draw(
    _ shown: ShownStory, isSelected: Bool, into surface: inout Surface, row: Int, _ area: Rect,
    _ frame: TabFrame
  ) {
    let columns = area.column + 1..<area.column + area.columns
    let style = frame.select(isSelected, into: &surface, row: row, columns: columns)
    let end = area.column + area.columns - 1
    let state = state(of: shown, frame)
    let facts = facts(of: shown, frame)
    // The state stands at the end, the facts in a column before it, the title has the rest.
    let stateColumns = area.columns >= 70 ? 19 : 11
    let factColumns = area.columns >= 60 ? 22 : 0
    let titleRoom = max(area.columns - 5 - stateColumns - factColumns, 8)
    surface.put(
      frame.fitTitle(shown.story.title, titleRoom), row: row, column: area.column + 3,
      style: style, within: columns)
    if factColumns > 0 {
      surface.put(
        frame.fit(facts, factColumns - 2), row: row,
        column: end - stateColumns - factColumns + 1, style: style.union(.faint), within: columns)
    }
    if shown.reading == .begun, shown.story.state == .done {
      let cells = stateColumns >= 19 ? 10 : 4
      frame.drawProgress(
        shown.progress, cells: cells, into: &surface, row: row,
        column: end - TabFrame.progressColumns(cells: cells), style: style)
    } else {
      let words = frame.fit(state, stateColumns)
      surface.put(
        words, row: row, column: end - Typeset.columns(of: words),
        style: style.union(.faint), within: columns)
    }
  }

  private func facts(of shown: ShownStory, _ frame: TabFrame) -> String {
    guard shown.story.words > 0 else { return shown.story.hero }
    return frame.joined(["\(shown.story.words) words", "\(shown.minutes) min"])
  }

  private func state(of shown: ShownStory, _ frame: TabFrame) -> String {
    switch shown.story.state {
    case .queued: "waits"
    case .telling, .checking: "being told"
    case .partial: "stopped: \(frame.symbols.enterKey) goes on"
    case .failed: "failed: R again"
    case .done:
      switch shown.reading {
      case .new, .begun: "new"
      case .read: shown.finishedAt.map { "read \(frame.when($0))" } ?? "read"
      }
    }
  }

  private func drawOrnament(into surface: inout Surface, _ frame: TabFrame) {
    guard let shown = selected else { return }
    let body = frame.body
    let column = body.column + body.columns - 27
    let rows = StoryOrnament.rows(
      for: shown.story.outlineWorld, isASCII: frame.symbols != .unicode)
    for (index, line) in rows.enumerated() {
      surface.put(line, row: body.row + 1 + index, column: column, style: .faint)
    }
    let band = AgeBand(rawValue: shown.story.band)?.label ?? shown.story.band
    let facts = [
      "for \(shown.story.hero), \(band)", shown.story.theme,
      shown.story.focus.flatMap { GrowthFocus(rawValue: $0)?.name } ?? "",
      shown.story.failure ?? "",
    ].filter { !$0.isEmpty }
    var row = body.row + 10
    for fact in facts {
      for line in frame.wrapped(fact, 25) where row < body.rowRange.upperBound {
        surface.put(line, row: row, column: column, style: .faint)
        row += 1
      }
    }
  }

  // MARK: - Sheets

  private func question(in symbols: Symbols) -> QuestionBox? {
    switch sheet {
    case .remove(let story):
      return QuestionBox(
        title: "Remove a story",
        words: story.story.book == nil
          ? "Remove “\(story.story.title)”?"
          : "Remove “\(story.story.title)”? Its file goes to the trash.",
        hints: ["\(symbols.enterKey) remove it", "Esc keep it"])
    case .consent(let consent): return consent.question(in: symbols)
    case .telling(_, let sheet): return sheet.question(in: symbols)
    default: return nil
    }
  }

  private func box(_ frame: TabFrame) -> SheetFrame {
    let rows: Int
    switch sheet {
    case .story(let form): rows = form.fields.rowCount(columns: 60, frame.symbols)
    case .collection(let form): rows = form.fields.rowCount(columns: 60, frame.symbols)
    case .filter(let form): rows = form.fields.rowCount(columns: 60, frame.symbols)
    case .rename(_, let form): rows = form.rowCount(columns: 60, frame.symbols)
    case .remove, .consent, .telling, nil: rows = 0
    }
    return SheetFrame(rows: rows, columns: 64, layout: frame.layout)
  }

  func sheetArea(_ frame: TabFrame) -> Rect { box(frame).inside }

  private func drawSheet(into surface: inout Surface, _ frame: TabFrame) {
    guard let sheet else { return }
    let symbols = frame.symbols
    if let question = question(in: symbols) {
      return question.draw(into: &surface, layout: frame.layout, symbols: symbols)
    }
    let box = box(frame)
    let asked: QuestionBox?
    switch sheet {
    case .story(let form):
      box.draw("A new story", into: &surface, symbols: symbols)
      form.fields.draw(into: &surface, box.inside, symbols)
      asked = form.fields.question(in: symbols)
    case .collection(let form):
      box.draw("Stories to grow with", into: &surface, symbols: symbols)
      form.fields.draw(into: &surface, box.inside, symbols)
      asked = form.fields.question(in: symbols)
    case .filter(let form):
      box.draw("Show", into: &surface, symbols: symbols)
      form.fields.draw(into: &surface, box.inside, symbols)
      asked = form.fields.question(in: symbols)
    case .rename(_, let form):
      box.draw("Another title", into: &surface, symbols: symbols)
      form.draw(into: &surface, box.inside, symbols)
      asked = form.question(in: symbols)
    case .remove, .consent, .telling: asked = nil
    }
    asked?.draw(into: &surface, layout: frame.layout, symbols: symbols)
  }
}

extension StoryRecord {
  /// The world that the story's outline names: a story that was written by hand has no more of one.
  fileprivate var outlineWorld: String { Outline(key: outline)?.world ?? outline }
}
