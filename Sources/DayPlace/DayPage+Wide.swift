import Datebook
import Screen
import Typeset
import Widgets

/// A day on a large screen: the hours of its events, its note, and what there is to read stand side by
/// side, each from the top on. A day without events has its week below.
extension DatebookCanvas {
  /// From this size of the record on it has columns.
  private static let leastWide = (rows: 20, columns: 70)
  /// From these columns on what there is to read has a column of its own, with other years below.
  private static let threeColumns = 126
  private static let gap = 3

  /// Whether other years stand beside the note.
  static func hasMemories(in area: Rect) -> Bool {
    area.rows >= leastWide.rows && area.columns >= threeColumns
  }

  /// Draws the record of a day in columns, and where its events leave room the week.
  ///
  /// - Returns: Whether there is room for columns.
  mutating func drawWideRecord(of day: Day, _ area: Rect) -> Bool {
    guard area.rows >= Self.leastWide.rows, area.columns >= Self.leastWide.columns else {
      return false
    }
    let hours = place.known[day].events
    let blocks = self.blocks(of: day, withMemories: Self.hasMemories(in: area))
    var columns = area
    if hours.isEmpty {
      let rows = rowsWithoutHours(blocks, area)
      if area.rows - rows > Self.leastWeekRows {
        let below = Rect(
          row: area.row + rows + 1, column: area.column, rows: area.rows - rows - 1,
          columns: area.columns)
        draw(Week(of: day, by: locale.rule), below: below)
        columns.rows = rows
      }
    }
    drawColumns(of: day, blocks, columns)
    return true
  }

  /// The columns of the blocks beside the note.
  private func blockColumns(_ area: Rect) -> Int { min((area.columns - Self.gap) / 2, 60) }

  /// The rows that a note and blocks beside it need.
  private func rowsWithoutHours(_ blocks: [Block], _ area: Rect) -> Int {
    let beside = blocks.isEmpty ? 0 : blockColumns(area) + Self.gap
    return max(
      3 + max(noteLines(in: area.columns - beside).count, 1),
      blocks.reduce(0) { $0 + $1.lines.count + 3 })
  }

  private mutating func drawColumns(of day: Day, _ blocks: [Block], _ area: Rect) {
    let facts = place.known[day]
    let hasHours = !facts.events.isEmpty
    let isApart = Self.hasMemories(in: area) || !hasHours
    let count = (hasHours ? 1 : 0) + 1 + (isApart && !blocks.isEmpty ? 1 : 0)
    let width = (area.columns - (count - 1) * Self.gap) / count
    var columns = area
    if hasHours {
      columns.columns = min(width, 60)
      drawHours(of: facts, columns)
      columns.column += columns.columns + Self.gap
    }
    guard isApart, !blocks.isEmpty else {
      columns.columns = area.columnRange.upperBound - columns.column
      return drawNote(columns, above: blocks)
    }
    columns.columns = area.columnRange.upperBound - columns.column - Self.gap - min(width, 60)
    drawNote(columns, above: [])
    columns.column = columns.columnRange.upperBound + Self.gap
    columns.columns = area.columnRange.upperBound - columns.column
    draw(blocks, columns)
  }

  /// What there is of a kind, with its heading.
  private typealias Block = (name: String, lines: [RecordLine])

  /// What there is beside events and the note, with its headings.
  private func blocks(of day: Day, withMemories: Bool) -> [Block] {
    let facts = place.known[day]
    let memories =
      withMemories
      ? place.memories(of: day).map { RecordLine(title: memoryLabel($0), link: $0.link) } : []
    return [
      (words.toRead, toRead(of: facts, withDetails: true)),
      (words.reading, readings(of: facts, withDetails: true)),
      (words.onThisDay, memories),
    ].filter { !$0.1.isEmpty }
  }

  private mutating func drawHeading(_ name: String, _ area: Rect) {
    put(fit(name, area.columns), area.row, area.column, .heading)
    rule(area.row + 1, area.columnRange)
  }

  /// The note, and right below it what else there is.
  private mutating func drawNote(
    _ area: Rect, above blocks: [Block]
  ) {
    drawHeading(words.notes, area)
    let note = noteLines(in: area.columns)
    // Each block has its heading with a rule and an empty row before it.
    let below = blocks.reduce(0) { $0 + min($1.lines.count, 6) + 3 }
    let rows = max(min(max(note.count, 1), area.rows - 3 - below), 1)
    let free = blocks.isEmpty ? area.rows : rows + 3
    link(area.row, area.columnRange, rows: free, to: .command(.write))
    put(
      note, area.row + 3, area.column, columns: area.columns,
      atMost: blocks.isEmpty ? area.rows - 3 : rows)
    if note.isEmpty {
      let hint = key(of: .write).map {
        "\(words.nothingWritten): \(words.writes($0))\(words.stop)"
      }
      put(fit(hint ?? "", area.columns), area.row + 3, area.column, .faint)
    }
    guard !blocks.isEmpty else { return }
    draw(
      blocks,
      Rect(
        row: area.row + 3 + rows + 1, column: area.column, rows: area.rows - 4 - rows,
        columns: area.columns))
  }

