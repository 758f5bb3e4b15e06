/// A place in the text that the reader has reached on another machine, or in another edition.
package struct FurtherPosition: Sendable {
  /// Where it is in this text.
  package var offset: Int
  /// Where it was reached, for the reader: `on laptop`, `in emma.epub`.
  package var origin: String
  /// When that was, in milliseconds since 1970 UTC.
  package var milliseconds: Int64
}
