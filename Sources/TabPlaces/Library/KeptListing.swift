package import Holdings
package import Settings
import Widgets

/// What of the library's list is the same the next time: its shelf, its tag, its order and its look, as
/// the reader chose them. Words that were looked for are not.
package struct KeptListing: Equatable, Sendable {
  /// The status that the listed books have; `nil` for any.
  package var status: BookStatus?
  /// The tag that they have; `nil` for any.
  package var tag: String?
  /// What they are put in order by.
  package var order: BookOrder
  /// Whether the list is a shelf of covers.
  package var showsCovers: Bool

  /// All books by their titles, but for what is said.
  package init(
    status: BookStatus? = nil, tag: String? = nil, order: BookOrder = BookOrder(.title),
    showsCovers: Bool = false
  ) {
    (self.status, self.tag, self.order) = (status, tag, order)
    self.showsCovers = showsCovers
  }

  /// Which books are listed: with any words.
  var filter: BookFilter {
    get { BookFilter(status: status, tag: tag) }
    set { (status, tag) = (newValue.status, newValue.tag) }
  }
}

// MARK: - Its file

extension TOMLDocument {
  private static let heading = "# How lists were left. Written by tome-reader.\n"
  private static let (status, tag, order, view) = (
    ["library", "status"], ["library", "tag"], ["library", "order"], ["library", "view"]
  )
  /// What stands for a shelf of covers.
  private static let covers = "covers"

  /// How the library's list was left; what is missing or wrong is as it is at first.
  package var listing: KeptListing {
    func string(_ path: [String]) -> String? {
      if case .string(let value) = self[path] { value } else { nil }
    }
    return KeptListing(
      status: string(Self.status).flatMap(BookStatus.init(rawValue:)), tag: string(Self.tag),
      order: string(Self.order).flatMap(BookOrder.init(named:)) ?? BookOrder(.title),
      showsCovers: string(Self.view) == Self.covers)
  }

  /// Writes how the library's list was left; what else stands in the file stays as it is.
  package mutating func set(_ listing: KeptListing) {
    if bytes.isEmpty { self = TOMLDocument(Self.heading) }
    for (path, value) in [
      (Self.order, listing.order.description), (Self.status, listing.status?.rawValue),
      (Self.tag, listing.tag), (Self.view, listing.showsCovers ? Self.covers : nil),
    ] {
      if let value { set(path, to: .string(value)) } else { remove(path) }
    }
  }
}
