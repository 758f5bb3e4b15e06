import Glibc
import Profiles
package import Screen
package import Settings
import Widgets

/// What is set: by the file of settings, and over it by the command line.
package struct Configuration {
  /// Where the reader's files are.
  package let folders: ReadersFolders
  /// Where it is kept; nil if it cannot be.
  package let folder: ConfigurationFolder?
  /// What is set.
  package private(set) var preferences = Preferences()
  /// The theme that is set.
  package private(set) var theme = Theme.terminal
  /// What is wrong with it, each as a sentence, in the order in which it was met.
  package private(set) var problems: [String] = []
  /// What stands in the file; `nil` if there is none.
  package private(set) var document: TOMLDocument?

  /// Reads the file of settings; what is wrong in it costs no more than itself.
  ///
  /// - Parameters:
  ///   - overrides: What the command line sets.
  ///   - policy: Where the machine's policy is: if it is not obeyed, that is a problem too.
  package init(
    folders: ReadersFolders = .standard, overrides: [Setting: TOMLValue] = [:],
    policy: String = FamilyFile.policy
  ) {
    self.folders = folders
    folder = folders.settings
    if let fault = FamilyFile(in: folders, policy: policy).policyFault { problems.append(fault) }
    if let folder { read(folder) }
    if folders.profile?.isLocked == true { preferences.runNoCommands() }
    for (setting, value) in overrides {
      let isTaken = preferences.set(setting, to: value)
      precondition(isTaken, "the command line let \(value) through for \(setting)")
    }
    guard preferences.theme != theme.name else { return }
    if let found = ownTheme(named: preferences.theme) {
      theme = found
    } else if let found = Theme.builtIn(named: preferences.theme) {
      theme = found
    } else {
      problems.append("there is no theme '\(preferences.theme)'")
    }
  }

  /// Whether no command of the settings is run: the profile is a child's.
  package var runsNoCommands: Bool { folders.profile?.isLocked == true }

  private mutating func read(_ folder: ConfigurationFolder) {
    do throws(ConfigurationFolder.Failure) {
      document = try folder.document(in: folder.file)
    } catch {
      problems.append(error.sentence)
    }
    guard let document else { return }
    let found = preferences.apply(document) { name in
      KeyTable<NamedCommand>.changeable.contains { $0.hasCommand(named: name) }
    }
    problems += found.map { "config.toml, \($0.description)" }
    guard !preferences.keys.isEmpty else { return }
    for table in KeyTable<NamedCommand>.changeable {
      for conflict in table.remapped(by: preferences.keys).conflicts {
        note(
          "config.toml: '\(conflict.key.settingsName)' is given to \(conflict.owner.name) and "
            + "\(conflict.other.name)")
      }
    }
  }

  /// Notes something else that is not as it was set, once.
  package mutating func note(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// What is told at the start: the first problem, and that there are more.
  package var notice: String? {
    guard let first = problems.first else { return nil }
    return problems.count == 1
      ? first + "." : "\(first); and \(problems.count - 1) more: tome-reader config."
  }
}

// MARK: - Themes

extension Configuration {
  /// The themes of the reader's own; what is wrong in their files is noted.
  package mutating func ownThemes() -> [Theme] {
    (folder?.themes ?? []).compactMap { ownTheme(named: $0) }
  }

  /// A theme of the reader's own, as far as its file tells one.
  private mutating func ownTheme(named name: String) -> Theme? {
    guard let folder, let file = folder.file(ofTheme: name) else { return nil }
    do throws(ConfigurationFolder.Failure) {
      guard let document = try folder.document(in: file) else { return nil }
      let (theme, found) = Theme.read(document, name: name)
      for problem in found { note("themes/\(name).toml, \(problem.description)") }
      return theme
    } catch {
      note(error.sentence)
      return nil
    }
  }
}

// MARK: - Keeping

extension Configuration {
  /// Writes the value of a setting into the file, or takes it out; says why that cannot be done.
  ///
  /// The file is read anew, as it may have been changed meanwhile.
  package func keep(_ path: [String], _ value: TOMLValue?) -> String? {
    guard let folder else { return "the setting lasts until you leave: HOME is not set." }
    if folders.profile?.isLocked == true,
      let refusal = Household.current?.refusal(of: .set(WardenRequest.SettingKind(path: path)))
    {
      return refusal
    }
    do throws(ConfigurationFolder.Failure) {
      try folder.change(folder.file) { document in
        if document.bytes.isEmpty {
          document = TOMLDocument("# Settings: `tome-reader config` prints them all.\n")
        }
        if let value { document.set(path, to: value) } else { document.remove(path) }
      }
      return nil
    } catch {
      // Without its folder, so that it fits a line: `tome-reader config` tells where it is.
      let reason = String(cString: strerror(error.code))
      return "cannot \(error.isWriting ? "write" : "read") config.toml: \(reason); "
        + "the setting lasts until you leave."
    }
  }
}
