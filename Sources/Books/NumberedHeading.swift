/// The number that a heading has, and what it is called beside that.
package struct NumberedHeading: Equatable, Sendable {
  /// The number; `nil` if the heading has none.
  package private(set) var number: Int?
  /// The heading without what numbers it.
  package private(set) var name: String

  /// Reads a heading on one line: `CHAPTER XII. A Biography`, `IV: The Counterpane`, `7 Of Ships`.
  ///
  /// A number without a word such as `chapter` before it has a mark behind it or nothing, or digits. So
  /// `I am born` has none.
  package init(_ heading: String) {
    name = heading
    var words = heading.split(maxSplits: 2, omittingEmptySubsequences: true) { $0.isWhitespace }[
      ...]
    guard let first = words.first else { return }
    var isDivision = false
    if words.count > 1, HeadingWords.division(first.lowercased()[...]) != nil {
      words.removeFirst()
      isDivision = true
    }
    guard let word = words.popFirst() else { return }
    let digits = word.prefix { !Self.marks.contains($0) }
    let isMarked = digits.endIndex < word.endIndex
    guard digits.count <= 20, let number = HeadingWords.number(digits.lowercased()[...]) else {
      return
    }
    let isFigure = digits.allSatisfy(\.isNumber)
    guard isDivision || isMarked || isFigure || words.isEmpty else { return }
    // `1.2 Sets` is no first chapter, nor is `12,000 leagues`.
    guard word[digits.endIndex...].allSatisfy(Self.marks.contains) else { return }
    self.number = number
    let rest = heading[word.endIndex...].drop { $0.isWhitespace || Self.marks.contains($0) }
    name = String(rest)
  }

  private static let marks: Set<Character> = [".", ":", ")", "—", "–", "-", ",", ";"]
}

extension Outline.Entry {
  /// A part or chapter of a book that tells its headings itself; their numbers are in their words.
  package init(heading: String, level: Int, offset: Int) {
    let numbered = NumberedHeading(heading)
    self.init(
      title: heading, level: level, offset: offset, number: numbered.number, name: numbered.name)
  }
}
