import Datebook
import Screen
import Typeset
import Widgets

/// A year: twelve small months where there is room, else a row of days for each month, so that
/// weekdays stand in straight columns; on the narrowest screens the cursor's month alone.
extension DatebookCanvas {
  mutating func drawYear() {
    let year = place.book.year
    if let grid = Self.smallMonths(in: body) {
      drawSmallMonths(of: year, grid)
    } else if Self.hasStrip(in: body) {
      drawStrip(of: year, step: body.columns >= 3 + 2 * Self.stripDays ? 2 : 1)
    } else {
      drawMonthAlone()
    }
  }

  /// Whether a year has a row of days for each month, on a page of this size.
  static func hasStrip(in body: Rect) -> Bool {
    smallMonths(in: body) == nil && body.columns >= 3 + stripDays + 1 && body.rows >= 14
  }

  /// Whether a year has room for no more than a month.
  static func hasMonthAlone(in body: Rect) -> Bool {
    smallMonths(in: body) == nil && !hasStrip(in: body)
  }

  /// The cursor's month, where nothing else fits.
  mutating func drawMonthAlone() {
    let month = MonthNumber(of: place.cursor)
    let step = body.columns >= Self.smallMonthColumns(withWeeks: true, step: 4) + 2 ? 4 : 3
    let isWide = body.columns >= Self.smallMonthColumns(withWeeks: true, step: step) + 2
    let width = Self.smallMonthColumns(withWeeks: isWide, step: step)
    let column = body.column + max((body.columns - width) / 2, 1)
    let title = locale.month(month.month, of: month.year)
    let weeks = weeks(in: month)
    let rows = 2 + weeks
    // If the rows do not suffice the name gives way, then weeks far from the cursor's.
    let note = noteLines(in: body.columns - 2)
    let free = max(body.rows - rows, 0)
    defer {
      // What is written on the page has the rows that are left.
      put(
        note, body.rowRange.upperBound - free, body.column + 1, columns: body.columns - 2,
        atMost: free)
    }
    guard body.rows < rows - 1 else {
      let air = note.isEmpty ? free / 2 : 0
      let row = body.row + (body.rows >= rows ? air : body.rows - rows)
      return drawSmallMonth(
        month, row, column, withWeeks: isWide, title: title, marksDays: true, step: step)
    }
    let shown = max(body.rows - 1, 1)
    let first = Week(of: month.days.lowerBound, by: locale.rule)
    let own = (Week(of: place.cursor, by: locale.rule).firstNumber - first.firstNumber) / 7
    let skipped = min(max(own - shown / 2, 0), max(weeks - shown, 0))
    drawSmallMonth(
      month, body.row - 1, column, withWeeks: isWide, title: title, marksDays: true, step: step,
      skipping: skipped)
    let end = body.columnRange.upperBound - 1
    if skipped > 0 { put(symbols.ascending, body.row + 1, end, .faint) }
    if skipped + shown < weeks { put(symbols.descending, body.row + shown, end, .faint) }
  }

  func weeks(in month: MonthNumber) -> Int {
    let first = Week(of: month.days.lowerBound, by: locale.rule)
    return (Week(of: month.days.upperBound, by: locale.rule).firstNumber - first.firstNumber) / 7
      + 1
  }

  /// How a day with something in it looks where there is room for its number alone.
  func style(of facts: DayFacts) -> Style {
    var style: Style = []
    if !facts.readings.isEmpty { style.insert(.bold) }
    if !facts.notes.isEmpty { style.insert(.underline) }
    if !facts.due.isEmpty { style.insert(.italic) }
    return style
  }

  /// What the days show, where that is not all.
  var layerName: String {
    switch place.layer {
    case .all:
      [words.reading, words.notes, words.events].map(words.inText)
        .joined(separator: " \(symbols.middleDot) ")
    case .reading: words.inText(words.reading)
    case .notes: words.inText(words.notes)
    case .events: words.inText(words.events)
    }
  }
}

// MARK: - Small months

extension DatebookCanvas {
  private struct SmallMonths {
    var columns: Int
    var withWeeks: Bool
    /// The columns of a day.
    var step: Int
    var gap: Int

    var width: Int { DatebookCanvas.smallMonthColumns(withWeeks: withWeeks, step: step) }
  }

  private static func smallMonths(in body: Rect) -> SmallMonths? {
    for (columns, withWeeks, step) in [
      (4, true, 5), (4, true, 4), (4, true, 3), (4, false, 3), (6, true, 3), (6, false, 3),
      (3, true, 3), (3, false, 3), (2, true, 3), (2, false, 3),
    ] {
      let width = smallMonthColumns(withWeeks: withWeeks, step: step)
      let rows = 12 / columns * (smallMonthRows + 1) + 1
      guard rows <= body.rows, columns * width + (columns - 1) * 2 + 2 <= body.columns else {
        continue
      }
      let free = body.columns - 2 - columns * width
      return SmallMonths(
        columns: columns, withWeeks: withWeeks, step: step,
        gap: min(columns > 1 ? free / (columns - 1) : 0, 6))
    }
    return nil
  }

