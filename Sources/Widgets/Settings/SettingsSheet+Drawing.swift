package import Screen
import Settings
import Typeset

/// Where the settings stand: beside the page where there is room for both, else under it.
package struct SettingsPanel: Equatable {
  /// The columns of a panel beside the page, at least and at most.
  private static let columns = 36...46

  /// The panel with its edge.
  package let area: Rect
  /// Whether it stands beside the page.
  package let isBeside: Bool
  /// Whether the text moves over to make room.
  package let movesText: Bool

  /// The panel beside a text's columns, `pages`; of two pages it leaves the left one alone if there is no
  /// room beside both.
  package init(_ layout: ScreenLayout, pages: [Rect]) {
    let body = layout.body
    let text = (pages.last?.columnRange.upperBound ?? 0) - pages[0].column
    let free = min(body.columns - text - 2, Self.columns.upperBound)
    let right = body.columns - pages[0].columnRange.upperBound - 3
    movesText = free >= Self.columns.lowerBound
    isBeside = movesText || pages.count > 1 && right >= Self.columns.lowerBound
    if isBeside {
      let columns = movesText ? free : right
      area = Rect(
        row: body.row, column: body.columns - columns, rows: body.rows, columns: columns)
    } else {
      let rows = min(max(body.rows * 11 / 20, 5), body.rows - 1)
      area = Rect(
        row: body.row + body.rows - rows, column: 0, rows: rows, columns: body.columns)
    }
  }

  /// The panel where it is all there is.
  package init(filling area: Rect) {
    self.area = area
    isBeside = false
    movesText = false
  }

  /// The area of the list.
  package var list: Rect {
    let inside =
      isBeside
      ? Rect(
        row: area.row + 1, column: area.column + 2, rows: area.rows - 1, columns: area.columns - 3)
      : Rect(
        row: area.row + 1, column: area.column + 1, rows: area.rows - 1, columns: area.columns - 2)
    return Rect(
      row: inside.row, column: inside.column, rows: max(inside.rows - (hasHelp ? 1 : 0), 1),
      columns: inside.columns)
  }

  /// The row that tells about the selected setting, where there is one.
  package var helpRow: Int? { hasHelp ? area.row + area.rows - 1 : nil }

  private var hasHelp: Bool { area.rows >= 4 }
}

extension SettingsSheet {
  /// What the last row says of its keys.
  package func hints(in symbols: Symbols) -> [String] {
    if case .text = question { return ["\(symbols.enterKey) keep it", "Esc leave it as it was"] }
    if case .giveOver = question { return ["\(symbols.enterKey) reassign it", "Esc leave it"] }
    if question != nil { return ["Esc none"] }
    let change =
      switch rows[selected] {
      case .command: "\(symbols.enterKey) a key"
      case .setting(let setting) where kind(of: setting).isTyped:
        "\(symbols.enterKey) type"
      case .setting, .choice, .heading: "\(symbols.leftKey) \(symbols.rightKey) change"
      }
    return [change, "\(symbols.upKey) \(symbols.downKey) move", "Backspace default", "Esc close"]
  }

  /// Draws itself beside the page, or under it.
  package func draw(into surface: inout Surface, panel: SettingsPanel, symbols: Symbols) {
    drawEdge(into: &surface, panel, symbols)
    let list = panel.list
    let rows = rows
    let first = firstRow(showing: list.rows)
    for (index, row) in rows[first...].prefix(list.rows).enumerated() {
      draw(
        row, into: &surface, list, row: list.row + index, isSelected: first + index == selected,
        symbols)
    }
    surface.cursor = CellPosition(row: list.row + selected - first, column: list.column)
    let end = list.columnRange.upperBound
    if first > 0 { surface.put(symbols.ascending, row: list.row, column: end, style: .faint) }
    if first + list.rows < rows.count {
      surface.put(symbols.descending, row: list.row + list.rows - 1, column: end, style: .faint)
    }
    guard let row = panel.helpRow else { return }
    surface.put(
      truncate(sentence(in: symbols), to: list.columns, ellipsis: symbols.ellipsis), row: row,
      column: list.column, style: question == nil && remark == nil ? .faint : .sheetHeading)
  }

  private func drawEdge(
    into surface: inout Surface, _ panel: SettingsPanel, _ symbols: Symbols
  ) {
    let area = panel.area
    surface.fill(area, style: .sheet)
    let line = Rect(row: area.row, column: area.column, rows: 1, columns: area.columns)
    surface.fill(line, with: symbols.horizontal, style: .frame)
    if panel.isBeside {
      let edge = Rect(row: area.row, column: area.column, rows: area.rows, columns: 1)
      surface.fill(edge, with: symbols.vertical, style: .frame)
      surface.put(symbols.topLeft, row: area.row, column: area.column, style: .frame)
    }
    surface.put(
      " Settings ", row: area.row, column: area.column + 2, style: .sheetTitle,
      within: area.columnRange)
  }

