import ArgumentParser
import Books
import Datebook
import Glibc
import Holdings
import Rooms
import Setup
import Shelf
import Stories
import Storytellers
import Widgets

/// Shows the stories on a terminal, and prints them elsewhere.
struct StoriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stories",
    abstract: "List the stories that were told.",
    discussion: """
      A line for each story: the first digits of its identifier, its state, age band, theme, \
      number of words, title and hero, separated by tabs.
      """)

  @Option(help: "Only stories for this age or age band: 3-5, 6-8 or 9-10.")
  var age: AgeArgument?

  @Option(help: "Only stories of this theme.")
  var theme: StoryTheme?

  @Option(help: "Only stories of this focus: emotional, cognitive or confidence.")
  var focus: GrowthFocus?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let (stories, collections) = try Failure.catching(reading: "The library") {
      () throws(LibraryError) -> ([StoryRecord], [StoryCollection]) in
      guard let library = try Library.ofReader(onDamage: tell) else { return ([], []) }
      return (try library.stories(), try library.storyCollections())
    }
    let shown = stories.filter { story in
      (age.map { $0.band.rawValue == story.band } ?? true)
        && (theme.map { $0.rawValue == story.theme } ?? true)
        && (focus.map { $0.rawValue == story.focus } ?? true)
    }
    var output = Output()
    if json {
      let objects = shown.map { "\n \(JSONForm.object($0.jsonFields))" }
      let groups = collections.map { "\n \(JSONForm.object($0.jsonFields))" }
      try output.write(
        "{\"stories\":\(JSONForm.array(objects)),\"collections\":\(JSONForm.array(groups)),"
          + "\"count\":\(shown.count)}\n")
    } else {
      for story in shown { try output.write(story.line) }
    }
    try output.flush()
  }
}

/// Prints a story.
struct StoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "story",
    abstract: "Print a story.",
    discussion: """
      ID is a story's identifier or its first digits, as `tome-reader stories` prints them. \
      --markdown prints headings and lists as Markdown.
      """)

  @Argument(help: "The story.")
  var id: String

  @Flag(help: "Print Markdown.")
  var markdown = false

  func run() throws {
    let library = try Library.needed()
    let story = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try library.story(id)
    }
    guard let story else {
      throw Failure(
        sentence: "no story '\(id.printable)'; `tome-reader stories` shows them",
        status: EX_NOINPUT)
    }
    guard !story.text.isEmpty else {
      let reason = story.failure.map { ": \($0)" } ?? ""
      throw Failure(sentence: "the story is not told yet\(reason)", status: EX_NOINPUT)
    }
    var output = Output()
    try output.write(markdown ? StoryMarkdown.text(story.text) : story.text)
    try output.flush()
  }
}

/// Tells the stories of a collection.
struct CollectionCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "collection",
    abstract: "Tell a collection of stories that helps a child grow.",
    discussion: """
      The stories are told one after the other, and kept as books with the tag #story. If one of \
      them cannot be told, the others are told all the same, and `tome-reader collection --resume` \
      tells it again. Focuses are emotional, cognitive and confidence.
      """)

  @Option(help: "The child's age, or an age band: 3-5, 6-8 or 9-10.")
  var age: AgeArgument?

  @Option(help: "The hero's name.")
  var hero: String?

  @Option(help: "What the stories help to grow in.")
  var focus: GrowthFocus?

  @Option(help: "What the child loves, such as trains; may be repeated.")
  var interest: [String] = []

  @Option(help: "Who comes along; may be repeated.")
  var companion: [String] = []

  @Option(help: "How many stories, from 1 to 6.")
  var count = 3

  @Option(help: "The name of the collection.")
  var name = ""

  @Option(help: "The seed of the stories.")
  var seed: UInt64?

  @Flag(help: "Tell all stories that are not told yet.")
  var resume = false

  func validate() throws {
    guard !resume else { return }
    guard let request else {
      throw ValidationError("name the --age, the --hero and the --focus")
    }
    if let fault = request.fault { throw ValidationError(fault) }
  }

  private var request: CollectionRequest? {
    guard let age, let hero, let focus else { return nil }
    return CollectionRequest(
      title: name, hero: hero, companions: companion, band: age.band, focus: focus,
      interests: interest, count: count)
  }

  func run() throws {
    let location = try Failure.catching(keeping: "A story") { () throws(LibraryError) in
      try LibraryLocation.ofReader()
    }
    let library = try Failure.catching(keeping: "A story") { () throws(LibraryError) in
      try Library(at: location, onDamage: tell)
    }
    let keeper = StoryKeeper(library)
    var output = Output()
    guard !resume, let request else {
      let count = try Failure.telling { () throws(StoryFailure) in try keeper.resume() }
      try output.write("told\t\(count)\n")
      return try output.flush()
    }
    let outcome = try Failure.telling {
      () throws(StoryFailure) -> (told: [StoryRecord], failures: [StoryFailure]) in
      let begun = try keeper.begin(request, seed: seed ?? UInt64.random(in: .min ... .max))
      return try keeper.goOn(collection: begun.collection.identifier)
    }
    for story in outcome.told { try output.write(story.line) }
    try output.flush()
    for failure in outcome.failures { tell(failure.sentence) }
    if !outcome.failures.isEmpty { throw ExitCode(EX_IOERR) }
  }
}

// MARK: - Forms

extension StoryRecord {
  /// The first digits of the identifier, which tell stories apart; all of those that come with the
  /// program, which differ in the last one.
  var shortIdentifier: String {
    let first = identifier.prefix(8)
    return first.allSatisfy { $0 == "0" } ? identifier : String(first)
  }

  /// The story on a line, with tabs between.
  var line: String {
    let fields = [
      shortIdentifier, state.rawValue, band, theme, "\(words)", title, hero,
    ]
    return fields.map(\.printable).joined(separator: "\t") + "\n"
  }

  /// The fields of the story in JSON.
  var jsonFields: [(String, String)] {
    [
      ("id", JSONForm.string(identifier)), ("state", JSONForm.string(state.rawValue)),
      ("title", JSONForm.string(title)), ("hero", JSONForm.string(hero)),
      ("band", JSONForm.string(band)), ("theme", JSONForm.string(theme)),
      ("focus", JSONForm.string(focus)), ("collection", JSONForm.string(collection)),
      ("ordinal", "\(ordinal)"), ("book", book.map { "\($0.rawValue)" } ?? "null"),
      ("words", "\(words)"), ("grade", "\((grade * 100).rounded() / 100)"),
      ("teller", JSONForm.string(teller)), ("seed", JSONForm.string("\(seed)")),
      ("outline", JSONForm.string(outline)), ("failure", JSONForm.string(failure)),
      ("attempts", "\(attempts)"), ("created", JSONForm.time(createdAt)),
      ("told", JSONForm.time(toldAt)),
    ]
  }
}

extension StoryCollection {
  /// The fields of the collection in JSON.
  var jsonFields: [(String, String)] {
    [
      ("id", JSONForm.string(identifier)), ("title", JSONForm.string(title)),
      ("band", JSONForm.string(band)), ("focus", JSONForm.string(focus)),
      ("interests", JSONForm.array(interests.map { JSONForm.string($0) })),
      ("created", JSONForm.time(createdAt)),
    ]
  }
}
