import Books
import Typeset

/// Lays a text out line by line, forward from any line's start.
struct LineWalker: ~Copyable {
  /// A line, and what it is of its paragraph.
  struct Line {
    /// The paragraph's kind. A page break has no line, but is met like one.
    var kind: Paragraph.Kind
    /// Where it begins.
    var position: LinePosition
    /// The text's offset of the byte after it: the first of the next line.
    var end: Int
    /// The bytes of the paragraph's content that it shows.
    var content: Range<Int>
    /// Whether it ends its paragraph.
    var isLast: Bool
    /// Whether a hyphen is put in at its end.
    var endsInHyphen = false
    /// The columns that stand free before it.
    var indent = 0
    /// Whether it goes on with a line of the file that was broken though it is no prose.
    var isContinuation = false
    /// The rows of the picture that it is one of; else 0.
    var rowsOfPicture = 0
    /// The bytes of the content that are not shown: signs of a rule that is wider than the measure.
    var hidden: Range<Int>?
  }

  private var scanner: ParagraphScanner
  private let breaker: LineBreaker
  /// What sets lines that may be wider than others, if the text has some.
  private let wide: (breaker: LineBreaker, typesetter: Typesetter)?
  private let typesetter: Typesetter
  private let justification: Justification?
  private let joinsLines: Bool
  private let measure: Int
  private let chopsLines: Bool
  /// The first column of chopped lines that is shown.
  private let shift: Int
  private let reordersRows: Bool
  private let structure: (any TextStructure)?
  /// The rows of a page, if pictures are drawn.
  private let pageRows: Int?
  private let spans: (any TextSpans)?
  private var paragraph: ParagraphStart
  private var lineStart = LineStart.paragraphStart
  private var lineInParagraph = 0
  private var isInParagraph = false
  /// Within a giant, where its next line begins and the bytes of the line that was found last.
  private var giantOffset = 0
  private var giantLine: TextWindow?

  /// The line that `advance` found.
  private(set) var line = Line(
    kind: .blank, position: .textStart, end: 0, content: 0..<0, isLast: true)

  /// A walk over the lines of `text` from the one at `position` to the text's `limit`.
  init(
    _ text: LaidOutText, from position: LinePosition, limit: Int, capacity: Int = 16 << 10
  ) throws(TextError) {
    let settings = text.settings
    scanner = text.scan(from: position.paragraph, limit: limit, capacity: capacity)
    structure = text.structure
    pageRows = settings.pictureRows
    spans = text.spans
    measure = settings.measure
    chopsLines = text.chopsLines
    shift = text.shift
    breaker = settings.breaker
    let wideBreaker = structure == nil ? nil : settings.wideBreaker
    wide = wideBreaker.map { ($0, Typesetter($0.metrics)) }
    typesetter = Typesetter(settings.metrics)
    justification = settings.isJustified ? Justification(measure: settings.measure) : nil
    joinsLines = settings.joinsLines
    reordersRows = settings.reordersRows
    paragraph = position.paragraph
    if let start = position.giantStart {
      scanner.enterGiant()
      giantOffset = position.offset
      lineStart = start.moved(to: 0)
      lineInParagraph = position.lineInParagraph
      isInParagraph = true
    } else {
      for _ in 0..<position.lineInParagraph {
        guard try advance() else { break }
      }
    }
  }

  /// The text's end, as far as it is known.
  var limit: Int { scanner.limit }

  /// The text's offset of the byte after the current paragraph.
  var position: Int { scanner.position }

  /// Goes over blank lines that follow the current line, a blank one: all of them, or as many as
  /// are in memory.
  ///
  /// - Returns: The number of lines.
  mutating func skipBlankLines() throws(TextError) -> Int { try scanner.skipBlankLines() }

  /// Goes over form feeds that follow the current line, one as well, as many as are in memory.
  mutating func skipFormFeeds() { scanner.skipFormFeeds() }

  /// Goes to the next line.
  ///
  /// - Returns: Whether there is one; `false` at the text's end.
  mutating func advance() throws(TextError) -> Bool {
    if !isInParagraph {
      paragraph = scanner.next
      guard try scanner.advance() else { return false }
      lineStart = .paragraphStart
      lineInParagraph = 0
      isInParagraph = true
      giantOffset = scanner.paragraph.range.lowerBound
    }
    giantLine = nil
    if scanner.paragraph.isGiant {
      return chopsLines ? try advanceOverGiant() : try advanceInGiant()
    }
    advanceInParagraph()
    return true
  }

  /// Goes to the next line that takes a row, over form feeds.
  ///
  /// - Returns: Whether there is one; `false` at the text's end.
  mutating func advanceOverFormFeeds() throws(TextError) -> Bool {
    while try advance() {
      guard line.kind == .pageBreak else { return true }
      scanner.skipFormFeeds()
    }
    return false
  }

