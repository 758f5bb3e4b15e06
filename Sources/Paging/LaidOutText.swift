import Books
import Typeset

/// A text with the settings it is laid out with: where its lines are.
struct LaidOutText: Sendable {
  let source: any TextSource
  let traits: TextTraits
  let settings: LayoutSettings
  /// What the text knows of itself; `nil` for a plain one.
  let structure: (any TextStructure)?
  /// What its words are beside words; `nil` if that is known of none.
  let spans: (any TextSpans)?
  /// The first column of chopped lines that is shown; nothing of the layout depends on it.
  var shift = 0

  /// The text of `manuscript`.
  init(_ manuscript: Manuscript, settings: LayoutSettings) {
    source = manuscript.source
    traits = manuscript.traits
    structure = manuscript.structure
    spans = manuscript.source.spans
    self.settings = settings
  }

  /// How its lines are joined; `nil` if they stand as they are.
  var joining: LineJoining? { LineJoining(traits, settings) }

  /// How its paragraphs are set off from one another.
  var setting: ParagraphSetting {
    chopsLines ? ParagraphSetting() : ParagraphSetting(traits, settings, structure)
  }

  /// Whether each line of the file is one line.
  var chopsLines: Bool { settings.chopsLines && structure == nil }

  /// How the rows of a line hang under its first one.
  var hanging: Hanging { structure == nil ? Hanging(traits, settings) : Hanging() }

  /// A walk over its lines from `position` to the text's present end.
  func walk(from position: LinePosition) throws(TextError) -> LineWalker {
    try LineWalker(self, from: position, limit: source.count)
  }

  /// A walk over its paragraphs from `start` to `limit`, or the text's present end.
  ///
  /// - Parameter knowsPlaces: Whether it is asked where the bytes of `content` stand in the text.
  func scan(
    from start: ParagraphStart, limit: Int? = nil, capacity: Int = 32 << 10,
    knowsPlaces: Bool = true
  ) -> ParagraphScanner {
    ParagraphScanner(
      source, traits: traits, joining: joining, setting: setting, hanging: hanging,
      blocks: structure.map { BlockCursor($0, settings) }, from: start,
      limit: limit ?? source.count, capacity: capacity, knowsPlaces: knowsPlaces,
      chopsLines: chopsLines)
  }

  /// The start of the paragraph that holds the byte at `offset`.
  func paragraphStart(at offset: Int) throws(TextError) -> ParagraphStart {
    var offset = offset
    if setting.takesBlanks {
      // A blank line may be one that the paragraph before it has taken.
      guard let ink = try lastInk(before: offset + 1) else { return .textStart }
      offset = ink
    }
    let finder = ParagraphFinder(source, traits: traits, joining: joining)
    let start = try finder.start(ofParagraphAt: offset)
    guard chopsLines, start.isProvisional else { return start }
    // A chopped line begins where it does in the file, however far back that is.
    return try finder.start(ofParagraphAt: try finder.lineStart(before: start.offset))
  }

  /// A line's start at or before `offset`, as near as can be told without laying out more than a
  /// megabyte; `index` knows the lines of longer paragraphs.
  func position(
    atOrBefore offset: Int, index: LineIndex?
  ) throws(TextError) -> LinePosition {
    let start = try paragraphStart(at: offset)
    if start.isProvisional, let known = index?.checkpoint(atOrBeforeOffset: offset) {
      return known.position
    }
    return LinePosition(start)
  }

  /// The line that shows the byte at `offset`; past the text's end, the last line.
  ///
  /// Blank lines and form feeds belong to the line before them, as they do on a page.
  func position(ofLineAt offset: Int, index: LineIndex?) throws(TextError) -> LinePosition {
    let offset = min(offset, source.count - 1)
    var walker = try walk(from: position(atOrBefore: offset, index: index))
    while try walker.advance() {
      guard walker.line.end > offset else { continue }
      if walker.line.kind.isInk { return walker.firstOfPicture }
      break
    }
    guard let ink = try lastInk(before: offset) else { return .textStart }
    return try position(ofInkAt: ink, index: index)
  }

  /// The line that shows the byte at `offset`, which is on a line with something on it.
  private func position(ofInkAt offset: Int, index: LineIndex?) throws(TextError) -> LinePosition {
    var walker = try walk(from: position(atOrBefore: offset, index: index))
    while try walker.advance() {
      if walker.line.end > offset {
        return walker.firstOfPicture
      }
    }
    return .textStart
  }

  /// The last byte before `offset` with something to show, or `nil` if all is blank.
  func lastInk(before offset: Int) throws(TextError) -> Int? {
    try ParagraphFinder(source, traits: traits, joining: joining)
      .lastInk(before: offset)
  }
}

// MARK: - Between the text and its index

