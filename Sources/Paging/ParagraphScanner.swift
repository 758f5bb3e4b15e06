import Books
import Typeset

/// Walks a text forward, paragraph by paragraph.
///
/// Where paragraphs begin and what they are depends on the text and its traits alone, not on where
/// the walk began: `ParagraphFinder` finds the starts to begin at.
struct ParagraphScanner: ~Copyable {
  /// A line of the file of this many bytes is a giant, laid out without being held in memory.
  static let giantLength = 64 << 10
  /// A hard-wrapped paragraph that fills one of the text's blocks of this length ends with it.
  static let blockLength = 64 << 10

  let traits: TextTraits
  let joining: LineJoining?
  let setting: ParagraphSetting
  var window: SlidingWindow
  private var prepared: PreparedText
  private var isPrepared = false
  /// Where the words of the paragraph begin and end: the spaces of a margin are none.
  var contentStart = 0
  var contentEnd = 0
  /// How rows hang under the first one of their line.
  let hanging: Hanging
  /// Whether each line of the file is one line: no heading, and no emphasis.
  let chopsLines: Bool
  /// The blocks of a structured text; `nil` for a plain one.
  let blocks: BlockCursor?
  /// Where the next form feed is, as far as `formFeedKnownTo`.
  var formFeed: Int?
  var formFeedKnownTo = 0
  /// Where the next underscore is, as far as `underscoreKnownTo`.
  var underscore: Int?
  var underscoreKnownTo = 0
  var followsBlank: Bool
  /// The last start of a paragraph that the text itself made, not the length of a block.
  private var naturalStart: Int
  private var nextIsForced = false
  /// A line that was looked at to see whether it goes on with the paragraph before it.
  var lookedAt: FileLine?
  /// Whether the end of the line before is to be a blank line: space that the text has not.
  private var spaceEnd: Int?

  /// The paragraph that `advance` found.
  var paragraph = Paragraph(kind: .blank, range: 0..<0)
  /// The offset of the paragraph after it.
  var position: Int

  /// A walk over `source` from `start` to `limit`.
  ///
  /// - Parameters:
  ///   - blocks: The blocks of a structured text, which has no joining.
  ///   - knowsPlaces: Whether it is asked where the bytes of `content` stand in the text; if not,
  ///     joining lines takes less.
  init(
    _ source: any TextSource, traits: TextTraits, joining: LineJoining?,
    setting: ParagraphSetting = ParagraphSetting(), hanging: Hanging = Hanging(),
    blocks: BlockCursor? = nil, from start: ParagraphStart, limit: Int,
    capacity: Int = 256 << 10, knowsPlaces: Bool = true, chopsLines: Bool = false
  ) {
    prepared = PreparedText(capacity: 16 << 10, knowsPlaces: knowsPlaces)
    self.traits = traits
    self.blocks = blocks
    self.joining = joining
    self.setting = setting
    self.hanging = hanging
    self.chopsLines = chopsLines
    window = SlidingWindow(source, at: start.offset, limit: limit, capacity: capacity)
    position = start.offset
    followsBlank = start.followsBlank
    naturalStart = 0
    begin(at: start)
  }

  /// Begins another walk at `start`, in the memory that this one has.
  mutating func begin(at start: ParagraphStart) {
    window.move(to: start.offset)
    isPrepared = false
    formFeed = nil
    formFeedKnownTo = start.offset
    underscore = nil
    underscoreKnownTo = start.offset
    lookedAt = nil
    spaceEnd = nil
    position = start.offset
    followsBlank = start.followsBlank
    naturalStart = start.offset & ~(Self.blockLength - 1) - Self.blockLength
    nextIsForced = start.isForced
  }

  /// The text's end, as far as it is known.
  var limit: Int { window.limit }

  /// Where a walk could go on with the paragraph that comes next.
  @inline(__always)
  var next: ParagraphStart {
    ParagraphStart(offset: position, followsBlank: followsBlank, isForced: nextIsForced)
  }

