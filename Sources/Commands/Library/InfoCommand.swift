import ArgumentParser
import Books
import Datebook
import Glibc
import Holdings
import Settings
import Setup
import Shelf

/// Prints what the library knows about a book.
struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Print what is known about a book or a file.",
    discussion: """
      BOOK is a book's number, its file, an address (https://…), or words that only its title and \
      author contain. About a file or an address it also prints its format, how many words, \
      chapters and notes it has, or how many pictures a comic has, and what of it is not shown.
      """)

  @Argument(help: "The book.", completion: .books)
  var book: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let argument = BookArgument(words: book)
    var details: (BookDetails, BookEditions)?
    do throws(Failure) {
      details = try known(argument)
    } catch {
      // A text need not be a book of the library.
      guard argument.mayBeText else { throw error }
    }
    let isText = argument.isFile || details == nil
    let report = isText ? try TextReport(file: book) : nil
    var output = Output()
    try output.write(json ? Self.json(details, report) : Self.listing(details, report))
    try output.flush()
  }

  private func known(
    _ argument: BookArgument
  ) throws(Failure) -> (BookDetails, BookEditions)? {
    let library = try Library.needed()
    var index: BookIndex?
    let record = try argument.book(in: library, &index)
    let (found, all) = try Failure.catching(reading: "The library") {
      () throws(LibraryError) -> (BookDetails?, [BookRecord]) in
      (try library.details(of: record.id), index == nil ? try library.records() : [])
    }
    guard var details = found else { return nil }
    details.record = details.record.lookedFor
    return (details, BookEditions(of: record.id, in: index ?? BookIndex(all)))
  }

  private static func json(
    _ known: (BookDetails, BookEditions)?, _ report: TextReport?
  ) -> String {
    guard let (details, editions) = known else { return (report?.json ?? "{}") + "\n" }
    let text = report.map { ",\"text\":\($0.json)" } ?? ""
    return details.json(editions).dropLast() + text + "}\n"
  }

  private static func listing(
    _ known: (BookDetails, BookEditions)?, _ report: TextReport?
  ) -> String {
    let clock = LocalClock(startHour: Configuration().preferences.dayStart)
    guard let (details, editions) = known else { return report?.listing(isAlone: true) ?? "" }
    return details.listing(editions) { clock.day(at: $0) } + (report?.listing(isAlone: false) ?? "")
  }
}
