import Books
import Holdings
import Screen
import Typeset
import Widgets

extension LibraryPlace {
  /// The grid of the list if that is a shelf of covers, and there is room for one.
  func coverGrid(_ layout: LibraryLayout) -> CoverGrid? {
    kept.showsCovers ? CoverGrid(layout) : nil
  }

  /// Turns the list into a shelf of covers, or back.
  mutating func toggleCovers(_ frame: TabFrame) {
    kept.showsCovers.toggle()
    (pane, search) = (.list, nil)
    settle(frame)
  }

  /// Moves in the list by a key, whatever it looks like.
  mutating func moveInList(_ key: Key, _ frame: TabFrame) {
    let layout = LibraryLayout(frame)
    if let grid = coverGrid(layout) {
      grid.move(&selection, by: key, count: rows.count)
    } else {
      selection.handle(key, rows: layout.rows.rows, count: rows.count)
    }
    settle(frame)
  }

  /// Moves to the book beside the selected one if `key` is for that: the keys of panes do it in a shelf
  /// of covers, but for Tab. Nil if it is for something else.
  mutating func moveBeside(_ key: Key, _ frame: TabFrame) -> Answer? {
    guard pane == .list, search == nil, key != .tab, key != .backTab, index != nil,
      coverGrid(LibraryLayout(frame)) != nil
    else { return nil }
    switch frame.keys[key] {
    case .nextPane: moveInList(.right, frame)
    case .previousPane: moveInList(.left, frame)
    default: return nil
    }
    return askForDetails()
  }

  /// The row of the list that is at this cell of the screen; nil if none is.
  func listedRow(atRow row: Int, column: Int, _ layout: LibraryLayout) -> Int? {
    var offset: Int?
    if let grid = coverGrid(layout) {
      offset = grid.offset(atRow: row, column: column)
    } else if layout.rows.rowRange.contains(row) {
      offset = row - layout.rows.row
    }
    return offset.map { selection.top + $0 }.flatMap { rows.indices.contains($0) ? $0 : nil }
  }

  /// The books in view, the selected one first: its cover is looked for before the others'.
  func booksInView(_ grid: CoverGrid) -> [BookRecord] {
    guard let index else { return [] }
    let shown = rows.indices.dropFirst(selection.top).prefix(grid.count)
    let ordered =
      shown.filter { $0 == selection.selected } + shown.filter { $0 != selection.selected }
    return ordered.map { index.books[rows[$0]] }
  }
}

// MARK: - Drawing

extension LibraryPlace {
  func drawShelf(
    _ grid: CoverGrid, of index: BookIndex, into surface: inout Surface, _ frame: TabFrame
  ) {
    let top = selection.top
    for (offset, place) in rows.dropFirst(top).prefix(grid.count).enumerated() {
      draw(
        ListedBook(index, place, below: nil), into: &surface, grid, offset: offset,
        isSelected: top + offset == selection.selected, frame)
    }
    let column = grid.area.columnRange.upperBound - 1
    if top > 0 {
      surface.put(frame.symbols.ascending, row: grid.area.row, column: column, style: .faint)
    }
    if top + grid.count < rows.count {
      surface.put(
        frame.symbols.descending, row: grid.area.rowRange.upperBound - 1, column: column,
        style: .faint)
    }
  }

  private func draw(
    _ listed: ListedBook, into surface: inout Surface, _ grid: CoverGrid, offset: Int,
    isSelected: Bool, _ frame: TabFrame
  ) {
    let (cell, symbols) = (grid.cell(offset), frame.symbols)
    let isLit = isSelected && pane == .list
    let titleRow = cell.row + grid.coverRows
    if isSelected {
      surface.put(
        symbols.selection, row: titleRow, column: cell.column - 2,
        style: isLit ? .selectedRow : .faint)
      if isLit, search == nil {
        surface.cursor = CellPosition(row: titleRow, column: cell.column - 2)
      }
    }
    if marked.contains(listed.record.id) {
      surface.put(symbols.dot, row: titleRow, column: cell.column - 1, style: .match)
    }
    let style: Style = isLit ? .selectedRow : []
    guard let picture = coverWish(of: listed.record, grid, frame).flatMap(covers.picture) else {
      let board = Rect(
        row: cell.row, column: cell.column, rows: cell.rows, columns: grid.boardColumns)
      return drawBoard(listed, into: &surface, board, isLit: isLit, style, frame)
    }
    // Covers stand on their words, whatever their height.
    let first = titleRow - picture.rows
    for row in 0..<picture.rows {
      surface.put(
        picture, row: row, columns: 0..<picture.columns, atRow: first + row, column: cell.column)
    }
    surface.put(
      frame.fitTitle(listed.record.title, cell.columns), row: titleRow, column: cell.column,
      style: style)
    let (words, look) = secondWords(of: listed)
    surface.put(
      frame.fit(words, cell.columns), row: titleRow + 1, column: cell.column, style: look)
  }

