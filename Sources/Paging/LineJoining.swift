/// How the lines of a hard-wrapped text are joined into paragraphs.
struct LineJoining: Hashable, Sendable {
  /// The columns at which the lines were wrapped.
  let wrapColumns: Int
  /// Whether lines of the same indent are joined too.
  ///
  /// Indented blocks stand as they are where they fit. On a narrower measure each of their full
  /// lines would break into a long one and a short one.
  let joinsIndented: Bool

  /// The joining of a text with these traits, or `nil` where its lines stand as they are.
  init?(_ traits: TextTraits, _ settings: LayoutSettings) {
    guard settings.joinsLines, let wrapColumns = traits.wrapColumns else { return nil }
    self.wrapColumns = wrapColumns
    joinsIndented = settings.measure < wrapColumns
  }

  /// Whether `next`, the line after `line`, carries its paragraph on.
  ///
  /// A line that was wrapped is as full as the next one's first word allowed. Where a few columns
  /// were left, a small letter tells prose from a line of verse that happens to be long. Lists,
  /// quoted lines, tables and what has no spaces are left as they are.
  func joins(_ line: SourceLine, _ next: SourceLine) -> Bool {
    guard line.bytes.count <= wrapColumns * 8, line.indent <= SourceLine.largestFirstIndent else {
      return false
    }
    // An ideographic space begins a paragraph, whatever stands before it.
    if next.isIndented {
      guard joinsIndented, next.indent > 0, next.indent == line.indent, !line.hasSigns,
        !next.hasSigns, !line.isTabular
      else { return false }
    }
    let columns = line.columns
    guard columns <= wrapColumns * 2 else { return false }
    // A word has a column at least.
    if columns + 2 <= wrapColumns - 4 {
      let reach = columns + 1 + min(next.firstWordColumns, wrapColumns)
      guard reach > wrapColumns - max(8, wrapColumns / 6),
        reach > wrapColumns - 4 || next.beginsSmall
      else { return false }
    }
    return !next.beginsItem && !line.isQuoted && !next.isTabular
      && (line.hasSpace || next.hasSpace)
  }
}
