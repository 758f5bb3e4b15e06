package import Datebook
import Screen
import Widgets

/// Something that today offers to be read.
package enum TodayOffer: Equatable, Sendable {
  /// What a plan gives the day.
  case portion(BookPortion)
  /// An entry of a diary or a page-a-day book.
  case entry(BookEntry)
  /// A story for tonight: its book, its title, and what is said of it.
  case story(book: Int, title: String, words: String)

  /// The book's number in the library.
  var book: Int {
    switch self {
    case .portion(let portion): portion.book
    case .entry(let entry): entry.book
    case .story(let book, _, _): book
    }
  }

  /// What the book is called.
  var title: String {
    switch self {
    case .portion(let portion): portion.title
    case .entry(let entry): entry.title
    case .story(_, let title, _): title
    }
  }

  /// Where it begins, in bytes of the text.
  var offset: Int {
    switch self {
    case .portion(let portion): portion.portion.range.lowerBound
    case .entry(let entry): entry.offset
    case .story: 0
    }
  }

  /// What kind of offer it is: the first one of a kind says so.
  enum Kind { case portion, entry, story }

  /// What kind of offer it is.
  var kind: Kind {
    switch self {
    case .portion: .portion
    case .entry: .entry
    case .story: .story
    }
  }

  /// What it says beside the book's title: `pages 901–903`, or the entry's first words.
  func words(in symbols: Symbols) -> String {
    switch self {
    case .portion(let portion): portion.label(dash: symbols.dash, dot: symbols.middleDot)
    case .story(_, _, let words): words
    case .entry(let entry): entry.words.isEmpty ? entry.heading : Self.quoted(entry.words, symbols)
    }
  }

  /// Words in quotes, where they do not begin with one.
  private static func quoted(_ words: String, _ symbols: Symbols) -> String {
    let hasQuote = words.first.map { "\"“„«‘'".contains($0) } ?? false
    return hasQuote ? words : symbols.openQuote + words + symbols.closeQuote
  }
}
