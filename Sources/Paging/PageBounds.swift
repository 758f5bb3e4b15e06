/// Where a page begins and where the one after it does.
///
/// Off the grid, what page a turn leads to depends on where the reader comes from: the bounds
/// remember it, so that turning back and forth leads to the same pages. Two bounds are equal where
/// they begin and end alike.
package struct PageBounds: Equatable, Sendable {
  /// Where its first line begins.
  package private(set) var start: LinePosition
  /// Where the first line of the page after it begins.
  package private(set) var end: LinePosition
  /// The page that was left to come here by a turn forward.
  private var pageBefore: Memory?
  /// The page that was left to come here by a turn back.
  private var pageAfter: Memory?

  /// The bounds of a page from `start` to `end`.
  init(start: LinePosition, end: LinePosition) {
    self.start = start
    self.end = end
  }

  package static func == (a: PageBounds, b: PageBounds) -> Bool {
    a.start == b.start && a.end == b.end
  }

  /// The page's bytes: half-open, as offsets of the text.
  package var range: Range<Int> { start.offset..<max(end.offset, start.offset) }
}

extension PageBounds {
  /// Another page, and what is remembered with it.
  private final class Memory: Sendable {
    /// The number of turns that are remembered one behind the other.
    static let longest = 1000

    let bounds: PageBounds
    let length: Int

    init(_ bounds: PageBounds) {
      let length = max(bounds.pageBefore?.length ?? 0, bounds.pageAfter?.length ?? 0) + 1
      self.length = length <= Self.longest ? length : 1
      self.bounds =
        length <= Self.longest ? bounds : PageBounds(start: bounds.start, end: bounds.end)
    }
  }

  /// The bounds of the page before this one, where they are remembered.
  var before: PageBounds? {
    guard let bounds = pageBefore?.bounds, bounds.end.offset == start.offset else { return nil }
    return bounds
  }

  /// The bounds of the page after this one, where they are remembered.
  var after: PageBounds? {
    guard let bounds = pageAfter?.bounds, bounds.start.offset == end.offset else { return nil }
    return bounds
  }

  /// The same bounds, reached by a turn forward from `page`.
  func reached(forwardFrom page: PageBounds) -> PageBounds {
    if before == page { return self }
    var bounds = self
    bounds.pageBefore = Memory(page)
    return bounds
  }

  /// The same bounds, reached by a turn back from `page`.
  func reached(backFrom page: PageBounds) -> PageBounds {
    if after == page { return self }
    var bounds = self
    bounds.pageAfter = Memory(page)
    return bounds
  }

  /// The same bounds with the memory of `other`.
  func remembering(_ other: PageBounds) -> PageBounds {
    var bounds = self
    bounds.pageBefore = other.pageBefore
    bounds.pageAfter = other.pageAfter
    return bounds
  }
}
