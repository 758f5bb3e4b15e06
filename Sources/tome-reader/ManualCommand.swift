import ArgumentParser
import Commands
import Manual

/// Prints a page of the manual: `make` does so for the pages that are installed.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print a page of the manual, in mdoc.", shouldDisplay: false)

  @Argument(help: "The page.")
  var page = Manual.Page.program

  func run() throws {
    var usages = [TomeReader.configuration.commandName ?? "": TomeReader.usageString()]
    for command in CommandTable.all {
      usages[command._commandName] = TomeReader.usageString(for: command)
    }
    let manual = Manual(
      help: try CommandLineHelp(json: TomeReader._dumpHelp()), usages: usages,
      date: TomeReader.releaseDate)
    print(manual.source(of: page), terminator: "")
  }
}

extension Manual.Page: ExpressibleByArgument {}
