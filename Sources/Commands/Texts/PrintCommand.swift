import ArgumentParser
import Books
import Paging
import Setup
import Typeset

/// Prints pages as plain text.
struct PrintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Print pages of a text, in the lines of the screen.")

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String

  @Option(help: "The size of a page, in columns and rows of text.")
  var size = PageSize(columns: 66, rows: 20)

  @Option(help: "The page to print; the first page is 1.")
  var page: Int?

  @Flag(help: "Print all pages, separated by form feeds.")
  var all = false

  @OptionGroup var text: TextOptions

  func validate() throws {
    guard (page == nil) == all else { throw ValidationError("give --page N or --all") }
    if let page, page < 1 { throw ValidationError("--page counts from 1") }
  }

  func run() throws {
    try printPages()
  }

  private func printPages() throws(Failure) {
    let counted = try CountedText(file, text, size)
    var output = Output(keepsDirections: true)
    if let page {
      guard page <= counted.pagination.count else {
        throw Failure(
          sentence: "there is no page \(page): the text has \(counted.pagination.count)",
          status: 65)
      }
      let page = try counted.pager.existingPage(.number(page - 1))
      try output.write(counted.plainText(of: page))
    } else {
      var separator = ""
      try counted.forEachPage { page throws(Failure) in
        try output.write(separator + counted.plainText(of: page))
        separator = "\u{C}"
      }
    }
    try output.flush()
  }
}

extension CountedText {
  /// The lines of a page, each ended by a newline, with all characters of the text: a line may be wider
  /// than on the screen by marks of emphasis and by what is not shown of a rule.
  fileprivate func plainText(of page: Page) throws(Failure) -> String {
    var text = ""
    for line in page.lines {
      // A picture is its words: no rows are left free for it.
      if let strip = line.strip {
        if strip.row == 0 {
          let lines = wrap(strip.words, columns: pager.format.settings.measure)
          text += lines.map { $0 + "\n" }.joined()
        }
        continue
      }
      do throws(TextError) { text += try line.fullText(of: source) + "\n" } catch {
        throw Failure(error)
      }
    }
    return text
  }
}
