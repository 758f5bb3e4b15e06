import Books
import Datebook
import Glibc
import Holdings
import Rooms
import Settings
import Setup
import TabPlaces
import Widgets

extension ReaderLink {
  /// The command that prints what the link leads to; nil if that cannot be printed.
  fileprivate var printing: [String]? {
    switch self {
    case .home, .book, .listening: return nil
    case .stories(let band): return ["stories"] + (band.map { ["--age", $0] } ?? [])
    case .collection: return ["stories"]
    case .story(let name): return ["story", name]
    case .day(let day): return ["day", "\(day)"]
    case .search(let words): return ["list", "--", words]
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

extension ReaderLink {
  /// Gives a link to the program that runs, if the reader wants that and one does.
  ///
  /// - Throws: If that program says that it leads nowhere.
  static func isTakenElsewhere(_ words: String) throws(Failure) -> Bool {
    guard Configuration().preferences.reusesLinks else { return false }
    switch LinkSocket.send(words) {
    case .taken: return true
    case .refused(let sentence):
      throw Failure(sentence: sentence.printable, status: EX_NOINPUT)
    case .nobody: return false
    }
  }
}

/// Opens the place that a link names, until the reader leaves. If standard input or
/// output is not a terminal, prints the place, as its own command does.
///
/// - Parameter run: Runs a command line, without the program's name, and ends the program.
/// - Returns: The status to exit with.
package func follow(_ words: String, running run: ([String]) -> Never) -> Int32 {
  if !StandardStreams.areTerminals, let arguments = ReaderLink(words)?.printing {
    run(arguments)
  }
  do throws(Failure) {
    // What leads nowhere is told before the screen is taken.
    _ = try ReaderLink.requests(for: words)
    if try ReaderLink.isTakenElsewhere(words) { return EXIT_SUCCESS }
    return enter([.follow(words)])
  } catch {
    return report(error)
  }
}
