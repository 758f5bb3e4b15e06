/// What a selection grows by.
package enum TextUnit: Equatable, Sendable {
  case sentence, word
  /// A single glyph, as the mouse points at it.
  case glyph
}

extension PageLine {
  /// The bytes of each sentence, word or glyph of the line, in order; white space between them is
  /// of none.
  package func units(_ unit: TextUnit) -> [Range<Int>] {
    let parts =
      switch unit {
      case .sentence: SentenceBreaks(glyphs).sentences
      case .word: WordBreaks(glyphs).words
      case .glyph: glyphs.indices.filter { !glyphs[$0].isSpace }.map { $0..<$0 + 1 }
      }
    return parts.compactMap { bytes(ofGlyphs: $0) }
  }

  /// The bytes that the glyphs with these indices stand for; `nil` if that is nothing but space.
  func bytes(ofGlyphs indices: Range<Int>) -> Range<Int>? {
    guard let first = indices.first(where: { !glyphs[$0].isSpace }),
      let last = indices.last(where: { !glyphs[$0].isSpace })
    else { return nil }
    let end = self.end(ofGlyph: last)
    return glyphs[first].offset..<max(end, glyphs[first].offset)
  }

  /// The offset after the bytes that a glyph stands for: a stand-in may have more bytes than they.
  private func end(ofGlyph index: Int) -> Int {
    let glyph = glyphs[index]
    let next = glyphs[(index + 1)...].first { $0.offset > glyph.offset }
    return min(glyph.offset + glyph.text.utf8.count, next?.offset ?? range.upperBound)
  }
}

extension PageGlyph {
  /// The first of its code points.
  var scalar: Unicode.Scalar { text.unicodeScalars.first ?? " " }

  /// Whether it is white space.
  var isSpace: Bool { scalar.properties.isWhitespace }
}
