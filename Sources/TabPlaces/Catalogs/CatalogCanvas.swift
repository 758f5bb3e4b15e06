import Catalogs
import Screen
import Typeset
import Widgets

/// What stands where in a place of catalogs.
enum CatalogCanvas {
  /// The rows that can be selected.
  static func rows(of place: CatalogPlace, _ frame: TabFrame) -> Rect {
    var area = body(of: place, frame)
    switch place.level {
    case .book(let book): return ways(of: book, area)
    case .feed: area.columns -= coverColumns(of: place, frame)
    case .catalogs, .choices: break
    }
    return area
  }

  /// The rows of the body that are left under the field that words are typed into, if there is one.
  private static func body(of place: CatalogPlace, _ frame: TabFrame) -> Rect {
    var area = frame.body
    guard place.search != nil, area.rows > 1 else { return area }
    area.row += 1
    area.rows -= 1
    return area
  }

  /// From this many columns on a list has room for a cover beside it, and what is said of a book.
  private static let (widestList, widestPage) = (96, 60)
  /// The rows of the smallest cover that can be recognised, and of the largest.
  private static let (fewestCoverRows, mostCoverRows) = (8, 18)
  /// The columns of a cover, and those that stand free before it.
  private static let (mostCoverColumns, gap) = (24, 3)

  /// The columns at the right that are kept free for covers: 0 if none will be shown.
  private static func coverColumns(of place: CatalogPlace, _ frame: TabFrame) -> Int {
    let body = frame.body
    guard body.rows >= fewestCoverRows, place.showsCovers(frame) else { return 0 }
    switch place.level {
    case .feed(let feed) where body.columns >= widestList && feed.all.contains { $0.cover != nil }:
      return mostCoverColumns + gap
    case .book(let book) where body.columns >= widestPage && book.entry.cover != nil:
      return min(mostCoverColumns, body.columns / 4) + gap
    case .feed, .book, .catalogs, .choices: return 0
    }
  }

  /// Where a cover stands, at the right; nil if none is shown.
  static func cover(of place: CatalogPlace, _ frame: TabFrame) -> Rect? {
    let taken = coverColumns(of: place, frame)
    guard taken > 0 else { return nil }
    let body = body(of: place, frame)
    var rows = body.rows
    if case .book(let book) = place.level { rows = ways(of: book, body).row - body.row }
    return Rect(
      row: body.row, column: body.columnRange.upperBound - taken + gap - 1,
      rows: min(rows, mostCoverRows), columns: taken - gap)
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
    of book: CatalogBookLevel, in place: CatalogPlace, _ frame: TabFrame
  ) -> (lines: [(text: String, style: Style)], area: Rect) {
    let body = body(of: place, frame)
    let ways = ways(of: book, body)
    // An empty row stands before the ways where there is room.
    let rows = ways.row - body.row - (body.rows > 8 ? 1 : 0)
    let area = Rect(
      row: body.row, column: body.column + 3, rows: max(rows, 0),
      columns: max(min(body.columns - 6 - coverColumns(of: place, frame), 72), 1))
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
