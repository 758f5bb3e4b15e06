import Books
import Typeset

/// Writes the text of a book of markup, line by line, and the records of blocks and spans beside it.
///
/// A block is one line. White space collapses as in CSS unless a block keeps it. A blank line stands
/// before a block that asks for it. Records get their offsets as the text is written, and lie in the
/// same batch as the line that they belong to.
struct TextWriter {
  /// The bytes of a line from which on its parts are handed out before it ends.
  private static let longestWait = 64 << 10
  /// The bytes that the mark of a note has at most.
  private static let longestMark = 24
  /// The characters that a short line has at most: in a quotation or a `div`, what is longer is a paragraph.
  private static let longestShortLine = 100

  /// What is ready to be read.
  var batch = MarkupBatch(at: 0)
  /// The table that is being written, whose cells are made equally wide at its end.
  var table: TableDraft?
  /// How many lists are open whose numbers are known at their ends.
  var reversedLists = 0
  /// The line that is being written, without its end.
  private(set) var line: [UInt8] = []
  /// Where lines of a cell begin in the line, if it is a row.
  var cellBreaks: [CellBreak] = []
  /// The text's offset of the first byte in `line`.
  private var lineOffset = 0
  /// The spans of the line that have ended.
  private var lineSpans: [SpanRecord] = []
  /// Which of them is a mark behind an opening bracket, of which the closing one may come next.
  private var bracketedMark: Int?
  /// The kinds of open spans, their values and where each begins.
  private var open: [OpenSpan] = []
  /// The styles whose spans are open.
  private var opened = Styles()
  /// What the line is; its offset is set when it ends.
  var block = BlockDraft()
  /// Whether white space stands before what comes next.
  private var hasSpace = false
  /// The text's offset at which the line's own words begin, behind a marker.
  private var ownStart = 0
  /// Whether a blank line, or the beginning of a page, stands before the line.
  private var isApart = false
  /// The beginning of the last line if it is the number of a printed page and may still begin a page.
  private var numberStart: Int?
  /// Whether the last line was longer than lines of verse.
  private(set) var isBehindLongLine = false
  /// The end of the last line that was a picture.
  private var pictureEnd = -1
  /// Whether the line that is open stands right below a heading.
  private var followsHeading = false
  /// The end of the last line that was one of a heading.
  var headingEnd = -1
  /// Which lines belong to a heading above them, or to a quotation.
  var belonging = Belonging()
  /// The lines of the block, if `<br>` parts it.
  var brokenLines: BrokenLines?
  /// Whether the last line was a title: a heading of a part or a chapter, or what belongs to one.
  private(set) var followsTitle = false
  /// Whether the title began a page.
  private var isTitleOfPage = false
  /// Whether a second blank line stands before the open line unless that turns out to be a byline.
  private var awaitsRoom = false
  /// Elements that begin at the next character.
  private var anchors: [String] = []

  /// Whether a line is being written.
  private(set) var isOpen = false
  /// Whether a blank line is to stand before the next block.
  var wantsGap = false
  /// Whether the next block begins a page.
  var wantsPage = false
  /// The spans that the next characters are in.
  var styles = Styles()

  private struct OpenSpan {
    var span: StyledSpan
    var start: Int
  }

  /// The offset at which the next line would begin, if nothing stood before it.
  var end: Int { isOpen ? lineOffset + line.count : batch.end }
  /// The bytes that are ready.
  var readyCount: Int { isHeldBack ? 0 : batch.bytes.count }
  /// Whether what has been written may still change.
  private var isHeldBack: Bool {
    table != nil || waitsForNumbers || brokenLines?.isHeldBack == true || numberStart != nil
      || belonging.lastBlock != nil
      || isOpen && (block.isPageNumber || !cellBreaks.isEmpty && block.releasedAt == nil)
  }
  /// Whether the open line has words of its own.
  var hasWordsInLine: Bool {
    isOpen && line.count > block.markerLength && !isPictureOnly && !block.isPageNumber
  }
  /// Whether nothing has been written in the whole text.
  var isAtStart: Bool { !isOpen && batch.end == 0 }

  /// Whether what was written last is a picture by itself.
  var isBehindPicture: Bool {
    isOpen ? isPictureOnly : !wantsPage && pictureEnd == batch.end
  }

  /// Gives out what is ready, and begins a new batch.
  mutating func takeBatch() -> MarkupBatch {
    guard !isHeldBack else { return MarkupBatch(at: batch.offset) }
    let taken = batch
    batch = MarkupBatch(at: taken.end)
    return taken
  }

