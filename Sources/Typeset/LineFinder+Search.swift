extension LineFinder {
  /// What was found.
  enum Found {
    /// A place where the rules let the line end.
    case opportunity(LineStart)
    /// No such place; the last cluster that may begin a line, if it is not the line's first.
    case cluster(LineStart?)
    /// The window ends before the rules are answered.
    case undecided
  }

  /// Looks back from the byte at `overflow`, as far as bytes of ASCII answer without the automaton.
  ///
  /// - Returns: A line's start, or with state 0 the last place that needs the automaton.
  @inline(__always)
  func quickSearch(from start: Int, to overflow: Int) -> LineStart {
    var index = overflow
    var traits = tables.traits(of: base[index])
    while index &- 1 > start {
      let before = base[index &- 1]
      if before == 0x20 {
        let state = tables.stateAfterSpaces(base[index &- 2])
        if state == 0 || !traits.contains(.word) { break }
        return LineStart(offset: index, state: state)
      }
      let traitsBefore = tables.traits(of: before)
      let holds =
        traits.contains(.holdsBefore) && before > 0x20 && before < 0x7F
        || traits.contains(.word) && traitsBefore.contains(.holdsAfter)
      if !holds { break }
      index &-= 1
      traits = traitsBefore
    }
    return LineStart(offset: index, state: 0)
  }

  /// The last opportunity after the line's start, at or before the code point at `last`.
  ///
  /// Goes back from one code point after which the state is known to the one before, and each time
  /// runs the automaton over the stretch between: every code point is run over once.
  @inline(never)
  func search(from start: LineStart, through last: Int, full: Int) -> Found {
    var last = last
    var index = last
    var cluster: LineStart?
    var lastClass = tables.breakClass(of: CodePoint(at: last, in: base, end: end).value)
    let badClass = base[last] >= 0x80 ? badClass : nil
    while index > start.offset {
      if index == last, cluster != nil, lastClass == badClass,
        isBad(before: index, lineStart: start.offset)
      {
        index &-= 1
        last = index
        continue
      }
      let code = CodePoint(before: index, in: base, start: start.offset)
      let breakClass = tables.breakClass(of: code.value)
      let state = tables.state(after: breakClass)
      if state != 0 {
        let first = LineStart(offset: index, state: state)
        defer { lastClass = breakClass }
        // A stretch of one code point before which no line ends: all are in a word without an end.
        if index == last, tables.step(state, lastClass).isWithinWord {
          if cluster == nil, hyphenFits(at: index, lineStart: start.offset, full: full) {
            cluster = first
          }
          last = index &- code.length
          index = last
          continue
        }
        let found = run(from: first, through: last, lineStart: start.offset, full: full)
        guard case .cluster(let ofRun) = found else { return found }
        if cluster == nil { cluster = ofRun }
        last = index &- code.length
      }
      index &-= code.length
    }
    let found = run(from: start, through: last, lineStart: start.offset, full: full)
    guard case .cluster(let ofRun) = found else { return found }
    return .cluster(cluster ?? ofRun)
  }

  /// The last opportunity before one of the code points from `first` to the one at `last`.
  private func run(
    from first: LineStart, through last: Int, lineStart: Int, full: Int
  ) -> Found {
    let none = LineStart(offset: -1, state: 0)
    var (best, cluster, asked) = (none, none, none)
    var place = first
    while place.offset <= last {
      let code = CodePoint(at: place.offset, in: base, end: end)
      let step = tables.step(place.state, tables.breakClass(of: code.value))
      if step.answers, asked.offset > best.offset { best = asked }
      if step.endsCluster, place.offset > lineStart,
        hyphenFits(at: place.offset, lineStart: lineStart, full: full)
      {
        cluster = place
        if step.breaks { best = place }
        if step.asks { asked = place }
      } else if step.asks {
        asked = none
      }
      place = LineStart(offset: place.offset &+ code.length, state: step.state)
    }
    if asked.offset > best.offset, tables.isAsking(place.state) {
      guard let answer = answer(from: place) else { return .undecided }
      if answer { best = asked }
    }
    if best.offset >= 0 { return .opportunity(best) }
    return .cluster(cluster.offset >= 0 ? cluster : nil)
  }

  /// The answer to the question that is open at `place`, or nil if the window ends before it.
  private func answer(from place: LineStart) -> Bool? {
    var place = place
    while place.offset < end {
      let code = CodePoint(at: place.offset, in: base, end: end)
      let step = tables.step(place.state, tables.breakClass(of: code.value))
      if step.answers { return true }
      if step.asks || !tables.isAsking(step.state) { return false }
      place = LineStart(offset: place.offset &+ code.length, state: step.state)
    }
    return isFinal ? tables.endBreaks(place.state) : nil
  }

  /// Whether a line may end before `offset` as far as a soft hyphen there is concerned.
  ///
  /// It costs a column for the hyphen that shows; `full` is where no column is left.
  @inline(__always)
  private func hyphenFits(at offset: Int, lineStart: Int, full: Int) -> Bool {
    offset < full || base[offset &- 1] != 0xAD || offset &- 2 < lineStart
      || base[offset &- 2] != 0xC2
  }
}
