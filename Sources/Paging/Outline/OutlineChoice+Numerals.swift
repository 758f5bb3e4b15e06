import Books

/// Numbers by themselves or with titles, which are headings if they count up.
extension OutlineChoice {
  /// So many runs of numbers may go on at a time.
  private static let mostOpenChains = 8
  /// The sections of a chapter are at least such a part of it: the eighth.
  private static let leastOfChapter = 8

  /// Numbers that count up from one, far enough apart.
  ///
  /// If numbers with titles and numbers alone count for themselves, the latter stand below the former.
  func numerals(beside divisions: [HeadingCandidate]) -> [HeadingCandidate] {
    let play = Self.play(in: divisions)
    let numerals = candidates.filter {
      // There several speakers of one name are numbered: `1. What say you?`
      $0.kind == .numeral && ($0.isBare || $0.listing != .none || !play.contains($0.offset))
    }
    // Of a single division they are the chapters all the same.
    let isAlone = divisions.count < 2
    let smallest = isAlone ? 1000 : 2000
    let all = chains(of: numerals, apart: smallest, below: divisions)
    let alone = chains(of: numerals.filter(\.isBare), apart: smallest, below: divisions)
    var titled = chains(of: numerals.filter { !$0.isBare }, apart: smallest, below: divisions)
    guard let first = titled.first, let last = titled.last, let inner = alone.first,
      first.offset < inner.offset, inner.offset < last.offset,
      alone.count + titled.count >= all.count
    else { return isAlone ? withNumberedParts(all) : all }
    for index in titled.indices { titled[index].kind = .chapter }
    return merged(titled, alone)
  }

  /// The offsets from the first to the last act or scene among `divisions`; empty if there are none.
  private static func play(in divisions: [HeadingCandidate]) -> Range<Int> {
    let own = divisions.filter { $0.kind == .act || $0.kind == .scene }
    guard let first = own.first, let last = own.last else { return 0..<0 }
    return first.offset..<(last.offset + (last.offset - first.offset) / own.count)
  }

  /// `numerals` with those as parts that stand right above others: `— II —` above `[ 4 ]`.
  ///
  /// The others count on through the parts.
  private func withNumberedParts(_ numerals: [HeadingCandidate]) -> [HeadingCandidate] {
    let isAbove = numerals.indices.map { index in
      index + 1 < numerals.count && numerals[index].isBare
        && numerals[index + 1].offset - numerals[index].end <= Self.emptySection
    }
    let parts = numerals.indices.filter { isAbove[$0] }
    let below = numerals.indices.filter { !isAbove[$0] }
    guard parts.count >= 2, parts.count < below.count,
      parts.enumerated().allSatisfy({ numerals[$1].number == Int32($0 + 1) }),
      zip(below, below.dropFirst()).allSatisfy({ former, next in
        numerals[next].number == numerals[former].number + 1
      })
    else { return numerals }
    var numerals = numerals
    for index in parts { numerals[index].kind = .part }
    return numerals
  }

  /// Those of `numerals` that count up from one, at least so many bytes apart on the average.
  func chains(
    of numerals: [HeadingCandidate], apart smallest: Int, below divisions: [HeadingCandidate] = []
  ) -> [HeadingCandidate] {
    let chains = countingUp(numerals)
    var long = chains.filter { $0.count >= 3 && !isAside($0, in: divisions) }
    // Notes on many papers that are counted under a name.
    let papers = long.filter { $0.allSatisfy(\.isCounted) }.map(\.count).max() ?? 0
    long.removeAll { chain in
      !chain.contains(where: \.isCounted) && chain.count * Self.leastOfChapter < papers
    }
    let kept = (long + short(chains, like: long, below: divisions)).joined()
      .sorted { $0.offset < $1.offset }
    guard let first = kept.first, let last = kept.last, kept.count >= 3,
      (last.offset - first.offset) / kept.count >= smallest, !arePages(kept)
    else { return [] }
    return kept
  }

