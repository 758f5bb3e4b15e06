/// Which books of the library are listed.
package struct BookFilter: Equatable, Sendable {
  /// Only those of this status.
  package var status: BookStatus?
  /// Only those with this tag, by its name.
  package var tag: String?
  /// Only those that have these words (`BookQuery`), the best ones first.
  package var words: String

  /// All books, but for what is said.
  package init(status: BookStatus? = nil, tag: String? = nil, words: String = "") {
    self.status = status
    self.tag = tag
    self.words = words
  }

  /// Whether nothing is left out.
  package var isEmpty: Bool { status == nil && tag == nil && !hasWords }

  /// Whether books are looked for by words.
  package var hasWords: Bool { !words.allSatisfy(\.isWhitespace) }

  /// Whether a book with this status and these tags has what is wanted; words are not looked at.
  func admits(_ status: BookStatus, _ tags: [BookTag]) -> Bool {
    if let wanted = self.status, status != wanted { return false }
    guard let tag else { return true }
    return tags.contains { BookFilter.isSame($0.name, tag) }
  }

  /// Whether two names of tags are the same, without regard to case.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    a == b || a.lowercased() == b.lowercased()
  }
}
