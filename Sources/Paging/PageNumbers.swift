package import Books

/// The numbers of pages, asked for in the order of the text: a walk over its lines, once.
///
/// `Pager` finds the page of any one place; for thousands of them, one after the other, this takes a
/// hundredth of the time.
package struct PageNumbers: ~Copyable {
  private let text: LaidOutText
  private let pagination: Pagination
  private var walker: LineWalker
  /// The number of the line that the walk is at.
  private var number = 0
  /// The number of the line that comes next.
  private var next = 0
  /// The bytes of the line that the walk is at, or of a run of blank ones.
  private var start = 0
  private var end = 0
  /// The page that was found last.
  private var page = 0
  private var lines = 0..<0

  /// Places this near are walked to; the way to others begins at a checkpoint.
  private static let near = 2 * LineIndex.checkpointDistance

  /// The pages of `manuscript` that `pagination` counts.
  package init(_ pagination: Pagination, of manuscript: Manuscript) throws(TextError) {
    let text = LaidOutText(manuscript, settings: pagination.format.settings)
    walker = try text.walk(from: .textStart)
    self.text = text
    self.pagination = pagination
  }

  /// The page that shows the byte at `offset`; past the text's end, the last.
  ///
  /// - Parameter offset: Best at or after the one asked for before.
  package mutating func page(containing offset: Int) throws(TextError) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < pagination.bytes else { return pagination.count - 1 }
    if offset < start || offset >= end + Self.near { try go(before: offset) }
    while end <= offset {
      guard try goOn() else { break }
    }
    if !lines.contains(number) { (page, lines) = pagination.pageAndLines(containingLine: number) }
    return page
  }

  /// Goes to the last checkpoint before `offset`.
  private mutating func go(before offset: Int) throws(TextError) {
    let checkpoint = pagination.index.checkpoint(atOrBeforeOffset: offset)
    let position = checkpoint?.position ?? .textStart
    walker = try text.walk(from: position)
    next = checkpoint?.line ?? 0
    number = max(next - 1, 0)
    (start, end) = (position.offset, position.offset)
  }

  /// Goes to the next line, or run of blank lines.
  ///
  /// - Returns: Whether there is one.
  private mutating func goOn() throws(TextError) -> Bool {
    guard try walker.advance() else { return false }
    let line = walker.line
    (start, end) = (end, max(line.end, end))
    // A form feed belongs to the line before it.
    guard line.kind != .pageBreak else { return true }
    number = next
    next += 1
    if line.kind == .blank {
      // The lines of a run that are not at the top of a page, where none is, are all on one page.
      next += try walker.skipBlankLines()
      end = max(walker.position, end)
    }
    return true
  }
}
