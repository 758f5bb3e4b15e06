import ArgumentParser
import Formats
import Glibc
import Paging
import Reader
import Settings
import Typeset

/// The command line.
struct TomeReader: ParsableCommand {
  /// The version of the program.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "tome-reader",
    abstract: "A reading room for the terminal.",
    usage: """
      tome-reader [FILE | LINK | -] [--page N] [--percent P] [--start] [--width N] [--encoding E]
                  [--spread auto|on|off] [--scroll] [--bare] [--animate] [--theme NAME]
                  [--no-reflow] [--no-mouse] [--binary]
      tome-reader COMMAND ...
      """,
    discussion: """
      tome-reader FILE opens a text at the page you left; `-` reads standard input. In the reader, \
      ? shows the keys. A file that is named like a command is opened as ./NAME.
      """,
    version: "tome-reader \(version) (Unicode \(UnicodeTables.version))",
    subcommands: [
      ReadCommand.self, PagesCommand.self, PrintCommand.self, ContentsCommand.self,
      DatesCommand.self, SearchCommand.self, MarksCommand.self, YearCommand.self, DayCommand.self,
      NoteCommand.self, PlanCommand.self, ListCommand.self, InfoCommand.self, BookCommand.self,
      AddCommand.self, RemoveCommand.self, TagCommand.self, ExportCommand.self,
      ImportCommand.self, CatalogsCommand.self, ConfigCommand.self,
    ],
    defaultSubcommand: ReadCommand.self)

  /// The names that are commands, not files.
  static let commandNames = [
    "list", "info", "book", "add", "remove", "tag", "export", "import",
    "read", "pages", "print", "contents", "dates", "search", "marks", "year", "day", "note",
    "plan", "catalogs", "config",
    "help",
  ]

  /// Does what the command line says and ends the program.
  ///
  /// - Parameter arguments: The words of the command line; the program's own, if nothing is said.
  static func runToEnd(_ arguments: [String]? = nil) -> Never {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      (command as? any LibraryWriter)?.tidyLibrary()
      exit(withError: nil)
    } catch let failure as Failure {
      Glibc.exit(report(failure))
    } catch {
      let message = fullMessage(for: error)
      // Help is no failure, and what the commands had to tell was told.
      guard message.hasPrefix("Error: ") else { exit(withError: error) }
      tell(String(message.dropFirst("Error: ".count)))
      Glibc.exit(exitCode(for: error).rawValue)
    }
  }
}

/// How a text is opened and laid out: options of every command.
struct TextOptions: ParsableArguments {
  @Option(help: "The encoding of the text, by its iconv name.")
  var encoding: String?

  @Flag(help: "Leave hard-wrapped lines as they are.")
  var noReflow = false

  @Flag(help: "Open a file that looks to be no text.")
  var binary = false

  @Flag(help: "Spread the spaces of a line so that its right edge is straight.")
  var justify = false

  @Flag(help: "Hyphenate words that do not fit a line; needs libhyphen and a dictionary.")
  var hyphenate = false

  @Option(help: "The language to hyphenate by, such as en-US; else the text tells.")
  var language: String?

  @Option(help: "The columns of characters of ambiguous width: 1 or 2.")
  var ambiguousWidth: Int?

  @Option(help: "The distance of tab stops.")
  var tabWidth: Int?

  func validate() throws {
    guard (1...2).contains(ambiguousWidth ?? 1) else {
      throw ValidationError("--ambiguous-width takes 1 or 2")
    }
    guard (1...64).contains(tabWidth ?? 8) else {
      throw ValidationError("--tab-width takes a number from 1 to 64")
    }
    guard language == nil || hyphenate else {
      throw ValidationError("--language is what --hyphenate goes by: say both")
    }
  }

  /// How the text is opened.
  var opening: OpenOptions { OpenOptions(encoding: encoding, allowsBinary: binary) }

  /// Whether words are hyphenated, and by which language.
  var hyphenation: HyphenationChoice {
    hyphenate ? language.map { .language($0) } ?? .guessed : .none
  }

  /// What these options set over the file of settings.
  var overrides: [Setting: TOMLValue] {
    var overrides: [Setting: TOMLValue] = [:]
    if noReflow { overrides[.joinLines] = .boolean(false) }
    if justify { overrides[.justify] = .boolean(true) }
    if hyphenate { overrides[.hyphenate] = .boolean(true) }
    if let language { overrides[.language] = .string(language) }
    if let ambiguousWidth { overrides[.ambiguousWidth] = .integer(ambiguousWidth) }
    if let tabWidth { overrides[.tabWidth] = .integer(tabWidth) }
    return overrides
  }

  /// How lines of `measure` columns are laid out, but for hyphens: these may depend on the text.
  func settings(measure: Int) -> LayoutSettings {
    LayoutSettings(
      measure: measure, joinsLines: !noReflow, ambiguousWidth: ambiguousWidth ?? 1,
      tabWidth: tabWidth ?? 8, isJustified: justify)
  }
}

/// Reads a text on the terminal.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a text, from the page you left.")

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String?

  @Option(help: "Open at this page.")
  var page: Int?

  @Option(help: "Open at this part of the text, in percent.")
  var percent: Double?

  @Flag(help: "Open at the first page.")
  var start = false

  @Option(help: "The longest line, in columns.")
  var width: Int?

  @Option(help: "The theme: terminal, light, dark, sepia, contrast or one of your own.")
  var theme: String?

  @Option(help: "The characters of a page that does not depend on the screen, such as p58.")
  var pageCharacters: Int?

  @Option(help: "Two pages side by side: auto, on or off.")
  var spread: ViewSettings.Spread?

  @Flag(help: "Scroll by lines instead of turning pages.")
  var scroll = false

  @Flag(help: "Show nothing but the text.")
  var bare = false

  @Flag(help: "Show pages being turned; never on a slow line.")
  var animate = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @OptionGroup var text: TextOptions

  func validate() throws {
    if let page, page < 1 { throw ValidationError("--page counts from 1") }
    if let percent, !(0...100).contains(percent) {
      throw ValidationError("--percent takes a number from 0 to 100")
    }
    guard (1...1000).contains(width ?? 66) else {
      throw ValidationError("--width takes a number from 1 to 1000")
    }
    guard (100...100_000).contains(pageCharacters ?? 100) else {
      throw ValidationError("--page-characters takes a number from 100 to 100000")
    }
  }

  func run() throws {
    guard let file = file ?? (isatty(STDIN_FILENO) == 0 ? "-" : nil) else {
      throw ValidationError("name a text to read, such as: tome-reader book.txt")
    }
    var options = ReadOptions(file: file)
    options.page = page
    options.percent = percent
    options.opensAtStart = start
    options.opening = text.opening
    options.overrides = text.overrides
    if let width { options.overrides[.measure] = .integer(width) }
    if noMouse { options.overrides[.mouse] = .boolean(false) }
    if let theme { options.overrides[.theme] = .string(theme) }
    options.overrides[.stablePage] = pageCharacters.map { .integer($0) }
    options.overrides[.spread] = spread.map { .string($0.rawValue) }
    if scroll { options.overrides[.scroll] = .boolean(true) }
    if bare { options.overrides[.bare] = .boolean(true) }
    if animate { options.overrides[.animate] = .boolean(true) }
    throw ExitCode(read(options))
  }
}

extension ViewSettings.Spread: ExpressibleByArgument {}

extension ReadOptions {
  /// Where the reader asked to go, but for the start.
  var target: GoTo? { goTo ?? page.map { .page($0 - 1) } ?? percent.map { .fraction($0 / 100) } }
}
