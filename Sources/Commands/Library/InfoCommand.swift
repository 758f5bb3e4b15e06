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
    abstract: "Print what the library knows about a book.",
    discussion: """
      BOOK is a book's number, its file, or words that only its title and author contain.
      """)

  @Argument(help: "The book.", completion: .books)
  var book: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let clock = LocalClock(startHour: Configuration().preferences.dayStart)
    let library = try Library.needed()
    var index: BookIndex?
    let record = try BookArgument(words: book).book(in: library, &index)
    let details = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try library.details(of: record.id)
    }
    var output = Output()
    if var details {
      details.record = details.record.lookedFor
      try output.write(json ? details.json + "\n" : details.listing { clock.day(at: $0) })
    }
    try output.flush()
  }
}
