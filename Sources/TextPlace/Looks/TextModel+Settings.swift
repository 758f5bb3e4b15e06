import Paging
import Speech
import Screen
import Search
package import Settings
import Typeset
import Widgets

// MARK: - Opening the sheets

extension TextModel {
  /// Goes on to the next theme, and shows them all in the last row.
  mutating func openThemes() -> [TextEffect] {
    frame.notice = looks.obstacle
    var sheet = ThemeSheet(
      looks.themes.map(\.name), shown: looks.shown.name, nextKeys: keys.keys(of: .theme))
    sheet.step(1)
    return [.findThemes] + perform([.present(.themes(sheet)), .previewTheme(sheet.shown)])
  }

  /// Opens the settings: as they are now, whatever keys have changed them.
  mutating func openSettings() -> [TextEffect] {
    frame.preferences.measure = book.settings.measure
    frame.preferences.joinLines = book.settings.joinsLines
    frame.preferences.spread = book.view.spread.rawValue
    frame.preferences.scroll = book.view.scrolls
    frame.preferences.bare = book.view.isBare
    frame.preferences.mouse = frame.usesMouse
    frame.preferences.theme = looks.shown.name
    frame.preferences.progress = book.progressLine.rawValue
    let sheet = SettingsSheet(
      preferences, themes: looks.themes.map(\.name), keys: keys.named, choices: choices)
    return [.findThemes] + perform([.present(.settings(sheet))])
  }

  /// The query that a search begins with.
  var newQuery: SearchQuery {
    let matching: SearchQuery.Matching =
      switch preferences.matching {
      case "ignore": .folded
      case "match": .exact
      default: .smart
      }
    // What less and vim search for are expressions.
    return SearchQuery(
      "", isRegex: preferences.expressions || preferences.keyPreset != .book, matching: matching,
      wholeWords: preferences.wholeWords)
  }

  /// Receives the reader's own themes, as they are now.
  mutating func receive(_ themes: [Theme]) -> [TextEffect] {
    looks.adopt(themes)
    let names = looks.themes.map(\.name)
    switch sheet {
    case .themes(var list):
      list.receive(names)
      sheet = .themes(list)
    case .settings(var list):
      list.themes = names
      sheet = .settings(list)
    default: break
    }
    return []
  }
}

// MARK: - Changing

extension TextModel {
  /// Shows everything in the theme of this name.
  mutating func preview(_ name: String) -> [TextEffect] {
    guard let theme = looks.theme(named: name), theme != looks.shown else { return [] }
    looks.shown = theme
    return [.go(.useTheme(theme))]
  }

  /// Does what the sheet with the settings asks.
  mutating func grant(_ wish: SettingsSheet.Wish) -> [TextEffect] {
    switch wish {
    case .close: sheet = nil
    case .show(let settings): sheet = .settings(settings)
    case .set(let setting, let value): return set(setting, value)
    case .setKeys(let name, let keys): return set(keys, forCommandNamed: name)
    case .choose(_, let value): return choose(value)
    }
    return []
  }

  /// Changes a setting, here and in the file.
  mutating func set(_ setting: Setting, _ value: TOMLValue) -> [TextEffect] {
    guard frame.preferences.set(setting, to: value) else { return [] }
    frame.adopt(frame.preferences, keys: keys)
    refreshSettings()
    return [.keepSetting(setting.path, value)] + enforce(setting)
  }

  /// Gives a command other keys, here and in the file; nil for those it has by itself.
  private mutating func set(_ keys: [Key]?, forCommandNamed name: String) -> [TextEffect] {
    frame.preferences.keys[name] = keys
    frame.keys = self.keys(frame.preferences)
    refreshSettings()
    let value = keys.map { TOMLValue.strings($0.map(\.settingsName)) }
    return [.keepSetting([Preferences.keyTable, name], value)]
  }

  private mutating func refreshSettings() {
    guard case .settings(var list) = sheet else { return }
    list.preferences = preferences
    list.keys = keys.named
    list.choices = choices
    sheet = .settings(list)
  }