extension LaidOutText {
  /// Where the line with the number `line` begins.
  func position(ofLine line: Int, in index: LineIndex) throws(TextError) -> LinePosition {
    guard let checkpoint = index.checkpoint(atOrBeforeLine: line) else { return .textStart }
    if checkpoint.position.giantStart != nil {
      return try position(ofLine: line - checkpoint.line, from: checkpoint.position)
    }
    var counts = LineCounts(from: checkpoint.code)
    var scanner = scan(from: checkpoint.position.paragraph)
    var left = line - checkpoint.line
    var blanks = 0
    var pageEnds = PageEnds()
    while true {
      let start = scanner.next
      guard try scanner.advance() else { return LinePosition(start) }
      if scanner.paragraph.isGiant {
        return try position(ofLine: left, from: LinePosition(start))
      }
      guard pageEnds.takes(scanner.paragraph.kind) else {
        scanner.skipFormFeeds()
        continue
      }
      let lines: Int
      if scanner.paragraph.kind == .blank {
        if blanks == 0 { blanks = next(&counts, index)?.lines ?? 1 }
        lines = left == 0 ? 1 : 1 + (try scanner.skipBlankLines())
        blanks = max(blanks - lines, 0)
      } else {
        lines = next(&counts, index)?.lines ?? 1
      }
      if left < lines {
        return left == 0
          ? LinePosition(start)
          : try position(ofLine: left, from: LinePosition(start))
      }
      left -= lines
    }
  }

  /// The line `count` lines after the one at `position`.
  private func position(
    ofLine count: Int, from position: LinePosition
  ) throws(TextError) -> LinePosition {
    var walker = try walk(from: position)
    var left = count
    while try walker.advance() {
      if walker.line.kind == .pageBreak { continue }
      if left == 0 { break }
      left -= 1
    }
    return walker.line.position
  }

  /// A line by its number.
  struct NumberedLine {
    /// The number of lines before it in the whole text.
    var number: Int
    /// The text's offset of its first byte; `nil` for a blank line.
    var start: Int?
  }

  /// The line that holds the byte at `offset`; of blank lines one after the other, any of them that
  /// is on the same page.
  func line(containing offset: Int, in index: LineIndex) throws(TextError) -> NumberedLine {
    guard let checkpoint = index.checkpoint(atOrBeforeOffset: offset) else {
      return NumberedLine(number: 0)
    }
    guard checkpoint.position.giantStart == nil else {
      return try line(containing: offset, from: checkpoint.position, number: checkpoint.line)
    }
    var way = LineIndex.Waypoint(
      start: checkpoint.position.paragraph, number: checkpoint.line,
      counts: LineCounts(from: checkpoint.code))
    if let near = index.waypoint(atOrBeforeOffset: offset), near.start.offset > way.start.offset {
      way = near
    }
    var scanner = scan(from: way.start)
    while true {
      way.start = scanner.next
      guard try scanner.advance() else { return NumberedLine(number: max(way.number - 1, 0)) }
      if scanner.paragraph.isGiant || scanner.paragraph.range.upperBound > offset {
        index.keep(way)
        return try line(containing: offset, from: LinePosition(way.start), number: way.number)
      }
      guard way.pageEnds.takes(scanner.paragraph.kind) else {
        scanner.skipFormFeeds()
        if scanner.position > offset { return NumberedLine(number: max(way.number - 1, 0)) }
        continue
      }
      if scanner.paragraph.kind == .blank {
        if way.blanks == 0 { way.blanks = next(&way.counts, index)?.lines ?? 1 }
        let lines = 1 + (try scanner.skipBlankLines())
        if scanner.position > offset { return NumberedLine(number: way.number) }
        way.blanks = max(way.blanks - lines, 0)
        way.number += lines
      } else {
        way.number += next(&way.counts, index)?.lines ?? 1
      }
    }
  }

  /// The line that holds the byte at `offset`, when the one at `position` has the number `number`.
  private func line(
    containing offset: Int, from position: LinePosition, number: Int
  ) throws(TextError) -> NumberedLine {
    var number = number
    var walker = try walk(from: position)
    while try walker.advance() {
      let line = walker.line
      if line.end > offset {
        // A form feed belongs to the line before it.
        return line.kind == .pageBreak
          ? NumberedLine(number: max(number - 1, 0))
          : NumberedLine(
            number: number - walker.rowsAbove,
            start: line.kind == .blank ? nil : line.position.offset)
      }
      guard line.kind != .pageBreak else { continue }
      number += 1
      if line.kind == .blank {
        number += try walker.skipBlankLines()
        if walker.position > offset { return NumberedLine(number: number - 1) }
      }
    }
    return NumberedLine(number: max(number - 1, 0))
  }

  private func next(_ counts: inout LineCounts, _ index: LineIndex) -> LineCounts.Item? {
    index.codes.withUnsafeBufferPointer { counts.next(in: $0) }
  }
}
