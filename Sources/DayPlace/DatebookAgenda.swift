import Datebook
import Screen
import Typeset
import Widgets

/// What is due from a day on, by the day, as far as three months ahead: before it the to-dos that are
/// overdue today, and behind it those that are never due.
struct DatebookAgenda: Equatable, Sendable {
  /// The days that are looked at.
  private static let length = 92
  private static let columns = 68

  /// A row: a heading, or something that is due on the day above it.
  private enum Row: Equatable {
    case overdue
    case day(Day)
    case undated
    case event(DayEvent)
  }

  /// The days that it is of.
  let days: ClosedRange<Day>
  /// Nil before they are known.
  private var rows: [Row]?
  /// A row with an event, from 0; headings are not chosen.
  private var selection = ListSelection(0)

  /// An agenda from `day` on, of which nothing is known.
  init(from day: Day) {
    days = day...day.adding(days: Self.length - 1)
  }

  /// Receives what is due on its days, and to-dos that are overdue or never due.
  mutating func receive(_ events: [Day: [DayEvent]], open: [DayEvent] = []) {
    func group(_ heading: Row, _ events: [DayEvent]) -> [Row] {
      events.isEmpty ? [] : [heading] + events.map { .event($0) }
    }
    let dated = events.filter { days.contains($0.key) }.sorted { $0.key < $1.key }
    rows =
      group(.overdue, open.filter { $0.dayOverdue != nil })
      + dated.flatMap { day, events in group(.day(day), events.filter { !$0.isOpen }) }
      + group(.undated, open.filter { $0.dayOverdue == nil })
    selection.selected = min(max(selection.selected, 1), max((rows?.count ?? 0) - 1, 0))
  }

  private func frame(_ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: max(rows?.count ?? 1, 1), columns: Self.columns, layout: layout)
  }

  mutating func handle(
    _ key: Key, layout: ScreenLayout, over place: DatebookPlace
  ) -> DatebookSheet.Answer {
    let visible = frame(layout).inside.rows
    let rows = rows ?? []
    switch key {
    case .escape, .character("q"), .character("A"): return .close
    case .character("Q"): return .ignored
    case .enter:
      guard rows.indices.contains(selection.selected),
        case .event(let event) = rows[selection.selected]
      else { return .stay }
      return .follow(.event(event))
    default:
      let former = selection.selected
      selection.handle(key, rows: visible, count: rows.count)
      selection.settle(rows: visible, count: rows.count)
      guard !rows.isEmpty else { return .stay }
      if case .event = rows[selection.selected] { return .stay }
      // A heading is passed over; what is above the first event is its heading.
      let step = selection.selected < former && selection.selected > 0 ? -1 : 1
      selection.selected += step
      selection.settle(rows: visible, count: rows.count)
      return .stay
    }
  }

  /// Where a click on a row leads; nil if it is on none.
  func link(row: Int, column: Int, layout: ScreenLayout) -> DatebookLink? {
    let area = frame(layout).inside
    guard area.contains(row: row, column: column), let rows else { return nil }
    let index = top(area.rows) + row - area.row
    guard rows.indices.contains(index) else { return nil }
    switch rows[index] {
    case .day(let day): return .day(day)
    case .overdue, .undated: return nil
    case .event(let event): return .event(event)
    }
  }

  /// The first row that is shown: with the first event its heading.
  private func top(_ visible: Int) -> Int {
    let top = selection.settled(rows: visible, count: rows?.count ?? 0).top
    return selection.selected <= 1 ? 0 : top
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    let frame = frame(layout)
    let locale = place.locale
    let last = locale.mediumDate(days.upperBound)
    frame.draw("Agenda \(symbols.dash) to \(last)", into: &surface, symbols: symbols)
    let area = frame.inside
    guard let rows, !rows.isEmpty else {
      let sentence = rows == nil ? "Loading events \(symbols.ellipsis)" : "Nothing is due."
      surface.put(
        truncate(sentence, to: area.columns, ellipsis: symbols.ellipsis), row: area.row,
        column: area.column, style: .faint)
      return
    }
    let top = top(area.rows)
    for (index, row) in rows.enumerated().dropFirst(top).prefix(area.rows) {
      let at = area.row + index - top
      switch row {
      case .overdue, .day, .undated:
        surface.put(
          truncate(heading(row, place), to: area.columns, ellipsis: symbols.ellipsis), row: at,
          column: area.column, style: .sheetHeading)
      case .event(let event):
        let isSelected = index == selection.selected
        let style: Style = isSelected ? .selectedRow : event.isDone ? [.sheet, .faint] : .sheet
        if isSelected {
          surface.put(symbols.selection, row: at, column: area.column, style: style)
          surface.cursor = CellPosition(row: at, column: area.column)
        }
        surface.put(
          truncate(
            event.words(locale, symbols, withPlace: true), to: max(area.columns - 2, 0),
            ellipsis: symbols.ellipsis), row: at, column: area.column + 2, style: style)
      }
    }
  }

  /// `Today, Thu 5 Mar 2026`, `Overdue`.
  private func heading(_ row: Row, _ place: DatebookPlace) -> String {
    guard case .day(let day) = row else { return row == .overdue ? "Overdue" : "No date" }
    let date = place.locale.weekdayMediumDate(day)
    let words = place.locale.words
    if day == place.today { return words.today + place.locale.comma + date }
    return date
  }
}
