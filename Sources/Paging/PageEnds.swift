/// Which form feeds of a text an index tells of: those that end a page with a line on it.
///
/// What stands between such a one and the next line with something on it, blank lines and further
/// form feeds, is on no page. So the form feeds among it need no code, and any number of them takes
/// no memory.
struct PageEnds: Equatable {
  private var hasLine = false
  /// Whether a form feed ended the last page, and nothing to show has come since.
  private var isOver = false

  /// Whether the index has a code for a paragraph of this kind, or for lines of it, which comes next.
  @inline(__always)
  mutating func takes(_ kind: Paragraph.Kind) -> Bool {
    switch kind {
    case .text, .heading, .closing, .picture, .captionedPicture:
      hasLine = true
      isOver = false
      return true
    case .blank:
      hasLine = true
      return true
    case .pageBreak:
      guard hasLine, !isOver else { return false }
      isOver = true
      return true
    }
  }
}
