import Datebook
import Screen
import Typeset
import Widgets

/// A day: its month in small at the left, what was written and read at the right; on narrow screens
/// one below the other.
extension DatebookCanvas {
  private static let leftColumns = 25
  private static let narrowestPair = 58

  mutating func drawDay() {
    guard case .day(let day) = place.page else { return }
    let before = day.adding(days: -1)
    let after = day.adding(days: 1)
    drawNeighbours(
      before == day ? nil : neighbourName(before), after == day ? nil : neighbourName(after))
    if body.columns >= Self.narrowestPair, body.rows >= 14 {
      drawSides(of: day)
    } else {
      drawColumn(of: day)
    }
  }

  private func neighbourName(_ day: Day) -> String {
    "\(locale.names.shortName(of: day.weekday)) \(day.day)"
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
    row += drawTimes(of: day, row, rows: body.rowRange.upperBound - row)
    let record = Rect(
      row: body.row + 1, column: split + 2, rows: body.rows - 1,
      columns: body.columnRange.upperBound - split - 3)
    if !Self.hasMemories(in: record) {
      drawOtherYears(of: day, row, rows: body.rowRange.upperBound - row)
    }
    if !drawWideRecord(of: day, record) { drawRecord(of: day, record) }
  }

  /// The day's number, weekday, month, week, and place in the year.
  private mutating func drawFace(of day: Day) {
    let column = body.column + 1
    let end = Self.leftColumns - 9
    let week = Week(of: day, by: locale.rule)
    let number = day == place.today ? "[\(day.day)]" : "\(day.day)"
    put(number, body.row + 1, endingAt: column + 5, .heading)
    put(clip(locale.names.name(of: day.weekday), end), body.row + 1, column + 7, .heading)
    // A long name begins further to the left: without its end it would be another year's.
    let month = clip(locale.month(day.month, of: day.year), Self.leftColumns - 2)
    put(month, body.row + 2, min(column + 7, split - 1 - Typeset.columns(of: month)))
    let dayOfYear = words.day("\(day.dayOfYear)/\(Day.daysInYear(day.year))")
    let line = ["\(label(of: week)) \(symbols.middleDot) \(dayOfYear)", dayOfYear]
      .first { Typeset.columns(of: $0) <= Self.leftColumns - 2 }
    if let line {
      put(line, body.row + 3, min(column + 5, split - 1 - Typeset.columns(of: line)), .faint)
    }
    link(body.row + 2, column + 7..<split, to: .page(.month(year: day.year, month: day.month)))
    link(body.row + 3, column + 5..<column + 9, to: .page(.week(week)))
  }

  private var split: Int { body.column + Self.leftColumns }

  /// When it was read, and for how long.
  ///
  /// - Returns: The rows that this took, with a free one behind them.
  private mutating func drawTimes(of day: Day, _ row: Int, rows: Int) -> Int {
    let facts = place.known[day]
    guard rows >= 2, !facts.readings.isEmpty else { return 0 }
    // Half of the rows are left to other years, where they have something to tell.
    let rows = place.memories(of: day).isEmpty || rows < 6 ? rows : max(rows / 2, 2)
    put(words.read, row, body.column + 1, .heading)
    put(duration(facts.minutes), row, endingAt: split - 1)
    for (index, reading) in facts.readings.prefix(rows - 1).enumerated() {
      let at = row + 1 + index
      let minutes = max((reading.seconds + 30) / 60, 1)
      put(time(reading.minuteOfDay), at, body.column + 1, .faint)
      let bar = bar(ofMinutes: minutes, columns: 6)
      put(bar, at, body.column + 7, .progress)
      put("\(minutes)", at, endingAt: body.column + 16)
      put(fit(reading.title, split - body.column - 18), at, body.column + 17)
    }
    return min(facts.readings.count + 1, rows) + 1
  }

  /// What other years have of the day.
  private mutating func drawOtherYears(of day: Day, _ row: Int, rows: Int) {
    let memories = place.memories(of: day)
    guard rows >= 2, !memories.isEmpty else { return }
    put(words.onThisDay, row, body.column + 1, .heading)
    link(row, body.column..<split, to: .command(.onThisDay))
    let room = split - body.column - 2
    for (index, item) in memories.prefix(rows - 1).enumerated() {
      let at = row + 1 + index
      guard index < rows - 2 || memories.count == rows - 1 else {
        let key = key(of: .onThisDay).map { ": \($0)" } ?? ""
        put(
          fit(words.figures.more(memories.count - index) + key, room), at, body.column + 1, .faint)
        link(at, body.column..<split, to: .command(.onThisDay))
        return
      }
      put(fit(memoryLabel(item), room), at, body.column + 1)
      if let target = item.link { link(at, body.column..<split, to: target) }
    }
  }

