extension LineFinder {
  /// What is looked for.
  enum Wanted {
    /// A place where the rules let a line end, at the start of a cluster.
    case opportunity
    /// The start of a cluster.
    case cluster
  }

  /// What was found.
  enum Found {
    case found(LineStart)
    case none
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

  /// The last wanted place after the line's start, at or before the code point at `last`.
  ///
  /// Goes back from one code point after which the state is known to the one before, and each time
  /// runs the automaton over the stretch between: every code point is run over once.
  @inline(never)
  func search(
    _ wanted: Wanted, from start: LineStart, through last: Int, full: Int
  ) -> Found {
    var last = last
    var index = last
    while index > start.offset {
      let code = CodePoint(before: index, in: base, start: start.offset)
      let state = tables.state(after: tables.breakClass(of: code.value))
      if state != 0 {
        let run = Run(first: LineStart(offset: index, state: state), last: last)
        let found = self.run(run, wanted: wanted, lineStart: start.offset, full: full)
        if case .none = found {} else { return found }
        last = index &- code.length
      }
      index &-= code.length
    }
    return run(Run(first: start, last: last), wanted: wanted, lineStart: start.offset, full: full)
  }

  /// Code points to run the automaton over: from `first` to the one at `last`.
  struct Run {
    var first: LineStart
    var last: Int
  }

  /// The last wanted place of a run.
  private func run(_ run: Run, wanted: Wanted, lineStart: Int, full: Int) -> Found {
    var place = run.first
    var best = -1
    var bestState: UInt16 = 0
    var asked = LineStart(offset: -1, state: 0)
    while place.offset <= run.last {
      let code = CodePoint(at: place.offset, in: base, end: end)
      let step = tables.step(place.state, tables.breakClass(of: code.value))
      if step.answers, asked.offset > best { (best, bestState) = (asked.offset, asked.state) }
      if step.endsCluster, place.offset > lineStart,
        hyphenFits(at: place.offset, lineStart: lineStart, full: full)
      {
        if step.breaks || wanted == .cluster { (best, bestState) = (place.offset, place.state) }
        if step.asks { asked = place }
      } else if step.asks {
        asked.offset = -1
      }
      place = LineStart(offset: place.offset &+ code.length, state: step.state)
    }
    if wanted == .opportunity, asked.offset > best, tables.isAsking(place.state) {
      switch answer(from: place) {
      case nil: return .undecided
      case true?: return .found(asked)
      case false?: break
      }
    }
    return best < 0 ? .none : .found(LineStart(offset: best, state: bestState))
  }

  /// The answer to the question that is open at `place`, or nil where the window ends before it.
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
