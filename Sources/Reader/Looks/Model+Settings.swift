import Paging
package import Screen
import Search
package import Settings
import Typeset

// MARK: - Opening the sheets

extension Model {
  /// Goes on to the next theme, and shows them all in the last row.
  mutating func openThemes() -> [Effect] {
    notice = looks.obstacle
    var sheet = ThemeSheet(
      looks.themes.map(\.name), shown: looks.shown.name, nextKeys: keys.keys(of: .theme))
    sheet.step(1)
    return [.findThemes] + perform([.present(.themes(sheet)), .previewTheme(sheet.shown)])
  }

  /// Opens the settings: as they are now, whatever keys have changed them.
  mutating func openSettings() -> [Effect] {
    preferences.measure = book.settings.measure
    preferences.joinLines = book.settings.joinsLines
    preferences.spread = book.view.spread.rawValue
    preferences.scroll = book.view.scrolls
    preferences.bare = book.view.isBare
    preferences.mouse = usesMouse
    preferences.theme = looks.shown.name
    preferences.progress = book.progressLine.rawValue
    let sheet = SettingsSheet(
      preferences, themes: looks.themes.map(\.name), keys: keys)
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
    return SearchQuery(
      "", isRegex: preferences.expressions, matching: matching, wholeWords: preferences.wholeWords)
  }

  /// Takes the reader's own themes, as they are now.
  mutating func take(_ themes: [Theme]) -> [Effect] {
    looks.take(themes)
    let names = looks.themes.map(\.name)
    switch sheet {
    case .themes(var list):
      list.take(names)
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

extension Model {
  /// Shows everything in the theme of this name.
  mutating func preview(_ name: String) -> [Effect] {
    guard let theme = looks.theme(named: name), theme != looks.shown else { return [] }
    looks.shown = theme
    return [.useTheme(theme)]
  }

  /// Changes a setting, here and in the file.
  mutating func set(_ setting: Setting, _ value: TOMLValue) -> [Effect] {
    guard preferences.set(setting, to: value) else { return [] }
    refreshSettings()
    return [.keepSetting(setting.path, value)] + enforce(setting)
  }

  /// Gives a command other keys, here and in the file; `nil` for those it has by itself.
  mutating func set(_ keys: [Key]?, for command: Command) -> [Effect] {
    preferences.keys[command.name] = keys
    self.keys = .text(preferences, leadsBack: leadsBack)
    refreshSettings()
    let value = keys.map { TOMLValue.strings($0.map(\.settingsName)) }
    return [.keepSetting([Preferences.keyTable, command.name], value)]
  }

  private mutating func refreshSettings() {
    guard case .settings(var list) = sheet else { return }
    list.preferences = preferences
    list.keys = keys
    sheet = .settings(list)
  }

  /// Does what a changed setting asks for; the place in the text stays.
  private mutating func enforce(_ setting: Setting) -> [Effect] {
    switch setting {
    case .theme: return preview(preferences.theme)
    case .hyphenate, .language:
      guard preferences.hyphenate else { return book.hyphenate(with: nil, size) }
      return [.findHyphenator(language: preferences.language)]
    case .mouse:
      usesMouse = preferences.mouse
      return [.useMouse(usesMouse)]
    case .matching, .wholeWords, .expressions, .copyCommand, .dictionaryCommand, .webCommand,
      .webAddress, .calendars:
      return []
    case .progress:
      return book.tell(ProgressLine(rawValue: preferences.progress) ?? .timeLeft)
    case .dayStart: return [.startDays(atHour: preferences.dayStart)]
    case .stablePage: return [.useStablePages(length: preferences.stablePage)]
    case .weekNumbers, .firstWeekday:
      book.locale = locale.counting(by: preferences)
      return []
    case .spread, .scroll, .bare, .animate, .marginColumns, .marginRows, .lineSpacing:
      return book.change(ViewSettings(preferences), size)
    case .measure, .paragraphs, .justify, .joinLines, .ambiguousWidth, .tabWidth:
      return book.lay(out: preferences, size)
    }
  }

  /// Takes what hyphenates the text; `nil` where there is nothing that could.
  mutating func take(_ hyphenator: Hyphenator?) -> [Effect] {
    if hyphenator == nil {
      preferences.hyphenate = false
      refreshSettings()
    }
    return book.hyphenate(with: hyphenator, size)
  }
}

extension KeyTable {
  /// The keys of a command.
  package func keys(of command: Command) -> [Key] {
    bindings.first { $0.command == command }?.keys ?? []
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
  mutating func lay(out preferences: Preferences, _ size: ScreenSize) -> [Effect] {
    var settings = LayoutSettings(preferences)
    settings.hyphenator = self.settings.hyphenator
    return change(settings, size)
  }

  /// Hyphenates words from now on, or no more.
  mutating func hyphenate(with hyphenator: Hyphenator?, _ size: ScreenSize) -> [Effect] {
    var settings = settings
    settings.hyphenator = hyphenator
    return change(settings, size)
  }
}
