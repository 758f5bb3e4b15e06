/// What is drawn in a cell or two: one spacing code point with its marks, or a stand-in.
package struct Glyph: Equatable, Sendable {
  /// The text to draw: one spacing code point and the marks on it.
  package var text: String
  /// The columns it takes: 0 for marks without a base and for what is not seen, else 1 or 2.
  package var columns: Int
  /// The bytes of the window it stands for; the cells of a tab or a control share theirs.
  package var range: Range<Int>
  /// Whether a grapheme cluster begins with it.
  package var startsCluster: Bool

  /// Makes a glyph; `range` counts bytes from the window's first.
  package init(text: String, columns: Int, range: Range<Int>, startsCluster: Bool) {
    self.text = text
    self.columns = columns
    self.range = range
    self.startsCluster = startsCluster
  }
}
