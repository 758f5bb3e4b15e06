import Screen
import Typeset
import Widgets

/// The calendars that the reader has named, each with its events and what of it could not be read.
struct DatebookCalendars: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 70

  private let reports: [CalendarReport]
  private var scroll = ScrollOffset()

  /// A list of `reports`.
  init(_ reports: [CalendarReport]) {
    self.reports = reports
  }

  mutating func handle(
    _ key: Key, layout: ScreenLayout, symbols: Symbols
  ) -> DatebookSheet.Answer {
    switch key {
    case .escape, .character("q"), .character("C"): return .close
    case .character("Q"): return .ignored
    default:
      let (rows, area) = laidOut(layout, symbols)
      scroll.handle(key, rows: area.rows, count: rows.count)
      return .stay
    }
  }

  func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    let (rows, area) = laidOut(layout, symbols)
    return ScrollOffset.hints(rows: area.rows, count: rows.count, in: symbols)
  }

  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let (rows, area) = laidOut(layout, symbols)
    scroll.draw(
      rows, titled: "Calendars", in: area, into: &surface, layout: layout, symbols: symbols)
  }

  private func laidOut(_ layout: ScreenLayout, _ symbols: Symbols) -> ([SheetRow], Rect) {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    func lines(_ text: String, from column: Int) -> [SheetRow] {
      Label.lines(
        text.split(separator: " ").map(String.init), in: columns - column, symbols
      ).map { SheetRow(words: $0, wordsColumn: column) }
    }
    var rows: [SheetRow] = []
    for report in reports {
      if !rows.isEmpty { rows.append(SheetRow()) }
      rows.append(
        SheetRow(
          name: Label.shortened(report.place, to: columns, symbols), nameStyle: .sheetHeading))
      let tasks = report.tasks == 0 ? "" : ", \(report.tasks) to-do\(report.tasks == 1 ? "" : "s")"
      rows += lines("\(report.events) event\(report.events == 1 ? "" : "s")\(tasks)", from: 2)
      for remark in report.remarks { rows += lines(remark, from: 2) }
      for trouble in report.troubles {
        if !trouble.name.isEmpty {
          rows.append(
            SheetRow(name: "  " + Label.shortened(trouble.name, to: columns - 2, symbols)))
        }
        rows += trouble.problems.flatMap { problem in
          lines((problem.line.map { "line \($0): " } ?? "") + problem.words, from: 4)
        }
      }
    }
    return (rows, SheetFrame(rows: rows.count, columns: columns, layout: layout).inside)
  }
}
