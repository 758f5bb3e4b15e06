import Datebook
import Screen
import Typeset
package import Widgets

/// The frame of a place of a tab: the top bar, the tabs, the rail and the row of hints.
package typealias TabFrame = PlaceFrame<ListCommand>

/// The least number of rows with a row of tabs.
private let lowestWithTabs = 10
/// The least number of rows with a rule under the tabs.
private let lowestWithRule = 16

extension TabFrame {
  /// What stands where.
  var layout: ScreenLayout { ScreenLayout(size) }

  /// The row of the tabs, where there is room for one.
  private var tabRow: Int? { size.rows >= lowestWithTabs ? 1 : nil }

  /// The row of the rule under the tabs, where there is room for one.
  var ruleRow: Int? { size.rows >= lowestWithRule ? 2 : nil }

  /// The room for the place itself.
  var body: Rect {
    let all = layout.body
    let taken = (tabRow == nil ? 0 : 1) + (ruleRow == nil ? 0 : 1)
    return Rect(
      row: all.row + taken, column: all.column, rows: all.rows - taken, columns: all.columns)
  }

  /// The columns of the row of hints.
  private var hintColumns: Int { size.columns - 2 }

  /// As much of `text` as fits, with an ellipsis where that is not all.
  func fit(_ text: String, _ columns: Int) -> String {
    truncate(text, to: max(columns, 0), ellipsis: symbols.ellipsis)
  }

  /// The lines that `text` takes.
  func wrapped(_ text: String, _ columns: Int) -> [String] {
    Label.lines(text.split(separator: " ").map(String.init), in: max(columns, 1), symbols)
  }

  /// As much of a book's title as fits. It is cut before what tells it apart: a number at its end, as
  /// that of a volume or a year, or what it has and `others` do not that begin as it does.
  func fitTitle(
    _ title: String, _ columns: Int, among others: some Sequence<String> = EmptyCollection()
  ) -> String {
    let all = Typeset.columns(of: title)
    guard all > columns,
      let end = TitleEnd(of: title).words(in: columns, among: others, ellipsis: symbols.ellipsis)
    else { return fit(title, columns) }
    let room = columns - Typeset.columns(of: symbols.ellipsis + end)
    let start = truncate(title, to: room, ellipsis: "")
    return start.trimmed + symbols.ellipsis + end
  }

  /// The first of these wordings that fits; the last one is cut where none does.
  func fitting(_ wordings: [String], _ columns: Int) -> String {
    wordings.first { Typeset.columns(of: $0) <= columns } ?? fit(wordings.last ?? "", columns)
  }

  /// Several facts in one line.
  func joined(_ parts: [String]) -> String { parts.joined(separator: " \(symbols.middleDot) ") }

  /// The lines that several facts take, joined as far as they fit: none begins with a dot.
  func lines(of parts: [String], _ columns: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, Typeset.columns(of: joined([last, part])) <= columns {
        lines[lines.count - 1] = joined([last, part])
      } else {
        lines += wrapped(part, columns)
      }
    }
    return lines
  }
}

// MARK: - Drawing

extension TabFrame {
  /// Draws everything around the place.
  ///
  /// - Parameters:
  ///   - title: What stands behind [Today]; `nil` for the date.
  ///   - label: What stands at the end of the top bar.
  ///   - hints: What the last row says of the keys, the most needed first.
  func draw(
    into surface: inout Surface, tab: RoomTab, title: String?, label: String, hints: [String]
  ) {
    drawTopBar(into: &surface, title, label)
    drawTabs(into: &surface, lit: tab)
    if let ruleRow {
      let rule = Rect(row: ruleRow, column: 1, rows: 1, columns: layout.body.columns - 2)
      surface.fill(rule, with: symbols.horizontal, style: .rail)
    }
    rail.draw(into: &surface, area: layout.rail, symbols: symbols)
    if let row = layout.footerRow {
      surface.put(
        Label.hints(hintsThatFit(hints), in: hintColumns), row: row, column: 1, style: .hint)
    }
  }

