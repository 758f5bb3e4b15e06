import Books

/// Chooses the headings among what may be some, by their regularity.
///
/// In this order: what stands outside of the book or in a list is dropped; divisions with numbers
/// are headings; numbers by themselves where they count up; what the contents list names, and front
/// and back matter; lines in capitals only where nothing else is, they are far apart and all differ.
struct OutlineChoice {
  /// A heading with how deep it lies.
  struct Heading {
    var candidate: HeadingCandidate
    var level: Int
  }

  /// So many runs of numbers may go on at a time.
  private static let mostOpenChains = 8
  /// A section of fewer bytes than this has nothing in it.
  static let emptySection = 120

  let textEnd: Int
  /// How often the words of divisions and of front matter come.
  var headingCounts: [UInt64: Int] = [:]
  /// Whether the text begins with a list of its contents.
  let hasList: Bool
  var candidates: [HeadingCandidate]
  /// How many books there are in the text, one after the other, about.
  var books = 1

  /// A choice among `candidates`, ascending, of a text of `count` bytes.
  init(_ candidates: [HeadingCandidate], contents: ContentsList, count: Int) {
    textEnd = count
    hasList = !contents.range.isEmpty
    self.candidates = candidates
    dropOutside()
    self.candidates.removeAll { contents.range.contains($0.offset) }
    // What the list names stands behind it.
    for index in self.candidates.indices
    where self.candidates[index].offset < contents.range.lowerBound {
      self.candidates[index].listing = .none
    }
    self.candidates.removeAll { $0.kind == .listed && $0.listing == .none }
    self.candidates.removeAll {
      $0.isName && $0.listing == .none && contents.captions.contains($0.key)
    }
    self.candidates = withMissing(self.candidates)
    for candidate in self.candidates where candidate.kind.isDivision || candidate.kind == .matter {
      headingCounts[candidate.key, default: 0] += 1
    }
    dropLists()
    dropContents()
    dropRepeated()
    dropListsOfChapters()
    believe(contents)
  }

  /// The headings, ascending, with their levels.
  ///
  /// - Parameter isAlone: Whether nothing else will be in the outline: one heading makes none.
  mutating func headings(isAlone: Bool = true) -> [Heading] {
    let divisions = candidates.filter { $0.kind.isDivision }
    books = max(books, divisions.count { $0.kind == .chapter && $0.number == 1 })
    var chosen = divisions.count >= 2 ? divisions : []
    chosen += numerals(beside: chosen)
    // A list of numbers and titles names what a book without numbers has; a book with numbers is
    // known by them.
    let isNumbered = chosen.count(where: { $0.number >= 0 }) >= 2
    let listed = candidates.filter {
      !$0.kind.isDivision && ($0.listing == .whole || $0.listing == .title && !isNumbered)
    }
    chosen = merged(chosen, rare(listed))
    if chosen.count(where: { $0.kind != .matter && !$0.kind.isAboveChapters }) < 2 {
      chosen = merged(chosen, capitals(besides: chosen))
    }
    chosen = merged(chosen, namesOfParts(above: chosen))
    if !chosen.isEmpty || !isAlone {
      chosen = merged(chosen, rare(candidates.filter { $0.kind == .matter }))
    }
    guard chosen.count >= (isAlone ? 2 : 1) else { return [] }
    return leveled(chosen)
  }
}

extension HeadingCandidate {
  /// Whether it is known by its words alone.
  fileprivate var isName: Bool { kind == .listed || kind == .capitals }
}

extension HeadingKind {
  /// Whether chapters stand below it.
  fileprivate var isAboveChapters: Bool { self < .chapter }
}

// MARK: - What may be paragraphs

extension OutlineChoice {
  /// `candidates` without those that are rather paragraphs: a heading of many lines is one if its number is
  /// missing between those before and behind it, and if most headings of its kind are shorter.
  private func withMissing(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
    guard candidates.contains(where: \.isDoubtful) else { return candidates }
    var missing: Set<Int> = []
    for kind in Set(candidates.lazy.filter(\.isDoubtful).map(\.kind)) {
      let own = candidates.filter { $0.kind == kind }
      let sure = own.count { !$0.isDoubtful }
      let found = Self.missing(in: own)
      if found.count <= sure { missing.formUnion(found) }
    }
    return candidates.filter { !$0.isDoubtful || missing.contains($0.offset) }
  }

  /// The offsets of the doubtful ones among `own`, headings of one kind, whose numbers are missing.
  private static func missing(in own: [HeadingCandidate]) -> [Int] {
    var found: [Int] = []
    var (run, former): ([HeadingCandidate], Int32) = ([], 0)
    for candidate in own.map(Optional.some) + [nil] {
      if let candidate, candidate.isDoubtful {
        guard candidate.number == former + 1 || candidate.number == 1 else { continue }
        run.append(candidate)
        former = candidate.number
        continue
      }
      // Only a heading that goes on from them proves it: notes on a book quote its parts, too.
      if candidate?.number == former + 1 { found += run.map(\.offset) }
      (run, former) = ([], candidate?.number ?? 0)
    }
    return found
  }
}

