import Books
import Synchronization
import Typeset

/// Counts the lines of paragraphs, one after the other.
struct ParagraphCounter: ~Copyable {
  private var scanner: ParagraphScanner
  private let breaker: LineBreaker
  /// What breaks lines that may be wider than others, if the text has some.
  private let wideBreaker: LineBreaker?
  private let hasSimpleLines: Bool
  private let chopsLines: Bool
  private(set) var builder = LineIndexBuilder()
  private var nextCheckpoint: Int

  /// The bytes that are laid out before it is asked whether the run was cancelled, where a line has
  /// no more.
  private static let sliceLength = 32 << 10

  /// A counter that begins at `start`.
  init(
    _ text: LaidOutText, from start: ParagraphStart, limit: Int, capacity: Int = 256 << 10
  ) {
    scanner = text.scan(from: start, limit: limit, capacity: capacity, knowsPlaces: false)
    hasSimpleLines = scanner.hasSimpleLines
    chopsLines = text.chopsLines
    breaker = text.settings.breaker
    wideBreaker = text.structure == nil ? nil : text.settings.wideBreaker
    nextCheckpoint = start.offset
  }

  /// Begins another count at `start`, in the memory that this one has.
  mutating func begin(at start: ParagraphStart) {
    scanner.begin(at: start)
    builder = LineIndexBuilder()
    nextCheckpoint = start.offset
  }

  /// The offset of the paragraph that comes next.
  var position: Int { scanner.position }

  /// Goes on as if nothing had been counted.
  mutating func forget() { builder = LineIndexBuilder() }

  /// Counts the paragraphs that begin before `end`.
  ///
  /// - Returns: Whether the text is at its end.
  mutating func count(to end: Int, _ isCancelled: borrowing Atomic<Bool>) throws(TextError) -> Bool
  {
    while scanner.position < end {
      if hasSimpleLines {
        countSimpleLines(to: end, isCancelled)
        if scanner.position >= end { break }
      }
      let start = scanner.next
      guard !isCancelled.load(ordering: .relaxed), try scanner.advance() else { return true }
      let kind = scanner.paragraph.kind
      if kind.isInk, start.offset >= nextCheckpoint {
        builder.addCheckpoint(at: LinePosition(start))
        nextCheckpoint = start.offset + LineIndex.checkpointDistance
      }
      switch kind {
      case .blank: builder.append(.blank, lines: 1 + (try scanner.skipBlankLines()))
      case .pageBreak:
        builder.append(.pageBreak, lines: 0)
        scanner.skipFormFeeds()
      case .text, .heading, .closing, .picture, .captionedPicture:
        if scanner.paragraph.isGiant {
          let lines = chopsLines ? try passGiant(isCancelled) : try countGiant(isCancelled)
          builder.append(kind, lines: lines)
          // Within a giant there is no way from its checkpoints to what comes after it.
          nextCheckpoint = 0
        } else {
          guard !chopsLines, !kind.isPicture else {
            builder.append(kind, lines: scanner.rows)
            continue
          }
          let lines =
            if let wideBreaker, scanner.isWide {
              countParagraph(with: wideBreaker, isCancelled)
            } else {
              countParagraph(with: breaker, isCancelled)
            }
          builder.append(kind, lines: max(lines, 1))
        }
      }
    }
    return false
  }

  /// Counts the lines of the file that are paragraphs plainly, and in memory, before `end`.
  private mutating func countSimpleLines(to end: Int, _ isCancelled: borrowing Atomic<Bool>) {
    while scanner.position < end, !isCancelled.load(ordering: .relaxed) {
      let start = scanner.next
      guard let line = scanner.nextSimpleLine(longest: Self.sliceLength) else { return }
      switch line.kind {
      case .blank:
        builder.append(.blank, lines: 1 + scanner.skipBlankLinesInMemory())
      case .pageBreak:
        builder.append(.pageBreak, lines: 0)
        scanner.skipFormFeeds()
      case .text, .heading, .closing, .picture, .captionedPicture:
        if start.offset >= nextCheckpoint {
          builder.addCheckpoint(at: LinePosition(start))
          nextCheckpoint = start.offset + LineIndex.checkpointDistance
        }
        guard !chopsLines else {
          builder.append(.text, lines: 1)
          continue
        }
        let bytes = scanner.window.pointer(at: line.start)
        let content = TextWindow(base: bytes, count: line.count, isFinal: true)
        var place = LineStart.paragraphStart
        let lines = breaker.countLines(
          from: &place, in: content, hang: scanner.hanging.hang(ofSimple: bytes, count: line.count))
        builder.append(.text, lines: rows(of: content, lines: lines, breaker.metrics))
      }
    }
  }

