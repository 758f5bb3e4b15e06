import Paging
import Screen
import Search
import Typeset
import Widgets

extension MatchesSheet {
  /// Draws itself instead of the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    guard let search = book.search else { return }
    let area = layout.body
    surface.fill(area)
    surface.cursor = CellPosition(row: area.row, column: 1)
    let window = window(layout, of: search)
    let selected = window.map { search.kept(at: $0.selected) }
    drawTopBar(into: &surface, layout, symbols, book, search, selected)
    guard let window else {
      let label = search.label(ellipsis: symbols.ellipsis)
      surface.put(
        truncate(label, to: area.columns - 5, ellipsis: symbols.ellipsis), row: area.row,
        column: 4, style: .dim)
      return
    }
    let columns = MatchColumns(book, area: area)
    for (row, index) in window.shown.enumerated() {
      let match = search.kept(at: index)
      columns.draw(
        match, lines[match.lowerBound], into: &surface, row: area.row + row,
        isSelected: index == window.selected, symbols)
    }
    surface.cursor?.row += window.selected - window.shown.lowerBound
  }

  /// Names what is looked for and the selected match's chapter, and counts.
  private func drawTopBar(
    into surface: inout Surface, _ layout: ScreenLayout, _ symbols: Symbols, _ book: BookPlace,
    _ search: TextSearch, _ selected: Range<Int>?
  ) {
    let start = TopBar.todayButton.upperBound
    let columns = layout.size.columns
    surface.fill(Rect(row: 0, column: start, rows: 1, columns: columns - start))
    let label = search.label(of: selected, ellipsis: symbols.ellipsis)
    let count = truncate(label, to: columns - start - 2, ellipsis: symbols.ellipsis)
    let end = columns - 1 - Typeset.columns(of: count)
    surface.put(count, row: 0, column: end)
    let room = end - start - 3
    guard room >= 6 else { return }
    let words = symbols.openQuote + search.request.query.text + symbols.closeQuote
    let shown = truncate(words, to: room, ellipsis: symbols.ellipsis)
    var column = start + 1
    column += surface.put(shown, row: 0, column: column, style: .bold)
    guard let selected, let chapter = book.chapterTitle(at: selected.lowerBound),
      end - column >= 12
    else { return }
    surface.put(
      truncate(
        " \(symbols.middleDot) \(chapter)", to: end - column - 2, ellipsis: symbols.ellipsis),
      row: 0, column: column)
  }
}

/// What stands where in a row of the list: all matches begin in one column, as in a concordance.
private struct MatchColumns {
  /// From this many columns on there is room for the percentage beside the page.
  private static let narrowestWithPercent = 44
  /// From this many columns on there is room for the chapter, and for how much of it.
  private static let narrowestWithChapter = 96
  private static let chapterColumns = 26

  private let book: BookPlace
  /// The columns of the words, and of the chapter where that is shown.
  private let words: Range<Int>
  private let chapter: Range<Int>
  /// The column that matches begin in.
  private let matchColumn: Int
  private let isWide: Bool

  init(_ book: BookPlace, area: Rect) {
    self.book = book
    isWide = area.columns >= Self.narrowestWithPercent
    let end = max(area.columnRange.upperBound - (isWide ? 16 : 7), 4)
    let chapterColumns = area.columns >= Self.narrowestWithChapter ? Self.chapterColumns : 0
    chapter = end - chapterColumns..<end
    words = 3..<max(chapter.lowerBound - 1, 4)
    matchColumn = words.lowerBound + words.count * (isWide ? 2 : 1) / 5
  }

  func draw(
    _ match: Range<Int>, _ line: MatchLine?, into surface: inout Surface, row: Int,
    isSelected: Bool, _ symbols: Symbols
  ) {
    if isSelected { surface.put(symbols.selection, row: row, column: 1, style: .bold) }
    drawPlace(of: match, line, into: &surface, row: row, isSelected ? .bold : [])
    if !chapter.isEmpty, let title = book.chapterTitle(at: match.lowerBound) {
      surface.put(
        truncate(title, to: chapter.count - 2, ellipsis: symbols.ellipsis), row: row,
        column: chapter.lowerBound + 1, style: .dim)
    }
    guard let context = line?.context else { return }
    let matchColumn = column(of: context)
    surface.put(
      context.before, row: row, column: matchColumn - Typeset.columns(of: context.before),
      within: words.lowerBound..<matchColumn)
    let end = surface.put(
      context.match, row: row, column: matchColumn,
      style: isSelected ? .currentMatch : .match, within: words)
    surface.put(context.after, row: row, column: matchColumn + end, within: words)
  }

  /// The column that a match begins in: lines of a listing begin at the left if that shows the match.
  private func column(of context: MatchContext) -> Int {
    guard book.kind == .listing, !context.isCut.before else { return matchColumn }
    let columns = Typeset.columns(of: context.before)
    let isSeen = columns + Typeset.columns(of: context.match) <= words.count
    return isSeen ? words.lowerBound + columns : matchColumn
  }

  /// Draws the page and the percentage.
  private func drawPlace(
    of match: Range<Int>, _ line: MatchLine?, into surface: inout Surface, row: Int, _ style: Style
  ) {
    let offset = match.lowerBound
    let known = line.flatMap { $0.isCurrent(in: book) ? $0.page : nil }
    let page = known.map { "\($0 + 1)" } ?? "~\(book.guess(at: offset) + 1)"
    surface.put(page, row: row, column: chapter.upperBound + 7 - page.utf8.count, style: style)
    guard isWide else { return }
    let percent = "\(book.percent(at: offset)) %"
    surface.put(
      percent, row: row, column: chapter.upperBound + 15 - percent.utf8.count, style: style)
  }
}
