import Screen
import Typeset
import Widgets

/// The figures of the reading and the facts of the book.
package struct InfoSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 66
  /// The columns of the names, and the least beside them for what they name; with fewer it stands
  /// below.
  private static let nameColumns = 13
  private static let narrowestWords = 20

  private var scroll = ScrollOffset()

  /// A sheet that shows its first rows.
  package init() {}

  /// Responds to a key on a screen of the given layout.
  mutating func handle(
    _ key: Key, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) -> Response {
    switch key {
    case .escape, .character("q"), .character("i"): return .handled([.dismiss])
    case .character("Q"): return .ignored
    default:
      let (rows, area) = laidOut(layout, symbols, book)
      scroll.handle(key, rows: area.rows, count: rows.count)
      return .handled()
    }
  }

  /// What the last row says of its keys: it scrolls where not all of it is to be seen.
  func hints(in symbols: Symbols, layout: ScreenLayout, over book: BookPlace) -> [String] {
    let (rows, area) = laidOut(layout, symbols, book)
    return ScrollOffset.hints(rows: area.rows, count: rows.count, in: symbols)
  }

  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let (rows, area) = laidOut(layout, symbols, book)
    scroll.draw(
      rows, titled: "Figures and facts", in: area, into: &surface, layout: layout, symbols: symbols)
  }
}

// MARK: - Its rows

extension InfoSheet {
  /// `word`, or the parts of a path that take a line each where it is wider than that.
  private static func pieces(of word: Substring, columns: Int) -> [String] {
    var pieces = [""]
    for character in word {
      if Typeset.columns(of: pieces[pieces.count - 1] + String(character)) > max(columns, 1) {
        let last = pieces.removeLast()
        // Behind a slash, unless a line would be left mostly empty.
        let end = last.lastIndex(of: "/").map { last.index(after: $0) } ?? last.endIndex
        let isFull = Typeset.columns(of: String(last[..<end])) * 2 > columns
        pieces += isFull ? [String(last[..<end]), String(last[end...])] : [last, ""]
      }
      pieces[pieces.count - 1].append(character == "\u{A0}" ? " " : character)
    }
    return pieces.last == "" && pieces.count > 1 ? pieces.dropLast() : pieces
  }

  /// The rows, and the area that the sheet has for them on this screen.
  private func laidOut(
    _ layout: ScreenLayout, _ symbols: Symbols, _ book: BookPlace
  ) -> (rows: [SheetRow], area: Rect) {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    let isBeside = columns >= Self.nameColumns + Self.narrowestWords
    var rows: [SheetRow] = []
    for section in [book.readingFacts(symbols), book.bookFacts(symbols)] where !section.isEmpty {
      if !rows.isEmpty { rows.append(SheetRow()) }
      for fact in section {
        let column = isBeside ? Self.nameColumns : 2
        let words = fact.words.split(separator: " ")
          .flatMap { Self.pieces(of: $0, columns: columns - column) }
        var lines = Label.lines(words, in: columns - column, symbols)
          .map { SheetRow(words: $0, wordsColumn: column) }
        if isBeside, !lines.isEmpty {
          lines[0].name = fact.name
          lines[0].nameStyle = .hint
        } else if !fact.name.isEmpty {
          rows.append(SheetRow(name: fact.name, nameStyle: .hint))
        }
        rows += lines
      }
    }
    return (rows, SheetFrame(rows: rows.count, columns: columns, layout: layout).inside)
  }
}
