package import Settings

/// The reader's own commands for what other programs do; an empty one is not set.
package struct OutsideCommands: Equatable {
  /// Reads what is copied from its standard input.
  package let copy: String
  /// Prints a dictionary's entry for `$1`.
  package let dictionary: String
  /// Opens the address `$1`.
  package let web: String
  /// The address of a web search; `%s` stands for the words.
  let webAddress: String

  /// The commands as they are set.
  package init(_ preferences: Preferences) {
    copy = preferences.copyCommand
    dictionary = preferences.dictionaryCommand
    web = preferences.webCommand
    let address = preferences.webAddress
    webAddress = address.isEmpty ? Preferences().webAddress : address
  }
}

extension OutsideCommands {
  /// What a command is called: its first word.
  package static func name(of command: String) -> String {
    command.split(separator: " ").first.map(String.init) ?? command
  }

  /// Why a command that was not found does nothing.
  package static func absence(of command: String, _ setting: String) -> String {
    "'\(name(of: command))' was not found: install it, or change \(setting) in config.toml."
  }
}
