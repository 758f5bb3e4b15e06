import ArgumentParser
import Holdings
import Setup
import Shelf

/// Joins books that are editions of one work, or parts them again.
struct JoinCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Join the editions of one book, or part them again.",
    usage: """
      tome-reader join BOOK BOOK ...
      tome-reader join BOOK ... --part
      """,
    discussion: """
      BOOK is a book's number, its file, or words that only its title and author contain. Editions \
      of one book, such as its EPUB and its text, stay books of their own with their own marks. \
      They are listed together, and if one is opened, the place that was reached in another is \
      offered. `tome-reader info BOOK` names the other editions, and books that look like one.
      """)

  @Argument(help: "The books.", completion: .books)
  var books: [String]

  @Flag(help: "Have each of the books be by itself again.")
  var part = false

  func run() throws {
    let library = try Library.needed()
    let records = try BookArgument.books(books, in: library)
    guard part || records.count > 1 else {
      throw ValidationError("name two books at least, or part one from the others with --part")
    }
    try Failure.catching(keeping: "The library") { () throws(LibraryError) in
      let ids = records.map(\.id)
      _ = try part ? library.part(ids) : library.join(ids)
    }
    for record in records where part && record.work == nil {
      tell("'\(record.title.printable)' has no other edition")
    }
  }
}
