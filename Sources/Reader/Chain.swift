import Paging

/// The pages that were turned to one after the other since the last jump, as far as the grid does
/// not tell them: turning back shows them as they were.
///
/// Each begins where the one before it ends. It may end with pages of the grid, which go on by
/// themselves.
struct Chain: Equatable, Sendable {
  /// The number of pages that are kept.
  private static let capacity = 10_000

  private var pages: [PageBounds] = []

  /// A chain of no page: the reader is on the grid.
  init() {}

  /// A chain that begins with `page`, unless that is one of the grid.
  init(_ page: Page) {
    if page.number == nil { pages = [page.bounds] }
  }

  /// The page before or after the one with these bounds, where it was visited.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pages.
  func neighbour(_ step: Int, of bounds: PageBounds) -> PageBounds? {
    guard let index = index(of: bounds), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }

  /// Notes that `page` was turned to from `former`.
  mutating func turn(by step: Int, from former: Page, to page: Page) {
    guard neighbour(step, of: former.bounds) != page.bounds else { return }
    guard page.number == nil || former.number == nil else { return }
    if index(of: former.bounds) == nil { pages = [former.bounds] }
    if step > 0 {
      pages.removeLast(pages.count - 1 - (index(of: former.bounds) ?? 0))
      pages.append(page.bounds)
      if pages.count > Self.capacity { pages.removeFirst() }
    } else {
      pages.removeFirst(index(of: former.bounds) ?? 0)
      pages.insert(page.bounds, at: 0)
      if pages.count > Self.capacity { pages.removeLast() }
    }
  }

  /// Notes that `page` was made once more, and may end elsewhere: the text grew.
  mutating func refresh(_ page: Page) {
    guard let index = index(of: page.bounds) else {
      self = Chain(page)
      return
    }
    guard pages[index] != page.bounds else { return }
    pages.removeLast(pages.count - index)
    pages.append(page.bounds)
  }

  /// The page that begins where `bounds` do.
  private func index(of bounds: PageBounds) -> Int? {
    var low = 0
    var high = pages.count
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].start.offset < bounds.start.offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < pages.count && pages[low].start.offset == bounds.start.offset ? low : nil
  }
}
