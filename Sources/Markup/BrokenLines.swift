import Books

/// The lines into which `<br>` parts a block: of a poem that no style sheet knows of, or of prose.
///
/// Lines of verse hang where they are wider than the page, so that what goes on does not look like a new
/// line. A paragraph of one break, or of long lines, is prose. What is centred or at the right, as on a
/// title page, stays as it is.
struct BrokenLines {
  /// The characters that most lines of a poem have at most, and that all of them do.
  private static let (long, longest) = (100, 400)
  /// How many lines tell; what follows is what they are.
  private static let telling = 6
  /// The lines of a poem, and of one in a quotation, at least.
  private static let (fewest, fewestInQuotation) = (3, 2)

  /// A line that was written before it was known what it is.
  struct Line {
    /// The text's offset of its first byte.
    var start: Int
    /// What it is.
    var block: BlockDraft
    /// How many of the batch's blocks stand before it.
    var blocks: Int
    /// Whether it has a record among these blocks, the next one.
    var hasRecord: Bool
    /// The characters that it has.
    var length: Int
  }

  /// The lines so far, as long as it is not known what they are.
  private(set) var lines: [Line] = []
  /// Whether they are verse; `nil` as long as that is not known.
  private(set) var areVerse: Bool?

  /// Whether the batch has lines that may still change.
  var isHeldBack: Bool { areVerse == nil && !lines.isEmpty }

  /// Adds a line; whether it is now known what the lines are.
  mutating func add(_ line: Line) -> Bool {
    guard areVerse == nil else { return false }
    lines.append(line)
    guard line.length <= Self.longest, line.block.mayBeVerse else {
      areVerse = false
      return true
    }
    guard lines.count >= Self.telling else { return false }
    decide()
    return true
  }

  /// Makes a line of verse one that is as short, and has no more of them behind another one.
  mutating func note(_ block: inout BlockDraft, length: Int) {
    guard length <= Self.longest, block.mayBeVerse else { return areVerse = false }
    block.kind = .verse
  }

  /// Says that no more lines come.
  mutating func end() { if areVerse == nil { decide() } }

  private mutating func decide() {
    let isInQuotation = lines.allSatisfy(\.block.isInQuotation)
    let isLong = lines.count { $0.length > Self.long } * 3 > lines.count
    areVerse = lines.count >= (isInQuotation ? Self.fewestInQuotation : Self.fewest) && !isLong
  }
}

extension BlockDraft {
  /// Whether it may be a line of a poem, as far as can be told without its words.
  fileprivate var mayBeVerse: Bool {
    kind == .paragraph && !isReleased && pictures == 0
      && flags.isDisjoint(with: [.centred, .right, .keepsWithNext, .keepsWithPrevious])
  }
}

extension TextWriter {
  /// Ends the line that is open where `<br>` does.
  mutating func breakLine() {
    if brokenLines == nil { brokenLines = BrokenLines() }
    closeLine(isBroken: true)
  }

  /// Takes note of a line that has just been written, if its block has breaks.
  mutating func noteBrokenLine(
    _ block: BlockDraft, at start: Int, length: Int, hasRecord: Bool
  ) {
    guard brokenLines != nil else { return }
    let line = BrokenLines.Line(
      start: start, block: block, blocks: batch.blocks.count - (hasRecord ? 1 : 0),
      hasRecord: hasRecord, length: length)
    if brokenLines?.add(line) == true { makeBrokenLinesVerse() }
  }

  /// Says that the block ends whose lines are broken.
  mutating func endBrokenLines() {
    guard brokenLines != nil else { return }
    let isKnown = brokenLines?.areVerse != nil
    brokenLines?.end()
    if !isKnown { makeBrokenLinesVerse() }
    brokenLines = nil
  }

  /// Makes the lines verse that were written before that was known, if they are.
  private mutating func makeBrokenLinesVerse() {
    guard let broken = brokenLines, broken.areVerse == true else { return }
    for line in broken.lines.reversed() {
      var block = line.block
      block.kind = .verse
      guard let record = block.record(at: line.start, ofPictureOnly: false) else { continue }
      if line.hasRecord {
        batch.blocks[line.blocks] = record
      } else {
        batch.blocks.insert(record, at: line.blocks)
        belonging.noteBlock(insertedAt: line.blocks)
      }
    }
  }
}
