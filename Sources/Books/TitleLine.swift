/// What the first line of a text looks like, where it may be a title.
enum TitleLine: Equatable {
  /// Several words, or one in a script that does not part words.
  case words
  /// One word, which may be a title as well as the beginning of a dedication.
  case word

  /// Reads `line`, which has no white space at its ends.
  ///
  /// - Returns: `nil` if it is surely something else: a chapter, a dedication, an address, a date, a
  ///   field with its value, cells of a table.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    if Self.isAddress(line, words) || Self.isField(line, words) || Self.isDate(words)
      || Self.isChapter(line, words) || Self.isDedication(words) || Self.isNotice(words)
      || line.contains("   ")
    {
      return nil
    }
    let isParted = line.unicodeScalars.allSatisfy { $0.value < 0x0E00 }
    self = words.count == 1 && isParted ? .word : .words
  }

  /// `https://www.debian.org`, `Jane <jane@example.org>`.
  private static func isAddress(_ line: String, _ words: [Substring]) -> Bool {
    line.contains("://")
      || words.contains { word in
        word.hasPrefix("www.") || word.dropFirst().dropLast().contains("@")
      }
  }

  /// Fields that stand at the head of letters, notes and lists of files.
  private static let fields = [
    "format", "date", "from", "to", "subject", "source", "url", "file", "files", "version",
    "created",
    "modified", "tags", "path", "name", "package", "upstream-name", "content-type", "location",
  ]

  /// `Date: March 5`, `bash (5.2) unstable; urgency=medium`.
  private static func isField(_ line: String, _ words: [Substring]) -> Bool {
    if let first = words.first, first.last == ":", words.count > 1,
      fields.contains(first.dropLast().lowercased())
    {
      return true
    }
    return words.contains { $0.dropFirst().dropLast().contains("=") }
  }

  /// Mostly digits, or a few words with a day's number and a year's.
  private static func isDate(_ words: [Substring]) -> Bool {
    let numbers = words.joined(separator: " ").split { !$0.isDigitOfASCII }.compactMap { Int($0) }
    guard numbers.count >= 2, words.count <= 5 else { return false }
    let isDated =
      numbers.contains { (1000...2199).contains($0) } && numbers.contains { (1...31).contains($0) }
    let digits = words.reduce(0) { $0 + $1.count(where: \.isDigitOfASCII) }
    let letters = words.reduce(0) { $0 + $1.count(where: \.isLetter) }
    return isDated || digits > letters
  }

  /// `CHAPTER I`, `Erstes Kapitel`, `1. The Door`, `PREFACE TO THE SECOND EDITION`, `第一章`.
  private static func isChapter(_ line: String, _ words: [Substring]) -> Bool {
    if line.hasPrefix("第"), line.prefix(9).contains(where: "章回卷部节節話话".contains) { return true }
    let small = words.prefix(4).map { word in
      word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" }[...]
    }
    guard let first = small.first else { return false }
    if words.count == 1 {
      return isNumber(first) || HeadingWords.beginWithMatter(String(first))
        || HeadingWords.headContents(first)
    }
    if HeadingWords.headContents(small.joined(separator: " ")[...]) { return true }
    let rest = small.dropFirst().drop { $0 == "the" || $0 == "no" }
    if HeadingWords.division(first) != nil, let second = rest.first,
      HeadingWords.number(second, isBesideDivision: true) != nil
    {
      return true
    }
    // The number first: `THE FIRST PART`.
    let ordinal = small.drop { $0 == "the" }
    if let number = ordinal.first, let name = ordinal.dropFirst().first,
      HeadingWords.division(name) != nil,
      HeadingWords.number(number, isBesideDivision: true) != nil,
      // `The c Book` is no hundredth one.
      HeadingWords.roman(number) == nil || words[ordinal.startIndex].first?.isUppercase == true
    {
      return true
    }
    if ["preface", "foreword", "vorwort", "préface", "prólogo"].contains(first) { return true }
    // A number and its full stop.
    guard let token = words.first, token.last == "." || token.last == ")" else { return false }
    return token.utf8.count <= 5 && HeadingWords.number(token.dropLast().lowercased()[...]) != nil
  }

  /// `Copyright (C) 2020 Foo`, `© 2020 Foo`, `SPDX-License-Identifier: MIT`.
  private static func isNotice(_ words: [Substring]) -> Bool {
    guard let first = words.first?.lowercased() else { return false }
    if ["©", "(c)", "spdx-license-identifier:"].contains(first) { return true }
    guard first == "copyright" || first == "copyright:", words.count > 1 else { return false }
    let second = words[1].lowercased()
    return ["©", "(c)", "by"].contains(second) || second.first?.isNumber == true
  }

  /// Whether a chapter may be called by `word` alone, its number; one such as 1984 is rather a title.
  private static func isNumber(_ word: Substring) -> Bool {
    guard let number = HeadingWords.number(word), number <= 200 else { return false }
    // `Civil` has the letters of a Roman numeral, and is none.
    return HeadingWords.roman(word) == nil || word == romanNumeral(number)
  }

  /// A Roman numeral in small letters.
  private static func romanNumeral(_ number: Int) -> String {
    let signs = [
      (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"),
      (1, "i"),
    ]
    var (rest, numeral) = (number, "")
    for (value, sign) in signs {
      numeral += String(repeating: sign, count: rest / value)
      rest %= value
    }
    return numeral
  }

  /// `To my dear friend`, `IN MEMORY OF A. B.`, `Für meine Mutter`.
  private static func isDedication(_ words: [Substring]) -> Bool {
    let small = words.prefix(3).map { $0.lowercased() }
    guard small.count >= 2 else { return false }
    if small[0] == "dedicated" || small[0] == "in" && small[1].hasPrefix("memor") { return true }
    let openings = ["to", "for", "für", "à", "pour", "a", "para"]
    let relations = [
      "my", "our", "meine", "meinen", "meinem", "meiner", "mon", "ma", "mes", "mi", "mis",
    ]
    if openings.contains(small[0]), relations.contains(small[1]) { return true }
    return small.starts(with: ["to", "the", "memory"])
  }
}

extension Character {
  fileprivate var isDigitOfASCII: Bool { isASCII && isNumber }
}
