import Books

/// What stands in the midst of sentences that go on behind it: numbers of printed pages and of lines of code,
/// marks of notes, the readings of words.
struct ReadPast {
  /// Where they stand in a window, in order and apart.
  private let ranges: [Range<Int>]

  /// Those at `ranges`, in order.
  init(_ ranges: [Range<Int>] = []) { self.ranges = ranges }

  /// Whether there are none, as in a plain text.
  @inline(__always)
  var isEmpty: Bool { ranges.isEmpty }

  /// The end of the one that begins at `index`.
  @inline(__always)
  func end(at index: Int) -> Int? {
    if ranges.isEmpty { return nil }
    let range = range(at: index)
    return range?.lowerBound == index ? range?.upperBound : nil
  }

  /// The start of the one that ends at `index`.
  func start(before index: Int) -> Int? {
    if ranges.isEmpty || index == 0 { return nil }
    let range = range(at: index - 1)
    return range?.upperBound == index ? range?.lowerBound : nil
  }

  /// Whether the byte at `index` is in one.
  func contains(_ index: Int) -> Bool { range(at: index)?.contains(index) ?? false }

  /// The first that ends behind `index`.
  private func range(at index: Int) -> Range<Int>? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count ? ranges[low] : nil
  }
}
