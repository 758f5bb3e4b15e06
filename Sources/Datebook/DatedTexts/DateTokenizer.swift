/// Takes the beginning of a line apart, as far as it is asked for: a date is told by a few tokens.
final class DateTokenizer {
  /// The bytes of a line that are looked at.
  private static let mostBytes = 200
  /// The tokens that are made of a line, before the last one.
  private static let mostTokens = 28

  private let vocabulary: DateVocabulary
  private let tokens = UnsafeMutablePointer<DateToken>.allocate(capacity: mostTokens + 1)
  private var line = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Where the token begins that is made next.
  private var position = 0
  private var count = 0
  /// The index of the token that is `end` or `cut`, once it was made.
  private var last = Int.max

  /// A tokenizer that knows the words of `vocabulary`.
  init(_ vocabulary: DateVocabulary) {
    self.vocabulary = vocabulary
  }

  deinit { tokens.deallocate() }

  /// Begins with `line`, which must be there for as long as its tokens are asked for.
  func read(_ line: UnsafeRawBufferPointer) {
    self.line = line
    (position, count, last) = (0, 0, .max)
  }

  /// The token at `index` of the line, the last one of which is `end` or `cut`: it stands for all
  /// behind it as well.
  subscript(index: Int) -> DateToken {
    if index >= count, last == .max { makeTokens(to: index) }
    return tokens[min(index, last)]
  }

  /// The month that a word says as a Roman numeral in capitals, `XII`; 0 for any other word.
  func romanMonth(_ word: DateToken) -> Int {
    guard word.isCapital, word.count <= 4 else { return 0 }
    let index = Self.romanMonths.firstIndex { $0.elementsEqual(line[word.range]) }
    return index.map { $0 + 1 } ?? 0
  }

  /// Whether a word is the half of a day, `AM` or `pm`, or its first letter.
  func isHalfOfDay(_ word: DateToken) -> Bool {
    guard word.range.count == word.count, word.count <= 2, let first = line[word.range].first,
      let last = line[word.range].last
    else { return false }
    let isFirst = [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(first | 0x20)
    return isFirst && (word.count == 1 || last | 0x20 == UInt8(ascii: "m"))
  }

  private static let romanMonths = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
  ].map { Array($0.utf8) }

