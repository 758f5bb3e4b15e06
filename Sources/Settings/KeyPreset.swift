/// Whose keys a text has, before the reader gives commands keys of their own.
package enum KeyPreset: String, CaseIterable, Hashable, Sendable {
  /// Those of a book: tome-reader's own.
  case book
  /// Those of `less`, whose counts they take; pages scroll by whole lines.
  case less
  /// Those of `vim`, whose counts they take.
  case vim

  /// Whether digits before a key say how often it counts.
  package var takesCounts: Bool { self != .book }
}