  /// What sets the current paragraph, if its lines may be wider than others.
  private var wider: (breaker: LineBreaker, typesetter: Typesetter)? {
    guard let wide, scanner.isWide else { return nil }
    return wide
  }

  private mutating func advanceInParagraph() {
    if scanner.paragraph.isPicture { return advanceInPicture() }
    let content = scanner.content
    let range = scanner.paragraph.range
    let kind = scanner.paragraph.kind
    let breaker = wider?.breaker ?? self.breaker
    let position = LinePosition(
      in: paragraph, line: lineInParagraph,
      offset: lineInParagraph == 0
        ? range.lowerBound : scanner.textOffset(at: lineStart.offset))
    var next = lineStart
    next.offset = content.count
    if !chopsLines, kind.hasWords {
      next =
        breaker.nextLine(
          after: lineStart, in: content, firstIndent: scanner.paragraph.indent,
          hang: scanner.paragraph.hang)
        ?? next
    }
    var rule: RuleLine?
    if next.offset < content.count, kind == .text, lineInParagraph == 0,
      !scanner.paragraph.isJoined
    {
      rule = RuleLine(content, metrics: breaker.metrics, indent: scanner.paragraph.indent)
      if rule != nil { next.offset = content.count }
    }
    let isLast = next.offset >= content.count
    let isContinuation = lineInParagraph > 0 && kind == .text && marksContinuations
    line = Line(
      kind: kind, position: position,
      end: isLast ? range.upperBound : scanner.textOffset(at: next.offset),
      content: lineStart.offset..<next.offset, isLast: isLast,
      endsInHyphen: next.followsHyphen && rule == nil,
      indent: lineInParagraph == 0 ? scanner.paragraph.indent : scanner.paragraph.hang,
      isContinuation: isContinuation, hidden: rule?.hidden)
    lineStart = next
    lineInParagraph += 1
    isInParagraph = !isLast
  }

  /// Goes to the next row of a picture. Each but the last has one byte of the words that stand for it,
  /// or none if they are too few; those of one on several pages have one for each page.
  private mutating func advanceInPicture() {
    let range = scanner.paragraph.range
    let count = scanner.content.count
    let parts = pictureParts
    func offset(ofRow row: Int) -> Int {
      range.lowerBound + min(parts.areMany ? row / parts.height : row, count - 1)
    }
    let isLast = lineInParagraph + 1 >= scanner.rows
    line = Line(
      kind: scanner.paragraph.kind,
      position: LinePosition(
        in: paragraph, line: lineInParagraph, offset: offset(ofRow: lineInParagraph)),
      end: isLast ? range.upperBound : offset(ofRow: lineInParagraph + 1), content: 0..<0,
      isLast: isLast, rowsOfPicture: scanner.rows)
    lineInParagraph += 1
    isInParagraph = !isLast
  }

  /// The rows of the picture that the current paragraph is.
  private var pictureParts: PictureParts {
    PictureParts(
      rows: scanner.rows, pageRows: pageRows ?? 1,
      isCaptioned: scanner.paragraph.kind == .captionedPicture)
  }

  /// Where the current line begins; of a row of a picture, where its part of that does.
  var firstOfPicture: LinePosition {
    guard line.kind.isPicture else { return line.position }
    let row = pictureParts.start(ofPartWith: line.position.lineInParagraph)
    if row == 0 { return LinePosition(line.position.paragraph) }
    // All rows of a part have the same byte.
    return LinePosition(in: line.position.paragraph, line: row, offset: line.position.offset)
  }

  /// The rows above the current one that have the same byte, in a picture on several pages.
  var rowsAbove: Int {
    guard line.kind.isPicture, pictureParts.areMany else { return 0 }
    return line.position.lineInParagraph % pictureParts.height
  }

  /// The current row of a picture as it stands on a page.
  private func pictureLine() throws(TextError) -> PageLine {
    var pageLine = PageLine(line, glyphs: [])
    guard let picture = try structure?.picture(at: scanner.paragraph.range.lowerBound),
      let size = scanner.sizeOfPicture
    else { return pageLine }
    var words = UnsafeRawBufferPointer(start: scanner.content.base, count: scanner.content.count)[
      ...]
    while words.last == 0x20 { words.removeLast() }
    pageLine.strip = PictureStrip(
      picture: picture, size: size, row: line.position.lineInParagraph,
      partRows: pictureParts.height, words: String(decoding: words, as: UTF8.self))
    pageLine.indent = max((measure - size.columns) / 2, 0)
    return pageLine
  }