extension OutlineChoice {
  /// Drops a heading that comes again with nothing between: a title page, a list of one chapter.
  private mutating func dropRepeated() {
    candidates = candidates.indices.filter { index in
      guard index + 1 < candidates.count, candidates[index].key == candidates[index + 1].key else {
        return true
      }
      return section(at: index) > Self.emptySection
    }.map { candidates[$0] }
  }

  /// Drops a section with a number that comes again with the same title: it stands in its chapter's list.
  private mutating func dropListsOfChapters() {
    var last: [UInt64: Int] = [:]
    for candidate in candidates where candidate.isSection { last[candidate.key] = candidate.offset }
    candidates.removeAll { candidate in
      candidate.isSection && last[candidate.key].map { $0 != candidate.offset } == true
    }
  }

  /// Drops numbered titles that a list does not name, if the text has most of what it names: they
  /// are steps and meanings, not chapters.
  private mutating func believe(_ contents: ContentsList) {
    let named = Set(candidates.lazy.filter { $0.listing != .none }.map(\.key))
    guard named.count >= 3, named.count * 2 >= contents.count else { return }
    let indented = candidates.count { $0.listing != .none && $0.isIndented }
    let isFlush = indented * 2 < named.count
    // A list may name some otherwise, or be cut short.
    let chapters = countingUp(candidates.filter { $0.kind == .numeral }).filter { chain in
      let own = chain.count { $0.listing != .none }
      return own * 2 >= chain.count
        || chain.count > 3 && chain.prefix(3).allSatisfy { $0.listing != .none }
    }
    let counted = Set(chapters.joined().map(\.offset))
    candidates.removeAll { candidate in
      guard candidate.listing == .none else { return false }
      return candidate.kind == .numeral && !candidate.isBare && !counted.contains(candidate.offset)
        || candidate.kind == .matter && candidate.isIndented && isFlush
    }
  }
}

// MARK: - Kinds

extension OutlineChoice {
  /// Candidates of which no book has the same twice.
  private func rare(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
    var counts: [UInt64: Int] = [:]
    for candidate in candidates { counts[candidate.key, default: 0] += 1 }
    return candidates.filter { counts[$0.key, default: 0] <= books * 2 }
  }

  /// The lines in capitals right above the first chapters, if these begin again and again: `PURGATORIO`
  /// above `CANTO I`.
  private func namesOfParts(above chosen: [HeadingCandidate]) -> [HeadingCandidate] {
    let firsts = Set(chosen.filter { $0.kind == .chapter && $0.number == 1 }.map(\.offset))
    let hasParts = chosen.contains { $0.kind.isDivision && $0.kind.isAboveChapters }
    guard firsts.count >= 2, !hasParts else { return [] }
    let names = zip(candidates, candidates.dropFirst()).filter { name, next in
      name.kind == .capitals && firsts.contains(next.offset)
        && next.offset - name.end <= Self.emptySection
    }.map(\.0)
    // Nearly all of them have one, and each has its own.
    return names.count >= 2 && names.count + 1 >= firsts.count ? rare(names) : []
  }

  /// Numbers that count up from one, far enough apart.
  ///
  /// If numbers with titles and numbers alone count for themselves, the latter stand below the former.
  private func numerals(beside divisions: [HeadingCandidate]) -> [HeadingCandidate] {
    let numerals = candidates.filter { $0.kind == .numeral }
    let smallest = divisions.isEmpty ? 1000 : 2000
    let all = chains(of: numerals, apart: smallest)
    let alone = chains(of: numerals.filter(\.isBare), apart: smallest)
    var titled = chains(of: numerals.filter { !$0.isBare }, apart: smallest)
    guard let first = titled.first, let last = titled.last, let inner = alone.first,
      first.offset < inner.offset, inner.offset < last.offset,
      alone.count + titled.count >= all.count
    else { return all }
    for index in titled.indices { titled[index].kind = .chapter }
    return merged(titled, alone)
  }

  /// Those of `numerals` that count up from one, at least so many bytes apart on the average.
  private func chains(
    of numerals: [HeadingCandidate], apart smallest: Int
  ) -> [HeadingCandidate] {
    let chains = countingUp(numerals)
    let kept = chains.filter { $0.count >= 3 }.joined().sorted { $0.offset < $1.offset }
    guard let first = kept.first, let last = kept.last, kept.count >= 3,
      (last.offset - first.offset) / kept.count >= smallest, !arePages(kept)
    else { return [] }
    return kept
  }

