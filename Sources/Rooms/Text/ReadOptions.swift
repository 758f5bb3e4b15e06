import Acquisition
package import Formats
import Glibc
package import Settings
import Setup
import Typeset
import Widgets

/// What the reader asked for when opening a text.
package struct ReadOptions: Equatable {
  /// The file, or `-` for standard input.
  package var file: String
  /// The page to open at, from 1.
  package var page: Int?
  /// The part of the text to open at, from 0 to 100.
  package var percent: Double?
  /// Where else to go, as the reader would.
  var goTo: GoTo?
  /// Whether to open at the first page, whatever place was kept.
  package var opensAtStart = false
  /// Whether a text that fits one screen is printed and left there.
  package var quitsIfOneScreen = false
  /// Whether only a look is taken at another place than the kept one: that stays until pages are turned.
  var isLook = false
  /// How the text is opened.
  package var opening = OpenOptions()
  /// What is set for this time, over what the file of settings says.
  package var overrides: [Setting: TOMLValue] = [:]

  /// Options for `file`.
  package init(file: String) {
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
  /// - Parameter address: The room that is told of more of the text, from another thread.
  init(
    _ options: ReadOptions, folders: ReadersFolders = .standard, address: RoomAddress
  ) throws(Failure) {
    try self.init(options, Self.text(options, address: address), folders: folders)
  }

  /// The text that `options` name, opened for the room at `address`.
  static func text(
    _ options: ReadOptions, address: RoomAddress
  ) throws(Failure) -> OpenedText {
    let mailbox = ReadingRoom.mailbox(at: address)
    return try open(options.file, options.opening) { mailbox.post(.textChanged) }
  }

  /// The reading of a text that `options` name.
  init(
    _ options: ReadOptions, _ text: OpenedText, folders: ReadersFolders = .standard
  ) throws(Failure) {
    self.options = options
    self.text = text
    var configuration = Configuration(folders: folders, overrides: options.overrides)
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

extension ReadOptions {
  /// Where the reader asked to go, but for the start.
  var target: GoTo? { goTo ?? page.map { .page($0 - 1) } ?? percent.map { .fraction($0 / 100) } }
}