  /// What is told of a book besides its title: that its file is gone, which file it is among twins, or
  /// who wrote it.
  private func secondWords(of listed: ListedBook) -> (String, Style) {
    if listed.record.isMissing { return ("file gone", .bold) }
    return (listed.file ?? listed.record.author ?? "", .faint)
  }

  /// Draws a plain board, with the title in its upper part and what else is told at its foot.
  private func drawBoard(
    _ listed: ListedBook, into surface: inout Surface, _ area: Rect, isLit: Bool, _ style: Style,
    _ frame: TabFrame
  ) {
    let symbols = frame.symbols
    let edge: Style = isLit ? .selectedRow : .rail
    let bottom = area.rowRange.upperBound - 1
    let inner = Rect(
      row: area.row + 1, column: area.column + 1, rows: area.rows - 2, columns: area.columns - 2)
    let glyphs =
      isLit
      ? (
        symbols.doubleTopLeft, symbols.doubleHorizontal, symbols.doubleTopRight,
        symbols.doubleVertical, symbols.doubleBottomLeft, symbols.doubleBottomRight
      )
      : (
        symbols.topLeft, symbols.horizontal, symbols.topRight, symbols.vertical,
        symbols.bottomLeft, symbols.bottomRight
      )
    let line = String(repeating: glyphs.1, count: inner.columns)
    surface.put(glyphs.0 + line + glyphs.2, row: area.row, column: area.column, style: edge)
    surface.put(glyphs.4 + line + glyphs.5, row: bottom, column: area.column, style: edge)
    for row in inner.rowRange {
      surface.put(glyphs.3, row: row, column: area.column, style: edge)
      surface.put(glyphs.3, row: row, column: inner.columnRange.upperBound, style: edge)
    }
    func put(_ line: String, row: Int, _ style: Style) {
      let indent = (inner.columns - Typeset.columns(of: line)) / 2
      surface.put(
        line, row: row, column: inner.column + indent, style: style, within: inner.columnRange)
    }
    let (words, look) = secondWords(of: listed)
    let foot =
      words.isEmpty ? [] : frame.boardLines(words, inner.columns, most: max(inner.rows / 3, 1))
    // A row of air is between the two; one above the title if that is not cut for it.
    let room = max(inner.rows - foot.count - 1, 1)
    let title = frame.boardLines(listed.record.title, inner.columns, most: room)
    let air = title.count < room ? 1 : 0
    for (row, line) in title.enumerated() { put(line, row: inner.row + air + row, style) }
    guard inner.rows > title.count + foot.count else { return }
    for (row, line) in foot.enumerated() {
      put(line, row: inner.rowRange.upperBound - foot.count + row, look)
    }
  }
}

extension TabFrame {
  /// The lines that `text` takes on a board, broken between words or in words that are wider than it,
  /// behind a hyphen or a no-break space if there is one; of more than `most`, the last one ends with an
  /// ellipsis.
  func boardLines(_ text: String, _ columns: Int, most: Int) -> [String] {
    var parts: [String] = []
    for word in text.split(separator: " ") {
      var part = ""
      for glyph in Typesetter.glyphs(of: String(word)) {
        if !part.isEmpty, Typeset.columns(of: part) + glyph.columns > columns {
          let end = part.lastIndex { "-_\u{A0}".contains($0) }.map { part.index(after: $0) }
          parts.append(String(part[..<(end ?? part.endIndex)]))
          part = end.map { String(part[$0...]) } ?? ""
        }
        part += glyph.text
      }
      parts.append(part)
    }
    var lines = Label.lines(parts, in: max(columns, 1), symbols)
    guard lines.count > most, most > 0 else { return lines }
    let last = lines[most - 1]
    let room = columns - Typeset.columns(of: symbols.ellipsis)
    lines = Array(lines.prefix(most))
    lines[most - 1] = truncate(last, to: max(room, 0), ellipsis: "") + symbols.ellipsis
    return lines
  }
}
