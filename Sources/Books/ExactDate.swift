/// A date as a book of markup says it for programs, such as `<time datetime="1660-01-11">`.
///
/// It is in the Gregorian calendar, whatever is printed.
package struct ExactDate: Equatable, Sendable {
  /// From 1 to 9999.
  package let year: Int
  /// From 1 to 12; 0 where it is only a year.
  package let month: Int
  /// From 1 to 31; 0 where it is only a year or a month.
  package let day: Int

  /// The date that `words` begin with, as ISO 8601 writes it: `1660-01-11T08:00`, `1660-01`, `1660`.
  ///
  /// - Returns: `nil` for what is no date, such as a time of day.
  package init?(_ words: some StringProtocol) {
    var numbers: [Int] = []
    var rest = words.utf8[...]
    while numbers.count < 3 {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard digits.count == (numbers.isEmpty ? 4 : 2) else { break }
      numbers.append(digits.reduce(0) { $0 * 10 + Int($1) - 0x30 })
      rest = rest.dropFirst(digits.count)
      guard rest.first == UInt8(ascii: "-") else { break }
      rest = rest.dropFirst()
    }
    if let next = rest.first, (0x30...0x39).contains(next) || next == UInt8(ascii: ":") {
      return nil
    }
    guard let year = numbers.first, year > 0 else { return nil }
    let month = numbers.count > 1 ? numbers[1] : 0
    let day = numbers.count > 2 ? numbers[2] : 0
    guard (numbers.count < 2 || 1...12 ~= month) && (numbers.count < 3 || 1...31 ~= day) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date that is the value of a span.
  package init?(value: Int) {
    (year, month, day) = (value >> 9, value >> 5 & 15, value & 31)
    guard 1...9999 ~= year, month <= 12 else { return nil }
  }

  /// The date as the value of a span.
  package var value: Int { year << 9 | month << 5 | day }
}
