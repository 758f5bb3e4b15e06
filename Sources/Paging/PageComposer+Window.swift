import Books

/// Windows of lines: what a screen shows of a text that scrolls. Blank lines count like all others,
/// form feeds take no row, and no line is held back.
extension PageComposer {
  /// As many lines as fit from the one at `position` on; where the text ends before the window is
  /// full, its last ones.
  private func window(from position: LinePosition) throws(TextError) -> Page {
    let window = try lines(from: position)
    guard window.isLast, position.offset > 0 else { return window }
    let shown = (window.lines.lastIndex { $0.kind != .blank }).map { $0 + 1 } ?? 0
    return shown < breaking.rows ? try lastWindow() : window
  }

  /// The last lines of the text, without the blank ones that end it.
  func lastWindow() throws(TextError) -> Page {
    guard let ink = try text.lastInk(before: text.source.count) else {
      return try lines(from: .textStart)
    }
    var last = try text.position(ofLineAt: ink, index: index)
    // A picture has rows behind the bytes of its words.
    var walker = try text.walk(from: last)
    while try walker.advance(), walker.line.kind.isPicture { last = walker.line.position }
    return try lines(from: start(of: breaking.rows - 1, before: last))
  }

  /// The window in which the line that shows the byte at `offset` stands in `row`, or as near to it
  /// as the ends of the text allow.
  func window(withLineAt offset: Int, inRow row: Int) throws(TextError) -> Page {
    let line = try text.position(ofLineAt: offset, index: index)
    return try window(from: start(of: min(row, breaking.rows - 1), before: line))
  }

  /// The window that begins `count` lines below the one with these bounds, or above.
  ///
  /// Only a move down fills a window that the text's end leaves empty in part: any other would move
  /// the text under the reader's eyes.
  func window(_ bounds: PageBounds, movedBy count: Int) throws(TextError) -> Page {
    guard count > 0 else { return try lines(from: start(of: -count, before: bounds.start)) }
    var walker = try text.walk(from: bounds.start)
    var left = count
    while try walker.advanceOverFormFeeds() {
      if left == 0 { return try window(from: walker.line.position) }
      left -= 1
    }
    return try lastWindow()
  }

  /// The lines from the one at `position` on, at most a screenful.
  func lines(from position: LinePosition) throws(TextError) -> Page {
    var walker = try text.walk(from: position)
    var lines: [PageLine] = []
    var end: LinePosition?
    while end == nil, try walker.advanceOverFormFeeds() {
      if lines.count == breaking.rows {
        end = walker.line.position
      } else {
        lines.append(try walker.pageLine())
      }
    }
    // Of what is blank at the text's end nothing is worth scrolling to.
    var isLast = end == nil
    if !isLast { isLast = try !hasInk(&walker) }
    let bounds = PageBounds(
      start: position.offset == 0 ? .textStart : position,
      end: isLast ? .textEnd(walker.limit) : end ?? .textEnd(walker.limit))
    return Page(bounds: bounds, lines: lines, isLast: isLast)
  }

  /// Whether the walker's line, or one that follows, has something on it.
  private func hasInk(_ walker: inout LineWalker) throws(TextError) -> Bool {
    repeat {
      switch walker.line.kind {
      case .text, .heading, .closing, .picture, .captionedPicture: return true
      case .blank: _ = try walker.skipBlankLines()
      case .pageBreak: break
      }
    } while try walker.advanceOverFormFeeds()
    return false
  }

  /// The start of the line `count` lines above the one at `position`, or of the text's first.
  private func start(
    of count: Int, before position: LinePosition
  ) throws(TextError) -> LinePosition {
    guard count > 0, position.offset > 0 else { return position }
    var reach = (count + 2) * text.settings.measure * 2
    while true {
      let from = max(position.offset - reach, 0)
      let start =
        from == 0 ? LinePosition.textStart : try text.position(atOrBefore: from, index: index)
      var above: [LinePosition] = []
      var total = 0
      var walker = try text.walk(from: start)
      while try walker.advanceOverFormFeeds(), walker.line.position.isBefore(position) {
        // Only the last ones count; a window is never higher than a few hundred lines.
        if above.count == 4 * count { above.removeFirst(3 * count) }
        above.append(walker.line.position)
        total += 1
      }
      // Before the first line may stand a form feed.
      if start.offset == 0, total <= count { return .textStart }
      if total >= count { return above[above.count - count] }
      reach *= 4
    }
  }
}
