package import Datebook
import Widgets

/// What is known of the dates of the text that is being read.
package struct DatedPlace: Equatable, Sendable {
  /// What was found; `nil` before it was looked for.
  package internal(set) var found: FoundDates?
  /// What the reader said; `nil` if the text itself decides.
  package internal(set) var ruling: Bool?
  /// The entry that a key or a tab led to, while it is what the reader looks at.
  package internal(set) var asked: Int?
  /// The entry that a month's tab led to last: pressed again while the reader is there, it leads on.
  var tabbed: Int?
  /// The offset that the text was opened at, while an entry may turn out to begin there.
  var opened: Int?
  /// Whether the reader was told that the text looks like a diary, now or at an earlier opening.
  var isTold = false
  /// The bytes of today's entry, which the margin marks; `nil` if today has none.
  var portion: Range<Int>?

  /// The entries, where they are what the rail leads to: those of a text that is surely a diary, or
  /// that the reader says is one.
  package var text: DatedText? {
    guard let found, !found.text.entries.isEmpty else { return nil }
    return ruling ?? (found.text.certainty == .sure) ? found.text : nil
  }

  /// Whether the text looks like a diary, and neither it nor the reader says for certain.
  var isDoubtful: Bool { found?.text.certainty == .likely && ruling == nil }
}
