import Datebook
package import Screen

/// What the rail shows: every book with months fills one, a datebook, a diary, a plan or a text.
///
/// Where a tab leads is up to the book.
package struct MonthRail: Equatable, Sendable {
  /// The months that are lit, from 1: those of what is shown.
  package var lit: Months
  /// The month that today is in, from 1; 0 where it is in another year.
  package var today: Int
  /// The months that a tab leads to, from 1.
  package var open: Months
  /// The names on the tabs.
  package var names: [String]
  /// The names where there is room for more than a letter.
  package var shortNames: [String]
  /// The year that the rail stands for; `nil` if its book has none.
  package var year: Int?

  /// Whether the year's tab is lit.
  package var isYearLit = false

  /// A rail of `year`.
  package init(year: Int?, lit: Months, today: Int, open: Months = .all) {
    self.year = year
    self.lit = lit
    self.today = today
    self.open = open
    names = CalendarNames.english.narrowMonths
    shortNames = CalendarNames.english.shortMonths
  }

  /// The month of the tab at `row` of a rail in `area`; the gaps between quarters are no tab's.
  package func month(atRow row: Int, in area: Rect) -> Int? {
    let arrangement = RailArrangement(area)
    return (1...12).first { arrangement.rows(ofMonth: $0).contains(row) }
  }

  /// A tab of the rail.
  package enum Part: Equatable, Sendable {
    case month(Int)
    case year, notes
  }

  /// The tab at `row` of a rail in `area`; nil in the gaps between quarters.
  package func part(atRow row: Int, in area: Rect) -> Part? {
    let arrangement = RailArrangement(area)
    if arrangement.yearRow == row { return .year }
    if arrangement.notesRow == row { return .notes }
    return month(atRow: row, in: area).map { .month($0) }
  }

  /// Draws the rail into `area`.
  package func draw(into surface: inout Surface, area: Rect, symbols: Symbols) {
    guard !area.isEmpty else { return }
    let arrangement = RailArrangement(area)
    for row in area.rowRange {
      surface.put(symbols.vertical, row: row, column: area.column, style: .rail)
    }
    arrangement.isNamed
      ? drawNamed(into: &surface, area, arrangement, symbols)
      : drawLetters(into: &surface, area, arrangement, symbols)
  }

  private func drawLetters(
    into surface: inout Surface, _ area: Rect, _ arrangement: RailArrangement, _ symbols: Symbols
  ) {
    for month in 1...12 {
      let row = arrangement.rows(ofMonth: month).lowerBound
      let isLit = lit.contains(month)
      if isLit { surface.put(symbols.litJoint, row: row, column: area.column, style: .tab) }
      let columns = surface.put(
        names[month - 1], row: row, column: area.column + 1, style: style(ofMonth: month),
        within: area.columnRange)
      // A name of two columns leaves the mark of today's month the place of the line.
      if columns > 1 {
        if month == today, !isLit {
          surface.put(symbols.dot, row: row, column: area.column, style: .todayTab)
        }
        continue
      }
      // Today's month keeps its dot when its tab is lit: the mark of the lit one is its joint.
      let mark = month == today ? symbols.dot : isLit ? symbols.litTab : " "
      surface.put(mark, row: row, column: area.column + 2, style: isLit ? .litTab : .todayTab)
    }
    if let row = arrangement.yearRow {
      if isYearLit { surface.put(symbols.litJoint, row: row, column: area.column, style: .tab) }
      surface.put("Y", row: row, column: area.column + 1, style: isYearLit ? .litTab : .closedTab)
      if isYearLit {
        surface.put(symbols.litTab, row: row, column: area.column + 2, style: .litTab)
      }
    }
    if let row = arrangement.notesRow {
      surface.put("N", row: row, column: area.column + 1, style: .closedTab)
    }
  }

  private func drawNamed(
    into surface: inout Surface, _ area: Rect, _ arrangement: RailArrangement, _ symbols: Symbols
  ) {
    if let row = arrangement.yearRow, let year {
      surface.put(
        " \(year)", row: row, column: area.column + 1, style: isYearLit ? .litTab : .closedTab)
    }
    for month in 1...12 {
      let rows = arrangement.rows(ofMonth: month)
      drawJoint(into: &surface, row: rows.lowerBound, area, symbols)
      let row = rows.lowerBound + 1
      let isLit = lit.contains(month)
      let name = truncate(shortNames[month - 1], to: 3, ellipsis: "")
      if isLit {
        surface.put(symbols.litJoint, row: row, column: area.column, style: .tab)
        let label = symbols.tabLeft + name + symbols.tabRight
        surface.put(label, row: row, column: area.column + 1, style: .litTab)
      } else {
        surface.put(name, row: row, column: area.column + 2, style: style(ofMonth: month))
      }
      if month == today {
        surface.put(symbols.dot, row: row, column: area.column + 5, style: .todayTab)
      }
    }
    if let row = arrangement.notesRow {
      surface.put(symbols.joint, row: row, column: area.column, style: .rail)
      surface.put("Note", row: row, column: area.column + 2, style: .closedTab)
    }
  }

  private func drawJoint(
    into surface: inout Surface, row: Int, _ area: Rect, _ symbols: Symbols
  ) {
    surface.put(
      symbols.joint + String(repeating: symbols.horizontal, count: area.columns - 1), row: row,
      column: area.column, style: .rail)
  }

  private func style(ofMonth month: Int) -> Style {
    if lit.contains(month) { return .litTab }
    return open.contains(month) ? .tab : .closedTab
  }
}

/// Some of a year's months.
package struct Months: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The one month, from 1 to 12.
  package init(_ month: Int) {
    rawValue = 1 << UInt16(month)
  }

  /// The twelve months.
  package static let all = Months(rawValue: 0b1_1111_1111_1110)

  /// The first of them, from 1.
  package var first: Int? { isEmpty ? nil : rawValue.trailingZeroBitCount }

  /// Whether a month, from 1, is among them.
  package func contains(_ month: Int) -> Bool { contains(Months(month)) }
}

/// Which rows the tabs of a rail take.
package struct RailArrangement {
  /// The row of the year's tab, where there is room for it.
  package let yearRow: Int?
  /// The row of the notes' tab, where there is room for it.
  package let notesRow: Int?
  /// Whether tabs have names and take three rows each.
  package let isNamed: Bool
  private let monthRows: [Int]

  /// The arrangement of a rail in `area`: with gaps between the quarters where there is room.
  package init(_ area: Rect) {
    let top = area.row
    isNamed = area.columns >= 6 && area.rows >= 37
    if isNamed {
      yearRow = top
      monthRows = (0..<12).map { top + 1 + 3 * $0 }
      notesRow = area.rows >= 38 ? top + 37 : nil
    } else if area.rows >= 19 {
      let start = top + (area.rows >= 20 ? 1 : 0)
      yearRow = start
      monthRows = (0..<12).map { start + 2 + $0 + $0 / 3 }
      notesRow = start + 18
    } else if area.rows >= 14 {
      let start = top + (area.rows - 14) / 2
      yearRow = start
      monthRows = (0..<12).map { start + 1 + $0 }
      notesRow = start + 13
    } else {
      yearRow = nil
      notesRow = nil
      monthRows = (0..<12).map { top + $0 }
    }
  }

  /// The rows of a month's tab, from 1 to 12; of a tab with a name, its upper edge is the first.
  package func rows(ofMonth month: Int) -> Range<Int> {
    let row = monthRows[month - 1]
    return row..<row + (isNamed ? 3 : 1)
  }
}
