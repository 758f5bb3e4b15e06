import Books
import Glibc
import Typeset

/// Walks a text forward, paragraph by paragraph.
///
/// Where paragraphs begin and what they are depends on the text and its traits alone, not on where
/// the walk began: `ParagraphFinder` finds the starts to begin at.
struct ParagraphScanner: ~Copyable {
  /// A line of the file longer than this is a giant, laid out without being held in memory.
  static let giantLength = 64 << 10
  /// A hard-wrapped paragraph that fills one of the text's blocks of this length ends with it.
  static let blockLength = 64 << 10

  /// A line of the file: where it begins, where what it says ends and where the next one begins.
  struct Line {
    var start: Int
    var contentEnd: Int
    var end: Int
    var endsWithFormFeed = false
  }

  private let traits: TextTraits
  private let joinsLines: Bool
  private var window: SlidingWindow
  private var prepared = PreparedText(capacity: 16 << 10)
  private var isPrepared = false
  private var contentEnd = 0
  /// Where the next form feed is, as far as `formFeedKnownTo`.
  private var formFeed: Int?
  private var formFeedKnownTo = 0
  private var followsBlank: Bool
  /// The last start of a paragraph that the text itself made, not the length of a block.
  private var naturalStart: Int
  private var nextIsForced = false
  /// A line that was looked at to see whether it goes on with the paragraph before it.
  private var lookedAt: Line?

  /// The paragraph that `advance` found.
  private(set) var paragraph = Paragraph(kind: .blank, range: 0..<0)
  /// The offset of the paragraph after it.
  private(set) var position: Int

  /// A walk over `source` from `start` to `limit`.
  init(
    _ source: any TextSource, traits: TextTraits, joinsLines: Bool, from start: ParagraphStart,
    limit: Int, capacity: Int = 256 << 10
  ) {
    self.traits = traits
    self.joinsLines = joinsLines && traits.wrapColumns != nil
    window = SlidingWindow(source, at: start.offset, limit: limit, capacity: capacity)
    position = start.offset
    formFeedKnownTo = start.offset
    followsBlank = start.followsBlank
    naturalStart = start.offset & ~(Self.blockLength - 1) - Self.blockLength
    nextIsForced = start.isForced
  }

  /// The text's end, as far as it is known.
  var limit: Int { window.limit }

  /// Where a walk could go on with the paragraph that comes next.
  var next: ParagraphStart {
    ParagraphStart(offset: position, followsBlank: followsBlank, isForced: nextIsForced)
  }

  /// The bytes of the paragraph as they are laid out; for a giant, none.
  var content: TextWindow {
    if isPrepared {
      return TextWindow(base: prepared.pointer, count: prepared.count, isFinal: true)
    }
    let start = paragraph.range.lowerBound
    return TextWindow(
      base: window.pointer(at: start), count: contentEnd - start, isFinal: true)
  }

  /// The ranges of `content` that are emphasised.
  var emphasis: [Range<Int>] { isPrepared ? prepared.emphasis : [] }

  /// The text's offset of the byte at `offset` of `content`.
  func textOffset(at offset: Int) -> Int {
    paragraph.range.lowerBound + (isPrepared ? prepared.textOffset(at: offset) : offset)
  }

