package import Datebook
package import Screen
package import Settings

/// What every place has around what it shows: the screen, the day, the settings, the keys, the last row.
///
/// The type asks next to nothing of a command, for the reason that ``Binding`` tells.
package struct PlaceFrame<Command: Sendable>: Sendable {
  /// The size of the screen.
  package var size: ScreenSize
  /// The glyphs that the program draws with.
  package var symbols: Symbols
  /// The day by the reader's clock.
  package var today: Day
  /// The clock that tells which day something was done on.
  package let clock: ReadingClock
  /// How the reader's language names days and counts weeks, before the settings change that.
  package private(set) var language: CalendarLocale
  /// How days are named and weeks counted.
  package private(set) var locale: CalendarLocale
  /// What the reader has set.
  package var preferences: Preferences
  /// The keys in force.
  package var keys: KeyTable<Command>
  /// Whether the program has the mouse, and not the terminal.
  package var usesMouse: Bool
  /// Something told in the last row until the next key.
  package var notice: String?
  /// What the reader has made and cannot be kept, as long as it is so: told in front of the last row's
  /// hints.
  package var unkept: String?
  /// The keys of a sequence that were pressed so far.
  package var struck: [Key] = []
  /// The number that was typed before a key; nil if none was.
  package var count: Int? {
    didSet { if count == nil { fraction = nil } }
  }
  /// The decimal point of that number and the digits behind it; nil if it has none.
  package var fraction: String?
  /// What was typed so far of an unknown command that takes words; nil if none is being typed.
  package var strange: String?
  /// The help, if it is laid over the place.
  package var help: HelpSheet?

  /// A frame on a screen of `size`.
  ///
  /// - Parameters:
  ///   - keys: The keys as the reader has set them.
  ///   - language: How the reader's language names days; `locale` follows from it and the settings.
  package init(
    size: ScreenSize, symbols: Symbols = .unicode, today: Day,
    clock: ReadingClock = ReadingClock(secondsAheadOfUTC: 0),
    language: CalendarLocale = .posix, preferences: Preferences = Preferences(),
    keys: KeyTable<Command>
  ) {
    self.size = size
    self.symbols = symbols
    self.today = today
    self.clock = clock
    self.language = language
    self.preferences = preferences
    self.keys = keys
    locale = language.counting(by: preferences)
    usesMouse = preferences.mouse
  }

  /// What the last row says of a number and of keys that wait for more.
  var struckWords: String? {
    if let strange {
      if strange.hasPrefix(":") { return strange + symbols.caret }
      return
        "\(strange)\(symbols.caret)  This command is not known here; \(symbols.enterKey) goes on."
    }
    guard count != nil || !struck.isEmpty else { return nil }
    return (count.map(String.init) ?? "") + (fraction ?? "")
      + struck.map { $0.name(in: symbols) }.joined()
  }

  /// Whether keys were typed that wait for more.
  package var isAwaitingKeys: Bool { count != nil || !struck.isEmpty || strange != nil }

  /// The number that was typed before a key, with what stands behind its point; nil if none was.
  package var exactCount: Double? {
    count.map { Double($0) + (fraction.flatMap { Double("0" + $0) } ?? 0) }
  }

  /// Adopts what the reader's language was found to be.
  package mutating func adopt(_ language: CalendarLocale) {
    self.language = language
    locale = language.counting(by: preferences)
  }

  /// Adopts what the reader has set, in this place or in another one.
  package mutating func adopt(_ preferences: Preferences, keys: KeyTable<Command>) {
    if preferences.mouse != self.preferences.mouse { usesMouse = preferences.mouse }
    self.preferences = preferences
    self.keys = keys
    locale = language.counting(by: preferences)
  }
}

extension PlaceFrame: Equatable where Command: Equatable {}
