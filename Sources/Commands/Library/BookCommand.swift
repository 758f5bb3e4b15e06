import ArgumentParser
import Books
import Datebook
import Glibc
import Holdings
import Rooms
import Setup
import Shelf
import Widgets

/// Opens a book. Going back leads to its details, then to the library.
struct BookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book",
    abstract: "Open a book of the library.",
    discussion: """
      BOOK is a book's number, its file, or words that only its title and author contain. `q` \
      goes back to the book's details, then to the library.
      """
  )

  @Argument(help: "The book.", completion: .books)
  var book: String

  @Option(help: "Open at this page.")
  var page: Int?

  func validate() throws {
    if let page, page < 1 { throw ValidationError("--page counts from 1") }
  }

  func run() throws {
    let spot = page.map { TextTarget.Spot.goTo(.page($0 - 1)) } ?? .kept
    let requests = try self.requests(spot)
    throw ExitCode(enter(requests))
  }

  private func requests(_ spot: TextTarget.Spot) throws(Failure) -> [PlaceRequest] {
    do throws(Failure) {
      let library = try Library.needed()
      var index: BookIndex?
      let record = try BookArgument(words: book).book(in: library, &index)
      return try record.requests(at: spot)
    } catch {
      // A file that is not in the library yet is added when it is opened.
      guard access(book, F_OK) == 0 else { throw error }
      return [.show(.library), .read(TextTarget(file: book, at: spot))]
    }
  }
}

extension BookRecord {
  /// The requests that open the text, with the book's details beneath.
  func requests(at spot: TextTarget.Spot) throws(Failure) -> [PlaceRequest] {
    [.showBook(id, isOpen: true), .read(TextTarget(file: try file, at: spot, of: id))]
  }
}