  /// The runs of `numerals` that count up from one each.
  private func countingUp(_ numerals: [HeadingCandidate]) -> [[HeadingCandidate]] {
    var chains: [[HeadingCandidate]] = []
    // Of a text with several runs, one may have no number at its first chapter.
    let isFirstMissing = numerals.count { $0.number == 1 && $0.isBare } >= 2
    for candidate in numerals {
      let isSecondAlone =
        isFirstMissing && candidate.number == 2 && candidate.isBare
        && !chains.suffix(Self.mostOpenChains).contains { $0.last?.number == 1 }
      if candidate.number == 1 || isSecondAlone {
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

  /// Lines in capitals, if they are set apart as chapters are.
  private func capitals(besides chosen: [HeadingCandidate]) -> [HeadingCandidate] {
    let all = candidates.filter { $0.kind == .capitals && !$0.isFirst }
    // A book that sets its chapters apart does it with more than one blank line.
    let apart = all.filter { $0.blanks >= 2 }
    let isApart = apart.count >= 3 && apart.count * 3 >= all.count
    let unique = rare(isApart ? apart : all.filter { !$0.isIndented })
    let sections = lengths(of: unique)
    guard unique.count >= 3 else { return [] }
    let sorted = sections.sorted()
    let median = sorted[sorted.count / 2]
    let full = sections.count { $0 >= (isApart ? 300 : 500) }
    guard (isApart ? 600..<100_000 : 1500..<100_000).contains(median),
      full * 5 >= sections.count * 4
    else { return [] }
    // The lines of a title page stand before the first section of some length.
    let begin = sections.firstIndex { $0 >= max(median / 20, 200) } ?? 0
    let kept = Array(unique[begin...])
    // Chapters of a book are about as long as each other, and cover most of the text.
    let near = sections[begin...].count { $0 * 8 >= median && $0 <= median * 8 }
    guard kept.count >= 3, near * 5 >= kept.count * 4, let first = kept.first,
      (textEnd - first.offset) * 3 >= textEnd * 2
    else {
      return []
    }
    return kept
  }

  private func lengths(of headings: [HeadingCandidate]) -> [Int] {
    zip(headings, headings.dropFirst().map(\.offset) + [textEnd]).map { $1 - $0.end }
  }

  /// Both of two ascending lists, what is in both once.
  private func merged(
    _ first: [HeadingCandidate], _ second: [HeadingCandidate]
  ) -> [HeadingCandidate] {
    let known = Set(first.map(\.offset))
    return (first + second.filter { !known.contains($0.offset) }).sorted { $0.offset < $1.offset }
  }
}

// MARK: - Levels

extension OutlineChoice {
  private func leveled(_ chosen: [HeadingCandidate]) -> [Heading] {
    var counts: [HeadingKind: Int] = [:]
    for candidate in chosen { counts[candidate.kind, default: 0] += 1 }
    var ranks = Array(counts.keys).filter { $0.isDivision || $0 == .numeral }.sorted()
    // Books have parts in one text and parts have books in another: the fewer stand above.
    if let book = ranks.firstIndex(of: .book), let part = ranks.firstIndex(of: .part),
      counts[.part, default: 0] < counts[.book, default: 0]
    {
      ranks.swapAt(book, part)
    }
    let above = ranks.count { $0 < .chapter }
    let chapters =
      ranks.firstIndex { $0 == .chapter } ?? ranks.firstIndex { $0 == .numeral } ?? above
    let firstPart = chosen.first { $0.kind.isAboveChapters }?.offset ?? textEnd
    let headings = chosen.map { candidate in
      let level =
        switch candidate.kind {
        case _ where candidate.depth > 0 && !candidate.kind.isDivision:
          chapters + Int(candidate.depth)
        case .matter: 0
        // Between parts they are chapters; before the first part they stand by themselves.
        case .listed, .capitals: candidate.offset < firstPart ? 0 : above
        default: ranks.firstIndex(of: candidate.kind) ?? 0
        }
      return Heading(candidate: candidate, level: level)
    }
    return withParts(headings)
  }

  /// Sets what has nothing but a first chapter under it above the chapters: `SECOND EPILOGUE`.
  private func withParts(_ headings: [Heading]) -> [Heading] {
    var parts: Set<Int> = []
    for index in headings.indices.dropLast() {
      let (part, first) = (headings[index].candidate, headings[index + 1].candidate)
      let isNamed = part.kind == .matter || part.kind == .listed || part.kind == .capitals
      if isNamed, first.kind.isDivision, first.number == 1,
        first.offset - part.end <= Self.emptySection
      {
        parts.insert(index)
      }
    }
    var headings = headings
    // If all parts have names alone, the chapters give way to them.
    if parts.count >= 2, parts.allSatisfy({ headings[$0 + 1].level == 0 }) {
      for index in headings.indices where !parts.contains(index) {
        if headings[index].candidate.kind != .matter { headings[index].level += 1 }
      }
    }
    for index in parts { headings[index].level = max(headings[index + 1].level - 1, 0) }
    return headings
  }
}
