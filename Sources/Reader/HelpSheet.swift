import Screen
import Typeset

/// The keys of a place, from the table that handles them.
package struct HelpSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 70
  /// The least columns for words beside their keys; with fewer they stand below.
  private static let narrowestWords = 24

  private let table: KeyTable
  private var scroll = ScrollOffset()

  /// The help for the keys of `table`.
  package init(_ table: KeyTable) {
    self.table = table
  }

  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout, symbols: Symbols) -> Response {
    let frame = frame(layout, symbols)
    switch key {
    case .escape, .character("q"), .character("?"): return .handled([.dismiss])
    case .character("Q"): return .ignored
    default:
      let count = lines(in: symbols, columns: frame.columns).count
      scroll.take(key, rows: frame.rows, count: count)
      return .handled()
    }
  }

  /// What the last row says of its keys: it scrolls where not all of it is to be seen.
  func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    let frame = frame(layout, symbols)
    let scrolls = lines(in: symbols, columns: frame.columns).count > frame.rows
    return (scrolls ? ["\(symbols.upKey) \(symbols.downKey) scroll"] : []) + ["Esc close"]
  }
}

// MARK: - Its lines

extension HelpSheet {
  /// A row of the help.
  private struct Line {
    var keys = ""
    var words = ""
    var wordsColumn = 0
    var isTitle = false
  }

  private func lines(in symbols: Symbols, columns: Int) -> [Line] {
    let keyColumns =
      table.sections.flatMap(\.bindings).filter { !$0.help.isEmpty }
      .map { Typeset.columns(of: $0.keyNames(in: symbols).joined(separator: " ")) }.max() ?? 0
    let isBeside = keyColumns + 2 + Self.narrowestWords <= columns
    var lines: [Line] = []
    for section in table.sections {
      if !lines.isEmpty { lines.append(Line()) }
      lines.append(Line(keys: section.title, isTitle: true))
      for binding in section.bindings where !binding.help.isEmpty {
        lines +=
          isBeside
          ? self.lines(of: binding, beside: keyColumns + 2, columns, symbols)
          : self.lines(of: binding, below: 2, columns, symbols)
      }
    }
    return lines
  }

  /// The words in a column of their own, beside the keys.
  private func lines(
    of binding: Binding, beside column: Int, _ columns: Int, _ symbols: Symbols
  ) -> [Line] {
    let words = Label.lines(binding.helpWords, in: columns - column, symbols)
    var lines = words.map { Line(words: $0, wordsColumn: column) }
    lines[0].keys = binding.keyNames(in: symbols).joined(separator: " ")
    return lines
  }

  /// The words below the keys, a little to the right of them.
  private func lines(
    of binding: Binding, below column: Int, _ columns: Int, _ symbols: Symbols
  ) -> [Line] {
    Label.lines(binding.keyNames(in: symbols), in: columns, symbols).map { Line(keys: $0) }
      + Label.lines(binding.helpWords, in: columns - column, symbols)
      .map { Line(words: $0, wordsColumn: column) }
  }

  /// The rows and columns that the sheet has for its lines on this screen.
  private func frame(_ layout: ScreenLayout, _ symbols: Symbols) -> Rect {
    let widest = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    let rows = lines(in: symbols, columns: widest).count
    return SheetFrame(rows: rows, columns: widest, layout: layout).inside
  }
}

// MARK: - Drawing

extension HelpSheet {
  /// Draws itself over the page.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let area = frame(layout, symbols)
    let lines = lines(in: symbols, columns: area.columns)
    SheetFrame(rows: area.rows, columns: area.columns, layout: layout)
      .draw("Keys", into: &surface, symbols: symbols)
    let top = scroll.top(rows: area.rows, count: lines.count)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    for (index, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      let row = area.row + index
      surface.put(
        line.keys, row: row, column: area.column, style: line.isTitle ? .sheetHeading : .sheet,
        within: area.columnRange)
      surface.put(
        line.words, row: row, column: area.column + line.wordsColumn, within: area.columnRange)
    }
    drawMore(
      into: &surface, area, isAbove: top > 0, isBelow: top + area.rows < lines.count, symbols)
  }

  private func drawMore(
    into surface: inout Surface, _ area: Rect, isAbove: Bool, isBelow: Bool, _ symbols: Symbols
  ) {
    let column = area.columnRange.upperBound
    if isAbove { surface.put(symbols.ascending, row: area.row, column: column) }
    if isBelow {
      surface.put(symbols.descending, row: area.row + area.rows - 1, column: column)
    }
  }
}

extension Binding {
  /// The names of the keys that the help shows.
  fileprivate func keyNames(in symbols: Symbols) -> [String] {
    keys.prefix(shownKeys).map { $0.name(in: symbols) }
  }

  fileprivate var helpWords: [String] { help.split(separator: " ").map(String.init) }
}
