import Books
import Screen
import Typeset
import Widgets

extension MarksSheet {
  /// Draws itself instead of the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols,
    keys: KeyTable<TextCommand>,
    over book: BookPlace
  ) {
    surface.fill(layout.body)
    let marks = listed(book)
    let frame = ListFrame(layout, symbols)
    frame.drawTopBar(
      "\(book.title.title) \(symbols.middleDot) \(filter.title)", or: filter.title,
      count: marks.count == 1 ? "1 mark" : "\(marks.count) marks", into: &surface)
    let area = area(layout)
    surface.cursor = CellPosition(row: area.row, column: 1)
    if marks.isEmpty {
      surface.put(
        truncate(emptiness(keys, symbols), to: area.columns - 5, ellipsis: symbols.ellipsis),
        row: area.row, column: 4, style: .faint, within: area.columnRange)
    }
    let window = window(layout, of: marks)
    let step = rowsOfMark(layout)
    for (index, mark) in window.marks.enumerated() {
      let row = Row(
        mark, book, page: pages[mark.range.lowerBound], area: area, symbols: symbols,
        isSelected: index == window.selected)
      row.draw(into: &surface, at: area.row + index * step, hasDetails: step == 2)
    }
    surface.cursor?.row += window.selected * step
    if let typed { frame.drawField(typed.text, into: &surface) }
  }

  /// What is said where nothing is listed.
  private func emptiness(_ keys: KeyTable<TextCommand>, _ symbols: Symbols) -> String {
    func saying(_ words: String, _ commands: (command: TextCommand, words: String)...) -> String {
      keys.phrase(words, commands, in: symbols)
    }
    if typed != nil { return "no match" }
    return switch filter {
    case .all:
      saying("no marks yet", (.bookmark, "sets a bookmark"), (.select, "selects words"))
    case .bookmarks: saying("no bookmarks yet", (.bookmark, "sets one on the page"))
    case .highlights: saying("no highlights yet", (.select, "selects words, then h"))
    case .notes: saying("no notes yet", (.select, "selects words, then n"))
    }
  }
}

/// A mark in the list: a sign and its words; below them what is written to it and the chapter.
private struct Row {
  private let mark: Mark
  private let book: BookPlace
  private let area: Rect
  private let symbols: Symbols
  private let isSelected: Bool
  /// The page that it begins on, from 0; nil if that is not known.
  private let page: Int?
  /// From this many columns on there is room for the percentage beside the page.
  private static let narrowestWithPercent = 44

  init(
    _ mark: Mark, _ book: BookPlace, page: Int?, area: Rect, symbols: Symbols, isSelected: Bool
  ) {
    (self.mark, self.book, self.page, self.area) = (mark, book, page, area)
    (self.symbols, self.isSelected) = (symbols, isSelected)
  }

  func draw(into surface: inout Surface, at row: Int, hasDetails: Bool) {
    let style: Style = isSelected ? .selectedRow : []
    if isSelected { surface.put(symbols.selection, row: row, column: 1, style: style) }
    let end = drawPlace(into: &surface, row: row, style)
    let sign = sign
    surface.put(sign.glyph, row: row, column: 3, style: sign.style)
    let words = hasDetails ? quote : details(isAlone: true)
    put(words, into: &surface, row: row, in: 5..<end - 1, style)
    guard hasDetails else { return }
    put(
      details(isAlone: false), into: &surface, row: row + 1,
      in: 5..<area.columnRange.upperBound - 1,
      .faint)
  }

  private func put(
    _ words: String, into surface: inout Surface, row: Int, in columns: Range<Int>, _ style: Style
  ) {
    guard row < area.rowRange.upperBound else { return }
    surface.put(
      truncate(words, to: columns.count, ellipsis: symbols.ellipsis), row: row,
      column: columns.lowerBound, style: style, within: columns)
  }

  /// What it was made as, as the margin of the page shows it.
  private var sign: (glyph: String, style: Style) {
    if mark.kind == .bookmark { return (symbols.bookmark, .mark) }
    if let colour = mark.colour { return (colour.letter, .highlight(colour.rawValue)) }
    return ("n", .mark)
  }

  /// Its words, on one line.
  private var quote: String {
    let words = mark.excerpt.split { $0.isWhitespace }.joined(separator: " ")
    // Speech stands in quotes already.
    let isQuoted = words.first.map { "“\"«„‘".contains($0) } == true
    return isQuoted ? words : symbols.openQuote + words + symbols.closeQuote
  }

  /// What is written to it, or its words where they stand alone; its chapter; and what is wrong.
  private func details(isAlone: Bool) -> String {
    var parts: [String] = []
    if book.marks.unsaved.contains(mark.id) { parts.append("not saved yet") }
    if !mark.isFound { parts.append("not found in the text") }
    if let note = mark.note { parts.append(note) } else if isAlone { parts.append(quote) }
    if let chapter = book.chapterTitle(of: mark) { parts.append(chapter) }
    return parts.joined(separator: " \(symbols.middleDot) ")
  }

  /// Draws the page that it stands on, and how far in the book that is; the column where that begins.
  private func drawPlace(into surface: inout Surface, row: Int, _ style: Style) -> Int {
    let offset = mark.range.lowerBound
    var end = area.columnRange.upperBound - 1
    if area.columns >= Self.narrowestWithPercent {
      let percent = "\(book.percent(at: offset)) %"
      surface.put(percent, row: row, column: end - percent.utf8.count, style: style)
      end -= 8
    }
    // Where its words are no longer found is a guess, too.
    let known = mark.isFound ? page : nil
    let number = known.map { "\($0 + 1)" } ?? "~\(book.guess(at: offset) + 1)"
    surface.put(number, row: row, column: end - number.utf8.count, style: style)
    return end - max(number.utf8.count, 6)
  }
}
