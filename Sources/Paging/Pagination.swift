import Books

/// All pages of a text, exactly: the grid.
///
/// It is made by a `PaginationRun` and does not change. Page numbers are 0-based.
package struct Pagination: Equatable, Sendable {
  /// What fits a page.
  package let format: PageFormat
  private let lineIndex: LineIndex
  private let table: PageTable

  init(_ index: LineIndex, format: PageFormat) {
    self.format = format
    lineIndex = index
    table = PageTable(index, rows: format.rows)
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
    Pagination(lineIndex, format: PageFormat(settings: format.settings, rows: rows))
  }

  var index: LineIndex { lineIndex }

  /// Where a page's first line begins.
  ///
  /// - Complexity: O(log *n*), and a look at up to 128 KB of the text.
  func position(ofPage page: Int, in text: LaidOutText) throws(TextError) -> LinePosition {
    guard page > 0 else { return .textStart }
    let line = table.lines(ofPage: page, in: lineIndex).lowerBound
    return try text.position(ofLine: line, in: lineIndex)
  }

  /// The page that shows the byte at `offset`; past the end, the last.
  ///
  /// - Complexity: O(log *n*), and a look at up to 128 KB of the text.
  func page(containing offset: Int, in text: LaidOutText) throws(TextError) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < bytes else { return count - 1 }
    let line = try text.line(containing: offset, in: lineIndex)
    return table.page(containingLine: line, in: lineIndex).page
  }
}
