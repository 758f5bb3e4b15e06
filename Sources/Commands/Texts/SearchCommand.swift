import Setup
import ArgumentParser
import Books
import Formats
import Glibc
import Paging
import Search

/// Prints where words stand in a text.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Print each place where words stand in a text.",
    discussion: """
      A line has the offset of the match in bytes, its page and its context, with tabs between. \
      Capitals and accents do not count, white space matches any white space, and words that are \
      divided at a line's end are found. The status is 0 with matches, 1 without.
      """)

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String

  @Argument(help: "The words; after -- where they begin with a hyphen.")
  var words: [String]

  @Flag(help: "Look for a regular expression of PCRE2.")
  var regex = false

  @Flag(help: "Let capitals and accents count.")
  var `case` = false

  @Flag(help: "Look for whole words.")
  var wholeWords = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "The columns and rows of a page of text.")
  var size = PageSize(columns: 66, rows: 20)

  @OptionGroup var text: TextOptions

  func run() throws {
    if try printMatches() == 0 { throw ExitCode(1) }
  }

  private var query: SearchQuery {
    SearchQuery(
      words.joined(separator: " "), isRegex: regex, matching: self.case ? .exact : .folded,
      wholeWords: wholeWords)
  }

  /// Prints the matches as they are found.
  ///
  /// - Returns: Their number.
  private func printMatches() throws(Failure) -> Int {
    // A mistake in the pattern is told before the text is waited for.
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
