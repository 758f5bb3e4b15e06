import Books
import TestSupport
import Testing

@testable import Paging

/// Dictionaries, whose contents are letters and words.
struct DictionaryTests {
  private static let syllables = ["bar", "cel", "dim", "for", "gul", "hap", "lin", "mor"]
  /// Words in the order of the alphabet, eight for each letter.
  private static let words = "abcdefgh".flatMap { letter in syllables.map { "\(letter)\($0)et" } }
  private static let meaning =
    "A decent and customary mental attitude in the presence of wealth,\nor of power. \n\n"
    + "  To History she'll be no royal riddle--\n  Merely a parched pea.\n\nG.J.\n\n"

  /// The shapes that headwords have.
  private static let shapes: [@Sendable (String) -> String] = [
    { "\($0.uppercased()), n.  \(meaning)" }, { "\($0.uppercased())\n\(meaning)" },
    { "   :\($0): adj.\n\n   \(meaning)" }, { "\($0.capitalizedWord), v.t.  \(meaning)" },
    { "_\($0)_, \(meaning)" }, { "**\($0)** \(meaning)" },
    { "\($0)\n    n. a thing\n\n    \(meaning)" },
  ]

  @Test(arguments: shapes.indices)
  func `a dictionary has its letters and its words`(shape: Int) throws {
    let text = Self.words.map(Self.shapes[shape]).joined()
    let outline = try outline("THE WORDS\n\nby A. B.\n\n" + text)
    let letters = outline.entries.filter { $0.level == 0 }
    #expect(letters.map(\.title) == "ABCDEFGH".map(String.init))
    let words = outline.entries.filter { $0.level == 1 }
    #expect(words.map { $0.title.lowercased() } == Self.words)
    #expect(outline.headwordLevel == 1)
    let bytes = Array(("THE WORDS\n\nby A. B.\n\n" + text).utf8)
    for word in words {
      let line = String(decoding: bytes[word.offset...].prefix(20), as: UTF8.self)
      #expect(line.lowercased().contains(word.title.lowercased()))
    }
  }

  @Test func `lines of one letter are where the letters begin`() throws {
    var text = ""
    for word in Self.words {
      let letter = word.prefix(1).uppercased()
      if word.hasSuffix("baret") { text += "\n\n\(letter)\n\n\n" }
      text += Self.shapes[0](word)
    }
    let outline = try outline(text)
    let letters = outline.entries.filter { $0.level == 0 }
    #expect(letters.map(\.title) == "ABCDEFGH".map(String.init))
    let bytes = Array(text.utf8)
    #expect(letters.map { bytes[$0.offset] } == Array("ABCDEFGH".utf8))
    #expect(letters.allSatisfy { bytes[$0.offset + 1] == 0x0A })
  }