  /// Goes to the next paragraph.
  ///
  /// - Returns: Whether there is one; `false` at the text's end.
  mutating func advance() throws(TextError) -> Bool {
    isPrepared = false
    guard position < limit else { return false }
    guard let line = try takeLine() else {
      paragraph = Paragraph(kind: .text, range: position..<position, isGiant: true)
      return position < limit
    }
    // A file that became shorter meanwhile.
    guard line.end > line.start else { return false }
    let isBlank = isBlank(line)
    if isBlank {
      paragraph = Paragraph(
        kind: line.endsWithFormFeed ? .pageBreak : .blank, range: line.start..<line.end)
      contentEnd = line.contentEnd
      position = line.end
      followsBlank = true
      nextIsForced = false
      return true
    }
    try read(paragraphFrom: line)
    return true
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

  /// A window onto the giant paragraph from `offset` on, of `length` bytes where the giant has
  /// them.
  mutating func giantWindow(from offset: Int, length: Int) throws(TextError) -> GiantWindow {
    try window.require(length, from: offset)
    let available = min(window.end - offset, length)
    guard available > 0 else { return GiantWindow(text: nil, end: offset) }
    let pointer = window.pointer(at: offset)
    let found = terminator(in: pointer, count: available)
    let count = found ?? available
    let isFinal = found != nil || offset + available >= limit
    var end = offset + count
    if let found, pointer[found] == traits.terminator { end += 1 }
    // A carriage return before the line feed is part of the line's end.
    var contentCount = count
    if let found, traits.terminator == UInt8(ascii: "\n"), contentCount > 0,
      pointer[found] == traits.terminator, pointer[contentCount - 1] == UInt8(ascii: "\r")
    {
      contentCount -= 1
    }
    return GiantWindow(
      text: TextWindow(base: pointer, count: contentCount, isFinal: isFinal), end: end)
  }

  /// A part of a giant paragraph.
  struct GiantWindow {
    /// The bytes; `nil` where there are no more.
    var text: TextWindow?
    /// The text's offset after the window, past the giant's terminator when the text is final.
    var end: Int
  }

  private func terminator(in pointer: UnsafePointer<UInt8>, count: Int) -> Int? {
    func find(_ byte: UInt8, within count: Int) -> Int? {
      guard let found = memchr(pointer, CInt(byte), count) else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(pointer)
    }
    let newline = find(traits.terminator, within: count)
    return find(0x0C, within: newline ?? count) ?? newline
  }
}

extension ParagraphScanner {
  private func isBlank(_ line: Line) -> Bool {
    let pointer = window.pointer(at: line.start)
    for index in 0..<line.contentEnd - line.start
    where pointer[index] != 0x20 && pointer[index] != 0x09 {
      return false
    }
    return true
  }

  /// The line at `position`, which becomes the first of a paragraph; `nil` where it is a giant.
  private mutating func takeLine() throws(TextError) -> Line? {
    if let line = lookedAt {
      lookedAt = nil
      return line
    }
    return try line(at: position, keeping: position)
  }

  /// The line that begins at `start`, or `nil` where it is longer than a giant's least length.
  ///
  /// The bytes from `kept` on stay in the window.
  private mutating func line(at start: Int, keeping kept: Int) throws(TextError) -> Line? {
    if window.end < min(start + 1024, limit) {
      try window.require(start - kept + Self.giantLength, from: kept)
    }
    var newline = find(from: start)
    if newline == nil, window.end < min(start + Self.giantLength, limit) {
      try window.require(start - kept + Self.giantLength, from: kept)
      newline = find(from: start)
    }
    let reach = min(window.end, start + Self.giantLength)
    let end = newline ?? reach
    if end - start >= Self.giantLength { return nil }
    if let feed = formFeed(from: start, to: end) {
      return Line(start: start, contentEnd: feed, end: feed + 1, endsWithFormFeed: true)
        .startingBefore(feed, isAlone: isBlank(from: start, to: feed))
    }
    guard newline != nil else { return Line(start: start, contentEnd: end, end: end) }
    var contentEnd = end
    if traits.terminator == UInt8(ascii: "\n"), contentEnd > start,
      window.pointer(at: contentEnd - 1)[0] == UInt8(ascii: "\r")
    {
      contentEnd -= 1
    }
    return Line(start: start, contentEnd: contentEnd, end: end + 1)
  }

  private func find(from start: Int) -> Int? {
    let count = window.end - start
    guard count > 0 else { return nil }
    let pointer = window.pointer(at: start)
    guard let found = memchr(pointer, CInt(traits.terminator), count) else { return nil }
    return start + (UnsafeRawPointer(found) - UnsafeRawPointer(pointer))
  }

  private func isBlank(from start: Int, to end: Int) -> Bool {
    isBlank(Line(start: start, contentEnd: end, end: end))
  }

  /// The first form feed in the given range of the window.
  private mutating func formFeed(from start: Int, to end: Int) -> Int? {
    if let formFeed, formFeed >= start { return formFeed < end ? formFeed : nil }
    if formFeed == nil, formFeedKnownTo >= end { return nil }
    let from = max(start, formFeed == nil ? formFeedKnownTo : start)
    let count = window.end - from
    guard count > 0 else { return nil }
    let pointer = window.pointer(at: from)
    if let found = memchr(pointer, 0x0C, count) {
      formFeed = from + (UnsafeRawPointer(found) - UnsafeRawPointer(pointer))
    } else {
      formFeed = nil
    }
    formFeedKnownTo = window.end
    if let formFeed, formFeed < end { return formFeed }
    return nil
  }

