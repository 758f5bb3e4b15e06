import Datebook
import Screen
import Typeset
import Widgets

/// The weeks as one endless column: the cursor's in the middle, its month in full strength, the
/// others dimmer the further they are.
extension DatebookCanvas {
  private static let labelColumns = 14
  private static let narrowLabelColumns = 5
  private static let narrowestLabelColumns = 3

  /// The number of weeks above the one in the middle.
  private var above: Int { (body.rows - 1) / 2 }

  mutating func drawScroll() {
    let isWide = body.columns >= 54
    let isNarrow = body.columns < Self.narrowLabelColumns + 7 * 3 + 1
    let labels =
      isWide
      ? Self.labelColumns : isNarrow ? Self.narrowestLabelColumns : Self.narrowLabelColumns
    let width = max((body.columns - labels - 1) / 7, 3)
    let left = body.column + labels
    for (index, name) in weekdayNames(in: width - 1).enumerated() {
      put(name, body.row, left + index * width, .faint, within: body.columnRange)
    }
    let middle = Week(of: place.cursor, by: locale.rule)
    let month = centralMonth
    for line in 0..<max(body.rows - 1, 0) {
      let step = line - above
      let week = middle.adding(weeks: step)
      // Past the calendar's ends there is nothing.
      guard week.firstNumber == middle.firstNumber + 7 * step else { continue }
      drawWeek(week, body.row + 1 + line, left, width, isWide: isWide, month)
    }
  }

  /// The month that is in full strength: that of the cursor's day.
  var centralMonth: MonthNumber { MonthNumber(of: place.cursor) }

  private mutating func drawWeek(
    _ week: Week, _ row: Int, _ left: Int, _ width: Int, isWide: Bool, _ central: MonthNumber
  ) {
    if let first = week.slots.compactMap(\.self).first(where: { $0.day == 1 }) {
      let month = MonthNumber(of: first)
      let name = locale.names.shortName(ofMonth: month.month)
      let room = isWide ? 8 : left - body.column - 1
      let withYear = "\(name) \(month.year)"
      let hasYear = month.month == 1 && isWide && Typeset.columns(of: withYear) <= room
      put(
        clip(hasYear ? withYear : name, room), row, body.column + (isWide ? 1 : 0),
        dimmed(month, central), within: body.columnRange)
      link(
        row, body.column..<left - (isWide ? 4 : 1),
        to: .page(.month(year: month.year, month: month.month)))
    }
    if isWide {
      put("\(week.number)", row, endingAt: left - 2, .faint)
      if hasNote(on: week) { put("n", row, left - 2, .faint) }
      link(row, left - 4..<left - 1, to: .page(.week(week)))
    }
    for (index, day) in week.slots.enumerated() {
      guard let day else { continue }
      let column = left + index * width
      let style: Style =
        day == cursor ? .selection : dimmed(MonthNumber(of: day), central)
      drawNumber(of: day, day.day, row, column, style: style)
      link(row, column - 1..<column + width - 1, to: .day(day))
      guard width >= 5 else { continue }
      let facts = shown(on: day)
      var signs = level(ofMinutes: facts.minutes) ?? ""
      if !facts.notes.isEmpty { signs += "n" }
      if !facts.due.isEmpty { signs += "e" }
      put(
        clip(signs, width - 4), row, column + 3, dimmed(MonthNumber(of: day), central))
    }
  }

  private func dimmed(_ month: MonthNumber, _ central: MonthNumber) -> Style {
    .dimmed(min(abs(month.number - central.number), 2))
  }

  /// The months that are to be known for what is shown, with those that come next.
  static func months(around cursor: Day, rows: Int) -> ClosedRange<MonthNumber> {
    let span = 7 * rows / 2 + 31
    return MonthNumber(
      of: cursor.adding(days: -span))...MonthNumber(of: cursor.adding(days: span))
  }
}
