import ArgumentParser
import Formats
import Paging
import Settings
import Setup

/// How a text is opened and laid out: options of every command.
struct TextOptions: ParsableArguments {
  @Option(help: "The text's encoding, by its iconv name; detected by default.")
  var encoding: String?

  @Flag(help: "Do not join hard-wrapped lines.")
  var noReflow = false

  @Flag(help: "Open the file even if it does not look like text.")
  var binary = false

  @Flag(help: "Show the source of Markdown or HTML, and escape sequences, as they are written.")
  var plain = false

  @Flag(help: "Do not keep the text that a book is converted into for the next opening.")
  var noCache = false

  @Flag(help: "Justify lines: widen spaces so that the right edge is straight.")
  var justify = false

  @Flag(help: "Hyphenate words at line ends; needs libhyphen and a dictionary.")
  var hyphenate = false

  @Option(help: "The language for hyphenation, such as en-US; detected by default.")
  var language: String?

  @Option(help: "The width of characters of ambiguous width: 1 or 2 columns.")
  var ambiguousWidth: Int?

  @Option(help: "The distance between tab stops, in columns.")
  var tabWidth: Int?

  func validate() throws {
    guard (1...2).contains(ambiguousWidth ?? 1) else {
      throw ValidationError("--ambiguous-width takes 1 or 2")
    }
    guard (1...64).contains(tabWidth ?? 8) else {
      throw ValidationError("--tab-width takes a number from 1 to 64")
    }
    guard language == nil || hyphenate else {
      throw ValidationError("--language needs --hyphenate")
    }
  }

  /// How the text is opened.
  var opening: OpenOptions {
    var options = OpenOptions(
      encoding: encoding, allowsBinary: binary, showsSource: plain,
      cacheUse: noCache ? .none : .full)
    // Who wants to see the bytes wants no other program's words.
    options.runsPrograms = !binary
    return options
  }

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
