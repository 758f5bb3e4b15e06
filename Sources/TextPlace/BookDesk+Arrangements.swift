package import Books
package import Paging
package import Widgets

/// A page on the screen, and the one beside it.
private struct Spread {
  var left: Page
  var right: Page?
}

extension BookDesk {
  /// The page asked for, and what is shown with it.
  package func show(
    _ request: PageRequest, _ arrangement: Arrangement, _ cause: ShowCause
  ) throws(TextError) -> TextEvent {
    switch arrangement {
    case .page: .pageMade(try made(Spread(left: pager.page(request)), cause))
    case .spread: .pageMade(try made(across(spread(request)), cause))
    case .scroll(let row): .pageMade(try window(request, row: row, cause))
    }
  }

  /// The page `count` pages after the one with these bounds, or before where negative.
  package func turn(
    from bounds: PageBounds, count: Int, _ arrangement: Arrangement, _ cause: ShowCause
  ) throws(TextError) -> TextEvent {
    var page = try pager.page(.exactly(bounds))
    for _ in 0..<abs(count) where !(count > 0 ? page.isLast : page.isFirst) {
      page = try pager.page(count > 0 ? .after(page.bounds) : .before(page.bounds))
    }
    return try show(.exactly(page.bounds), arrangement, cause)
  }

  /// The text's first rows.
  private var header: [PageLine] {
    get throws(TextError) { headerRows > 0 ? try pager.firstLines(headerRows) : [] }
  }

  private func made(_ spread: Spread, _ cause: ShowCause) throws(TextError) -> MadePage {
    let place = spread.left.range.lowerBound
    var made = MadePage(
      page: spread.left, second: spread.right, number: spread.left.number,
      stableNumbers: try stableNumbers(of: [spread.left, spread.right ?? spread.left]),
      cause: cause)
    made.fileLines = try lines(of: spread.left)
    if !spread.left.isFirst { made.header = try header }
    if made.number == nil { made.number = try pager.number(ofPageContaining: place) }
    return made
  }

  /// The numbers of the stable pages that one sees with `pages` on the screen.
  private func stableNumbers(of pages: [Page]) throws(TextError) -> ClosedRange<Int>? {
    guard let stablePages, let first = pages.first, let last = pages.last else { return nil }
    let start = first.range.lowerBound
    let end = max(last.range.upperBound - 1, start)
    let number = try stablePages.page(containing: start, in: source)
    return number...max(try stablePages.page(containing: end, in: source), number)
  }
}

// MARK: - Spreads

extension BookDesk {
  /// The spread with the page asked for.
  ///
  /// On the grid, pages 1 and 2 are side by side, 3 and 4, and so on; but a double page of a comic
  /// stands alone, and the pages behind it are paired anew (`DoublePages`). Off the grid a spread begins with what is
  /// asked for. A turn goes on from what is shown in either case, so that turning back and forth leads
  /// to the same spreads; where it leads back to the text's first page, that stands alone.
  private func spread(_ request: PageRequest) throws(TextError) -> Spread {
    let page = try pager.page(request)
    switch request {
    case .after, .exactly: return try spread(beginningWith: page)
    case .before:
      guard !page.isFirst, !isAlone(page) else { return Spread(left: page) }
      return try spread(endingWith: page)
    case .first, .last, .containing, .number:
      if let number = page.number {
        let left = left(of: number)
        guard left < number else { return try spread(beginningWith: page) }
        return try spread(beginningWith: pager.page(.number(left)))
      }
      guard request == .last, !page.isFirst else { return try spread(beginningWith: page) }
      return try spread(endingWith: page)
    }
  }

  /// The number of the left page of the spread on the grid that has page `number`.
  private func left(of number: Int) -> Int {
    doublePages?.left(of: number) ?? number - number % 2
  }

  /// Whether a page stands alone, across both columns.
  private func isDouble(_ page: Page) -> Bool {
    manuscript.kind == .comic && page.doublePage != nil
  }

  /// Whether a page of a comic stands beside none before it, which is of another spread.
  private func isAlone(_ page: Page) -> Bool {
    guard manuscript.kind == .comic, let number = page.number else { return isDouble(page) }
    return left(of: number) == number
  }

  private func spread(beginningWith left: Page) throws(TextError) -> Spread {
    guard !left.isLast, !isDouble(left) else { return Spread(left: left) }
    let right = try pager.page(.after(left.bounds))
    // If nothing follows any more, the text became shorter.
    let follows = right.range.lowerBound > left.range.lowerBound
    return Spread(left: left, right: follows && !isAlone(right) ? right : nil)
  }

