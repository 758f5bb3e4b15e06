import Books

/// What looks like a heading and is rather a paragraph or a footnote.
extension OutlineChoice {
  /// `candidates` without those that are rather paragraphs: a heading of many lines is one if its number is
  /// missing between those before and behind it, and if most headings of its kind are shorter.
  func withMissing(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
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

  /// Drops divisions behind a star where most of their kind have none: a footnote names another letter.
  mutating func dropFootnotes() {
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
}
