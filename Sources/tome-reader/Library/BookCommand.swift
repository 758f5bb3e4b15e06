import ArgumentParser
import Books
import Datebook
import Glibc
import Holdings
import Reader
import Shelf

/// Opens a book with the way back to what is known of it, and to the library.
struct BookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book",
    abstract: "Open a book of the library; q leads to its details, and to the list.",
    discussion: "A book is named by its number (tome-reader list), its file, or words of its title."
  )

  @Argument(help: "The book.", completion: .file())
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

  private func requests(_ spot: TextTarget.Spot) throws(Failure) -> [TabRequest] {
    do throws(Failure) {
      let library = try Library.needed()
      var index: BookIndex?
      let record = try BookArgument(words: book).book(in: library, &index)
      return try record.requests(at: spot)
    } catch {
      // A file that is no book of the library yet becomes one as it is opened.
      guard access(book, F_OK) == 0 else { throw error }
      return [.show(.library), .read(TextTarget(file: book, at: spot))]
    }
  }
}

extension BookRecord {
  /// What leads to its text, with what is known of it beneath.
  fileprivate func requests(at spot: TextTarget.Spot) throws(Failure) -> [TabRequest] {
    [.showBook(id, isOpen: true), .read(TextTarget(file: try file, at: spot, of: id))]
  }
}

extension ReaderLink {
  /// The command that prints what the link leads to, where that can be printed.
  fileprivate var printing: [String]? {
    switch self {
    case .home, .book: return nil
    case .day(let day): return ["day", "\(day)"]
    case .library(let filter, let order):
      var arguments = ["list"]
      if let status = filter.status { arguments += ["--status", status.rawValue] }
      if let tag = filter.tag { arguments += ["--tag", tag] }
      if let order {
        arguments += ["--sort", order.key.rawValue]
        if order.isDescending != order.key.isUsuallyDescending { arguments.append("--reverse") }
      }
      return arguments + ["--"] + filter.words.split(separator: " ").map(String.init)
    }
  }
}

/// Goes where a link leads, until the reader leaves; prints it where standard output is no terminal, as
/// the commands of the same places do.
///
/// - Returns: The status to exit with.
func follow(_ words: String) -> Int32 {
  guard let link = ReaderLink(words) else {
    let sentence = "'\(words.printable)' leads nowhere: try tome-reader:book/12 or day/2026-03-05"
    return report(Failure(sentence: sentence, status: EX_USAGE))
  }
  if isatty(STDOUT_FILENO) == 0, let arguments = link.printing {
    TomeReader.runToEnd(arguments)
  }
  switch link {
  case .home: return enter()
  case .day(let day): return enter([.datebook(.day(day), isWriting: false)])
  case .library(let filter, let order): return enter([.list(filter, order)])
  case .book(let book, let spot):
    do throws(Failure) {
      let library = try Library.needed()
      let record = try Failure.catching(reading: "A book") { () throws(LibraryError) in
        try library.record(of: book)
      }
      guard let record else {
        throw Failure(sentence: "there is no book \(book.rawValue)", status: EX_NOINPUT)
      }
      return enter(try record.requests(at: spot))
    } catch {
      return report(error)
    }
  }
}