  /// Remembers that the element called `name` begins at the next character.
  mutating func addAnchor(_ name: String) {
    // Behind white space, words of the open line go on at the byte after the space.
    anchors.append(name)
  }

  /// Whether elements wait for the character that they begin at.
  var hasWaitingAnchors: Bool { !anchors.isEmpty }

  /// Says that the block that the element called `name` is in, or is, ends here.
  mutating func endAnchor(_ name: String) { batch.anchorEnds.append((name, end)) }

  /// Says that the elements called `names`, which wait for a character, end here without one.
  mutating func endWithoutWords(_ names: [String]) {
    anchors.removeAll { names.contains($0) }
    for name in names {
      batch.anchors.append((name, end))
      batch.anchorEnds.append((name, end))
    }
  }

  /// Says that all elements so far begin at the end of the text: nothing more comes in their unit.
  mutating func endAnchors() {
    for name in anchors { batch.anchors.append((name, end)) }
    anchors = []
    numberStart = nil
    belonging.lastBlock = nil
  }
}

// MARK: - Lines

extension TextWriter {
  /// Begins a line as `draft`, unless one is open.
  mutating func openLine(_ draft: BlockDraft) {
    guard !isOpen else { return }
    block = draft
    let beginsPage = wantsPage || batch.end == 0
    beginPageWithNumber()
    let lineEnd = batch.end
    followsHeading = !wantsPage && headingEnd == lineEnd
    belonging.beginLine(at: lineEnd, beginsPage: wantsPage)
    awaitsRoom = false
    if wantsPage, batch.end > 0 {
      batch.bytes.append(0x0C)
    } else if wantsGap, batch.end > 0 {
      batch.bytes.append(0x0A)
      if block.isTitle != followsTitle, block.isTitle || isTitleOfPage {
        awaitsRoom = belonging.mayBeByline
        if !awaitsRoom { batch.bytes.append(0x0A) }
      }
    }
    isTitleOfPage = block.isTitle && (beginsPage || (followsTitle && isTitleOfPage))
    followsTitle = block.isTitle
    (wantsPage, wantsGap) = (false, false)
    isApart = batch.end == 0 || batch.end > lineEnd
    lineOffset = batch.end
    cellBreaks.removeAll(keepingCapacity: true)
    ownStart = lineOffset
    hasSpace = false
    isOpen = true
  }

  /// Leaves room between a title that begins a page and what comes next in the open line, unless that is a
  /// byline: the room is below that then.
  private mutating func leaveRoom(before words: UnsafeBufferPointer<UInt8>? = nil) {
    guard awaitsRoom else { return }
    awaitsRoom = false
    if let words, belonging.isByline(block, beginningWith: words) {
      (followsTitle, isTitleOfPage) = (true, true)
      return
    }
    batch.bytes.append(0x0A)
    lineOffset += 1
    ownStart += 1
  }

  /// Begins the page with the number of a printed page that stands before its first line.
  private mutating func beginPageWithNumber() {
    guard let start = numberStart else { return }
    numberStart = nil
    guard wantsPage else { return }
    (wantsPage, wantsGap) = (false, true)
    guard start > batch.offset else { return }
    batch.bytes[start - 1 - batch.offset] = 0x0C
  }

  /// Says that the open line has words that are not the number of a printed page.
  mutating func noteWords() { block.isPageNumber = false }

  /// Whether the open line has nothing but the number of a printed page.
  var isPageNumber: Bool { block.isPageNumber }

  /// Ends the line that is open.
  ///
  /// - Parameter isBroken: Whether the block goes on with another line.
  mutating func closeLine(isBroken: Bool = false) {
    defer { if !isBroken { endBrokenLines() } }
    guard isOpen else { return }
    let isPicture = isPictureOnly
    endSpans()
    endQuotedLine()
    setLongLineApart()
    if !isPicture { belonging.endLine(&block, line) }
    if block.tellsDirection { noteDirection() }
    if block.isPageNumber, block.kind != .heading { block.flags.insert(.keepsWithNext) }
    if isPicture, block.hasPicture, followsHeading { block.flags.insert(.followsHeading) }
    let length = brokenLines == nil ? 0 : lineLength
    if brokenLines?.areVerse == true { brokenLines?.note(&block, length: length) }
    let record = block.record(at: lineStart, ofPictureOnly: isPictureOnly)
    if let record {
      batch.blocks.append(record)
      if belonging.mayEndQuotation { belonging.lastBlock = batch.blocks.count - 1 }
      if record.hasPicture, let picture = block.picture {
        batch.pictures.append(
          PictureRecord(
            at: record.offset, width: picture.width, height: picture.height, path: picture.path))
      }
    }
    noteHeading()
    noteBrokenLine(block, at: lineStart, length: length, hasRecord: record != nil)
    release()
    batch.bytes.append(0x0A)
    if isPicture { pictureEnd = batch.end }
    belonging.closeLine(block, at: batch.end)
    if block.isPageNumber, isApart { numberStart = lineStart }
    isOpen = false
    hasSpace = false
    block = BlockDraft()
    if let table, batch.end - table.start > TableDraft.longest { self.table = nil }
  }