  /// Whether it is told of the rows of the current paragraph that they go on with a line of the file:
  /// it is one of code, of a log or of a table. A line of verse in prose goes on farther in, as in print.
  private var marksContinuations: Bool {
    scanner.traits.isListing && structure == nil || scanner.block?.kind == .pre
      || scanner.traits.fillsScreen && scanner.paragraph.hang > 0 && !scanner.paragraph.isJoined
      || scanner.paragraph.hang > 0 && standsAsItIs(scanner.content) && !isOfWords
  }

  /// Whether the current paragraph is a line of words alone: none that a command or a table has.
  private var isOfWords: Bool {
    let content = scanner.content
    let line = SourceLine(UnsafeRawBufferPointer(start: content.base, count: content.count))
    return line.map { !$0.hasSigns && !$0.isTabular && $0.itemIndent == nil } ?? true
  }

  private mutating func advanceInGiant() throws(TextError) -> Bool {
    var length = 8 << 10
    while true {
      let part = try scanner.giantPart(from: giantOffset, length: length)
      guard let text = part.text, text.count > 0 || lineInParagraph == 0 else {
        scanner.leaveGiant(at: part.end)
        isInParagraph = false
        return try advance()
      }
      // Two bytes more tell whether the giant ends with the line.
      if let next = breaker.nextLine(after: lineStart, in: text),
        text.isFinal || next.offset + 2 <= text.count || length == ParagraphScanner.longestLine
      {
        let isLast = text.isFinal && next.offset >= text.count
        takeGiantLine(text, next: next, end: isLast ? part.end : nil)
        return true
      }
      if length == ParagraphScanner.longestLine {
        let cut = TextWindow(base: text.base, count: text.cutLength, isFinal: true)
        let next = breaker.nextLine(after: lineStart, in: cut) ?? lineStart.moved(to: cut.count)
        takeGiantLine(cut, next: next, end: nil)
        if next.offset >= cut.count { lineStart = .paragraphStart }
        return true
      }
      length = min(length * 4, ParagraphScanner.longestLine)
    }
  }

  /// Makes the giant the current line: a chopped line has all its bytes, however many. What is shown
  /// of it, and some more, is in memory.
  private mutating func advanceOverGiant() throws(TextError) -> Bool {
    // Few characters have more than four bytes.
    let length = max(ParagraphScanner.longestLine, (shift + measure) * 4)
    var part = try scanner.giantPart(from: giantOffset, length: length)
    isInParagraph = false
    guard var text = part.text else {
      scanner.leaveGiant(at: part.end)
      return try advance()
    }
    if !text.isFinal {
      let end = try scanner.giantEnd(from: giantOffset + text.count)
      // The bytes that are shown have left the window.
      part = try scanner.giantPart(from: giantOffset, length: length)
      text = part.text ?? text
      part.end = end
    }
    line = Line(
      kind: .text, position: LinePosition(paragraph), end: part.end,
      content: 0..<(text.isFinal ? text.count : text.cutLength), isLast: true)
    giantLine = text
    scanner.leaveGiant(at: part.end)
    return true
  }

  /// Makes the part of `window` before `next` the current line.
  ///
  /// - Parameter end: The text's offset behind the giant when this is its last line.
  private mutating func takeGiantLine(_ window: TextWindow, next: LineStart, end: Int?) {
    let position =
      lineInParagraph == 0 && lineStart == .paragraphStart && !paragraph.isProvisional
      ? LinePosition(paragraph)
      : LinePosition(inGiantAt: giantOffset, start: lineStart, lineInParagraph: lineInParagraph)
    line = Line(
      kind: .text, position: position, end: end ?? giantOffset + next.offset,
      content: 0..<next.offset, isLast: end != nil, endsInHyphen: next.followsHyphen,
      isContinuation: position.lineInParagraph > 0 && scanner.traits.isListing)
    giantLine = window
    giantOffset += next.offset
    lineStart = next.moved(to: 0)
    lineInParagraph += 1
    if let end {
      scanner.leaveGiant(at: end)
      isInParagraph = false
    }
  }

  /// The current line as it stands on a page.
  func pageLine() throws(TextError) -> PageLine {
    if line.kind.isPicture { return try pictureLine() }
    if chopsLines { return try choppedLine() }
    let (glyphs, order) = glyphs()
    var pageLine = PageLine(line, glyphs: glyphs)
    pageLine.visualOrder = order
    if let hidden = line.hidden {
      pageLine.hidden =
        scanner.textOffset(at: hidden.lowerBound)..<scanner.textOffset(at: hidden.upperBound)
    }
    if giantLine == nil, line.kind.hasWords {
      pageLine.emphases = scanner.emphases.filter {
        $0.start < pageLine.range.upperBound && $0.end >= pageLine.range.lowerBound
      }
    }
    if let structure, line.kind.hasWords {
      pageLine.mark(try structure.spans(beginningIn: spanStarts))
      pageLine.set(as: scanner.block, measure: measure)
    } else if line.kind.hasWords {
      if let spans {
        pageLine.mark(try spans.spans(beginningIn: line.position.offset..<line.end))
      }
      if isRightToLeft { pageLine.setAtRight(measure: measure) }
    }
    return pageLine
  }

