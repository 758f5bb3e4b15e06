package import Paging
package import Search
import Widgets

/// A match as the list of all matches shows it.
package struct MatchLine: Equatable, Sendable {
  /// How many characters around the match a wide screen shows on each side.
  static let reach = 160

  /// The bytes of the match.
  package let match: Range<Int>
  /// The words around it.
  package let context: MatchContext
  /// The page that shows its first byte, from 0; `nil` while the pages are not counted.
  package let page: Int?
  /// What fits that page.
  package let format: PageFormat

  /// A match with its `context`, on a page of `format`.
  package init(match: Range<Int>, context: MatchContext, page: Int?, format: PageFormat) {
    self.match = match
    self.context = context
    self.page = page
    self.format = format
  }

  /// Whether it tells all that can be told now of where it stands in `book`.
  func isCurrent(in book: BookPlace) -> Bool {
    book.count.isExact ? page != nil && format == book.format : true
  }
}
