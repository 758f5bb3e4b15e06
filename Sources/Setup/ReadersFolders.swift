import Files
package import Profiles
package import Shelf

/// Where the reader's files are, by the XDG base directory specification: as the environment of the
/// program says, or as a test does.
package struct ReadersFolders: Sendable {
  /// The value of a variable of the environment.
  package let environment: @Sendable (String) -> String?

  /// Whose folders they are; `nil` if there are no profiles.
  package let profile: Profile?

  /// The folders of whoever runs the program, in the profile that was entered.
  package static var standard: ReadersFolders {
    Household.current?.folders ?? ReadersFolders { Environment.value(of: $0) }
  }

  /// The folders that an environment tells of.
  ///
  /// - Parameters:
  ///   - profile: Whose they are.
  ///   - environment: The value of a variable; HOME and those that begin with XDG are asked for.
  package init(
    of profile: Profile? = nil, environment: @escaping @Sendable (String) -> String?
  ) {
    self.profile = profile
    guard let slug = profile?.slug else {
      self.environment = environment
      return
    }
    self.environment = { $0 == Environment.profile ? slug : environment($0) }
  }

  /// Where the library is, or is to be.
  package func library() throws(LibraryError) -> LibraryLocation {
    try .ofReader(environment: environment)
  }

  /// The folder of settings and themes; nil without a HOME.
  package var settings: ConfigurationFolder? {
    ofProfile("config") ?? shared("XDG_CONFIG_HOME", else: ".config")
  }

  /// The folder for what the next run begins with; nil without a HOME.
  package var state: ConfigurationFolder? {
    ofProfile("state") ?? shared("XDG_STATE_HOME", else: ".local/state")
  }

  /// The folder for what can be had again, which all profiles share; nil without a HOME.
  package var cache: String? { shared("XDG_CACHE_HOME", else: ".cache")?.path }

  /// The folder of the file that tells of all profiles; nil without a HOME.
  package var family: ConfigurationFolder? { shared("XDG_CONFIG_HOME", else: ".config") }

  /// The folder that has a folder for each profile, and the ledger; nil without a HOME.
  package var profiles: String? {
    Folder.ofData(environment: environment).map { $0 + "/profiles" }
  }

  /// The folder of texts that books were converted into; nil without a HOME.
  package var texts: String? { cache.map { $0 + "/texts" } }

  private func ofProfile(_ folder: String) -> ConfigurationFolder? {
    Folder.ofProfile(environment: environment)
      .map { ConfigurationFolder(path: "\($0)/\(folder)") }
  }

  private func shared(_ variable: String, else folder: String) -> ConfigurationFolder? {
    Folder.ofReader(variable, else: folder, environment: environment)
      .map { ConfigurationFolder(path: $0 + "/tome-reader") }
  }
}
