package import Books

extension PageLine {
  /// The bytes behind a glyph's beginning in which what is not drawn of it is looked for.
  private static let longestCluster = 1 << 16

  /// What the text has there: what it shows, with every character that takes no column and the marks
  /// of emphasis, without white space at its end.
  ///
  /// Unlike ``text`` it holds joiners, variation selectors, directional marks and the like, which
  /// change what the letters are or how they look.
  ///
  /// - Parameter source: The text that the line is of.
  package func fullText(of source: any TextSource) throws(TextError) -> String {
    let words = try words(in: 0..<Int.max, of: source, keepingMarks: true)
    return words.isEmpty ? "" : String(repeating: " ", count: indent) + words
  }

  /// What of it stands in `range`, without white space at its end.
  ///
  /// - Parameters:
  ///   - omitted: The styles of glyphs that are left out.
  ///   - omitsRaisedNumbers: Whether numbers that are raised behind words are left out too.
  ///   - keepsMarks: Whether the marks of an emphasis are kept, of which all words stand in `range`.
  func words(
    in range: Range<Int>, of source: any TextSource, omitting omitted: TextStyles = [],
    omittingRaisedNumbers omitsRaisedNumbers: Bool = false, keepingMarks keepsMarks: Bool = false
  ) throws(TextError) -> String {
    var words = ""
    words.reserveCapacity(min(range.count, self.range.count))
    var hasGap = false
    var marks = (keepsMarks ? marks(of: range) : [])[...]
    for (index, glyph) in glyphs.enumerated() {
      // A rule has more signs than are shown; the one behind them is.
      if let hidden, hidden.upperBound == glyph.offset, hidden.overlaps(range) {
        let signs = hidden.clamped(to: range)
        let bytes = try source.bytes(at: signs.lowerBound, count: signs.count)
        words += String(decoding: bytes, as: UTF8.self)
      }
      while let mark = marks.first, mark < glyph.offset {
        words += "_"
        marks.removeFirst()
      }
      guard range.contains(glyph.offset) else { continue }
      guard glyph.styles.rawValue & omitted.rawValue == 0,
        !omitsRaisedNumbers || !glyphs.isRaisedNumber(at: index)
      else {
        hasGap = true
        continue
      }
      // Of the spaces on both sides of what is left out one stays.
      let isDoubled = hasGap && glyph.text == " " && words.utf8.last ?? 0x20 == 0x20
      hasGap = false
      guard !isDoubled else { continue }
      let next = index + 1 < glyphs.count ? glyphs[index + 1].offset : self.range.upperBound
      let end = min(next, range.upperBound)
      guard end - glyph.offset > glyph.text.utf8.count else {
        words += glyph.text
        continue
      }
      let bytes = try source.bytes(
        at: glyph.offset, count: min(end - glyph.offset, Self.longestCluster))
      let stored = String(decoding: bytes, as: UTF8.self)
      words.unicodeScalars += glyph.scalars(of: stored.unicodeScalars)
    }
    words += String(repeating: "_", count: marks.count)
    while words.unicodeScalars.last?.isTrailing == true { words.unicodeScalars.removeLast() }
    return words
  }

  /// The offsets of the marks that go with the line's words, of emphases with all words in `range`: an
  /// opening mark goes with the word behind it, a closing one with the word before it.
  private func marks(of range: Range<Int>) -> [Int] {
    var marks: [Int] = []
    for emphasis in emphases
    where range.lowerBound <= emphasis.start + 1 && emphasis.end <= range.upperBound {
      if self.range.contains(emphasis.start + 1) { marks.append(emphasis.start) }
      if self.range.contains(emphasis.end - 1) { marks.append(emphasis.end) }
    }
    return marks
  }
}

extension PageGlyph {
  /// The scalars that it draws, and those of `source`, its bytes and what follows them, that are not
  /// drawn; in their order, if it draws no stand-in.
  fileprivate func scalars(of source: String.UnicodeScalarView) -> [Unicode.Scalar] {
    let drawn = text.unicodeScalars
    let own = source.filter { $0.isUndrawn || drawn.contains($0) }
    if own.filter({ !$0.isUndrawn }).elementsEqual(drawn.filter { !$0.isUndrawn }) {
      return Array(own)
    }
    // A soft hyphen that is shown is a hyphen now.
    let isShown = source.first == "\u{AD}" && text == "-"
    return drawn
      + source.dropFirst(isShown ? 1 : 0).filter {
        $0.isUndrawn && !drawn.contains($0)
      }
  }
}

extension Unicode.Scalar {
  /// Whether it goes at the end of a line: white space that may stand at a break. An ideographic space
  /// and one that allows no break are part of the text.
  fileprivate var isTrailing: Bool {
    properties.isWhitespace && value != 0xA0 && value != 0x202F && value != 0x3000
  }

  /// Whether it takes no column: it joins letters or emoji, keeps them apart, tells how they look or
  /// where a line may end.
  fileprivate var isUndrawn: Bool {
    switch value {
    case ..<0xAD: false
    case 0x20E3, 0x1F3FB...0x1F3FF: true
    default: properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }
  }
}
