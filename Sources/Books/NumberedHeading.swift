/// The number that a heading has, and what it is called beside that.
package struct NumberedHeading: Equatable, Sendable {
  /// The number; `nil` if the heading has none.
  package private(set) var number: Int?
  /// The heading without what numbers it.
  package private(set) var name: String
  /// The letter that stands where a number would, in small: `C`, `Part B`. Some letters are numerals too.
  package private(set) var letter: UInt8?

  /// Reads a heading on one line: `CHAPTER XII. A Biography`, `IV: The Counterpane`, `7 Of Ships`.
  ///
  /// A number without a word such as `chapter` before it has a mark behind it or nothing, or digits. So
  /// `I am born` has none.
  package init(_ heading: String) {
    name = heading
    guard Self.mayBeNumbered(heading) else { return }
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
    let isFigure = digits.allSatisfy(\.isNumber)
    guard isDivision || isMarked || isFigure || words.isEmpty else { return }
    // `1.2 Sets` is no first chapter, nor is `12,000 leagues`.
    guard digits.count <= 20, word[digits.endIndex...].allSatisfy(Self.marks.contains) else {
      return
    }
    if digits.utf8.count == 1, let byte = digits.utf8.first, byte | 0x20 >= UInt8(ascii: "a"),
      byte | 0x20 <= UInt8(ascii: "z")
    {
      letter = byte | 0x20
    }
    guard
      let number = HeadingWords.number(digits.lowercased()[...], isBesideDivision: isDivision)
    else { return }
    self.number = number
    let rest = heading[word.endIndex...].drop { $0.isWhitespace || Self.marks.contains($0) }
    name = String(rest)
  }

  /// Whether a heading may have a number, as the bytes of its first word tell: those of most documents have
  /// none, and there are thousands.
  private static func mayBeNumbered(_ heading: String) -> Bool {
    guard let first = heading.utf8.first, first > 0x20 else { return true }
    var isMarked = false
    var count = 0
    for byte in heading.utf8 {
      if byte <= 0x20 { break }
      count += 1
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        // `fs.open`, `1.2`.
        if isMarked { return false }
      case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ")"), UInt8(ascii: "-"),
        UInt8(ascii: ","), UInt8(ascii: ";"):
        isMarked = true
      case 0x7F...: return true
      default: return false
      }
    }
    // A word without a mark numbers nothing if more words follow, but for those that name divisions.
    return isMarked || count == heading.utf8.count || first <= UInt8(ascii: "9")
      || "abcdeghklnoprstv".utf8.contains(first | 0x20)
      || !heading.utf8.dropFirst(count).contains { 0x20 < $0 && $0 < 0x7F }
  }

  private static let marks: Set<Character> = [".", ":", ")", "—", "–", "-", ",", ";"]
}

extension Outline.Entry {
  /// The characters of the longest heading that is shown whole.
  private static let longest = 200

  /// A heading, or its first words.
  private static func shortened(_ heading: String) -> String {
    guard heading.utf8.count > longest, heading.count > longest else { return heading }
    let part = heading.prefix(longest)
    // What has no spaces may be cut anywhere.
    let end = part.lastIndex(of: " ").flatMap { $0 > part.startIndex ? $0 : nil } ?? part.endIndex
    return part[..<end] + "…"
  }

  /// A part or chapter of a book that tells its headings itself; their numbers are in their words.
  ///
  /// A paragraph that a converter took for a heading is cut.
  package init(heading: String, level: Int, offset: Int) {
    let heading = Self.shortened(heading)
    let numbered = NumberedHeading(heading)
    self.init(
      title: heading, level: level, offset: offset, number: numbered.number, name: numbered.name)
  }
}
