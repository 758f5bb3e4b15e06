import Datebook
import Screen
import Typeset
import Widgets

/// A week: a line or two for each day, on wide screens a box.
extension DatebookCanvas {
  /// From this size of the body on days have boxes.
  private static let boxes = (rows: 28, columns: 90)

  /// Whether there is room for a week's days; if there is none its month is shown.
  static func hasWeek(in body: Rect) -> Bool { body.columns >= 34 && body.rows >= 9 }

  mutating func drawWeek() {
    guard case .week(let week) = place.page else { return }
    guard Self.hasWeek(in: body) else { return drawMonthAlone() }
    drawHeading(of: week)
    if body.rows >= Self.boxes.rows, body.columns >= Self.boxes.columns {
      drawBoxes(of: week)
    } else {
      drawLines(of: week)
    }
  }

  private mutating func drawHeading(of week: Week) {
    let range = locale.range(week.days, dash: " \(symbols.dash) ")
    let number =
      locale == .posix
      ? "\(locale.year(week.year))-\(label(of: week))" : words.week(week.number, of: week.year)
    let full = "\(number)   \(range)"
    put(
      Typeset.columns(of: full) + 16 <= body.columns ? full : fit(range, body.columns - 14),
      body.row,
      centredIn: body.columnRange, .heading)
    drawNeighbours(
      week.adding(weeks: -1) == week ? nil : label(of: week.adding(weeks: -1)),
      week.adding(weeks: 1) == week ? nil : label(of: week.adding(weeks: 1)))
  }

  /// The names of the pages before and after, left and right.
  mutating func drawNeighbours(_ before: String?, _ after: String?) {
    if let before {
      let label = "\(symbols.previous) \(before)"
      put(label, body.row, body.column + 1, .faint)
      link(
        body.row, body.column + 1..<body.column + 1 + Typeset.columns(of: label),
        to: .command(.previousPage))
    }
    if let after {
      let label = "\(after) \(symbols.next)"
      let end = body.columnRange.upperBound - 1
      put(label, body.row, endingAt: end, .faint)
      link(body.row, end - Typeset.columns(of: label)..<end, to: .command(.nextPage))
    }
  }

  /// What a day has to tell, a line each: what was read, what is to be read, what was written, what is
  /// due, and the entries of dated books.
  ///
  /// - Parameter rows: If there are no more than these, titles of books share a line.
  func lines(of facts: DayFacts, rows: Int) -> [String] {
    let entries = facts.entries.map { "\($0.title) \(locale.shortDate($0.date))" }
    let titles = facts.titles
    let portions = facts.portions.filter { !$0.isDone }.map {
      "p \($0.title) \(symbols.middleDot) \(label(of: $0))"
    }
    let notes = facts.notes.map { "n \(symbols.openQuote)\($0)\(symbols.closeQuote)" }
    let others = portions + notes + facts.due.map { "e \(words(of: $0))" }
    if titles.count + others.count + entries.count <= rows { return titles + others + entries }
    return (titles.isEmpty ? [] : [titles.joined(separator: "   ")]) + others
      + (entries.isEmpty ? [] : [entries.joined(separator: "   ")])
  }
}

extension DatebookCanvas {
  /// `pages 901–903 · about 5 min`.
  func label(of portion: BookPortion) -> String {
    portion.label(dash: symbols.dash, dot: symbols.middleDot, words: words)
  }
}

// MARK: - Lines

extension DatebookCanvas {
  private mutating func drawLines(of week: Week) {
    let hasSum = body.rows >= 12
    let air = body.rows >= 16 ? 1 : 0
    let free = body.rows - 1 - air - (hasSum ? 2 : 0)
    let height = min(max(free / 7, 1), 3)
    let top = body.row + 1 + air
    let names = weekdayNames(in: 4)
    let isRead = week.days.contains { place.known[$0].minutes > 0 }
    for (index, day) in week.slots.enumerated() {
      guard let day else { continue }
      drawLine(
        day, names[index],
        Rect(
          row: top + index * height, column: body.column + 1, rows: height,
          columns: body.columns - 2),
        hasBars: isRead, isChosen: day == cursor)
    }
    let bottom = body.rowRange.upperBound - (hasSum ? 2 : 0)
    let below = top + 7 * height
    let note = noteLines(in: body.columns - 2)
    put(note, below, body.column + 1, columns: body.columns - 2, atMost: bottom - below)
    guard hasSum else { return }
    rule(bottom, body.column + 1..<body.columnRange.upperBound - 1)
    if below >= bottom { put(firstOf: note, inRule: bottom) }
    put(
      "\(symbols.sum) \(sentence(of: place.page, in: body.columns - 4))", bottom + 1,
      body.column + 1)
  }

