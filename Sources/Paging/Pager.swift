package import Books

/// Which page is wanted.
package enum PageRequest: Equatable, Sendable {
  /// The first page of the text.
  case first
  /// The last page; before all is counted, the last screenful.
  case last
  /// The page that shows the byte at the offset; before all is counted, one that begins with it.
  case containing(Int)
  /// The page with the number, from 0; one past the last gives the last.
  case number(Int)
  /// The page after the one with these bounds.
  case after(PageBounds)
  /// The page before the one with these bounds.
  case before(PageBounds)
  /// The page with these bounds, once more.
  case exactly(PageBounds)
}

/// Makes the pages of a text, with or without knowing all of them.
///
/// With a `Pagination` of its format, pages are those of the grid. Without one, pages are laid out
/// from where the reader is; such pages form a chain, which goes on until it meets the grid.
package struct Pager: Sendable {
  private(set) var text: LaidOutText
  /// What fits a page.
  package let format: PageFormat
  /// The grid, when it is known; one of another format or other traits is not taken.
  package var pagination: Pagination? {
    didSet {
      if pagination?.format != format || pagination?.traits != text.traits { pagination = nil }
    }
  }

  /// A pager for the text of `manuscript`.
  package init(_ manuscript: Manuscript, format: PageFormat) {
    text = LaidOutText(manuscript, settings: format.settings)
    self.format = format
  }

  /// The first column of chopped lines that is shown.
  package var shift: Int {
    get { text.shift }
    set { text.shift = newValue }
  }

  var composer: PageComposer {
    PageComposer(text, rows: format.rows, index: pagination?.index)
  }

  /// The page asked for.
  package func page(_ request: PageRequest) throws(TextError) -> Page {
    switch request {
    case .first: return try number(0)
    case .last:
      if let pagination { return try number(pagination.count - 1) }
      return try lastScreenful()
    case .containing(let offset):
      if let pagination {
        return try number(pagination.page(containing: offset, in: text))
      }
      return try composer.page(from: text.position(ofLineAt: offset, index: nil))
    case .number(let number): return try self.number(number)
    case .after(let bounds): return try page(after: bounds)
    case .before(let bounds): return try page(before: bounds)
    case .exactly(let bounds):
      let page = try composer.page(bounds)
      // If nothing is any more, the text became shorter.
      return page.lines.isEmpty ? try lastScreenful() : try numbered(page)
    }
  }

  /// The page of the grid with the given number; without a grid, the first page.
  private func number(_ number: Int) throws(TextError) -> Page {
    guard let pagination else { return try composer.page(from: .textStart) }
    let number = min(max(number, 0), pagination.count - 1)
    var page = try composer.page(from: pagination.position(ofPage: number, in: text))
    page.number = number
    return page
  }

  private func page(after bounds: PageBounds) throws(TextError) -> Page {
    if bounds.end.isTextEnd {
      // More of the text may have come. What of it fits belongs to the page itself.
      let page = try composer.page(bounds)
      guard page.range.upperBound < bounds.end.offset else { return try numbered(page) }
      return try self.page(after: page.bounds)
    }
    var page =
      if let after = bounds.after { try composer.page(after) } else {
        try composer.page(from: bounds.end)
      }
    // If nothing follows any more, the text became shorter.
    if page.lines.isEmpty { return try self.page(.exactly(bounds)) }
    page.bounds = page.bounds.reached(forwardFrom: bounds)
    return try numbered(page, isFilled: bounds.after == nil)
  }

  private func page(before bounds: PageBounds) throws(TextError) -> Page {
    if bounds.start.offset == 0 { return try page(.exactly(bounds)) }
    var page: Page?
    if let before = bounds.before {
      page = try composer.page(before)
    } else if let pagination,
      let number = try pagination.page(startingAt: bounds.start.offset, in: text)
    {
      page = try self.number(number - 1)
    } else {
      page = try composer.page(before: bounds.start)
    }
    guard var page else { return try number(0) }
    page.bounds = page.bounds.reached(backFrom: bounds)
    return try numbered(page)
  }

  private func lastScreenful() throws(TextError) -> Page {
    if let page = try composer.page(before: .textEnd(text.source.count)) { return page }
    return try number(0)
  }

  /// The page with its number, where it is a page of the grid.
  ///
  /// - Parameter isFilled: Whether the page ends as one of the grid would that began with it.
  private func numbered(_ page: Page, isFilled: Bool = false) throws(TextError) -> Page {
    guard page.number == nil, let pagination,
      let number = try pagination.page(startingAt: page.range.lowerBound, in: text)
    else { return page }
    if !isFilled {
      let next = try pagination.page(startingAt: page.range.upperBound, in: text)
      let follows = page.range.upperBound == pagination.bytes ? pagination.count : next
      guard follows == number + 1 else { return page }
    }
    var page = page
    page.number = number
    return page
  }

  /// The number of the page that shows the byte at `offset`, where the grid is known.
  package func number(ofPageContaining offset: Int) throws(TextError) -> Int? {
    guard let pagination else { return nil }
    return try pagination.page(containing: offset, in: text)
  }

  /// Where the page of the grid with the number, from 0, begins; `nil` without a grid.
  package func start(ofPage number: Int) throws(TextError) -> Int? {
    try pagination?.position(ofPage: number, in: text).offset
  }

  /// A place to begin reading at, shortly before the byte at `offset` or there: the start of its
  /// paragraph, or of a word where the paragraph is one of megabytes. It takes no longer there.
  package func spot(near offset: Int) throws(TextError) -> Int {
    try ParagraphFinder(text.source, traits: text.traits, joining: text.joining)
      .spot(near: min(offset, text.source.count))
  }
}
