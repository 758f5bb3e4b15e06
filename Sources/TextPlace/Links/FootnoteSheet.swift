import Paging
import Screen
import Widgets

/// A note of the book over the page that its mark is on, in lines of its own measure.
package struct FootnoteSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 60

  private var note: NoteText
  private var scroll = ScrollOffset()

  /// A sheet with a note.
  init(_ note: NoteText) { self.note = note }

  /// The columns that a note has on a screen of the given layout.
  static func columns(in layout: ScreenLayout) -> Int {
    SheetFrame(rows: 0, columns: columns, layout: layout).inside.columns
  }

  /// The link whose note is to be laid out anew, for a screen of the given layout.
  func unfitting(_ layout: ScreenLayout) -> PageLink? {
    note.columns == Self.columns(in: layout) ? nil : note.link
  }

  /// Receives the note in other lines.
  mutating func receive(_ note: NoteText) {
    if note.link == self.note.link { self.note = note }
  }

  private func frame(_ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: max(note.lines.count, 1), columns: Self.columns, layout: layout)
  }

  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout) -> Response {
    switch key {
    case .escape, .backspace, .character("q"), .character("f"): return .handled([.dismiss])
    case .character("Q"): return .ignored
    case .enter:
      guard case .note(let range) = note.link.aim else { return .handled([.dismiss]) }
      return .handled([.dismiss, .goToPosition(range.lowerBound)])
    default:
      scroll.handle(key, rows: frame(layout).inside.rows, count: note.lines.count)
      return .handled()
    }
  }

  /// What the last row says of its keys: it scrolls where not all of it is to be seen.
  func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    let scrolls = note.lines.count > frame(layout).inside.rows
    return (scrolls ? ["\(symbols.upKey) \(symbols.downKey) scroll"] : [])
      + ["q back", "\(symbols.enterKey) go there"]
  }

  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let frame = frame(layout)
    let area = frame.inside
    frame.draw("Note \(note.link.words)", into: &surface, symbols: symbols)
    let top = scroll.top(rows: area.rows, count: note.lines.count)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    if note.lines.isEmpty {
      surface.put(
        "There is no text there.", row: area.row, column: area.column, style: .faint,
        within: area.columnRange)
    }
    for (row, line) in note.lines.dropFirst(top).prefix(area.rows).enumerated() {
      let base: Style = line.kind == .heading ? .sheetHeading : .sheet
      for placed in line.presented(raises: book.raises(symbols)).placedGlyphs {
        let glyph = placed.glyph
        surface.put(
          glyph: glyph.text, columns: glyph.columns, row: area.row + row,
          column: area.column + placed.column, style: base.union(Style(glyph)),
          within: area.columnRange)
      }
    }
    let edge = area.columnRange.upperBound
    if top > 0 { surface.put(symbols.ascending, row: area.row, column: edge) }
    if top + area.rows < note.lines.count {
      surface.put(symbols.descending, row: area.row + area.rows - 1, column: edge)
    }
  }
}
