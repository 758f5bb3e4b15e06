package import Books
import Screen

/// A book that has come into the library while the reader may have been doing something else.
package struct Arrival: Equatable, Sendable {
  /// Its number in the library.
  package var book: BookID
  /// What the reader knows it as.
  package var title: String
  /// Whether the reader is waiting for it in the place that asked for it, and is to be taken to it.
  package var isAwaited: Bool
  /// What could not be done with it, as a sentence.
  package var remark: String?

  /// A book that has come.
  package init(_ book: BookID, title: String, isAwaited: Bool, remark: String? = nil) {
    self.book = book
    self.title = title
    self.isAwaited = isAwaited
    self.remark = remark
  }
}
