package import Screen

/// What is said of the keys that the reader has given commands.
extension KeyTable where Command: PlaceCommand {
  /// What a line of hints says of some commands: of each that has a key the first, and its words.
  package func hints(_ commands: [(command: Command, words: String)], in symbols: Symbols)
    -> [String]
  {
    commands.compactMap { command, words in
      keys(of: command).first.map { "\($0.name(in: symbols)) \(words)" }
    }
  }

  /// A sentence that ends with the keys of what can be done: `No catalogs: a adds one.`
  package func sentence(
    _ words: String, _ commands: [(command: Command, words: String)], in symbols: Symbols
  ) -> String {
    phrase(words, commands, in: symbols) + "."
  }

  /// The same without a full stop: `no marks yet: m sets a bookmark`.
  package func phrase(
    _ words: String, _ commands: [(command: Command, words: String)], in symbols: Symbols
  ) -> String {
    let hints = hints(commands, in: symbols)
    return words + (hints.isEmpty ? "" : ": " + hints.joined(separator: ", "))
  }
}
