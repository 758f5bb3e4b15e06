import Typeset

/// The pages of a given height that a `LineIndex` gives.
///
/// Every 64th page is kept; the pages between are made anew from the index when asked for, in a
/// few microseconds.
struct PageTable: Sendable {
  /// The distance of the pages that are kept.
  private static let stride = 64

  private let breaking: PageBreaking
  private let kept: [PageFilling]
  /// The number of pages, at least 1.
  let count: Int
  /// The number of lines on the last page.
  let linesOnLastPage: Int

  /// The pages of `rows` lines of the text that `index` counts.
  ///
  /// - Parameter isNeeded: Whether to go on, asked every 64 pages: where not, the table ends.
  /// - Complexity: O(paragraphs and pages).
  init(_ index: LineIndex, rows: Int, while isNeeded: () -> Bool = { true }) {
    let breaking = PageBreaking(rows: rows)
    var kept: [PageFilling] = []
    var count = 0
    var lastLines = 0
    index.codes.withUnsafeBufferPointer { codes in
      var filling = PageFilling()
      var draft = PageFilling.Draft()
      repeat {
        if count % Self.stride == 0 {
          kept.append(filling)
          if !isNeeded() { break }
        }
        lastLines = filling.fill(codes, breaking, &draft)
        count += 1
      } while !filling.isAtEnd
    }
    self.breaking = breaking
    self.kept = kept
    self.count = count
    linesOnLastPage = lastLines
  }

  /// The numbers of the lines from a page's first to the next page's first.
  ///
  /// - Parameter page: From 0 to `count` - 1.
  func lines(ofPage page: Int, in index: LineIndex) -> Range<Int> {
    index.codes.withUnsafeBufferPointer { codes in
      var filling = kept[page / Self.stride]
      var draft = PageFilling.Draft()
      for _ in 0..<page % Self.stride { filling.fill(codes, breaking, &draft) }
      let start = filling.line
      filling.fill(codes, breaking, &draft)
      return start..<filling.line
    }
  }

  /// The page that holds the line with the number `line`, and its lines; past the end, the last.
  func page(containingLine line: Int, in index: LineIndex) -> (page: Int, lines: Range<Int>) {
    index.codes.withUnsafeBufferPointer { codes in
      let block = max(kept.partitioningIndex { $0.line <= line } - 1, 0)
      var page = block * Self.stride
      var filling = kept[block]
      var draft = PageFilling.Draft()
      while true {
        let start = filling.line
        filling.fill(codes, breaking, &draft)
        if filling.line > line || filling.isAtEnd { return (page, start..<filling.line) }
        page += 1
      }
    }
  }
}

/// A walk over the paragraphs of an index that fills one page after the other.
struct PageFilling: Equatable, Sendable {
  /// The paragraphs on the page that is being filled, and the walk before each of them.
  struct Draft {
    private var storedParts: [PageBreaking.Part] = []
    private var storedWalks: [LineCounts] = []
    private var count = 0

    /// The paragraphs, the first in row 0 or above.
    var parts: ArraySlice<PageBreaking.Part> { storedParts[..<count] }

    /// The walk before the paragraph at `index`.
    func walk(before index: Int) -> LineCounts { storedWalks[index] }

    /// Begins with a new page. What is stored is written over: emptying an array takes longer.
    mutating func begin() { count = 0 }

    /// Adds a paragraph and the walk before it.
    mutating func add(_ part: PageBreaking.Part, after walk: LineCounts) {
      if count < storedParts.count {
        storedParts[count] = part
        storedWalks[count] = walk
      } else {
        storedParts.append(part)
        storedWalks.append(walk)
      }
      count += 1
    }
  }

  /// The number of the line that the next page begins with.
  private(set) var line = 0
  /// Whether no page follows.
  private(set) var isAtEnd = false
  private var counts = LineCounts(from: 0)
  /// The lines of the next paragraph that are on pages already.
  private var taken = 0

  /// A walk that stands at the beginning.
  init() {}

  /// Fills a page and goes on behind it.
  ///
  /// - Parameter draft: Room to work in, kept from page to page.
  /// - Returns: The number of lines that the page shows.
  @discardableResult
  mutating func fill(
    _ codes: UnsafeBufferPointer<UInt8>, _ breaking: PageBreaking, _ draft: inout Draft
  ) -> Int {
    draft.begin()
    var row = 0
    repeat {
      let before = counts
      guard let item = counts.next(in: codes) else {
        isAtEnd = true
        line += row
        return row
      }
      if item.kind == .pageBreak {
        if row == 0 { continue }
        line += row
        skipBlanks(codes)
        return row
      }
      draft.add(
        PageBreaking.Part(kind: item.kind, row: row - taken, lines: item.lines), after: before)
      row += item.lines - taken
      taken = 0
    } while row <= breaking.rows
    return endPage(codes, breaking, &draft)
  }

  private mutating func endPage(
    _ codes: UnsafeBufferPointer<UInt8>, _ breaking: PageBreaking, _ draft: inout Draft
  ) -> Int {
    let rows = breaking.rows
    go(to: rows, draft)
    line += rows
    let atRows = self
    // If only blank lines are left before the page's or the text's end, all fits.
    if skipBlanks(codes) { return rows }
    if let last = draft.parts.last?.kind, last == .blank || last == .captionedPicture {
      addNext(codes, to: &draft)
    }
    if let picture = breaking.shrunkPicture(of: draft.parts) {
      self = atRows
      line += picture.end - rows
      go(behind: draft, codes)
      skipBlanks(codes)
      return rows
    }
    let end = breaking.end(of: draft.parts)
    if end < rows {
      self = atRows
      line -= rows - end
      go(to: end, draft)
      skipBlanks(codes)
    }
    return end
  }

  /// Adds what follows the last paragraph: the one that the next page begins with if this one ends with
  /// blank lines, or the words below a picture.
  private func addNext(_ codes: UnsafeBufferPointer<UInt8>, to draft: inout Draft) {
    guard let last = draft.parts.last else { return }
    var next = counts
    if last.kind == .captionedPicture {
      next = draft.walk(before: draft.parts.endIndex - 1)
      _ = next.next(in: codes)
    }
    let before = next
    guard let item = next.next(in: codes) else { return }
    draft.add(
      PageBreaking.Part(kind: item.kind, row: last.row + last.lines, lines: item.lines),
      after: before)
  }

  /// Stands before the given row of the page.
  private mutating func go(to row: Int, _ draft: Draft) {
    let parts = draft.parts
    guard let index = parts.lastIndex(where: { $0.row <= row }) else { return }
    counts = draft.walk(before: index)
    taken = row - parts[index].row
  }

  /// Stands behind the last paragraph of the page.
  private mutating func go(behind draft: Draft, _ codes: UnsafeBufferPointer<UInt8>) {
    counts = draft.walk(before: draft.parts.endIndex - 1)
    _ = counts.next(in: codes)
    taken = 0
  }

  /// Goes over what would be blank at the top of the next page: it belongs to the page before.
  ///
  /// - Returns: Whether the page ended for good, by a form feed or the text's end.
  @discardableResult
  private mutating func skipBlanks(_ codes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isHardEnd = false
    while true {
      let before = counts
      guard let item = counts.next(in: codes) else {
        isAtEnd = true
        return true
      }
      switch item.kind {
      case .blank:
        line += item.lines - taken
        taken = 0
      case .pageBreak: isHardEnd = true
      case .text, .heading, .closing, .picture, .captionedPicture:
        counts = before
        return isHardEnd
      }
    }
  }
}
