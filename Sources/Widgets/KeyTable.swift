package import Screen
import Typeset

/// A command with its keys and its words: one row of the table that the handling, the hints and the
/// help are made from.
///
/// The type asks next to nothing of a command: at the program's start the runtime would look through
/// all the program's conformances for each thing asked.
package struct Binding<Command: Sendable>: Sendable {
  /// What it does.
  package var command: Command
  /// The keys that do it, the most telling first.
  package var keys: [Key]
  /// What the help says it does.
  package var help: String
  /// What a line of hints calls it; `nil` if it does not stand in one.
  package var hint: String?
  /// How many of its keys the help shows.
  package var shownKeys: Int
}

/// The keys of a place: looked up when one is pressed, listed by the help.
package struct KeyTable<Command: Sendable>: Sendable {
  /// A part of the help under a heading.
  package struct Section: Sendable {
    /// Its heading.
    package var title: String
    /// Its rows.
    package var bindings: [Binding<Command>]

    /// The rows `bindings` under a heading.
    package init(title: String, bindings: [Binding<Command>]) {
      self.title = title
      self.bindings = bindings
    }
  }

  /// The rows, by section.
  package var sections: [Section]

  /// The table of `sections`; a key belongs to the first row that has it.
  package init(_ sections: [Section]) {
    self.sections = sections
  }

  /// What `key` does.
  ///
  /// Some fifty keys are looked through one by one: a dictionary of them took 0.2 ms of the
  /// program's start.
  package subscript(key: Key) -> Command? {
    for section in sections {
      for binding in section.bindings where binding.keys.contains(key) { return binding.command }
    }
    return nil
  }
}

extension Binding: Equatable where Command: Equatable {}
extension KeyTable.Section: Equatable where Command: Equatable {}
extension KeyTable: Equatable where Command: Equatable {}

extension KeyTable where Command: PlaceCommand {
  /// Whether `keys` begin a sequence, so that another key is waited for.
  package func begins(with keys: [Key]) -> Bool {
    bindings.contains { binding in
      binding.keys.contains { key in
        guard case .sequence(let sequence) = key else { return false }
        return sequence.count > keys.count && sequence.starts(with: keys)
      }
    }
  }

  /// A line of hints: the rows that have one, with their first key.
  ///
  /// If they do not fit, they go one by one, the last one first; the help, which tells all keys, stays
  /// the longest, and then the way out.
  package func hints(in symbols: Symbols, columns: Int) -> String {
    // Loops, not `filter` and `compactMap`: in generic code these ask the runtime what the elements are,
    // which took a twentieth of the program's start.
    var commands: [Command] = []
    var hints: [String] = []
    for section in sections {
      for binding in section.bindings {
        guard let hint = binding.hint(in: symbols) else { continue }
        commands.append(binding.command)
        hints.append(hint)
      }
    }
    while hints.count > 1, Label.columns(ofHints: hints) > columns {
      let index =
        Self.lastIndex(in: commands) { $0 != .leave && $0 != .help }
        ?? Self.lastIndex(in: commands) { $0 != .help } ?? hints.count - 1
      commands.remove(at: index)
      hints.remove(at: index)
    }
    return Label.hints(hints, in: columns)
  }

  private static func lastIndex(in commands: [Command], where isRight: (Command) -> Bool) -> Int? {
    var index = commands.count - 1
    while index >= 0, !isRight(commands[index]) { index -= 1 }
    return index >= 0 ? index : nil
  }
}

extension Binding where Command: PlaceCommand {
  /// Its first key and what a line of hints calls it.
  package func hint(in symbols: Symbols) -> String? {
    guard let hint, let key = keys.first else { return nil }
    return "\(key.name(in: symbols)) \(hint)"
  }

  package init(
    _ command: Command, _ keys: [Key], _ help: String, hint: String? = nil, shownKeys: Int? = nil
  ) {
    self.init(
      command: command, keys: keys, help: help, hint: hint, shownKeys: shownKeys ?? keys.count)
  }
}
