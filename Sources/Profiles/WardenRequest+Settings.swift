package import Settings

extension WardenRequest.SettingKind {
  /// What a setting is about.
  package init(_ setting: Setting) {
    switch setting {
    case .theme, .spread, .scroll, .bare, .animate, .progress, .measure, .marginColumns,
      .marginRows,
      .lineSpacing, .paragraphs, .justify, .hyphenate, .language, .joinLines, .ambiguousWidth,
      .tabWidth, .pictures, .matching, .wholeWords, .expressions, .stablePage, .weekNumbers,
      .firstWeekday,
      .mouse, .reorderRows, .voiceRate, .voiceName, .voiceNotes:
      self = .looks
    case .keyPreset: self = .keys
    case .dayStart, .calendars, .folders, .syncFolder, .syncServer, .calibreFolder:
      self = .contents
    case .voiceEngine, .voicePlayer, .storyTeller, .storyModel, .reusesLinks, .copyCommand,
      .dictionaryCommand, .webCommand, .webAddress:
      self = .programs
    }
  }

  /// What the setting at `path` of the file of settings is about.
  package init(path: [String]) {
    if let setting = Setting(path) {
      self.init(setting)
    } else {
      self = path.first == Preferences.keyTable ? .keys : .programs
    }
  }
}
