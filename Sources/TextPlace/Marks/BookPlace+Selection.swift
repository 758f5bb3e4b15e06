import Paging
import Screen
import Widgets

// MARK: - Beginning and ending

extension BookPlace {
  /// Begins to select: with the sentence of the match that is shown, or else the page's first one.
  package mutating func beginSelecting() -> [TextEffect] {
    guard let shown, pages.contains(where: { !$0.lines.isEmpty }) else { return [] }
    if let match = search?.current, shown.contains(match.lowerBound) {
      return [find(.sentence, .at(match.lowerBound), .begin)]
    }
    return [find(.sentence, .after(isScrolling ? place : shown.lowerBound), .begin)]
  }

  /// Selects what lies between two cells of the page, as a drag of the mouse does.
  ///
  /// - Returns: Whether something is selected then.
  mutating func select(
    from start: CellPosition, to end: CellPosition, in layout: ScreenLayout
  ) -> Bool {
    guard let first = glyph(at: start, in: layout), let last = glyph(at: end, in: layout) else {
      return false
    }
    var selection = Selection(.word, first)
    selection.isExtending = true
    selection.move(to: last)
    self.selection = selection
    return true
  }

  /// Selects nothing any more.
  mutating func endSelecting() {
    selection = nil
  }

  /// Finds the word that the byte at `offset` is part of, to look it up.
  func find(wordAt offset: Int) -> TextEffect { find(.word, .at(offset), .define) }

  private func find(
    _ unit: TextUnit, _ position: UnitRequest.Position, _ step: SelectionStep
  ) -> TextEffect {
    .marks(.findUnit(UnitRequest(unit, position), step))
  }
}

// MARK: - Moving

extension BookPlace {
  /// Obeys a key that moves the selection or changes how it moves.
  mutating func obey(_ command: SelectionCommand) -> [TextEffect] {
    guard var selection, let shown else { return [] }
    let unit = selection.unit
    switch command {
    case .next: return [find(unit, .after(selection.moving.upperBound), .move)]
    case .previous: return [find(unit, .before(selection.moving.lowerBound), .move)]
    case .down: return [find(unit, place(rows: 1), .move)]
    case .up: return [find(unit, place(rows: -1), .move)]
    case .nextScreen: return [find(unit, .after(shown.upperBound), .move)]
    case .previousScreen: return [find(unit, .before(shown.lowerBound), .move)]
    case .extend:
      selection.isExtending.toggle()
      if !selection.isExtending { selection.fixed = selection.moving }
    case .otherEnd: selection.exchangeEnds()
    case .unit:
      let other: TextUnit = unit == .sentence ? .word : .sentence
      return [find(other, .at(selection.moving.lowerBound), .move)]
    case .highlight, .note, .copy, .define, .searchWeb, .speak, .leave: break
    }
    self.selection = selection
    return []
  }

  /// Where the unit is that lies some rows below the one that moves, or above.
  private func place(rows: Int) -> UnitRequest.Position {
    guard let selection, let shown else { return .after(0) }
    let lines = pages.flatMap(\.lines)
    let next: UnitRequest.Position =
      rows > 0 ? .after(selection.moving.upperBound) : .before(selection.moving.lowerBound)
    guard selection.unit == .word,
      let row = lines.firstIndex(where: { $0.range.contains(selection.moving.lowerBound) })
    else { return next }
    let column = lines[row].column(of: selection.moving.lowerBound)
    var index = row + rows
    while lines.indices.contains(index), lines[index].glyphs.isEmpty { index += rows }
    guard lines.indices.contains(index) else {
      return rows > 0 ? .after(shown.upperBound) : .before(shown.lowerBound)
    }
    return lines[index].glyph(atColumn: column).map { .at($0.offset) } ?? next
  }

