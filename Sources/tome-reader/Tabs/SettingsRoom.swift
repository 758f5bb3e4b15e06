import Datebook
import Reader
import Screen
import Settings
import Shelf

/// The tab with the settings, without its terminal.
struct SettingsRoom: TabRoom {
  var model: TabModel<SettingsPlace>
  let preferences: Preferences
  let clock: LocalClock
  var today: Day
  private var configuration: Configuration

  /// The settings as they are in the file, for a screen of `size`.
  init(
    _ configuration: Configuration, size: ScreenSize, symbols: Symbols, mailbox: RoomMailbox
  ) {
    self.configuration = configuration
    preferences = configuration.preferences
    clock = LocalClock(startHour: preferences.dayStart)
    today = clock.today
    model = TabModel(
      SettingsPlace(preferences, looks: Looks(configuration.theme)), size: size, today: today,
      locale: .environment, symbols: symbols, preferences: preferences)
  }

  mutating func take(_ message: SessionMessage) -> [TerminalRequest] { [] }

  mutating func perform(_ effect: SettingsEffect) -> [TerminalRequest] {
    switch effect {
    case .keep(let path, let value):
      if let sentence = configuration.keep(path, value) { return apply(.notice(sentence)) }
    case .findThemes: return apply(.own(.themesFound(configuration.ownThemes())))
    }
    return []
  }
}
