import Console
import Formats
import Glibc
import Paging
import Reader

/// What the reader asked for when opening a text.
struct ReadOptions: Equatable {
  /// The file, or `-` for standard input.
  var file: String
  /// The page to open at, from 1.
  var page: Int?
  /// The part of the text to open at, from 0 to 100.
  var percent: Double?
  /// Whether to open at the first page, whatever place was kept.
  var opensAtStart = false
  /// How the text is opened.
  var opening = OpenOptions()
  /// How its lines are laid out.
  var settings = LayoutSettings()
  /// How the reader looks at it.
  var view = ViewSettings()
  /// Whether words are hyphenated, and by which language.
  var hyphenation = HyphenationChoice.none
  /// The characters of a stable page.
  var stablePageLength = StablePages.usualLength
  /// Whether the mouse turns pages.
  var usesMouse = true

  /// Options for `file`.
  init(file: String) {
    self.file = file
  }
}

/// Shows a text on the terminal until the reader leaves.
///
/// - Returns: The status to exit with.
func read(_ options: ReadOptions) -> Int32 {
  do {
    let mailbox = SessionMailbox()
    let text = try open(options.file, options.opening) { mailbox.post(.textChanged) }
    var options = options
    options.settings.hyphenator = try options.hyphenation.hyphenator(for: text.source)
    return try ReadingSession.run(text, options: options, mailbox: mailbox)
  } catch {
    return report(error)
  }
}

/// Opens a file, or standard input for `-`.
func open(
  _ file: String, _ options: OpenOptions, onChange: @escaping @Sendable () -> Void
) throws(Failure) -> OpenedText {
  do throws(OpenError) {
    return file == "-"
      ? try TextOpener.standardInput(
        fileDescriptor: STDIN_FILENO, options: options, onChange: onChange)
      : try TextOpener.open(path: file, options: options, onChange: onChange)
  } catch {
    throw Failure(sentence: error.sentence, status: error.exitStatus)
  }
}
