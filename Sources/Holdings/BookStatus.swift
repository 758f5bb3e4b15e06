/// What a reader does with a book: set by itself as the book is read, or by hand.
package enum BookStatus: String, CaseIterable, Sendable {
  /// Added, and not opened yet.
  case toRead = "to-read"
  /// Opened, and not at its end yet.
  case reading
  /// Its last page was read.
  case finished

  /// What it is called on the screen.
  package var name: String {
    switch self {
    case .toRead: "To read"
    case .reading: "Reading"
    case .finished: "Finished"
    }
  }
}
