import Screen
import Typeset
import Widgets

/// Explains today's portion of a text that has neither a plan nor dates, before the reader goes there
/// for the first time.
package struct YearSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 58

  /// Responds to a key; all but the answers are for the text.
  func handle(_ key: Key) -> Response {
    switch key {
    case .enter, .character("t"): .handled([.dismiss, .goToToday])
    case .escape, .backspace, .character("q"): .handled([.dismiss])
    default: .passedOn([.dismiss])
    }
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols, keys: KeyTable<TextCommand>) -> [String] {
    ["\(symbols.enterKey) go there", "Esc stay"]
      + keys.hints([(.plan, "make a plan")], in: symbols)
  }

  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols,
    keys: KeyTable<TextCommand>, over book: BookPlace
  ) {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    var rows: [String] = []
    for paragraph in paragraphs(over: book, keys, symbols) {
      if !rows.isEmpty { rows.append("") }
      rows += Label.lines(paragraph.split(separator: " ").map(String.init), in: columns, symbols)
    }
    let frame = SheetFrame(rows: rows.count, columns: columns, layout: layout)
    frame.draw("Today in this book", into: &surface, symbols: symbols)
    let area = frame.inside
    for (index, row) in rows.prefix(area.rows).enumerated() {
      surface.put(
        row, row: area.row + index, column: area.column, style: .sheet, within: area.columnRange)
    }
    surface.cursor = CellPosition(row: area.row, column: area.column)
  }

  private func paragraphs(
    over book: BookPlace, _ keys: KeyTable<TextCommand>, _ symbols: Symbols
  ) -> [String] {
    let offset = book.spots?.portion.lowerBound ?? 0
    let page = "~\(book.guess(at: offset) + 1)"
    let back = keys.hints([(.back, "comes back")], in: symbols).map { "; \($0)" }.joined()
    let plan = keys.phrase(
      "", [(.plan, "makes a plan to finish it by a day of your choice")], in: symbols)
    return [
      "This book has no plan, so it is spread over the year: each day has a portion.",
      "Today’s portion begins on page \(page) of \(book.countLabel). You are on page "
        + "\(book.numberLabel(symbols)).",
      "\(symbols.enterKey) goes there\(back). " + plan.drop { ": ".contains($0) } + ".",
    ]
  }
}

extension TextModel {
  /// Whether today's portion is one of a text that is spread over the year.
  var isSpreadOverTheYear: Bool {
    book.planned.plan == nil && book.dates.text == nil && book.spots != nil
      && book.length.bytes > 0
  }

  /// Goes to today's portion, or first explains what that is.
  mutating func goToToday(explaining isNews: Bool) -> [TextEffect] {
    knowsYear = true
    return isNews ? perform([.present(.year(YearSheet()))]) : obey(.today)
  }
}

extension BookPlace {
  /// What the last row calls the place that today's key leads to.
  var nameOfToday: String {
    dates.text == nil || planned.plan != nil ? "today’s portion" : "today’s entry"
  }
}
