import ArgumentParser
import Books
import Paging
import Setup
import Shelf
import Sync

/// Prints the parts and chapters of a text.
struct ContentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contents",
    abstract: "Print the parts and chapters of a text.",
    discussion: """
      Each line describes a part or chapter: its byte offset, its page, its level (1 is the top) \
      and its title, separated by tabs.
      """)

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String

  @Option(help: "The size of a page, in columns and rows of text.")
  var size = PageSize(columns: 66, rows: 20)

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var text: TextOptions

  func run() throws {
    try printContents()
  }

  private func printContents() throws(Failure) {
    let counted = try CountedText(file, text, size)
    var output = Output()
    if json { try output.write("{\"entries\":[") }
    var separator = "\n"
    let outline = try counted.outline()
    for (entry, page) in zip(outline.entries, try counted.pages(of: outline)) {
      let page = page + 1
      if json {
        try output.write(
          "\(separator){\"title\":\(JSONString(entry.title)),\"level\":\(entry.level + 1),"
            + "\"offset\":\(entry.offset),\"page\":\(page)}")
        separator = ",\n"
      } else {
        try output.write("\(entry.offset)\t\(page)\t\(entry.level + 1)\t\(entry.title)\n")
      }
    }
    if json { try output.write("\n],\"count\":\(outline.entries.count)}\n") }
    try output.flush()
  }
}

extension CountedText {
  /// The parts and chapters of the text.
  fileprivate func outline() throws(Failure) -> Outline {
    do throws(TextError) {
      return try manuscript.outlineSearch.run() ?? Outline()
    } catch {
      throw Failure(error)
    }
  }

  /// The 0-based pages that its entries begin on.
  fileprivate func pages(of outline: Outline) throws(Failure) -> [Int] {
    do throws(TextError) { return try pagination.pages(of: outline, in: source) } catch {
      throw Failure(error)
    }
  }
}
