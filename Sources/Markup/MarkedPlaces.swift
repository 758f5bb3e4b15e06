import Books

// Places that a book marks in its text. They are anchors with names that no element can have.

extension PrintedPage {
  /// What the names of anchors begin with at which pages of the printed book begin.
  static let anchorPrefix = "\u{2}"

  /// The label in words that a book has for a page: `12` of `[Pg 12]`; all of them if there are several.
  static func label(in words: String) -> String {
    let parts = Self.words(of: words)
    guard parts.count == 1, let only = parts.first else { return words }
    return String(only)
  }

  /// The words of a label without those that say it is one.
  static func words(of label: String) -> ArraySlice<Substring> {
    label.split { !$0.isLetter && !$0.isNumber }.drop {
      ["page", "pg", "p"].contains($0.lowercased())
    }
  }
}

extension MarkupBatch {
  /// Whether an anchor with this name is a place that the book marks.
  static func isMarkedPlace(_ name: String) -> Bool {
    name.utf8.first == 2 || name.utf8.first == 3
  }
}

extension Landmark {
  /// What the names of anchors begin with at which a document begins that says what it is: body matter.
  static let anchorPrefix = "\u{3}"
}
