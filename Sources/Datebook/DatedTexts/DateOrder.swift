/// How well the dates of a text are in order.
struct DateOrder {
  /// A step to a later date that is wider than this is no carrying on, where no year is said.
  private static let widestStep = 200

  /// The number of dates.
  let count: Int
  /// How many of them stand behind a later date, or too far behind the one before.
  let disordered: Int

  /// The order of `dates`, which are in the order of the text.
  init(_ dates: [ResolvedDate]) {
    count = dates.count
    var disordered = 0
    for (former, next) in zip(dates, dates.dropFirst()) {
      let step = next.key - former.key
      if step < 0 || step > Self.widestStep && !next.hasYear { disordered += 1 }
    }
    self.disordered = disordered
  }

  /// The share of dates that do not break the order, from 0 to 1.
  var share: Double { count > 1 ? 1 - Double(disordered) / Double(count - 1) : 0 }

  /// The days between a date and the next one, about, for half of all steps; 0 if there is none,
  /// and at most 400.
  static func usualStep(_ dates: [ResolvedDate]) -> Int {
    // Counted and not sorted, as a diary of decades has tens of thousands.
    var counts = [Int](repeating: 0, count: 401)
    for index in dates.indices.dropLast() {
      let step = dates[index + 1].key - dates[index].key
      if step > 0 { counts[min(step, 400)] += 1 }
    }
    var half = counts.reduce(0, +) / 2
    return counts.firstIndex { count in
      half -= count
      return half < 0
    } ?? 0
  }

  /// How many different days there are of those with these keys.
  static func days(_ keys: some Sequence<Int>) -> Int {
    var last: Int?
    // Nearly all are in order: sorting them is cheaper than hashing.
    return keys.sorted().count { key in
      defer { last = key }
      return key != last
    }
  }

  /// The share of `dates` in the longest row of them that is in order, from 0 to 1.
  static func longestRow(_ dates: [ResolvedDate]) -> Double {
    guard !dates.isEmpty else { return 0 }
    // The smallest key that a row of each length ends with.
    var ends: [Int] = []
    for date in dates {
      if date.key >= ends.last ?? .min {
        ends.append(date.key)
        continue
      }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] <= date.key { low = middle + 1 } else { high = middle }
      }
      ends[low] = date.key
    }
    return Double(ends.count) / Double(dates.count)
  }
}
