import Books
import Datebook
import Glibc
import Holdings
import Rooms
import Setup
import Shelf
import TabPlaces
import Widgets

extension ReaderLink {
  /// The command that prints what the link leads to; nil if that cannot be printed.
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

/// Opens the place that a link names, until the reader leaves. If standard output is not a
/// terminal, prints the place, as its own command does.
///
/// - Parameter run: Runs a command line, without the program's name, and ends the program.
/// - Returns: The status to exit with.
package func follow(_ words: String, running run: ([String]) -> Never) -> Int32 {
  guard let link = ReaderLink(words) else {
    let sentence = "'\(words.printable)' leads nowhere: try tome-reader:book/12 or day/2026-03-05"
    return report(Failure(sentence: sentence, status: EX_USAGE))
  }
  if isatty(STDOUT_FILENO) == 0, let arguments = link.printing {
    run(arguments)
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