  /// Counts the lines of the paragraph that the scanner is at; fewer of a long one when cancelled.
  @inline(__always)
  private func countParagraph(
    with breaker: borrowing LineBreaker, _ isCancelled: borrowing Atomic<Bool>
  ) -> Int {
    let content = scanner.content
    guard content.count <= Self.sliceLength else {
      return countLongParagraph(with: breaker, isCancelled)
    }
    var line = LineStart.paragraphStart
    let lines = breaker.countLines(
      from: &line, in: content, firstIndent: scanner.paragraph.indent,
      hang: scanner.paragraph.hang)
    guard scanner.paragraph.kind == .text, !scanner.paragraph.isJoined else { return lines }
    return rows(
      of: content, lines: lines, indent: scanner.paragraph.indent, breaker.metrics)
  }

  /// The rows of a line of the file that was broken into `lines`: one, if it is a rule.
  @inline(__always)
  private func rows(
    of content: TextWindow, lines: Int, indent: Int = 0, _ metrics: LineMetrics
  ) -> Int {
    guard lines > 1 else { return 1 }
    return RuleLine(content, metrics: metrics, indent: indent) == nil ? lines : 1
  }

  /// Counts the lines of the paragraph that the scanner is at, in slices; fewer when cancelled.
  private func countLongParagraph(
    with breaker: borrowing LineBreaker, _ isCancelled: borrowing Atomic<Bool>
  ) -> Int {
    let content = scanner.content
    let (indent, hang) = (scanner.paragraph.indent, scanner.paragraph.hang)
    var line = LineStart.paragraphStart
    var lines = 0
    var length = Self.sliceLength
    // Of a long paragraph no more is seen at once than takes no time worth waiting for.
    while line.offset + length < content.count {
      if isCancelled.load(ordering: .relaxed) { return lines }
      let start = line.offset
      let slice = TextWindow(base: content.base, count: start + length, isFinal: false)
      lines += breaker.countLines(from: &line, in: slice, firstIndent: indent, hang: hang)
      length = line.offset > start ? Self.sliceLength : length * 4
    }
    return lines + breaker.countLines(from: &line, in: content, firstIndent: indent, hang: hang)
  }

  /// Leaves the giant that the scanner is at, which is one line.
  private mutating func passGiant(_ isCancelled: borrowing Atomic<Bool>) throws(TextError) -> Int {
    var offset = scanner.paragraph.range.lowerBound
    while true {
      let part = try scanner.giantPart(from: offset, length: ParagraphScanner.longestLine)
      guard let text = part.text, !text.isFinal, !isCancelled.load(ordering: .relaxed) else {
        scanner.leaveGiant(at: part.end)
        return 1
      }
      offset += text.count
    }
  }

  /// Counts the lines of the giant that the scanner is at, and leaves it.
  private mutating func countGiant(_ isCancelled: borrowing Atomic<Bool>) throws(TextError) -> Int {
    var offset = scanner.paragraph.range.lowerBound
    var line = LineStart.paragraphStart
    var lines = 0
    var length = Self.sliceLength
    while true {
      let part = try scanner.giantPart(from: offset, length: length)
      guard let text = part.text, !isCancelled.load(ordering: .relaxed) else { break }
      if text.count > 0 || lines == 0 { lines += breaker.countLines(from: &line, in: text) }
      if text.isFinal {
        scanner.leaveGiant(at: part.end)
        return max(lines, 1)
      }
      if line.offset == 0, length == ParagraphScanner.longestLine {
        let cut = TextWindow(base: text.base, count: text.cutLength, isFinal: true)
        line = breaker.nextLine(after: line, in: cut) ?? line.moved(to: cut.count)
        if line.offset >= cut.count { line = .paragraphStart.moved(to: cut.count) }
        lines += 1
      }
      guard line.offset > 0 else {
        length = min(length * 4, ParagraphScanner.longestLine)
        continue
      }
      length = Self.sliceLength
      offset += line.offset
      line.offset = 0
      if offset >= nextCheckpoint {
        builder.addCheckpoint(
          at: LinePosition(inGiantAt: offset, start: line, lineInParagraph: lines), line: lines)
        nextCheckpoint = offset + LineIndex.checkpointDistance
      }
    }
    scanner.leaveGiant(at: offset)
    return max(lines, 1)
  }
}

extension LineStart {
  /// The same start in a window that begins elsewhere.
  func moved(to offset: Int) -> LineStart {
    var start = self
    start.offset = offset
    return start
  }
}