  /// The Jargon File: chapters before the words, appendices behind them, numbers among the meanings.
  @Test func `the meanings of a word are no chapters, and those around stay`() throws {
    let chapters = (1...3).map { "Chapter\u{A0}\($0). On Words\n\n" + Self.meaning }.joined()
    let meanings = (1...4).map { "   \($0). Non-functional. “Your patches are bogus.”\n\n" }
      .joined()
    let words = Self.words.map { "   :\($0): adj.\n\n\(meanings)   \(Self.meaning)" }.joined()
    let text =
      chapters + "Glossary\n\n" + words + "Appendix\u{A0}A. Folklore\n\n" + Self.meaning
    let outline = try outline(text)
    #expect(
      outline.entries.filter { $0.level == 0 }.map(\.title) == [
        "Chapter 1. On Words", "Chapter 2. On Words", "Chapter 3. On Words", "Glossary",
        "Appendix A. Folklore",
      ])
    #expect(outline.entries.filter { $0.level == 1 }.map(\.title) == "ABCDEFGH".map(String.init))
    #expect(outline.entries.filter { $0.level == 2 }.map(\.title) == Self.words)
    #expect(outline.headwordLevel == 2)
  }

  @Test func `words a little out of order are words, others are not`() throws {
    var words = Self.words
    words.swapAt(9, 12)
    words.insert("zebra", at: 20)
    let outline = try outline(words.map(Self.shapes[0]).joined())
    let found = outline.entries.filter { $0.level == 1 }.map { $0.title.lowercased() }
    #expect(found == words.filter { $0 != "zebra" })
  }

  @Test func `a preface before the words is no word`() throws {
    let preface = "AUTHOR'S PREFACE\n\n" + Self.meaning
    let outline = try outline(preface + "A\n\n" + Self.words.map(Self.shapes[0]).joined())
    #expect(outline.entries.prefix(3).map(\.title) == ["AUTHOR'S PREFACE", "A", "ABARET"])
    #expect(outline.entries.prefix(3).map(\.level) == [0, 0, 1])
  }

  @Test func `a poem's title is no word, and a word may stand without a comma`() throws {
    var words = Self.words.map(Self.shapes[0])
    words.insert("TO MY ELATED ELBOW\n\n" + Self.meaning, at: Self.words.count / 2 + 3)
    words[4] = words[4].replacing(", n.", with: " n.")
    let outline = try outline(words.joined())
    #expect(outline.entries.filter { $0.level == 1 }.map { $0.title.lowercased() } == Self.words)
  }

  @Test func `underlined essays around the words stay`() throws {
    func essay(_ title: String, _ sign: String) -> String {
      "\(title)\n\(String(repeating: sign, count: title.count))\n\n\(Self.meaning)"
    }
    let front = essay("Introduction", "*") + essay("About This File", "=")
    let lexicon = essay("The Lexicon", "*") + essay("= A =", "=")
    let text =
      front + lexicon + Self.words.map(Self.shapes[2]).joined() + essay("Appendix: Folklore", "*")
    let entries = try outline(text).entries
    #expect(
      entries.prefix(5).map(\.title) == [
        "Introduction", "About This File", "The Lexicon", "A", "abaret",
      ])
    #expect(entries.prefix(5).map(\.level) == [0, 1, 0, 1, 2])
    #expect(entries.last?.title == "Appendix: Folklore")
    #expect(entries.count == 4 + Self.words.count + 8)
  }

  @Test func `signs and letters with accents have their places`() throws {
    let words = ["(tm)", "/dev/null", "404"] + Self.words.dropLast() + ["hélas", "hôtel"]
    let outline = try outline(words.map { ":\($0): n.\n\n" + Self.meaning }.joined())
    #expect(outline.entries.first?.title == "#")
    #expect(outline.entries.filter { $0.level == 0 }.count == 9)
    #expect(outline.entries.last?.title == "hôtel")
  }

  @Test func `a play, a list and prose are no dictionaries`() throws {
    let play = (0..<200).map { (["HAMLET", "OPHELIA", "POLONIUS"][$0 % 3]) + ".\n" + Self.meaning }
    #expect(try outline(play.joined()).headwordLevel == nil)
    let few = Self.words.prefix(30).map(Self.shapes[0]).joined()
    #expect(try outline(few).headwordLevel == nil)
    // A glossary behind a novel does not make it a dictionary.
    let novel = String(repeating: "It was a dark night, and nobody came.\n\n", count: 3000)
    #expect(try outline(novel + Self.words.map(Self.shapes[0]).joined()).headwordLevel == nil)
    // The running heads of a manual are in the order of the alphabet.
    let heads = "abcdefgh".flatMap { letter in
      (1...8).map { _ in "\(String(letter).uppercased())HEAD\n\n\(Self.meaning)" }
    }
    #expect(try outline(heads.joined()).headwordLevel == nil)
    let oneLetter = (10...99).map { "WORD\($0), n.  \(Self.meaning)" }.joined()
    #expect(try outline(oneLetter).headwordLevel == nil)
  }

  private func outline(_ text: String) throws -> Outline {
    try #require(try Manuscript(MemoryText(text)).outlineSearch.run())
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