  private func spread(endingWith right: Page) throws(TextError) -> Spread {
    let left = try pager.page(.before(right.bounds))
    guard left.range.upperBound == right.range.lowerBound, !isDouble(left), !isDouble(right) else {
      return Spread(left: right)
    }
    // On the grid every page knows where a turn leads to.
    if let number = left.number, right.number == number + 1 {
      return Spread(left: left, right: right)
    }
    // Once more from the left, so that it knows where a turn back leads to.
    return try spread(beginningWith: left)
  }

  /// The spread with a double page as wide as both columns.
  private func across(_ spread: Spread) -> Spread {
    guard isDouble(spread.left) else { return spread }
    return Spread(
      left: spread.left.across(
        columns: ScreenLayout.columns(acrossTwoOf: format.settings.measure), rows: format.rows))
  }
}

// MARK: - Scrolling

extension BookDesk {
  /// The lines `count` lines below those with these bounds, or above where negative.
  ///
  /// The place is where the eye is: in the middle, but if lines that are asked for stand in another row,
  /// the line there.
  package func scroll(
    from bounds: PageBounds, lines count: Int, _ arrangement: Arrangement
  ) throws(TextError) -> TextEvent {
    let window = try pager.window(.scrolled(bounds, by: count))
    var place = window.focus
    if case .scroll(let row) = arrangement, row != window.lines.count / 2 {
      place = window.place(atRow: row)
    }
    return .pageMade(try made(window, place: place, .scrolled))
  }

  /// The lines with the place asked for in `row`; of lines that were shown before, the one in `row`
  /// is the place.
  private func window(
    _ request: PageRequest, row: Int, _ cause: ShowCause
  ) throws(TextError) -> MadePage {
    switch request {
    case .exactly(let bounds):
      let window = try pager.window(.scrolled(bounds, by: 0))
      return try made(window, place: window.place(atRow: row), cause)
    case .last:
      let window = try pager.window(.last)
      return try made(window, place: window.place(atRow: .max), cause)
    case .containing(let offset): return try window(at: offset, row: row, cause)
    case .first: return try window(at: 0, row: row, cause)
    case .number, .after, .before:
      return try window(at: pager.page(request).range.lowerBound, row: row, cause)
    }
  }

  private func window(at offset: Int, row: Int, _ cause: ShowCause) throws(TextError) -> MadePage {
    let window = try pager.window(.line(at: offset, row: row))
    return try made(window, place: window.place(of: offset), cause)
  }

  private func made(_ window: Page, place: Int, _ cause: ShowCause) throws(TextError) -> MadePage {
    var made = MadePage(
      page: window, place: place,
      number: try pager.number(ofPageContaining: window.numbered(place)),
      stableNumbers: try stableNumbers(of: [window]), cause: cause)
    made.fileLines = try lines(of: window)
    if !window.isFirst { made.header = try header }
    return made
  }
}

// MARK: - The place in a window

extension Page {
  /// Where the eye is in lines that scroll: in the middle, but at the text's ends.
  fileprivate var focus: Int {
    if isFirst { return range.lowerBound }
    return place(atRow: isLast ? .max : lines.count / 2)
  }

  /// The place whose page has the number that is told: of a blank line, which the page before ends with,
  /// that of the line below; at the text's end, the last line.
  fileprivate func numbered(_ place: Int) -> Int {
    if isLast, !isFirst { return self.place(atRow: .max) }
    guard let index = lines.lastIndex(where: { $0.range.lowerBound <= place }),
      lines[index].kind == .blank
    else { return place }
    return lines[index...].first { $0.kind != .blank }?.range.lowerBound ?? place
  }

  /// The first byte of the line in `row`, or of the last one above it with something on it.
  fileprivate func place(atRow row: Int) -> Int {
    let above = lines.prefix(max(row, 0) < lines.count ? max(row, 0) + 1 : lines.count)
    return (above.last { $0.kind != .blank } ?? above.first)?.range.lowerBound ?? range.lowerBound
  }

  /// The first byte of the line that shows the byte at `offset`; blank lines are of the one above.
  fileprivate func place(of offset: Int) -> Int {
    place(atRow: (lines.lastIndex { $0.range.lowerBound <= offset }) ?? 0)
  }
}