  /// The hints, from the first on, that fit the last row: that of the help is one of them, in the place
  /// of as many as it takes.
  private func hintsThatFit(_ hints: [String]) -> [String] {
    let help = keys.bindings.first { $0.command == .help }?.hint(in: symbols)
    guard let help, let index = hints.firstIndex(of: help) else { return hints }
    let before = stride(from: index, to: 0, by: -1).first { count in
      Typeset.columns(of: Label.hints(hints.prefix(count) + [help], in: .max)) <= hintColumns
    }
    guard let before, before < index else { return hints }
    return hints.prefix(before) + [help]
  }

  private func drawTopBar(into surface: inout Surface, _ title: String?, _ label: String) {
    let button = TopBar.todayButton
    surface.put(TopBar.todayLabel, row: 0, column: button.lowerBound, style: .button)
    let start = button.upperBound + 1
    let room = size.columns - 1 - start
    let end = truncate(label, to: room, ellipsis: symbols.ellipsis)
    let free = room - Typeset.columns(of: end) - 2
    let words = title.map { [$0] } ?? dateWordings
    if let begin = words.first(where: { Typeset.columns(of: $0) <= free }) {
      surface.put(begin, row: 0, column: start, style: .title)
    } else if title != nil, free >= 8 {
      surface.put(fit(words[0], free), row: 0, column: start, style: .title)
    }
    surface.put(
      end, row: 0, column: size.columns - 1 - Typeset.columns(of: end), style: .bar)
  }

  /// `Sat 21 Nov 2026 · W47 · day 325`, and shorter.
  private var dateWordings: [String] {
    let week = Week(of: today, by: locale.rule).number
    let date = locale.weekdayMediumDate(today)
    let weekLabel = locale.words.weekLabel(week)
    return [
      joined([date, weekLabel, locale.words.day(today.dayOfYear)]), joined([date, weekLabel]), date,
    ]
  }

  private func drawTabs(into surface: inout Surface, lit: RoomTab) {
    guard let tabRow else { return }
    for (tab, columns, label) in tabs(lit: lit) {
      surface.put(
        label, row: tabRow, column: columns.lowerBound, style: tab == lit ? .litTab : .tab)
    }
  }

  /// The tabs with their columns: where there is no room for their names, the lit one's alone.
  private func tabs(lit: RoomTab) -> [(tab: RoomTab, columns: Range<Int>, label: String)] {
    let names = RoomTab.allCases.map { " \($0.rawValue) \($0.name) " }
    let columns = names.reduce(RoomTab.allCases.count) { $0 + $1.utf8.count }
    let isFull = columns <= layout.body.columns
    var column = 1
    return RoomTab.allCases.map { tab in
      let label = isFull || tab == lit ? " \(tab.rawValue) \(tab.name) " : " \(tab.rawValue) "
      defer { column += label.utf8.count + (isFull ? 1 : 0) }
      return (tab, column..<column + label.utf8.count, label)
    }
  }

  /// The rail: a tab opens its month in the datebook.
  private var rail: MonthRail {
    var rail = MonthRail(year: today.year, lit: [], today: today.month)
    rail.names = locale.names.narrowMonths
    rail.shortNames = locale.names.shortMonths
    return rail
  }
}

// MARK: - The mouse

extension TabFrame {
  /// What of the frame is under the cell; `nil` for the place itself and for what is nothing.
  func command(atRow row: Int, column: Int, lit: RoomTab) -> ListCommand? {
    if row == 0 { return TopBar.todayButton.contains(column) ? .today : nil }
    if row == tabRow {
      return tabs(lit: lit).first { $0.columns.contains(column) }.map { .tab($0.tab) }
    }
    guard layout.rail.contains(row: row, column: column) else { return nil }
    return rail.part(atRow: row, in: layout.rail).map { part in
      switch part {
      case .month(let month): .month(month)
      case .year: .datebookYear
      case .notes: .notes
      }
    }
  }
}