  /// The part of the current line that is shown, of one that may be wider than the page.
  private func choppedLine() throws(TextError) -> PageLine {
    guard line.kind == .text else { return PageLine(line, glyphs: []) }
    let window = giantLine ?? scanner.content
    let part = typesetter.part(of: line.content, in: window, from: shift)
    var pageLine = PageLine(line, glyphs: part.glyphs.map { pageGlyph($0, []) })
    (pageLine.isCutLeft, pageLine.isCutRight) = (part.isCutLeft, part.isCutRight)
    // Of a giant there is more than is in memory.
    if !window.isFinal { pageLine.isCutRight = true }
    if let spans {
      let start = line.position.offset
      let end = giantLine == nil ? line.end : min(line.end, start + window.count)
      pageLine.mark(try spans.spans(beginningIn: start..<end))
    }
    guard shift == 0, !pageLine.isCutRight else { return pageLine }
    if reordersRows {
      let order = RowOrder(of: part.glyphs, row: line.content, in: window)
      for (index, text) in order.mirrored { pageLine.glyphs[index].text = text }
      pageLine.visualOrder = order.indices
    }
    if isRightToLeft { pageLine.setAtRight(measure: measure) }
    return pageLine
  }

  /// Whether the current paragraph is written from right to left; of one that is too long to be held,
  /// each line tells for itself.
  private var isRightToLeft: Bool {
    let window = giantLine ?? scanner.content
    let text = UnsafeRawBufferPointer(start: window.base, count: window.count)
    return ParagraphDirection(of: text) == .rightToLeft
  }

  /// Where the spans begin that may reach into the current line: a span lies within its block.
  private var spanStarts: Range<Int> {
    let start =
      giantLine == nil
      ? scanner.paragraph.range.lowerBound : max(line.position.offset - SpanRecord.longest, 0)
    return start..<max(line.end, start)
  }

  /// What the current line shows, and the order from left to right if that is another one.
  private func glyphs() -> (glyphs: [PageGlyph], order: [Int]) {
    guard line.kind.hasWords else { return ([], []) }
    let window = giantLine ?? scanner.content
    let emphasis = giantLine == nil ? scanner.emphasis : []
    var glyphs = (wider?.typesetter ?? typesetter).glyphs(
      of: line.content, in: window, endsLine: !line.isLast, endsInHyphen: line.endsInHyphen,
      firstIndent: line.indent, hiding: line.hidden)
    if let justification, isFilled(in: window) {
      glyphs = justification.justified(glyphs, in: window, indent: line.indent)
    }
    let order = reordersRows ? RowOrder(of: glyphs, row: line.content, in: window) : nil
    for (index, text) in order?.mirrored ?? [] { glyphs[index].text = text }
    return (glyphs.map { pageGlyph($0, emphasis) }, order?.indices ?? [])
  }

  /// A glyph of the current line as it stands on a page.
  private func pageGlyph(_ glyph: Glyph, _ emphasis: [EmphasisRange]) -> PageGlyph {
    let start = glyph.range.lowerBound
    return PageGlyph(
      text: glyph.text, columns: glyph.columns,
      offset: giantLine == nil
        ? scanner.textOffset(at: start) : line.position.offset + start,
      startsCluster: glyph.startsCluster,
      styles: emphasis.contains { $0.contains(start) } ? .emphasis : [])
  }

  /// Whether the current line goes on to the right edge as far as its words let it: not the last of
  /// its paragraph, nor one before a mandatory break, in a heading, in verse or in what is centred.
  private func isFilled(in window: TextWindow) -> Bool {
    guard line.kind == .text, !line.isLast, !standsAsItIs(window),
      scanner.block?.isJustifiable ?? true,
      let last = line.content.last
    else { return false }
    switch window.base[last] {
    case 0x0A...0x0D: return false
    case 0x85: return last == 0 || window.base[last - 1] != 0xC2
    case 0xA8, 0xA9:
      return last < 2 || window.base[last - 1] != 0x80 || window.base[last - 2] != 0xE2
    default: return true
    }
  }

  /// Whether the paragraph is a line of a hard-wrapped text that was left alone.
  private func standsAsItIs(_ window: TextWindow) -> Bool {
    guard scanner.traits.wrapColumns != nil, !scanner.paragraph.isJoined, giantLine == nil else {
      return false
    }
    return !joinsLines || SourceLine.isBlank(window.base[0])
  }
}