  /// Takes note of a line whose letters are written from right to left.
  private mutating func noteDirection() {
    let isRightToLeft = line.withUnsafeBytes { ParagraphDirection.isRightToLeft(mostOf: $0) }
    if isRightToLeft { block.flags.insert(.rightToLeft) }
  }

  /// Makes a line of a quotation a paragraph, with a blank line behind it, if it is as long as one.
  private mutating func endQuotedLine() {
    guard block.isQuotedLine, isLongLine else { return }
    block.kind = .paragraph
    wantsGap = true
  }

  /// Makes the lines of the cell that is open lines of the text.
  ///
  /// - Parameter isBehindRow: Whether the first one is the row before the cell.
  mutating func splitCell(behindRow isBehindRow: Bool = false) {
    guard !cellBreaks.isEmpty else { return }
    let breaks = cellBreaks
    endSpans()
    (block.pictureBytes, block.pictures, block.picture) = (0, 0, nil)
    var draft = block
    if isBehindRow { draft.kind = .paragraph }
    let (whole, spans, start) = (line, lineSpans, lineOffset)
    // From the end: there may be any number of rows before this one.
    let anchors = (batch.anchors.lastIndex { $0.offset < start } ?? -1) + 1
    var parts: [(range: Range<Int>, start: Int)] = []
    for index in 0...breaks.count {
      let lower = index == 0 ? 0 : breaks[index - 1].range.upperBound
      let range =
        lower..<(index < breaks.count ? max(breaks[index].range.lowerBound, lower) : whole.count)
      if index > 0 {
        closeLine()
        wantsGap = wantsGap || breaks[index - 1].isApart
        openLine(draft)
      }
      line = Array(whole[range])
      lineSpans = spans.compactMap { span in
        let inside = (span.offset - start..<span.range.upperBound - start).clamped(to: range)
        guard !inside.isEmpty else { return nil }
        let first = lineOffset + inside.lowerBound - range.lowerBound
        return SpanRecord(first..<first + inside.count, span.kind, value: span.value)
      }
      parts.append((range, lineOffset))
    }
    // What begins at the sign for a break begins behind it.
    for index in anchors..<batch.anchors.count {
      let offset = batch.anchors[index].offset - start
      let part = parts.first { offset < $0.range.upperBound } ?? parts[parts.count - 1]
      batch.anchors[index].offset = part.start + max(offset - part.range.lowerBound, 0)
    }
  }

  /// Whether the open line is longer than lines of verse.
  private var isLongLine: Bool {
    block.isReleased
      || line.count > Self.longestShortLine
        && line.lazy.count(where: { $0 & 0xC0 != 0x80 }) > Self.longestShortLine
  }

  /// Sets the first line of a `div` apart from the one above if it is as long as a paragraph.
  private mutating func setLongLineApart() {
    isBehindLongLine = isLongLine
    guard block.beginsDiv, isBehindLongLine, !isApart, block.releasedAt == nil else { return }
    batch.bytes.append(0x0A)
    for index in batch.anchors.indices.reversed() {
      guard batch.anchors[index].offset >= lineOffset else { break }
      batch.anchors[index].offset += 1
    }
    lineSpans = lineSpans.map {
      SpanRecord($0.offset + 1..<$0.range.upperBound + 1, $0.kind, value: $0.value)
    }
    lineOffset += 1
    ownStart += 1
  }

  /// The characters of the open line.
  private var lineLength: Int { line.lazy.count { $0 & 0xC0 != 0x80 } }

  private var lineStart: Int { block.releasedAt ?? lineOffset }

  /// Whether there is nothing in the line but words that stand for pictures.
  var isPictureOnly: Bool {
    block.pictureBytes > 0 && block.releasedAt == nil && block.pictureBytes >= line.count
  }

