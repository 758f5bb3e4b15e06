import ArgumentParser
import Books
import Concordance
import Formats
import Glibc
import Holdings
import Paging
import Search
import Setup
import Shelf

/// Prints each match of words in a text, or in all texts of the library.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Print each match of some words in a text or the library.",
    usage: """
      tome-reader search <file> <words> ... [<options>]
      tome-reader search --library <words> ... [<options>]
      """,
    discussion: """
      Each line describes a match: its byte offset, its page and its context, separated by tabs. \
      With --library, the texts of all books are searched, and each line has the number of the \
      book and its title in place of the page. The search ignores case and accents unless you say \
      --case, a space matches any white space, and words that are hyphenated at the end of a line \
      are found. The exit status is 0 if there are matches, else 1.
      """)

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String?

  @Argument(help: "The words; put -- before them if they begin with a hyphen.")
  var words: [String] = []

  @Flag(help: "Search the texts of all books in the library.")
  var library = false

  @Flag(help: "Treat the words as a regular expression (PCRE2).")
  var regex = false

  @Flag(help: "Match case and accents.")
  var `case` = false

  @Flag(help: "Match whole words only.")
  var wholeWords = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "The size of a page, in columns and rows of text.")
  var size = PageSize(columns: 66, rows: 20)

  @OptionGroup var text: TextOptions

  func validate() throws {
    guard library || file != nil else { throw ValidationError("Name a text, or give --library.") }
    guard library || !words.isEmpty else { throw ValidationError("Give the words to look for.") }
  }

  func run() throws {
    let count = library ? try printLibrary() : try printMatches(in: file ?? "-")
    if count == 0 { throw ExitCode(1) }
  }

  private var query: SearchQuery {
    // With --library no text is named: its place on the command line has the first of the words.
    let words = library ? (file.map { [$0] } ?? []) + words : words
    return SearchQuery(
      words.joined(separator: " "), isRegex: regex, matching: self.case ? .exact : .folded,
      wholeWords: wholeWords)
  }

  /// Prints the matches in the texts of the library, book by book.
  ///
  /// - Returns: Their number.
  private func printLibrary() throws(Failure) -> Int {
    let books = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try Library.ofReader(onDamage: tell)?.records() ?? []
    }
    let texts = try explained { () throws(SearchError) in
      try TextsSearch(
        query, in: books.sorted { $0.id.rawValue < $1.id.rawValue }, matchesPerBook: .max,
        cacheFolder: ReadersFolders.standard.texts)
    }
    var printer = LibraryMatchPrinter(json: json)
    var failure: Failure?
    _ = texts.run { news in
      do throws(Failure) { try printer.print(news) } catch {
        failure = error
        texts.cancel()
      }
    }
    if let failure { throw failure }
    try printer.finish()
    return printer.count
  }

  /// Prints the matches in a text as they are found.
  ///
  /// - Returns: Their number.
  private func printMatches(in file: String) throws(Failure) -> Int {
    // A mistake in the pattern is reported before waiting for the text.
    let pattern = try explained { () throws(SearchError) in try SearchPattern(query) }
    let source = try openWhole(file, text)
    let run = try explained { () throws(SearchError) in try SearchRun(pattern, in: source) }
    var printer = MatchPrinter(source, file, text, size, json: json)
    var failure: Failure?
    _ = try explained { () throws(SearchError) in
      try run.run { found in
        do throws(Failure) { try printer.print(found.matches) } catch { failure = error }
        return failure == nil
      }
    }
    if let failure { throw failure }
    try printer.finish()
    return printer.count
  }

  private func explained<Result>(
    _ body: () throws(SearchError) -> Result
  ) throws(Failure) -> Result {
    do throws(SearchError) { return try body() } catch { throw Failure(error) }
  }
}

extension Failure {
  /// A search that cannot be made, or that ended before its time.
  init(_ error: SearchError) {
    switch error {
    case .unreadable(let error): self.init(error)
    case .emptyQuery, .tooLong, .badPattern:
      self.init(sentence: error.sentence, status: EX_USAGE)
    case .tooHard: self.init(sentence: error.sentence, status: EX_SOFTWARE)
    }
  }
}
