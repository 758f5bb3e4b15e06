import Datebook
import Screen
import Typeset

/// A day: its month in small at the left, what was written and read at the right; on narrow screens
/// one below the other.
extension DatebookCanvas {
  private static let leftColumns = 25
  private static let narrowestPair = 58

  mutating func drawDay() {
    guard case .day(let day) = place.page else { return }
    let before = day.adding(days: -1)
    let after = day.adding(days: 1)
    func name(_ day: Day) -> String { "\(locale.names.shortName(of: day.weekday)) \(day.day)" }
    drawNeighbours(before == day ? nil : name(before), after == day ? nil : name(after))
    if body.columns >= Self.narrowestPair, body.rows >= 14 {
      drawSides(of: day)
    } else {
      drawColumn(of: day)
    }
  }

  private mutating func drawSides(of day: Day) {
    let split = body.column + Self.leftColumns
    for row in body.row + 1..<body.rowRange.upperBound { put(symbols.vertical, row, split, .rail) }
    drawFace(of: day)
    var row = body.row + 5
    let month = MonthNumber(of: day)
    drawSmallMonth(
      month, row, body.column, withWeeks: true, title: locale.names.name(ofMonth: month.month))
    row += 3 + weeks(in: month)
    drawTimes(of: day, row, rows: body.rowRange.upperBound - row)
    drawRecord(
      of: day,
      Rect(
        row: body.row + 1, column: split + 2, rows: body.rows - 1,
        columns: body.columnRange.upperBound - split - 3))
  }

  /// The day's number, weekday, month, week, and place in the year.
  private mutating func drawFace(of day: Day) {
    let column = body.column + 1
    let end = Self.leftColumns - 9
    let week = Week(of: day, by: locale.rule)
    let number = day == place.today ? "[\(day.day)]" : "\(day.day)"
    put(number, body.row + 1, endingAt: column + 5, .heading)
    put(clip(locale.names.name(of: day.weekday), end), body.row + 1, column + 7, .heading)
    put(clip(locale.month(day.month, of: day.year), end), body.row + 2, column + 7)
    put(
      "\(label(of: week)) \(symbols.middleDot) day \(day.dayOfYear)/\(Day.daysInYear(day.year))",
      body.row + 3, column + 7 - 2, .faint)
    link(body.row + 2, column + 7..<split, to: .page(.month(year: day.year, month: day.month)))
    link(body.row + 3, column + 5..<column + 9, to: .page(.week(week)))
  }

  private var split: Int { body.column + Self.leftColumns }

  /// When it was read, and for how long.
  private mutating func drawTimes(of day: Day, _ row: Int, rows: Int) {
    let facts = place.known[day]
    guard rows >= 2, !facts.readings.isEmpty else { return }
    put("Read", row, body.column + 1, .heading)
    put(duration(facts.minutes), row, endingAt: split - 1)
    for (index, reading) in facts.readings.prefix(rows - 1).enumerated() {
      let at = row + 1 + index
      let minutes = max((reading.seconds + 30) / 60, 1)
      put(time(reading.minuteOfDay), at, body.column + 1, .faint)
      let bar = bar(ofMinutes: minutes, columns: 6)
      put(bar, at, body.column + 7, .progress)
      put("\(minutes)", at, endingAt: body.column + 16)
      put(clip(reading.title, split - body.column - 18), at, body.column + 17)
    }
  }

  /// `07:40`.
  private func time(_ minuteOfDay: Int) -> String {
    let (hour, minute) = (minuteOfDay / 60 % 24, minuteOfDay % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// What was written, is due and was read on the day.
  private mutating func drawRecord(of day: Day, _ area: Rect) {
    let facts = place.known[day]
    put("Notes", area.row, area.column, .heading)
    rule(area.row + 1, area.columnRange)
    var row = area.row + 3
    let readings = readings(of: facts)
    let below = min(readings.count, max(area.rows / 3, 1)) + (readings.isEmpty ? 0 : 2)
    let end = area.rowRange.upperBound - below
    let note = noteLines(on: place.page.subject, in: area.columns)
    for line in note + facts.events.map({ "e \($0)" }) where row < end {
      put(line, row, area.column, within: area.columnRange)
      row += 1
    }
    if note.isEmpty, facts.events.isEmpty, row < end {
      let hint = showsCursor ? "Nothing is written here: e writes." : ""
      put(fit(hint, area.columns), row, area.column, .faint)
    }
    link(area.row, area.columnRange, rows: end - area.row, to: .command(.write))
    guard !readings.isEmpty else { return }
    put("Reading", end + 1, area.column, .heading)
    for (index, line) in readings.prefix(below - 2).enumerated() {
      put(fit(line.title, area.columns - 26), end + 2 + index, area.column + 2)
      put(line.amount, end + 2 + index, endingAt: area.columnRange.upperBound)
      link(end + 2 + index, area.columnRange, to: .book(line.book))
    }
  }

  /// The rows of what is written on `subject`; none where nothing is.
  func noteLines(on subject: NoteSubject, in columns: Int) -> [String] {
    guard let text = place.known.note(on: subject), !text.isEmpty else { return [] }
    return TextEditor(text).lines(in: columns + 1).lines
  }

  /// Each book that was read on the day, with how much of it and how long.
  private func readings(of facts: DayFacts) -> [(book: Int, title: String, amount: String)] {
    var books: [Int] = []
    for reading in facts.readings where !books.contains(reading.book) { books.append(reading.book) }
    return books.map { book in
      let parts = facts.readings.filter { $0.book == book }
      let seconds = parts.reduce(0) { $0 + $1.seconds }
      let from = parts.map(\.fractions.lowerBound).min() ?? 0
      let to = parts.map(\.fractions.upperBound).max() ?? 0
      let range = "\(Int(100 * from))\(symbols.dash)\(Int((100 * to).rounded(.up))) %"
      return (book, parts[0].title, "\(range)   \(duration(max((seconds + 30) / 60, 1)))")
    }
  }
}

// MARK: - Narrow

extension DatebookCanvas {
  private mutating func drawColumn(of day: Day) {
    let month = MonthNumber(of: day)
    put(
      fit(weekdayAndDate(day), body.columns - 18), body.row, centredIn: body.columnRange, .heading)
    var row = body.row + 1
    let small = 2 + weeks(in: month)
    if body.rows >= small + 4 {
      let width = Self.smallMonthColumns(withWeeks: true)
      let column = body.column + max((body.columns - width) / 2, 1)
      let withWeeks = body.columns > width
      drawSmallMonth(
        month, row + 1, column, withWeeks: withWeeks,
        title: locale.month(month.month, of: month.year))
      row += small + 2
    }
    let facts = place.known[day]
    var lines = facts.minutes > 0 ? [duration(facts.minutes)] : []
    lines += self.lines(of: DayFacts(readings: facts.readings, events: facts.events))
    lines += noteLines(on: place.page.subject, in: body.columns - 2)
    if lines.isEmpty { lines = ["Nothing is written here."] }
    for line in lines where row < body.rowRange.upperBound {
      put(fit(line, body.columns - 2), row, body.column + 1, facts.isEmpty ? .faint : [])
      row += 1
    }
    if surface.cursor == nil { focus(body.row, body.column) }
  }
}
