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
