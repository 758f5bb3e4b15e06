/// Dates of China, Japan and Korea: weekdays, eras, numbers in ideographs, and the signs of a date.
extension DateTokenizer {
  /// The weekday that the first character of a word names, as 土 does in 土曜日, or the one that a Chinese
  /// word counts, 星期六; 0 where it names none.
  func easternWeekday(_ word: DateToken) -> Int {
    guard word.range.count >= 3, word.range.upperBound <= line.count else { return 0 }
    let bytes = line[word.range].prefix(3)
    if let week = Self.chineseWeeks.first(where: { line[word.range].starts(with: $0) }) {
      let rest = line[word.range].dropFirst(week.count)
      return (Self.chineseWeekdays.firstIndex { $0.elementsEqual(rest) } ?? -1) + 1
    }
    let index = Self.easternWeekdays.firstIndex { $0.elementsEqual(bytes) }
    return index.map { $0 % 7 + 1 } ?? 0
  }

  private static let chineseWeeks = ["星期", "礼拜", "禮拜", "周", "週"].map { Array($0.utf8) }
  private static let chineseWeekdays = "一二三四五六日".map { Array(String($0).utf8) }
  private static let easternWeekdays = "月火水木金土日월화수목금토일".map { Array(String($0).utf8) }

  /// Whether a word may name an era: it has no letters of an alphabet.
  func mayBeEra(_ word: DateToken) -> Bool {
    word.kind == .word && word.count == 0 && word.range.count >= 6
  }

  /// The era that a word names, by its first year, and whether the word says that year, as 令和元年 does;
  /// nil if it names none.
  func era(_ word: DateToken) -> (firstYear: Int, hasYear: Bool)? {
    guard mayBeEra(word), word.range.upperBound <= line.count else { return nil }
    let bytes = line[word.range]
    guard let era = Self.eras.first(where: { bytes.starts(with: $0.name) }) else { return nil }
    let rest = bytes.dropFirst(era.name.count)
    if rest.isEmpty { return (era.firstYear, false) }
    return rest.elementsEqual(Self.firstYearOfEra) ? (era.firstYear, true) : nil
  }

  /// Those of Japan since 1868, and the years of the Republic of China.
  private static let eras = [
    ("明治", 1868), ("大正", 1912), ("昭和", 1926), ("平成", 1989), ("令和", 2019), ("民國", 1912),
    ("民国", 1912),
  ].map { (name: Array($0.0.utf8), firstYear: $0.1) }
  private static let firstYearOfEra = Array("元年".utf8)

  /// The number in ideographs at a byte of a line, `二〇二六`, `十二` or `二十三`, if the sign of a year,
  /// a month or a day stands behind it; steps over it.
  static func ideographicNumber(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken? {
    var token = DateToken(kind: .number, range: index..<index)
    var end = index
    var isTens = false
    while token.count < 5, let digit = ideographicDigit(line, at: end, limit) {
      if digit == 10 {
        guard !isTens, token.count < 2 else { return nil }
        token.value = max(token.value, 1) * 10
        isTens = true
      } else {
        guard !isTens || token.value % 10 == 0 else { return nil }
        token.value = isTens ? token.value + digit : token.value * 10 + digit
      }
      token.count += 1
      end += 3
    }
    guard token.count > 0, let sign = easternKind(line, at: end, limit),
      sign.isOne(of: [.yearSign, .monthSign, .daySign])
    else { return nil }
    if isTens { token.count = 2 }
    token.range = index..<end
    index = end
    return token
  }

  /// The ideographs of the numbers from 0 to 10, one after the other.
  private static let ideographicDigits = Array("〇一二三四五六七八九十".utf8)

  private static func ideographicDigit(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Int? {
    guard index + 2 < limit, 0xE3...0xE9 ~= line[index] else { return nil }
    for digit in 0...10 where ideographicDigits[digit * 3 + 2] == line[index + 2] {
      if ideographicDigits[digit * 3] == line[index],
        ideographicDigits[digit * 3 + 1] == line[index + 1]
      {
        return digit
      }
    }
    return nil
  }

  /// What a character of three bytes is, the first of which stands before `index`: a sign of a date, a
  /// mark as wide as an ideograph, or the first of a word, which ends before a mark; nil of a space.
  func eastern(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken.Kind? {
    let start = index - 1
    var kind = Self.easternKind(line, at: start, limit)
    index = min(index + 2, limit)
    guard kind == nil else { return kind == .end ? nil : kind }
    kind = .word
    while index + 2 < limit, line[index] >= 0xE0, Self.easternMark(line, at: index, limit) == nil,
      line[index] != 0xEF || Self.digit(line, at: index, limit) == nil
    {
      // The years of an era, which has two ideographs.
      var end = index
      if index - start == 6, Self.ideographicNumber(line, &end, limit) != nil { break }
      index += 3
    }
    return kind
  }

  /// The sign or the mark that the character at `index` is; `end` for a space; nil for a letter.
  private static func easternKind(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> DateToken.Kind? {
    guard index + 2 < limit else { return .other }
    switch (line[index], line[index + 1], line[index + 2]) {
    case (0xE5, 0xB9, 0xB4), (0xEB, 0x85, 0x84): return .yearSign
    case (0xE6, 0x9C, 0x88), (0xEC, 0x9B, 0x94): return .monthSign
    case (0xE6, 0x97, 0xA5), (0xEC, 0x9D, 0xBC): return .daySign
    default: return easternMark(line, at: index, limit)
    }
  }

  private static func easternMark(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> DateToken.Kind? {
    switch (line[index], line[index + 1], line[index + 2]) {
    case (0xE3, 0x80, 0x80): .end
    case (0xE3, 0x80, 0x81): .comma
    case (0xE3, 0x80, 0x82): .period
    case (0xE3, 0x80, 0x8A), (0xE3, 0x80, 0x8C), (0xE3, 0x80, 0x90), (0xEF, 0xBC, 0x88): .open
    case (0xE3, 0x80, 0x8B), (0xE3, 0x80, 0x8D), (0xE3, 0x80, 0x91), (0xEF, 0xBC, 0x89): .close
    case (0xEF, 0xBC, 0x9A): .colon
    case (0xEF, 0xBC, 0x8F): .slash
    default: nil
    }
  }
}
