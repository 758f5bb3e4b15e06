import Books
import Paging
import TestSupport
import Testing

@Suite struct ProseTests {
  private func prose(_ text: String) throws -> Prose {
    let source = MemoryText(text)
    return Prose(try Manuscript(source), settings: LayoutSettings())
  }

  /// The units of a text from its first byte on, as `.after` gives them.
  private func units(_ unit: TextUnit, of text: String) throws -> [String] {
    let prose = try prose(text)
    var found: [Range<Int>] = []
    while let next = try prose.unit(UnitRequest(unit, .after(found.last?.upperBound ?? 0))) {
      found.append(next)
    }
    return found.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  static let sentences: [[String]] = [
    ["Call me Ishmael.", "Some years ago—never mind how long—I went to sea."],
    ["“What?” he said.", "“Nothing!”", "And that was all."],
    ["Mr. Starbuck and Dr. J. R. Smith of St. Mary’s came.", "They sat."],
    ["2. The Debian Archive"], ["4.10.1. Rules of it.", "More."], ["XIV. Of Whales"],
    ["1984.", "It was a cold year."], ["He was 2.", "She was 3."],
    ["It is as tall as I.", "Then he left…", "Who?", "Me?!"],
    ["It cost 3.14 dollars at 5 p.m. on the day, i.e. nothing.", "See page.html for more."],
    ["He said: “Go.", "Now.”", "(He went.)", "‘Why?’ she asked."],
    ["吾輩は猫である。", "名前はまだ無い。", "どこで生れたか？"],
    ["No stop at all"],
    ["“Ach!” rief er.", "Das war alles, z. B. heute."],
  ]

  @Test(arguments: sentences) func `a paragraph is divided into its sentences`(
    _ sentences: [String]
  ) throws {
    let separator = sentences[0].hasPrefix("吾") ? "" : " "
    #expect(try units(.sentence, of: sentences.joined(separator: separator)) == sentences)
  }

  /// Paragraphs of some sentences as a hard-wrapped text, and the sentences.
  private func wrapped() -> (text: String, sentences: [String]) {
    let words =
      "the captain of one white ship saw whales in an endless sea and went on deck at night"
      .split(separator: " ")
    var sentences: [String] = []
    var paragraphs: [String] = []
    for paragraph in 0..<40 {
      let some = (0..<4).map { sentence in
        let count = 12 + (paragraph * 7 + sentence * 5) % 13
        return "Now "
          + (0..<count).map { words[($0 * 5 + paragraph + sentence) % words.count] }
          .joined(separator: " ") + (sentence == 3 && paragraph % 2 == 0 ? "" : ".")
      }
      sentences += some
      var lines = [""]
      for word in some.joined(separator: " ").split(separator: " ") {
        if lines[lines.count - 1].count + word.count > 70 { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      paragraphs.append(lines.joined(separator: "\n"))
    }
    return (paragraphs.joined(separator: "\n\n") + "\n", sentences)
  }

  @Test func `a paragraph’s end ends a sentence, a joined line’s end does not`() throws {
    let (text, sentences) = wrapped()
    let found = try units(.sentence, of: text)
    #expect(found.map { $0.replacing("\n", with: " ") } == sentences)
    #expect(found.count { $0.contains("\n") } > 80)
  }

  @Test func `words keep apostrophes and hyphens, and stand without what is around them`() throws {
    let text = "“Don’t—won't, well-known 3.14 U.S.A. (naïve) 猫は —end-"
    #expect(
      try units(.word, of: text) == [
        "Don’t", "won't", "well-known", "3.14", "U.S.A", "naïve", "猫", "は", "end",
      ])
  }

  @Test func `a word goes on behind what only says where a line may end`() throws {
    let text =
      "hy\u{AD}phen\u{AD}ation well\u{2060}-\u{2060}known\u{2060}—\u{2060}end zero\u{200B}width\u{AD} ก\u{200B}ข"
    #expect(
      try units(.word, of: text) == [
        "hy\u{AD}phen\u{AD}ation", "well\u{2060}-\u{2060}known", "end", "zero\u{200B}width",
        // Thai sets it between words.
        "ก", "ข",
      ])
  }

  @Test func `a word has no number of a note`() throws {
    typealias Words = StructuredDraft.Words
    var draft = StructuredDraft()
    draft.add(
      "Sorbonne", Words("3", .superscript, .noteReference), " italic", Words("2", .superscript),
      " M", Words("lle", .superscript), " plain³⁴ km² 10", Words("3", .superscript), " a thou",
      Words("189", .superscript, .pageNumber), "sand. 漢", Words("(kan)", .reading), "A",
      Words("(ei)", .reading), "B end.", Words("4", .noteReference))
    let text = StructuredText(draft)
    let prose = Prose(try Manuscript(text), settings: LayoutSettings())
    var found: [String] = []
    var asked: [String] = []
    var offset = 0
    while let next = try prose.unit(UnitRequest(.word, .after(offset))) {
      found.append(String(decoding: text.bytes[next], as: UTF8.self))
      asked.append(try prose.question(in: next, limit: 100))
      offset = next.upperBound
    }
    #expect(
      found == [
        "Sorbonne", "italic", "Mlle", "plain", "km", "103", "a", "thou189sand", "漢", "A(ei)B",
        "end",
      ])
    #expect(
      asked == [
        "Sorbonne", "italic", "Mlle", "plain", "km", "103", "a", "thousand", "漢", "AB", "end",
      ])
    #expect(try prose.question(in: 0..<18, limit: 100) == "Sorbonne italic")
    // The mark alone.
    #expect(try prose.question(in: 8..<9, limit: 100) == "3")
  }

  @Test func `going back gives the same units as going on`() throws {
    let text =
      "One. Two, he said.\n\n* * *\n\n  Verse one\n  verse two\n\nThe _last_ one. Really."
    for unit: TextUnit in [.sentence, .word, .glyph] {
      let prose = try prose(text)
      var forward: [Range<Int>] = []
      while let next = try prose.unit(UnitRequest(unit, .after(forward.last?.upperBound ?? 0))) {
        forward.append(next)
      }
      var backward: [Range<Int>] = []
      while let last = try prose.unit(
        UnitRequest(unit, .before(backward.last?.lowerBound ?? text.utf8.count)))
      {
        backward.append(last)
      }
      #expect(forward.count > 5)
      #expect(forward == backward.reversed())
      for range in forward {
        for offset in [range.lowerBound, range.upperBound - 1] {
          #expect(try prose.unit(UnitRequest(unit, .at(offset))) == range)
        }
      }
    }
  }

  @Test func `a text of nothing has no units`() throws {
    for text in ["", " ", "\n\n\n"] {
      for unit: TextUnit in [.sentence, .word, .glyph] {
        #expect(try units(unit, of: text).isEmpty)
        #expect(try prose(text).unit(UnitRequest(unit, .at(0))) == nil)
        #expect(try prose(text).unit(UnitRequest(unit, .before(text.utf8.count))) == nil)
      }
      #expect(try prose(text).words(in: 0..<text.utf8.count).isEmpty)
    }
  }

  @Test func `words are as they are read: lines joined, verse kept, emphasis without its marks`()
    throws
  {
    let (lines, sentences) = wrapped()
    let text =
      lines.replacing("night", with: "_night_") + "\n  Roses are red,\n    violets blue.\n"
    let bytes = text.utf8.count
    let all = try prose(text).words(in: 0..<bytes)
    #expect(all.hasPrefix(sentences[0..<4].joined(separator: " ") + "\n\n" + sentences[4]))
    #expect(all.hasSuffix(sentences[159] + "\n\n  Roses are red,\n    violets blue."))
    #expect(all.split(separator: "\n\n").count == 41)
    #expect(try prose(text).words(in: 4..<7) == String(sentences[0].dropFirst(4).prefix(3)))
    #expect(try prose(text).words(in: bytes - 15..<bytes) == "violets blue.")
  }

  @Test func `a copy keeps the marks of an emphasis that is whole`() throws {
    let (lines, sentences) = wrapped()
    let start = "The _Pequod_, she was called; “_so they say_” of her._"
    let text = start + "\n\n" + lines
    let prose = try prose(text)
    func copied(_ words: String) throws -> String {
      let before = try #require(text.firstRange(of: words))
      let offset = text[..<before.lowerBound].utf8.count
      let range = offset..<offset + words.utf8.count
      return try prose.words(in: range, keepingMarks: true)
    }
    #expect(try copied(start) == start)
    #expect(try copied("Pequod_, she") == "_Pequod_, she")
    #expect(try copied("Pequod") == "_Pequod_")
    #expect(try copied("The _Pequo") == "The Pequo")
    #expect(try copied("they say") == "they say")
    #expect(try copied("called; “_so they say_” of") == "called; “_so they say_” of")
    let whole = try prose.words(in: 0..<text.utf8.count, keepingMarks: true)
    #expect(whole.hasPrefix(start + "\n\n" + sentences[0]))
  }

  @Test func `what is not drawn is copied, but for what only says where a line may end`() throws {
    for (text, words) in [
      ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("a 👩\u{200D}👩\u{200D}👧 b", "a 👩\u{200D}👩\u{200D}👧 b"),
      ("I ❤\u{FE0F} 1\u{FE0F}\u{20E3} 👍\u{1F3FD}!", "I ❤\u{FE0F} 1\u{FE0F}\u{20E3} 👍\u{1F3FD}!"),
      ("ex\u{AD}tra\u{200B}ordi\u{2060}nary", "extraordinary"),
      ("\u{2067}שלום\u{2069}\u{200F}!", "\u{2067}שלום\u{2069}\u{200F}!"),
      ("\u{FEFF}क्\u{200D}ष", "क्\u{200D}ष"),
    ] {
      #expect(try prose(text).words(in: 0..<text.utf8.count) == words)
    }
    let family = "👩\u{200D}👩"
    #expect(try prose(family).words(in: 0..<4) == "👩", "nothing behind the range")
  }

  @Test func `the words of any sentences or words are those of their bytes`() throws {
    let words = [
      "whale", "e\u{301}tude", "日本語", "می\u{200C}خواهم", "שלום", "❤\u{FE0F}", "ไทย", "sea-bird’s",
    ]
    var random = SeededGenerator(seed: 21)
    for _ in 0..<60 {
      var text = ""
      for _ in 0..<Int.random(in: 1...80, using: &random) {
        text += words[Int.random(in: 0..<words.count, using: &random)]
        text += [" ", " ", "\n", ". ", "!\n", ".\n\n"][Int.random(in: 0..<6, using: &random)]
      }
      let prose = try prose(text)
      for _ in 0..<20 {
        let unit: TextUnit = Int.random(in: 0..<2, using: &random) == 0 ? .sentence : .word
        let place = Int.random(in: 0..<text.utf8.count, using: &random)
        guard let found = try prose.unit(UnitRequest(unit, .at(place))) else { continue }
        let bytes = String(decoding: Array(text.utf8)[found], as: UTF8.self)
        #expect(try prose.words(in: found) == bytes.replacing("\n", with: " "))
      }
    }
  }
}
