extension String {
  /// Without what only says where a line may end or may not: soft hyphens, U+200B, U+2060 and U+FEFF.
  ///
  /// Nobody sees them, and words that have them are found in no other program.
  var withoutLineEnds: String {
    guard utf8.contains(where: { $0 >= 0xC2 }), unicodeScalars.contains(where: \.isForLineEnds)
    else { return self }
    var words = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isForLineEnds { words.append(scalar) }
    return String(words)
  }
}

extension Unicode.Scalar {
  /// Whether it only says where a line may end or may not.
  fileprivate var isForLineEnds: Bool {
    switch value {
    case 0xAD, 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
