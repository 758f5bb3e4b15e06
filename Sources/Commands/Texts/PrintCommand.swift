import Setup
import ArgumentParser
import Paging

/// Prints pages as plain text.
struct PrintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Print pages of a text as they are on the screen.")

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String

  @Option(help: "The columns and rows of a page of text, such as 66x20.")
  var size = PageSize(columns: 66, rows: 20)

  @Option(help: "The page to print, from 1.")
  var page: Int?

  @Flag(help: "Print every page, with a form feed between.")
  var all = false

  @OptionGroup var text: TextOptions

  func validate() throws {
    guard (page == nil) == all else { throw ValidationError("say --page N or --all") }
    if let page, page < 1 { throw ValidationError("--page counts from 1") }
  }

  func run() throws {
    try printPages()
  }

  private func printPages() throws(Failure) {
    let counted = try CountedText(file, text, size)
    var output = Output()
    if let page {
      guard page <= counted.pagination.count else {
        throw Failure(
          sentence: "there is no page \(page): the text has \(counted.pagination.count)",
          status: 65)
      }
      try output.write(counted.pager.existingPage(.number(page - 1)).plainText)
    } else {
      var separator = ""
      try counted.forEachPage { page throws(Failure) in
        try output.write(separator + page.plainText)
        separator = "\u{C}"
      }
    }
    try output.flush()
  }
}

extension Page {
  /// The page's lines, each ended by a newline.
  fileprivate var plainText: String {
    lines.map { $0.text + "\n" }.joined()
  }
}
