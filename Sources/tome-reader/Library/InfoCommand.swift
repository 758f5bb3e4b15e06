import ArgumentParser
import Books
import Datebook
import Glibc
import Holdings
import Settings
import Shelf

/// Prints what the library knows of a book.
struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Print what the library knows of a book.",
    discussion: "BOOK is its number, its file, or words of its title and author.")

  @Argument(help: "The book.", completion: .file())
  var book: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let clock = LocalClock(startHour: Configuration().preferences.dayStart)
    do throws(Failure) {
      let library = try Library.needed()
      var index: BookIndex?
      let record = try BookArgument(words: book).book(in: library, &index)
      let details = try Failure.catching(about: "The library") { () throws(LibraryError) in
        try library.details(of: record.id)
      }
      var output = Output()
      if let details {
        try output.write(json ? details.json + "\n" : details.listing { clock.day(at: $0) })
      }
      try output.flush()
    } catch {
      throw ExitCode(report(error))
    }
  }
}

/// Opens a book of the library.
struct BookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book",
    abstract: "Read a book of the library.",
    discussion: "BOOK is its number, its file, or words of its title and author.")

  @Argument(help: "The book.", completion: .file())
  var book: String

  @Option(help: "Open at this page.")
  var page: Int?

  func validate() throws {
    if let page, page < 1 { throw ValidationError("--page counts from 1") }
  }

  func run() throws {
    let file: String
    do throws(Failure) {
      let library = try Library.needed()
      var index: BookIndex?
      let record = try BookArgument(words: book).book(in: library, &index)
      guard let path = record.path else {
        throw Failure(
          sentence:
            "'\(record.title.printable)' has no file; `tome-reader add FILE` finds it again",
          status: EX_NOINPUT)
      }
      file = path
    } catch {
      throw ExitCode(report(error))
    }
    var options = ReadOptions(file: file)
    options.page = page
    throw ExitCode(read(options))
  }
}