  /// `1660 This morning (we living`, `2025 your note`, `2024 25 min`.
  func memoryLabel(_ item: DayItem) -> String {
    switch item {
    case .entry(let entry):
      let words = entry.words.isEmpty ? entry.title : entry.words
      return (entry.date.year.map { "\($0) " } ?? "") + words
    case .otherDay(let other):
      let note = other.facts.notes.isEmpty ? [] : [words.yourNote]
      let read = other.facts.minutes > 0 ? [duration(other.facts.minutes)] : []
      return "\(other.day.year) \((note + read).joined(separator: locale.comma))"
    case .link, .portion, .reading, .event, .book: return item.label(locale, symbols).words
    }
  }

  /// What was written, is due, is to be read and was read on the day.
  private mutating func drawRecord(of day: Day, _ area: Rect) {
    let facts = place.known[day]
    put(words.notes, area.row, area.column, .heading)
    rule(area.row + 1, area.columnRange)
    var row = area.row + 3
    var blocks = [
      (words.events, events(of: facts)), (words.toRead, toRead(of: facts)),
      (words.reading, readings(of: facts)),
    ]
    .filter { !$0.1.isEmpty }
    let note = noteLines(in: area.columns)
    // What the note leaves free is the others'.
    let free = area.rows - 3 - max(note.count, 1) - 2 * blocks.count
    let most = max(area.rows / (blocks.count + 2), free / max(blocks.count, 1), 1)
    let detailed = readings(of: facts, withDetails: true)
    if !facts.readings.isEmpty, detailed.count <= most { blocks[blocks.count - 1].1 = detailed }
    let below = blocks.reduce(0) { $0 + min($1.1.count, most) + 2 }
    let end = area.rowRange.upperBound - below
    link(area.row, area.columnRange, rows: end - area.row, to: .command(.write))
    put(note, row, area.column, columns: area.columns, atMost: end - row)
    if note.isEmpty, row < end {
      let hint = key(of: .write).map {
        "\(words.nothingWritten): \(words.writes($0))\(words.stop)"
      }
      put(fit(hint ?? "", area.columns), row, area.column, .faint)
    }
    row = end + 1
    for (name, lines) in blocks {
      put(name, row, area.column, .heading)
      draw(lines, most, Rect(row: row + 1, column: area.column, rows: most, columns: area.columns))
      row += min(lines.count, most) + 2
    }
  }

  /// A line of the record: a book, and what of it; or an event.
  struct RecordLine {
    var title: String
    var amount = ""
    var link: DatebookLink?
    /// Whether it goes on with the line above.
    var isDetail = false
    /// Whether it is a to-do that is done.
    var isDone = false
  }

  mutating func draw(
    _ lines: [RecordLine], _ most: Int, _ area: Rect, indent: Int = 2
  ) {
    for (index, line) in lines.prefix(most).enumerated() {
      let row = area.row + index
      guard index < most - 1 || lines.count <= most else {
        let rest = lines.count - index
        let more =
          key(of: .onThisDay).map { words.figures.moreListed(rest, by: $0) }
          ?? words.figures.more(rest)
        put(fit(more, area.columns - indent), row, area.column + indent)
        link(row, area.columnRange, to: .command(.onThisDay))
        return
      }
      // The title gives way first, but for its beginning.
      let amount = fit(line.amount, max(area.columns - 14, 0))
      let start = area.column + indent + (line.isDetail ? 2 : 0)
      let room =
        area.columnRange.upperBound - start - Typeset.columns(of: amount) - (amount.isEmpty ? 0 : 2)
      let style: Style = line.isDetail || line.isDone ? .faint : []
      put(fit(line.title, room), row, start, style)
      put(amount, row, endingAt: area.columnRange.upperBound, style)
      if let target = line.link { link(row, area.columnRange, to: target) }
    }
  }

  /// What is due, with its times.
  func events(of facts: DayFacts) -> [RecordLine] {
    facts.events.map { event in
      RecordLine(
        title: words(of: event, withPlace: true), link: DayItem.event(event).link,
        isDone: event.isDone)
    }
  }