  /// Whether `chain` counts something else than the text in chapters: it goes on through a few of them, or
  /// stands in a small piece of one.
  private func isAside(_ chain: [HeadingCandidate], in divisions: [HeadingCandidate]) -> Bool {
    guard let first = chain.first, let last = chain.last, chain.allSatisfy(\.isBare) else {
      return false
    }
    let chapters = divisions.filter { $0.kind == .chapter }
    guard let chapter = chapters.last(where: { $0.offset < first.offset }) else { return false }
    let next = chapters.first { $0.offset > first.offset }?.offset ?? textEnd
    if next < last.offset { return chain.count < chapters.count }
    return (last.offset - first.offset) * Self.leastOfChapter < next - chapter.offset
  }

  /// Those of `chains` that have two numbers right below one of `divisions`, as others in the text have
  /// more: `BOOK II` has chapters as `BOOK I` does, also if there are two.
  private func short(
    _ chains: [[HeadingCandidate]], like long: [[HeadingCandidate]],
    below divisions: [HeadingCandidate]
  ) -> [[HeadingCandidate]] {
    let own = chains.filter { $0.count == 2 }
    guard !own.isEmpty, !divisions.isEmpty else { return [] }
    var kinds: [Int: HeadingKind] = [:]
    for (index, division) in divisions.enumerated() {
      let next = index + 1 < divisions.count ? divisions[index + 1].offset : textEnd
      for chain in own + long {
        guard let first = chain.first, first.offset >= division.end, first.offset < next,
          first.offset - division.end <= Self.emptySection
        else { continue }
        kinds[first.offset] = division.kind
      }
    }
    let known = Set(long.compactMap { $0.first.flatMap { kinds[$0.offset] } })
    return own.filter { chain in
      chain.first.flatMap { kinds[$0.offset] }.map(known.contains) == true
    }
  }

  /// The runs of `numerals` that count up from one each, or from the first number of the contents list.
  func countingUp(_ numerals: [HeadingCandidate]) -> [[HeadingCandidate]] {
    var chains: [[HeadingCandidate]] = []
    // Of a text with several runs, one may have no number at its first chapter.
    let isFirstMissing = numerals.count { $0.number == 1 && $0.isBare } >= 2
    for candidate in numerals {
      let isSecondAlone =
        isFirstMissing && candidate.number == 2 && candidate.isBare
        && !chains.suffix(Self.mostOpenChains).contains { $0.last?.number == 1 }
      // The second volume of a book goes on with the numbers of the first.
      let isFirstOfList =
        candidate.number == firstNumber && candidate.listing != .none
        && !chains.contains { $0.last?.number == candidate.number - 1 }
      if candidate.number == 1 || isSecondAlone || isFirstOfList {
        chains.append([candidate])
        continue
      }
      // A list of its own may stand between two chapters, and a number be missing.
      let open = chains.indices.suffix(Self.mostOpenChains)
      let goingOn = [1, 2].lazy.compactMap { step in
        open.last { chains[$0].last?.number == candidate.number - step }
      }.first
      if let goingOn { chains[goingOn].append(candidate) }
    }
    return chains
  }

  /// Whether numbers are those of printed pages: many, and as far apart everywhere.
  private func arePages(_ numerals: [HeadingCandidate]) -> Bool {
    guard numerals.count > 24, numerals.allSatisfy(\.isBare) else { return false }
    let gaps = zip(numerals, numerals.dropFirst()).map { $1.offset - $0.offset }.sorted()
    let median = gaps[gaps.count / 2]
    let near = gaps.count { $0 * 2 > median && $0 < median * 2 }
    return median < 6000 && near * 10 >= gaps.count * 9
  }

  /// The bytes from a heading to the next one, on the average.
  static func step(of chain: [HeadingCandidate]) -> Int {
    guard chain.count > 1, let first = chain.first, let last = chain.last else { return 0 }
    return (last.offset - first.offset) / (chain.count - 1)
  }
}
