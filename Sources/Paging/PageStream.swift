package import Books

/// All pages of a text, first to last, each made where the one before it ended.
///
/// A `Pager` makes any page, and for that walks over the page's paragraph from its start. A stream
/// goes on walking: a line of megabytes takes it no longer than many short ones.
package struct PageStream: ~Copyable {
  private let text: LaidOutText
  private let breaking: PageBreaking
  private var walker: LineWalker
  /// Lines that were found and belong to the next page.
  private var carried: [PageComposer.Candidate] = []
  private var isAtStart = true
  private var isAtEnd = false

  init(_ text: LaidOutText, rows: Int) throws(TextError) {
    self.text = text
    breaking = PageBreaking(rows: rows)
    walker = try text.walk(from: .textStart)
  }

  /// The next page; nil behind the last.
  package mutating func next() throws(TextError) -> Page? {
    guard !isAtEnd else { return nil }
    var lines: [PageComposer.Candidate] = []
    var isOverfull = false
    while !isOverfull, let line = try nextLine(isFirst: lines.isEmpty) {
      isOverfull = lines.count == breaking.rows
      lines.append(line)
    }
    let start = lines.first?.line.position ?? .textStart
    if isOverfull, let picture = try text.shrinkPicture(endingPage: &lines, breaking, &walker) {
      return try page(from: start, lines, endingWith: picture)
    }
    let rest = try PageComposer.restOfPage(
      &walker, overflow: isOverfull ? lines.last?.line : nil)
    var end = min(lines.count, breaking.rows)
    var next = rest.next
    if isOverfull, next != nil, !rest.sawBreak {
      end = breaking.end(of: PageComposer.parts(of: lines, before: walker.line))
      next = try goOn(from: lines[end...].drop { $0.line.kind == .blank }, rest)
    } else if next != nil {
      carried = [try PageComposer.Candidate(line: walker.line, shown: walker.pageLine())]
    }
    return page(from: start, to: next, lines[..<end].map(\.shown))
  }

  /// The page of `lines`, before the one that begins at `next`, or the last one.
  private mutating func page(
    from start: LinePosition, to next: LinePosition?, _ lines: [PageLine]
  ) -> Page {
    isAtEnd = next == nil
    let bounds = PageBounds(
      start: isAtStart ? .textStart : start, end: next ?? .textEnd(walker.limit))
    isAtStart = false
    return Page(bounds: bounds, lines: lines, isLast: next == nil)
  }

  /// The page of `lines`, which end with `picture`.
  private mutating func page(
    from start: LinePosition, _ lines: [PageComposer.Candidate], endingWith picture: ShrunkPicture
  ) throws(TextError) -> Page {
    let rest = try PageComposer.restOfPage(&walker, overflow: nil)
    if rest.next != nil {
      carried = [try PageComposer.Candidate(line: walker.line, shown: walker.pageLine())]
    }
    return page(
      from: start, to: rest.next,
      picture.shown(lines.map(\.shown), measure: text.settings.measure))
  }

  /// The next line that comes on the page; nil if a page break or the text's end is there.
  private mutating func nextLine(isFirst: Bool) throws(TextError) -> PageComposer.Candidate? {
    if !carried.isEmpty { return carried.removeFirst() }
    while try walker.advance() {
      guard walker.line.kind == .pageBreak else {
        return try PageComposer.Candidate(line: walker.line, shown: walker.pageLine())
      }
      walker.skipFormFeeds()
      if !isFirst { return nil }
    }
    return nil
  }

  /// Begins the next page with the lines that did not fit; where it begins.
  private mutating func goOn(
    from moved: ArraySlice<PageComposer.Candidate>, _ rest: PageComposer.Rest
  ) throws(TextError) -> LinePosition? {
    guard let first = moved.first else {
      carried = [try PageComposer.Candidate(line: walker.line, shown: walker.pageLine())]
      return rest.next
    }
    if moved.last?.line.kind == .blank {
      // The blank lines behind it were gone over, and now are wanted.
      walker = try text.walk(from: first.line.position)
      carried = []
    } else {
      carried = Array(moved)
    }
    return first.line.position
  }
}

extension Pager {
  /// All pages of the text as it is now, first to last.
  package func stream() throws(TextError) -> PageStream {
    try PageStream(text, rows: format.rows)
  }
}
