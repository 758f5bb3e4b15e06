import Books

/// Puts laid-out lines together to pages, forward from a line or backward from it.
struct PageComposer {
  let text: LaidOutText
  let breaking: PageBreaking
  /// The index of all lines, where it is there, for places deep in giants.
  let index: LineIndex?

  /// The composer of pages of `rows` lines.
  init(_ text: LaidOutText, rows: Int, index: LineIndex?) {
    self.text = text
    breaking = PageBreaking(rows: rows)
    self.index = index
  }

  /// A line that may come on the page.
  private struct Candidate {
    var line: LineWalker.Line
    var glyphs: [PageGlyph]

    var pageLine: PageLine {
      PageLine(
        kind: line.kind == .heading ? .heading : line.kind == .blank ? .blank : .text,
        range: line.position.offset..<line.end, glyphs: glyphs)
    }
  }

  /// The page that begins with the line at `position`, filled as pages of the grid are.
  func page(from position: LinePosition) throws(TextError) -> Page {
    var walker = try text.walk(from: position)
    var lines: [Candidate] = []
    var isHardEnd = true
    while try walker.advance() {
      if walker.line.kind == .pageBreak {
        if lines.isEmpty { continue }
        break
      }
      if lines.count == breaking.rows {
        lines.append(Candidate(line: walker.line, glyphs: []))
        isHardEnd = false
        break
      }
      lines.append(Candidate(line: walker.line, glyphs: walker.glyphs()))
    }
    var end = min(lines.count, breaking.rows)
    var (next, isBreak) = try skipBlanks(&walker, from: lines.dropFirst(end))
    if !isHardEnd, next != nil, !isBreak {
      end = breaking.end(of: parts(of: lines))
      if end < breaking.rows { next = firstInk(in: lines[end...]) ?? next }
    }
    isBreak = false
    let bounds = PageBounds(
      start: position.offset == 0 ? .textStart : position,
      end: next ?? LinePosition(ParagraphStart(offset: walker.limit, followsBlank: false)))
    return Page(bounds: bounds, lines: lines[..<end].map(\.pageLine), isLast: next == nil)
  }

  /// Goes over blank lines and form feeds: the first line after them, and whether a form feed was
  /// among them.
  private func skipBlanks(
    _ walker: inout LineWalker, from rest: ArraySlice<Candidate>
  ) throws(TextError) -> (LinePosition?, Bool) {
    var sawBreak = walker.line.kind == .pageBreak
    for candidate in rest where candidate.line.kind != .blank {
      return (candidate.line.position, sawBreak)
    }
    while try walker.advance() {
      switch walker.line.kind {
      case .blank: continue
      case .pageBreak: sawBreak = true
      case .text, .heading: return (walker.line.position, sawBreak)
      }
    }
    return (nil, sawBreak)
  }

  private func firstInk(in lines: ArraySlice<Candidate>) -> LinePosition? {
    lines.first { $0.line.kind != .blank }?.line.position
  }

  /// The paragraphs that the lines belong to.
  private func parts(of lines: [Candidate]) -> [PageBreaking.Part] {
    var parts: [PageBreaking.Part] = []
    var isOpen = false
    for (row, candidate) in lines.enumerated() {
      let line = candidate.line
      if !isOpen {
        parts.append(
          PageBreaking.Part(
            kind: line.kind, row: row - line.position.lineInParagraph, lines: Int.max / 2))
      }
      if line.isLast { parts[parts.count - 1].lines = row + 1 - parts[parts.count - 1].row }
      isOpen = !line.isLast
    }
    return parts
  }
}

// MARK: - Backward

extension PageComposer {
  /// The page before the line at `position`, laid out backward from it; `nil` at the text's start.
  ///
  /// It ends where that line begins, and begins so that it is as full as headings and first and
  /// last lines of paragraphs allow.
  func page(before position: LinePosition) throws(TextError) -> Page? {
    guard position.offset > 0 else { return nil }
    var reach = breaking.rows * text.settings.measure * 2
    while true {
      let from = max(position.offset - reach, 0)
      let start =
        from == 0 ? LinePosition.textStart : try text.position(atOrBefore: from, index: index)
      let lines = try lines(from: start, to: position)
      if let page = page(of: lines, from: start, before: position) { return page }
      reach *= 4
    }
  }

