/// Spreads the spaces of a line, so that its right edge is straight.
package struct Justification: Equatable, Sendable {
  /// The columns of a line.
  private let measure: Int

  /// A justification of lines of `measure` columns.
  package init(measure: Int) { self.measure = measure }

  /// The most columns that the space between two words grows by.
  private static let mostAdded = 3

  /// `glyphs` of a line, spread over the measure where that looks well; else as they are.
  ///
  /// The spaces between words grow, evenly over the line, each by three columns at most. A line that
  /// fills less than three quarters of the measure stays as it is, and one with a tab or three spaces
  /// in a row, where columns stand below each other. Spaces at the line's end give way. A column that
  /// is put in belongs to the bytes of the space it follows.
  ///
  /// - Parameter indent: The columns that stand free before the line.
  /// - Complexity: O(*n*).
  package func justified(
    _ glyphs: [Glyph], in window: TextWindow, indent: Int = 0
  ) -> [Glyph] {
    let measure = measure - indent
    guard let first = glyphs.firstIndex(where: { !$0.isBlank }),
      let last = glyphs.lastIndex(where: { !$0.isBlank })
    else { return glyphs }
    let columns = glyphs[...last].reduce(0) { $0 + $1.columns }
    let missing = measure - columns
    guard missing > 0, columns * 4 >= measure * 3,
      let gaps = gaps(in: glyphs, first...last, of: window), !gaps.isEmpty
    else { return glyphs }
    guard missing <= gaps.count * Self.mostAdded else { return glyphs }
    return spread(glyphs[...last], gaps: gaps, missing: missing) + unseen(after: last, in: glyphs)
  }

  /// The glyph behind the last space of each gap between words; nil if the line is set in columns.
  private func gaps(
    in glyphs: [Glyph], _ range: ClosedRange<Int>, of window: TextWindow
  ) -> [Int]? {
    var gaps: [Int] = []
    var (run, afterSpace) = (0, 0)
    for index in range where glyphs[index].columns > 0 {
      if !glyphs[index].isBlank {
        if run > 0 { gaps.append(afterSpace) }
        run = 0
        continue
      }
      run += 1
      afterSpace = index + 1
      // The cells of a tab look like spaces.
      let isSpace =
        glyphs[index].text == " " && window.base[glyphs[index].range.lowerBound] == 0x20
      if !isSpace || run == 3 { return nil }
    }
    return gaps
  }

  private func spread(_ glyphs: ArraySlice<Glyph>, gaps: [Int], missing: Int) -> [Glyph] {
    var spread: [Glyph] = []
    spread.reserveCapacity(glyphs.count + missing)
    var start = glyphs.startIndex
    // Where the columns left over go differs from line to line, so that no river of them is seen.
    let phase = gaps.reduce(0, +) % gaps.count
    for (number, gap) in gaps.enumerated() {
      spread += glyphs[start..<gap]
      start = gap
      var column = glyphs[gap - 1]
      column.startsCluster = false
      let before = (number * missing + phase) / gaps.count
      let added = ((number + 1) * missing + phase) / gaps.count - before
      spread += repeatElement(column, count: added)
    }
    return spread + glyphs[start...]
  }

  /// The glyphs of no columns behind the last word, so that their bytes keep theirs.
  private func unseen(after last: Int, in glyphs: [Glyph]) -> [Glyph] {
    glyphs[(last + 1)...].filter { $0.columns == 0 }
  }
}

extension Glyph {
  /// What is seen as a gap, or not at all.
  fileprivate var isBlank: Bool {
    columns == 0 || text == " " || text == "\u{3000}"
      || text.unicodeScalars.allSatisfy { (0x2000...0x200A).contains($0.value) }
  }
}
