/// The words of a line: letters and digits, with what joins them.
///
/// After UAX #29's word boundaries: an apostrophe, a hyphen or a dot between two letters or digits
/// is of the word. A character of a script that sets no spaces is a word by itself.
struct WordBreaks {
  private let glyphs: [PageGlyph]

  /// The words of a line with these glyphs.
  init(_ glyphs: [PageGlyph]) {
    self.glyphs = glyphs
  }

  /// The indices of the glyphs of each word, in order.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in glyphs.indices {
      let kind = Kind(glyphs[index].scalar)
      let isInside = kind == .letter || kind == .joiner && start != nil && isFollowedByLetter(index)
      if isInside, start == nil { start = index }
      if !isInside, let first = start {
        words.append(first..<index)
        start = nil
      }
      if kind == .ideograph { words.append(index..<index + 1) }
    }
    if let start { words.append(start..<glyphs.count) }
    return words
  }

  private func isFollowedByLetter(_ index: Int) -> Bool {
    index + 1 < glyphs.count && Kind(glyphs[index + 1].scalar) == .letter
  }

  private enum Kind {
    case letter, ideograph, joiner, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": self = .letter
      case "'", "\u{2019}", "-", "\u{2010}", "\u{2011}", ".", "\u{B7}", "_", "\u{AD}":
        self = .joiner
      case "\u{3040}"..."\u{30FF}", "\u{3400}"..."\u{9FFF}", "\u{F900}"..."\u{FAFF}",
        "\u{20000}"..."\u{3FFFF}":
        self = .ideograph
      default:
        let properties = scalar.properties
        let isLetter = properties.isAlphabetic || properties.numericType != nil
        self = isLetter ? .letter : .other
      }
    }
  }
}