  private mutating func noteHeading() {
    guard block.kind == .heading, block.releasedAt == nil else { return }
    var title = titleWords
    // A picture of a name has brackets around the words for it.
    if isPictureOnly, title.hasPrefix("["), title.hasSuffix("]"), title.count > 2 {
      title = String(title.dropFirst().dropLast())
    }
    let level = max(block.level - 1, 0)
    defer { headingEnd = lineOffset + line.count + 1 }
    // Lines of one heading are one entry.
    if lineOffset == headingEnd, let last = batch.headings.last, last.level == level {
      batch.headings[batch.headings.count - 1] = Outline.Entry(
        heading: last.title + " " + title, level: level, offset: last.offset)
      return
    }
    batch.headings.append(
      Outline.Entry(heading: title, level: level, offset: lineOffset))
  }

  /// The words of the line, a heading, without the marks of notes; all of them if it has no others.
  private var titleWords: String {
    var words: [UInt8] = []
    var end = 0
    for span in lineSpans.lazy.filter({ $0.kind == .noteReference }).sorted(by: {
      $0.offset < $1.offset
    }) {
      let (start, next) = (span.offset - lineOffset, span.range.upperBound - lineOffset)
      guard start >= end, next <= line.count else { continue }
      words += line[end..<start]
      end = next
    }
    let title = String(decoding: words + line[end...], as: UTF8.self)
    guard end > 0 else { return title }
    // What keeps a mark in the row of the word before it.
    let short = title.replacing("\u{2060}", with: "").trimmed
    return short.isEmpty ? String(decoding: line, as: UTF8.self) : short
  }

  /// Hands the line's bytes and spans over to the batch.
  private mutating func release() {
    if lineSpans.count > 1 { lineSpans.sort { $0.offset < $1.offset } }
    batch.spans += lineSpans
    batch.bytes += line
    lineSpans.removeAll(keepingCapacity: true)
    bracketedMark = nil
    line.removeAll(keepingCapacity: true)
  }

  /// Hands over what there is of a line that is very long.
  private mutating func releaseEarly() {
    endSpans()
    cellBreaks.removeAll(keepingCapacity: true)
    if block.releasedAt == nil {
      if block.tellsDirection { noteDirection() }
      if let record = block.record(at: lineOffset, ofPictureOnly: false) {
        batch.blocks.append(record)
      }
      block.releasedAt = lineOffset
      block.isReleased = true
    }
    release()
    lineOffset = batch.end
  }
}

// MARK: - Characters

extension TextWriter {
  /// Whether a space stands before what comes next in the line.
  var endsInSpace: Bool { hasSpace || line.last == 0x20 }

  /// Says that white space stands here.
  mutating func space() { if isOpen { hasSpace = true } }

  /// Adds the space that stands before what comes next, if there is white space and the line has words.
  mutating func writeSpace() {
    if hasSpace, line.count > 0 || block.isReleased {
      closeSpans(notIn: styles)
      line.append(0x20)
    }
    hasSpace = false
  }

