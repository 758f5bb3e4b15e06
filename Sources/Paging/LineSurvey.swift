/// The lengths of lines in samples of a text, and what follows from them.
struct LineSurvey {
  /// A line that another one without indentation follows.
  struct ContinuedLine {
    var columns: Int
    var nextWord: Int
    var hasSpace: Bool
    /// Whether the line after it begins with a small letter or one of a script without large ones.
    var nextIsSmall: Bool
    /// Whether it is of a script in which all characters are equally wide.
    var isIdeographic: Bool
    /// Whether it is a heading above a rule.
    var isAboveRule: Bool
    /// Its last bytes, which tell whether a paragraph may end with it.
    var end: LineEnd
  }
  private var continued: [ContinuedLine] = []
  /// The last continued lines, one behind the other, whose first words stand in order, byte by byte.
  private var orderedRun = 0
  /// The lines of long runs of such lines.
  private var ordered = 0
  /// The lines of a long run: one of so many is rare in prose.
  private static let longRun = 8
  /// Shorter lines are rarely joined.
  private static let shortestJoined = 50
  /// The long lines of blocks that stand in, each but the last one, and those of them that a capital letter follows.
  private var inBlocks = 0
  private var beforeCapitals = 0
  /// How many lines begin a paragraph behind another line, by their indent, up to the largest one.
  private var indented = [Int](repeating: 0, count: SourceLine.largestFirstIndent + 1)
  /// How many lines without an indent begin one behind a blank line.
  private var spaced = 0
  /// The spaces that are taken off each line that has them.
  private let margin: Int
  /// The part of the continued lines, of four, that are as full as the next word allows at least; fewer
  /// in a page of a manual, which is wrapped for certain, though it has lists and examples.
  private let quarters: Int
  /// Whether the lines of indented blocks are looked at as others are.
  private let countsBlocks: Bool

  /// A survey of lines without the `margin` that they begin with.
  init(margin: Int = 0, quarters: Int = 3, countsBlocks: Bool = false) {
    self.margin = margin
    self.countsBlocks = countsBlocks || margin > 0
    self.quarters = quarters
  }

  /// The columns at which the lines were wrapped: where nearly all continued lines are as full as
  /// the next word allows, though not all equally long, and go on in the midst of a sentence, as
  /// lines of verse do not.
  var wrapColumns: Int? {
    guard continued.count >= 3, !isSorted else { return nil }
    let columns = longestUsualColumns
    guard (30...130).contains(columns) else { return nil }
    let full = continued.count {
      $0.columns + 1 + $0.nextWord > columns && $0.columns <= columns * 2
    }
    guard full * 4 >= continued.count * quarters || areOpenLinesFull(columns) else { return nil }
    guard quarters > 1 else { return columns }
    guard continued.count(where: \.nextIsSmall) * 3 >= continued.count else { return nil }
    guard margin > 0 || !areAsLong(columns) else { return nil }
    guard continued.count(where: \.hasSpace) * 4 >= continued.count * 3 else { return nil }
    return columns
  }

  /// Whether all lines that end in the midst of a sentence are as full as the next word allows: the others
  /// may be short, as the last ones of paragraphs without a blank line between them, of which a dialogue
  /// has many.
  private func areOpenLinesFull(_ columns: Int) -> Bool {
    let open = continued.filter { !$0.end.endsSentence }
    guard open.count >= 24, open.count * 3 >= continued.count else { return false }
    let full = open.count { $0.columns + 1 + $0.nextWord > columns && $0.columns <= columns * 2 }
    return full * 20 >= open.count * 19 && open.count(where: \.nextIsSmall) * 5 >= open.count * 3
  }

  /// The columns at which the lines were wrapped, paragraph by paragraph, some less than others, as
  /// those of a text are that several people wrote: nearly all continued lines are as full as lines
  /// that are joined must be, and most go on with a small letter.
  ///
  /// Some listings are like that, too.
  var unevenWrapColumns: Int? {
    let continued = continued.filter { !$0.isAboveRule }
    guard continued.count >= 8, !isSorted else { return nil }
    let columns = longestUsualColumns
    guard (50...130).contains(columns) else { return nil }
    let full = continued.count {
      $0.columns <= columns * 2
        && LineJoining.isFull(
          $0.columns, before: $0.nextWord, nextIsSmall: $0.nextIsSmall, of: columns)
    }
    guard full * 10 >= continued.count * 9 else { return nil }
    guard continued.count(where: \.nextIsSmall) * 5 >= continued.count * 3 else { return nil }
    guard !areAsLong(columns) else { return nil }
    guard continued.count(where: \.hasSpace) * 4 >= continued.count * 3 else { return nil }
    return columns
  }

