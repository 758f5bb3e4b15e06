import Books
import Paging
import Screen
import Widgets

/// How the marks and the selection of a page look.
struct MarkStyles {
  private let marks: [Mark]
  private let selection: Range<Int>?

  /// The looks of what a page with these bytes shows.
  init(_ book: BookPlace, _ page: Range<Int>) {
    marks = book.marks.marks(in: page)
    selection = book.selection?.range
  }

  /// What is added to the style of the glyph at `offset` by marks; what is selected hides them.
  func style(at offset: Int) -> Style? {
    let here = marks.filter { $0.range.contains(offset) }
    guard !here.isEmpty else { return nil }
    let colour = here.last { $0.colour != nil }?.colour
    let style = colour.map { Style.highlight($0.rawValue) } ?? .mark
    // What something is written to is underlined, also where it has a colour.
    return here.contains { $0.note != nil } || colour == nil ? style.union(.underline) : style
  }

  /// Whether the glyph at `offset` is selected.
  func isSelected(_ offset: Int) -> Bool { selection?.contains(offset) == true }

  /// The sign in the margin of a line with these bytes: of a bookmark or a note, or the first
  /// letter of the colour of a highlight that begins there.
  func sign(of line: Range<Int>, _ symbols: Symbols) -> (glyph: String, style: Style)? {
    let beginning = marks.filter { line.contains($0.range.lowerBound) }
    if beginning.contains(where: { $0.kind == .bookmark }) { return (symbols.bookmark, .mark) }
    if beginning.contains(where: { $0.note != nil }) { return ("n", .mark) }
    return beginning.last?.colour.map { ($0.letter, .highlight($0.rawValue)) }
  }
}

extension HighlightColour {
  /// The letter that stands for it where there are no colours.
  var letter: String { String(name.prefix(1)) }
}

extension BookPlace {
  /// The column of the margin that has the signs of marks.
  static func markColumn(_ area: Rect) -> Int { max(area.column - 3, 0) }

  /// What the last row says of the keys while something is selected.
  func selectionHints(in symbols: Symbols) -> [String]? {
    guard let selection else { return nil }
    let unit = selection.unit == .sentence ? "words" : "sentences"
    let arrows = symbols.pair(symbols.leftKey, symbols.rightKey)
    let moves =
      selection.isExtending
      ? ["\(arrows) grow", "o other end"] : ["\(arrows) choose", "Space grow"]
    return moves + [
      "h highlight", "n note", "y copy", "v \(unit)", "Esc end", "? help", "d dictionary", "w web",
    ]
  }
}
