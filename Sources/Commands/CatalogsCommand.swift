import ArgumentParser
import Rooms
import Widgets

/// Opens the catalogs of books on the net.
struct CatalogsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogs",
    abstract: "Find and download books from online catalogs (OPDS).",
    discussion: """
      No catalog is contacted until you open it. The list of catalogs is in catalogs.toml, beside \
      the settings file. It holds your passwords, so only you can read it.
      """)

  func run() throws {
    let status = enter([.catalogs])
    if status != 0 { throw ExitCode(status) }
  }
}