  /// The lines from `start` up to the one at `end`: none from before the last form feed.
  private func lines(
    from start: LinePosition, to end: LinePosition
  ) throws(TextError) -> [Candidate] {
    var walker = try text.walk(from: start)
    var lines: [Candidate] = []
    // Glyphs are made only for lines that can come on the page.
    let near = end.offset - breaking.rows * text.settings.measure * 8
    while try walker.advance(), walker.line.position.offset < end.offset {
      var line = walker.line
      if line.kind == .pageBreak {
        if lines.contains(where: { $0.line.kind != .blank }), line.end < end.offset {
          lines.removeAll { $0.line.end <= line.end }
          lines.append(Candidate(line: line, glyphs: []))
        }
        continue
      }
      var glyphs = line.end >= near || line.end - line.position.offset > 64 ? walker.glyphs() : []
      if line.end > end.offset {
        glyphs.removeAll { $0.offset >= end.offset }
        line.end = end.offset
      }
      lines.append(Candidate(line: line, glyphs: glyphs))
    }
    return lines
  }

  /// The page at the end of `lines`, or `nil` where they are too few to tell.
  private func page(
    of lines: [Candidate], from start: LinePosition, before position: LinePosition
  ) -> Page? {
    let floor = (lines.lastIndex { $0.line.kind == .pageBreak } ?? -1) + 1
    let isComplete = start.offset == 0 || floor > 0
    guard let last = lines.lastIndex(where: { $0.line.kind == .text || $0.line.kind == .heading })
    else {
      return isComplete ? textStartPage(Array(lines[floor...]), before: position) : nil
    }
    // Two lines more than the page holds tell how its first line stands in its paragraph.
    guard isComplete || last + 1 >= breaking.rows + 2 else { return nil }
    let end = max(last + 1, floor)
    var first = max(end - breaking.rows, floor)
    if first > floor || start.offset > 0 || floor > 0 {
      while first < last, lines[first].line.kind == .blank { first += 1 }
      first = best(first, end: end, floor: floor, in: lines)
    }
    let bounds = PageBounds(
      start: first == 0 && start.offset == 0 ? .textStart : lines[first].line.position,
      end: position)
    return Page(bounds: bounds, lines: lines[first..<end].map(\.pageLine), isLast: false)
  }

  /// The page of a text that begins with nothing but blank lines.
  private func textStartPage(_ lines: [Candidate], before position: LinePosition) -> Page {
    Page(
      bounds: PageBounds(start: .textStart, end: position),
      lines: lines.prefix(breaking.rows).map(\.pageLine), isLast: false)
  }

  /// The row at or after `first` that a page begins best with.
  private func best(_ first: Int, end: Int, floor: Int, in lines: [Candidate]) -> Int {
    guard first > floor else { return first }
    let parts = parts(of: Array(lines[floor..<end]))
    var best = first
    var bestPenalty = Int.max
    for row in first...min(first + breaking.largestGift, end - 1) {
      guard lines[row].line.kind != .blank else { continue }
      let penalty = PageBreaking.penalty(forBreakAt: row - floor, in: parts)
      if penalty < bestPenalty {
        best = row
        bestPenalty = penalty
      }
    }
    return best
  }
}

// MARK: - Given pages

extension PageComposer {
  /// The page with these bounds, as it was made before.
  func page(_ bounds: PageBounds) throws(TextError) -> Page {
    var walker = try text.walk(from: bounds.start)
    var lines: [Candidate] = []
    while lines.count < breaking.rows, try walker.advance(),
      walker.line.position.offset < bounds.end.offset
    {
      if walker.line.kind == .pageBreak {
        if lines.isEmpty { continue }
        break
      }
      var line = walker.line
      var glyphs = walker.glyphs()
      if line.end > bounds.end.offset {
        glyphs.removeAll { $0.offset >= bounds.end.offset }
        line.end = bounds.end.offset
      }
      lines.append(Candidate(line: line, glyphs: glyphs))
    }
    return Page(
      bounds: bounds, lines: lines.map(\.pageLine), isLast: bounds.end.offset >= walker.limit)
  }
}
