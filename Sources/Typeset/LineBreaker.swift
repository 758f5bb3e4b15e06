/// Breaks paragraphs into lines.
package struct LineBreaker: Sendable {
  /// What the lines are made for.
  package let metrics: LineMetrics

  /// Makes a breaker for `metrics`.
  package init(_ metrics: LineMetrics) { self.metrics = metrics }

  /// The start of the line after the one that begins at `start`, or nil where the window is too short.
  package func nextLine(
    after start: LineStart, in window: TextWindow, firstIndent: Int = 0
  ) -> LineStart? {
    let measure = max(1, metrics.measure - (start.isParagraphStart ? firstIndent : 0))
    var index = start.offset
    var columns = 0
    var opportunity = start.offset
    while index < window.count {
      let byte = window.base[index]
      if index > start.offset, window.base[index - 1] == 0x20, byte != 0x20 { opportunity = index }
      if byte & 0xC0 != 0x80, byte != 0x20, columns >= measure {
        return LineStart(offset: opportunity > start.offset ? opportunity : index, state: 1)
      }
      if byte & 0xC0 != 0x80 { columns += 1 }
      index += 1
    }
    return window.isFinal ? LineStart(offset: window.count, state: LineStart.endState) : nil
  }

  /// Counts lines from `start` on, as far as the window decides them, and moves `start` there.
  package func countLines(
    from start: inout LineStart, in window: TextWindow, firstIndent: Int = 0
  ) -> Int {
    var lines = window.count == 0 && window.isFinal && start.isParagraphStart ? 1 : 0
    while start.offset < window.count,
      let next = nextLine(after: start, in: window, firstIndent: firstIndent)
    {
      start = next
      lines += 1
    }
    return lines
  }
}
