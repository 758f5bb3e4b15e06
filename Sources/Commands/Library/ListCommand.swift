import ArgumentParser
import Books
import Datebook
import Holdings
import Rooms
import Setup
import Shelf
import TabPlaces
import Widgets

extension BookStatus: ExpressibleByArgument {}

/// Shows the books of the library to a reader at a terminal, and prints them elsewhere.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the books of the library.",
    discussion: """
      If input and output are a terminal, the command opens the library; otherwise it prints a \
      line for each book: its number, status, progress, title, author and tags, separated by \
      tabs. WORDS match titles, authors, series, file names, tags and notes; titles and authors \
      also by some of their letters. `#sea`, `author:ueda`, `title:`, `series:`, `file:` and \
      `note:` look in one of them. --sort takes title, author, added, last-read, progress or \
      length. These options do not change the list that the library shows the next time.
      """)

  @Argument(help: "Words to look for.")
  var words: [String] = []

  @Option(help: "Only books with this status.")
  var status: BookStatus?

  @Option(help: "Only books with this tag.", completion: .tags)
  var tag: String?

  @Option(help: "The sort key; by default, title, or the best match if there are WORDS.")
  var sort: String?

  @Flag(help: "Reverse the order.")
  var reverse = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard sort.map({ BookOrder(named: $0) != nil }) ?? true else {
      let names = BookOrder.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--sort takes one of \(names)")
    }
  }

  func run() throws {
    guard !StandardStreams.areTerminals || json else {
      // Without any option, the list is shown as it was left.
      let isAsLeft = filter.isEmpty && sort == nil && !reverse
      throw ExitCode(
        enter([isAsLeft ? .show(.library) : .list(filter, sort == nil && !reverse ? nil : order)]))
    }
    let (books, all) = try books()
    var output = Output()
    if json {
      try output.write("{\"books\":[")
      for (number, book) in books.enumerated() {
        let comma = number > 0 ? "," : ""
        let editions = BookEditions(of: book.id, in: all)
        let fields = book.lookedFor.jsonFields + editions.jsonFields
        try output.write("\(comma)\n \(JSONForm.object(fields))")
      }
      try output.write("\n],\"count\":\(books.count)}\n")
    } else {
      for book in books { try output.write(book.line) }
    }
    try output.flush()
  }

  private var order: BookOrder {
    let order = sort.flatMap { BookOrder(named: $0) } ?? BookOrder(.title)
    return reverse ? order.reversed : order
  }

  private var filter: BookFilter {
    let name = tag.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    return BookFilter(status: status, tag: name, words: words.joined(separator: " "))
  }

  /// The books to list, and all books.
  private func books() throws(Failure) -> ([BookRecord], BookIndex) {
    let records = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try Library.ofReader(onDamage: tell)?.records() ?? []
    }
    var index = BookIndex(records)
    // An order that was asked for replaces the best match.
    if let name = filter.tag, !index.hasTag(name) {
      tell("no book has the tag '\(name.printable)'")
    }
    let isByFit = filter.hasWords && sort == nil && !reverse
    return (index.rows(filter, isByFit ? nil : order).map { index.books[$0] }, index)
  }
}
