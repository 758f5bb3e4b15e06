import Datebook
import Screen
import Typeset
import Widgets

/// What a cell of a datebook leads to.
enum DatebookLink: Equatable {
  /// A page, with the cursor on a day of it.
  case page(DatebookPage, cursor: Day? = nil)
  /// The page of a day.
  case day(Day)
  /// A line of the cover.
  case line(DatebookPlace.CoverLine)
  /// A book, by its number in the library, and the offset in its text that is to be shown.
  case book(Int, at: Int? = nil)
  /// What is told of an event.
  case event(DayEvent)
  /// What a link in a note leads to.
  case note(NoteLink.Target)
  case command(DatebookCommand)
}

/// A surface that a page of a datebook is drawn into, with what its parts lead to.
///
/// A click is answered by drawing once more: what is drawn and what can be clicked cannot differ.
struct DatebookCanvas {
  var surface: Surface
  let layout: ScreenLayout
  let symbols: Symbols
  let place: DatebookPlace
  /// The words of the page.
  let words: PageWords
  private let keys: KeyTable<DatebookCommand>
  /// Whether the cursor and what keys do are to be seen.
  var showsCursor = true
  private(set) var links: [(area: Rect, link: DatebookLink)] = []
  /// What of the page's note is shown; `nil` if the page has no room for one.
  var noteView: NoteView?
  /// The weeks that something is written on, by the numbers of their first days.
  private let writtenWeeks: Set<Int>

  init(
    _ place: DatebookPlace, layout: ScreenLayout, symbols: Symbols,
    keys: KeyTable<DatebookCommand> = .datebook
  ) {
    self.place = place
    self.keys = keys
    self.layout = layout
    self.symbols = symbols
    words = place.locale.words
    surface = Surface(rows: layout.size.rows, columns: layout.size.columns)
    writtenWeeks = Set(
      place.known.daysOfWeekNotes.map { Week(of: $0, by: place.locale.rule).firstNumber })
  }

  var locale: CalendarLocale { place.locale }
  /// The day that the cursor is seen on.
  var cursor: Day? { showsCursor ? place.cursor : nil }
  /// The first key of a command, where there is one and keys are to be seen.
  func key(of command: DatebookCommand) -> String? {
    showsCursor ? keys.keys(of: command).first?.name(in: symbols) : nil
  }
  /// The room between the bars and beside the rail.
  var body: Rect { layout.body }

  /// What the cell leads to: the last thing that was drawn over it.
  func link(row: Int, column: Int) -> DatebookLink? {
    links.last { $0.area.contains(row: row, column: column) }?.link
  }
}

// MARK: - Drawing

extension DatebookCanvas {
  /// Puts `text` on the page: what would stand above or below it is left out.
  mutating func put(
    _ text: String, _ row: Int, _ column: Int, _ style: Style = [],
    within columns: Range<Int>? = nil
  ) {
    guard body.rowRange.contains(row) else { return }
    surface.put(text, row: row, column: column, style: style, within: columns)
  }

  /// Puts `text` so that it ends before `column`.
  mutating func put(_ text: String, _ row: Int, endingAt column: Int, _ style: Style = []) {
    put(text, row, column - Typeset.columns(of: text), style)
  }

  /// Puts `text` in the middle of `columns`.
  mutating func put(_ text: String, _ row: Int, centredIn columns: Range<Int>, _ style: Style = [])
  {
    let text = clip(text, columns.count)
    put(text, row, columns.lowerBound + (columns.count - Typeset.columns(of: text)) / 2, style)
  }

  /// As much of `text` as fits, with an ellipsis where that is not all.
  func fit(_ text: String, _ columns: Int) -> String {
    truncate(text, to: max(columns, 0), ellipsis: symbols.ellipsis)
  }

  /// As many of the parts as fit, the first ones.
  func joined(_ parts: [String], in columns: Int, by separator: String? = nil) -> String {
    let separator = separator ?? " \(symbols.middleDot) "
    var parts = parts
    while parts.count > 1, Typeset.columns(of: parts.joined(separator: separator)) > columns {
      parts.removeLast()
    }
    return fit(parts.joined(separator: separator), columns)
  }

  /// As much of `text` as fits.
  func clip(_ text: String, _ columns: Int) -> String {
    truncate(text, to: max(columns, 0), ellipsis: "")
  }

  /// A rule across.
  mutating func rule(_ row: Int, _ columns: Range<Int>) {
    put(String(repeating: symbols.horizontal, count: columns.count), row, columns.lowerBound, .rail)
  }

  mutating func link(_ row: Int, _ columns: Range<Int>, rows: Int = 1, to link: DatebookLink) {
    // What stands above the page is of the top bar.
    guard row >= body.row || link == .command(.today) else { return }
    links.append(
      (Rect(row: row, column: columns.lowerBound, rows: rows, columns: columns.count), link))
  }

