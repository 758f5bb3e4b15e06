import Datebook
import Screen
import Typeset

/// Where the rows of a plan's form stand.
struct PlanPanel {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 52
  /// The columns of the names of the rows.
  private static let nameColumns = 7

  /// The whole box.
  let frame: Rect
  /// Inside of it.
  let area: Rect
  /// The rows of the form that are shown.
  let shown: Range<Int>
  /// The row that tells what the plan would be.
  let previewRow: Int

  init(_ sheet: PlanSheet, _ layout: ScreenLayout) {
    // The form, a free row, and what it comes to.
    area =
      SheetFrame(rows: sheet.rows.count + 2, columns: Self.columns, layout: layout).inside
    frame = Rect(
      row: area.row - 1, column: area.column - 2, rows: area.rows + 2, columns: area.columns + 4)
    let room = max(area.rows - 1, 1)
    let top = sheet.selection.settled(rows: room, count: sheet.rows.count).top
    shown = top..<min(top + room, sheet.rows.count)
    previewRow = area.row + area.rows - 1
  }

  static func sheetFrame(_ sheet: PlanSheet, _ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: sheet.rows.count + 2, columns: columns, layout: layout)
  }

  /// Where the values of the rows begin.
  var valueColumn: Int { area.column + Self.nameColumns }

  /// The row of the form that a row of the screen shows.
  func index(atRow row: Int) -> Int? {
    let index = shown.lowerBound + row - area.row
    return row < previewRow && shown.contains(index) ? index : nil
  }

  /// The columns between two days of the week: a blank where there is room.
  private var weekdayColumns: Int { area.columns - Self.nameColumns >= 20 ? 3 : 2 }

  /// Where the names of the days of the week begin.
  func column(ofWeekday index: Int) -> Int { valueColumn + index * weekdayColumns }

  /// The day of the week at a column, from 0.
  func weekday(atColumn column: Int) -> Int? {
    let index = (column - valueColumn) / weekdayColumns
    return column >= valueColumn && index < 7 ? index : nil
  }

  /// The units that are shown side by side: all where there is room, else the chosen one.
  func units(_ sheet: PlanSheet) -> [(unit: PortionUnit, column: Int)] {
    let all = PortionUnit.allCases
    let room = area.columns - Self.nameColumns
    guard all.reduce(0, { $0 + $1.name.utf8.count + 2 }) <= room else {
      return [(sheet.form.unit, valueColumn)]
    }
    var column = valueColumn
    return all.map { unit in
      defer { column += unit.name.utf8.count + 2 }
      return (unit, column)
    }
  }

  /// The unit whose name is at a column.
  func unit(atColumn column: Int, _ sheet: PlanSheet) -> PortionUnit? {
    units(sheet).last { $0.column <= column && column < $0.column + $0.unit.name.utf8.count }?.unit
  }
}

