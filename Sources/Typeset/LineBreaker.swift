/// Breaks paragraphs into lines by UAX #14, first fit.
///
/// A line ends at the last opportunity that lets it fit. Spaces at its end hang: they count for
/// nothing and begin no line. No line begins inside a grapheme cluster (UAX #29), even where UAX #14
/// would allow it. If there is no opportunity the line ends at a joint of a URL or the like, or else
/// at a cluster. A soft hyphen at which a line ends takes the column of the hyphen that it shows. With
/// a hyphenator, the word that does not fit is hyphenated where a column is left for the hyphen.
package struct LineBreaker: Sendable {
  /// What the lines are made for.
  package let metrics: LineMetrics
  /// What hyphenates the words that do not fit; nil if none is.
  package let hyphenator: Hyphenator?
  private let unmanagedHyphenator: Unmanaged<Hyphenator>?
  private let tables = BreakTables()
  private let columnCounts: ColumnCounts

  /// Makes a breaker for `metrics`, in no time worth measuring.
  package init(_ metrics: LineMetrics, hyphenator: Hyphenator? = nil) {
    self.metrics = metrics
    self.hyphenator = hyphenator
    unmanagedHyphenator = hyphenator.map(Unmanaged.passUnretained)
    columnCounts = ColumnCounts(ambiguousWidth: metrics.ambiguousWidth)
  }

  /// The start of the line after the one that begins at `start`.
  ///
  /// - Parameters:
  ///   - start: The start of a line, as this or another breaker of the same paragraph gave it.
  ///   - firstIndent: Columns taken from the paragraph's first line; at least one is left.
  ///   - hang: Columns taken from its other lines; at least one is left.
  /// - Returns: A start at `window.count` where the paragraph ends; nil if the window ends before
  ///   it is decided where the line does, which only happens if `window.isFinal` is false.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the line and the word after it.
  package func nextLine(
    after start: LineStart, in window: TextWindow, firstIndent: Int = 0, hang: Int = 0
  ) -> LineStart? {
    guard start.state != LineStart.endState else { return start }
    return finder(in: window).nextLine(
      after: start, measure: measure(start.isParagraphStart ? firstIndent : hang))
  }

  /// Counts the lines from `start` on, as far as the window decides them, and moves `start` there.
  ///
  /// An empty paragraph is one line; a paragraph that ends with a mandatory break has no line after
  /// it. Parameters are those of `nextLine(after:in:firstIndent:hang:)`.
  package func countLines(
    from start: inout LineStart, in window: TextWindow, firstIndent: Int = 0, hang: Int = 0
  ) -> Int {
    guard start.state != LineStart.endState else { return 0 }
    let finder = finder(in: window)
    if finder.isFinal, start.offset >= finder.end, !start.isParagraphStart {
      start = LineStart(offset: start.offset, state: LineStart.endState)
      return 0
    }
    var lines = 0
    let following = self.measure(hang)
    var measure = start.isParagraphStart ? self.measure(firstIndent) : following
    var place = start
    while let next = finder.nextLine(after: place, measure: measure) {
      lines &+= 1
      place = next
      measure = following
      if next.state == LineStart.endState { break }
    }
    start = place
    return lines
  }

  /// What is left of the measure behind `indent` columns.
  private func measure(_ indent: Int) -> Int { max(1, metrics.measure - max(0, indent)) }

  @inline(__always)
  private func finder(in window: TextWindow) -> LineFinder {
    LineFinder(
      base: window.base, end: window.decodableEnd, isFinal: window.isFinal, tables: tables,
      columnCounts: columnCounts, tabWidth: metrics.tabWidth, hyphenator: unmanagedHyphenator)
  }
}
