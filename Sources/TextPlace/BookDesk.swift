package import Books
package import Paging
import Search
import Widgets

/// Makes what a `Model` asks of a text: pages and the spots of the year.
///
/// It knows the text but no clock, no terminal and no thread: counting the pages is up to its
/// owner, who tells it the result.
package struct BookDesk: Sendable {
  /// The text, and how it is read.
  package private(set) var manuscript: Manuscript
  private(set) var pager: Pager

  /// The pages that do not depend on the screen, when their characters were counted.
  package var stablePages: StablePages?

  /// A desk for the text of `manuscript`.
  package init(_ manuscript: Manuscript, format: PageFormat) {
    self.manuscript = manuscript
    pager = Pager(manuscript, format: format)
  }

  /// The first column of chopped lines that is shown.
  package var shift: Int {
    get { pager.shift }
    set { pager.shift = newValue }
  }

  /// The lines of the file, when they were counted.
  package var fileLines: FileLineIndex?
  /// Whether it is told which line of the file begins in each row.
  package var numbersLines = false

  /// The first rows of the text that stand above every other page.
  package var headerRows = 0

  /// The text.
  package var source: any TextSource { manuscript.source }

  /// What fits a page.
  package var format: PageFormat { pager.format }

  /// The grid, when it is known.
  package var pagination: Pagination? {
    get { pager.pagination }
    set {
      pager.pagination = newValue
      doublePages = pager.pagination.flatMap { try? DoublePages(of: manuscript, $0) }
    }
  }

  /// Which pages of a comic are double, when the grid is known.
  private(set) var doublePages: DoublePages?

  /// Makes pages of `format` from now on, of the same text as `manuscript` has it by now.
  ///
  /// Until the grid is known again, pages are laid out from where the reader is.
  package mutating func lay(out manuscript: Manuscript, format: PageFormat) {
    self.manuscript = manuscript
    let shift = shift
    pager = Pager(manuscript, format: format)
    doublePages = nil
    self.shift = shift
  }

  /// The spots where the reading of the text stands in a year.
  package func findSpots(year: Int, dayOfYear: Int) throws(TextError) -> TextEvent {
    .spotsFound(
      try ReadingSpots(
        count: source.count, year: year, dayOfYear: dayOfYear,
        spotNear: { offset throws(TextError) in try pager.spot(near: offset) }))
  }

  /// The parts and chapters of the text; `nil` while the grid is not known, or when `run` was
  /// cancelled. This takes a while: about as long as counting the pages.
  ///
  /// - Parameter known: The outline, where it is known and only its pages are not.
  package func findOutline(
    _ run: OutlineRun, known: Outline? = nil
  ) throws(TextError) -> Contents? {
    guard let pagination else { return nil }
    var outline = known
    if outline == nil { outline = try run.run() }
    guard let outline else { return nil }
    let pages = try pagination.pages(of: outline, in: source)
    let printed = source.contents?.printedPages ?? []
    var numbers = try PageNumbers(pagination, of: manuscript)
    var pagesOfPrinted: [Int] = []
    for page in printed { pagesOfPrinted.append(try numbers.page(containing: page.offset)) }
    return Contents(
      outline, pages: pages, format: pagination.format, printedPages: printed,
      pagesOfPrinted: pagesOfPrinted, body: body)
  }

  /// The body matter, if the book says where it is.
  package var body: Range<Int>? {
    guard let structure = manuscript.structure else { return nil }
    let body = structure.bodyMatter(of: source.count)
    return body == 0..<source.count ? nil : body
  }

  /// The words around each of `matches`, and the page it is on.
  package func read(_ matches: [Range<Int>]) throws(TextError) -> TextEvent {
    var lines: [MatchLine] = []
    for match in matches {
      lines.append(
        MatchLine(
          match: match,
          context: try MatchContext(
            of: match, in: source, reach: MatchLine.reach, isOfLine: manuscript.kind == .listing),
          page: try pager.number(ofPageContaining: match.lowerBound), format: format))
    }
    return .matchesRead(lines)
  }

  /// Finds the first column of chopped lines at which the byte at `offset` is seen; `nil` if it is seen.
  package func findShift(showing offset: Int) throws(TextError) -> TextEvent? {
    guard format.settings.chopsLines, manuscript.structure == nil else { return nil }
    let column = try pager.shift(showing: offset)
    return column == shift ? nil : .shiftFound(column)
  }

  /// What was counted of the text, where that is done.
  package var tally: TextTally? {
    stablePages.map { pages in
      TextTally(
        characters: pages.index.count, words: pages.index.words, bytes: pages.index.bytes,
        stablePages: pages.count, stablePageLength: pages.length)
    }
  }

  /// The lines of the file that have these bytes; none where they are too far to be counted.
  package func whereabouts(
    of bytes: Range<Int>, in file: String
  ) throws(TextError) -> Whereabouts {
    guard bytes.upperBound <= LineSeek.countable else {
      return Whereabouts(file: file, lines: nil, bytes: bytes)
    }
    let first = try LineSeek.newlines(before: bytes.lowerBound, in: source) + 1
    // The newline that ends the last line begins none.
    let more = try LineSeek.newlines(
      in: bytes.lowerBound..<max(bytes.upperBound - 1, bytes.lowerBound), of: source)
    return Whereabouts(file: file, lines: first...first + more, bytes: bytes)
  }

  /// Where a line of the file begins, or the last one if there are fewer.
  package func find(_ line: LineNumber) throws(TextError) -> FoundLine {
    var seek = LineSeek(line)
    let offset = try seek.find(in: source)
    return FoundLine(seek, at: offset, in: source)
  }

  /// Where the stable page with the given number begins; `nil` before characters are counted.
  package func findStablePage(_ number: Int) throws(TextError) -> TextEvent? {
    guard let stablePages else { return nil }
    let offset = try stablePages.offset(ofPage: number, in: source)
    return .stablePageFound(
      StableSpot(number: number, offset: offset, page: try pager.number(ofPageContaining: offset)))
  }

  /// The place at `offset` with the words around it, to be found again in a changed text.
  package func position(at offset: Int) throws(TextError) -> Position {
    try source.position(at: offset)
  }

  /// The lines before the first byte of a page are counted if they are not known and no more bytes.
  private static let countedForPage = 1 << 20

  /// The line of the file that begins in each row of `page`, from 0; none if that is not known yet.
  func lines(of page: Page) throws(TextError) -> [Int?] {
    guard numbersLines else { return [] }
    let start = page.range.lowerBound
    let terminator = manuscript.traits.terminator
    let first: Int
    if let fileLines, start < fileLines.bytes {
      first = try fileLines.line(at: start, in: source)
    } else if start <= Self.countedForPage {
      first = try FileLineIndex.ends(terminator, in: 0..<start, of: source)
    } else {
      return []
    }
    return try page.fileLines(from: first, terminator: terminator, in: source)
  }

  /// The text as it is read, for the selection and for what is copied.
  private var prose: Prose { Prose(manuscript, settings: format.settings) }

  /// The sentence or word that is asked for.
  package func find(
    _ request: UnitRequest, _ step: SelectionStep
  ) throws(TextError) -> TextEvent {
    .marks(.unitFound(try prose.unit(request), request, step))
  }

  /// The pages with the bytes at these offsets, as far as the pages are counted.
  package func findPages(of offsets: [Int]) throws(TextError) -> TextEvent {
    var pages: [Int: Int] = [:]
    for offset in offsets { pages[offset] = try pager.number(ofPageContaining: offset) }
    return .marks(.pagesFound(pages, format))
  }

  /// The number, from 0, of the page with the byte at `offset`; nil before the pages are counted.
  package func number(ofPageWith offset: Int) throws(TextError) -> Int? {
    try pager.number(ofPageContaining: offset)
  }

  /// The mark that a draft says, where it stands, and all of its words.
  ///
  /// A bookmark's are those of the line that it stands at.
  package func mark(
    _ draft: MarkDraft
  ) throws(TextError) -> (mark: Mark, span: MarkedSpan, words: String) {
    let words = try prose.words(ofMark: draft.range)
    let mark = Mark(
      id: draft.id, kind: draft.kind, range: draft.range,
      excerpt: String(words.prefix(Mark.longestExcerpt)), note: draft.note, colour: draft.colour,
      chapter: draft.chapter)
    return (mark, try source.span(of: draft.range), words)
  }

  /// Reads the words anew of those of `marks` that versions before made with the marks of notes in them.
  package func readAnew(_ marks: [Mark]) throws(TextError) -> TextEvent {
    var excerpts: [MarkID: String] = [:]
    for mark in marks where mark.isFound {
      let words = try prose.wordsToday(
        ofMark: mark.range, kept: mark.excerpt,
        isBeginning: mark.excerpt.count >= Mark.longestExcerpt)
      if let words { excerpts[mark.id] = String(words.prefix(Mark.longestExcerpt)) }
    }
    return .marks(.wordsRead(excerpts))
  }

  /// The words in `range` as they are read, about `limit` bytes of them at most.
  package func words(in range: Range<Int>, limit: Int) throws(TextError) -> String {
    try prose.words(in: range, limit: limit)
  }

  /// The words in `range` as they are looked up, about `limit` bytes of them at most: without the marks of
  /// notes, unless there is nothing else.
  package func question(in range: Range<Int>, limit: Int) throws(TextError) -> String {
    try prose.question(in: range, limit: limit)
  }

  /// The words in `range` as they are copied: with the marks of emphasis that a plain text has, but without
  /// the marks of notes and the numbers of printed pages, unless there is nothing else.
  ///
  /// - Parameter keepingMarks: Whether the marks of emphasis stay.
  package func copy(
    of range: Range<Int>, limit: Int, keepingMarks: Bool = true
  ) throws(TextError) -> String {
    let words = try prose.words(
      in: range, limit: limit, omitting: .readPast, keepingMarks: keepingMarks)
    return words.isEmpty ? try self.words(in: range, limit: limit) : words
  }
}