  /// The bytes of the paragraph as they are laid out; for a giant, none.
  @inline(__always)
  var content: TextWindow {
    if isPrepared {
      return TextWindow(base: prepared.pointer, count: prepared.count, isFinal: true)
    }
    return TextWindow(
      base: window.pointer(at: contentStart), count: contentEnd - contentStart, isFinal: true)
  }

  /// The ranges of `content` that are emphasised.
  var emphasis: [EmphasisRange] { isPrepared ? prepared.emphasis : [] }

  /// The emphases whose marks are not in `content`, in offsets of the text: each range runs from the
  /// opening mark to the closing one.
  var emphases: [EmphasisRange] {
    guard isPrepared else { return [] }
    return prepared.marks.map {
      EmphasisRange(start: contentStart + $0.start, end: contentStart + $0.end)
    }
  }

  /// The text's offset of the byte at `offset` of `content`.
  func textOffset(at offset: Int) -> Int {
    contentStart + (isPrepared ? prepared.textOffset(at: offset) : offset)
  }

  /// Goes to the next paragraph.
  ///
  /// - Returns: Whether there is one; `false` at the text's end.
  mutating func advance() throws(TextError) -> Bool {
    isPrepared = false
    guard position < limit else { return false }
    if let end = spaceEnd {
      spaceEnd = nil
      paragraph = Paragraph(kind: .blank, range: position..<end)
      contentStart = position
      contentEnd = position
      position = end
      return true
    }
    guard let line = try takeLine() else {
      paragraph = Paragraph(kind: .text, range: position..<position, isGiant: true)
      return position < limit
    }
    // A file that became shorter meanwhile.
    guard line.end > line.start else { return false }
    guard isBlank(line) else {
      try read(paragraphFrom: line)
      return true
    }
    paragraph = Paragraph(
      kind: line.endsWithFormFeed ? .pageBreak : .blank, range: line.start..<line.end)
    contentStart = line.start
    contentEnd = line.contentEnd
    position = line.end
    followsBlank = true
    nextIsForced = false
    return true
  }

  /// Goes over blank lines that follow the blank line found last: all of them, or as many as are
  /// in memory.
  ///
  /// - Returns: The number of lines.
  mutating func skipBlankLines() throws(TextError) -> Int {
    if position >= window.end { try window.require(1, from: position) }
    return skipBlankLinesInMemory()
  }

  /// Goes over blank lines that follow, as many as are in memory.
  ///
  /// - Returns: The number of lines.
  mutating func skipBlankLinesInMemory() -> Int {
    let run = BlankRun(
      in: window.pointer(at: position), count: window.end - position,
      terminator: traits.terminator)
    position += run.length
    return run.lines
  }

  /// Goes over form feeds that stand behind the one found last, with spaces and tabs between, as far
  /// as they are in memory: they end no further page.
  mutating func skipFormFeeds() {
    let bytes = window.pointer(at: position)
    let count = window.end - position
    var end = 0
    var index = 0
    while index < count, index - end < Self.giantLength {
      let byte = bytes[index]
      guard byte == 0x0C || SourceLine.isBlank(byte) else { break }
      index += 1
      if byte == 0x0C { end = index }
    }
    position += end
  }

  /// Takes the text from here on for the rest of a giant.
  mutating func enterGiant() {
    paragraph = Paragraph(kind: .text, range: position..<position, isGiant: true)
    isPrepared = false
  }

  /// Goes on behind a giant that ends at `end`.
  mutating func leaveGiant(at end: Int) {
    paragraph.range = paragraph.range.lowerBound..<end
    position = end
    followsBlank = false
    nextIsForced = false
    lookedAt = nil
  }
}

// MARK: - Paragraphs

extension ParagraphScanner {
  /// The line at `position`, which becomes the first of a paragraph; `nil` if it is a giant.
  private mutating func takeLine() throws(TextError) -> FileLine? {
    if let line = lookedAt {
      lookedAt = nil
      return line
    }
    return try line(at: position, keeping: position)
  }

