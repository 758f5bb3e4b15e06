/// How long a page was shown before another one came up: what speeds and times are learnt from.
package struct PageStay: Equatable, Sendable {
  /// What a reader did, as far as the time tells.
  package enum Kind: Equatable, Sendable {
    /// The page was passed over faster than anybody reads.
    case skim
    /// It was read.
    case reading
    /// It was shown for longer than anybody needs for it: the reader was elsewhere.
    case pause
  }

  /// A thousand words of English a minute; who leafs through a book is faster.
  static let fastestSpeed = 6000.0
  /// Some forty words a minute; who learns a language by a book is hardly slower.
  static let slowestSpeed = 250.0
  /// What a page is never called a pause before, however little stands on it.
  private static let shortestPause = 20_000
  /// What no page takes, however much stands on it: ten minutes.
  private static let longestReading = 600_000

  /// The reading day that the stay began on.
  package var day: Day
  /// The bytes of the text that were shown.
  package var offsets: Range<Int>
  /// The characters of those bytes.
  package var characters: Int
  /// How long they were shown, in milliseconds.
  package var milliseconds: Int
  /// Whether the voice read the page aloud: it counts as read, but tells nothing of the reader's speed.
  package var isSpoken: Bool

  /// A stay on a page with the bytes `offsets`.
  package init(
    day: Day, offsets: Range<Int>, characters: Int, milliseconds: Int, isSpoken: Bool = false
  ) {
    self.day = day
    self.offsets = offsets
    self.characters = characters
    self.milliseconds = milliseconds
    self.isSpoken = isSpoken
  }

  /// What the reader did.
  package var kind: Kind {
    if Self.milliseconds(for: characters, at: Self.fastestSpeed) > milliseconds { return .skim }
    let longest = max(
      Self.milliseconds(for: characters, at: Self.slowestSpeed), Self.shortestPause)
    return milliseconds > min(longest, Self.longestReading) ? .pause : .reading
  }

  /// The characters a minute.
  var speed: Double { Double(characters) * 60_000 / Double(max(milliseconds, 1)) }

  /// The milliseconds that so many characters take at a speed in characters a minute.
  static func milliseconds(for characters: Int, at speed: Double) -> Int {
    Int(Double(characters) * 60_000 / speed)
  }
}
