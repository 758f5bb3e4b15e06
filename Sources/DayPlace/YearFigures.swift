import Datebook
import Screen
import Typeset
import Widgets

/// What a year comes to, below its months: bars, sums, what was written, what is due.
extension DatebookCanvas {
  /// The most columns of a note or of an event in a row of them.
  private static let widestItem = 28
  private static let itemGap = 3

  /// Draws the figures of a year into the rows from `row` on; what there is no row for is left out.
  mutating func drawFigures(of year: Int, _ row: Int, _ columns: Range<Int>) {
    let labels = [words.reading, words.notes, words.events]
    let width = (labels.map { Typeset.columns(of: $0) }.max() ?? 0) + 2
    let items = columns.lowerBound + width..<columns.upperBound
    var row = row
    func label(_ text: String, on canvas: inout DatebookCanvas) {
      canvas.put(text, row, columns.lowerBound, .faint)
    }
    if drawWeeks(of: year, row, items) {
      label(labels[0], on: &self)
      row += 1
    }
    put(sentence(of: place.page, in: columns.count), row, columns.lowerBound)
    put(fit(cursorSentence, columns.count), row + 1, columns.lowerBound, .faint)
    row += 2
    let note = noteLines(in: columns.count)
    let lists = [(labels[1], notes(of: year, in: items)), (labels[2], coming(in: year, in: items))]
      .filter { !$0.1.isEmpty }
    let bottom = body.rowRange.upperBound
    if bottom - row - note.count >= Self.leastListed {
      row = drawLists(of: year, row + 1, columns, rows: bottom - row - 1 - min(note.count, 8)) + 1
      put(note, row, columns.lowerBound, columns: columns.count, atMost: bottom - row)
      return
    }
    if row + lists.count + min(note.count, 1) < bottom { row += 1 }
    for (name, list) in lists where row < bottom {
      label(name, on: &self)
      var column = items.lowerBound
      for (words, day) in list {
        let end = column + Typeset.columns(of: words)
        put(words, row, column)
        link(row, column..<end, to: .day(day))
        column = end + Self.itemGap
      }
      row += 1
    }
    put(note, row, columns.lowerBound, columns: columns.count, atMost: bottom - row)
  }
}

// MARK: - Lists

extension DatebookCanvas {
  /// From so many free rows on, notes and events have a row each.
  private static let leastListed = 8

  /// Draws the last notes and the next events of a year side by side, a row each.
  ///
  /// - Returns: The row behind them.
  private mutating func drawLists(
    of year: Int, _ row: Int, _ columns: Range<Int>, rows: Int
  ) -> Int {
    let days = DatebookPage.year(year).days
    let notes = shows(.notes) ? self.days(in: days) { $0.notes.first } : []
    let coming = shows(.events) ? comingDays(of: year) : []
    let lists = [
      (words.notes, Array(notes.suffix(rows - 1))), (words.events, Array(coming.prefix(rows - 1))),
    ]
    .filter { !$0.1.isEmpty }
    let width = (columns.count - (lists.count - 1) * Self.itemGap) / max(lists.count, 1)
    for (index, list) in lists.enumerated() {
      let start = columns.lowerBound + index * (width + Self.itemGap)
      put(list.0, row, start, .heading)
      let dates = list.1.map { locale.shortDate($0.day) }
      let room = (dates.map { Typeset.columns(of: $0) }.max() ?? 0) + 2
      for (line, item) in list.1.enumerated() {
        put(dates[line], row + 1 + line, start, .faint)
        put(fit(item.words, width - room), row + 1 + line, start + room)
        link(row + 1 + line, start..<start + width, to: .day(item.day))
      }
    }
    return row + 1 + (lists.map(\.1.count).max() ?? 0)
  }
}

// MARK: - Weeks

