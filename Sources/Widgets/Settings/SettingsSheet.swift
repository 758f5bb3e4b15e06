package import Screen
package import Settings

/// All that can be set, with the page beside it or above it as it becomes.
package struct SettingsSheet: Equatable, Sendable {
  /// The longest text of a setting, in characters.
  private static let longestText = 500

  /// What the sheet asks of the place that it lies over.
  package enum Wish: Equatable, Sendable {
    /// Take the sheet away.
    case close
    /// Show the sheet as it is now.
    case show(SettingsSheet)
    /// Change a setting.
    case set(Setting, TOMLValue)
    /// Give the command of this name these keys; nil for those it has by itself.
    case setKeys(String, [Key]?)
    /// Give the choice with the first index the value with the second.
    case choose(Int, Int)
  }

  /// A row of the list.
  package enum Row: Equatable {
    case heading(String)
    case choice(Int)
    case setting(Setting)
    case command(Binding<NamedCommand>)
  }

  /// What is asked about keys, and for text.
  package enum Question: Equatable {
    /// The next key is for this command.
    case which(NamedCommand)
    /// The key has an owner: is it to be given over?
    case giveOver(Key, from: NamedCommand, to: NamedCommand)
    /// What is the setting's text?
    case text(Setting, TextField)
  }

  /// What is set now.
  package var preferences: Preferences
  /// The names of the themes.
  package var themes: [String]
  /// The models of the server that tells stories; empty as long as they are not known.
  package var models: [String] = []
  /// The keys in force.
  package var keys: KeyTable<NamedCommand>
  /// What can be set for the place that the sheet lies over, and for no other.
  package var choices: [Choice]
  /// What is asked, where something is.
  package private(set) var question: Question?
  /// Something about the last key that was pressed.
  package private(set) var remark: String?
  package private(set) var selected = 1
  package var top = 0

  /// The sheet for what is set now.
  package init(
    _ preferences: Preferences, themes: [String], keys: KeyTable<NamedCommand>,
    choices: [Choice] = []
  ) {
    self.preferences = preferences
    self.themes = themes
    self.keys = keys
    self.choices = choices
  }

  /// The rows, from the first on.
  package var rows: [Row] {
    var rows: [Row] = []
    if !choices.isEmpty { rows += [.heading("This text")] + choices.indices.map { .choice($0) } }
    var heading = ""
    for setting in Setting.allCases {
      let title = Self.title(ofTable: setting.table)
      if title != heading {
        heading = title
        rows.append(.heading(title))
      }
      rows.append(.setting(setting))
    }
    for section in keys.sections {
      rows.append(.heading("Keys: \(section.title.lowercased())"))
      rows += section.bindings.filter { !$0.help.isEmpty }.map { .command($0) }
    }
    return rows
  }

  private static func title(ofTable table: String) -> String {
    switch table {
    case "look": "Look"
    case "page": "Page"
    case "search": "Search"
    case "reading": "Reading"
    case "calendars": "Calendars"
    case "datebook": "The datebook"
    case "library": "Library"
    case "terminal": "Terminal"
    case "voice": "Voice"
    case "stories": "Stories"
    case "sync", "calibre": "Sharing"
    case Preferences.keyTable: "Keys"
    default: "Programs"
    }
  }

  /// The first row of those shown in `count` rows.
  package func firstRow(showing count: Int) -> Int {
    let first = min(max(top, selected - count + 1), selected)
    // The heading above the first setting is shown with it.
    let wanted = selected == 1 ? 0 : first
    return max(min(wanted, rows.count - count), 0)
  }
}

// MARK: - Keys

extension SettingsSheet {
  /// Responds to a key on a screen where `count` rows are shown.
  package mutating func handle(_ key: Key, showing count: Int) -> SheetAnswer<Wish> {
    top = firstRow(showing: count)
    remark = nil
    if let question { return answer(question, key) }
    switch key {
    case .escape, .character("q"), .character(","): return .handled([.close])
    case .character("Q"): return .ignored
    case .down, .character("j"), .tab: move(by: 1)
    case .up, .character("k"), .backTab: move(by: -1)
    case .pageDown: move(by: max(count - 1, 1))
    case .pageUp: move(by: -max(count - 1, 1))
    case .home: select(1)
    case .end: select(rows.count - 1)
    case .right, .character("l"), .character("+"), .character("="): return .handled(change(by: 1))
    case .left, .character("h"), .character("-"): return .handled(change(by: -1))
    case .enter, .character(" "): return .handled(enter())
    case .backspace, .delete: return .handled(reset())
    default: break
    }
    return .handled()
  }

  /// Whether a text is being typed.
  package var isTyping: Bool { if case .text = question { true } else { false } }

  /// Selects the row with this index, or the next one that can be selected.
  package mutating func select(_ index: Int) {
    selected = min(max(index, 1), rows.count - 1)
    if case .heading = rows[selected] { selected += 1 }
  }

