/// How the lines of a hard-wrapped text are joined into paragraphs.
struct LineJoining: Hashable, Sendable {
  /// The columns at which the lines were wrapped.
  let wrapColumns: Int
  /// Whether lines of the same indent are joined too.
  ///
  /// Indented blocks stand as they are where they fit. On a narrower measure each of their full
  /// lines would break into a long one and a short one.
  let joinsIndented: Bool
  /// The columns of a laid-out line.
  let measure: Int
  /// The indent by which alone the text tells paragraphs; `nil` if it does not.
  let paragraphIndent: Int?
  /// The spaces that lines begin with, which are no text.
  let margin: Int
  /// Whether the spaces between words were widened.
  let isJustified: Bool
  /// Whether blocks of all indents are joined, and definitions with the blocks that explain them.
  let joinsBlocks: Bool
  /// Whether the hyphen U+2010 at the end of a line is no text.
  let dividesWords: Bool

  /// The joining of a text with these traits, or `nil` if its lines stand as they are.
  init?(_ traits: TextTraits, _ settings: LayoutSettings) {
    guard settings.joinsLines, !settings.chopsLines, let wrapColumns = traits.wrapColumns else {
      return nil
    }
    // Lines of a manual that fit stay as they were set.
    if traits.fillsScreen, settings.measure >= wrapColumns + traits.margin { return nil }
    self.wrapColumns = wrapColumns
    joinsIndented = settings.measure < wrapColumns && !traits.indentedIsVerse
    measure = settings.measure
    paragraphIndent = traits.paragraphIndent
    margin = traits.margin
    isJustified = traits.isJustified
    joinsBlocks = traits.fillsScreen
    dividesWords = traits.dividesWords
  }

  /// Whether `next`, the line after `line`, carries its paragraph on.
  ///
  /// A line that was wrapped is as full as the next one's first word allowed. If a few columns
  /// were left, a small letter tells prose from a line of verse that happens to be long. Lists,
  /// quoted lines, tables and what has no spaces are left as they are.
  func joins(_ line: SourceLine, _ next: SourceLine) -> Bool {
    guard line.bytes.count <= wrapColumns * 8,
      joinsBlocks || line.indent <= SourceLine.largestFirstIndent
    else { return false }
    guard line.columns <= wrapColumns * 2,
      isFull(line.columns, before: next.firstWordColumns, nextIsSmall: next.beginsSmall),
      !next.beginsItem, !line.isQuoted, !next.isTabular, line.hasSpace || next.hasSpace
    else { return false }
    if joinsBlocks { return joinsBlock(line, next) }
    // An ideographic space begins a paragraph, whatever stands before it.
    if !next.isIndented { return true }
    if joinsIndented, next.indent == line.itemIndent, !line.hasSigns, !next.hasSigns { return true }
    return joinsIndented && next.indent > 0 && next.indent == line.indent && !line.isTabular
      && !line.hasSigns && !next.hasSigns
  }

  /// Whether `next` carries on the block of `line`, which is as full as it can be: it begins in the
  /// same column, or below the words of an item or a definition.
  private func joinsBlock(_ line: SourceLine, _ next: SourceLine) -> Bool {
    guard next.indent != line.indent else {
      return !line.isTabular && (joinsIndented || !next.isIndented)
    }
    return joinsIndented && next.indent > line.indent
      && (next.indent == line.itemIndent || line.cell(at: next.indent) != nil)
  }

  /// Whether a line of so many columns is as full as the next one allowed, of which the first word has
  /// `firstWord` columns.
  @inline(__always)
  func isFull(
    _ columns: Int, before firstWord: @autoclosure () -> Int,
    nextIsSmall: @autoclosure () -> Bool
  ) -> Bool {
    Self.isFull(columns, before: firstWord(), nextIsSmall: nextIsSmall(), of: wrapColumns)
  }

  /// Whether a line of so many columns is as full as the next one allowed, where lines were wrapped at
  /// `wrapColumns`.
  @inline(__always)
  static func isFull(
    _ columns: Int, before firstWord: @autoclosure () -> Int,
    nextIsSmall: @autoclosure () -> Bool, of wrapColumns: Int
  ) -> Bool {
    // A word has a column at least.
    guard columns &+ 2 <= wrapColumns &- 4 else { return true }
    let reach = columns &+ 1 &+ min(firstWord(), wrapColumns)
    return reach > wrapColumns &- max(8, wrapColumns / 6)
      && (reach > wrapColumns &- 4 || nextIsSmall())
  }
}
