import Books
import Testing

@testable import Search

struct `Words` {
  @Test(arguments: [
    ("resume", "A résumé, a RÉSUMÉ, re\u{301}sume.", ["résumé", "RÉSUMÉ", "re\u{301}sume"]),
    ("RÉSUMÉ", "resume", ["resume"]),
    ("σοφος", "ΣΟΦΌΣ σοφός", ["ΣΟΦΌΣ", "σοφός"]),
    ("ежик", "Ёжик", ["Ёжик"]),
    ("שלום", "שָׁלוֹם", ["שָׁלוֹם"]),
    ("fish", "ﬁsh and ﬁn", ["ﬁsh"]),
    ("strasse", "Die Straße, STRASSE, STRAẞE", ["Straße", "STRASSE", "STRAẞE"]),
    ("straße", "Strasse, Straße", ["Strasse", "Straße"]),
    ("oeuvre", "Œuvre œuvre", ["Œuvre", "œuvre"]),
    ("aether", "Æther ǽther", ["Æther", "ǽther"]), ("full", "Ｆｕｌｌ ｆｕｌｌ", ["Ｆｕｌｌ", "ｆｕｌｌ"]),
    ("ｆｕｌｌ", "Full", ["Full"]), ("lodz", "Łódź", ["Łódź"]),
    ("smorrebrod", "Smørrebrød", ["Smørrebrød"]),
    ("don't", "don’t Don't", ["don’t", "Don't"]),
    ("\u{212B}", "å Å a\u{30A}", ["å", "Å", "a\u{30A}"]),
    ("𐐨", "𐐀", ["𐐀"]),
  ])
  func `are found whatever their case and accents`(
    _ words: String, _ text: String, _ expected: [String]
  ) throws {
    // Compared as bytes: to Swift, equivalent strings are equal.
    let found = try found(SearchQuery(words), in: text)
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("white whale", "white\n    whale", true),
    ("white  \t whale", "white\r\n\r\n\u{3000}whale", true),
    (" white whale ", "white whale", true),
    ("white whale", "whitewhale", false),
    ("whale", "wha-\nle", true),
    ("whale", "wha-\r\n    le", true),
    ("whale", "wha\u{2010}\nle", true),
    ("whale", "wha-\n\nle", false),
    ("whale", "wha- le", false),
    ("whale", "wha\nle", false),
    ("whale", "wha\u{AD}le", true),
    ("wellknown", "well-known", false),
    ("well-known", "well-\n  known", true),
    ("sea—and", "sea—\nand", true),
    ("sea -and", "sea -\nand", false),
    ("the whale swam", "the _whale_ swam", true),
    ("well! he", "_Well!_ he said", true),
    ("snakecase", "snake_case", false),
    ("snake_case", "snake_case", true),
    ("中文", "中\n　文", true),
    ("中文", "中\n\n文", false),
    ("한국", "한\n국", false),
    ("か", "が", false),
    ("か", "か\u{3099}", false),
    ("が", "か\u{3099}", true),
    ("f", "ﬁ", false), ("Full", "Ｆｕｌｌ", true), ("stras", "Straße", false),
  ])
  func `are found as they are read`(_ words: String, _ text: String, _ isFound: Bool) throws {
    #expect(try found(SearchQuery(words), in: text).isEmpty == !isFound)
  }

  @Test func `are found exactly where that is asked for`() throws {
    let text = "Resume resume résumé re\u{301}sume\u{301}"
    let exact = try found(SearchQuery("resume", matching: .exact), in: text)
    #expect(exact == ["resume"])
    // A precomposed letter and a decomposed one are the same letter.
    #expect(try found(SearchQuery("résumé", matching: .exact), in: text).count == 2)
    #expect(try found(SearchQuery("resume", matching: .smart), in: text).count == 4)
    #expect(try found(SearchQuery("Resume", matching: .smart), in: text) == ["Resume"])
  }

  @Test(arguments: [
    ("Natasha", "Natásha natasha NATÁSHA Natasha", ["Natásha", "Natasha"]),
    ("Natásha", "Natasha natásha", ["Natasha"]),
    ("École", "école E\u{301}cole Ecole", ["E\u{301}cole", "Ecole"]),
    ("Ёжик", "ежик Ежик ёжик", ["Ежик"]),
    ("ΣΟΦΟΣ", "σοφός ΣΟΦΌΣ", ["ΣΟΦΌΣ"]),
    ("Fish", "ﬁsh FISH Fi\u{301}sh", ["Fi\u{301}sh"]),
    ("mcDonald", "McDonald mcdonald mcDónald", ["mcDónald"]),
  ])
  func `with a capital are found in that case, whatever their accents`(
    _ words: String, _ text: String, _ expected: [String]
  ) throws {
    let found = try found(SearchQuery(words, matching: .smart), in: text)
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func `that are not found may be found by looser queries`() {
    let smart = SearchQuery("Queequeg", matching: .smart)
    #expect(smart.looser == [SearchQuery("Queequeg", matching: .folded)])
    #expect(SearchQuery("queequeg", matching: .smart).looser.isEmpty)
    let whole = SearchQuery("Queequeg", matching: .exact, wholeWords: true)
    #expect(
      whole.looser == [
        SearchQuery("Queequeg", wholeWords: true), SearchQuery("Queequeg", matching: .exact),
        SearchQuery("Queequeg"),
      ])
  }

  @Test func `of a list are found whatever their case and accents`() {
    let title = FoldedText("Natásha’s first Ball")
    for words in ["natasha", "ÁSHA", "ball", "Natasha's", ""] {
      #expect(title.contains(FoldedText(words)), "\(words)")
    }
    for words in ["natashas", "x", "Natásha’s first Balls"] {
      #expect(!title.contains(FoldedText(words)), "\(words)")
    }
  }

  @Test func `are found whole`() throws {
    let text = "art, cart; art_ _art_ arts art\u{301} art\u{AD}ful"
    #expect(
      try matches(of: SearchQuery("art", wholeWords: true), in: Array(text.utf8)).map(\.lowerBound)
        == [0, 11, 17, 27])
  }

  @Test func `do not overlap`() throws {
    #expect(try matches(of: SearchQuery("aa"), in: Array("aaaaa".utf8)) == [0..<2, 2..<4])
    #expect(
      try matches(of: SearchQuery("aa"), in: Array("aaaaa".utf8), range: 1..<3) == [1..<3])
  }

  @Test func `are found among bad bytes`() throws {
    let text: [UInt8] = [0xC3, 0x61, 0x62, 0xFF, 0xE2, 0x80, 0x61, 0x62, 0xC3]
    #expect(try matches(of: SearchQuery("ab"), in: text) == [1..<3, 6..<8])
  }

  @Test func `have to be written`() {
    for words in ["", "  \n", "\u{301}", "\u{AD}"] {
      #expect(throws: SearchError.emptyQuery) { try SearchPattern(SearchQuery(words)) }
    }
    #expect(throws: SearchError.tooLong(limit: 1024)) {
      try SearchPattern(SearchQuery(String(repeating: "a", count: 1025)))
    }
  }
}

