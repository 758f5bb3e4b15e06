import Acquisition
import Console
import Formats
import Glibc
import Reader
import Settings
import Typeset

/// What the reader asked for when opening a text.
struct ReadOptions: Equatable {
  /// The file, or `-` for standard input.
  var file: String
  /// The page to open at, from 1.
  var page: Int?
  /// The part of the text to open at, from 0 to 100.
  var percent: Double?
  /// Where else to go, as the reader would.
  var goTo: GoTo?
  /// Whether to open at the first page, whatever place was kept.
  var opensAtStart = false
  /// Whether only a look is taken at another place than the kept one: that stays until pages are turned.
  var isLook = false
  /// How the text is opened.
  var opening = OpenOptions()
  /// What is set for this time, over what the file of settings says.
  var overrides: [Setting: TOMLValue] = [:]

  /// Options for `file`.
  init(file: String) {
    self.file = file
  }

  /// Options for a text that another place leads to.
  init(_ target: TextTarget) {
    file = target.file
    isLook = target.spot != .kept
    switch target.spot {
    case .kept: break
    case .goTo(.page(let page)): self.page = page + 1
    case .goTo(let place): goTo = place
    // Once it is open: then the place that was left can be gone back to.
    case .offset: break
    }
  }
}

/// A text that was opened, with all that it is read with.
struct OpenedReading {
  let options: ReadOptions
  let text: OpenedText
  let configuration: Configuration
  let hyphenator: Hyphenator?

  /// Opens what `options` name.
  ///
  /// - Parameter mailbox: Is told of more of the text, from another thread.
  init(_ options: ReadOptions, mailbox: RoomMailbox) throws(Failure) {
    self.options = options
    text = try open(options.file, options.opening) { mailbox.post(.textChanged) }
    var configuration = Configuration(overrides: options.overrides)
    var hyphenator: Hyphenator?
    do throws(Failure) {
      hyphenator = try HyphenationChoice(configuration.preferences).hyphenator(for: text.source)
    } catch {
      // What was asked for just now is not done otherwise; a file of settings is for all texts.
      if options.overrides[.hyphenate] != nil { throw error }
      configuration.note(error.sentence)
    }
    self.configuration = configuration
    self.hyphenator = hyphenator
  }
}

/// Shows a text on the terminal until the reader leaves.
///
/// - Returns: The status to exit with.
func read(_ options: ReadOptions) -> Int32 {
  do throws(Failure) {
    let mailbox = RoomMailbox(session: SessionMailbox(), room: 0)
    return try ReadingSession.run(OpenedReading(options, mailbox: mailbox), mailbox: mailbox)
  } catch {
    return report(error)
  }
}

/// Shows Home, or what `requests` lead to from there, until the reader leaves.
///
/// - Returns: The status to exit with.
func enter(_ requests: [TabRequest] = [], configuration: Configuration = Configuration()) -> Int32 {
  do throws(Failure) {
    return try ReadingSession.run(requests, configuration: configuration)
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
    if let name = MisnamedArguments.name(of: file) {
      throw Failure(
        sentence: "cannot open '\(name.printable)': \(Refusal.misnamed.reason)", status: EX_NOINPUT)
    }
    throw Failure(sentence: error.sentence, status: error.exitStatus)
  }
}