extension DatebookCanvas {
  /// Draws a bar for each week, behind the initials of the months: how long was read on a day of it.
  ///
  /// - Returns: Whether something was read, and there is room.
  private mutating func drawWeeks(of year: Int, _ row: Int, _ columns: Range<Int>) -> Bool {
    let days = DatebookPage.year(year).days
    // Weeks around New Year have a bar in both years, for the days that they have in each.
    let first = Week(of: days.lowerBound, by: locale.rule)
    let last = Week(of: days.upperBound, by: locale.rule)
    let count = (last.firstNumber - first.firstNumber) / 7 + 1
    let labels = locale.names.narrowMonths.map { clip($0, 2) }
    let width = labels.reduce(count + labels.count - 1) { $0 + Typeset.columns(of: $1) }
    guard shows(.reading), columns.count >= width else { return false }
    var minutes = [Int](repeating: 0, count: count)
    for month in place.page.shownMonths {
      for (day, facts) in place.known.days(of: month) where !facts.readings.isEmpty {
        let index = (Week(of: day, by: locale.rule).firstNumber - first.firstNumber) / 7
        if minutes.indices.contains(index) { minutes[index] += facts.minutes }
      }
    }
    guard minutes.contains(where: { $0 > 0 }) else { return false }
    var column = columns.lowerBound
    var month = 0
    var week = first
    for minutes in minutes {
      let own = week.slots.count { $0.map(days.contains) ?? false }
      // A week is of the month that most of its days are in.
      let middle = week.firstDay.adding(days: 3)
      let next = middle.year < year ? 1 : middle.year > year ? labels.count : middle.month
      if next > month {
        month = next
        if column > columns.lowerBound { column += 1 }
        let end = column + Typeset.columns(of: labels[month - 1])
        put(labels[month - 1], row, column, .heading)
        link(row, column..<end, to: .page(.month(year: year, month: month)))
        column = end
      }
      let isCurrent = week == Week(of: place.today, by: locale.rule)
      put(
        level(ofMinutes: (minutes + own - 1) / max(own, 1)) ?? symbols.middleDot, row, column,
        isCurrent ? .todayTab : minutes > 0 ? [] : .faint)
      link(row, column..<column + 1, to: .page(.week(week)))
      column += 1
      week = week.adding(weeks: 1)
    }
    return true
  }
}

// MARK: - Notes and events

extension DatebookCanvas {
  /// What was written on days of the year: the last ones that fit, in their order.
  private func notes(of year: Int, in columns: Range<Int>) -> [(words: String, day: Day)] {
    guard shows(.notes) else { return [] }
    return items(
      days(in: DatebookPage.year(year).days) { $0.notes.first }.reversed(), in: columns
    ).reversed()
  }

  /// What is due on days of the year from today on: the first ones that fit.
  private func coming(in year: Int, in columns: Range<Int>) -> [(words: String, day: Day)] {
    shows(.events) ? items(comingDays(of: year), in: columns) : []
  }

  /// The days of the year from today on that something is due on, with its name.
  private func comingDays(of year: Int) -> [(day: Day, words: String)] {
    let days = DatebookPage.year(year).days
    guard place.today <= days.upperBound else { return [] }
    return self.days(in: max(days.lowerBound, place.today)...days.upperBound) { facts in
      facts.due.first { !$0.isContinued }.map { $0.name(words) }
    }
  }

  /// The days that have some words, in their order.
  private func days(
    in days: ClosedRange<Day>, _ words: (DayFacts) -> String?
  ) -> [(day: Day, words: String)] {
    place.page.shownMonths.flatMap { place.known.days(of: $0) }
      .filter { days.contains($0.key) }
      .compactMap { day, facts in words(facts).map { (day, $0) } }
      .sorted { $0.day < $1.day }
  }

  /// As many as fit of days with their words, from the first on.
  private func items(
    _ days: some Sequence<(day: Day, words: String)>, in columns: Range<Int>
  ) -> [(words: String, day: Day)] {
    var found: [(words: String, day: Day)] = []
    var room = columns.count
    for (day, words) in days {
      let item = fit("\(locale.shortDate(day)) \(words)", Self.widestItem)
      let width = Typeset.columns(of: item)
      guard width <= room else { break }
      found.append((item, day))
      room -= width + Self.itemGap
    }
    return found
  }
}
