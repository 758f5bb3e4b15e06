import ArgumentParser
import Glibc
import Rooms
import Settings
import TextPlace
import Widgets

/// Reads a text on the terminal.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a text, from the page you left.",
    discussion: """
      The place is saved within a second, and found again by the text's content: a file that you \
      move, rename or edit keeps its place. A text that comes through a pipe is not saved and not \
      added to the library.

      Options apply to this run only; the same things can be set for good with the , key.
      """)

  @Argument(help: "The texts, or - for standard input.", completion: .file())
  var files: [String] = []

  @Option(help: "Open at this page: 12, or the stable page p58.")
  var page: String?

  @Option(help: "Open at this percentage of the text: 50 or 50%.")
  var percent: String?

  @Flag(help: "Open at the first page.")
  var start = false

  @Flag(
    help: "Cut long lines instead of breaking them (-S); < and > move the page sideways.")
  var chopLines = false

  @Flag(help: "Show the numbers of the file's lines (-N).")
  var lineNumbers = false

  @Option(help: "Keep the first rows of the text on the screen, such as the header of a table.")
  var header = 0

  @Flag(
    help: "If the text fits one screen, print it and leave it on the screen.")
  var quitIfOneScreen = false

  @Flag(help: "Open at the end and follow the text as it grows.")
  var follow = false

  @Option(
    name: .customLong(ReadCommand.lessWord), parsing: .unconditionalSingleValue, help: .private)
  var lessWords: [String] = []

  @Option(help: "The maximum line length, in columns.")
  var width: Int?

  @Option(
    help: "The theme: terminal, light, dark, sepia, contrast or a theme of your own.",
    completion: .themes)
  var theme: String?

  @Option(help: "The length of a stable page, such as p58, in characters.")
  var pageCharacters: Int?

  @Option(help: "Two pages side by side: auto, on or off.")
  var spread: ViewSettings.Spread?

  @Flag(help: "Scroll by lines instead of turning pages.")
  var scroll = false

  @Flag(help: "Show only the text.")
  var bare = false

  @Flag(help: "Animate page turns, except on a slow connection.")
  var animate = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @OptionGroup var text: TextOptions

  func validate() throws {
    if let page, OpeningSpot(page: page) == nil {
      throw ValidationError("--page takes a page, such as 12 or p58, and counts from 1")
    }
    if let percent, OpeningSpot(percent: percent) == nil {
      throw ValidationError("--percent takes a number from 0 to 100")
    }
    guard (0...100).contains(header) else {
      throw ValidationError("--header takes a number from 0 to 100")
    }
    guard (1...1000).contains(width ?? 66) else {
      throw ValidationError("--width takes a number from 1 to 1000")
    }
    guard (100...100_000).contains(pageCharacters ?? 100) else {
      throw ValidationError("--page-characters takes a number from 100 to 100000")
    }
  }

  func run() throws {
    let files = files.isEmpty && isatty(STDIN_FILENO) == 0 ? ["-"] : files
    guard !files.isEmpty else {
      throw ValidationError("name a text to read, such as: tome-reader book.txt")
    }
    var options = ReadOptions(named: files)
    if let percent { options.spot = OpeningSpot(percent: percent) }
    if let page { options.spot = OpeningSpot(page: page) }
    if follow { options.spot = .following }
    options.opensAtStart = start
    options.opening = text.opening
    if chopLines { options.chopsLines = true }
    if lineNumbers { options.numbersLines = true }
    options.headerRows = header
    options.quitsIfOneScreen = quitIfOneScreen
    options.overrides = text.overrides
    if let width { options.overrides[.measure] = .integer(width) }
    if noMouse { options.overrides[.mouse] = .boolean(false) }
    if let theme { options.overrides[.theme] = .string(theme) }
    options.overrides[.stablePage] = pageCharacters.map { .integer($0) }
    options.overrides[.spread] = spread.map { .string($0.rawValue) }
    if scroll { options.overrides[.scroll] = .boolean(true) }
    if bare { options.overrides[.bare] = .boolean(true) }
    if animate { options.overrides[.animate] = .boolean(true) }
    options.apply(LessWords.split(lessWords).less)
    throw ExitCode(read(options))
  }
}

extension ReadCommand {
  /// The name of the option that hands a word of less on: `--less-word=+500`.
  private static let lessWord = "less-word"

  /// The same command line without words of less, as this command takes it.
  static func arguments(_ split: LessWords.Split) -> [String] {
    split.taken.map { "--\(lessWord)=\($0)" } + split.rest
  }
}

extension ViewSettings.Spread: ExpressibleByArgument {}
