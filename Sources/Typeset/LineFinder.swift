/// The breaker at work on one window: finds where the line that begins at a place ends.
///
/// A line is found in two steps. `LineFinder+Overflow` walks columns, without a thought of breaks, to
/// the first code point that does not fit. `LineFinder+Search` looks back from there for the last
/// place where the rules let the line end, so that the automaton sees a few code points of a line
/// instead of all of them.
struct LineFinder {
  let base: UnsafePointer<UInt8>
  /// The end of what can be decoded in the window.
  let end: Int
  /// Whether the paragraph ends at `end`.
  let isFinal: Bool
  let tables: BreakTables
  let columnCounts: ColumnCounts
  let tabWidth: Int
  /// The breaker's, which keeps it: a short paragraph takes less time than counting references.
  let hyphenator: Unmanaged<Hyphenator>?

  /// The start of the line after the one at `start`, or nil if the window does not decide it.
  ///
  /// - Parameter measure: The columns of this line, at least 1.
  @inline(__always)
  func nextLine(after start: LineStart, measure: Int) -> LineStart? {
    var full = start.offset &+ measure
    if full < end {
      if !ByteRuns.isPrintable(in: base, from: start.offset, to: full) {
        guard let place = narrowPlace(ofColumn: measure, from: start.offset) else {
          return nextMixedLine(after: start, measure: measure)
        }
        full = place
        if base[full] >= 0x80 { return lineStart(after: start, overflow: full, full: full) }
      }
    } else if mayBeNarrow(start.offset), NarrowText.isAll(in: base, from: start.offset, to: end) {
      // No code point has more columns than bytes.
      return endOfWindow(at: start)
    } else {
      return nextMixedLine(after: start, measure: measure)
    }
    let next = base[full]
    if next == 0x20 {
      // The commonest case of all: a word fills the line, and a word follows.
      var word = full &+ 1
      while word < end, base[word] == 0x20 { word &+= 1 }
      if word < end, base[word] > 0x20, base[word] < 0x7F {
        let state = tables.stateAfterSpaces(base[full &- 1])
        if state != 0, tables.traits(of: base[word]).contains(.word) {
          return LineStart(offset: word, state: state)
        }
        return lineStart(after: start, overflow: word, full: full)
      }
    } else if next > 0x20, next < 0x7F {
      if tables.traits(of: next).contains(.word), hyphenator == nil {
        // The next commonest: the line ends in a word of a few letters, with a space before it.
        let word = ByteRuns.startOfLetters(in: base, endingAt: full, from: start.offset &+ 2)
        if word &- 2 >= start.offset, base[word &- 1] == 0x20 {
          let state = tables.stateAfterSpaces(base[word &- 2])
          if state != 0 { return LineStart(offset: word, state: state) }
        }
      }
      return lineStart(after: start, overflow: full, full: full)
    }
    return nextMixedLine(after: start, measure: measure)
  }

  /// Where the code point in column `column` of the line at `start` begins, if what is before it and
  /// itself are seen to be narrow.
  @inline(__always)
  private func narrowPlace(ofColumn column: Int, from start: Int) -> Int? {
    guard mayBeNarrow(start), columnCounts[WidthClass.ambiguous.rawValue] == 1 else { return nil }
    return NarrowText.place(ofColumn: column, in: base, from: start, to: end)
  }

  /// Whether a line that begins so is worth a look for narrow text: the scripts from U+0800 on begin
  /// with themselves, but for the quotation marks.
  @inline(__always)
  private func mayBeNarrow(_ start: Int) -> Bool { base[start] < 0xE0 || base[start] == 0xE2 }

  /// `nextLine` for any text.
  @inline(never)
  func nextMixedLine(after start: LineStart, measure: Int) -> LineStart? {
    guard start.offset < end else { return endOfWindow(at: start) }
    let overflow = overflow(from: start.offset, measure: measure)
    switch overflow.kind {
    case .windowEnd:
      return endOfWindow(at: start)
    case .lineEnd:
      let lastClass = tables.breakClass(
        of: CodePoint(before: overflow.offset, in: base, start: start.offset).value)
      return startAfterMandatoryBreak(at: overflow.offset, state: tables.state(after: lastClass))
    case .codePoint:
      return lineStart(after: start, overflow: overflow.offset, full: overflow.full)
    }
  }

  /// Where a line begins after a mandatory break: nowhere if the paragraph ends with it.
  func startAfterMandatoryBreak(at offset: Int, state: UInt16) -> LineStart {
    isFinal && offset >= end
      ? LineStart(offset: end, state: LineStart.endState) : LineStart(offset: offset, state: state)
  }

  /// What comes after a line that goes on to the window's end.
  func endOfWindow(at start: LineStart) -> LineStart? {
    isFinal ? LineStart(offset: max(end, start.offset), state: LineStart.endState) : nil
  }

  /// The start of the next line when the code point at `overflow` does not fit this one.
  ///
  /// - Parameter full: Where the line's last column was taken; `Int.max` if one is left.
  @inline(__always)
  private func lineStart(after start: LineStart, overflow: Int, full: Int) -> LineStart? {
    let quick = quickSearch(from: start.offset, to: overflow)
    if quick.state != 0, hyphenator == nil { return quick }
    return searchedStart(after: start, overflow: overflow, quick: quick, full: full)
  }

  /// `lineStart` where the automaton has to be asked, from `quick` backwards, or a word hyphenated.
  @inline(never)
  private func searchedStart(
    after start: LineStart, overflow: Int, quick: LineStart, full: Int
  ) -> LineStart? {
    let found =
      quick.state != 0
      ? Found.opportunity(quick) : search(from: start, through: quick.offset, full: full)
    guard let hyphenator else {
      return unhyphenatedStart(after: start, found, overflow: overflow, quick: quick.offset)
    }
    return hyphenatedStart(
      after: start, found, overflow: overflow, quick: quick.offset, full: full,
      by: hyphenator.takeUnretainedValue())
  }

  /// The start of the next line where no hyphen is put in.
  ///
  /// - Parameter quick: The place from which the search that `found` began, going back.
  func unhyphenatedStart(
    after start: LineStart, _ found: Found, overflow: Int, quick: Int
  ) -> LineStart? {
    switch found {
    case .opportunity(let next): return next
    case .undecided: return nil
    case .cluster(let cluster):
      // If the quick search came on, it was from a byte of ASCII to another: a cluster ends there.
      let cluster =
        quick == overflow
        ? cluster : LineStart(offset: overflow, state: state(at: overflow, from: start))
      return emergencyStart(after: start, overflow: overflow, cluster: cluster)
    }
  }
}