  /// Puts the screen's focus where the cursor is.
  mutating func focus(_ row: Int, _ column: Int) {
    surface.cursor = CellPosition(row: row, column: column)
  }
}

// MARK: - Days

extension DatebookCanvas {
  /// How high a bar for so many minutes is, as a glyph; `nil` for none.
  func level(ofMinutes minutes: Int) -> String? { symbols.level(ofMinutes: minutes) }

  /// A bar for so many minutes, at most `columns` long: an hour and a half fills it.
  func bar(ofMinutes minutes: Int, columns: Int) -> String {
    guard minutes > 0, columns > 0 else { return "" }
    let length = min(max((minutes * columns + 45) / 90, 1), columns)
    return String(repeating: symbols.levels[6], count: length)
  }

  /// `2 h 10 min`, `55 min`.
  func duration(_ minutes: Int) -> String { words.figures.duration(minutes: minutes) }

  /// How a day's number looks: the cursor's reversed, those of another month dim.
  func style(of day: Day, isOutside: Bool = false) -> Style {
    if day == cursor { return .selection }
    return isOutside ? .dimmed(1) : day == place.today ? .bold : []
  }

  /// Draws a day's number in two columns, or a sign for it; today's in brackets beside them, as far as
  /// these stand in nothing's place.
  mutating func drawNumber(
    of day: Day, _ dayOfMonth: Int, _ row: Int, _ column: Int, style: Style, sign: String? = nil,
    opening: Bool = true, closing: Bool = true
  ) {
    let number = sign.map { " \($0)" } ?? (dayOfMonth < 10 ? " \(dayOfMonth)" : "\(dayOfMonth)")
    let isToday = day == place.today
    let isBare = isToday && !(opening && closing) && day != cursor
    put(number, row, column, isBare ? [style, .todayTab] : style)
    if isToday {
      if opening { put("[", row, column - 1, .todayTab) }
      if closing { put("]", row, column + 2, .todayTab) }
    }
    if day == cursor { focus(row, column) }
  }

  /// The name of a weekday in two columns.
  func narrowName(of weekday: Weekday, columns: Int = 2) -> String {
    clip(locale.names.narrowName(of: weekday), columns)
  }

  /// Whether something is written on a week, and notes are shown.
  func hasNote(on week: Week) -> Bool {
    shows(.notes) && writtenWeeks.contains(week.firstNumber)
  }

  /// How a week's number looks.
  func style(of week: Week) -> Style { hasNote(on: week) ? [.faint, .underline] : .faint }

  /// `W09`.
  func label(of week: Week) -> String { words.weekLabel(week.number) }

  /// The same in few columns: without blanks, or the number alone.
  func narrowLabel(of week: Week, in columns: Int) -> String {
    let label = label(of: week).filter { $0 != " " }
    return Typeset.columns(of: label) <= columns ? label : "\(week.number)"
  }

  /// The weekdays in their order, all by the longest names of which each fits.
  func weekdayNames(in columns: Int, isFullAllowed: Bool = false) -> [String] {
    let names = locale.names
    let lists = (isFullAllowed ? [names.weekdays] : []) + [names.shortWeekdays]
    let list =
      lists.first { $0.allSatisfy { Typeset.columns(of: $0) <= columns } } ?? names.narrowWeekdays
    return locale.rule.weekdays.map { clip(list[$0.daysAfterMonday], columns) }
  }

  /// The months by short names of so many columns, or by their numbers where these cannot be told apart:
  /// of two that begin alike each ends with the letter that differs, `jun` and `jul` of `juin` and
  /// `juil.`.
  func monthNames(in columns: Int) -> [String] {
    let names = locale.names.shortMonths
    let clipped = names.map { clip($0, columns) }
    let telling = names.indices.map { index in
      guard let twin = names.indices.first(where: { $0 != index && clipped[$0] == clipped[index] }),
        let letter = zip(names[index], names[twin]).first(where: { $0 != $1 })?.0
      else { return clipped[index] }
      return clip(names[index], columns - Typeset.columns(of: String(letter))) + String(letter)
    }
    return Set(telling).count == names.count ? telling : (1...names.count).map(String.init)
  }

  /// Letters with blanks between, where the alphabet bears that.
  func spaced(_ text: String) -> String {
    guard text.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return text }
    return text.uppercased().split(separator: " ").map {
      $0.map(String.init).joined(separator: " ")
    }
    .joined(separator: "   ")
  }
}

// MARK: - Events and layers

extension DatebookCanvas {
  /// Whether this layer of days is shown.
  func shows(_ layer: DatebookPlace.Layer) -> Bool {
    place.layer == .all || place.layer == layer
  }

