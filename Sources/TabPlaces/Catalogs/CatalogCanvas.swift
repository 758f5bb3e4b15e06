import Catalogs
import Screen
import Typeset
import Widgets

/// What stands where in a place of catalogs.
enum CatalogCanvas {
  /// The rows that can be selected.
  static func rows(of place: CatalogPlace, _ frame: TabFrame) -> Rect {
    var area = frame.body
    if place.search != nil, area.rows > 1 {
      area.row += 1
      area.rows -= 1
    }
    guard case .book(let book) = place.level else { return area }
    return ways(of: book, area)
  }

  /// The ways to get a book: at the end, under what is said of it.
  private static func ways(of book: CatalogBookLevel, _ area: Rect) -> Rect {
    let least = min(area.rows, 1)
    let count = min(max(book.entry.files.count, 1), max(area.rows / 2, least))
    return Rect(
      row: area.rowRange.upperBound - count, column: area.column, rows: count,
      columns: area.columns)
  }

  /// What is said of a book in lines, and where they stand.
  static func summary(
    of book: CatalogBookLevel, _ frame: TabFrame
  ) -> (lines: [(text: String, style: Style)], area: Rect) {
    let body = frame.body
    let ways = ways(of: book, body)
    // An empty row stands before the ways where there is room.
    let rows = ways.row - body.row - (body.rows > 8 ? 1 : 0)
    let area = Rect(
      row: body.row, column: body.column + 3, rows: max(rows, 0),
      columns: max(min(body.columns - 6, 72), 1))
    return (lines(of: book.entry, columns: area.columns, frame), area)
  }

  private static func lines(
    of entry: CatalogEntry, columns: Int, _ frame: TabFrame
  ) -> [(text: String, style: Style)] {
    func wrapped(_ text: String, _ style: Style) -> [(text: String, style: Style)] {
      Label.lines(text.split(separator: " ").map(String.init), in: columns, frame.symbols)
        .map { ($0, style) }
    }
    var lines = wrapped(entry.title, .heading)
    lines += wrapped(entry.authors.joined(separator: ", "), .bold)
    let facts = [
      entry.published.map { String($0.prefix(10)) }, entry.publisher,
      entry.languages.isEmpty ? nil : entry.languages.joined(separator: ", "),
    ].compactMap { $0 }
    if !facts.isEmpty { lines += wrapped(frame.joined(facts), .faint) }
    for paragraph in entry.summary.split(separator: "\n") {
      lines += [("", [])] + wrapped(String(paragraph), [])
    }
    if !entry.subjects.isEmpty {
      lines += [("", [])] + wrapped(frame.joined(entry.subjects), .faint)
    }
    return lines
  }
}
