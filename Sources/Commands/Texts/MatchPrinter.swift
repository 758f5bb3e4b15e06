import Books
import Formats
import Paging
import Search
import Setup
import Widgets

/// Prints matches of a search, in order, each with its offset, page and context.
struct MatchPrinter: ~Copyable {
  private let source: any LiveText
  private let file: String
  private let options: TextOptions
  private let size: PageSize
  private let json: Bool
  private var output = Output()
  /// The pages, counted when there is a first match.
  private var pages: PageWalk?
  /// The number of matches printed.
  private(set) var count = 0

  /// Prints matches in `source`, which was opened as `file`.
  init(
    _ source: any LiveText, _ file: String, _ options: TextOptions, _ size: PageSize, json: Bool
  ) {
    self.source = source
    self.file = file
    self.options = options
    self.size = size
    self.json = json
  }

  /// Prints `matches`, which follow those printed before.
  mutating func print(_ matches: [Range<Int>]) throws(Failure) {
    for match in matches {
      let page = try page(at: match.lowerBound) + 1
      let context = try readContext(of: match)
      try output.write(
        json
          ? separator + context.json(offset: match.lowerBound, length: match.count, page: page)
          : "\(match.lowerBound)\t\(page)\t\(context.line)\n")
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

  private var separator: String { count == 0 ? "{\"matches\":[\n" : ",\n" }

  private mutating func page(at offset: Int) throws(Failure) -> Int {
    if pages == nil {
      pages = PageWalk(try CountedText(source, named: file, options, size))
    }
    return try pages?.page(containing: offset) ?? 0
  }

  private func readContext(of match: Range<Int>) throws(Failure) -> MatchContext {
    do throws(TextError) {
      return try MatchContext(of: match, in: source)
    } catch {
      throw Failure(error)
    }
  }
}

/// The numbers of pages, asked for in the order of the text.
private struct PageWalk {
  private let counted: CountedText
  /// Lays pages out one after the other.
  private let forward: Pager
  private var bounds: PageBounds?
  private var range = 0..<0
  private var number = 0
  private var isLast = false

  /// Pages this near are walked to; others are looked up.
  private static let near = 8 << 10

  init(_ counted: CountedText) {
    self.counted = counted
    var forward = counted.pager
    forward.pagination = nil
    self.forward = forward
  }

  /// The number of the page that shows the byte at `offset`, from 0.
  mutating func page(containing offset: Int) throws(Failure) -> Int {
    while let bounds, offset >= range.upperBound, offset < range.upperBound + Self.near, !isLast {
      take(try forward.existingPage(.after(bounds)), number: number + 1)
    }
    if !range.contains(offset), !isLast || offset < range.lowerBound {
      let page = try counted.pager.existingPage(.containing(offset))
      take(page, number: page.number ?? 0)
    }
    return number
  }

  private mutating func take(_ page: Page, number: Int) {
    bounds = page.bounds
    range = page.range
    isLast = page.isLast
    self.number = number
  }
}
