import ArgumentParser
import Commands
import Glibc
import Setup
import Typeset

/// The command line.
struct TomeReader: ParsableCommand {
  /// The version of the program.
  static let version = "0.1.0"

  /// The day of that version, as a page of the manual writes it.
  static let releaseDate = "November 23, 2026"

  /// What `--version` prints.
  static let versionLine = "tome-reader \(version) (Unicode \(UnicodeTables.version))"

  static let configuration = CommandConfiguration(
    commandName: "tome-reader",
    abstract: "A reading room for the terminal.",
    usage: """
      tome-reader [FILE | FILE:LINE | LINK | -] [--page N] [--percent P]
                  [--start] [--follow] [--width N] [--encoding E]
                  [--spread auto|on|off] [--scroll] [--bare] [--animate]
                  [--theme NAME] [-S] [-N] [--header N] [--no-reflow]
                  [--no-mouse] [--binary] [--plain] [+LINE] [+/WORDS] [+G]
                  [+F] [-i] [-I] [-x N] [-F] [-X]
      tome-reader COMMAND ...
      """,
    discussion: """
      `tome-reader FILE` opens a text at the page you left; `-` reads standard input. \
      `tome-reader` alone opens Home: your books, today's reading and this week. In the program, \
      ? shows the keys.

      What begins with + and single letters mean what they mean in less; other letters of less are \
      ignored. The variable TOME_READER has options for every text, and LESS for pipes.

      If a file has the name of a command, write ./NAME. A LINK such as \
      tome-reader:book/12?loc=5000, tome-reader:day/2026-03-05 or tome-reader:library?q=whale \
      opens a book, a day or a list of books. `tome-reader read --help` shows all options for a \
      text.
      """,
    version: versionLine,
    subcommands: CommandTable.all + [ManualCommand.self, CompletionsCommand.self],
    defaultSubcommand: CommandTable.standard)

  /// `main` answers this flag by itself; here it is for the help.
  @Flag(help: "Show the licences of the program and of all that is in it.")
  var licences = false

  /// `main` takes this option out; here it is for the help.
  @Option(help: "Read in this profile; `first` is the one that was there before.")
  var profile: String?

  /// Runs the command line and ends the program.
  ///
  /// - Parameter arguments: The words of the command line; by default, the program's own.
  static func runToEnd(_ arguments: [String]? = nil) -> Never {
    do {
      var command = try parseAsRoot(arguments)
      try ProfileGate.admit(command: type(of: command)._commandName)
      try command.run()
      (command as? any LibraryWriter)?.tidyLibrary()
      finishBooks()
      exit(withError: nil)
    } catch let failure as Failure {
      Glibc.exit(report(failure))
    } catch {
      let message = fullMessage(for: error)
      // Help is not a failure, and the commands have printed their own errors.
      guard message.hasPrefix("Error: ") else { exit(withError: error) }
      tell(String(message.dropFirst("Error: ".count)))
      Glibc.exit(exitCode(for: error).rawValue)
    }
  }
}
