package import Screen
import Typeset

/// The lines of a form, and the columns that they stand in.
package struct FormLayout<Field> {
  /// All lines, whether they are shown or not.
  package var lines: [FormLine<Field>] = []
  /// The first line that is shown.
  package var top = 0
  /// The columns of the screen that the fields have.
  package var values: Range<Int>
}

/// A line of a form: a label, and pieces of a field's text.
package struct FormLine<Field> {
  /// The field that the line belongs to; nil for an empty line.
  package var field: Field?
  package var label = ""
  package var line = ControlLine()

  /// What a click does in a column, counted from where the fields begin.
  package func click(at column: Int) -> ControlClick? {
    line.pieces.first { $0.column <= column && column < $0.column + Typeset.columns(of: $0.words) }?
      .click
  }
}

extension Form {
  /// The fewest rows of an area in which groups of rows stand apart.
  private static var lowestWithGroups: Int { 11 }
  /// The columns that fields keep before labels have theirs.
  private static var narrowestValues: Int { 4 }

  /// The columns between a field and what is told beside it: one for the caret, and two blanks.
  private static var gap: Int { 3 }

  /// The number of rows that the form needs in `columns`, without the lines between groups.
  package func rowCount(columns: Int, _ symbols: Symbols) -> Int {
    let area = Rect(row: 0, column: 0, rows: 0, columns: columns)
    return layout(in: area, symbols).lines.count
  }

  /// Draws the form; what does not fit into `area` is left out, the field with the focus last.
  package func draw(into surface: inout Surface, _ area: Rect, _ symbols: Symbols) {
    let layout = layout(in: area, symbols)
    for (index, line) in layout.lines.dropFirst(layout.top).prefix(area.rows).enumerated() {
      draw(line, into: &surface, row: area.row + index, area, layout.values, symbols)
    }
  }

  private func draw(
    _ line: FormLine<Field>, into surface: inout Surface, row: Int, _ area: Rect,
    _ values: Range<Int>, _ symbols: Symbols
  ) {
    guard let field = line.field else { return }
    let hasFocus = field == focus
    let isButton = self[field].control == .button
    let column = area.column + look.labelColumn
    if hasFocus, look.hasSign, !line.label.isEmpty {
      surface.put(
        symbols.selection, row: row, column: area.column, style: .selectedRow,
        within: area.columnRange)
    }
    let end = isButton ? area.columnRange.upperBound : values.lowerBound
    surface.put(
      line.label, row: row, column: column, style: hasFocus ? look.focusedLabel : look.label,
      within: area.column..<max(end, area.column))
    for piece in line.line.pieces {
      surface.put(
        piece.words, row: row, column: values.lowerBound + piece.column, style: piece.style,
        within: values)
    }
    guard hasFocus, let caret = isButton ? column - values.lowerBound : line.line.caret,
      !area.isEmpty
    else { return }
    let last = area.columnRange.upperBound - 1
    let cursor = CellPosition(row: row, column: min(values.lowerBound + caret, last))
    surface.cursor = cursor
    if self[field].control.isTyped, surface[row, cursor.column].text == " " {
      surface.put(symbols.caret, row: row, column: cursor.column, style: .field)
    }
  }

  /// Lays the form out in `area`.
  package func layout(in area: Rect, _ symbols: Symbols) -> FormLayout<Field> {
    let room = area.columns - look.labelColumn - Self.narrowestValues
    let indent = look.labelColumn + max(min(look.labelColumns, room), 0)
    let start = area.column + min(indent, area.columns)
    var layout = FormLayout<Field>(values: start..<area.columnRange.upperBound)
    var focused = 0..<0
    for row in rows where !row.isHidden {
      let first = layout.lines.count
      layout.lines += lines(of: row, area, layout.values.count, symbols)
      if row.field == focus { focused = first..<layout.lines.count }
      if row.endsGroup, area.rows >= Self.lowestWithGroups { layout.lines.append(FormLine()) }
    }
    // The line with the caret is in the middle if there is more on both sides; the lines below it
    // come before those above, for they tell what is wrong.
    let caret = layout.lines[focused].firstIndex { $0.line.caret != nil } ?? focused.lowerBound
    let highest = max(layout.lines.count - area.rows, 0)
    let middle = max(caret - area.rows / 2, focused.upperBound - area.rows)
    layout.top = max(min(middle, caret, highest), 0)
    return layout
  }

  /// The lines of a row: those of its control, with what is wrong beside the last one or below it.
  private func lines(
    of row: FormRow<Field>, _ area: Rect, _ columns: Int, _ symbols: Symbols
  ) -> [FormLine<Field>] {
    let hasFocus = row.field == focus
    let style = hasFocus ? Style.field : look.text
    var lines = row.control.lines(in: columns, hasFocus: hasFocus, style, symbols)
    if let error = errors[row.field] {
      tell(error, in: &lines, columns, symbols)
    } else if let last = lines.last, !row.hint.isEmpty,
      Typeset.columns(of: row.hint) <= columns - last.columns - Self.gap
    {
      lines[lines.count - 1].add("  ")
      lines[lines.count - 1].add(row.hint, .faint)
    }
    let isButton = row.control == .button
    let label = Label.fitting(
      row.labels, in: isButton ? area.columns - look.labelColumn : .max, symbols)
    return lines.enumerated().map { index, line in
      FormLine(field: row.field, label: index == 0 ? label : "", line: line)
    }
  }

  /// Adds what is wrong: the first wording that fits beside the last line, or below it.
  private func tell(
    _ wordings: [String], in lines: inout [ControlLine], _ columns: Int, _ symbols: Symbols
  ) {
    let room = columns - (lines.last?.columns ?? 0) - Self.gap
    let words = Label.fitting(wordings, in: columns, symbols)
    if Typeset.columns(of: words) <= room {
      lines[lines.count - 1].add("  ")
    } else {
      lines.append(ControlLine())
    }
    lines[lines.count - 1].add(words, .notice)
  }
}
