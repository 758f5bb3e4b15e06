package import Datebook

/// A page that was read: an entry of the reading log.
///
/// Entries are as fine as the pages shown, so that speed, pauses and hours can be told from them.
package struct Reading: Equatable, Sendable {
  /// The reading day that the reading began on.
  package var day: Day
  /// When the page came up.
  package var startedAt: Moment
  /// When it was left.
  package var endedAt: Moment
  /// The bytes of the text that it showed.
  package var offsets: Range<Int>
  /// The characters of those bytes; `nil` in entries of a time before they were counted.
  package var characters: Int?
  /// Whether the voice read the page aloud.
  package var isSpoken: Bool

  /// A page with the bytes `offsets`, read from `startedAt` to `endedAt`.
  package init(
    day: Day, startedAt: Moment, endedAt: Moment, offsets: Range<Int>, characters: Int? = nil,
    isSpoken: Bool = false
  ) {
    self.day = day
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.offsets = offsets
    self.characters = characters
    self.isSpoken = isSpoken
  }

  /// The entry as what speeds and times are learnt from.
  package var stay: PageStay {
    PageStay(
      day: day, offsets: offsets, characters: characters ?? offsets.count,
      milliseconds: endedAt.milliseconds - startedAt.milliseconds, isSpoken: isSpoken)
  }
}
