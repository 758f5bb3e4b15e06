import Books
import Concordance
import Holdings
import Setup
import Widgets

/// Prints what a search through the texts of the library finds, book by book.
struct LibraryMatchPrinter: ~Copyable {
  private let json: Bool
  private var output = Output()
  /// The number of matches printed.
  private(set) var count = 0
  /// The book whose matches are being printed, and how many of them have been.
  private var book: BookRecord?
  private var countOfBook = 0

  /// A printer of lines, or of JSON.
  init(json: Bool) { self.json = json }

  /// Prints the matches that the search tells of; a book that cannot be searched is told on standard
  /// error.
  mutating func print(_ news: TextsSearch.News) throws(Failure) {
    switch news {
    case .searching: break
    case .found(let found):
      if json { try printJSON(found) } else { try printLines(found) }
      count += found.matches.count
    case .passedOver(let book, let reason):
      tell("'\(book.title.printable)' was not searched: \(reason)")
    }
  }

  /// Prints what stands after the last match.
  mutating func finish() throws(Failure) {
    if json {
      try endBook()
      let start = count == 0 ? "{\"books\":[" : "\n"
      try output.write("\(start)],\"count\":\(count)}\n")
    }
    try output.flush()
  }

  private mutating func printLines(_ found: TextsSearch.Found) throws(Failure) {
    let end = "\t\(found.book.title.printable)\t"
    for match in found.matches {
      try output.write("\(found.book.id.rawValue)\t\(match.range.lowerBound)")
      try output.write(end)
      try output.write(match.context.line)
      try output.write("\n")
    }
  }

  private mutating func printJSON(_ found: TextsSearch.Found) throws(Failure) {
    // A long book is told in parts.
    if book?.id != found.book.id {
      try endBook()
      try output.write(count == 0 ? "{\"books\":[\n" : ",\n")
      try output.write(
        "{\"id\":\(found.book.id.rawValue),\"title\":\(JSONForm.string(found.book.title)),"
          + "\"file\":\(JSONForm.string(found.book.path)),\"matches\":[")
      (book, countOfBook) = (found.book, 0)
    }
    for match in found.matches {
      try output.write(countOfBook == 0 ? "\n " : ",\n ")
      try output.write(
        match.context.json(offset: match.range.lowerBound, length: match.range.count))
      countOfBook += 1
    }
  }

  private mutating func endBook() throws(Failure) {
    guard book != nil else { return }
    try output.write("],\"count\":\(countOfBook)}")
    book = nil
  }
}
