package import Books
package import Paging
import Search
package import Widgets

/// Where a text is opened, if the reader asks for another place than the one that was kept.
package enum OpeningSpot: Equatable, Sendable {
  /// A page, or a part of the text.
  case goTo(GoTo)
  /// The page with this number that does not depend on the screen, from 0.
  case stablePage(Int)
  /// A line of the file.
  case line(LineNumber)
  /// The first match of these words, or of this regular expression.
  case match(String)
  /// The first place with these words, whatever signs are among them.
  case words(String)
  /// The chapter with this number, once chapters are found.
  case chapter(Int)
  /// The end, which is followed as the text grows.
  case following
}

extension OpeningSpot {
  /// What the go-to sheet would read in `typed`, of what needs no more of the text than its pages:
  /// `12`, `p58`.
  package init?(page typed: String) {
    if let number = StableSpot.number(typed) {
      self = .stablePage(number)
    } else if let number = Int(typed), number > 0 {
      self = .goTo(.page(number - 1))
    } else {
      return nil
    }
  }

  /// What the go-to sheet would read in `typed`, a percentage with or without its sign: `50%`, `12.5`.
  package init?(percent typed: String) {
    let number = typed.last == "%" ? typed : typed + "%"
    guard let place = GoTo(number), case .fraction = place else { return nil }
    self = .goTo(place)
  }
}

extension TextModel {
  /// Opens the text at a place that the command line names.
  package mutating func open(at spot: OpeningSpot) -> [TextEffect] {
    switch spot {
    case .goTo(.fraction(let part)) where book.isPager:
      book.tellsDeparture = false
      return book.jump(to: Int(part * Double(book.textBytes)), asking: nil)
    case .goTo(let place): return go(to: place)
    case .stablePage(let number):
      book.tellsDeparture = false
      return book.go(toStablePage: number)
    case .line(let line):
      book.tellsDeparture = false
      return [.findLine(line)]
    case .match(let words):
      book.tellsDeparture = false
      tellsMatches = true
      var query = newQuery
      query.text = words
      // What less takes is an expression; words without its signs are looked for as words are.
      if words.contains(where: { "\\^$.[]()*+?{}|".contains($0) }) { query.isRegex = true }
      return book.look(for: query, from: 0)
    case .words(let words):
      book.tellsDeparture = false
      tellsMatches = true
      var query = newQuery
      query.text = words
      query.isRegex = false
      return book.look(for: query, from: 0)
    case .chapter(let number):
      awaitedChapter = number
      return goToAwaitedChapter()
    case .following: return book.follow()
    }
  }

  /// Goes to the chapter that the text was to be opened at, if chapters are known.
  mutating func goToAwaitedChapter() -> [TextEffect] {
    guard let number = awaitedChapter, book.contents != nil else { return [] }
    awaitedChapter = nil
    guard case .entry(let index) = book.destination(of: "ch \(number)") else {
      tell("There is no chapter \(number).")
      return []
    }
    book.tellsDeparture = false
    return book.go(toEntry: index)
  }

  /// Reads aloud from the page that is shown: a link asked for it.
  package mutating func beginSpeaking() -> [TextEffect] { speak(from: book.place) }

  /// Goes to a line of the file that was found, or to the last one if there are fewer.
  mutating func receive(_ found: FoundLine) -> [TextEffect] {
    if let last = found.lastLine {
      tell("The text has only \(BookPlace.grouped(last)) \(last == 1 ? "line" : "lines").")
    }
    return book.jump(to: found.offset, asking: nil)
  }
}

/// Where a line of the file begins.
package struct FoundLine: Equatable, Sendable {
  /// The text's offset of the byte that was asked for, or of the last line.
  package var offset: Int
  /// The number of the last line, if there are fewer lines than were asked for.
  package var lastLine: Int?

  /// A line that was found at `offset`.
  package init(offset: Int, lastLine: Int? = nil) {
    self.offset = offset
    self.lastLine = lastLine
  }

  /// What `seek` has found in `source`: `offset`, or the last line if that is nil.
  package init(_ seek: LineSeek, at offset: Int?, in source: any TextSource) {
    self.init(
      offset: offset ?? seek.lineStart, lastLine: offset == nil ? seek.lineCount(of: source) : nil)
  }
}
