/// The pages of the manual, made from the tables that `--help`, `?` and `config` are made from, so
/// that they cannot disagree.
package struct Manual: Sendable {
  /// The pages, by what is asked for.
  package enum Page: String, CaseIterable, Sendable {
    case program = "tome-reader"
    case settings = "tome-reader-config"
    case keys = "tome-reader-keys"

    /// The section of the manual that it is in.
    package var section: Int {
      switch self {
      case .program: 1
      case .settings: 5
      case .keys: 7
      }
    }

    /// The name of its file: `tome-reader.1`.
    package var fileName: String { "\(rawValue).\(section)" }
  }

  let help: CommandLineHelp
  let usages: [String: String]
  let date: String

  /// The manual of a command line.
  ///
  /// - Parameters:
  ///   - help: What the command line tells of itself.
  ///   - usages: How each command is called, by its name; the program's own by its name.
  ///   - date: The day of the release, as mdoc writes it: `November 23, 2026`.
  package init(help: CommandLineHelp, usages: [String: String], date: String) {
    self.help = help
    self.usages = usages
    self.date = date
  }

  /// The source of a page.
  package func source(of page: Page) -> String {
    switch page {
    case .program: program.source
    case .settings: settings.source
    case .keys: keys.source
    }
  }

  /// The pages that are named at the end of `page`.
  func others(than page: Page) -> [(name: String, section: Int)] {
    Page.allCases.filter { $0 != page }.map { ($0.rawValue, $0.section) }
  }
}
