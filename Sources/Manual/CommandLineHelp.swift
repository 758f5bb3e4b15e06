import Foundation

/// What the parser of the command line tells of itself, as far as the manual needs it.
///
/// Source: the JSON of `--experimental-dump-help`, `ToolInfoV0` of ArgumentParserToolInfo.
package struct CommandLineHelp: Decodable, Sendable {
  /// The program.
  package var command: Command

  /// Reads what the parser printed.
  package init(json: String) throws(DecodingError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    } catch let error as DecodingError {
      throw error
    } catch {
      throw .dataCorrupted(.init(codingPath: [], debugDescription: "\(error)"))
    }
  }

  /// A command with its options and what it is for.
  package struct Command: Decodable, Sendable {
    package var commandName: String
    package var abstract: String?
    package var discussion: String?
    package var shouldDisplay: Bool?
    package var subcommands: [Command]?
    package var arguments: [Argument]?

    /// What is told of it: commands that are hidden are not.
    var isShown: Bool { shouldDisplay ?? true }
  }

  /// An option, a flag or an argument.
  package struct Argument: Decodable, Sendable {
    package var kind: String
    package var shouldDisplay: Bool?
    package var names: [Name]?
    package var valueName: String?
    package var abstract: String?
    package var allValues: [String]?

    /// One of its names.
    package struct Name: Decodable, Sendable {
      package var kind: String
      package var name: String

      /// As it is typed: `--page`, `-h`.
      var typed: String { (kind == "long" ? "--" : "-") + name }
    }

    /// As a manual names it: `--page page`, or `file`.
    var term: String {
      let value = valueName ?? ""
      guard kind != "positional" else { return value }
      let names = (names ?? []).sorted { $0.typed.utf8.count < $1.typed.utf8.count }
      return names.map(\.typed).joined(separator: ", ") + (kind == "option" ? " \(value)" : "")
    }

    /// What it does, and what it takes.
    var words: String {
      let words = abstract ?? ""
      let untold = (allValues ?? []).contains { !words.contains($0) }
      return words + (untold ? " One of: \((allValues ?? []).joined(separator: ", "))." : "")
    }

    /// Help and version are told once, for all commands.
    var isShown: Bool {
      shouldDisplay ?? true && names?.contains { $0.name == "help" || $0.name == "version" } != true
    }
  }
}