  /// The columns at which the long lines were wrapped, of a text whose other lines are short: verse, who
  /// speaks in a play, an index.
  var longWrapColumns: Int? {
    let long = continued.filter { $0.columns >= Self.shortestLong && !$0.isAboveRule }
    guard long.count >= Self.fewestLong, !isSorted else { return nil }
    let columns = Self.longestUsualColumns(of: long)
    guard (Self.shortestLong...90).contains(columns), !areAsLong(columns) else { return nil }
    let open = long.filter { !$0.end.endsSentence }
    let full = open.count { $0.columns + 1 + $0.nextWord > columns && $0.columns <= columns * 2 }
    // The licence of a short text may have been wrapped otherwise.
    guard full * 10 >= open.count * 9, open.count * 2 >= long.count,
      open.count(where: \.nextIsSmall) * 5 >= open.count * 3
    else { return nil }
    return columns
  }

  /// A line of verse is rarely so long.
  private static let shortestLong = 55
  /// Fewer long lines tell nothing.
  private static let fewestLong = 16

  /// Whether blocks that stand in are verse for the most part: nearly all of their lines begin with a capital
  /// letter.
  var indentedIsVerse: Bool { inBlocks >= 40 && beforeCapitals * 5 >= inBlocks * 4 }

  /// Whether most lines stand in order, as those of lists do.
  private var isSorted: Bool { ordered > 0 && ordered * 3 >= continued.count * 2 }

  private mutating func addOrder(_ first: SourceLine, _ second: SourceLine, isNext: Bool) {
    let isInOrder = !second.firstWord.lexicographicallyPrecedes(first.firstWord)
    orderedRun = isInOrder ? (isNext ? orderedRun : 0) + 1 : 0
    if orderedRun >= Self.longRun { ordered += orderedRun == Self.longRun ? Self.longRun : 1 }
  }

  /// Whether nearly all lines have so many columns: rows of figures have, and lines of prose only where
  /// they were justified, as those of a manual are.
  private func areAsLong(_ columns: Int) -> Bool {
    let sameLength = continued.count { $0.columns == columns && !$0.isIdeographic }
    return sameLength * 5 >= continued.count * 4 && continued.count >= 8
  }

  /// Whether the text's lines were justified: they are prose, and as long as each other.
  var isJustified: Bool { wrapColumns.map(areAsLong) ?? false }

  /// The indent that nearly all paragraphs begin with, where few are told by a blank line.
  var paragraphIndent: Int? {
    let all = indented.reduce(0, +)
    guard all >= 5, all > spaced, let most = indented.max(), most * 4 >= all * 3 else { return nil }
    return indented.firstIndex(of: most)
  }

  /// The columns that nine of ten lines have at most; 255 where that is more.
  private var longestUsualColumns: Int { Self.longestUsualColumns(of: continued) }

  private static func longestUsualColumns(of lines: [ContinuedLine]) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    for line in lines { counts[min(line.columns, 255)] += 1 }
    var left = lines.count * 9 / 10
    return counts.firstIndex { count in
      left -= count
      return left < 0
    } ?? 255
  }

  /// Adds the lines of `sample`.
  mutating func add(_ sample: TextSamples.Sample) {
    var former: SourceLine?
    var beforeThat: SourceLine?
    var wasOutside = false
    for bytes in sample {
      let line = SourceLine(SourceLine.inside(margin, bytes))
      let isOutside = SourceLine.spaces(before: bytes, atMost: margin) < margin
      // What stands left of a margin names what is beside it, and is not carried on by it.
      if !wasOutside || isOutside, let first = former, let second = line {
        add(first, second, before: beforeThat)
      }
      wasOutside = isOutside
      beforeThat = former
      former = line
    }
  }

  /// Whether two lines are of a block: they begin in one column, or the second one below the words of an
  /// item.
  private static func isBlock(_ first: SourceLine, _ second: SourceLine) -> Bool {
    first.indent == second.indent
      || second.indent > first.indent
        && (second.indent == first.itemIndent || first.cell(at: second.indent) != nil)
  }

  private mutating func add(
    _ first: SourceLine, _ second: SourceLine, before beforeThat: SourceLine?
  ) {
    if first.indent > 0, first.indent == second.indent, first.columns >= Self.shortestJoined {
      inBlocks += 1
      if !second.beginsSmall { beforeCapitals += 1 }
    }
    // Beside a margin the paragraphs of an indented block are as many as any.
    let isBlock = countsBlocks && Self.isBlock(first, second)
    guard margin > 0 || !countsBlocks || !second.beginsItem else { return }
    guard !second.isIndented || isBlock else { return }
    if first.indent <= SourceLine.largestFirstIndent || isBlock {
      continued.append(
        ContinuedLine(
          columns: first.columns, nextWord: second.firstWordColumns, hasSpace: first.hasSpace,
          nextIsSmall: second.beginsSmall, isIdeographic: first.isIdeographic,
          isAboveRule: second.isRule, end: LineEnd(first.bytes)))
      addOrder(first, second, isNext: beforeThat != nil)
    }
    guard !second.isIndented else { return }
    // A line that goes on with one that is indented: that one begins a paragraph.
    if first.isIndented, first.indent <= SourceLine.largestFirstIndent, beforeThat != nil {
      indented[first.indent] += 1
    } else if !first.isIndented, beforeThat == nil {
      spaced += 1
    }
  }
}
