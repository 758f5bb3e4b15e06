package import Books

extension Pager {
  /// The lines that show the bytes in `range`, as if they stood on a page without an end.
  ///
  /// Blank lines at both ends are left out, and so are form feeds.
  ///
  /// - Parameter most: The lines that are laid out, at most.
  package func lines(of range: Range<Int>, most: Int) throws(TextError) -> [PageLine] {
    let start = try text.paragraphStart(at: range.lowerBound)
    var walker = try text.walk(from: LinePosition(start))
    var lines: [PageLine] = []
    while lines.count < most, try walker.advance(),
      walker.line.position.offset < range.upperBound
    {
      switch walker.line.kind {
      case .pageBreak: walker.skipFormFeeds()
      case .blank: if !lines.isEmpty { lines.append(try walker.pageLine()) }
      case .text, .heading, .closing, .picture, .captionedPicture:
        lines.append(try walker.pageLine())
      }
    }
    while lines.last?.kind == .blank { lines.removeLast() }
    return lines
  }
}
