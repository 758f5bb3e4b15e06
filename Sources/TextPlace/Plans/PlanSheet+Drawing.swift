import Datebook
import Screen
import Typeset
import Widgets

/// Where the form of a plan stands.
struct PlanPanel {
  /// The columns inside of the box, if the screen has them.
  private static let columns = 60

  /// The box around all.
  let frame: SheetFrame
  /// The cells of the box.
  let box: Rect
  /// The area of the form: it begins with a column for the sign of the focus.
  let area: Rect
  /// The row that tells what the plan would come to; nil if there is no room for one.
  let previewRow: Int?

  init(_ sheet: PlanSheet, _ layout: ScreenLayout) {
    // The form, an empty row, and the preview.
    frame = SheetFrame(rows: sheet.form.rows.count + 2, columns: Self.columns, layout: layout)
    let inside = frame.inside
    box = Rect(
      row: inside.row - 1, column: inside.column - 2, rows: inside.rows + 2,
      columns: inside.columns + 4)
    area = Rect(
      row: inside.row, column: inside.column - 1,
      rows: min(max(inside.rows - 1, 1), inside.rows), columns: inside.columns + 1)
    previewRow = inside.rows > 1 ? inside.rowRange.upperBound - 1 : nil
  }
}

extension PlanSheet {
  /// Draws the sheet over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let panel = PlanPanel(self, layout)
    panel.frame.draw(
      book.planned.plan == nil ? "A plan" : "The plan", into: &surface, symbols: symbols)
    let columns = panel.frame.inside.columnRange
    var form = form
    form[.start].control = .choice(
      starts.map { $0 == .page ? "page \(book.numberLabel(symbols))" : $0.words },
      selected: form.selected(.start), .plain)
    if form.has(.spread) {
      form[.spread].labels = [spreadLabel(over: book, in: columns.count, symbols)]
    }
    form.draw(into: &surface, panel.area, symbols)
    if let row = panel.previewRow {
      surface.put(
        preview(over: book, in: columns.count, symbols), row: row, column: columns.lowerBound,
        style: .faint, within: columns)
    }
    form.question(in: symbols)?.draw(into: &surface, layout: layout, symbols: symbols)
  }

  /// What it would come to if the rest were spread.
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

  /// What the plan would come to, or what is wrong.
  private func preview(
    over book: BookPlace, in columns: Int, _ symbols: Symbols
  ) -> String {
    let wish: PlanWish
    do throws(Obstacle) { wish = try self.wish(over: book) } catch {
      // What was refused stands beside its field.
      return form.errors.isEmpty ? Label.fitting(error.wordings, in: columns, symbols) : ""
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
