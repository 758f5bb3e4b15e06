import Files
package import Shelf

/// Where the reader's files are, by the XDG base directory specification: as the environment of the
/// program says, or as a test does.
package struct ReadersFolders: Sendable {
  /// The value of a variable of the environment.
  package let environment: @Sendable (String) -> String?

  /// The folders of whoever runs the program.
  package static let standard = ReadersFolders { Environment.value(of: $0) }

  /// The folders that an environment tells of.
  ///
  /// - Parameter environment: The value of a variable; HOME and those that begin with XDG are asked for.
  package init(environment: @escaping @Sendable (String) -> String?) {
    self.environment = environment
  }

  /// Where the library is, or is to be.
  package func library() throws(LibraryError) -> LibraryLocation {
    try .ofReader(environment: environment)
  }

  /// The folder of settings and themes; nil without a HOME.
  package var settings: ConfigurationFolder? { own("XDG_CONFIG_HOME", else: ".config") }

  /// The folder for what the next run begins with; nil without a HOME.
  package var state: ConfigurationFolder? { own("XDG_STATE_HOME", else: ".local/state") }

  /// The folder for what can be had again; nil without a HOME.
  package var cache: String? { own("XDG_CACHE_HOME", else: ".cache")?.path }

  /// The folder of texts that books were converted into; nil without a HOME.
  package var texts: String? { cache.map { $0 + "/texts" } }

  private func own(_ variable: String, else folder: String) -> ConfigurationFolder? {
    Folder.ofReader(variable, else: folder, environment: environment)
      .map { ConfigurationFolder(path: $0 + "/tome-reader") }
  }
}
