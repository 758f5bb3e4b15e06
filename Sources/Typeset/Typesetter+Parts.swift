extension Typesetter {
  /// What is seen of a line that may be wider than the measure.
  package struct Part: Equatable, Sendable {
    /// The glyphs that are seen.
    package var glyphs: [Glyph] = []
    /// Whether the line has more to the left, or to the right.
    package var isCutLeft = false, isCutRight = false
  }

  /// The columns of `line` from `first` on, as many as the measure has.
  ///
  /// The line is not broken: blanks at its end hang, and all else beyond the measure is cut. Of a wide
  /// character or a tab that the left edge cuts, blanks are left; one that the right edge cuts is
  /// left out.
  ///
  /// - Complexity: O(*n*) in the bytes up to the right edge.
  package func part(of line: Range<Int>, in window: TextWindow, from first: Int) -> Part {
    let end = first + metrics.measure
    var run = GlyphRun(base: window.base, end: window.count, measure: Int.max / 2, metrics: metrics)
    run.append(line, upTo: end)
    var part = Part()
    var column = 0
    for var glyph in run.glyphs {
      let next = column + glyph.columns
      defer { column = next }
      if next <= first, first > 0, glyph.columns > 0 || column < first {
        part.isCutLeft = part.isCutLeft || glyph.text != " "
      } else if next <= end {
        if column < first {
          (glyph.text, glyph.columns) = (String(repeating: " ", count: next - first), next - first)
          part.isCutLeft = true
        }
        part.glyphs.append(glyph)
      } else if glyph.text != " " {
        part.isCutRight = true
      }
    }
    // What is behind the last glyph was not looked at: it is cut, but for blanks.
    let seen = run.glyphs.last?.range.upperBound ?? line.lowerBound
    if !part.isCutRight, seen < line.upperBound {
      part.isCutRight = UnsafeRawBufferPointer(
        start: window.base + seen, count: line.upperBound - seen
      ).contains { $0 != 0x20 && $0 != 0x09 }
    }
    return part
  }
}
