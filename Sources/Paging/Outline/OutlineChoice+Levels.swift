import Books

/// How deep each heading lies.
extension OutlineChoice {
  /// `chosen`, ascending, with their levels.
  ///
  /// - Parameter plays: The offsets of the names of plays, which stand above all that is behind them.
  func leveled(_ chosen: [HeadingCandidate], plays: Set<Int>) -> [Heading] {
    var counts: [HeadingKind: Int] = [:]
    for candidate in chosen { counts[candidate.kind, default: 0] += 1 }
    var ranks = Array(counts.keys).filter { $0.isDivision || $0 == .numeral }.sorted()
    // Books have parts in one text and parts have books in another: the fewer stand above.
    if let book = ranks.firstIndex(of: .book), let part = ranks.firstIndex(of: .part),
      counts[.part, default: 0] < counts[.book, default: 0]
    {
      ranks.swapAt(book, part)
    }
    if hasPartsInChapters(chosen), let part = ranks.firstIndex(of: .part),
      let chapter = ranks.firstIndex(of: .chapter), part < chapter
    {
      ranks.remove(at: part)
      ranks.insert(.part, at: chapter)
    }
    let above = ranks.firstIndex(of: .chapter) ?? ranks.count { $0 < .chapter }
    let chapters =
      ranks.firstIndex { $0 == .chapter } ?? ranks.firstIndex { $0 == .numeral } ?? above
    let kindsAbove = ranks[..<above]
    let firstPart = chosen.first { kindsAbove.contains($0.kind) }?.offset ?? textEnd
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

  /// Whether parts count anew right below the chapters that have some, and chapters go on through the text:
  /// essays have such parts.
  private func hasPartsInChapters(_ chosen: [HeadingCandidate]) -> Bool {
    guard chosen.count(where: { $0.kind == .chapter && $0.number == 1 }) <= 1 else { return false }
    let firsts = chosen.indices.filter { chosen[$0].kind == .part && chosen[$0].number == 1 }
    return firsts.count >= 2
      && firsts.allSatisfy { index in
        index > 0 && chosen[index - 1].kind == .chapter
          && chosen[index].offset - chosen[index - 1].end <= Self.emptySection
      }
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
