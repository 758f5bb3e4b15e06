import Books
import Paging
import Screen
import Typeset
import Widgets

extension BookPlace {
  /// Draws the whole screen: top bar, page, rail, progress.
  ///
  /// - Parameters:
  ///   - keys: The keys in force, for the hints.
  ///   - footer: What stands in the last row instead of the progress.
  ///   - news: What the progress tells beside the page, from the longest wording on.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols,
    keys: KeyTable<TextCommand>,
    footer: String?, news: [String]
  ) {
    if !layout.isBare { drawTopBar(into: &surface, layout, symbols) }
    drawPages(into: &surface, layout, symbols)
    rail.draw(into: &surface, area: layout.rail, symbols: symbols)
    guard let row = layout.footerRow else { return }
    if let footer {
      surface.put(footer, row: row, column: 1, style: .notice)
    } else {
      drawProgress(into: &surface, row: row, layout, symbols, keys, news)
    }
  }

  private func drawTopBar(
    into surface: inout Surface, _ layout: ScreenLayout, _ symbols: Symbols
  ) {
    surface.put(TopBar.todayLabel, row: 0, column: TopBar.todayButton.lowerBound, style: .button)
    var right = layout.size.columns - 1
    let start = TopBar.todayButton.upperBound + 1
    if layout.footerRow == nil {
      let position = Label.fitting(
        pageLabel(symbols), numberLabel(symbols), in: right - start, symbols)
      right -= Typeset.columns(of: position) + 1
      surface.put(position, row: 0, column: right + 1, style: .position)
    }
    var label = title.title
    if let author = title.author { label += " \(symbols.middleDot) \(author)" }
    var room = right - start
    guard room > 0 else { return }
    let chapters = (voiceLabel(symbols) ?? datedLabel).map { [$0] } ?? chapterTitles
    if let shortest = chapters.last, room >= Self.narrowestWithChapter {
      let free = max(room - Typeset.columns(of: label) - 3, room / 2)
      let fitting = chapters.first { Typeset.columns(of: $0) <= free } ?? shortest
      let chapter = truncate(fitting, to: free, ellipsis: symbols.ellipsis)
      let columns = Typeset.columns(of: chapter)
      surface.put(chapter, row: 0, column: right - columns, style: .bar)
      room -= columns + 3
    }
    surface.put(
      truncate(label, to: room, ellipsis: symbols.ellipsis), row: 0, column: start, style: .title)
  }

  /// From this many columns on the top bar has room for the chapter beside the title.
  private static let narrowestWithChapter = 28

  private func drawPages(into surface: inout Surface, _ layout: ScreenLayout, _ symbols: Symbols) {
    let columns = columns(in: layout)
    guard let (page, area) = columns.first else {
      let area = layout.text(measure: format.settings.measure)
      surface.cursor = CellPosition(row: area.row, column: area.column)
      return
    }
    surface.cursor = CellPosition(
      row: row(ofLine: isScrolling ? focus(in: page) : 0, in: area), column: area.column)
    if page.lines.isEmpty {
      drawEmpty(into: &surface, layout.text(measure: format.settings.measure), symbols)
    }
    for (page, area) in columns {
      if !page.isFirst { drawHeader(above: area, into: &surface, symbols) }
      draw(page, into: &surface, area, symbols)
    }
  }

  /// Draws the rows that stay above the page.
  private func drawHeader(above area: Rect, into surface: inout Surface, _ symbols: Symbols) {
    for (index, line) in header.enumerated() {
      let row = area.row - (header.count - index) * view.lineSpacing
      for placed in line.placedGlyphs {
        let glyph = placed.glyph
        surface.put(
          glyph: glyph.text, columns: glyph.columns, row: row,
          column: area.column + placed.column, style: Style.heading.union(Style(glyph)),
          within: area.columnRange)
      }
      drawSigns(of: line, into: &surface, row: row, area, symbols)
    }
  }

  /// Draws what the margins tell of a line: that it goes on with the one above, or beyond an edge.
  private func drawSigns(
    of line: PageLine, into surface: inout Surface, row: Int, _ area: Rect, _ symbols: Symbols
  ) {
    let left = max(area.column - 1, 0)
    if line.isContinuation, area.column > 0 {
      surface.put(symbols.continuation, row: row, column: left, style: .faint)
    }
    if line.isCutLeft { surface.put(symbols.previous, row: row, column: left, style: .faint) }
    if line.isCutRight {
      // Without a margin the sign covers the last column.
      let right = min(area.column + area.columns, surface.columns - 1)
      surface.put(symbols.next, row: row, column: right, style: .faint)
    }
  }

  private func draw(
    _ page: Page, into surface: inout Surface, _ area: Rect, _ symbols: Symbols
  ) {
    let matches = search.map { $0.isHidden ? [] : $0.matches(in: page.range) } ?? []
    let marks = MarkStyles(self, page.range)
    for (index, line) in page.lines.prefix(format.rows).enumerated() {
      let row = row(ofLine: index, in: area)
      let fade = fades ? fade(ofRow: index, in: page) : 0
      draw(line, into: &surface, row: row, area, matches, marks, fade, symbols)
      drawSigns(of: line, into: &surface, row: row, area, symbols)
      drawNumber(ofLine: index, into: &surface, row: row, area)
      if isMarked(line), area.column > 0 {
        let column = max(area.column - view.gutter - 2, 0)
        surface.put(symbols.portion, row: row, column: column, style: .portion)
      }
      if let pointedOffset, line.range.contains(pointedOffset), area.column > 0 {
        surface.put(symbols.selection, row: row, column: area.column - 1, style: .portion)
        surface.cursor = CellPosition(row: row, column: area.column)
      }
      if let offset = voice.litWord?.lowerBound, line.range.contains(offset),
        let column = line.placedGlyphs.first(where: { $0.glyph.offset >= offset })?.column
      {
        surface.cursor = CellPosition(row: row, column: area.column + column)
      }
      if let sign = marks.sign(of: line.range, symbols) {
        surface.put(
          sign.glyph, row: row, column: max(Self.markColumn(area) - view.gutter, 0),
          style: sign.style)
      }
    }
  }

  /// Whether the margin has today's mark beside the line: it is of the portion, or where that
  /// begins and ends in one.
  private func isMarked(_ line: PageLine) -> Bool {
    // A share of a log or of code, which nobody has planned, is nothing to read today.
    guard kind != .listing || planned.plan != nil || dates.text != nil,
      let portion = todaysPortion
    else { return false }
    // A picture has rows behind the bytes of its words.
    if let strip = line.strip { return portion.contains(strip.picture.offset) }
    return line.range.contains(portion.lowerBound) || line.range.overlaps(portion)
  }

  private func draw(
    _ line: PageLine, into surface: inout Surface, row: Int, _ area: Rect,
    _ allMatches: [Range<Int>], _ marks: MarkStyles, _ fade: Int, _ symbols: Symbols
  ) {
    let matches = allMatches.filter { $0.overlaps(line.range) }
    if let strip = line.strip {
      let words = strip.picture.offset..<strip.picture.offset + strip.words.utf8.count
      return draw(
        strip, into: &surface, row: row, column: area.column + line.indent,
        isMatch: allMatches.contains { $0.overlaps(words) }, symbols)
    }
    let kind: Style = line.kind == .heading ? .heading : []
    let base = kind.faded(by: fade)
    let end = line.glyphs.last.map { $0.text == " " ? $0.offset : .max } ?? 0
    if line.isPicture, line.indent > 1 {
      surface.put(
        symbols.vertical, row: row, column: area.column + line.indent - 2, style: .faint,
        within: area.columnRange)
    }
    for placed in line.presented(raises: raises(symbols)).placedGlyphs {
      let glyph = placed.glyph
      let isPlain = glyph.styles.isEmpty && glyph.colors.isStandard
      var style = isPlain ? base : kind.union(Style(glyph)).faded(by: fade)
      // The space that a line is broken at is of no word.
      if glyph.offset < end, let mark = marks.style(at: glyph.offset) { style.insert(mark) }
      if let match = matches.first(where: { $0.contains(glyph.offset) }) {
        style.insert(match == search?.current ? .currentMatch : .match)
      }
      if let spoken = voice.style(at: glyph.offset) { style.insert(spoken) }
      if marks.isSelected(glyph.offset) { style.insert(.selection) }
      surface.put(
        glyph: glyph.text, columns: glyph.columns, row: row, column: area.column + placed.column,
        style: style, within: area.columnRange)
    }
  }

  /// Whether raised and lowered digits can be drawn, each in one column.
  func raises(_ symbols: Symbols) -> Bool {
    symbols == .unicode && format.settings.ambiguousWidth == 1
  }

  private func drawEmpty(into surface: inout Surface, _ area: Rect, _ symbols: Symbols) {
    let sentence =
      length.isComplete
      ? "This text is empty." : "Waiting for the text \(symbols.ellipsis)"
    let label = truncate(sentence, to: area.columns, ellipsis: symbols.ellipsis)
    let column = area.column + (area.columns - Typeset.columns(of: label)) / 2
    surface.put(label, row: area.row + (area.rows - 1) / 2, column: column, style: .faint)
  }
}
