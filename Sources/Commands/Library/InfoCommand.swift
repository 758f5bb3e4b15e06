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
      BOOK is a book's number, its file, or words that only its title and author contain. About a \
      file it also prints its format, how many words, chapters and notes it has, and what of it is \
      not shown.
      """)

  @Argument(help: "The book.", completion: .books)
  var book: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let argument = BookArgument(words: book)
    var details: BookDetails?
    do throws(Failure) {
      details = try known(argument)
    } catch {
      // A file need not be a book of the library.
      guard argument.isFile else { throw error }
    }
    let report = argument.isFile ? try TextReport(file: book) : nil
    var output = Output()
    try output.write(json ? Self.json(details, report) : Self.listing(details, report))
    try output.flush()
  }

  private func known(_ argument: BookArgument) throws(Failure) -> BookDetails? {
    let library = try Library.needed()
    var index: BookIndex?
    let record = try argument.book(in: library, &index)
    var details = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try library.details(of: record.id)
    }
    if let known = details?.record { details?.record = known.lookedFor }
    return details
  }

  private static func json(_ details: BookDetails?, _ report: TextReport?) -> String {
    guard let details else { return (report?.json ?? "{}") + "\n" }
    let text = report.map { ",\"text\":\($0.json)" } ?? ""
    return details.json.dropLast() + text + "}\n"
  }

  private static func listing(_ details: BookDetails?, _ report: TextReport?) -> String {
    let clock = LocalClock(startHour: Configuration().preferences.dayStart)
    guard let details else { return report?.listing(isAlone: true) ?? "" }
    return details.listing { clock.day(at: $0) } + (report?.listing(isAlone: false) ?? "")
  }
}
