import Books

/// Headings that come again: on a title page, in the list of a chapter.
extension OutlineChoice {
  /// Drops a heading that comes again with nothing between: a title page, a list of one chapter.
  mutating func dropRepeated() {
    candidates = candidates.indices.filter { index in
      guard index + 1 < candidates.count, candidates[index].key == candidates[index + 1].key else {
        return true
      }
      return section(at: index) > Self.emptySection
    }.map { candidates[$0] }
  }

  /// Drops a section with a number that comes again with the same title: it stands in its chapter's list.
  mutating func dropListsOfChapters() {
    var last: [UInt64: Int] = [:]
    for candidate in candidates where candidate.isSection { last[candidate.key] = candidate.offset }
    candidates.removeAll { candidate in
      candidate.isSection && last[candidate.key].map { $0 != candidate.offset } == true
    }
  }
}
