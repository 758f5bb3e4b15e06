import Books

/// What is no part of the book.
extension OutlineChoice {
  /// Drops what stands before, between and behind books: notes of transcribers, licences.
  mutating func dropOutside() {
    let marks = candidates.filter { $0.kind == .bookStart || $0.kind == .bookEnd }
    books = max(marks.count { $0.kind == .bookStart }, 1)
    guard let first = marks.first else { return }
    var isInside = first.kind == .bookEnd
    candidates = candidates.filter { candidate in
      switch candidate.kind {
      case .bookStart: isInside = true
      case .bookEnd: isInside = false
      default: return isInside
      }
      return false
    }
  }

  /// A line of a list of contents has at most so many bytes, about.
  private static let longestEntry = 600

  /// Drops the list of contents at the end of a book, which begins at `start`: behind that are several
  /// headings, all of them close to each other.
  mutating func dropListAtEnd(from start: Int) {
    guard let first = candidates.firstIndex(where: { $0.offset >= start }),
      candidates.count - first >= 3,
      candidates.indices.dropFirst(first).dropLast().allSatisfy({
        section(at: $0) <= Self.longestEntry
      })
    else { return }
    candidates.removeSubrange(first...)
  }

  /// The bytes between a candidate and the next one.
  func section(at index: Int) -> Int {
    let next = index + 1 < candidates.count ? candidates[index + 1].offset : textEnd
    return next - candidates[index].end
  }

  /// Drops lists: three or more headings of one kind with nothing between them.
  mutating func dropLists() {
    var kept: [HeadingCandidate] = []
    var start = 0
    while start < candidates.count {
      var end = start
      while end + 1 < candidates.count, section(at: end) <= Self.emptySection { end += 1 }
      if isList(start...end) {
        kept += remains(of: start...end)
      } else {
        kept += candidates[start...end]
      }
      start = end + 1
    }
    candidates = kept
  }

  private func isList(_ range: ClosedRange<Int>) -> Bool {
    guard range.count >= 3 else { return false }
    var counts: [HeadingKind: Int] = [:]
    for index in range { counts[candidates[index].kind, default: 0] += 1 }
    return counts.values.contains { $0 >= 3 }
  }

  /// What is left of a list: the headings behind it, and what a title page in capitals is not.
  private func remains(of range: ClosedRange<Int>) -> [HeadingCandidate] {
    let start = bodyStart(in: range)
    let isTitlePage = candidates[range].count { !$0.kind.isWeak && $0.kind != .matter } < 3
    var own = hasList ? headingsOfLists(in: range.lowerBound..<start) : []
    own.formUnion(shortChapters(in: range.lowerBound..<start))
    let others = candidates.indices[range.lowerBound..<start].filter { index in
      isTitlePage && candidates[index].kind != .capitals || own.contains(index)
    }
    return others.map { candidates[$0] } + candidates[start..<range.upperBound + 1]
  }

  /// The indices of the chapters of a few words: they go on from the chapter before, and none comes again.
  private func shortChapters(in range: Range<Int>) -> [Int] {
    guard let first = range.first.map({ candidates[$0] }), first.kind.isDivision,
      let former = candidates[..<range.lowerBound].last(where: { $0.kind == first.kind }),
      former.number > 0, first.number == former.number + 1
    else { return [] }
    let own = range.filter { candidates[$0].kind == first.kind }
    guard own.enumerated().allSatisfy({ candidates[$1].number == first.number + Int32($0) }) else {
      return []
    }
    return own.filter { index in
      candidates.count { $0.kind == first.kind && $0.number == candidates[index].number } == 1
    }
  }

  /// The indices of the headings that have a list of their own under them, behind the one of the
  /// whole text: they are unlike what that names, and come once.
  private func headingsOfLists(in range: Range<Int>) -> Set<Int> {
    var counts: [HeadingKind: Int] = [:]
    for index in range { counts[candidates[index].kind, default: 0] += 1 }
    return Set(
      range.filter { index in
        let heading = candidates[index]
        // A division may stand in the middle of the line; the lines of a list are named by that of
        // the whole text.
        guard heading.kind.isDivision || heading.kind == .matter && !heading.isIndented,
          heading.listing != .whole, counts[heading.kind, default: 0] < 3
        else { return false }
        return headingCounts[heading.key] == 1
      })
  }

  /// Where behind a list the headings begin that it names: there it repeats its beginning.
  private func bodyStart(in range: ClosedRange<Int>) -> Int {
    guard section(at: range.upperBound) > Self.emptySection else { return range.upperBound + 1 }
    // Behind chapters that count up the first one again, whatever title it has in the list.
    let last = candidates[range.upperBound]
    if last.kind.isDivision, last.number == 1, candidates[range.upperBound - 1].number > 1,
      candidates[range].count(where: { $0.kind == last.kind }) > 3
    {
      return range.upperBound
    }
    for index in range.suffix(3).dropFirst(range.count <= 3 ? 1 : 0) {
      let heading = candidates[index]
      guard heading.number == 1 || heading.number < 0,
        let first = candidates[range].first(where: { $0.kind == heading.kind }),
        first.offset < heading.offset, first.number == heading.number,
        first.key == heading.key || first.isBare
      else { continue }
      return index
    }
    return range.upperBound + 1
  }

  /// Drops a contents list whose entries are told about: its headings come again, far apart.
  mutating func dropContents() {
    for kind in [HeadingKind.book, .part, .chapter, .numeral] {
      let own = candidates.indices.filter { candidates[$0].kind == kind }
      var chains: [ArraySlice<Int>] = []
      var start = 0
      for index in own.indices.dropFirst() + [own.count] {
        if index < own.count,
          candidates[own[index]].number > candidates[own[index - 1]].number
        {
          continue
        }
        if index <= own.count, start < own.count { chains.append(own[start..<index]) }
        start = index
      }
      var dropped: Set<Int> = []
      for (list, body) in zip(chains, chains.dropFirst()) where isContents(list, of: body) {
        dropped.formUnion(list)
      }
      // A list may stand behind the book, too.
      if chains.count >= 2, isContents(chains[chains.count - 1], of: chains[chains.count - 2]) {
        dropped.formUnion(chains[chains.count - 1])
      }
      guard !dropped.isEmpty else { continue }
      candidates = candidates.indices.filter { !dropped.contains($0) }.map { candidates[$0] }
    }
  }

  private func isContents(_ list: ArraySlice<Int>, of body: ArraySlice<Int>) -> Bool {
    guard list.count >= 3, body.count * 5 >= list.count * 4, let first = list.first,
      let last = list.last, let bodyFirst = body.first, let bodyLast = body.last,
      // Some of its lines may be known for what they are already.
      candidates[first].number >= candidates[bodyFirst].number,
      // The lines of a list count up by ones, but for a few.
      Int(candidates[last].number - candidates[first].number) < list.count * 4
    else { return false }
    func distance(_ first: Int, _ last: Int) -> Int {
      let steps = candidates[last].number - candidates[first].number
      return (candidates[last].offset - candidates[first].offset) / max(Int(steps), 1)
    }
    let (short, long) = (distance(first, last), distance(bodyFirst, bodyLast))
    return short < 800 && short * 8 < long
  }
}