  /// Receives a unit that was found, and turns the page where it is not shown.
  mutating func receive(
    unit found: Range<Int>?, _ request: UnitRequest, _ step: SelectionStep
  ) -> [TextEffect] {
    guard let shown else { return [] }
    if step == .define { return found.map { [.lookUp(.define($0))] } ?? [] }
    guard let found, step == .move || found.lowerBound < shown.upperBound else {
      // No sentence begins on the page: it is within a long one.
      if step == .begin, case .after = request.position {
        return [find(request.unit, .at(shown.lowerBound), .begin)]
      }
      return []
    }
    switch step {
    case .begin: selection = Selection(request.unit, found)
    case .move:
      selection?.unit = request.unit
      selection?.move(to: found)
    case .define: break
    }
    guard step == .move else { return [] }
    if found.lowerBound >= shown.upperBound { return isScrolling ? scroll(halves: 1) : turn(by: 1) }
    if found.lowerBound < shown.lowerBound {
      return isScrolling ? scroll(halves: -1) : turn(by: -1)
    }
    return []
  }
}

// MARK: - Cells

extension BookPlace {
  /// The offset of the glyph in a cell of the page, if it is one of a word.
  func wordOffset(at cell: CellPosition, in layout: ScreenLayout) -> Int? {
    guard let glyph = exactGlyph(at: cell, in: layout),
      glyph.text.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return glyph.offset
  }

  /// The glyph in a cell of the page.
  func exactGlyph(at cell: CellPosition, in layout: ScreenLayout) -> PageGlyph? {
    guard let (line, column) = exactLine(at: cell, in: layout) else { return nil }
    return line.placedGlyphs.first {
      ($0.column..<$0.column + $0.glyph.columns).contains(column)
    }?.glyph
  }

  /// The line of the page in a cell, and the cell's column from the beginning of lines on.
  func exactLine(
    at cell: CellPosition, in layout: ScreenLayout
  ) -> (line: PageLine, column: Int)? {
    guard
      let (page, area) = columns(in: layout).first(where: {
        $0.area.contains(row: cell.row, column: cell.column)
      })
    else { return nil }
    let index = line(atRow: cell.row, in: area)
    guard page.lines.indices.contains(index), row(ofLine: index, in: area) == cell.row else {
      return nil
    }
    return (page.lines[index], cell.column - area.column)
  }

  /// The bytes of the glyph in a cell of the page, or of the nearest one in its row; of a row
  /// without any, those of the next row that has some.
  private func glyph(at cell: CellPosition, in layout: ScreenLayout) -> Range<Int>? {
    let columns = columns(in: layout)
    // The margin with the marks is the column's.
    let column = columns.last { Self.markColumn($0.area) <= cell.column } ?? columns.first
    guard let (page, area) = column, !page.lines.isEmpty else { return nil }
    let row = min(max(line(atRow: cell.row, in: area), 0), page.lines.count - 1)
    guard
      let line = page.lines[row...].first(where: { !$0.glyphs.isEmpty })
        ?? page.lines.last(where: { !$0.glyphs.isEmpty }),
      let glyph = line.glyph(atColumn: cell.column - area.column)
    else { return nil }
    return glyph.offset..<line.end(of: glyph)
  }
}

extension PageLine {
  /// The column that the glyph of the byte at `offset` begins in.
  fileprivate func column(of offset: Int) -> Int {
    let placed = placedGlyphs
    if let own = placed.first(where: { $0.glyph.offset == offset }) { return own.column }
    return glyphs.prefix { $0.offset < offset }.reduce(indent) { $0 + $1.columns }
  }

  /// The glyph in a column, or the one nearest to it.
  fileprivate func glyph(atColumn column: Int) -> PageGlyph? {
    let placed = placedGlyphs
    return (placed.first { column < $0.column + $0.glyph.columns } ?? placed.last)?.glyph
  }

  /// The offset after the bytes that a glyph stands for.
  fileprivate func end(of glyph: PageGlyph) -> Int {
    let next = glyphs.first { $0.offset > glyph.offset }
    return min(glyph.offset + glyph.text.utf8.count, next?.offset ?? range.upperBound)
  }
}