  /// What is known of a day, but what is on no layer that is shown.
  func shown(on day: Day) -> DayFacts { shown(of: place.known[day]) }

  /// What of these facts is on a layer that is shown.
  func shown(of facts: DayFacts) -> DayFacts {
    guard place.layer != .all else { return facts }
    return DayFacts(
      readings: shows(.reading) ? facts.readings : [], notes: shows(.notes) ? facts.notes : [],
      events: shows(.events) ? facts.events : [])
  }

  /// `07:40`.
  func time(_ minuteOfDay: Int) -> String { DayEvent.time(minuteOfDay) }

  /// `09:00–10:30 Title · Place`, or as much of it as is known and wanted.
  func words(of event: DayEvent, withEnd: Bool = true, withPlace: Bool = false) -> String {
    event.words(locale, symbols, withEnd: withEnd, withPlace: withPlace)
  }
}

// MARK: - A month in small

extension DatebookCanvas {
  /// The columns of a small month, with the numbers of its weeks or without.
  ///
  /// - Parameter step: The columns of a day: its number, a sign of what is on it, and air.
  static func smallMonthColumns(withWeeks: Bool, step: Int = 3) -> Int {
    (withWeeks ? 3 : 0) + 7 * step
  }
  /// The rows of a small month: its name, the weekdays, six weeks.
  static let smallMonthRows = 8

  /// The signs behind a day's number: a bar for what was read, then a note, then an event; none where
  /// the layer has signs in place of numbers.
  private func marks(of facts: DayFacts?, atMost count: Int) -> String {
    guard let facts, place.layer == .all else { return "" }
    let signs = [
      level(ofMinutes: facts.minutes), facts.notes.isEmpty ? nil : "n",
      facts.due.isEmpty ? nil : "e",
    ]
    return signs.compactMap(\.self).prefix(count).joined()
  }

  /// Draws a month as it stands in a year: its name, the weekdays, and its days.
  ///
  /// - Parameter marksDays: Whether days look like what they have in them.
  mutating func drawSmallMonth(
    _ month: MonthNumber, _ row: Int, _ column: Int, withWeeks: Bool, title: String? = nil,
    marksDays: Bool = false, step: Int = 3, skipping skipped: Int = 0
  ) {
    let width = Self.smallMonthColumns(withWeeks: withWeeks, step: step)
    let columns = column..<column + width - 1
    put(title ?? locale.names.name(ofMonth: month.month), row, centredIn: columns, .heading)
    link(row, columns, to: .page(.month(year: month.year, month: month.month)))
    let first = column + (withWeeks ? 3 : 0)
    if withWeeks { put(clip(words.weekSign, 2), row + 1, column, .faint) }
    for (index, weekday) in locale.rule.weekdays.enumerated() {
      put(narrowName(of: weekday), row + 1, endingAt: first + step * index + 2, .faint)
    }
    // Looked up once: a year has twelve months, and its page is to be there at once.
    let days = month.days
    let known = marksDays ? place.known.days(of: month) : [:]
    var week = Week(of: days.lowerBound, by: locale.rule).adding(weeks: skipped)
    for line in row + 2..<row + Self.smallMonthRows {
      guard week.firstDay <= days.upperBound else { break }
      if withWeeks {
        put(
          week.number < 10 ? " \(week.number)" : "\(week.number)", line, column,
          marksDays ? style(of: week) : .faint)
        link(line, column..<column + 2, to: .page(.week(week)))
      }
      for (index, day) in week.slots.enumerated() {
        guard let day, days.contains(day) else { continue }
        let at = first + step * index
        var style = style(of: day)
        var sign = place.layer == .all || !marksDays ? nil : symbols.middleDot
        if let facts = known[day] {
          let shown = shown(of: facts)
          style = self.style(of: shown).union(style)
          if sign != nil { sign = self.sign(of: shown) }
        }
        let number = day.number - days.lowerBound.number + 1
        let signs = marksDays ? marks(of: known[day], atMost: max(step - 3, 1)) : ""
        // Where days stand close a sign has the place of a bracket.
        let isClose = step == 3
        let former = isClose && index > 0 && number > 1 ? known[day.adding(days: -1)] : nil
        drawNumber(
          of: day, number, line, at, style: style, sign: sign,
          opening: !marksDays || marks(of: former, atMost: 1).isEmpty,
          closing: !isClose || signs.isEmpty)
        let isToday = day == place.today && !isClose
        put(signs, line, at + (isToday ? 3 : 2), .faint)
        link(line, at..<at + 2, to: .day(day))
      }
      let next = week.adding(weeks: 1)
      if next == week { break }
      week = next
    }
  }
}
