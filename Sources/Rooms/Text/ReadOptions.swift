import Acquisition
import Files
package import Formats
import Glibc
import Paging
package import Settings
import Setup
package import TextPlace
import Typeset
package import Widgets

/// What the reader asked for when opening a text.
package struct ReadOptions: Equatable {
  /// The file, or `-` for standard input.
  package var file: String
  /// Other files that are named beside it, as on the command line.
  var others: [String] = []
  /// The offset at which the text was left before, in this session.
  var returnOffset: Int?
  /// Where to open it, if not at the place that was kept.
  package var spot: OpeningSpot?
  /// Whether to open at the first page, whatever place was kept.
  package var opensAtStart = false
  /// Whether a text that fits one screen is printed and left there.
  package var quitsIfOneScreen = false
  /// Whether long lines are cut.
  package var chopsLines = false
  /// Whether the numbers of the file's lines stand beside them.
  package var numbersLines = false
  /// The first rows of the text that stay on the screen.
  package var headerRows = 0
  /// The row that what is gone to stands in, in the preset of less.
  package var jumpRow: JumpRow?
  /// The lines that a screen moves by, and the columns that chopped lines do, as less counts them.
  package var window: Int?
  package var sideStep: Int?
  /// Whether only a look is taken at another place than the kept one: that stays until pages are turned.
  var isLook = false
  /// What it is called, where its first words may not tell it yet.
  var title: String?
  /// Whether the program itself has written the file.
  var isOwn = false
  /// Whether it is read aloud once it is open.
  var isListening = false
  /// How the text is opened.
  package var opening = OpenOptions()
  /// What is set for this time, over what the file of settings says.
  package var overrides: [Setting: TOMLValue] = [:]
  /// Whether the last page stays on the screen when the program ends.
  var keepsScreen = false
  /// What is told at the start.
  package private(set) var notice: String?

  /// Options for `file`.
  package init(file: String) {
    self.file = file
  }

  /// Options for what is named on the command line: a file, or a line of it as `file:12` or
  /// `file:12:5`. A file of that very name goes first.
  package init(named name: String) {
    self.init(file: name)
    guard let (file, line) = LineNumber.parsed(name), access(name, F_OK) != 0,
      access(file, F_OK) == 0
    else { return }
    self.file = file
    spot = .line(line)
  }

  /// Options for files that are named on the command line, at least one: the first is opened, the
  /// others can be.
  package init(named names: [String]) {
    self.init(named: names[0])
    others = Array(names.dropFirst())
  }

  /// The options of the first file, and of each of the others.
  var all: [ReadOptions] {
    var first = self
    first.others = []
    return [first] + others.map { first.another(named: $0) }
  }

  /// The options for the other files, of which the first one tells why this one cannot be opened; nil
  /// if there is no other.
  func skippingFirst(because failure: Failure) -> ReadOptions? {
    guard let next = others.first else { return nil }
    var rest = another(named: next)
    rest.spot = rest.spot ?? spot
    rest.others = Array(others.dropFirst())
    rest.notice = notice ?? failure.sentence
    return rest
  }

  /// The same options for another file: where the first is opened says nothing of it.
  func another(named name: String) -> ReadOptions {
    let named = ReadOptions(named: name.withHome(.standard))
    var another = self
    (another.file, another.spot, another.notice) = (named.file, named.spot, nil)
    return another
  }

  /// Options for a text that another place leads to.
  init(_ target: TextTarget) {
    file = target.file
    isLook = target.spot != .kept
    isListening = target.isListening
    title = target.title
    isOwn = target.isOwn
    opening.isDigested = target.isKept
    switch target.spot {
    case .kept: break
    case .goTo(let place): spot = .goTo(place)
    // Once it is open: then the place that was left can be gone back to.
    case .offset, .match, .element: break
    case .chapter(let number): spot = .chapter(number)
    case .words(let words): spot = .words(words)
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
    return try open(options.file, options.opening, isOwn: options.isOwn) {
      mailbox.post(.textChanged)
    }
  }

  /// The first text of those that `options` name which can be opened.
  ///
  /// - Returns: The options for that one and for those behind it, and the text.
  /// - Throws: Why the first one cannot be opened, if none can.
  static func firstText(
    _ options: ReadOptions, address: RoomAddress
  ) throws(Failure) -> (ReadOptions, OpenedText) {
    do throws(Failure) { return (options, try text(options, address: address)) } catch {
      var rest = options
      var told = error
      while let next = rest.skippingFirst(because: told) {
        rest = next
        do throws(Failure) { return (rest, try text(rest, address: address)) } catch let other {
          told = other
        }
      }
      throw error
    }
  }

  /// The opening of the text that `options` name, in the background; nil if nothing has to be waited for.
  static func pending(_ options: ReadOptions, address: RoomAddress) -> PendingOpening? {
    let mailbox = ReadingRoom.mailbox(at: address)
    return PendingOpening.begin(options.file, options.opening) { mailbox.post(.textChanged) }
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
  /// Does what words of less say; they go before what is known already if they name a spot.
  package mutating func apply(_ words: LessWords) {
    spot = words.spot ?? spot
    if let matching = words.matching { overrides[.matching] = .string(matching) }
    if let width = words.tabWidth { overrides[.tabWidth] = .integer(width) }
    if words.quitsIfOneScreen { quitsIfOneScreen = true }
    if words.chopsLines { chopsLines = true }
    if words.numbersLines { numbersLines = true }
    if words.keepsScreen { keepsScreen = true }
    jumpRow = words.jumpRow ?? jumpRow
    window = words.window ?? window
    sideStep = words.sideStep ?? sideStep
    if words.allowsBinary { opening.allowsBinary = true }
    if !words.unknown.isEmpty {
      notice = "Unknown options were ignored: \(words.unknown.joined(separator: " "))"
    }
  }

  /// Does what the variable LESS says, unless the command line said otherwise: for a pipe, and for a
  /// file that is no prose.
  mutating func applyEnvironment(to text: OpenedText) {
    guard let variable = Environment.value(of: "LESS"),
      text.digest == nil || (try? Manuscript(text.source).kind) == .listing
    else { return }
    let given = self
    apply(LessWords(variable: variable))
    spot = given.spot ?? spot
    for (setting, value) in given.overrides { overrides[setting] = value }
    // It is not this program that the variable was set for.
    notice = given.notice
  }
}

extension String {
  /// The same path with the reader's home folder for `~`, as a shell has it.
  func withHome(_ folders: ReadersFolders) -> String {
    guard hasPrefix("~/"), let home = folders.environment("HOME") else { return self }
    return home + dropFirst()
  }
}

extension LineNumber {
  /// The file and the line in `name`, as compilers print them: `main.c:12`, `main.c:12:5`.
  static func parsed(_ name: String) -> (file: String, line: LineNumber)? {
    // Most names have none: this comes before the first paint.
    guard name.utf8.contains(UInt8(ascii: ":")) else { return nil }
    var parts = name.split(separator: ":", omittingEmptySubsequences: false)
    // `main.c:12:` is what is copied of a longer line.
    if parts.last == "" { parts.removeLast() }
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let last = parts.last,
      last.allSatisfy(\.isDigit), let number = Int(last)
    {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let file = parts.joined(separator: ":")
    guard let line = numbers.first, !file.isEmpty else { return nil }
    return (file, LineNumber(line, column: numbers.count > 1 ? numbers[1] : 1))
  }
}