  /// What plans give the day, and the entries of dated books.
  ///
  /// - Parameter withDetails: Whether the first words of an entry have a line of their own.
  func toRead(of facts: DayFacts, withDetails: Bool = false) -> [RecordLine] {
    facts.portions.map { portion in
      RecordLine(
        title: portion.title, amount: label(of: portion),
        link: DayItem.portion(portion).link)
    }
      + facts.entries.flatMap { entry in
        let link = DayItem.entry(entry).link
        let beginning =
          entry.words.isEmpty || withDetails ? "" : " \(symbols.middleDot) \(entry.words)"
        let line = RecordLine(
          title: entry.title + beginning, amount: locale.shortDate(entry.date), link: link)
        guard withDetails, !entry.words.isEmpty else { return [line] }
        return [line, RecordLine(title: entry.words, link: link, isDetail: true)]
      }
  }

  /// Each book that was read on the day, with how much of it and how long.
  ///
  /// - Parameter withDetails: Whether a second line is to have the chapters and the number of pages.
  func readings(of facts: DayFacts, withDetails: Bool = false) -> [RecordLine] {
    var books: [Int] = []
    for reading in facts.readings where !books.contains(reading.book) { books.append(reading.book) }
    return books.flatMap { book in
      let parts = facts.readings.filter { $0.book == book }
      let seconds = parts.reduce(0) { $0 + $1.seconds }
      let range = percents(parts.flatMap(\.fractions))
      let line = RecordLine(
        title: parts[0].title,
        amount: "\(range)   \(duration(max((seconds + 30) / 60, 1)))", link: .book(book))
      let pages = parts.reduce(0) { $0 + $1.pages }
      let chapters = place.known.chapters[book] ?? ""
      guard withDetails, pages > 0 || !chapters.isEmpty else { return [line] }
      let start = parts.map(\.offsets.lowerBound).min()
      let detail = RecordLine(
        title: chapters, amount: pages > 0 ? words.figures.pages(pages) : "",
        link: .book(book, at: chapters.isEmpty ? nil : start), isDetail: true)
      return [line, detail]
    }
  }

  /// The parts of a book that were read: `2–5 %`, `2–5, 40–41 %`, of more of them the first and the last.
  private func percents(_ fractions: [ClosedRange<Double>]) -> String {
    let parts = fractions.sorted { $0.lowerBound < $1.lowerBound }.joined(over: 0.01).map { part in
      "\(Int(100 * part.lowerBound))\(symbols.dash)\(Int((100 * part.upperBound).rounded(.up)))"
    }
    guard let first = parts.first, let last = parts.last else { return "" }
    let between = parts.count > 2 ? " \(symbols.ellipsis) " : ", "
    return (parts.count > 1 ? first + between + last : first) + " %"
  }
}

// MARK: - Narrow

extension DatebookCanvas {
  private mutating func drawColumn(of day: Day) {
    let month = MonthNumber(of: day)
    // The top bar names the day too: where there is no room between its neighbours, that will do.
    let side =
      [-1, 1].map { Typeset.columns(of: neighbourName(day.adding(days: $0))) + 4 }.max() ?? 0
    let names = [locale.weekdayDate(day), locale.shortDate(day)]
    if let name = names.first(where: { Typeset.columns(of: $0) <= body.columns - 2 * side }) {
      put(name, body.row, centredIn: body.columnRange, .heading)
    }
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
    drawRecord(
      ofNarrow: day,
      Rect(
        row: row, column: body.column + 1, rows: body.rowRange.upperBound - row,
        columns: body.columns - 2))
    if surface.cursor == nil { focus(body.row, body.column) }
  }

  /// What is due, is to be read and was read, a line each, then what was written.
  private mutating func drawRecord(ofNarrow day: Day, _ area: Rect) {
    let facts = place.known[day]
    let note = noteLines(in: area.columns)
    let others = events(of: facts) + toRead(of: facts)
    let detailed = readings(of: facts, withDetails: true) + others
    let lines =
      detailed.count + note.count <= area.rows ? detailed : readings(of: facts) + others
    if lines.isEmpty, note.isEmpty {
      let sentence = words.nothingWritten + words.stop
      return put(fit(sentence, area.columns), area.row, area.column, .faint)
    }
    // Each of them has half of the rows at least.
    let most = min(lines.count, max(area.rows - note.count, (area.rows + 1) / 2))
    draw(lines, most, area, indent: 0)
    put(
      note, area.row + most, area.column, columns: area.columns, atMost: area.rows - most)
  }
}
