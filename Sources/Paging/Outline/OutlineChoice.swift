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
  /// By so many bytes may what the list spells otherwise be longer or shorter.
  private static let mostMisspelt = 2
  /// The title of a play and its persons have at most so many bytes.
  private static let longestFront = 6000
  /// The sections of a chapter are at least such a part of it: the eighth.
  private static let leastOfChapter = 8
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
  ///
  /// - Parameter lastContents: The offset of the last line that heads a list of contents, if there is one.
  init(
    _ candidates: [HeadingCandidate], contents: ContentsList, lastContents: Int? = nil, count: Int
  ) {
    textEnd = count
    hasList = !contents.range.isEmpty
    self.candidates = candidates
    dropOutside()
    self.candidates.removeAll { contents.range.contains($0.offset) }
    if let lastContents, lastContents >= contents.range.upperBound {
      dropListAtEnd(from: lastContents)
    }
    // What the list names stands behind it.
    for index in self.candidates.indices
    where self.candidates[index].offset < contents.range.lowerBound {
      self.candidates[index].listing = .none
    }
    self.candidates.removeAll { $0.kind == .listed && $0.listing == .none }
    self.candidates.removeAll {
      $0.isName && $0.listing == .none && contents.captions.contains($0.key)
    }
    dropFootnotes()
    self.candidates = withMissing(self.candidates)
    for candidate in self.candidates where candidate.kind.isDivision || candidate.kind == .matter {
      headingCounts[candidate.key, default: 0] += 1
    }
    dropLists()
    dropContents()
    dropRepeated()
    dropListsOfChapters()
    nameMissing(in: contents)
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
    let numbers = Dictionary(grouping: chosen, by: \.key)
    let listed = candidates.filter {
      !$0.kind.isDivision && ($0.listing == .whole || $0.listing == .title && !isNumbered)
        && !isNumberAgain($0, among: numbers)
    }
    chosen = merged(chosen, rare(listed))
    if chosen.count(where: { $0.kind != .matter && !$0.kind.isAboveChapters }) < 2 {
      let capitals = capitals(besides: chosen)
      chosen = merged(chosen, capitals.filter { !isBetweenActs($0, among: chosen) })
    }
    chosen = merged(chosen, namesOfParts(above: chosen))
    let plays = namesOfPlays(above: chosen)
    chosen = merged(chosen, plays)
    if !chosen.isEmpty || !isAlone {
      let first = chosen.first { $0.kind.isDivision || $0.kind == .numeral }?.offset ?? 0
      chosen = merged(chosen, rare(matter(before: first)))
    }
    guard chosen.count >= (isAlone ? 2 : 1) else { return [] }
    return leveled(chosen, plays: Set(plays.map(\.offset)))
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
  /// Drops divisions behind a star where most of their kind have none: a footnote names another letter.
  private mutating func dropFootnotes() {
    var counts: [HeadingKind: (starred: Int, others: Int)] = [:]
    for candidate in candidates where candidate.kind.isDivision {
      var count = counts[candidate.kind] ?? (0, 0)
      if candidate.isStarred { count.starred += 1 } else { count.others += 1 }
      counts[candidate.kind] = count
    }
    candidates.removeAll { candidate in
      guard candidate.isStarred, let count = counts[candidate.kind] else { return false }
      return count.starred < count.others
    }
  }

  /// Finds what the list spells otherwise than the text: one line in capitals stands between the two
  /// headings that it names before and behind it, and is set apart as they are.
  private mutating func nameMissing(in contents: ContentsList) {
    var places: [UInt64: Int] = [:]
    for (index, candidate) in candidates.enumerated()
    where candidate.listing == .whole && places[candidate.key] == nil {
      places[candidate.key] = index
    }
    let found = contents.names.map { places[$0.key] }
    guard found.count(where: { $0 != nil }) * 2 > found.count else { return }
    for (index, place) in found.enumerated().dropFirst().dropLast() where place == nil {
      guard let former = found[index - 1], let next = found[index + 1], former < next else {
        continue
      }
      let blanks = max(2, min(candidates[former].blanks, candidates[next].blanks))
      let length = contents.names[index].length
      let others = (former + 1..<next).filter {
        candidates[$0].kind == .capitals && candidates[$0].blanks >= blanks
          && abs(Int(candidates[$0].length) - length) <= Self.mostMisspelt
      }
      if others.count == 1 { candidates[others[0]].listing = .whole }
    }
  }

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
    let chains = countingUp(candidates.filter { $0.kind == .numeral })
    let chapters = chains.filter { chain in
      let own = chain.count { $0.listing != .none }
      return own * 2 >= chain.count
        || chain.count > 3 && chain.prefix(3).allSatisfy { $0.listing != .none }
    }
    // The next part of a book may have a list of its own.
    let steps = chapters.filter { $0.count > 3 }.map(Self.step)
    let others = chains.filter { chain in
      chain.count > 3 && steps.contains { Self.step(of: chain) * 3 >= $0 }
    }
    let counted = Set((chapters + others).joined().map(\.offset))
    candidates.removeAll { candidate in
      guard candidate.listing == .none else { return false }
      return candidate.kind == .numeral && !candidate.isBare && !counted.contains(candidate.offset)
        || candidate.kind == .matter && candidate.isIndented && isFlush
    }
  }
}

