import Setup
import TabPlaces
import TextPlace
import Widgets

/// The tab with the settings, without its terminal.
struct SettingsRoom: TabRoom {
  typealias Message = Never

  var model: TabModel<SettingsPlace>
  let setting: RoomSetting
  private var configuration: Configuration

  /// The settings as they are in the file.
  init(_ setting: RoomSetting) {
    self.setting = setting
    configuration = setting.configuration
    model = setting.model(
      SettingsPlace(
        setting.preferences, looks: Looks(setting.configuration.theme),
        keys: KeyTable<TextCommand>.text.named))
  }

  mutating func perform(_ effect: SettingsEffect) -> [TerminalRequest] {
    switch effect {
    case .keep(let path, let value):
      if let sentence = configuration.keep(path, value) {
        guard configuration.runsNoCommands else { return apply(.notice(sentence)) }
        // What was refused is not in force either.
        let kept = Configuration(folders: setting.folders).preferences
        return apply(.preferencesChanged(kept)) + apply(.notice(sentence))
      }
      return [.settingsChanged]
    case .findThemes: return apply(.own(.themesFound(configuration.ownThemes())))
    }
  }
}
