import ArgumentParser
import Books
import Formats
import Glibc
import Paging
import Setup

/// The size of a page of text: `66x20` is 66 columns and 20 rows.
struct PageSize: ExpressibleByArgument, Equatable, CustomStringConvertible {
  /// The measure of its lines.
  var columns: Int
  /// The number of its lines.
  var rows: Int

  var description: String { "\(columns)x\(rows)" }

  /// A page of text of the given size.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...10_000).contains(columns), (1...100_000).contains(rows)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }
}

/// Opens `file` and waits until all of its text is there: a pipe or a conversion has an end.
func openWhole(_ file: String, _ options: TextOptions) throws(Failure) -> any LiveText {
  try open(file, options.opening) {}.whole()
}

extension OpenedText {
  /// The text when all of it is there.
  func whole() throws(Failure) -> any LiveText {
    while !source.isComplete, source.failure == nil { usleep(2000) }
    if let failure = source.failure {
      throw Failure(sentence: failure.sentence, status: failure.exitStatus)
    }
    return source
  }
}

/// A text with all its pages, for commands that print.
struct CountedText {
  /// The text, and how it is read.
  let manuscript: Manuscript
  /// Its pages.
  let pager: Pager
  /// All of them.
  let pagination: Pagination

  /// Opens `file` and counts its pages.
  init(_ file: String, _ options: TextOptions, _ size: PageSize) throws(Failure) {
    try self.init(openWhole(file, options), named: file, options, size)
  }

  /// Counts the pages of a text that is all there.
  init(
    _ source: any LiveText, named file: String, _ options: TextOptions, _ size: PageSize
  ) throws(Failure) {
    var settings = options.settings(measure: size.columns)
    settings.hyphenator = try options.hyphenation.hyphenator(for: source)
    do throws(TextError) {
      let manuscript = try Manuscript(source)
      // Pictures take the rows that they take on the reader's screen: the same pages have the same numbers.
      if manuscript.kind.isStructured { settings.pictureRows = size.rows }
      let format = PageFormat(settings: settings, rows: size.rows)
      guard let pagination = try PaginationRun(manuscript, format: format).run() else {
        throw TextError(file: file, code: ECANCELED)
      }
      var pager = Pager(manuscript, format: format)
      pager.pagination = pagination
      (self.manuscript, self.pager, self.pagination) = (manuscript, pager, pagination)
    } catch {
      throw Failure(error)
    }
  }

  /// The text.
  var source: any TextSource { manuscript.source }

  /// Calls `body` with every page, first to last.
  func forEachPage(_ body: (Page) throws(Failure) -> Void) throws(Failure) {
    var pages: PageStream
    do throws(TextError) { pages = try pager.stream() } catch { throw Failure(error) }
    while true {
      let next: Page?
      do throws(TextError) { next = try pages.next() } catch { throw Failure(error) }
      guard let page = next else { return }
      try body(page)
    }
  }
}

extension Pager {
  /// The page asked for; a text that cannot be read is a failure of the program.
  func existingPage(_ request: PageRequest) throws(Failure) -> Page {
    do throws(TextError) { return try page(request) } catch { throw Failure(error) }
  }
}

/// Counts the pages of a text.
struct PagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages", abstract: "Print how many pages, lines and bytes a text has.",
    discussion: """
      Pages depend on the size of the screen. The default, 66x20, is the text area of an 80x24 \
      terminal.
      """)

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String

  @Option(help: "The size of a page, in columns and rows of text.")
  var size = PageSize(columns: 66, rows: 20)

  @Flag(help: "Print the byte offset of each page, one per line.")
  var offsets = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var text: TextOptions

  func run() throws {
    try printPages()
  }

  private func printPages() throws(Failure) {
    let counted = try CountedText(file, text, size)
    let pages = counted.pagination
    var output = Output()
    if json {
      try output.write(
        "{\"pages\":\(pages.count),\"lines\":\(pages.lines),\"bytes\":\(pages.bytes),"
          + "\"columns\":\(size.columns),\"rows\":\(size.rows),\"offsets\":[")
      var separator = ""
      try counted.forEachPage { page throws(Failure) in
        try output.write("\(separator)\(page.range.lowerBound)")
        separator = ","
      }
      try output.write("]}\n")
    } else if offsets {
      try counted.forEachPage { page throws(Failure) in
        try output.write("\(page.range.lowerBound)\n")
      }
    } else {
      try output.write(
        "\(pages.count) page\(s(pages.count)), \(pages.lines) line\(s(pages.lines)), "
          + "\(pages.bytes) byte\(s(pages.bytes))\n")
    }
    try output.flush()
  }

  /// What makes a noun plural.
  private func s(_ count: Int) -> String { count == 1 ? "" : "s" }
}
