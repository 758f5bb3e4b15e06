import Books

/// What the list of contents says of the headings.
extension OutlineChoice {
  /// By so many bytes may what the list spells otherwise be longer or shorter.
  private static let mostMisspelt = 2

  /// Finds what the list spells otherwise than the text: one line in capitals stands between the two
  /// headings that it names before and behind it, and is set apart as they are.
  mutating func nameMissing(in contents: ContentsList) {
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

  /// Drops numbered titles that a list does not name, if the text has most of what it names: they
  /// are steps and meanings, not chapters.
  mutating func believe(_ contents: ContentsList) {
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
