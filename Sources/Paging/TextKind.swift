/// What kind of text is laid out: whether its lines are prose.
package enum TextKind: Equatable, Sendable {
  /// Paragraphs of words.
  case prose
  /// Lines of code, of a log or of a table, a manual, and other text whose lines want the whole screen.
  case listing
  /// A text that knows its own structure.
  case structured
  /// One whose pages are pictures.
  case comic

  /// Whether the text knows its own structure.
  package var isStructured: Bool { self == .structured || self == .comic }
}
