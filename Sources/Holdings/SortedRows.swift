/// Rows of a table in the order of their values, both ways.
///
/// Rows of one value stay in the order they have in the table, whichever way the values go; those
/// without a value come last both ways.
struct SortedRows: Sendable {
  /// Those that have a value, the least first.
  private let ascending: [UInt32]
  /// The same ones, the greatest first.
  private let descending: [UInt32]
  /// Those that have none.
  private let rest: [UInt32]

  /// The rows from 0 below `count`, by what `value` tells of each.
  ///
  /// - Complexity: O(*n* log *n*).
  init(count: Int, value: (Int) -> Int?) {
    var sorted: [(value: Int, row: UInt32)] = []
    var rest: [UInt32] = []
    for row in 0..<count {
      if let value = value(row) {
        sorted.append((value, UInt32(row)))
      } else {
        rest.append(UInt32(row))
      }
    }
    let isSorted = zip(sorted, sorted.dropFirst()).allSatisfy { $0.value <= $1.value }
    if !isSorted { sorted.sort { $0.value == $1.value ? $0.row < $1.row : $0.value < $1.value } }
    var descending: [UInt32] = []
    descending.reserveCapacity(sorted.count)
    var end = sorted.count
    while end > 0 {
      var start = end - 1
      while start > 0, sorted[start - 1].value == sorted[start].value { start -= 1 }
      for place in start..<end { descending.append(sorted[place].row) }
      end = start
    }
    ascending = sorted.map(\.row)
    (self.descending, self.rest) = (descending, rest)
  }

  /// All rows, those without a value last.
  func all(isDescending: Bool) -> [Int] {
    let known = isDescending ? descending : ascending
    var rows: [Int] = []
    rows.reserveCapacity(known.count + rest.count)
    for row in known { rows.append(Int(row)) }
    for row in rest { rows.append(Int(row)) }
    return rows
  }
}
