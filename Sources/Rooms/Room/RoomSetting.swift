import Setup
import Datebook
import Reader
import Screen
import Settings
import Shelf

/// What every place of a tab is made with.
struct RoomSetting {
  /// What is set.
  let configuration: Configuration
  /// The reader's clock.
  let clock: LocalClock
  /// The way of messages to the place.
  let mailbox: RoomMailbox
  private let size: ScreenSize
  private let symbols: Symbols

  /// A place on a screen of `size`, drawn with `symbols`.
  init(
    _ configuration: Configuration, size: ScreenSize, symbols: Symbols = .unicode,
    mailbox: RoomMailbox
  ) {
    self.configuration = configuration
    self.size = size
    self.symbols = symbols
    self.mailbox = mailbox
    clock = LocalClock(startHour: configuration.preferences.dayStart)
  }

  /// What is set.
  var preferences: Preferences { configuration.preferences }

  /// The reader's library, for one queue.
  func library() -> ReadersLibrary { ReadersLibrary(for: mailbox) }

  /// The model of a place.
  func model<Content: TabContent>(_ content: Content) -> TabModel<Content> {
    TabModel(
      content, size: size, today: clock.today, clock: clock.clock(at: clock.now),
      locale: .environment, symbols: symbols, preferences: preferences)
  }
}