  /// Does what the settings ask for that were changed elsewhere; the place in the text stays.
  mutating func enforce(changedSince former: Preferences) -> [TextEffect] {
    let changed = Setting.allCases.filter { former[$0] != preferences[$0] }
    if !changed.isEmpty || former.keys != preferences.keys { refreshSettings() }
    return changed.flatMap { enforce($0) }
  }

  /// Does what a changed setting asks for; the place in the text stays.
  private mutating func enforce(_ setting: Setting) -> [TextEffect] {
    switch setting {
    case .theme: return preview(preferences.theme)
    case .hyphenate, .language:
      guard preferences.hyphenate else { return book.hyphenate(with: nil, size) }
      return [.findHyphenator(language: preferences.language)]
    case .mouse:
      frame.usesMouse = preferences.mouse
      return [.go(.useMouse(frame.usesMouse))]
    case .matching, .wholeWords, .expressions, .copyCommand, .dictionaryCommand, .webCommand,
      .webAddress, .syncFolder, .syncServer, .reusesLinks, .calibreFolder, .calendars, .folders,
      .storyTeller, .storyModel:
      return []
    case .voiceEngine, .voicePlayer:
      // What speaks is begun anew, at the word.
      return book.voice.player.isSpeaking ? hear(.suspend) + hear(.toggle) : []
    case .voiceRate, .voiceName, .voiceNotes:
      book.voice.notes = NotesAloud(preferences)
      return hear(.choose(VoiceChoice(preferences)))
    case .progress:
      return book.tell(ProgressLine(rawValue: preferences.progress) ?? .timeLeft)
    case .dayStart: return [.startDays(atHour: preferences.dayStart)]
    case .stablePage: return [.useStablePages(length: preferences.stablePage)]
    case .weekNumbers, .firstWeekday:
      book.locale = frame.locale
      return []
    case .keyPreset:
      frame.keys = self.keys(preferences)
      frame.count = nil
      return book.change(ViewSettings(preferences), size)
    case .spread, .scroll, .bare, .animate, .marginColumns, .marginRows, .lineSpacing:
      return book.change(ViewSettings(preferences).keepingLines(of: book.view), size)
    case .pictures:
      choosePictureMode()
      return book.change(ViewSettings(preferences).keepingLines(of: book.view), size)
    case .measure, .paragraphs, .justify, .joinLines, .ambiguousWidth, .tabWidth, .reorderRows:
      return book.lay(out: preferences, size)
    }
  }

  /// Receives what hyphenates the text; `nil` if there is nothing that could.
  mutating func receive(_ hyphenator: Hyphenator?) -> [TextEffect] {
    if hyphenator == nil {
      frame.preferences.hyphenate = false
      refreshSettings()
    }
    return book.hyphenate(with: hyphenator, size)
  }
}

// MARK: - The page

extension LayoutSettings {
  /// The layout that the reader has set; words are not hyphenated yet.
  package init(_ preferences: Preferences) {
    self.init(
      measure: preferences.measure, joinsLines: preferences.joinLines,
      ambiguousWidth: preferences.ambiguousWidth, tabWidth: preferences.tabWidth,
      isJustified: preferences.justify, paragraphs: Paragraphs(preferences.paragraphs))
    reordersRows = preferences.reorderRows
  }
}

extension LayoutSettings.Paragraphs {
  fileprivate init(_ style: ParagraphStyle) {
    self =
      switch style {
      case .asPrinted: .asPrinted
      case .indent: .indented
      case .space: .spaced
      }
  }
}

extension BookPlace {
  /// Lays the text out as the reader has set.
  mutating func lay(out preferences: Preferences, _ size: ScreenSize) -> [TextEffect] {
    var settings = LayoutSettings(preferences)
    settings.hyphenator = self.settings.hyphenator
    settings.chopsLines = self.settings.chopsLines
    return change(settings, size)
  }

  /// Hyphenates words from now on, or no more.
  mutating func hyphenate(with hyphenator: Hyphenator?, _ size: ScreenSize) -> [TextEffect] {
    var settings = settings
    settings.hyphenator = hyphenator
    return change(settings, size)
  }
}
