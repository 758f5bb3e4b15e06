/// Turns lines into the glyphs they show.
package struct Typesetter: Sendable {
  /// What the lines were made for.
  package let metrics: LineMetrics

  /// Makes a typesetter for lines made with `metrics`.
  package init(_ metrics: LineMetrics) { self.metrics = metrics }

  /// What one line shows, from column 0.
  package func glyphs(
    of line: Range<Int>, in window: TextWindow, endsLine: Bool, firstIndent: Int = 0
  ) -> [Glyph] {
    let bytes = UnsafeBufferPointer(start: window.base + line.lowerBound, count: line.count)
    var offset = line.lowerBound
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      let length = UTF8.width(scalar)
      defer { offset += length }
      return Glyph(
        text: String(scalar), columns: 1, range: offset..<offset + length, startsCluster: true)
    }
  }

  /// What one line shows, from column 0, when made with `metrics`.
  package static func glyphs(
    of line: Range<Int>, in window: TextWindow, metrics: LineMetrics, endsLine: Bool,
    firstIndent: Int = 0
  ) -> [Glyph] {
    Typesetter(metrics).glyphs(
      of: line, in: window, endsLine: endsLine, firstIndent: firstIndent)
  }

  /// The glyphs of a string, without line breaks; ranges count its UTF-8 bytes.
  package static func glyphs(of string: String, ambiguousWidth: Int = 1) -> [Glyph] {
    var offset = 0
    return string.unicodeScalars.map { scalar in
      let length = UTF8.width(scalar)
      defer { offset += length }
      return Glyph(
        text: String(scalar), columns: 1, range: offset..<offset + length, startsCluster: true)
    }
  }
}

/// The columns that a string takes.
package func columns(of string: String, ambiguousWidth: Int = 1) -> Int {
  string.unicodeScalars.count
}
