import Files
import Glibc
import Profiles
import Rooms
package import Setup

/// Where a start passes into a profile: by its words, by the choice on the screen, or into the first one.
package enum ProfileGate {
  /// What the start goes on with.
  package enum Outcome: Equatable {
    /// The profile is entered, or there are no profiles.
    case open
    /// Who reads is to be asked on the screen.
    case choice
  }

  /// Lets a start into the profile that its words name.
  ///
  /// Without profiles it costs two failed calls of `stat` and one of `open`.
  package static func pass(_ words: ProfileWords) throws(Failure) -> Outcome {
    guard !words.lacksName else {
      throw Failure(sentence: "--profile takes the name of a profile", status: EX_USAGE)
    }
    let file = FamilyFile()
    if let fault = file.policyFault { tell(fault) }
    guard let family = try file.family(), let folder = ReadersFolders.standard.profiles else {
      if let name = words.profile, name != "first" { throw unknown(name, nil) }
      return .open
    }
    let household = Household(family, file: file, folder: folder)
    Household.current = household
    if let name = words.profile {
      guard let profile = family.profile(named: name) else { throw unknown(name, family) }
      try enter(profile, household, words)
      return .open
    }
    if words.rest.isEmpty, !family.children.isEmpty, isatty(STDIN_FILENO) == 1,
      isatty(STDOUT_FILENO) == 1
    {
      return .choice
    }
    try enter(family.first, household, words)
    return .open
  }

  private static func enter(
    _ profile: Profile, _ household: Household, _ words: ProfileWords
  ) throws(Failure) {
    let family = household.family
    household.enter(profile)
    // Programs that this one starts, and this one that they start, are in the same profile.
    setenv(Environment.profile, profile.isFirst ? "first" : profile.slug, 1)
    if profile.isLocked {
      if household.isLedgerLost, family.pin != nil {
        try household.askPIN(for: "a new ledger of times")
      }
      if household.isLedgerLost { household.beginLedger() }
    } else if family.isGuarded, !isFree(words.rest) {
      // Whoever completes a command line has nobody to ask.
      if words.rest.first == "---completion" { exit(EXIT_SUCCESS) }
      try household.askPIN(for: "\(profile.name)’s profile")
    }
  }

  /// Whether words tell nothing of anybody's books: they are open to everyone.
  private static func isFree(_ words: [String]) -> Bool {
    if words.contains(where: { ["--help", "-h"].contains($0) }) { return true }
    switch words.first {
    case "--version", "--licences", "help", "completions", "manual": return words.count <= 2
    // It asks by itself where a PIN is needed.
    case "profiles": return true
    default: return false
    }
  }

  private static func unknown(_ name: String, _ family: Family?) -> Failure {
    let names = (family?.all ?? []).map { $0.isFirst ? "first" : $0.slug }
    let known =
      names.isEmpty
      ? "`tome-reader profiles add \(name.printable)` makes one"
      : "there are \(names.joined(separator: ", "))"
    return Failure(sentence: "there is no profile '\(name.printable)': \(known)", status: EX_USAGE)
  }

  /// Refuses a command that the profile has not.
  package static func admit(command name: String) throws(Failure) {
    guard let profile = Household.current?.profile, profile.isLocked,
      Warden(profile, in: Household.current?.family ?? Family("")).verdict(.command(name)) != .allow
    else { return }
    throw Failure(.command(name), in: profile)
  }
}
