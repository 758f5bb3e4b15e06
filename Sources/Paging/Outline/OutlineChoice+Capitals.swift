import Books

/// Lines in capitals, which are headings if they are set apart or stand above the first chapters.
extension OutlineChoice {
  /// The title of a play and its persons have at most so many bytes.
  private static let longestFront = 6000

  /// The lines in capitals right above the first chapters, if these begin again and again: `PURGATORIO`
  /// above `CANTO I`.
  func namesOfParts(above chosen: [HeadingCandidate]) -> [HeadingCandidate] {
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
  func namesOfPlays(above chosen: [HeadingCandidate]) -> [HeadingCandidate] {
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

  /// Lines in capitals, if they are set apart as chapters are.
  func capitals(besides chosen: [HeadingCandidate]) -> [HeadingCandidate] {
    let all = candidates.filter { $0.kind == .capitals && !$0.isFirst }
    // A book that sets its chapters apart does it with more than one blank line.
    let apart = all.filter { $0.blanks >= 2 }
    let isApart = apart.count >= 3 && apart.count * 3 >= all.count
    let unique = rare(
      isApart ? merged(apart, namesSetApart(like: apart)) : all.filter { !$0.isIndented })
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
  func isBetweenActs(
    _ line: HeadingCandidate, among divisions: [HeadingCandidate]
  ) -> Bool {
    guard let next = divisions.first(where: { $0.offset > line.offset }), next.kind == .act,
      let former = divisions.last(where: { $0.offset < line.offset }), former.kind == .act
    else { return false }
    return next.number == former.number + 1
  }

  /// The words of two letters that stand behind as many blank lines as most of `others` do.
  private func namesSetApart(like others: [HeadingCandidate]) -> [HeadingCandidate] {
    let blanks = others.map(\.blanks).sorted()
    guard !blanks.isEmpty else { return [] }
    let usual = blanks[blanks.count / 2]
    return shortNames.filter { $0.blanks >= usual && !$0.isFirst && !$0.isIndented }
  }

  private func lengths(of headings: [HeadingCandidate]) -> [Int] {
    zip(headings, headings.dropFirst().map(\.offset) + [textEnd]).map { $1 - $0.end }
  }
}
