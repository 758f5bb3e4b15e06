import ArgumentParser
import Reader
import Rooms

/// Opens the catalogs of books on the net.
struct CatalogsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogs",
    abstract: "Look for books in catalogs on the net (OPDS), and download them.",
    discussion: """
      No catalog is asked before it is opened. They are kept in catalogs.toml beside the settings, \
      with their passwords, for your eyes only.
      """)

  func run() throws {
    let status = enter([.catalogs])
    if status != 0 { throw ExitCode(status) }
  }
}