  private mutating func move(by step: Int) {
    let rows = rows
    var next = selected + step
    if rows.indices.contains(next), case .heading = rows[next] { next += step > 0 ? 1 : -1 }
    select(next)
  }

  private mutating func enter() -> [Wish] {
    switch rows[selected] {
    case .command(let binding): question = .which(binding.command)
    case .setting(let setting):
      guard kind(of: setting).isTyped else { return change(by: 1) }
      let text =
        switch preferences[setting] {
        case .string(let text): text
        case .array, .boolean, .integer:
          (preferences[setting].strings ?? []).joined(separator: ", ")
        }
      question = .text(setting, TextField(text, capacity: Self.longestText))
    case .choice: return change(by: 1)
    case .heading: break
    }
    return []
  }

  /// Goes to the next value, or the one before.
  package mutating func change(by step: Int) -> [Wish] {
    if case .choice(let index) = rows[selected] { return [self.step(choice: index, by: step)] }
    guard case .setting(let setting) = rows[selected] else { return [] }
    let value = preferences[setting].stepped(by: step, in: kind(of: setting))
    guard value != preferences[setting] else { return [] }
    return set(setting, value)
  }

  private mutating func set(_ setting: Setting, _ value: TOMLValue) -> [Wish] {
    guard preferences.set(setting, to: value) else { return [] }
    return [.set(setting, value)]
  }

  /// Goes back to what is set where the reader has set nothing.
  private mutating func reset() -> [Wish] {
    switch rows[selected] {
    case .heading, .choice: return []
    case .setting(let setting): return set(setting, Preferences()[setting])
    case .command(let binding): return [.setKeys(binding.command.name, nil)]
    }
  }
}

// MARK: - Keys for commands

extension SettingsSheet {
  private mutating func answer(_ question: Question, _ key: Key) -> SheetAnswer<Wish> {
    self.question = nil
    guard key != .escape else { return .handled() }
    switch question {
    case .text(let setting, var field):
      guard key != .enter else {
        let texts = field.text.split(separator: ",").map { part in
          part.split(separator: " ").joined(separator: " ")
        }
        let value = setting.kind == .list ? TOMLValue.strings(texts) : .string(field.text)
        return .handled(set(setting, value))
      }
      _ = field.handle(key)
      self.question = .text(setting, field)
      return .handled()
    case .which(let command):
      guard let owner = keys[key] else { return .handled(give(key, to: command)) }
      if owner == command {
        // What it has already is taken away, so that there is a way to do that.
        return .handled(unbind(key, from: command))
      }
      self.question = .giveOver(key, from: owner, to: command)
      return .handled()
    case .giveOver(let wanted, let owner, let command):
      guard key == .enter else { return .handled() }
      let left = keys(of: owner).filter { $0 != wanted }
      guard !left.isEmpty || owner != .leave else {
        remark = "leaving needs a key: add another first"
        return .handled()
      }
      return .handled([.setKeys(owner.name, left)] + give(wanted, to: command))
    }
  }

  private func keys(of command: NamedCommand) -> [Key] {
    keys.keys(of: command)
  }

  private func give(_ key: Key, to command: NamedCommand) -> [Wish] {
    [.setKeys(command.name, keys(of: command) + [key])]
  }

  private mutating func unbind(_ key: Key, from command: NamedCommand) -> [Wish] {
    let left = keys(of: command).filter { $0 != key }
    guard !left.isEmpty else {
      remark = "its only key: add another first"
      return []
    }
    return [.setKeys(command.name, left)]
  }
}

// MARK: - Values

extension SettingsSheet {
  /// What a setting takes, with the themes and models there are.
  func kind(of setting: Setting) -> Setting.Kind {
    guard setting == .storyModel, !models.isEmpty else { return setting.kind(themes: themes) }
    let model = preferences.storyModel
    return .choice(models.contains(model) ? models : [model] + models)
  }
}

extension Setting {
  /// What it takes, with the themes there are.
  package func kind(themes: [String]) -> Kind {
    switch self {
    case .theme: .choice(themes)
    // The languages that Debian has dictionaries for and that are read the most.
    case .language:
      .choice(["", "en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "it-IT", "nl-NL", "pl-PL", "ru-RU"])
    default: kind
    }
  }
}

extension TOMLValue {
  /// The next value of a kind, or the one before; numbers end at their range, words go round.
  package func stepped(by step: Int, in kind: Setting.Kind) -> TOMLValue {
    switch (kind, self) {
    case (.flag, .boolean(let isTrue)): return .boolean(!isTrue)
    case (.number(let range, let width), .integer(let number)):
      return .integer(min(max(number + step * width, range.lowerBound), range.upperBound))
    case (.choice(let words), .string(let word)):
      let index = words.firstIndex(of: word) ?? 0
      return words.isEmpty ? self : .string(words[(index + step + words.count) % words.count])
    default: return self
    }
  }
}
