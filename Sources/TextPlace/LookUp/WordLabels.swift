import Paging
import Screen
import Widgets

/// Labels on the words of the page: the letters of one look its word up.
package struct WordLabels: Equatable, Sendable {
  /// A word with its label.
  struct Word: Equatable, Sendable {
    /// The offset of its first letter.
    var offset: Int
    /// One letter or two.
    var label: String
  }

  /// Words of fewer letters have no labels, so that the page can be read: few are looked up.
  private static let shortest = 4
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  /// The words, in the order of the text.
  let words: [Word]
  /// The letters that were typed.
  private var typed = ""

  /// Labels for the words that are shown of a text, each at its first place; nil if there are none.
  ///
  /// Long words, which are looked up more often than short ones, have the labels of one letter.
  init?(_ book: BookPlace) {
    let found = Self.words(of: book)
    guard !found.isEmpty else { return nil }
    let letters = Self.letters.map(String.init)
    // So many letters begin labels of two that there are enough for all words.
    let pairs = min(max((found.count - letters.count + 24) / 25, 0), letters.count)
    let single = letters.prefix(letters.count - pairs)
    let double = letters.suffix(pairs).flatMap { first in letters.map { first + $0 } }
    let byLength = found.indices.sorted { (-found[$0].count, $0) < (-found[$1].count, $1) }
    let isLong = Set(byLength.prefix(single.count))
    var (ones, twos) = (single[...], double[...])
    words = found.indices.compactMap { index in
      let label = isLong.contains(index) ? ones.popFirst() : twos.popFirst()
      return label.map { Word(offset: found[index].offset, label: $0) }
    }
  }

  /// The words of the page, each once.
  private static func words(of book: BookPlace) -> [(offset: Int, count: Int)] {
    var seen: Set<String> = []
    var words: [(offset: Int, count: Int)] = []
    for line in book.pages.flatMap(\.lines) {
      for run in line.glyphs.split(whereSeparator: { !$0.isOfWord }) {
        let text = run.map(\.text).joined().lowercased()
        guard let first = run.first, text.count >= shortest, text.contains(where: \.isLetter),
          seen.insert(text).inserted
        else { continue }
        words.append((first.offset, text.count))
      }
    }
    return words
  }

  /// Responds to a key: letters choose, Escape and all else that is none ends it.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .character(let letter) where letter.isLetter:
      typed += letter.lowercased()
      if let word = words.first(where: { $0.label == typed }) {
        return .handled([.dismiss, .defineWord(at: word.offset)])
      }
      if !words.contains(where: { $0.label.hasPrefix(typed) }) { return .handled([.dismiss]) }
    case .backspace where !typed.isEmpty: typed = ""
    default: return .handled([.dismiss])
    }
    return .handled()
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    ["the letters of a word look it up", "Esc back"]
  }

  /// Draws the labels that may still be meant over the beginnings of their words.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    var shown = words.filter { $0.label.hasPrefix(typed) }[...]
    for (page, area) in book.columns(in: layout) {
      for (index, line) in page.lines.enumerated() {
        var column = area.column + line.indent
        for glyph in line.glyphs {
          if let word = shown.first, word.offset == glyph.offset {
            shown.removeFirst()
            surface.put(
              String(word.label.dropFirst(typed.count)), row: book.row(ofLine: index, in: area),
              column: column, style: .currentMatch, within: area.columnRange)
          }
          column += glyph.columns
        }
      }
    }
  }
}

extension PageGlyph {
  /// Whether it is a letter, a digit, or an apostrophe within a word.
  fileprivate var isOfWord: Bool {
    text.first.map { $0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" } ?? false
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
      // Where no word is, two clicks are two.
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
