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
  struct Candidate {
    var line: LineWalker.Line
    var shown: PageLine
  }

  /// The page that begins with the line at `position`, filled as pages of the grid are.
  func page(from position: LinePosition) throws(TextError) -> Page {
    var walker = try text.walk(from: position)
    var lines: [Candidate] = []
    var isOverfull = false
    while !isOverfull, try walker.advance() {
      if walker.line.kind == .pageBreak {
        walker.skipFormFeeds()
        if lines.isEmpty { continue }
        break
      }
      isOverfull = lines.count == breaking.rows
      let line = walker.line
      lines.append(
        Candidate(
          line: line, shown: isOverfull ? PageLine(line, glyphs: []) : try walker.pageLine()))
    }
    if isOverfull, let picture = try text.shrinkPicture(endingPage: &lines, breaking, &walker) {
      let rest = try Self.restOfPage(&walker, overflow: nil)
      return Page(
        bounds: PageBounds(
          start: position.offset == 0 ? .textStart : position,
          end: rest.next ?? .textEnd(walker.limit)),
        lines: picture.shown(lines.map(\.shown), measure: text.settings.measure),
        isLast: rest.next == nil)
    }
    var end = min(lines.count, breaking.rows)
    let rest = try Self.restOfPage(&walker, overflow: isOverfull ? lines.last?.line : nil)
    var next = rest.next
    if isOverfull, next != nil, !rest.sawBreak {
      end = breaking.end(of: Self.parts(of: lines, before: walker.line))
      next = lines[end...].first { $0.line.kind != .blank }?.line.position ?? next
    }
    let bounds = PageBounds(
      start: position.offset == 0 ? .textStart : position, end: next ?? .textEnd(walker.limit))
    return Page(bounds: bounds, lines: lines[..<end].map(\.shown), isLast: next == nil)
  }

  /// The paragraphs of a page that is filled, and one line more.
  ///
  /// - Parameter next: The first line with something on it behind them, if they end with a blank one.
  static func parts(
    of lines: [Candidate], before next: LineWalker.Line
  ) -> ArraySlice<PageBreaking.Part> {
    let isBlank = lines.last?.line.kind == .blank
    return PageBreaking.parts(of: lines.map(\.line) + (isBlank ? [next] : []))
  }

  /// What comes after a page's lines: its blank lines and form feeds, up to the next page.
  struct Rest {
    /// The first line with something on it; `nil` at the text's end.
    var next: LinePosition?
    /// Whether a form feed stands before it.
    var sawBreak: Bool
  }

  /// Goes over what would be blank at the top of the next page: it belongs to this one.
  static func restOfPage(
    _ walker: inout LineWalker, overflow: LineWalker.Line?
  ) throws(TextError) -> Rest {
    var sawBreak = walker.line.kind == .pageBreak
    if let overflow, overflow.kind != .blank {
      return Rest(next: overflow.position, sawBreak: false)
    }
    while try walker.advance() {
      switch walker.line.kind {
      case .blank: _ = try walker.skipBlankLines()
      case .pageBreak:
        sawBreak = true
        walker.skipFormFeeds()
      case .text, .heading, .closing, .picture, .captionedPicture:
        return Rest(next: walker.line.position, sawBreak: sawBreak)
      }
    }
    return Rest(next: nil, sawBreak: sawBreak)
  }
}

extension PageLine {
  /// The line of a walk that shows `glyphs`.
  init(_ line: LineWalker.Line, glyphs: [PageGlyph]) {
    self.init(
      kind: line.kind == .heading ? .heading : line.kind == .blank ? .blank : .text,
      range: line.position.offset..<line.end, indent: line.indent, glyphs: glyphs)
    isContinuation = line.isContinuation
  }
}

// MARK: - Given pages

extension PageComposer {
  /// The page with these bounds, as it was made before; where they are of another height or the
  /// text has become longer, the page that begins with them.
  func page(_ bounds: PageBounds) throws(TextError) -> Page {
    if bounds.end.isTextEnd, bounds.end.offset < text.source.count {
      return try page(from: bounds.start)
    }
    var walker = try text.walk(from: bounds.start)
    var lines: [Candidate] = []
    while try walker.advance(), walker.line.position.offset < bounds.end.offset {
      if walker.line.kind == .pageBreak {
        walker.skipFormFeeds()
        if lines.isEmpty { continue }
        break
      }
      if lines.count == breaking.rows {
        if walker.line.kind == .blank { break }
        var page = try page(from: bounds.start)
        // It ends with a picture that is shrunk.
        if page.bounds == bounds { page.bounds = bounds }
        return page
      }
      lines.append(try candidate(walker, before: bounds.end.offset))
    }
    return Page(
      bounds: bounds, lines: lines.map(\.shown), isLast: bounds.end.offset >= walker.limit)
  }

  /// The current line of `walker`, or the part of it that stands before `end`.
  private func candidate(
    _ walker: borrowing LineWalker, before end: Int
  ) throws(TextError) -> Candidate {
    var candidate = Candidate(line: walker.line, shown: try walker.pageLine())
    if candidate.line.end > end {
      candidate.shown.glyphs.removeAll { $0.offset >= end }
      candidate.shown.range = candidate.shown.range.lowerBound..<end
      candidate.line.end = end
    }
    return candidate
  }
}
