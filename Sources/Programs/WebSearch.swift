import TextPlace
import Widgets

/// A search of the web for words of the text, in a program that shows it: the reader's own command,
/// or what the desktop opens addresses with.
package struct WebSearch: Sendable {
  /// xdg-open's status if it knows no program for an address.
  private static let noProgram: CInt = 3

  private let command: String
  private let address: String

  /// A search as the reader has set it.
  package init(_ commands: OutsideCommands) {
    command = commands.web
    address = commands.webAddress
  }

  /// The name of the program that is asked.
  package var name: String { command.isEmpty ? "xdg-open" : OutsideCommands.name(of: command) }

  /// What to install; nil if nothing is known to be missing.
  package var absence: String? {
    guard command.isEmpty, !ChildProcess.isInstalled("xdg-open") else { return nil }
    return "xdg-open was not found: install xdg-utils, or set programs.web in config.toml."
  }

  /// Opens the search for `words`; blocks until it is clear whether that works.
  ///
  /// - Returns: Why it did not work, as a sentence.
  package func open(_ words: String) -> String? {
    open(address: Question.address(of: words, address))
  }

  /// Opens an address; blocks until it is clear whether that works.
  ///
  /// - Returns: Why it did not work, as a sentence.
  package func open(address: String) -> String? {
    let process =
      command.isEmpty
      ? ChildProcess(arguments: ["xdg-open", address])
      : ChildProcess(command: command, argument: address)
    guard let status = process.launch() else { return "\(name) could not be started." }
    if status == 0 { return nil }
    if command.isEmpty, status == Self.noProgram {
      return "xdg-open knows no browser: install one, or set programs.web in config.toml."
    }
    if status == ChildProcess.notFound, !command.isEmpty {
      return OutsideCommands.absence(of: command, "programs.web")
    }
    return "\(name) failed with status \(status)."
  }
}
