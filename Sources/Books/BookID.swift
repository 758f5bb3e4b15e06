/// The number of a book in the library; never given to another book.
package struct BookID: Hashable, Comparable, Sendable {
  /// The book's row.
  package let rawValue: Int64

  /// The book in the row `rawValue`.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  package static func < (a: BookID, b: BookID) -> Bool { a.rawValue < b.rawValue }
}
