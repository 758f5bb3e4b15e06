import TestSupport

/// The texts that the tests read.
enum Texts {
  static let words = [
    "a", "the", "whale", "sea-bird", "“quoth”", "日本語", "extraordinarily", "–", "e\u{301}tude",
    "_so_", "snake_case", "1,000.5", "ไทย", "ok.", "and", "of", "harpooneer",
  ]

  /// Hard-wrapped prose of `paragraphs` paragraphs in chapters, the same for the same seed.
  static func prose(_ paragraphs: Int, seed: UInt64 = 1, words: [String] = words) -> String {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    for paragraph in 0..<paragraphs {
      if paragraph % 12 == 0 { text += "CHAPTER \(paragraph / 12 + 1). The Chase\n\n\n" }
      var line = ""
      for _ in 0..<generator.pick(5..<90) {
        let word = words[generator.pick(0..<words.count)]
        if line.count + word.count >= 72 {
          text += line + "\n"
          line = word
        } else {
          line += line.isEmpty ? word : " " + word
        }
      }
      text += line + "\n\n"
    }
    return text
  }

  /// What a dictionary says of a word.
  static let definition = """
    1 definition found

    From WordNet (r) 3.0 (2006) [wn]:

      read
          v 1: interpret something that is written or printed; "read the advertisement"
          2: 読む 本や文字を見て、その意味を理解する。
    """

  /// Texts of all kinds, by what is special about them.
  static func named(_ name: String) -> String {
    switch name {
    case "empty": ""
    case "one page": "There is a door.\n\nIt is open.\n"
    case "three pages": prose(14, seed: 3)
    case "long": prose(120, seed: 4)
    case "form feeds":
      (1...30).map { prose($0 % 4 + 1, seed: UInt64($0)) }.joined(separator: "\u{C}")
    case "verse": String(repeating: "    The sea, the sea,\n      the open sea,\n\n", count: 60)
    case "blank": String(repeating: "\n", count: 100)
    case "short paragraphs":
      (1...300).map { "Line \($0) of a talk.\n" + ($0 % 7 == 0 ? "\nTHE NEXT\n\n" : "\n") }.joined()
    case "one line": String(repeating: "whale 日本 ", count: 900)
    default: prose(40, seed: 5)
    }
  }

  static let names = [
    "empty", "one page", "three pages", "long", "form feeds", "verse", "blank", "one line",
  ]
}