extension PlanSheet {
  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let panel = PlanPanel(self, layout)
    PlanPanel.sheetFrame(self, layout)
      .draw(book.planned.plan == nil ? "A plan" : "The plan", into: &surface, symbols: symbols)
    for index in panel.shown {
      draw(index, panel.area.row + index - panel.shown.lowerBound, panel, &surface, symbols, book)
    }
    guard panel.area.rows > 1 else { return }
    surface.put(
      preview(over: book, in: panel.area.columns, symbols), row: panel.previewRow,
      column: panel.area.column, style: .faint, within: panel.area.columnRange)
  }

  private func draw(
    _ index: Int, _ row: Int, _ panel: PlanPanel, _ surface: inout Surface, _ symbols: Symbols,
    _ book: BookPlace
  ) {
    let area = panel.area
    let isSelected = index == selection.selected
    func put(_ text: String, _ column: Int, _ style: Style = []) {
      surface.put(text, row: row, column: column, style: style, within: area.columnRange)
    }
    if isSelected {
      surface.put(symbols.selection, row: row, column: area.column - 1, style: .selectedRow)
      surface.cursor = CellPosition(row: row, column: area.column)
    }
    let style: Style = isSelected ? .selectedRow : []
    switch rows[index] {
    case .spread: put(spreadLabel(over: book, in: area.columns, symbols), area.column, style)
    case .make: put("Make the plan", area.column, style)
    case .remove: put("Remove the plan", area.column, style)
    case .until:
      put("Until", area.column, style)
      draw(form.until, row, panel, isSelected, &surface, symbols)
    case .from:
      put("From", area.column, style)
      draw(form.from, row, panel, isSelected, &surface, symbols)
    case .weekdays:
      put("On", area.column, style)
      drawWeekdays(row, panel, isSelected, &surface, symbols, book)
    case .unit:
      put("By", area.column, style)
      for (unit, column) in panel.units(self) {
        let isChosen = unit == form.unit
        put(unit.name, column, isChosen ? chosen(isSelected) : .faint)
        if isChosen, isSelected { surface.cursor = CellPosition(row: row, column: column) }
      }
    case .start:
      put("Start", area.column, style)
      let words =
        switch form.start {
        case .text: "the beginning"
        case .page: "page \(book.numberLabel(symbols))"
        case .plan: book.portionsLeftOver == nil ? "where it began" : "where you are"
        }
      put(words, panel.valueColumn, chosen(isSelected))
    }
  }

  /// How a value that keys change looks: reversed where they would now.
  private func chosen(_ isSelected: Bool) -> Style { isSelected ? .selection : .bold }

  private func draw(
    _ field: TextField, _ row: Int, _ panel: PlanPanel, _ isSelected: Bool,
    _ surface: inout Surface, _ symbols: Symbols
  ) {
    let room = panel.area.columnRange.upperBound - panel.valueColumn
    let (lines, caret) = field.lines(in: max(room, 2))
    let line = lines[isSelected ? caret.row : 0]
    surface.put(
      line, row: row, column: panel.valueColumn, style: .field, within: panel.area.columnRange)
    guard isSelected else { return }
    let column = panel.valueColumn + caret.column
    if surface[row, column].text == " " {
      surface.put(symbols.caret, row: row, column: column, style: .field)
    }
    surface.cursor = CellPosition(row: row, column: column)
  }

  private func drawWeekdays(
    _ row: Int, _ panel: PlanPanel, _ isSelected: Bool, _ surface: inout Surface,
    _ symbols: Symbols, _ book: BookPlace
  ) {
    for (index, day) in book.locale.rule.weekdays.enumerated() {
      let isRead = form.weekdays.contains(day)
      let column = panel.column(ofWeekday: index)
      let name = truncate(book.locale.names.narrowName(of: day), to: 2, ellipsis: "")
      let isHere = isSelected && index == weekday
      surface.put(
        isRead ? name : "\(symbols.middleDot) ", row: row, column: column,
        style: isHere ? .selection : isRead ? .bold : .faint, within: panel.area.columnRange)
      if isHere { surface.cursor = CellPosition(row: row, column: column) }
    }
  }

  /// What spreading the rest would come to.
  private func spreadLabel(
    over book: BookPlace, in columns: Int, _ symbols: Symbols
  ) -> String {
    guard let rest = book.restOfPlan, let plan = book.planned.plan,
      let behind = book.planned.standing(on: book.today)?.behind
    else { return "Spread the rest" }
    let pace = book.paceLabel(
      rest.start..<plan.range.upperBound, days: rest.days.count, unit: rest.unit)
    return Label.fitting(
      "Spread the rest, \(behind) day\(behind == 1 ? "" : "s") behind: \(pace)",
      "Spread the rest: \(pace)", "Spread the rest", in: columns, symbols)
  }

  /// What the plan would come to, or what is missing.
  private func preview(
    over book: BookPlace, in columns: Int, _ symbols: Symbols
  ) -> String {
    let wish: PlanWish
    do throws(PlanForm.Obstacle) { wish = try form.wish(over: book) } catch {
      return Label.fitting(error.wordings[0], error.wordings[1], in: columns, symbols)
    }
    let bytes = wish.start..<max(book.length.bytes, wish.start)
    let days = wish.days.count
    let pace = book.paceLabel(bytes, days: days, unit: wish.unit)
    let time = book.paceMinutes(bytes, days: days).map { ", about \($0.label)" } ?? ""
    let end = book.dateLabel(wish.schedule.days.upperBound)
    let number = "\(days) day\(days == 1 ? "" : "s")"
    return Label.fitting(
      "\(symbols.arrow) \(pace)\(time), \(number) until \(end)",
      "\(symbols.arrow) \(pace)\(time), until \(end)", "\(pace)\(time), \(end)",
      "\(pace), \(end)", pace, in: columns, symbols)
  }
}
