/// The reader's own commands for what other programs do; an empty one is not set.
struct OutsideCommands: Equatable {
  /// Reads what is copied from its standard input.
  var copy = ""
  /// Prints what a dictionary says of `$1`.
  var dictionary = ""
  /// Opens the address `$1`.
  var web = ""
  /// The address of a web search, with `%s` where the words go.
  var webAddress = "https://duckduckgo.com/?q=%s"
}

extension OutsideCommands {
  /// What a command is called: its first word.
  static func name(of command: String) -> String {
    command.split(separator: " ").first.map(String.init) ?? command
  }

  /// Why a command that was not found does nothing.
  static func absence(of command: String, _ setting: String) -> String {
    "'\(name(of: command))' was not found: install it, or change \(setting) in config.toml."
  }
}
