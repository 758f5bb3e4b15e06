/// What makes a line a heading, from the line itself; the blank lines around it are the scanner's.
enum Headings {
  /// A heading has at most this many bytes.
  static let longest = 120

  /// A heading of several lines has at most this many.
  static let mostLines = 3

  /// How sure a line is to be a heading.
  enum Likeness {
    case none
    /// A heading if blank lines stand before and behind it.
    case betweenBlanks
    /// A heading if a blank line stands before it.
    case afterBlank
  }

  /// What the line of `bytes`, without white space at its ends, looks like.
  static func likeness(of bytes: UnsafeRawBufferPointer) -> Likeness {
    guard bytes.count <= longest, let first = bytes.first, mayBegin(with: first) else {
      return .none
    }
    if beginsWithDivisionAndNumber(bytes) { return bytes.count <= 80 ? .afterBlank : .none }
    if isRomanNumeral(bytes) || isCapitals(bytes) { return .betweenBlanks }
    return .none
  }

  /// Whether a heading may begin with `byte`: most lines are told by it to be none.
  ///
  /// From U+3000 on nearly nothing has case.
  static func mayBegin(with byte: UInt8) -> Bool {
    !isLowercase(byte) && byte != UInt8(ascii: "\"") && byte < 0xE3
  }

  /// Whether a line with `indent` columns before its words, `columns` of them, may be a heading
  /// in a text of `width` columns: one that stands at the right, or a little indented with a full
  /// stop, is the name under a quotation.
  static func isPlaced(
    indent: Int, columns: Int, width: Int, endsWithFullStop: Bool
  ) -> Bool {
    if indent * 2 + columns > width + 8 { return false }
    return !(endsWithFullStop && (1...8).contains(indent))
  }

  private static let divisions: [StaticString] = [
    "CHAPTER", "BOOK", "PART", "VOLUME", "CANTO", "ACT", "SCENE", "LETTER", "SECTION", "STAVE",
    "KAPITEL", "BUCH", "TEIL", "CHAPITRE", "LIVRE", "PARTIE", "CAPÍTULO", "LIBRO", "CAPITOLO",
  ]
  /// The bytes of the longest of them.
  private static let longestDivision = 9
  /// A bit for each letter that one begins with, A the lowest.
  private static let initials = divisions.reduce(into: UInt32(0)) { initials, division in
    initials |= 1 << UInt32(division.utf8Start[0] - UInt8(ascii: "A"))
  }
  private static let numberWords: [StaticString] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty", "thirty", "forty", "fifty", "sixty", "the", "first", "second", "third", "fourth",
    "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "last",
  ]

  /// `CHAPTER 12. Loomings`, `Book the First`, `PART TWO`, `Kapitel IV`.
  private static func beginsWithDivisionAndNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // Most lines are told by their first letter.
    let letter = UInt32(bytes[0] | 0x20) &- UInt32(UInt8(ascii: "a"))
    guard letter < 26, initials >> letter & 1 != 0 else { return false }
    var space = 0
    while space < bytes.count, bytes[space] != 0x20 {
      space += 1
      if space > longestDivision { return false }
    }
    guard space < bytes.count else { return false }
    let word = UnsafeRawBufferPointer(rebasing: bytes[..<space])
    guard divisions.contains(where: { equals(word, $0) }) else { return false }
    var start = space
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, isLetterOrDigit(bytes[end]) { end += 1 }
    guard end > start else { return false }
    let number = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    return number.allSatisfy(isDigit) || number.allSatisfy(isRomanDigit)
      || numberWords.contains { equals(number, $0) }
  }

  /// `IV`, `XII.`, `iii` not.
  private static func isRomanNumeral(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let digits = bytes.last == UInt8(ascii: ".") ? bytes.dropLast() : bytes[...]
    return !digits.isEmpty && digits.count <= 9 && digits.allSatisfy(isRomanDigit)
  }

  /// `THE WHITENESS OF THE WHALE`: two capital letters at least and no small one, no sentence's
  /// end but a single full stop.
  private static func isCapitals(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= 80 else { return false }
    var capitals = 0
    var others = false
    for byte in bytes {
      // From U+3000 on nearly nothing has case: the scripts of East Asia are not looked up.
      if isLowercase(byte) || byte >= 0xE3 { return false }
      if byte >= 0x80 { others = true } else if isUppercase(byte) { capitals += 1 }
    }
    guard others else { return capitals >= 2 }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      if scalar.properties.isLowercase { return false }
      if scalar.properties.isUppercase { capitals += 1 }
    }
    return capitals >= 2
  }

  /// Whether `word` is the ASCII letters of `other`, whatever their case.
  private static func equals(_ word: UnsafeRawBufferPointer, _ other: StaticString) -> Bool {
    guard word.count == other.utf8CodeUnitCount else { return false }
    for index in 0..<word.count where word[index] | 0x20 != other.utf8Start[index] | 0x20 {
      return false
    }
    return true
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLowercase(byte | 0x20)
  }
  private static func isRomanDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "I"), UInt8(ascii: "V"), UInt8(ascii: "X"), UInt8(ascii: "L"),
      UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "M"):
      true
    default: false
    }
  }
}