// MARK: - Kinds

extension OutlineChoice {
  /// The bytes from a heading to the next one, on the average.
  private static func step(of chain: [HeadingCandidate]) -> Int {
    guard chain.count > 1, let first = chain.first, let last = chain.last else { return 0 }
    return (last.offset - first.offset) / (chain.count - 1)
  }

  /// Front and back matter, without what has nothing under it but the same before the first chapter at
  /// `first`: a title page names the introduction, too.
  private func matter(before first: Int) -> [HeadingCandidate] {
    candidates.indices.filter { index in
      guard candidates[index].kind == .matter else { return false }
      guard index + 1 < candidates.count, candidates[index + 1].kind == .matter else { return true }
      return candidates[index + 1].offset > first || section(at: index) > Self.emptySection
    }.map { candidates[$0] }
  }

  /// Whether `line` is the number alone of one of those that are chosen, by their keys, once more: a list of
  /// contents that has such numbers names every line of them.
  private func isNumberAgain(
    _ line: HeadingCandidate, among chosen: [UInt64: [HeadingCandidate]]
  ) -> Bool {
    guard line.kind == .numeral, line.isBare, let same = chosen[line.key] else { return false }
    return same.count > 1 || same[0].offset != line.offset
  }

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

  /// The lines in capitals that name the plays of a collection: the first one between the end of a play and
  /// the first act of the next, which stands behind its persons.
  private func namesOfPlays(above chosen: [HeadingCandidate]) -> [HeadingCandidate] {
    let acts = chosen.indices.filter { chosen[$0].kind == .act && chosen[$0].number == 1 }
    guard acts.count >= 3 else { return [] }
    let capitals = rare(candidates.filter { $0.kind == .capitals })
    let names = acts.compactMap { index in
      let act = chosen[index].offset
      // `THE FIRST PART OF KING HENRY THE FOURTH`
      if index > 0, chosen[index - 1].kind == .part, act - chosen[index - 1].end < Self.longestFront
      {
        return chosen[index - 1]
      }
      let former = index > 0 ? chosen[index - 1].end : 0
      let front = max(former, act - Self.longestFront)
      return capitals.first { $0.offset >= front && $0.offset < act && !$0.isIndented }
    }
    return names.count * 4 >= acts.count * 3 ? names : []
  }

  /// Numbers that count up from one, far enough apart.
  ///
  /// If numbers with titles and numbers alone count for themselves, the latter stand below the former.
  private func numerals(beside divisions: [HeadingCandidate]) -> [HeadingCandidate] {
    let numerals = candidates.filter { $0.kind == .numeral }
    let smallest = divisions.isEmpty ? 1000 : 2000
    let all = chains(of: numerals, apart: smallest, below: divisions)
    let alone = chains(of: numerals.filter(\.isBare), apart: smallest, below: divisions)
    var titled = chains(of: numerals.filter { !$0.isBare }, apart: smallest, below: divisions)
    guard let first = titled.first, let last = titled.last, let inner = alone.first,
      first.offset < inner.offset, inner.offset < last.offset,
      alone.count + titled.count >= all.count
    else { return divisions.isEmpty ? withNumberedParts(all) : all }
    for index in titled.indices { titled[index].kind = .chapter }
    return merged(titled, alone)
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
    let long = chains.filter { $0.count >= 3 && !isAside($0, in: divisions) }
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
    guard (isApart ? 600..<200_000 : 1500..<200_000).contains(median),
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

  /// Whether `line` stands between an act and the next one of the same play: there speakers have their names
  /// in capitals.
  private func isBetweenActs(
    _ line: HeadingCandidate, among divisions: [HeadingCandidate]
  ) -> Bool {
    guard let next = divisions.first(where: { $0.offset > line.offset }), next.kind == .act,
      let former = divisions.last(where: { $0.offset < line.offset }), former.kind == .act
    else { return false }
    return next.number == former.number + 1
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
  private func leveled(_ chosen: [HeadingCandidate], plays: Set<Int>) -> [Heading] {
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
    return withPlays(plays, in: withInnerMatter(withParts(headings)))
  }

  /// Sets all but the names of plays, at the offsets `plays`, below them.
  private func withPlays(_ plays: Set<Int>, in headings: [Heading]) -> [Heading] {
    guard !plays.isEmpty else { return headings }
    var isInPlay = false
    return headings.map { heading in
      var heading = heading
      if plays.contains(heading.candidate.offset) {
        isInPlay = true
        heading.level = 0
      } else if isInPlay {
        heading.level = heading.candidate.kind == .scene ? 2 : 1
      }
      return heading
    }
  }

  /// Sets a note or a conclusion between two chapters of the same part beside them.
  private func withInnerMatter(_ headings: [Heading]) -> [Heading] {
    var headings = headings
    for index in headings.indices.dropFirst().dropLast()
    where headings[index].candidate.kind == .matter {
      let (former, next) = (headings[index - 1], headings[index + 1])
      if former.candidate.kind == .chapter, next.candidate.kind == .chapter,
        former.candidate.number > 0, next.candidate.number == former.candidate.number + 1
      {
        headings[index].level = next.level
      }
    }
    return headings
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
