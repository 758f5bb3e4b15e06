/// What may be done in a profile now: one pure value that is asked wherever something could lead out
/// of a child's profile.
package struct Warden: Equatable, Sendable {
  /// What becomes of a request.
  package enum Verdict: Equatable, Sendable {
    case allow
    /// A parent's PIN opens it.
    case pin
    /// It is closed, and this sentence says so.
    case deny(String)
  }

  /// Who reads.
  package var profile: Profile
  /// Whether a parent's PIN is set.
  package var hasPIN: Bool
  /// Whether there is a child, so that profiles without a lock need the PIN.
  package var isGuarded: Bool
  /// What the profile has used today.
  package var usage: DayUsage
  /// The time now; nil if no limit is to be heeded.
  package var time: FamilyTime?

  /// The warden of a profile.
  package init(
    _ profile: Profile, in family: Family, usage: DayUsage = DayUsage(), time: FamilyTime? = nil
  ) {
    self.profile = profile
    hasPIN = family.pin != nil
    isGuarded = family.isGuarded
    (self.usage, self.time) = (usage, time)
  }

  /// The commands that a child's profile has.
  package static let childsCommands: Set<String> = ["read", "book", "list", "speak", "day", "help"]

  /// The time that is left to read.
  package var timeLeft: TimeLeft {
    guard profile.isLocked, let time else { return .unlimited }
    return TimeLeft(profile, usage, at: time)
  }

  /// What becomes of `request`.
  package func verdict(_ request: WardenRequest) -> Verdict {
    guard let band = profile.band else { return verdictWithoutLock(request) }
    switch request {
    case .look, .readOwn, .write, .speak, .screen, .copy, .leave, .quit: return .allow
    case .readStory(let wanted):
      return wanted <= band ? .allow : .deny("That story is for readers of \(wanted.words).")
    case .tellStory(let wanted):
      guard wanted <= band else { return .deny("That story is for readers of \(wanted.words).") }
      guard let most = profile.storiesADay, usage.stories >= most else { return .allow }
      let count = most == 1 ? "1 story" : "\(most) stories"
      return .deny("\(profile.name) has \(count) a day; the next one is told tomorrow.")
    case .readForeign: return .deny("That is not in \(profile.name)’s library.")
    case .openByName, .readPipe:
      return .deny("Other files are closed in \(profile.name)’s profile.")
    case .editor, .program, .browser, .network:
      return .deny("Other programs are closed in \(profile.name)’s profile.")
    case .suspend: return .deny("^Z is closed in \(profile.name)’s profile.")
    case .speakIntoFile: return .deny("Files are not written in \(profile.name)’s profile.")
    case .command(let name):
      if Self.childsCommands.contains(name) { return .allow }
      return .deny("'\(name)' is closed in \(profile.name)’s profile")
    case .choice: return profile.exit == .choice ? .allow : ask
    case .enter(.same): return .allow
    case .set(.looks): return profile.maySetLooks ? .allow : ask
    case .enter(.open), .enter(.child), .storyEndpoint, .add, .catalogs, .remove, .repair, .export,
      .importFiles, .lend, .set(.keys), .set(.contents), .set(.programs), .profiles, .grant:
      return ask
    }
  }

  /// The PIN, or why it cannot be given.
  private var ask: Verdict {
    hasPIN
      ? .pin
      : .deny("A parent sets a PIN first: Settings, then P, in the first profile.")
  }

  private func verdictWithoutLock(_ request: WardenRequest) -> Verdict {
    switch request {
    case .enter(.open): return isGuarded ? .pin : .allow
    case .look, .readOwn, .readForeign, .openByName, .readPipe, .readStory, .tellStory,
      .storyEndpoint, .write, .speak, .speakIntoFile, .add, .catalogs, .remove, .repair, .export,
      .importFiles, .lend, .editor, .program, .browser, .network, .copy, .suspend, .leave, .quit,
      .choice, .enter(.child), .enter(.same), .command, .screen, .set, .profiles, .grant:
      return .allow
    }
  }
}
