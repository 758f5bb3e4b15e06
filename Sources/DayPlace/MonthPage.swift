import Datebook
import Screen
import Typeset
import Widgets

/// A month: a row of cells for each week, as high as there is room.
extension DatebookCanvas {
  private static let weekColumns = 5
  /// The least columns of a cell: a date of another month.
  private static let narrowestCell = 7

  mutating func drawMonth() {
    guard case .month(let year, let number) = place.page else { return }
    let month = MonthNumber(of: Day.days(ofMonth: number, year: year).lowerBound)
    let width = (body.columns - Self.weekColumns - 1) / 7
    let weeks = weeks(in: month)
    guard width >= Self.narrowestCell, body.rows >= 2 + weeks else { return drawMonthAlone() }
    let height = max(min((body.rows - 4) / weeks, 6), 1)
    drawHeading(of: month)
    let left = body.column + Self.weekColumns
    for (index, name) in weekdayNames(in: width - 1, isFullAllowed: true).enumerated() {
      put(name, body.row + 1, left + index * width, .faint)
    }
    var week = Week(of: month.days.lowerBound, by: locale.rule)
    for index in 0..<weeks {
      let row = body.row + 2 + index * height
      // The sign of a note has a blank behind it as well.
      let sign = hasNote(on: week) ? "n" : ""
      let label = narrowLabel(of: week, in: Self.weekColumns - 1 - sign.count)
      put(label + sign, row, body.column, .faint)
      link(row, body.column..<left - 1, rows: height, to: .page(.week(week)))
      for (slot, day) in week.slots.enumerated() {
        guard let day else { continue }
        drawCell(
          day, of: month, Rect(row: row, column: left + slot * width, rows: height, columns: width))
      }
      week = week.adding(weeks: 1)
    }
    let end = body.row + 2 + weeks * height
    let bottom = body.rowRange.upperBound
    guard end < bottom else { return }
    let name = locale.names.name(ofMonth: number)
    let note = noteLines(in: body.columns - 2)
    put(note, end, body.column + 1, columns: body.columns - 2, atMost: bottom - 2 - end)
    let hasRule = bottom - end >= 2
    if hasRule { rule(bottom - 2, body.column + 1..<body.columnRange.upperBound - 1) }
    let words =
      "\(name): \(sentence(of: place.page, in: body.columns - 4 - Typeset.columns(of: name)))"
    put(fit(words, body.columns - 2), bottom - 1, body.column + 1)
    // If the weeks leave no room for it, the note's first line stands in the rule.
    if hasRule, end >= bottom - 2 { put(firstOf: note, inRule: bottom - 2) }
  }

  private mutating func drawHeading(of month: MonthNumber) {
    let spaced = spaced(locale.names.name(ofMonth: month.month))
    let year = locale.year(month.year).map(String.init).joined(separator: " ")
    let isSpaced =
      spaced.contains(" ") && Typeset.columns(of: spaced) + year.count + 24 <= body.columns
    let title = isSpaced ? "\(spaced)   \(year)" : locale.month(month.month, of: month.year)
    put(title, body.row, centredIn: body.columnRange, .heading)
    let (before, after) = (month.adding(-1), month.adding(1))
    if before != month {
      let label = "\(symbols.previous) \(locale.names.shortName(ofMonth: before.month))"
      put(label, body.row, body.column + 1, .faint)
      link(
        body.row, body.column + 1..<body.column + 1 + Typeset.columns(of: label),
        to: .command(.previousPage))
    }
    if after != month {
      let label = "\(locale.names.shortName(ofMonth: after.month)) \(symbols.next)"
      let end = body.columnRange.upperBound - 1
      put(label, body.row, endingAt: end, .faint)
      link(body.row, end - Typeset.columns(of: label)..<end, to: .command(.nextPage))
    }
  }

  private mutating func drawCell(_ day: Day, of month: MonthNumber, _ area: Rect) {
    let isOutside = !month.days.contains(day)
    let facts = shown(on: day)
    let style = style(of: day, isOutside: isOutside)
    let level = level(ofMinutes: facts.minutes).map { "\($0)\(facts.minutes)" }
    let date = locale.shortDate(day)
    let room = area.columns - 1 - (level.map { $0.count + 1 } ?? 0)
    let label = isOutside && Typeset.columns(of: date) <= room ? date : "\(day.day)"
    link(area.row, area.columnRange, rows: area.rows, to: .day(day))
    if day == place.today {
      put("[\(label)]", area.row, area.column - 1, .todayTab)
      if day == cursor { put(label, area.row, area.column, style) }
    } else {
      put(clip(label, area.columns - 1), area.row, area.column, style)
    }
    if day == cursor { focus(area.row, area.column) }
    if let level {
      put(level, area.row, endingAt: area.columnRange.upperBound - 1, isOutside ? .dimmed(1) : [])
    }
    let quiet: Style = isOutside ? .dimmed(1) : .faint
    let count = area.rows - 1
    let told = facts.notes.count + facts.due.count
    for (index, line) in lines(of: facts, count, area.columns).enumerated() {
      let isFull = index == count - 1 && told > count
      let isWide = area.columns >= 10
      let more = isFull ? isWide ? "+\(told - count)" : "+" : ""
      let room = area.columns - 2 - (more.isEmpty ? 0 : more.count + (isWide ? 1 : 0))
      // Points would take the place of words.
      let isNarrow = room < 5 + Typeset.columns(of: symbols.ellipsis)
      put(
        isNarrow ? clip(line, room) : fit(line, room), area.row + 1 + index, area.column + 1, quiet)
      put(more, area.row + 1 + index, endingAt: area.columnRange.upperBound - 1, quiet)
    }
  }

  /// What a cell tells in so many lines: what was written and is due, and where that leaves room what
  /// was read and is to be read.
  private func lines(of facts: DayFacts, _ count: Int, _ columns: Int) -> [String] {
    // A day may have a thousand events: those that are not shown have no words.
    var lines = facts.notes.prefix(count).map { "n \($0)" }
    for event in facts.due.prefix(count - lines.count) {
      // A narrow cell has room for a time or for a name.
      lines.append(columns < 14 ? event.name(words) : words(of: event, withEnd: false))
    }
    if count > 1 {
      let portions = portionLines(of: facts.portions.filter { !$0.isDone }, columns)
      lines += (facts.titles + portions).prefix(count - lines.count)
    }
    return lines
  }

  /// What plans give a day, by their titles; in a narrow cell all together, as a time or as a number of
  /// pages, for of a title that stands there on each day few letters would be seen.
  private func portionLines(of portions: [BookPortion], _ columns: Int) -> [String] {
    guard columns < 14 else { return portions.map { "p \($0.title)" } }
    guard !portions.isEmpty else { return [] }
    let minutes = portions.compactMap(\.minutes)
    if minutes.count == portions.count {
      return ["p \(words.figures.duration(minutes: minutes.reduce(0, +)))"]
    }
    let pages = portions.compactMap { $0.portion.pages?.count }
    return [pages.count == portions.count ? "p \(pages.reduce(0, +))" : "p"]
  }
}