  /// Reads the paragraph that begins with `first`, a line with something in it.
  private mutating func read(paragraphFrom first: Line) throws(TextError) {
    if !nextIsForced { naturalStart = first.start }
    nextIsForced = false
    var last = first
    var lines = 1
    var following = try peek(after: first, keeping: first.start)
    if joinsLines, let wrapColumns = traits.wrapColumns {
      while let next = following, let joint = joint(between: last, next, wrapColumns) {
        if crossesBlock(from: last, to: next) {
          nextIsForced = true
          break
        }
        join(next, to: last, joint, isFirst: lines == 1)
        last = next
        lines += 1
        following = try peek(after: next, keeping: first.start)
      }
    }
    contentEnd = last.contentEnd
    position = last.end
    lookedAt = following
    let isBeforeBlank = following.map { isBlank($0) } ?? (position >= limit)
    let kind: Paragraph.Kind =
      lines == 1 && isHeading(first, isBeforeBlank: isBeforeBlank) ? .heading : .text
    paragraph = Paragraph(kind: kind, range: first.start..<last.end)
    followsBlank = false
    prepareEmphasis(of: first, lines: lines)
  }

  private mutating func prepareEmphasis(of first: Line, lines: Int) {
    guard traits.hasEmphasisMarks else { return }
    if lines == 1 {
      let count = first.contentEnd - first.start
      let pointer = window.pointer(at: first.start)
      guard memchr(pointer, CInt(UInt8(ascii: "_")), count) != nil else { return }
      prepared.removeAll()
      prepared.append(UnsafeRawBufferPointer(start: pointer, count: count))
      isPrepared = true
    }
    prepared.takeOutEmphasisMarks()
  }

  /// The line after `line`; `nil` at the text's end and where the next line is a giant.
  private mutating func peek(after line: Line, keeping kept: Int) throws(TextError) -> Line? {
    guard line.end < limit else { return nil }
    return try self.line(at: line.end, keeping: kept)
  }

  private func sourceLine(_ line: Line) -> SourceLine? {
    SourceLine(
      UnsafeRawBufferPointer(
        start: window.pointer(at: line.start), count: line.contentEnd - line.start))
  }

  /// Where a line's words end and the next one's begin, and what stands between them.
  private struct Joint {
    var end: Int
    var isSpace: Bool
  }

  /// How `next` goes on with the paragraph of `line`, or `nil` where it does not.
  private func joint(between line: Line, _ next: Line, _ wrapColumns: Int) -> Joint? {
    guard !line.endsWithFormFeed, let first = sourceLine(line), let second = sourceLine(next),
      first.isContinued(by: second, wrapColumns: wrapColumns)
    else { return nil }
    return Joint(end: line.start + first.bytes.count, isSpace: first.needsSpace(before: second))
  }

  private func crossesBlock(from line: Line, to next: Line) -> Bool {
    let block = next.start & ~(Self.blockLength - 1)
    return block > line.start && naturalStart <= block - Self.blockLength
  }

  private mutating func join(_ next: Line, to line: Line, _ joint: Joint, isFirst: Bool) {
    if isFirst {
      prepared.removeAll()
      append(from: line.start, to: joint.end)
      isPrepared = true
    } else {
      prepared.dropLast(line.contentEnd - joint.end)
    }
    prepared.appendJoint(isSpace: joint.isSpace, length: next.start - joint.end)
    append(from: next.start, to: next.contentEnd)
  }

  private mutating func append(from start: Int, to end: Int) {
    prepared.append(
      UnsafeRawBufferPointer(start: window.pointer(at: start), count: end - start))
  }

  private func isHeading(_ line: Line, isBeforeBlank: Bool) -> Bool {
    guard followsBlank, line.contentEnd - line.start <= Headings.longest + 64,
      let source = sourceLine(line)
    else { return false }
    let words = UnsafeRawBufferPointer(rebasing: source.bytes[source.indent...])
    switch Headings.likeness(of: words) {
    case .none: return false
    case .betweenBlanks: return isBeforeBlank
    case .afterBlank: return true
    }
  }
}

extension ParagraphScanner.Line {
  /// The line as it is before a form feed at `feed`: the form feed is a part of its own, unless
  /// nothing else stands on its line.
  fileprivate func startingBefore(_ feed: Int, isAlone: Bool) -> Self {
    guard !isAlone else { return self }
    return Self(start: start, contentEnd: feed, end: feed)
  }
}
