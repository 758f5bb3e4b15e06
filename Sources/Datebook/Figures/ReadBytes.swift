/// The bytes of a text that have been read, as ranges that do not touch.
package struct ReadBytes: Equatable, Sendable {
  /// The ranges, ascending.
  package private(set) var ranges: [Range<Int>] = []

  /// Nothing was read.
  package init() {}

  /// The bytes of pages that were shown, but those that were merely leafed through.
  package init(of stays: some Sequence<PageStay>) {
    for stay in stays { record(stay) }
  }

  /// Records a page that was shown; one that was leafed through is not read.
  package mutating func record(_ stay: PageStay) {
    if stay.kind != .skim { insert(stay.offsets) }
  }

  /// The same bytes of the same text at other offsets.
  ///
  /// - Parameter move: Gives the new offset of what was at an offset; asked in ascending order.
  package func moved<Failure: Error>(
    _ move: (Int) throws(Failure) -> Int
  ) throws(Failure) -> ReadBytes {
    var moved = ReadBytes()
    for range in ranges {
      let start = try move(range.lowerBound)
      moved.insert(start..<max(try move(range.upperBound), start))
    }
    return moved
  }

  /// Takes bytes that were read.
  ///
  /// - Complexity: O(log *n*) where they go on from the last ones, else O(*n*) in the ranges.
  package mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let first = firstIndex(endingAtOrAfter: range.lowerBound)
    var end = first
    var joined = range
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      joined =
        min(
          joined.lowerBound, ranges[end].lowerBound)..<max(
          joined.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(joined))
  }

  /// Takes the bytes of a page that was read.
  ///
  /// - Returns: Whether most of them were not read before; on a screen of another size pages begin
  ///   elsewhere.
  package mutating func insertPage(_ range: Range<Int>) -> Bool {
    let known = count(in: range)
    insert(range)
    return range.isEmpty || known * 2 < range.count
  }

  /// How many bytes of `range` were read.
  package func count(in range: Range<Int>) -> Int {
    var count = 0
    for read in ranges[firstIndex(endingAtOrAfter: range.lowerBound)...] {
      guard read.lowerBound < range.upperBound else { break }
      count += read.clamped(to: range).count
    }
    return count
  }

  /// Whether the byte at `offset` was read.
  package func contains(_ offset: Int) -> Bool { count(in: offset..<offset + 1) > 0 }

  /// Where what was read without a break behind `offset` ends; `offset` where nothing was.
  package func end(from offset: Int) -> Int {
    let index = firstIndex(endingAtOrAfter: offset)
    guard index < ranges.count, ranges[index].lowerBound <= offset else { return offset }
    return max(ranges[index].upperBound, offset)
  }

  private func firstIndex(endingAtOrAfter offset: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
