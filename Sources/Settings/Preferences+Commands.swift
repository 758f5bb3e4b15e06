extension Setting {
  /// Whether its value is a command that is run, or an address that is opened.
  package var runsCommand: Bool {
    switch self {
    case .voiceEngine, .voicePlayer, .copyCommand, .dictionaryCommand, .webCommand, .webAddress:
      true
    default: false
    }
  }
}

extension Preferences {
  /// Forgets all commands that the file of settings names: in a child's profile none is run.
  package mutating func runNoCommands() {
    let defaults = Preferences()
    for setting in Setting.allCases where setting.runsCommand {
      _ = set(setting, to: defaults[setting])
    }
    folders = []
  }
}
