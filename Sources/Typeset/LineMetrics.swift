/// All that the breaking of lines depends on, besides the text.
package struct LineMetrics: Equatable, Hashable, Sendable {
  /// The width of a line, in columns, at least 1.
  package var measure: Int
  /// The columns of a character of ambiguous East Asian width: 1 or 2.
  package var ambiguousWidth: Int
  /// The columns from one tab stop to the next, at least 1.
  package var tabWidth: Int

  /// Makes metrics for lines of `measure` columns; values out of range are brought into it.
  package init(measure: Int, ambiguousWidth: Int = 1, tabWidth: Int = 8) {
    self.measure = max(1, measure)
    self.ambiguousWidth = ambiguousWidth == 2 ? 2 : 1
    self.tabWidth = max(1, tabWidth)
  }
}
