package import Books
package import Holdings
package import Search
package import Widgets

/// What the search through everything hears from outside.
package enum FindingEvent: Equatable, Sendable {
  /// What the library knows with these words, the best first.
  case found(String, [FoundWords])
  /// What the reader's calendars have with these words, what comes next first.
  case eventsFound(String, [FoundWords])
  /// What became of the search through the texts with this number.
  case texts(number: Int, TextsNews)
}

/// What a search through the texts tells while it goes on.
package enum TextsNews: Equatable, Sendable {
  /// How far it has come.
  case searching(TextsProgress)
  /// A book's text has the words.
  case found(TextFinding)
  /// More matches of a book that was found.
  case more(TextFinding)
  /// More matches of such a book cannot be had, and why.
  case noMore(BookID, reason: String)
  /// A text cannot be searched, and why.
  case passedOver(title: String, reason: String)
  /// It is over.
  case ended
}

/// What was found in the text of a book.
package struct TextFinding: Equatable, Sendable {
  /// The book.
  package var book: BookID
  /// What it is called.
  package var title: String
  /// How many matches it has.
  package var count: Int
  /// The first of them: where they begin in the text, and the words around them.
  package var matches: [(offset: Int, context: MatchContext)]

  /// What was found in `book`.
  package init(
    book: BookID, title: String, count: Int, matches: [(offset: Int, context: MatchContext)]
  ) {
    self.book = book
    self.title = title
    self.count = count
    self.matches = matches
  }

  package static func == (a: TextFinding, b: TextFinding) -> Bool {
    a.book == b.book && a.title == b.title && a.count == b.count
      && a.matches.elementsEqual(b.matches) { $0.offset == $1.offset && $0.context == $1.context }
  }
}

/// How far the search through the texts has come.
package struct TextsProgress: Equatable, Sendable {
  /// The book that is being searched.
  package var title: String
  /// How many were before it, and how many there are.
  package var done, count: Int

  /// A search that is at the book called `title`.
  package init(title: String, done: Int, count: Int) {
    self.title = title
    self.done = done
    self.count = count
  }
}

/// What the search through everything asks of the world outside.
package enum FindingEffect: Equatable, Sendable {
  /// Look for words in titles, authors, tags, notes, marks and calendars. Answered by
  /// `FindingEvent.found`, and if there are calendars by `.eventsFound`, whenever they have changed.
  case find(String)
  /// Look for words in all texts. Answered by `FindingEvent.texts` with the number, at last with
  /// `TextsNews.ended`.
  case searchTexts(number: Int, String)
  /// Look for more matches in the text of a book that was found, this many at most. Answered by
  /// `FindingEvent.texts` with the number: by `TextsNews.more`, or `.noMore`.
  case searchText(number: Int, String, BookID, atMost: Int)
  /// End the search through the texts.
  case endSearch
  /// Open the text of a book, at a place of it or where it was left.
  case open(BookID, at: TextTarget.Spot)
}
