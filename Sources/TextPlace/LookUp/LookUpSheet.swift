import Screen
import Widgets

/// What dictionaries say of some words; it is read while other answers are still waited for.
package struct LookUpSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 70

  /// The lines for a width: made when something changes, not each time the screen is drawn.
  private struct Lines: Equatable, Sendable {
    var columns: Int
    var all: [LookUpLine]
  }

  private var lookUp: LookUp
  private var laidOut: Lines
  private var scroll = ScrollOffset()

  /// A sheet for a look-up on a screen of the given layout.
  init(_ lookUp: LookUp, layout: ScreenLayout) {
    self.lookUp = lookUp
    laidOut = Self.lines(of: lookUp, layout)
  }

  /// Receives what more is known; that of another look-up is dropped.
  mutating func receive(_ news: LookUp, layout: ScreenLayout) {
    guard news.turn == lookUp.turn else { return }
    lookUp = news
    laidOut = Self.lines(of: news, layout)
  }

  private static func lines(of lookUp: LookUp, _ layout: ScreenLayout) -> Lines {
    let columns = SheetFrame(rows: 0, columns: columns, layout: layout).inside.columns
    return Lines(columns: columns, all: LookUpLine.lines(of: lookUp, in: columns))
  }

  /// The lines on a screen of the given layout.
  private func lines(_ layout: ScreenLayout) -> [LookUpLine] {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    return laidOut.columns == columns ? laidOut.all : Self.lines(of: lookUp, layout).all
  }

  private func frame(_ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: lines(layout).count, columns: Self.columns, layout: layout)
  }
}

// MARK: - Keys and the mouse

extension LookUpSheet {
  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout) -> Response {
    laidOut = Lines(columns: laidOut.columns, all: lines(layout))
    switch key {
    case .character("w"):
      let isTyped = lookUp.range.isEmpty
      return .handled(
        close() + [
          .effect(
            .lookUp(isTyped ? .searchWebForWords(lookUp.words) : .searchWeb(lookUp.range)))
        ])
    case .escape, .backspace, .character("q"), .character("d"): return .handled(close())
    case .character("Q"): return .ignored
    default:
      scroll.handle(key, rows: frame(layout).inside.rows, count: laidOut.all.count)
      return .handled()
    }
  }

  /// What a click does.
  func click() -> [Request] { close() }

  private func close() -> [Request] { [.dismiss, .effect(.lookUp(.end))] }

  /// What the last row says of its keys: it scrolls where not all of it is to be seen.
  func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    let scrolls = lines(layout).count > frame(layout).inside.rows
    let isQuestion = lookUp.dictionaries.contains { !$0.name.isEmpty }
    return (scrolls ? ["\(symbols.upKey) \(symbols.downKey) scroll"] : [])
      + (isQuestion ? ["w search the web"] : []) + ["Esc close"]
  }
}

// MARK: - Drawing

extension LookUpSheet {
  /// Draws itself over the page.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let frame = frame(layout)
    let area = frame.inside
    let lines = lines(layout)
    let title = truncate(lookUp.words, to: max(area.columns - 2, 0), ellipsis: symbols.ellipsis)
    frame.draw(title, into: &surface, symbols: symbols)
    let top = scroll.top(rows: area.rows, count: lines.count)
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      let text = line.isAwaited ? line.text + symbols.ellipsis : line.text
      surface.put(
        text, row: area.row + row, column: area.column + line.indent,
        style: line.isHeading ? .sheetHeading : line.isAwaited ? .faint : .sheet,
        within: area.columnRange)
    }
    surface.cursor = CellPosition(row: area.row, column: area.column)
  }
}
