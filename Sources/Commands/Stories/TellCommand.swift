import ArgumentParser
import Datebook
import Glibc
import Holdings
import Rooms
import Setup
import Shelf
import Stories
import Storytellers
import TextPlace
import Widgets

extension StoryTheme: ExpressibleByArgument {}
extension StoryLength: ExpressibleByArgument {}
extension HeroPronouns: ExpressibleByArgument {}

extension GrowthFocus: ExpressibleByArgument {}

/// An age or an age band on the command line: `7`, `6-8`.
struct AgeArgument: ExpressibleByArgument {
  let band: AgeBand

  init?(argument: String) {
    if let band = AgeBand(rawValue: argument.replacing("–", with: "-")) {
      self.band = band
    } else if let age = Int(argument), (0...18).contains(age) {
      band = AgeBand(age: age)
    } else {
      return nil
    }
  }

  static let allValueStrings = AgeBand.allCases.map(\.rawValue)
}

/// Tells a story for a child.
struct TellCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "tell",
    abstract: "Tell a story for a child.",
    discussion: """
      The story is composed on this machine, kept as a book with the tag #story, and opened. With \
      --print its text goes to standard output and is not kept; it still counts as told, so that \
      no story is told twice. The same --seed gives the same story as long as the same stories were \
      told before.

      With --teller and --model a server with an OpenAI-compatible interface tells the story. The \
      hero's name is not sent: the server is asked for a hero called NAME. The story is checked \
      before it is shown. A key is taken from TOME_READER_MODEL_KEY, or from the file that \
      TOME_READER_MODEL_KEY_FILE names, which only its owner may read. If the story is cut off, \
      --resume ID goes on with it.

      Themes are adventure, friendship, learning, courage, kindness and nature. Without --theme \
      the seed chooses one.
      """)

  @Option(help: "The child's age, or an age band: 3-5, 6-8 or 9-10.")
  var age: AgeArgument

  @Option(help: "The hero's name.")
  var hero: String

  @Option(help: "The hero's pronouns: she, he or they; guessed from the name by default.")
  var pronouns: HeroPronouns?

  @Option(help: "Who comes along, such as 'a small owl'.")
  var companion = ""

  @Option(help: "What the story is about.")
  var theme: StoryTheme?

  @Option(help: "How long it is: short, middle or long.")
  var length: StoryLength = .middle

  @Option(help: "What the child loves, such as trains; may be repeated.")
  var interest: [String] = []

  @Option(
    help: ArgumentHelp(
      "The address of a server that tells the story, such as localhost:11434.",
      valueName: "address"))
  var teller: String?

  @Option(help: "The model to use on that server.")
  var model: String?

  @Option(help: "The seed of the story.")
  var seed: UInt64?

  @Flag(help: "Print the text, and keep nothing.")
  var print = false

  @Option(help: "Continue an interrupted story of a server, by its identifier.")
  var resume: String?

  func validate() throws {
    if (teller == nil) != (model == nil) {
      throw ValidationError("--teller and --model go together")
    }
    if teller != nil, print || seed != nil {
      throw ValidationError("--print and --seed are for the program's own stories")
    }
    if resume != nil, teller == nil { throw ValidationError("--resume needs --teller and --model") }
    if let fault = request(seed: 0).fault {
      throw ValidationError("--\(fault.field.option): \(fault.sentence)")
    }
  }

  private func request(seed: UInt64) -> StoryRequest {
    let themes = StoryTheme.allCases
    let theme = theme ?? themes[Int(seed % UInt64(themes.count))]
    return StoryRequest(
      hero: hero, pronouns: pronouns, companion: companion, band: age.band, theme: theme,
      length: length, interests: interest)
  }

  func run() throws {
    let seed = seed ?? UInt64.random(in: .min ... .max)
    let location = try Failure.catching(keeping: "A story") { () throws(LibraryError) in
      try LibraryLocation.ofReader()
    }
    let library = try Failure.catching(keeping: "A story") { () throws(LibraryError) in
      try Library(at: location, onDamage: tell)
    }
    let keeper = StoryKeeper(library)
    let request = request(seed: seed)
    if let teller, let model {
      return try open(try tellElsewhere(request, teller, model, library))
    }
    if print {
      let story = try Failure.telling { () throws(StoryFailure) in
        try keeper.printed(request, seed: seed)
      }
      var output = Output()
      try output.write(story.text)
      return try output.flush()
    }
    let told = try Failure.telling { () throws(StoryFailure) in
      try keeper.tell(request, seed: seed)
    }
    try open(told)
  }

  private func open(_ told: (story: StoryRecord, path: String)) throws {
    guard StandardStreams.areTerminals else {
      var output = Output()
      try output.write(told.story.line)
      return try output.flush()
    }
    throw ExitCode(enter([.read(TextTarget(file: told.path, of: told.story.book))]))
  }

  /// Asks a server for the story; says first what goes out, and to whom.
  private func tellElsewhere(
    _ request: StoryRequest, _ teller: String, _ model: String, _ library: Library
  ) throws(Failure) -> (story: StoryRecord, path: String) {
    let endpoint: ModelEndpoint
    do throws(ModelEndpoint.Refusal) {
      endpoint = try ModelEndpoint(teller, model: model, key: try ModelEndpoint.key())
    } catch {
      throw Failure(sentence: error.sentence, status: EX_USAGE)
    }
    tell(
      "asking \(endpoint.host) for a story of \(request.theme.rawValue); the name stays on this machine"
    )
    let storyteller = ModelTeller(endpoint, library: library)
    var row = storyteller.row(for: request, at: .now())
    if let resume {
      let kept = try Failure.catching(reading: "The library") { () throws(LibraryError) in
        try library.story(resume)
      }
      guard let kept, kept.state != .done else {
        throw Failure(
          sentence: "there is no story '\(resume.printable)' to continue", status: EX_NOINPUT)
      }
      row = kept
    }
    do throws(ModelFailure) { return try storyteller.tell(row) } catch {
      throw Failure(sentence: error.sentence, status: EX_UNAVAILABLE)
    }
  }
}

extension StoryRequest.Field {
  /// The option that sets the field.
  fileprivate var option: String { self == .interests ? "interest" : rawValue }
}

extension Failure {
  /// The result of `body`, which tells a story; what goes wrong is a failure.
  static func telling<Result>(
    _ body: () throws(StoryFailure) -> Result
  ) throws(Failure) -> Result {
    do throws(StoryFailure) { return try body() } catch {
      let status =
        switch error {
        case .request: EX_USAGE
        case .file: EX_CANTCREAT
        case .book, .library: EX_IOERR
        }
      throw Failure(sentence: error.sentence, status: status)
    }
  }
}
