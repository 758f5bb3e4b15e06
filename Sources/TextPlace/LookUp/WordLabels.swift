import Books
import Paging
import Screen
import Widgets

/// Labels on the words of the page: the letters of one look its word up.
package struct WordLabels: Equatable, Sendable {
  /// Words of fewer letters have no labels, so that the page can be read: few are looked up.
  private static let shortest = 3

  private var labels: PageLabels

  /// Labels for the words that are shown of a text, each at its first place; nil if there are none.
  ///
  /// Long words, which are looked up more often than short ones, have the labels of one letter.
  init?(_ book: BookPlace) {
    guard let labels = Self.labels(on: book.pages.flatMap(\.lines)) else { return nil }
    self.labels = labels
  }

  /// Labels for the words of some lines.
  static func labels(on lines: some Sequence<PageLine>) -> PageLabels? {
    let found = words(of: lines)
    guard !found.isEmpty else { return nil }
    return PageLabels(found.map(\.offset)) {
      (-found[$0].count, $0) < (-found[$1].count, $1)
    }
  }

  /// The words of some lines, each once.
  private static func words(of lines: some Sequence<PageLine>) -> [(offset: Int, count: Int)] {
    var seen: Set<String> = []
    var words: [(offset: Int, count: Int)] = []
    for line in lines {
      for run in Self.runs(of: line.glyphs) {
        let text = run.map(\.text).joined().lowercased()
        guard let first = run.first(where: { !$0.text.isEmpty }), text.count >= shortest,
          text.contains(where: \.isLetter), seen.insert(text).inserted
        else { continue }
        words.append((first.offset, text.count))
      }
    }
    return words
  }

  /// The letters of the words of a line: a word goes on behind what is read past in it, and a number that is
  /// raised behind it is none of it.
  private static func runs(of glyphs: [PageGlyph]) -> [[PageGlyph]] {
    var runs: [[PageGlyph]] = [[]]
    for (index, glyph) in glyphs.enumerated() where glyph.styles.isDisjoint(with: .readPast) {
      if glyph.isOfWord, !glyphs.isRaisedNumber(at: index) {
        runs[runs.count - 1].append(glyph)
      } else if runs[runs.count - 1].first != nil {
        runs.append([])
      }
    }
    return runs
  }

  /// Responds to a key: letters choose, Escape and all else that is none ends it.
  mutating func handle(_ key: Key) -> Response {
    switch labels.handle(key) {
    case .goesOn: .handled()
    case .chosen(let offset): .handled([.dismiss, .defineWord(at: offset)])
    case .ended: .handled([.dismiss])
    }
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    ["the letters of a word look it up", "Esc back"]
  }

  /// Draws the labels that may still be meant over the beginnings of their words.
  func draw(into surface: inout Surface, layout: ScreenLayout, over book: BookPlace) {
    labels.draw(into: &surface, layout: layout, over: book)
  }
}

extension PageGlyph {
  /// Whether it is a letter, a digit, or an apostrophe within a word, or not seen.
  fileprivate var isOfWord: Bool {
    text.first.map { $0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" } ?? true
  }
}

extension TextModel {
  /// Labels the words of the page.
  mutating func labelWords() -> [TextEffect] {
    guard let labels = WordLabels(book) else {
      tell("There is no word on this page to look up.")
      return []
    }
    return perform([.present(.words(labels))])
  }

  /// Looks up the word at a cell that was clicked twice; the page that the first click turned comes back.
  mutating func lookUp(clicked cell: CellPosition) -> [TextEffect] {
    guard let click = lastClick, click.cell == cell, !isCovered,
      let offset = click.book.wordOffset(at: cell, in: layout)
    else {
      // If no word is, two clicks are two.
      lastClick = nil
      return update(
        .mouse(MouseEvent(row: cell.row, column: cell.column, kind: .press(button: 1))))
    }
    lastClick = nil
    let back: [TextEffect] =
      switch click.command {
      case .nextPage where book.page != click.book.page: obey(.previousPage)
      case .previousPage where book.page != click.book.page: obey(.nextPage)
      default: []
      }
    return back + [book.find(wordAt: offset)]
  }
}

/// A click on the page, which a second one at once makes the look-up of a word.
struct PageClick: Equatable, Sendable {
  /// Where it was.
  var cell: CellPosition
  /// The text as it was shown then.
  var book: BookPlace
  /// What it did.
  var command: TextCommand
}
