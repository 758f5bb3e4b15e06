import Books
import Formats
import Paging
import Search
import Setup
import Widgets

/// Prints matches of a search, in order, each with its offset, page and context.
struct MatchPrinter: ~Copyable {
  private let source: any LiveText
  private var contexts: ContextReader
  private let file: String
  private let options: TextOptions
  private let size: PageSize
  private let json: Bool
  private var output = Output()
  /// The pages, counted when there is a first match.
  private var pages: PageNumbers?
  /// The number of matches printed.
  private(set) var count = 0

  /// Prints matches in `source`, which was opened as `file`.
  init(
    _ source: any LiveText, _ file: String, _ options: TextOptions, _ size: PageSize, json: Bool
  ) {
    self.source = source
    contexts = ContextReader(of: source)
    self.file = file
    self.options = options
    self.size = size
    self.json = json
  }

  /// Prints `matches`, which follow those printed before.
  mutating func print(_ matches: [Range<Int>]) throws(Failure) {
    if pages == nil, !matches.isEmpty {
      let counted = try CountedText(source, named: file, options, size)
      do throws(TextError) {
        pages = try PageNumbers(counted.pagination, of: counted.manuscript)
      } catch {
        throw Failure(error)
      }
    }
    for match in matches {
      let page: Int
      let context: MatchContext
      do throws(TextError) {
        page = try (pages?.page(containing: match.lowerBound) ?? 0) + 1
        context = try contexts.context(of: match)
      } catch {
        throw Failure(error)
      }
      if json {
        try output.write(count == 0 ? "{\"matches\":[\n" : ",\n")
        try output.write(context.json(offset: match.lowerBound, length: match.count, page: page))
      } else {
        try output.write("\(match.lowerBound)\t\(page)\t")
        try output.write(context.line)
        try output.write("\n")
      }
      count += 1
    }
    // What was found is shown while the search goes on.
    if !matches.isEmpty { try output.flush() }
  }

  /// Prints what stands after the last match.
  mutating func finish() throws(Failure) {
    if json { try output.write((count == 0 ? "{\"matches\":[" : "\n") + "],\"count\":\(count)}\n") }
    try output.flush()
  }
}
