import Datebook
import Formats
package import Screen
import Settings
package import Setup
import Shelf
import TabPlaces
package import Widgets

/// What a room is made with.
package struct RoomSetting {
  /// What is set.
  let configuration: Configuration
  /// The reader's clock.
  let clock: LocalClock
  /// The way of letters to the room.
  let address: RoomAddress
  /// What goes on beside the room.
  package let workers = BackgroundWorkers()
  /// What is wrong with calendars and was told in this session.
  let toldTroubles: ToldTroubles
  /// The size of the screen.
  let size: ScreenSize
  /// The characters that frames and marks are drawn with.
  let symbols: Symbols
  /// The colours that can be shown.
  let colorDepth: ColorDepth
  /// The text of the room, if it was opened before.
  var text: OpenedText?

  /// A room on a screen of `size`.
  package init(
    _ configuration: Configuration, size: ScreenSize, symbols: Symbols = .unicode,
    colorDepth: ColorDepth = .none, address: RoomAddress, toldTroubles: ToldTroubles
  ) {
    self.configuration = configuration
    self.size = size
    self.symbols = symbols
    self.colorDepth = colorDepth
    self.address = address
    self.toldTroubles = toldTroubles
    clock = LocalClock(startHour: configuration.preferences.dayStart)
  }

  /// What is set.
  var preferences: Preferences { configuration.preferences }

  /// Where the reader's files are.
  var folders: ReadersFolders { configuration.folders }

  /// The reader's library, for one queue.
  func library() -> ReadersLibrary { ReadersLibrary(in: folders, for: address) }

  /// The model of a place of a tab.
  func model<Content: TabContent>(_ content: Content) -> TabModel<Content> {
    TabModel(
      content, size: size, today: clock.today, clock: clock.clock(at: clock.now),
      locale: .environment, symbols: symbols, preferences: preferences)
  }
}
