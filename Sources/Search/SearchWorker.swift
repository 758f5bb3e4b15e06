import Books

/// Searches parts of texts on one thread, in memory of its own.
final class SearchWorker: @unchecked Sendable {
  private let pattern: SearchPattern
  private let isCancelled: @Sendable () -> Bool
  private var block: TextBlock
  private let scratch: RegexPattern.Scratch?

  /// What is searched.
  struct Field: Sendable {
    /// The text.
    var text: any TextSource
    /// Where matches may begin.
    var range: Range<Int>
    /// The text's end.
    var end: Int
    /// The anchor of a plain pattern.
    var anchor: Anchor?
  }

  /// A worker for parts of at most `partLength` bytes; no two threads may use it at once.
  init(
    _ pattern: SearchPattern, partLength: Int, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.pattern = pattern
    self.isCancelled = isCancelled
    block = TextBlock(capacity: partLength + 2 * pattern.margin)
    scratch =
      switch pattern.kind {
      case .regex(let regex): RegexPattern.Scratch(for: regex)
      case .plain: nil
      }
  }

  /// The matches of a part of `field` that do not begin below `lowest` and do not overlap.
  ///
  /// A plain match belongs to the part that its anchor is in, another to the one it begins in.
  func matches(
    startingIn part: Range<Int>, of field: Field, from lowest: Int
  ) throws(SearchError) -> [Range<Int>] {
    let margin = pattern.margin
    try block.load(
      max(part.lowerBound - margin, 0)..<min(part.upperBound + margin, field.end), of: field.text,
      end: field.end)
    let places = (part.lowerBound - block.offset..<part.upperBound - block.offset)
      .clamped(to: 0..<block.count)
    switch (pattern.kind, field.anchor, scratch) {
    case (.plain(let plain), let anchor?, _):
      return matches(
        of: plain, anchor, at: places, in: field.text, before: field.range.upperBound, from: lowest)
    case (.regex(let regex), _, let scratch?):
      return try matches(of: regex, scratch, at: places, from: lowest)
    default: preconditionFailure("a worker is given what its pattern needs")
    }
  }

  /// So many candidates are compared between two looks whether the search is cancelled.
  private static let candidatesAtOnce = 256

  private func matches(
    of pattern: PlainPattern, _ anchor: Anchor, at places: Range<Int>, in text: any TextSource,
    before end: Int, from lowest: Int
  ) -> [Range<Int>] {
    let offset = block.offset
    let readPast = readPast(in: text)
    let anchor = readPast.isEmpty ? anchor : anchor.followedByAnything
    let last = end - offset
    var lowest = max(lowest - offset, 0)
    var candidates = 0
    var matches: [Range<Int>] = []
    pattern.units.withUnsafeBufferPointer { units in
      let matcher = PlainMatcher(
        pattern, units, base: block.base, count: block.count, readingPast: readPast)
      anchor.forEachPlace(in: places, of: block.base) { place in
        guard place >= lowest else { return true }
        candidates &+= 1
        if candidates % Self.candidatesAtOnce == 0, isCancelled() { return false }
        guard let match = matcher.match(with: anchor, at: place, from: lowest) else { return true }
        guard match.lowerBound < last else { return false }
        lowest = match.upperBound
        matches.append(match.lowerBound + offset..<match.upperBound + offset)
        return true
      }
    }
    return matches
  }

  /// What of the block a reader reads past.
  private func readPast(in text: any TextSource) -> ReadPast {
    guard let structure = text.structure,
      let spans = try? structure.spans(beginningIn: block.offset..<block.offset + block.count)
    else { return ReadPast() }
    var ranges: [Range<Int>] = []
    for span in spans where span.kind.isReadPast && !span.range.isEmpty {
      let range = span.range.lowerBound - block.offset..<span.range.upperBound - block.offset
      guard range.upperBound <= block.count else { continue }
      // The mark of a note may stand in a reading, or where one ends.
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ReadPast(ranges)
  }

  private func matches(
    of pattern: RegexPattern, _ scratch: RegexPattern.Scratch, at places: Range<Int>,
    from lowest: Int
  ) throws(SearchError) -> [Range<Int>] {
    let offset = block.offset
    let start = min(max(places.lowerBound, lowest - offset), places.upperBound)
    var matches: [Range<Int>] = []
    try pattern.forEachMatch(in: block, starting: start..<places.upperBound, scratch) { match in
      if let match { matches.append(match.lowerBound + offset..<match.upperBound + offset) }
      return !isCancelled()
    }
    return matches
  }
}
