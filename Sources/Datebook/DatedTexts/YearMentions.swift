/// How often a part of a text writes each year, in digits.
struct YearMentions {
  private static let years = 1500...2100

  private var counts = [Int](repeating: 0, count: years.count)

  /// No mentions.
  init() {}

  /// Counts those of `other` as well.
  mutating func add(_ other: YearMentions) {
    for (index, count) in other.counts.enumerated() where count > 0 { counts[index] += count }
  }

  /// Counts those of a line.
  mutating func scan(_ line: UnsafeRawBufferPointer) {
    var index = 0
    while index < line.count {
      guard 0x30...0x39 ~= line[index] else {
        index += 1
        continue
      }
      var value = 0
      let start = index
      while index < line.count, 0x30...0x39 ~= line[index] {
        if index - start < 6 { value = value * 10 + Int(line[index] - 0x30) }
        index += 1
      }
      guard index - start == 4, Self.years.contains(value),
        start == 0 || !Self.isPartOfNumber(line[start - 1]),
        index == line.count || !Self.isPartOfNumber(line[index])
          || index + 1 == line.count || !(0x30...0x39 ~= line[index + 1])
      else { continue }
      counts[value - Self.years.lowerBound] += 1
    }
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$")].contains(byte)
      || byte == 0xA3
  }

  /// The last year that is mentioned; `nil` if none is.
  var last: Int? { counts.lastIndex { $0 > 0 }.map { $0 + Self.years.lowerBound } }

  /// The one of `years` that is mentioned most often; `nil` if none is.
  func most(of years: [Int]) -> Int? {
    var best: (count: Int, year: Int)?
    for year in years where Self.years.contains(year) {
      let count = counts[year - Self.years.lowerBound]
      if count > best?.count ?? 0 { best = (count, year) }
    }
    return best?.year
  }
}
