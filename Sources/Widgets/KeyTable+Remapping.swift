package import Screen

extension KeyTable where Command: PlaceCommand {
  /// A key that was given to two commands; the first one has it.
  package struct Conflict: Equatable, Sendable {
    /// The key.
    package var key: Key
    /// The command that has it.
    package var owner: Command
    /// The command that would have it too.
    package var other: Command

    /// A conflict about `key`.
    package init(key: Key, owner: Command, other: Command) {
      self.key = key
      self.owner = owner
      self.other = other
    }
  }

  /// The rows, from the first on.
  package var bindings: [Binding<Command>] {
    var all: [Binding<Command>] = []
    // One by one: to append an array of a generic type, the runtime first looks through all the
    // program's conformances, and each start draws a line of hints.
    for section in sections {
      for binding in section.bindings { all.append(binding) }
    }
    return all
  }

  /// The keys of a command.
  package func keys(of command: Command) -> [Key] {
    bindings.first { $0.command == command }?.keys ?? []
  }

  /// The same table with commands that are known by their names alone.
  package var named: KeyTable<NamedCommand> {
    KeyTable<NamedCommand>(
      sections.map { section in
        KeyTable<NamedCommand>.Section(
          title: section.title,
          bindings: section.bindings.map {
            Binding<NamedCommand>(
              command: NamedCommand($0.command), keys: $0.keys, help: $0.help, hint: $0.hint,
              shownKeys: $0.shownKeys)
          })
      })
  }

  /// Whether there is a command of this name.
  package func hasCommand(named name: String) -> Bool {
    bindings.contains { $0.command.name == name }
  }

  /// The same table with other keys for some commands.
  ///
  /// A key that is given to a command is taken from the one that has it by default. Leaving is
  /// always possible: a command `leave` without keys keeps its own, and Escape stays with it where
  /// others are given all that it has.
  ///
  /// - Parameter keys: The keys by the names of commands.
  package func remapped(by keys: [String: [Key]]) -> (table: KeyTable, conflicts: [Conflict]) {
    guard !keys.isEmpty else { return (self, []) }
    var conflicts: [Conflict] = []
    var owners: [Key: Command] = [:]
    for binding in bindings {
      for key in given(to: binding, by: keys) ?? [] {
        if let owner = owners[key], owner != binding.command {
          conflicts.append(Conflict(key: key, owner: owner, other: binding.command))
        } else {
          owners[key] = binding.command
        }
      }
    }
    if let leave = bindings.first(where: { $0.command == .leave }),
      (given(to: leave, by: keys) ?? leave.keys).allSatisfy({ owners[$0] ?? .leave != .leave })
    {
      if let other = owners[.escape] {
        conflicts.append(Conflict(key: .escape, owner: .leave, other: other))
      }
      owners[.escape] = .leave
    }
    var sections = sections
    for section in sections.indices {
      for row in sections[section].bindings.indices {
        let binding = sections[section].bindings[row]
        var wanted = given(to: binding, by: keys) ?? binding.keys
        if owners[.escape] == binding.command, !wanted.contains(.escape) { wanted.append(.escape) }
        let had = wanted.filter { owners[$0] ?? binding.command == binding.command }
        sections[section].bindings[row].keys = had
        sections[section].bindings[row].shownKeys = had.count
      }
    }
    return (KeyTable(sections), conflicts)
  }

  private func given(to binding: Binding<Command>, by keys: [String: [Key]]) -> [Key]? {
    guard let given = keys[binding.command.name] else { return nil }
    return binding.command == .leave && given.isEmpty ? nil : given
  }
}