  private func draw(
    _ row: Row, into surface: inout Surface, _ list: Rect, row at: Int, isSelected: Bool,
    _ symbols: Symbols
  ) {
    var label = ""
    var value = ""
    switch row {
    case .heading(let title):
      surface.put(
        truncate(title, to: list.columns, ellipsis: symbols.ellipsis), row: at,
        column: list.column, style: .sheetHeading)
      return
    case .setting(let setting):
      label = setting.label
      value = words(of: setting)
      if !kind(of: setting).isTyped {
        value = "\(symbols.previous) \(value) \(symbols.next)"
      }
    case .choice(let index):
      label = choices[index].label
      value = "\(symbols.previous) \(choices[index].value) \(symbols.next)"
    case .command(let binding):
      label = binding.help
      value = binding.keys.map { $0.name(in: symbols) }.joined(separator: " ")
    }
    let style: Style = isSelected ? .selectedRow : .sheet
    if isSelected {
      surface.fill(
        Rect(row: at, column: list.column, rows: 1, columns: list.columns), style: style)
      surface.put(symbols.selection, row: at, column: list.column, style: style)
    }
    // The value is what is looked for: it is cut only where it alone is too wide.
    value = truncate(value, to: list.columns * 3 / 5, ellipsis: symbols.ellipsis)
    if isSelected, case .text(_, let field) = question {
      // The end of what is typed, where not all of it fits.
      var text = field.text[...]
      while Typeset.columns(of: String(text)) >= list.columns * 3 / 5 { text.removeFirst() }
      value = text + symbols.caret
    }
    let start = list.columnRange.upperBound - Typeset.columns(of: value)
    surface.put(value, row: at, column: start, style: style)
    surface.put(
      truncate(label, to: start - list.column - 3, ellipsis: symbols.ellipsis), row: at,
      column: list.column + 2, style: style)
  }

  /// What a setting is set to, in words.
  private func words(of setting: Setting) -> String {
    switch preferences[setting] {
    case .boolean(let isTrue): isTrue ? "yes" : "no"
    case .integer(let number): String(number)
    case .string(let word): word.isEmpty ? wordsForNothing(in: setting) : word
    case .array(let values):
      values.isEmpty ? "none" : (preferences[setting].strings ?? []).joined(separator: ", ")
    }
  }

  /// What is in force where a text is empty.
  private func wordsForNothing(in setting: Setting) -> String {
    switch setting {
    case .copyCommand: "what is there"
    case .dictionaryCommand: "dict, sdcv"
    case .webCommand: "xdg-open"
    default: "the text’s own"
    }
  }

  /// What the row below the list says.
  private func sentence(in symbols: Symbols) -> String {
    switch question {
    case .which(let command):
      return "press a key for: \(words(of: command)); a key that it already has is removed"
    case .giveOver(let key, let owner, _):
      return
        "\(key.name(in: symbols)) belongs to: \(words(of: owner)); \(symbols.enterKey) reassigns it"
    case .text(let setting, _): return setting.help
    case nil: break
    }
    if let remark { return remark }
    if case .choice(let index) = rows[selected] { return choices[index].help }
    guard case .setting(let setting) = rows[selected] else {
      return "\(symbols.enterKey) adds or removes a key"
    }
    return setting.help
  }

  private func words(of command: NamedCommand) -> String {
    keys.bindings.first { $0.command == command }?.help ?? command.name
  }
}

// MARK: - The mouse

extension SettingsSheet {
  /// What a click does: it selects a row, and on its value changes that; elsewhere it closes.
  package func click(row: Int, column: Int, panel: SettingsPanel) -> [Wish] {
    guard panel.area.contains(row: row, column: column) else { return [.close] }
    let list = panel.list
    let first = firstRow(showing: list.rows)
    let index = first + row - list.row
    guard list.contains(row: row, column: column), rows.indices.contains(index) else { return [] }
    if case .heading = rows[index] { return [] }
    var sheet = self
    sheet.top = first
    sheet.select(index)
    let isValue = column >= list.column + list.columns / 2
    var requests: [Wish] = []
    if isValue, case .setting(let setting) = rows[index], !kind(of: setting).isTyped {
      let columns = Typeset.columns(of: words(of: setting)) + 4
      requests = sheet.change(by: column < list.columnRange.upperBound - columns / 2 ? -1 : 1)
    } else if isValue, case .choice = rows[index] {
      requests = sheet.change(by: 1)
    } else if isValue || sheet.selected == selected {
      _ = sheet.handle(.enter, showing: list.rows)
    }
    return [.show(sheet)] + requests
  }
}
