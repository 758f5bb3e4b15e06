package import Books

/// Which lines of a text that scrolls are wanted: as many as a page has rows.
package enum WindowRequest: Equatable, Sendable {
  /// Those among which the line that shows the byte at the offset stands in `row`, from 0, or as
  /// near to it as the ends of the text allow.
  case line(at: Int, row: Int)
  /// Those that begin so many lines below the ones with these bounds, or above where negative.
  case scrolled(PageBounds, by: Int)
  /// The last ones.
  case last
}

extension Pager {
  /// The first lines of the text, at most `count`.
  package func firstLines(_ count: Int) throws(TextError) -> [PageLine] {
    try PageComposer(text, rows: count, index: nil).lines(from: .textStart).lines
  }

  /// The columns of the widest of the first lines of `manuscript` that fit `settings`' measure; 0 if none
  /// does.
  package static func widestLine(
    of manuscript: Manuscript, _ settings: LayoutSettings
  ) throws(TextError) -> Int {
    var settings = settings
    // A line of the file is one line then.
    settings.chopsLines = true
    let pager = Pager(manuscript, format: PageFormat(settings: settings, rows: surveyedLines))
    let lines = try pager.firstLines(surveyedLines)
    return lines.lazy.filter { !$0.isCutRight && $0.hidden == nil }.map(\.columns).max() ?? 0
  }

  /// The first lines of a text that are measured.
  private static let surveyedLines = 200

  /// The first column of chopped lines at which the byte at `offset` is seen: the one that there is, if
  /// it will do, or else one that brings it to the middle.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes of its line before it.
  package func shift(showing offset: Int) throws(TextError) -> Int {
    let position = try text.position(ofLineAt: offset, index: pagination?.index)
    func line(_ shift: Int) throws(TextError) -> PageLine? {
      var text = text
      text.shift = shift
      return try PageComposer(text, rows: 1, index: nil).lines(from: position).lines.first
    }
    for shift in [shift, 0] {
      guard let glyphs = try line(shift)?.glyphs, let first = glyphs.first?.offset,
        let last = glyphs.last?.offset
      else { continue }
      if first <= offset, offset <= last { return shift }
    }
    // A tab takes up to so many columns.
    let widest = max(format.settings.tabWidth, 2)
    var (column, after) = (0, (offset - position.offset) * widest + 1)
    while after - column > 1 {
      let middle = (column + after) / 2
      let first = try line(middle)?.glyphs.first?.offset
      if let first, first <= offset { column = middle } else { after = middle }
    }
    return max(column - format.settings.measure / 2, 0)
  }

  /// The lines asked for, as a page off the grid.
  package func window(_ request: WindowRequest) throws(TextError) -> Page {
    switch request {
    case .line(let offset, let row):
      try composer.window(withLineAt: offset, inRow: row)
    case .scrolled(let bounds, let count): try composer.window(bounds, movedBy: count)
    case .last: try composer.lastWindow()
    }
  }
}
