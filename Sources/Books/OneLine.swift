extension StringProtocol {
  /// The words with one space between them, and none around them.
  ///
  /// White space is told by its code points: what combines with a space is a character with it, and a part of
  /// the next word.
  package var onOneLine: String {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }
}
