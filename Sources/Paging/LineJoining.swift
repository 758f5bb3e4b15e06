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

  /// Whether `next`, the line after `line`, carries its paragraph on: `line` is as full as the
  /// first word of `next` allowed.
  func joins(_ line: SourceLine, _ next: SourceLine) -> Bool {
    guard line.bytes.count <= wrapColumns * 8, line.indent <= SourceLine.largestFirstIndent,
      !next.beginsWithBullet
    else { return false }
    // An ideographic space begins a paragraph, whatever stands before it.
    if next.isIndented, !joinsIndented || next.indent == 0 || next.indent != line.indent {
      return false
    }
    let columns = line.columns
    guard columns <= wrapColumns * 2 else { return false }
    let slack = max(8, wrapColumns / 6)
    if columns > wrapColumns - slack { return true }
    return columns + 1 + min(next.firstWordColumns, wrapColumns) > wrapColumns - slack
  }
}
