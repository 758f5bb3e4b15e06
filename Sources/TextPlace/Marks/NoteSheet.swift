import Books
import Screen
import Typeset
import Widgets

/// Asks what the reader has to say to some words.
package struct NoteSheet: Equatable, Sendable {
  /// The longest note, in characters.
  private static let capacity = 20_000

  private let target: NoteTarget
  /// The list that it was opened from, to come back to.
  private let list: MarksSheet?
  private var field: TextField

  /// A sheet for a note to `target`, which has `note` already.
  init(to target: NoteTarget, note: String? = nil, over list: MarksSheet? = nil) {
    self.target = target
    self.list = list
    field = TextField(note ?? "", capacity: Self.capacity)
  }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .enter:
      let words = field.text.split(separator: " ").joined(separator: " ")
      return .handled([leaving, .marks(.write(words, target))])
    case .escape: return .handled([leaving])
    default:
      _ = field.handle(key)
      return .handled()
    }
  }

  /// Takes a text that was pasted; a note to a mark is one paragraph.
  mutating func paste(_ line: PastedLine) { field.insert(line.characters) }

  /// What a click does.
  func click() -> [Request] { [leaving] }

  private var leaving: Request { list.map { .present(.marks($0)) } ?? .dismiss }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    ["\(symbols.enterKey) keep it", "Esc leave it as it was"]
  }

  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let widest = SheetFrame(rows: 1, columns: 59, layout: layout).inside
    let (lines, caret) = field.lines(in: widest.columns)
    let frame = SheetFrame(rows: max(lines.count, 3), columns: 59, layout: layout)
    frame.draw("Note", into: &surface, symbols: symbols)
    let area = frame.inside
    let top = max(min(caret.row - area.rows + 1, lines.count - area.rows), 0)
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      surface.put(
        line, row: area.row + row, column: area.column, style: .field, within: area.columnRange)
    }
    let place = CellPosition(row: area.row + caret.row - top, column: area.column + caret.column)
    // The caret is drawn where nothing stands, so that no letter goes.
    if surface[place.row, place.column].text == " " {
      surface.put(
        symbols.caret, row: place.row, column: place.column, style: .field,
        within: area.column..<area.columnRange.upperBound + 1)
    }
    surface.cursor = place
  }
}
