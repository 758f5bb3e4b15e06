/// Turns lines into the glyphs they show.
package struct Typesetter: Sendable {
  /// What the lines were made for.
  package let metrics: LineMetrics

  /// Makes a typesetter for lines made with `metrics`.
  package init(_ metrics: LineMetrics) { self.metrics = metrics }

  /// What one line shows, from column 0.
  ///
  /// Every byte of the line stands for itself in the range of one glyph, or of the several cells of a
  /// tab or a control; bytes that are no UTF-8 are a U+FFFD each. A hyphen that was put in shares the
  /// last glyph's bytes. Only blanks that hang beyond the measure have no glyph. What is not seen has a glyph of no columns where there is no glyph in
  /// its cluster to join.
  ///
  /// - Parameters:
  ///   - line: The line's bytes, from one `LineStart` to the next.
  ///   - endsLine: Whether a line ends where `line` does: a soft hyphen there shows, unless the
  ///     paragraph ends there too.
  ///   - endsInHyphen: Whether the next `LineStart` says that it follows a hyphen.
  ///   - firstIndent: The columns taken from the line, as the breaker was told.
  ///   - hidden: The clusters of the line that have no glyphs.
  package func glyphs(
    of line: Range<Int>, in window: TextWindow, endsLine: Bool, endsInHyphen: Bool = false,
    firstIndent: Int = 0, hiding hidden: Range<Int>? = nil
  ) -> [Glyph] {
    let measure = max(1, metrics.measure - max(0, firstIndent))
    var run = GlyphRun(
      base: window.base, end: window.count, measure: measure, metrics: metrics)
    run.append(line.lowerBound..<(hidden?.lowerBound ?? line.upperBound))
    if let hidden { run.append(hidden.upperBound..<line.upperBound) }
    let endsParagraph = window.isFinal && line.upperBound >= window.count
    if endsLine, !endsParagraph { run.showSoftHyphen(endingAt: line.upperBound) }
    if endsInHyphen { run.addHyphen() }
    return run.glyphs
  }

  /// The columns of the bytes in `range`, which begins where a cluster does, if they stand in one row.
  package func columns(of range: Range<Int>, in window: TextWindow) -> Int {
    var run = GlyphRun(base: window.base, end: window.count, measure: .max / 2, metrics: metrics)
    run.append(range)
    return run.columns
  }

  /// What one line shows, from column 0, when made with `metrics`.
  package static func glyphs(
    of line: Range<Int>, in window: TextWindow, metrics: LineMetrics, endsLine: Bool,
    firstIndent: Int = 0
  ) -> [Glyph] {
    Typesetter(metrics).glyphs(
      of: line, in: window, endsLine: endsLine, firstIndent: firstIndent)
  }

  /// The glyphs of a string that is not broken into lines; ranges count its UTF-8 bytes.
  package static func glyphs(of string: String, ambiguousWidth: Int = 1) -> [Glyph] {
    run(of: string, ambiguousWidth: ambiguousWidth)?.glyphs ?? []
  }

  fileprivate static func run(of string: String, ambiguousWidth: Int) -> GlyphRun? {
    var string = string
    let metrics = LineMetrics(measure: Int.max / 2, ambiguousWidth: ambiguousWidth)
    return string.withUTF8 { bytes in
      // An empty string may have no address; none of its bytes is read.
      guard let base = bytes.baseAddress else { return nil }
      var run = GlyphRun(base: base, end: bytes.count, measure: metrics.measure, metrics: metrics)
      run.append(0..<bytes.count)
      return run
    }
  }
}

/// The columns that a string takes when it is not broken into lines.
package func columns(of string: String, ambiguousWidth: Int = 1) -> Int {
  // Labels are ASCII for the most part.
  if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return string.utf8.count }
  return Typesetter.run(of: string, ambiguousWidth: ambiguousWidth)?.columns ?? 0
}
