import Books

extension PageComposer {
  /// The page before the line at `position`, laid out backward from it; `nil` at the text's start.
  ///
  /// It ends where that line begins, and begins so that it is as full as headings and first and
  /// last lines of paragraphs allow.
  func page(before position: LinePosition) throws(TextError) -> Page? {
    guard position.offset > 0 else { return nil }
    guard let ink = try text.lastInk(before: position.offset) else {
      let blank = try page(PageBounds(start: .textStart, end: position))
      return blank.lines.isEmpty ? nil : blank
    }
    var reach = breaking.rows * text.settings.measure * 2
    while true {
      let from = max(ink - reach, 0)
      let start =
        from == 0 ? LinePosition.textStart : try text.position(atOrBefore: from, index: index)
      let lines = try lines(from: start, through: ink, before: position.offset)
      if let first = firstLine(of: lines) {
        return try page(PageBounds(start: first, end: position))
      }
      // A text that became shorter meanwhile has no such page.
      guard from > 0 else { return nil }
      reach *= 4
    }
  }

  /// The lines above a page that tell whether its first line stands alone, or a heading above it.
  private static let linesAbove = 8

  /// Lines that end where a page does, as far as they are needed to find the page's beginning.
  private struct Tail {
    var lines: [LineWalker.Line] = []
    /// Whether no line before the first can be on the page.
    var isComplete: Bool
    /// Whether the first is the text's first.
    var beginsText: Bool
  }

  /// The lines from `start` through the one that shows the byte at `ink`: those after the last
  /// form feed, and no more than tell how the page's first line stands in its paragraph.
  ///
  /// An indent as wide as the measure is a line of spaces: it has no ink, and takes a row. So do rows of a
  /// picture whose bytes are spaces.
  private func lines(
    from start: LinePosition, through ink: Int, before end: Int
  ) throws(TextError) -> Tail {
    let enough = 2 * (breaking.rows + Self.linesAbove)
    var tail = Tail(isComplete: start.offset == 0, beginsText: start.offset == 0)
    var walker = try text.walk(from: start)
    while try walker.advance(), walker.line.position.offset < end,
      walker.line.position.offset <= ink || walker.line.kind == .text
        || walker.line.kind == .closing
        || walker.line.kind.isPicture
    {
      if walker.line.kind == .pageBreak {
        walker.skipFormFeeds()
        tail = Tail(isComplete: true, beginsText: tail.beginsText && tail.lines.isEmpty)
        continue
      }
      if tail.lines.count == 2 * enough {
        tail.lines.removeFirst(enough)
        tail.isComplete = true
        tail.beginsText = false
      }
      tail.lines.append(walker.line)
    }
    return tail
  }

  /// The line that a page begins with that ends with `tail`, or `nil` if its lines are too few
  /// to tell.
  private func firstLine(of tail: Tail) -> LinePosition? {
    let lines = tail.lines
    guard let last = lines.indices.last,
      tail.isComplete || lines.count >= breaking.rows + Self.linesAbove
    else { return nil }
    let filled = lines.count - breaking.rows
    if filled <= 0, tail.beginsText { return .textStart }
    var first = max(filled, 0)
    while first < last, lines[first].kind == .blank { first += 1 }
    return lines[filled > 0 ? best(first, in: lines) : first].position
  }

  /// The line at or after `first` that a page begins best with, when it ends with the last line.
  private func best(_ first: Int, in lines: [LineWalker.Line]) -> Int {
    let parts = PageBreaking.parts(of: lines)
    let first = breaking.start(atOrAfter: first, of: parts, before: lines.count)
    var best = first
    var bestPenalty = breaking.penalty(forBreakAt: first, in: parts)
    var gift = PageBreaking.Gift(rows: breaking.rows)
    for row in lines.indices[first...].dropFirst() where bestPenalty > 0 {
      let given = lines[row - 1]
      guard gift.add(given.kind, isFirst: given.isLast) else { break }
      guard lines[row].kind != .blank else { continue }
      let penalty = breaking.penalty(forBreakAt: row, in: parts)
      if penalty < bestPenalty {
        best = row
        bestPenalty = penalty
      }
    }
    return best
  }
}
