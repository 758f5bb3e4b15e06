import ArgumentParser
import Books
import Datebook
import Files
import Glibc
import Holdings
import Profiles
import Settings
import Setup
import Shelf

/// Lists profiles, makes, changes and removes them.
struct ProfilesCommand: ParsableCommand {
  /// What is done.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case list, add, set, rename, remove, restore, pin, lend, reset
  }

  static let configuration = CommandConfiguration(
    commandName: "profiles",
    abstract: "List the profiles of a family, make, change and remove them.",
    usage: """
      tome-reader profiles [list] [--json]
      tome-reader profiles add NAME [--band BAND] [--minutes N] [--bedtime TIMES] ...
      tome-reader profiles set NAME [--band BAND] [--minutes N] [--bedtime TIMES] ...
      tome-reader profiles rename NAME NEW-NAME
      tome-reader profiles remove NAME
      tome-reader profiles restore NAME
      tome-reader profiles pin
      tome-reader profiles lend NAME BOOK ...
      tome-reader profiles reset
      """,
    discussion: """
      Everyone has a library, settings and notes of their own: `tome-reader --profile NAME`, or the \
      variable TOME_READER_PROFILE, or p on Home. `first` is the profile that was there before.

      A profile with a band (3-5, 6-8, 9-10) is a child's and locked: only books that were lent to \
      it are there, and every other way out needs the parents' PIN, which `pin` sets. Minutes a day \
      and bedtime end the reading. A command that is closed in a profile ends with status 77.

      The lock holds against a child in the program. It does not hold against someone who has the \
      account's shell; a file /etc/tome-reader/policy.toml of root's, and an account of the child's \
      own, are stronger. `remove` keeps the books and all notes, and `restore` brings the profile \
      back. `reset` is for a forgotten PIN: it removes the PIN, the limits and the ledger, never \
      books.
      """)

  @Argument(help: "The action: list, add, set, rename, remove, restore, pin, lend, reset.")
  var action = Action.list

  @Argument(help: "The profile; for lend, the books too.")
  var words: [String] = []

  @Option(help: "The ages of a child: 3-5, 6-8 or 9-10; none for an adult.")
  var band: String?

  @Option(help: "Minutes a day, or none.")
  var minutes: String?

  @Option(help: "Minutes on Saturday and Sunday.")
  var weekend: Int?

  @Option(help: "When nothing is read, such as 19:30-07:00, or none.")
  var bedtime: String?

  @Option(help: "Stories a day, or none.")
  var stories: String?

  @Option(help: "Where a child's q leads: choice (of profiles) or out.")
  var leave: String?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    let count: ClosedRange<Int> =
      switch action {
      case .list, .pin, .reset: 0...0
      case .add, .set, .remove, .restore: 1...1
      case .rename: 2...2
      case .lend: 2...1000
      }
    guard count.contains(words.count) else {
      throw ValidationError("for its arguments, see `tome-reader help profiles`")
    }
  }

  func run() throws { try act() }

  private func act() throws(Failure) {
    if action == .list { return try list() }
    if action != .reset, let household = Household.current, household.family.isGuarded {
      guard !household.profile.isLocked else {
        throw Failure(.command("profiles"), in: household.profile)
      }
      try household.askPIN(for: "a change of profiles")
    }
    switch action {
    case .list: break
    case .add: try add()
    case .set: try change(try known(words[0])) { _ in }
    case .rename: try rename()
    case .remove: try remove()
    case .restore: try restore()
    case .pin: try setPIN()
    case .lend: try lend()
    case .reset: try reset()
    }
  }

  private var shelf: ProfileShelf { ProfileShelf() }

  private func family() throws(Failure) -> Family { try FamilyFile().family() ?? Family("") }

  private func known(_ name: String) throws(Failure) -> Profile {
    guard let profile = try family().profile(named: name) else {
      throw Failure(
        sentence: "there is no profile '\(name.printable)'; `tome-reader profiles` lists them",
        status: EX_NOINPUT)
    }
    return profile
  }
}

// MARK: - Changing

extension ProfilesCommand {
  private func add() throws(Failure) {
    let slug = try shelf.freeSlug(for: words[0])
    try change(Profile(slug: slug, name: words[0])) { profile in
      profile.name = words[0]
    }
    let family = try family()
    if family[slug: slug]?.isLocked == true, family.pin == nil {
      tell("no PIN is set yet: `tome-reader profiles pin` sets one")
    }
    var output = Output()
    try output.write("\(slug)\n")
    try output.flush()
  }

  /// Changes a profile as `body` and the options say.
  private func change(
    _ profile: Profile, _ body: (inout Profile) -> Void
  ) throws(Failure) {
    var profile = profile
    body(&profile)
    try applyOptions(to: &profile)
    if profile.isFirst, profile.isLocked {
      throw Failure(sentence: "the first profile is the parents' and has no band", status: EX_USAGE)
    }
    try shelf.keep(profile)
  }