  /// Adds bytes that have no white space at their ends, in the styles that count now.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if awaitsRoom { leaveRoom(before: bytes) }
    writeSpace()
    begin()
    if bracketedMark != nil, let first = bytes.first { takeBracket(first) }
    line.append(contentsOf: bytes)
    if line.count >= Self.longestWait { releaseEarly() }
  }

  /// Adds bytes of one line as they are, white space included.
  mutating func writeKept(_ bytes: UnsafeBufferPointer<UInt8>) {
    leaveRoom()
    writeSpace()
    begin()
    // A form feed would begin a page, and a carriage return is part of the line's end.
    if bytes.contains(where: { 0x0B...0x0D ~= $0 }) {
      for byte in bytes where byte != 0x0D { line.append(byte < 0x0D && byte > 0x0A ? 0x20 : byte) }
    } else {
      line.append(contentsOf: bytes)
    }
    if line.count >= Self.longestWait { releaseEarly() }
  }

  /// Adds a blank line.
  mutating func blankLine() {
    if batch.end > 0 { wantsGap = true }
  }

  /// Adds characters that the book does not have, in a span that says so.
  mutating func generate(
    _ text: String, isPicture: Bool = false, picture: PictureDraft? = nil, isGenerated: Bool = true
  ) {
    leaveRoom()
    writeSpace()
    begin()
    let start = lineOffset + line.count
    line += Array(text.utf8)
    if isGenerated { lineSpans.append(SpanRecord(start..<lineOffset + line.count, .generated)) }
    guard isPicture else { return }
    block.pictureBytes += text.utf8.count
    block.pictures += 1
    block.picture = block.picture ?? picture
  }

  /// Adds words of a drawing behind the sign that begins what stands for it: they are a part of that.
  mutating func addDrawn(_ words: String, isGenerated: Bool) {
    block.pictureBytes += words.utf8.count
    guard !isGenerated else { return generate(words) }
    begin()
    line += words.utf8
  }

  /// Adds the marker of an item: it and the space behind it are generated.
  mutating func writeMarker(_ marker: String) {
    leaveRoom()
    let start = lineOffset + line.count
    line += Array(marker.utf8)
    lineSpans.append(SpanRecord(start..<lineOffset + line.count, .generated))
    block.markerLength = marker.utf8.count
  }

  /// Keeps what comes next in the row of the word before it: a note's mark behind `!` or `—` could otherwise
  /// begin the next row.
  mutating func joinToWord() {
    guard isOpen, !hasSpace, let last = line.last, line.count > block.markerLength else { return }
    let isLetterOrDigit = 0x30...0x39 ~= last || 0x41...0x5A ~= last & 0xDF
    guard !isLetterOrDigit, last > 0x20, last != UInt8(ascii: ")") else { return }
    // No row ends with an opening bracket.
    guard NoteMark.closingBracket(of: last) == nil else { return }
    generate("\u{2060}")
  }

  /// Whether the words of the open line end with a mark, so that they are set apart from what comes next.
  var endsWithMark: Bool { line.last.map { ".,;:!?/-".utf8.contains($0) } ?? false }

  /// Forgets the white space before what comes next.
  mutating func dropSpace() { hasSpace = false }

  /// Begins what is to begin at the next character.
  private mutating func begin() {
    let offset = lineOffset + line.count
    for name in anchors { batch.anchors.append((name, offset)) }
    if !anchors.isEmpty { anchors.removeAll(keepingCapacity: true) }
    guard styles != opened else { return }
    closeSpans(notIn: styles)
    opened = styles
    styles.forEachSpan { span in
      if !open.contains(where: { $0.span == span }) {
        open.append(OpenSpan(span: span, start: offset))
      }
    }
  }

  /// Takes the brackets into a mark that stands directly between them, as in `[<a href="#n1">1</a>]`, if
  /// `next` is the closing one: they are read past with it.
  private mutating func takeBracket(_ next: UInt8) {
    guard let index = bracketedMark else { return }
    bracketedMark = nil
    guard lineSpans.indices.contains(index) else { return }
    let mark = lineSpans[index]
    guard mark.range.upperBound == lineOffset + line.count,
      NoteMark.closingBracket(of: line[mark.offset - lineOffset - 1]) == next
    else { return }
    lineSpans[index] = SpanRecord(
      mark.offset - 1..<mark.range.upperBound + 1, mark.kind, value: mark.value)
  }

  private mutating func closeSpans(notIn styles: Styles) {
    guard styles != opened, open.contains(where: { !styles.contains($0.span) }) else { return }
    for span in open where !styles.contains(span.span) { end(span) }
    open.removeAll { !styles.contains($0.span) }
  }

  /// Ends all spans: a span lies within one line. Those that go on begin anew in the next.
  private mutating func endSpans() {
    for span in open { end(span) }
    open.removeAll(keepingCapacity: true)
    opened = Styles()
  }

  private mutating func end(_ span: OpenSpan) {
    var start = span.start
    let end = lineOffset + line.count
    var kind = span.span.kind
    // Words of the text that lead to a note are no mark of it: they are read, heard and copied. What a
    // number leads to is known later.
    if kind == .noteReference || kind == .link, start >= lineOffset, start < end {
      let isMark =
        end - start <= Self.longestMark
        && NoteMark.isMark(String(decoding: line[(start - lineOffset)...], as: UTF8.self))
      kind = !isMark ? .link : kind == .link ? .possibleMark : kind
      if isMark, start > lineOffset,
        NoteMark.closingBracket(of: line[start - lineOffset - 1]) != nil
      {
        bracketedMark = lineSpans.count
      }
    }
    while start < end {
      let next = min(end, start + SpanRecord.longest)
      lineSpans.append(SpanRecord(start..<next, kind, value: span.span.value))
      start = next
    }
  }
}
