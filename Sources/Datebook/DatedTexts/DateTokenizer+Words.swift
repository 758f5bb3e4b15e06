/// What words and marks of a line say in a date.
extension DateTokenizer {
  /// The month that a word says as a Roman numeral in capitals, `XII`; 0 for any other word.
  func romanMonth(_ word: DateToken) -> Int {
    guard word.isCapital, word.count <= 4 else { return 0 }
    let index = Self.romanMonths.firstIndex { $0.elementsEqual(line[word.range]) }
    return index.map { $0 + 1 } ?? 0
  }

  private static let romanMonths = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
  ].map { Array($0.utf8) }

  /// Whether a word is the half of a day, `AM` or `pm`, or its first letter.
  func isHalfOfDay(_ word: DateToken) -> Bool {
    guard word.range.count == word.count, word.count <= 2, let first = line[word.range].first,
      let last = line[word.range].last
    else { return false }
    let isFirst = [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(first | 0x20)
    return isFirst && (word.count == 1 || last | 0x20 == UInt8(ascii: "m"))
  }

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
}