  private func applyOptions(to profile: inout Profile) throws(Failure) {
    if let band {
      profile.band = band == "none" ? nil : AgeBand(rawValue: band.replacing("–", with: "-"))
      guard band == "none" || profile.band != nil else {
        throw Failure(sentence: "--band takes 3-5, 6-8, 9-10 or none", status: EX_USAGE)
      }
    }
    if let minutes {
      let number = try Self.number(minutes, "--minutes", in: 0...1440)
      profile.limits.minutes = Array(repeating: number, count: 7)
    }
    if let weekend {
      guard 0...1440 ~= weekend else {
        throw Failure(sentence: "--weekend takes minutes from 0 to 1440", status: EX_USAGE)
      }
      for day in 5...6 { profile.limits.minutes[day] = weekend }
    }
    if let bedtime {
      let night = Bedtime(bedtime)
      guard bedtime == "none" || night != nil else {
        throw Failure(sentence: "--bedtime takes times such as 19:30-07:00", status: EX_USAGE)
      }
      profile.limits.bedtimes = Array(repeating: night, count: 7)
    }
    if let stories { profile.storiesADay = try Self.number(stories, "--stories", in: 0...100) }
    if let leave {
      guard let exit = Profile.Exit(rawValue: leave) else {
        throw Failure(sentence: "--leave takes choice or out", status: EX_USAGE)
      }
      profile.exit = exit
    }
  }

  private static func number(
    _ words: String, _ option: String, in range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    if words == "none" { return nil }
    guard let number = Int(words), range.contains(number) else {
      throw Failure(
        sentence:
          "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), or none",
        status: EX_USAGE)
    }
    return number
  }

  private func rename() throws(Failure) {
    try change(try known(words[0])) { $0.name = words[1] }
  }

  private func remove() throws(Failure) {
    let profile = try known(words[0])
    guard !profile.isFirst else {
      throw Failure(sentence: "the first profile stays", status: EX_USAGE)
    }
    try shelf.remove(profile)
    tell(
      "\(profile.name)’s profile is removed; the books stay, and "
        + "`tome-reader profiles restore \(profile.slug)` brings it back")
  }

  private func restore() throws(Failure) {
    guard try shelf.restore(words[0]) else {
      throw Failure(
        sentence: "no profile '\(words[0].printable)' was removed", status: EX_NOINPUT)
    }
  }

  private func setPIN() throws(Failure) {
    guard let pin = PINLine.ask("A new PIN (4 to 8 digits, or words):") else {
      throw Failure(sentence: "a PIN must be typed on a terminal", status: EX_NOINPUT)
    }
    if let objection = pin.objection {
      throw Failure(sentence: String(objection.dropLast()), status: EX_USAGE)
    }
    guard PINLine.ask("The same once more (it is \(pin.strength.rawValue)):") == pin else {
      throw Failure(
        sentence: "the two PINs differ; nothing was changed", status: EX_USAGE)
    }
    let household: Household
    if let current = Household.current {
      household = current
    } else if let folder = ReadersFolders.standard.profiles {
      household = Household(try family(), file: FamilyFile(), folder: folder)
    } else {
      throw Failure(sentence: "set HOME to a folder", status: EX_CANTCREAT)
    }
    try household.set(pin)
    tell("the PIN is set")
  }

  private func lend() throws(Failure) {
    let profile = try known(words[0])
    let library = try Library.needed()
    let books = try BookArgument.books(Array(words.dropFirst()), in: library)
    let count = try shelf.lend(books, to: profile)
    if count < books.count {
      throw Failure(
        sentence:
          "\(books.count - count) of \(books.count) books were not lent: their files are missing",
        status: EX_NOINPUT)
    }
  }

  private func reset() throws(Failure) {
    guard let family = try FamilyFile().family() else {
      throw Failure(sentence: "there are no profiles", status: EX_NOINPUT)
    }
    guard family.governed.isEmpty else {
      throw Failure(
        sentence: "\(FamilyFile.policy) governs the profiles: only root can change that",
        status: EX_NOPERM)
    }
    try shelf.reset()
    tell("the PIN, all limits and the ledger are removed; books and names stay")
  }
}

// MARK: - Listing

extension ProfilesCommand {
  private func list() throws(Failure) {
    var output = Output()
    let household = Household.current
    let family = household?.family ?? Family("")
    for problem in family.problems { tell(problem) }
    let ledger = household?.ledger ?? Ledger()
    let day = household?.time.day ?? LocalClock().today
    let current = household?.profile ?? family.first
    if json {
      let objects = family.all.map { profile in
        "\n " + Self.json(profile, ledger.usage(of: profile.slug, on: day), day, current)
      }
      try output.write("{\"profiles\":\(JSONForm.array(objects)),")
      try output.write("\"pin\":\(family.pin != nil),\"count\":\(objects.count)}\n")
    } else {
      for profile in family.all {
        let fields = [
          profile.isFirst ? "first" : profile.slug, profile.name, profile.band?.rawValue ?? "",
        ]
        try output.write(fields.map(\.printable).joined(separator: "\t") + "\n")
      }
    }
    try output.flush()
  }

  private static func json(
    _ profile: Profile, _ usage: DayUsage, _ day: Day, _ current: Profile
  ) -> String {
    JSONForm.object([
      ("profile", JSONForm.string(profile.isFirst ? "first" : profile.slug)),
      ("name", JSONForm.string(profile.name)), ("band", JSONForm.string(profile.band?.rawValue)),
      ("locked", "\(profile.isLocked)"), ("entered", "\(profile.slug == current.slug)"),
      ("minutesAllowed", JSONForm.number(profile.limits.minutes(on: day))),
      ("minutesGranted", usage.isDayGranted ? "\"day\"" : "\(usage.granted / 60)"),
      ("minutesRead", "\(usage.minutes)"), ("stories", "\(usage.stories)"),
      ("storiesAllowed", JSONForm.number(profile.storiesADay)),
      ("bedtime", JSONForm.string(profile.limits.bedtime(on: day)?.words)),
    ])
  }
}