  /// Draws the rows of a day.
  ///
  /// - Parameters:
  ///   - hasBars: Whether there are columns for bars: a week in which nothing was read has them for
  ///     words.
  ///   - isChosen: Whether the cursor is on the day.
  private mutating func drawLine(
    _ day: Day, _ name: String, _ area: Rect, hasBars: Bool, isChosen: Bool
  ) {
    let facts = place.known[day]
    let (row, column, rows) = (area.row, area.column, area.rows)
    let style: Style = isChosen ? .selectedRow : []
    put(isChosen ? symbols.selection : " ", row, column, style)
    put(name, row, column + 1, style)
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    put(number, row, column + 6, style)
    if day == place.today {
      put("[", row, column + 5, .todayTab)
      put("]", row, column + 8, .todayTab)
    }
    if isChosen { focus(row, column) }
    link(row, area.columnRange, rows: rows, to: .day(day))
    var words = column + 10
    if hasBars {
      let barColumns = area.columns >= 58 ? 12 : area.columns >= 46 ? 6 : 0
      put(bar(ofMinutes: facts.minutes, columns: barColumns), row, words, .progress)
      words += barColumns + 11
      if facts.minutes > 0 { put(duration(facts.minutes), row, endingAt: words) }
      words += 2
    }
    let lines = lines(of: facts, rows: rows)
    let end = area.columnRange.upperBound
    for (index, line) in lines.prefix(rows).enumerated() {
      // What has no room is told by its number.
      let more = index == rows - 1 && lines.count > rows ? "+\(lines.count - rows)" : ""
      let room = end - words - (more.isEmpty ? 0 : more.count + 1)
      put(fit(line, room), row + index, words, index == 0 ? [] : .faint)
      put(more, row + index, endingAt: end, .faint)
    }
  }
}

extension DatebookCanvas {
  /// The rows that a week within another page takes at least: its heading and a row for each day.
  static let leastWeekRows = 9

  /// Draws a week below what else a page has: its days, with what they have to tell.
  mutating func draw(_ week: Week, below area: Rect) {
    put(words.theWeek, area.row, area.column, .heading)
    rule(area.row + 1, area.columnRange)
    link(area.row, area.columnRange, to: .page(.week(week)))
    let height = max((area.rows - 2) / 7, 1)
    let names = weekdayNames(in: 4)
    let isRead = week.days.contains { place.known[$0].minutes > 0 }
    for (index, day) in week.slots.enumerated() {
      guard let day else { continue }
      drawLine(
        day, names[index],
        Rect(
          row: area.row + 2 + index * height, column: area.column, rows: height,
          columns: area.columns),
        hasBars: isRead, isChosen: false)
    }
  }
}

// MARK: - Boxes

extension DatebookCanvas {
  /// Three days, three days, and one beside what the week comes to, as in a planner.
  private mutating func drawBoxes(of week: Week) {
    let gap = 2
    let width = (body.columns - 2 - 2 * gap) / 3
    let height = (body.rows - 2) / 3
    for (index, day) in week.slots.enumerated() {
      guard let day else { continue }
      let area = Rect(
        row: body.row + 2 + index / 3 * height, column: body.column + 1 + index % 3 * (width + gap),
        rows: height, columns: width)
      drawBox(day, area)
    }
    let column = body.column + 1 + width + gap
    let area = Rect(
      row: body.row + 2 + 2 * height, column: column, rows: height, columns: 2 * width + gap)
    put(words.theWeek, area.row, area.column + 1, .heading)
    rule(area.row + 1, area.columnRange)
    put(
      "\(symbols.sum) \(sentence(of: place.page, in: area.columns - 4))", area.row + 2,
      area.column + 1)
    link(area.row, area.columnRange, rows: area.rows, to: .command(.write))
    put(
      noteLines(in: area.columns - 2), area.row + 5, area.column + 1,
      columns: area.columns - 2, atMost: area.rows - 5)
  }

  private mutating func drawBox(_ day: Day, _ area: Rect) {
    let facts = place.known[day]
    let isCursor = day == cursor
    let style: Style = isCursor ? .selectedRow : []
    if isCursor { put(symbols.selection, area.row, area.column, style) }
    let name = locale.names.name(of: day.weekday) + locale.comma
    let columns = Typeset.columns(of: name)
    put(name, area.row, area.column + 1, style)
    put(
      day == place.today ? "[\(day.day)]" : "\(day.day)", area.row, area.column + 1 + columns,
      day == place.today ? [style, .todayTab] : style)
    if isCursor { focus(area.row, area.column) }
    rule(area.row + 1, area.columnRange)
    link(area.row, area.columnRange, rows: area.rows, to: .day(day))
    var row = area.row + 2
    if facts.minutes > 0 {
      let bar = bar(ofMinutes: facts.minutes, columns: area.columns - 14)
      put(bar, row, area.column + 1, .progress)
      put(duration(facts.minutes), row, area.column + 2 + bar.count)
      row += 1
    }
    let room = max(area.rowRange.upperBound - row - 1, 0)
    let lines = lines(of: facts, rows: room)
    for (index, line) in lines.prefix(room).enumerated() {
      // What has no room is told by its number.
      let more = index == room - 1 && lines.count > room ? "+\(lines.count - room)" : ""
      put(fit(line, area.columns - 2 - (more.isEmpty ? 0 : more.count + 1)), row, area.column + 1)
      put(more, row, endingAt: area.columnRange.upperBound - 1, .faint)
      row += 1
    }
  }
}