struct `A search` {
  @Test func `that is cancelled ends`() throws {
    let text = MemoryText([UInt8](repeating: 0x61, count: 1 << 20))
    let run = try SearchRun(
      SearchPattern(SearchQuery("a")), in: text, range: nil, partLength: 1 << 10)
    var reports = 0
    let isDone = try run.run { _ in
      reports += 1
      run.cancel()
      return true
    }
    #expect(!isDone)
    #expect(reports == 1)
  }

  @Test func `ends where its reader has seen enough`() throws {
    let text = MemoryText([UInt8](repeating: 0x61, count: 1 << 20))
    let run = try SearchRun(SearchPattern(SearchQuery("a")), in: text)
    var reports = 0
    #expect(
      try !run.run { _ in
        reports += 1
        return false
      })
    #expect(reports == 1)
  }

  @Test func `of a text that cannot be read says so`() throws {
    let error = TextError(file: "x.txt", code: 5)
    #expect(throws: SearchError.unreadable(error)) {
      try SearchRun(SearchPattern(SearchQuery("a")), in: BrokenText(error)).run { _ in true }
    }
  }

  @Test func `of nothing finds nothing`() throws {
    #expect(try matches(of: SearchQuery("a"), in: []).isEmpty)
    #expect(try matches(of: SearchQuery("a", isRegex: true), in: []).isEmpty)
  }
}

/// A text that cannot be read.
private final class BrokenText: TextSource {
  private let error: TextError

  init(_ error: TextError) { self.error = error }

  var count: Int { 100 }
  var isComplete: Bool { true }
  var expectedCount: Int { 100 }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int { throw error }
}