  /// Reads the paragraph that begins with `first`, a line with something in it.
  private mutating func read(paragraphFrom first: FileLine) throws(TextError) {
    if !nextIsForced { naturalStart = first.start }
    let isForced = nextIsForced
    nextIsForced = false
    var last = first
    var lines = 1
    var following: FileLine?
    contentStart = first.start
    if let joining {
      contentStart += marginSpaces(before: first)
      while true {
        following = joinPlainLines(to: &last, of: first.start, &lines, joining)
        if following != nil { break }
        following = try peek(after: last, keeping: first.start)
        guard let next = following, let source = sourceLine(last),
          let nextSource = sourceLine(next), joining.joins(source, nextSource)
        else { break }
        if crossesBlock(from: last, to: next) {
          nextIsForced = true
          break
        }
        var joint = Joint(
          end: last.start + marginSpaces(before: last) + source.bytes.count,
          start: next.start + marginSpaces(before: next) + nextSource.indent,
          isSpace: source.needsSpace(before: nextSource))
        if joining.dividesWords, source.endsDivided(before: nextSource) { joint.end -= 3 }
        if joining.isJustified, nextSource.indent > source.indent {
          joint.cell = source.cell(at: nextSource.indent) ?? 0
        }
        join(next, to: last, joint, paragraphStart: first.start)
        last = next
        lines += 1
      }
    } else if let blocks {
      return try read(first, of: blocks)
    } else {
      following = try peek(after: first, keeping: first.start)
    }
    contentEnd = last.contentEnd
    position = last.end
    lookedAt = following
    let isBeforeBlank = following.map { isBlank($0) } ?? (position >= limit)
    let isHeading =
      followsBlank && lines <= Headings.mostLines && !chopsLines
      && (isHeading(first, lines: lines, isBeforeBlank: isBeforeBlank)
        || lines == 1 && standsOut(first, above: following))
    paragraph = Paragraph(
      kind: isHeading ? .heading : .text, range: first.start..<last.end, isJoined: lines > 1)
    if !isHeading, !chopsLines { paragraph.hang = hanging.hang(of: first, lines: lines, in: self) }
    if lines == 1, let joining, let deep = DeepIndent(content(of: first), joining) {
      contentStart += deep.bytes
      (paragraph.indent, paragraph.hang) = (deep.indent, deep.hang)
    }
    let followedBlank = followsBlank
    followsBlank = false
    prepareEmphasis(from: contentStart)
    guard setting != ParagraphSetting(), !isHeading else { return }
    if followedBlank, lines > 1 || isBeforeBlank, beginsProse(first) {
      paragraph.indent = setting.indent
    }
    guard let following, !nextIsForced else { return }
    if paragraph.indent > 0 || isForced && setting.indent > 0 {
      try takeBlank(following)
    } else if setting.spacesAfterIndent, beginsIndented(following) {
      // The end of its last line is the blank line.
      paragraph.range = first.start..<last.contentEnd
      position = last.contentEnd
      spaceEnd = last.end
    }
  }

  /// Takes marks of emphasis out of the paragraph that begins at `start`.
  private mutating func prepareEmphasis(from start: Int) {
    guard traits.hasEmphasisMarks, !chopsLines else { return }
    if !isPrepared {
      let count = contentEnd - start
      let text = UnsafeRawBufferPointer(start: window.pointer(at: start), count: count)
      guard text.firstIndex(of: UInt8(ascii: "_"), from: 0, to: count) != nil else { return }
      prepare(from: start, to: contentEnd)
    }
    prepared.takeOutEmphasisMarks()
  }

  /// Copies the paragraph's bytes, so that some can be taken out.
  ///
  /// - Parameter cell: The first bytes, which are kept as they are.
  private mutating func prepare(from start: Int, to end: Int, keeping cell: Int = 0) {
    prepared.removeAll()
    prepared.append(UnsafeRawBufferPointer(start: window.pointer(at: start), count: cell))
    append(from: start + cell, to: end)
    isPrepared = true
  }