  /// Blocks one below the other; what has no room is told by its number.
  private mutating func draw(
    _ blocks: [Block], _ area: Rect
  ) {
    var row = area.row
    for (index, block) in blocks.enumerated() {
      let later = blocks[(index + 1)...].reduce(0) { $0 + min($1.lines.count, 3) + 3 }
      let most = max(min(block.lines.count, area.rowRange.upperBound - row - 2 - later), 1)
      drawHeading(block.name, Rect(row: row, column: area.column, rows: 2, columns: area.columns))
      if block.name == words.onThisDay {
        link(row, area.columnRange, to: .command(.onThisDay))
      }
      draw(
        block.lines, most,
        Rect(row: row + 2, column: area.column, rows: most, columns: area.columns), indent: 0)
      row += most + 3
    }
  }
}

// MARK: - Hours

extension DatebookCanvas {
  /// A row of the hours: its time, and what begins then or goes on.
  private struct HourLine {
    var time: String?
    var event: DayEvent?
    var goesOn = false
  }

  /// The hours of a day with its events; where there are more of these than rows, a list of them.
  private mutating func drawHours(of facts: DayFacts, _ area: Rect) {
    drawHeading(words.events, area)
    let rows = area.rows - 3
    let canvas = self
    let lines = [15, 30, 60].lazy.map { canvas.hours(of: facts.events, every: $0) }
      .first { $0.count <= rows }
    guard let lines else {
      let events = events(of: facts)
      return draw(
        events, rows,
        Rect(row: area.row + 3, column: area.column, rows: rows, columns: area.columns), indent: 0)
    }
    for (index, line) in lines.enumerated() {
      let row = area.row + 3 + index
      if let time = line.time { put(time, row, area.column, .faint) }
      guard let event = line.event else {
        if line.goesOn { put(symbols.vertical, row, area.column + 6, .faint) }
        continue
      }
      let column = area.column + (event.start == nil && event.end == nil ? 0 : 6)
      let room = area.columnRange.upperBound - column
      var shown = event
      // Its hour stands beside it already.
      if line.time != nil, let start = event.start, start % 60 == 0 {
        shown.start = nil
        if event.end == start { shown.end = nil }
      }
      put(
        fit(words(of: shown, withPlace: true), room), row, column, event.isDone ? .faint : [])
      if let target = DayItem.event(event).link { link(row, area.columnRange, to: target) }
    }
  }

  /// The rows of a day's hours, from morning to evening and as far as its events reach: what is of the
  /// whole day stands before them, and to-dos that are done behind them.
  ///
  /// - Parameter minutes: How long a row is.
  private func hours(of events: [DayEvent], every minutes: Int) -> [HourLine] {
    let open = events.filter { !$0.isDone }
    let done = events.filter(\.isDone).map { HourLine(event: $0) }
    let timed = open.filter { $0.start != nil }
    let whole = open.filter { $0.start == nil }.map { HourLine(event: $0) }
    guard let first = timed.compactMap(\.start).min() else { return whole + done }
    let ends = timed.map { max($0.end ?? 24 * 60, ($0.start ?? 0) + 1) }
    let start = min(first / 60, 8) * 60
    let end = min(max((ends.max() ?? 0) + 59, 20 * 60) / 60 * 60, 24 * 60)
    var lines = whole
    if !whole.isEmpty { lines.append(HourLine()) }
    for minute in stride(from: start, to: max(end, start + 60), by: minutes) {
      let slot = minute..<minute + minutes
      let own = timed.filter { $0.start.map(slot.contains) ?? false }
      let goesOn = timed.contains { event in
        (event.start ?? 0) < minute && (event.end ?? 24 * 60) > minute
      }
      let time = minute % 60 == 0 ? self.time(minute) : nil
      lines.append(HourLine(time: time, event: own.first, goesOn: goesOn))
      lines += own.dropFirst().map { HourLine(event: $0) }
    }
    return lines + (done.isEmpty ? [] : [HourLine()] + done)
  }
}