  private mutating func drawSmallMonths(of year: Int, _ grid: SmallMonths) {
    let step = grid.width + grid.gap
    let width = grid.columns * step - grid.gap
    let left = body.column + max((body.columns - width) / 2, 1)
    let lines = 12 / grid.columns
    let rows = lines * (Self.smallMonthRows + 1)
    let hasSums = body.rows >= rows + 5
    let title = spacedDigits(year)
    put(title, body.row, centredIn: body.columnRange, .heading)
    if place.layer == .all {
      let room = (width - title.count) / 2 - 2
      put(legend(in: room, withBrackets: false), body.row, endingAt: left + width, .faint)
    }
    let air = max((body.rows - 1 - rows - (hasSums ? 4 : 0)) / 2, 0)
    let top = body.row + 1 + min(air, 2)
    let first = MonthNumber(of: Day.firstDay(ofYear: year))
    for index in 0..<12 {
      drawSmallMonth(
        first.adding(index), top + index / grid.columns * (Self.smallMonthRows + 1),
        left + index % grid.columns * step, withWeeks: grid.withWeeks, marksDays: true,
        step: grid.step)
    }
    guard hasSums else { return }
    drawFigures(of: year, top + rows + 1, left + 1..<left + width)
  }

  private func spacedDigits(_ year: Int) -> String {
    "\(year)".map(String.init).joined(separator: " ")
  }
}

// MARK: - A row for each month

extension DatebookCanvas {
  /// A month begins on one of seven weekdays and has at most 31 days.
  static let stripDays = 37

  private mutating func drawStrip(of year: Int, step: Int) {
    let left = body.column + 3
    let rail = RailArrangement(layout.rail)
    let usesRail = !layout.rail.isEmpty && !rail.isNamed && rail.rows(ofMonth: 1).lowerBound >= 3
    let start = body.row + 2
    put(" \(year)", body.row, body.column, .heading)
    put(layerName, body.row, endingAt: body.columnRange.upperBound - 1, .faint)
    let initials = locale.rule.weekdays.map { locale.names.initial(of: $0) }
    // If some of them are too wide for a day, that of each week's first day takes two.
    let areNarrow = initials.allSatisfy { Typeset.columns(of: $0) <= step }
    for slot in 0..<Self.stripDays where areNarrow || slot % 7 == 0 {
      put(initials[slot % 7], body.row + 1, left + step * slot + step - 1, .faint)
    }
    let names = monthNames(in: 3)
    let first = MonthNumber(of: Day.firstDay(ofYear: year))
    var last = start
    for index in 0..<12 {
      let row = usesRail ? rail.rows(ofMonth: index + 1).lowerBound : start + index
      last = row
      drawStripRow(first.adding(index), names[index], row, left, step)
    }
    if last + 2 < body.rowRange.upperBound {
      // Days that stand close have no room for today's brackets.
      let legend = legend(in: body.columns - 5, withBrackets: step > 1)
      put(legend, last + 2, body.column + 4, .faint)
    }
    if last + 3 < body.rowRange.upperBound {
      put(fit(cursorSentence, body.columns - 5), last + 3, body.column + 4)
    }
    put(
      noteLines(in: body.columns - 5), last + 4, body.column + 4, columns: body.columns - 5,
      atMost: body.rowRange.upperBound - last - 4)
  }

  /// What the signs on days mean: those that there is room for.
  ///
  /// - Parameter withBrackets: Whether today's are explained.
  private func legend(in columns: Int, withBrackets: Bool) -> String {
    var signs = [
      ("\(symbols.levels[1])\(symbols.levels[4])\(symbols.levels[7])", words.minutesRead),
      ("n", words.note), ("e", words.event),
    ]
    if withBrackets { signs.append(("[ ]", words.inText(words.today))) }
    if Self.hasStrip(in: body) { signs.append((symbols.middleDot, words.empty)) }
    return joined(signs.map { "\($0) \($1)" }, in: columns, by: "   ")
  }

  private mutating func drawStripRow(
    _ month: MonthNumber, _ name: String, _ row: Int, _ left: Int, _ step: Int
  ) {
    put(name, row, body.column, month == MonthNumber(of: place.cursor) ? .bold : [])
    link(
      row, body.column..<left, to: .page(.month(year: month.year, month: month.month)))
    let days = month.days
    let known = place.known.days(of: month)
    let first = locale.rule.column(of: days.lowerBound.weekday)
    for (index, day) in days.enumerated() {
      let column = left + step * (first + index) + step - 1
      let sign = known[day].map { self.sign(of: shown(of: $0)) } ?? symbols.middleDot
      let isQuiet = sign == symbols.middleDot
      let style: Style = day == cursor ? .selection : isQuiet ? .faint : []
      put(sign, row, column, style)
      if day == place.today, step > 1 {
        put("[", row, column - 1, .todayTab)
        put("]", row, column + 1, .todayTab)
      } else if day == place.today, day != cursor {
        put(sign, row, column, .todayTab)
      }
      if day == cursor { focus(row, column) }
      link(row, column - (step - 1)..<column + 1, to: .day(day))
    }
  }

  /// One glyph for what a day has.
  func sign(of facts: DayFacts) -> String {
    if let level = level(ofMinutes: facts.minutes) { return level }
    if !facts.notes.isEmpty { return "n" }
    if !facts.due.isEmpty { return "e" }
    return symbols.middleDot
  }
}
