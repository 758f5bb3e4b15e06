package import Screen
package import Settings
package import Widgets

/// What the settings tab asks of the world outside.
package enum SettingsEffect: Equatable, Sendable {
  /// Keep the value of a setting, by its table and key, or none.
  case keep([String], TOMLValue?)
  /// Find the reader's own themes. Answered by `SettingsEvent.themesFound`.
  case findThemes
  /// Ask the server that tells stories for its models. Answered by `SettingsEvent.modelsFound`, or by a
  /// notice.
  case findModels(isTold: Bool)
}

/// What the settings tab hears from outside.
package enum SettingsEvent: Equatable, Sendable {
  /// The reader's own themes.
  case themesFound([Theme])
  /// The models of the server that tells stories.
  case modelsFound([String])
  /// Why its models are not known, as a sentence.
  case modelsUnknown(String)
}

/// The tab with all that can be set: the list that a text shows beside its page.
package struct SettingsPlace: TabContent {
  /// The widest that a row stays legible: its value stands at its end.
  private static let widest = 92

  package static let keys = KeyTable<ListCommand>([
    .listMoves(open: "the next value, words, or a key", hint: "change"),
    .ways(
      also: [
        Binding(
          .profiles, [.character("P")], "profiles, limits and the parents’ PIN", hint: "profiles")
      ]),
    .room(leave: "back"),
  ])

  package typealias Event = SettingsEvent
  package typealias Effect = SettingsEffect

  package let tab = RoomTab.settings
  private var sheet: SettingsSheet
  private var looks: Looks
  private var preferences: Preferences
  /// The keys that can be set, as they are by themselves.
  private let table: KeyTable<NamedCommand>

  /// The settings as they are now.
  ///
  /// - Parameter table: The keys that can be set, as they are by themselves.
  package init(_ preferences: Preferences, looks: Looks, keys table: KeyTable<NamedCommand>) {
    self.preferences = preferences
    self.table = table
    self.looks = looks
    sheet = SettingsSheet(
      preferences, themes: looks.themes.map(\.name),
      keys: table.remapped(by: preferences.keys).table)
  }

  private func panel(_ frame: TabFrame) -> SettingsPanel {
    let body = frame.body
    let top = frame.ruleRow ?? body.row
    return SettingsPanel(
      filling: Rect(
        row: top, column: 0, rows: body.rowRange.upperBound - top,
        columns: min(body.columns, Self.widest)))
  }
}

// MARK: - Events

extension SettingsPlace {
  package var isTyping: Bool { sheet.isTyping }

  package mutating func opening(_ frame: TabFrame) -> Answer {
    [.own(.findThemes)]
      + (preferences.storyTeller.isEmpty ? [] : [.own(.findModels(isTold: false))])
  }

  package mutating func handle(_ event: SettingsEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .themesFound(let themes):
      looks.adopt(themes)
      sheet.themes = looks.themes.map(\.name)
    case .modelsFound(let models): sheet.models = models
    case .modelsUnknown(let sentence):
      sheet.models = []
      return [.tell(sentence)]
    }
    return []
  }

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    let isAsking = sheet.question != nil
    if !isAsking {
      // What leads elsewhere is the tab's; all other keys are the list's.
      switch frame.keys[key] {
      case .frame(.settings), .frame(.notes), nil: break
      case .frame, .profiles: return nil
      default: break
      }
    }
    guard case .handled(let wishes) = sheet.handle(key, showing: panel(frame).list.rows) else {
      return nil
    }
    return perform(wishes)
  }

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    command == .profiles ? [.go(.profiles)] : nil
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    perform(sheet.click(row: row, column: column, panel: panel(frame)))
  }

  private mutating func perform(_ wishes: [SettingsSheet.Wish]) -> Answer {
    var answer: Answer = []
    for wish in wishes {
      switch wish {
      // The tab lies over no text.
      case .close, .choose: break
      case .show(let sheet): self.sheet = sheet
      case .set(let setting, let value):
        guard preferences.set(setting, to: value) else { continue }
        sheet.preferences = preferences
        answer.append(.own(.keep(setting.path, value)))
        answer += enforce(setting)
      case .setKeys(let name, let keys):
        preferences.keys[name] = keys
        takeKeys()
        let value = keys.map { TOMLValue.strings($0.map(\.settingsName)) }
        answer.append(.own(.keep([Preferences.keyTable, name], value)))
      }
    }
    return answer
  }

  private mutating func takeKeys() {
    sheet.preferences = preferences
    sheet.keys = table.remapped(by: preferences.keys).table
  }

  package mutating func adopt(_ frame: TabFrame) {
    preferences = frame.preferences
    takeKeys()
  }

  /// Does at once what can be seen at once; texts that are opened later follow the rest.
  private mutating func enforce(_ setting: Setting) -> Answer {
    switch setting {
    case .theme:
      guard let theme = looks.theme(named: preferences.theme), theme != looks.shown else {
        return []
      }
      looks.shown = theme
      return [.go(.useTheme(theme))]
    case .mouse: return [.go(.useMouse(preferences.mouse))]
    case .storyTeller:
      sheet.models = []
      return preferences.storyTeller.isEmpty ? [] : [.own(.findModels(isTold: true))]
    default: return []
    }
  }
}

// MARK: - Drawing

extension SettingsPlace {
  package func label(_ frame: TabFrame) -> String { "Settings" }

  package func hints(_ frame: TabFrame) -> [String]? {
    let own = sheet.hints(in: frame.symbols)
    return sheet.question == nil ? own.dropLast() + ["? help", "q back"] : own
  }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    sheet.draw(into: &surface, panel: panel(frame), symbols: frame.symbols)
  }
}
