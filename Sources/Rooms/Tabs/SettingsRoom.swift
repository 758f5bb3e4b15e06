import Dispatch
import Setup
import Storytellers
import TabPlaces
import TextPlace
import Widgets

/// The tab with the settings, without its terminal.
struct SettingsRoom: TabRoom {
  typealias Content = SettingsPlace
  typealias Message = SettingsEvent

  var model: TabModel<Content>
  let setting: RoomSetting
  private var configuration: Configuration
  /// Asks for models, one after the other.
  private let queue = DispatchQueue(label: "models", qos: .userInitiated)

  /// The settings as they are in the file.
  init(_ setting: RoomSetting) {
    self.setting = setting
    configuration = setting.configuration
    model = setting.model(
      SettingsPlace(
        setting.preferences, looks: Looks(setting.configuration.theme),
        keys: KeyTable<TextCommand>.text.named))
  }

  mutating func hear(_ message: SettingsEvent) -> [TerminalRequest] { apply(.own(message)) }

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
    case .findModels(let isTold): findModels(isTold: isTold)
    }
    return []
  }

  /// Asks the server that tells stories for its models, unless this is a child's profile.
  private func findModels(isTold: Bool) {
    guard StoryWarden.band == nil else { return }
    let (preferences, mailbox) = (model.preferences, Self.mailbox(at: setting.address))
    queue.async {
      do throws(ModelFailure) {
        mailbox.post(.modelsFound(try ModelEndpoint(in: preferences).models()))
      } catch {
        if isTold { mailbox.post(.modelsUnknown(error.sentence)) }
      }
    }
  }
}
