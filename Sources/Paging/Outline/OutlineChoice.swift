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

  /// A book whose list has numbers is known by its own if it has as many as every fifth of those.
  static let leastNumbered = 5

  /// A section of fewer bytes than this has nothing in it.
  static let emptySection = 120

  let textEnd: Int
  /// How often the words of divisions and of front matter come.
  var headingCounts: [UInt64: Int] = [:]
  /// Whether the text begins with a list of its contents.
  let hasList: Bool
  var candidates: [HeadingCandidate]
  /// The number that the list of contents begins with, if that is another one than 1.
  let firstNumber: Int32?
  /// How many books there are in the text, one after the other, about.
  var books = 1

  /// Words of two letters in capitals, which are headings only if they are set apart as others are.
  private(set) var shortNames: [HeadingCandidate] = []

  /// A choice among `candidates`, ascending, of a text of `count` bytes.
  ///
  /// - Parameter lastContents: The offset of the last line that heads a list of contents, if there is one.
  init(
    _ candidates: [HeadingCandidate], contents: ContentsList, lastContents: Int? = nil, count: Int
  ) {
    textEnd = count
    hasList = !contents.range.isEmpty
    firstNumber = contents.firstNumber.flatMap { $0 > 1 ? Int32(exactly: $0) : nil }
    self.candidates = candidates
    dropOutside()
    self.candidates.removeAll { contents.range.contains($0.offset) }
    shortNames = self.candidates.filter { $0.isShort && $0.listing == .none }
    self.candidates.removeAll { $0.isShort && $0.listing == .none }
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
    // A single one may be the part with which a volume goes on.
    var chosen = divisions.count >= 2 ? divisions : divisions.filter { $0.listing != .none }
    chosen += numerals(beside: chosen)
    // A list of numbers and titles names what a book without numbers has; a book with numbers is
    // known by them.
    let numbered = chosen.count { $0.number >= 0 }
    let titled = candidates.count { $0.listing == .title && !$0.kind.isDivision }
    let isNumbered = numbered >= 2 && numbered * Self.leastNumbered >= titled
    let numbers = Dictionary(grouping: chosen, by: \.key)
    let listed = candidates.filter {
      !$0.kind.isDivision && ($0.listing == .whole || $0.listing == .title && !isNumbered)
        && !isNumberAgain($0, among: numbers)
    }
    chosen = merged(chosen, rare(listed))
    if chosen.count(where: { $0.kind != .matter && !$0.kind.isAboveChapters }) < 2
      || isOneOfSeveralPlays(chosen)
    {
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

extension OutlineChoice {
  /// A play is one of several pieces if it takes at most such a part of the text: the third.
  private static let leastOfPlay = 3

  /// Whether the divisions among `chosen` are those of a play that is but a part of the text.
  private func isOneOfSeveralPlays(_ chosen: [HeadingCandidate]) -> Bool {
    let divisions = chosen.filter(\.kind.isDivision)
    guard let first = divisions.first, let last = divisions.last,
      divisions.allSatisfy({ $0.kind == .scene || $0.kind == .act })
    else { return false }
    return (last.offset - first.offset) * Self.leastOfPlay < textEnd
  }

  /// Candidates of which no book has the same twice.
  func rare(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
    var counts: [UInt64: Int] = [:]
    for candidate in candidates { counts[candidate.key, default: 0] += 1 }
    return candidates.filter { counts[$0.key, default: 0] <= books * 2 }
  }

  /// Both of two ascending lists, what is in both once.
  func merged(
    _ first: [HeadingCandidate], _ second: [HeadingCandidate]
  ) -> [HeadingCandidate] {
    let known = Set(first.map(\.offset))
    return (first + second.filter { !known.contains($0.offset) }).sorted { $0.offset < $1.offset }
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
}

extension HeadingCandidate {
  /// Whether it is known by its words alone.
  fileprivate var isName: Bool { kind == .listed || kind == .capitals }
}

extension HeadingKind {
  /// Whether chapters stand below it.
  var isAboveChapters: Bool { self < .chapter }
}
