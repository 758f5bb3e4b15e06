import Books

/// All pages of a text, exactly: the grid.
///
/// It is made by a `PaginationRun` and does not change. Page numbers are 0-based.
package struct Pagination: Equatable, Sendable {
  /// What fits a page.
  package let format: PageFormat
  /// The traits of the text whose pages these are.
  package let traits: TextTraits
  private let lineIndex: LineIndex
  private let table: PageTable

  /// The pages of the text that `index` counts, which has the given traits.
  ///
  /// - Parameter isNeeded: Whether to go on, asked every 64 pages: where not, it is useless.
  init(
    _ index: LineIndex, traits: TextTraits, format: PageFormat,
    while isNeeded: () -> Bool = { true }
  ) {
    self.format = format
    self.traits = traits
    lineIndex = index
    table = PageTable(index, rows: format.rows, while: isNeeded)
  }

  package static func == (a: Pagination, b: Pagination) -> Bool {
    a.lineIndex === b.lineIndex && a.format == b.format
  }

  /// The number of pages, at least 1: an empty text has one page with nothing on it.
  package var count: Int { table.count }
  /// The number of laid-out lines.
  package var lines: Int { lineIndex.lines }
  /// The number of bytes of the text.
  package var bytes: Int { lineIndex.bytes }

  /// The pages of the same lines at another height: nothing is read again.
  ///
  /// - Complexity: O(paragraphs).
  package func with(rows: Int) -> Pagination {
    Pagination(
      lineIndex, traits: traits, format: PageFormat(settings: format.settings, rows: rows))
  }

  /// How many lines each paragraph has.
  var index: LineIndex { lineIndex }

  /// The numbers of a page's lines, blank ones that are not shown included.
  func lines(ofPage page: Int) -> Range<Int> { table.lines(ofPage: page, in: lineIndex) }

  /// Where a page's first line begins.
  ///
  /// - Complexity: O(log *n*), and a look at up to 128 KB of the text.
  func position(ofPage page: Int, in text: LaidOutText) throws(TextError) -> LinePosition {
    guard page > 0 else { return .textStart }
    return try text.position(ofLine: lines(ofPage: page).lowerBound, in: lineIndex)
  }

  /// The page that shows the byte at `offset`; past the end, the last.
  ///
  /// - Complexity: O(log *n*), and a look at up to 128 KB of the text.
  func page(containing offset: Int, in text: LaidOutText) throws(TextError) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < bytes else { return count - 1 }
    let line = try text.line(containing: offset, in: lineIndex)
    return page(containingLine: line.number)
  }

  /// The page that begins with the byte at `offset`, if there is one.
  ///
  /// - Complexity: O(log *n*), and a look at up to 128 KB of the text.
  func page(startingAt offset: Int, in text: LaidOutText) throws(TextError) -> Int? {
    guard offset > 0 else { return 0 }
    guard offset < bytes else { return nil }
    let line = try text.line(containing: offset, in: lineIndex)
    let (page, lines) = table.page(containingLine: line.number, in: lineIndex)
    return line.start == offset && lines.lowerBound == line.number ? page : nil
  }

  /// The page that shows the line with the number `line`, and all of its lines.
  func pageAndLines(containingLine line: Int) -> (page: Int, lines: Range<Int>) {
    table.page(containingLine: line, in: lineIndex)
  }

  /// The page that shows the line with the number `line`.
  func page(containingLine line: Int) -> Int {
    table.page(containingLine: line, in: lineIndex).page
  }
}