  /// The bytes of the line up to the end of the emphasis that it begins with, of those that end at
  /// most `limit` bytes behind `offset`: `_24 June, before morning._`; nil if none does.
  func endOfEmphasis(behind offset: Int, within limit: Int) -> Int? {
    var start = 0
    while start < min(offset, 12), !Self.isEmphasis(line[start]) {
      // A heading's or a list's mark may stand before it.
      guard
        [0x20, 0x09, UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "\"")].contains(line[start])
      else { return nil }
      start += 1
    }
    guard start < min(offset, 12), start + 1 < line.count, line[start + 1] > 0x20 else {
      return nil
    }
    let mark = line[start]
    guard let found = line[offset..<min(line.count, offset + limit)].firstIndex(of: mark) else {
      return nil
    }
    var end = found
    while end < line.count, line[end] == mark { end += 1 }
    return end
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*")
  }

  /// Whether the token at `index` stands in a column of its own: behind a tab or two spaces.
  func isInColumn(_ index: Int) -> Bool {
    let token = self[index]
    guard index > 0, token.isApart, token.range.lowerBound < line.count else { return false }
    let gap = self[index - 1].range.upperBound..<token.range.lowerBound
    return line[gap].allSatisfy { $0 <= 0x20 } && (gap.count > 1 || line[gap].first == 0x09)
  }

  /// Whether a mark is an apostrophe, or the quotation mark that is written for it.
  func isApostrophe(_ mark: DateToken) -> Bool {
    guard mark.kind.isOne(of: [.open, .other]), mark.range.upperBound <= line.count else {
      return false
    }
    return Self.apostrophes.contains { $0.elementsEqual(line[mark.range]) }
  }

  /// Whether a mark closes a quotation, close to what stands before it.
  func isClosingQuote(_ mark: DateToken) -> Bool {
    mark.kind.isOne(of: [.open, .other]) && !mark.isApart && mark.range.upperBound <= line.count
      && Self.closingQuotes.contains { $0.elementsEqual(line[mark.range]) }
  }

  private static let closingQuotes = ["\"", "\u{201D}"].map { Array($0.utf8) }
  private static let apostrophes = ["'", "\u{2018}", "\u{2019}"].map { Array($0.utf8) }

  /// Whether a word says that the number behind it is a month's, as the Vietnamese `tháng` does.
  func isMonthWord(_ word: DateToken) -> Bool {
    guard word.kind == .word, word.count == Self.monthWord.count else { return false }
    var letters = FoldedLetters()
    for byte in line[word.range] { letters.fold(byte) }
    return letters == Self.monthWord
  }

  private static let monthWord = FoldedLetters("tháng")

  /// Whether a word is all of capital letters of ASCII, as the name of a time zone is.
  func isInCapitals(_ word: DateToken) -> Bool {
    line[word.range].allSatisfy { 0x41...0x5A ~= $0 }
  }

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

  private static let chineseWeeks = ["星期", "礼拜", "禮拜", "周", "週"].map { Array($0.utf8) }
  private static let chineseWeekdays = "一二三四五六日".map { Array(String($0).utf8) }
  private static let easternWeekdays = "月火水木金土日월화수목금토일".map { Array(String($0).utf8) }

  private func makeTokens(to wanted: Int) {
    let limit = min(line.count, Self.mostBytes)
    var index = position
    var count = count
    var isApart = false
    while count <= wanted {
      guard index < limit, count < Self.mostTokens else {
        last = count
        (tokens + count).initialize(
          to: DateToken(kind: index >= line.count ? .end : .cut, range: index..<index))
        count += 1
        break
      }
      let start = index
      var token: DateToken?
      switch line[index] {
      case 0x20, 0x09: index += 1
      // Marks of emphasis say nothing.
      case UInt8(ascii: "_"), UInt8(ascii: "*"):
        index += 1
        continue
      case 0x30...0x39: token = number(line, &index, limit)
      case 0xD9 where Self.digit(line, at: index, limit) != nil,
        0xDB where Self.digit(line, at: index, limit) != nil:
        token = number(line, &index, limit)
      case 0xD8 where Self.isArabicComma(line, at: index, limit):
        token = DateToken(kind: .comma, range: index..<index + 2)
        index += 2
      case 0x41...0x5A, 0x61...0x7A, 0xC3...0xDF: token = word(line, &index, limit)
      case 0xEF where Self.digit(line, at: index, limit) != nil:
        token = number(line, &index, limit)
      case 0xE3...0xE9:
        token = Self.ideographicNumber(line, &index, limit) ?? mark(line, &index, limit)
      default: token = mark(line, &index, limit)
      }
      guard var token else {
        isApart = true
        continue
      }
      token.isApart = isApart || start == 0
      (tokens + count).initialize(to: token)
      count += 1
      isApart = false
    }
    position = index
    self.count = count
  }

  private func number(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken {
    var token = DateToken(kind: .number, range: index..<index)
    while let digit = Self.digit(line, at: index, limit) {
      if token.count < 8 { token.value = token.value * 10 + digit.value }
      token.count += 1
      index += digit.bytes
    }
    let suffix = Self.suffix(line, at: index, limit)
    token.isOrdinal = suffix > 0
    index += suffix
    token.range = token.range.lowerBound..<index
    return token
  }

  /// The digit at a byte of a line, and how many bytes it has; nil if none stands there.
  ///
  /// Digits are those of ASCII, of Arabic and of Persian, and those as wide as an ideograph.
  static func digit(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> (value: Int, bytes: Int)? {
    guard index < limit else { return nil }
    if 0x30...0x39 ~= line[index] { return (Int(line[index] - 0x30), 1) }
    guard index + 1 < limit else { return nil }
    switch (line[index], line[index + 1]) {
    case (0xD9, let byte) where 0xA0...0xA9 ~= byte: return (Int(byte - 0xA0), 2)
    case (0xDB, let byte) where 0xB0...0xB9 ~= byte: return (Int(byte - 0xB0), 2)
    case (0xEF, 0xBC) where index + 2 < limit && 0x90...0x99 ~= line[index + 2]:
      return (Int(line[index + 2] - 0x90), 3)
    default: return nil
    }
  }

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

  /// The bytes of a suffix that makes a number an ordinal; 0 if there is none.
  private static func suffix(_ line: UnsafeRawBufferPointer, at start: Int, _ limit: Int) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: line[start..<limit])
    // `º` and `°`, and `.º`.
    let point = rest.first == UInt8(ascii: ".") ? 1 : 0
    if rest.count >= point + 2, rest[point] == 0xC2, [0xBA, 0xB0].contains(rest[point + 1]) {
      return point + 2
    }
    var letters = FoldedLetters()
    var length = 0
    for byte in rest.prefix(8) {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: letters.fold(byte)
      case UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "_"): break
      case UInt8(ascii: "}"):
        length += 1
        return isSuffix(letters) ? length : 0
      default:
        if byte >= 0x80, byte != 0xE2 { return 0 }
        return isSuffix(letters) ? trimmed(rest, length) : 0
      }
      length += 1
    }
    return rest.count < 8 && isSuffix(letters) ? length : 0
  }

  /// The `length` bytes of a suffix without a mark of emphasis at their end.
  private static func trimmed(_ bytes: UnsafeRawBufferPointer, _ length: Int) -> Int {
    length > 0 && bytes[length - 1] == UInt8(ascii: "_") ? length - 1 : length
  }

  /// Those that German writers of earlier times used: `1sten`, `3ten`.
  private static let germanSuffixes = ["te", "ten", "ste", "sten"].map { FoldedLetters($0) }

  private static func isSuffix(_ letters: FoldedLetters) -> Bool {
    if letters.first == UInt8(ascii: "t") || letters.first == UInt8(ascii: "s"),
      germanSuffixes.contains(letters)
    {
      return true
    }
    guard letters.count <= 2 else { return false }
    switch (letters[0], letters[1]) {
    case (UInt8(ascii: "d"), 0), (UInt8(ascii: "s"), UInt8(ascii: "t")),
      (UInt8(ascii: "n"), UInt8(ascii: "d")), (UInt8(ascii: "r"), UInt8(ascii: "d")),
      (UInt8(ascii: "t"), UInt8(ascii: "h")), (UInt8(ascii: "e"), UInt8(ascii: "r")):
      return true
    default: return false
    }
  }

  private func word(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken {
    let start = index
    var letters = FoldedLetters()
    loop: while index < limit {
      let byte = line[index]
      switch byte {
      case 0xD8 where Self.isArabicComma(line, at: index, limit): break loop
      case 0x41...0x5A, 0x61...0x7A, 0xC3...0xDF, 0x80...0xBF:
        letters.fold(byte)
        index += 1
      // The mark in `d'avril` and `l'8` ends a word; the one in `o'clock` and `Lord’s` does not.
      case UInt8(ascii: "'"), 0xE2:
        let length = byte == 0xE2 ? 3 : 1
        // A ZWNJ joins the parts of a Persian word.
        if byte == 0xE2, Self.isJoiner(line, at: index, limit) {
          index += length
          continue
        }
        guard byte != 0xE2 || Self.isApostrophe(line, at: index, limit) else { break loop }
        index += length
        let isElided = letters.count == 1 && Self.elided.contains(letters.first)
        if isElided || index >= limit || !Self.isLetter(line[index]) { break loop }
      default: break loop
      }
    }
    var token = DateToken(kind: .word, range: start..<index, count: letters.count)
    token.isCapital =
      0x41...0x5A ~= line[start]
      || line[start] == 0xC3 && start + 1 < limit && line[start + 1] < 0xA0
    token.word = vocabulary.meaning(of: letters, isCapital: token.isCapital)
    return token
  }

  private static func isArabicComma(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Bool {
    index + 1 < limit && line[index] == 0xD8 && line[index + 1] == 0x8C
  }

  private static let elided: [UInt8] = [UInt8(ascii: "d"), UInt8(ascii: "l")]

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0xC3 && byte < 0xE0
  }

  private static func isJoiner(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Bool {
    index + 2 < limit && line[index + 1] == 0x80 && line[index + 2] == 0x8C
  }

  private static func isApostrophe(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Bool {
    index + 2 < limit && line[index + 1] == 0x80 && line[index + 2] == 0x99
  }

  /// A mark, or `nil` if a space of several bytes stands.
  private func mark(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken? {
    let start = index
    let byte = line[index]
    index += 1
    var kind = DateToken.Kind.other
    switch byte {
    case UInt8(ascii: "."): kind = .period
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":"), UInt8(ascii: ";"): kind = .colon
    case UInt8(ascii: "/"): kind = .slash
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"): kind = .open
    case UInt8(ascii: "]"), UInt8(ascii: ")"): kind = .close
    case UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "="):
      while index < limit, line[index] == byte { index += 1 }
      kind = .dash
    case 0xC2 where index < limit:
      index += 1
      if line[index - 1] == 0xA0 { return nil }
    case 0xE2 where index + 1 < limit && line[index] == 0x80:
      let last = line[index + 1]
      index += 2
      if 0x80...0x8A ~= last || last == 0xAF { return nil }
      if 0x90...0x95 ~= last { kind = .dash }
      if [0x98, 0x9C, 0x9A, 0x9E].contains(last) { kind = .open }
    case 0xE2:
      while index < limit, 0x80...0xBF ~= line[index] { index += 1 }
      skipSelectors(line, &index, limit)
    // Pictures, and signs that a font of its own has, are no letters.
    case 0xF0 where index < limit && line[index] == 0x9F, 0xEE, 0xF3...0xF4,
      0xEF where index < limit && 0x80...0xA3 ~= line[index]:
      while index < limit, 0x80...0xBF ~= line[index] { index += 1 }
      skipSelectors(line, &index, limit)
    case 0xE3...0xED, 0xEF:
      guard let eastern = eastern(line, &index, limit) else { return nil }
      kind = eastern
    case 0xC0...:
      // Letters of scripts in which no dates are known.
      kind = .word
      while index < limit, line[index] >= 0x80 { index += 1 }
    default: break
    }
    return DateToken(kind: kind, range: start..<index)
  }

  /// Steps over what tells how the sign before `index` is drawn, or joins it to the next one.
  private func skipSelectors(_ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int) {
    while index + 2 < limit {
      switch (line[index], line[index + 1], line[index + 2]) {
      case (0xEF, 0xB8, 0x8E...0x8F), (0xE2, 0x80, 0x8D): index += 3
      default: return
      }
    }
  }

  /// What a character of three bytes is, the first of which stands before `index`: a sign of a date, a
  /// mark as wide as an ideograph, or the first of a word, which ends before a mark; nil of a space.
  private func eastern(
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
