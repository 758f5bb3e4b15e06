import Books

extension [PageGlyph] {
  /// The most digits of a note's number.
  private static var longestNumber: Int { 6 }

  /// Whether the glyph at `index` is of a number that is raised behind a word, as that of a note is: it is
  /// no part of the word.
  ///
  /// A number raised behind another one is a power, and so is a long one.
  package func isRaisedNumber(at index: Int) -> Bool {
    guard self[index].isRaisedDigit else { return false }
    let start = Swift.max(index - Self.longestNumber, 0)
    let former = self[start..<index].last { !$0.isRaisedDigit }?.scalar
    return former.map { $0.properties.isAlphabetic && $0.properties.numericType == nil } ?? false
  }
}

extension PageGlyph {
  /// Whether it is a digit that is raised, by its look or by itself.
  fileprivate var isRaisedDigit: Bool {
    switch scalar {
    case "\u{B2}", "\u{B3}", "\u{B9}", "\u{2070}", "\u{2074}"..."\u{2079}": true
    default: styles.contains(.superscript) && scalar.properties.numericType == .decimal
    }
  }
}