  /// The line after `line`; `nil` at the text's end and where the next line is a giant.
  mutating func peek(
    after line: FileLine, keeping kept: Int
  ) throws(TextError) -> FileLine? {
    guard line.end < limit else { return nil }
    let next = try self.line(at: line.end, keeping: kept)
    // A file that became shorter meanwhile has no such line any more.
    return next.flatMap { $0.end > $0.start ? $0 : nil }
  }

  /// Where a line's words end and the next one's begin, and what stands between them.
  struct Joint {
    var end: Int
    var start: Int
    var isSpace: Bool
    /// The bytes before the words of an item or a definition that begins the paragraph: what stands
    /// among them was not widened.
    var cell = 0
  }

  @inline(__always)
  private func crossesBlock(from line: FileLine, to next: FileLine) -> Bool {
    let block = next.start & ~(Self.blockLength - 1)
    return block > line.start && naturalStart <= block - Self.blockLength
  }

  /// Joins `next` to `line`, which is of the paragraph that begins at `start`.
  mutating func join(
    _ next: FileLine, to line: FileLine, _ joint: Joint, paragraphStart start: Int
  ) {
    if !isPrepared {
      // Nearly always a newline becomes a space, and all else stays where it is.
      if joint.isSpace, joint.end == line.contentEnd, joint.start == joint.end + 1 {
        window.replace(at: joint.end, with: 0x20)
        return
      }
      prepare(from: contentStart, to: line.contentEnd, keeping: joint.cell)
    }
    prepared.dropLast(line.contentEnd - joint.end)
    prepared.appendJoint(isSpace: joint.isSpace, length: joint.start - joint.end)
    append(from: joint.start, to: next.contentEnd)
  }

  private mutating func append(from start: Int, to end: Int) {
    let bytes = UnsafeRawBufferPointer(start: window.pointer(at: start), count: end - start)
    if joining?.isJustified == true {
      prepared.appendJustified(bytes)
    } else {
      prepared.append(bytes)
    }
  }

  /// Joins `next`, which begins at `bytes` and is plain, to `line` with a space, where the bytes of
  /// the paragraph are being copied.
  ///
  /// - Returns: Whether they are.
  @inline(__always)
  mutating func joinCopied(
    _ next: FileLine, at bytes: UnsafePointer<UInt8>, to line: FileLine
  ) -> Bool {
    guard isPrepared else { return false }
    prepared.appendPlainLine(
      bytes, count: next.contentEnd &- next.start, joint: next.start &- line.contentEnd)
    return true
  }

  /// Whether a paragraph of `lines` lines, of which the first is `line`, is a heading.
  func isHeading(_ line: FileLine, lines: Int, isBeforeBlank: Bool) -> Bool {
    guard line.contentEnd - line.start <= Headings.longest + 64 else { return false }
    let content = content(of: line)
    guard let range = SourceLine.words(in: content),
      Headings.mayBegin(with: content[range.lowerBound])
    else { return false }
    let words = UnsafeRawBufferPointer(rebasing: content[range])
    switch Headings.likeness(of: words) {
    case .none: return false
    case .afterBlank: return lines == 1 || isBeforeBlank
    case .betweenBlanks:
      return lines == 1 && isBeforeBlank
        && Headings.isPlaced(
          indent: range.lowerBound, columns: words.count, width: traits.wrapColumns ?? 80,
          endsWithFullStop: words.last == UInt8(ascii: "."))
    }
  }

  /// Whether a line begins at the left edge above one that begins beside the margin, as the heads of a
  /// manual's sections do.
  private func standsOut(_ line: FileLine, above next: FileLine?) -> Bool {
    let margin = joining?.margin ?? (traits.fillsScreen ? traits.margin : 0)
    guard margin > 0, let next, line.contentEnd - line.start <= 60,
      !SourceLine.isBlank(window.pointer(at: line.start)[0])
    else { return false }
    let content = content(of: line)
    let below = UnsafeRawBufferPointer(
      start: window.pointer(at: next.start), count: next.contentEnd &- next.start)
    return SourceLine.spaces(before: below, atMost: margin) == margin
      && content.last != UInt8(ascii: ".")
      && SourceLine(content)?.isTabular == false
  }
}
