import Books
import Paging
import Speech
import TestSupport
import Testing

/// What is said of `text`, the sentences between bars.
private func said(
  _ text: String, language: String = "en", notes: NotesAloud = .off
) throws -> String {
  try utterances(text, language: language, notes: notes)
    .map { $0.words.map(\.text).joined(separator: " ") }.joined(separator: " | ")
}

private func utterances(
  _ text: String, language: String = "en", notes: NotesAloud = .off
) throws -> [Utterance] {
  try utterances(of: MemoryText(text), Speakable(language: language, notes: notes))
}

private func utterances(
  of source: any TextSource, _ speakable: Speakable = Speakable()
) throws -> [Utterance] {
  let spoken = SpokenText(
    try Manuscript(source), settings: LayoutSettings(), speakable)
  var utterances: [Utterance] = []
  var offset = 0
  while let passage = try spoken.passage(from: offset) {
    #expect(passage.range.upperBound > offset)
    utterances += passage.utterances
    offset = passage.range.upperBound
  }
  return utterances
}

@Suite struct SpeakableTests {
  @Test(arguments: [
    ("3 May. Bistritz.—Left Munich at 8:35.", "3 May. | Bistritz. Left Munich at 8:35."),
    ("It was the sun—the moon, he said.", "It was the sun — the moon, he said."),
    ("It was the sun--the moon.", "It was the sun — the moon."),
    ("Chapter XIV.", "Chapter 14."),
    ("CHAPTER IX. The Whale", "CHAPTER 9. | The Whale"),
    ("He was Louis XIV, the king.", "He was Louis the 14th, the king."),
    ("See vol. ii of it.", "See vol. 2 of it."),
    ("There Henry I saw it.", "There Henry I saw it."),
    ("I mix it.", "I mix it."),
    ("This is the end.[12] He went.", "This is the end. He went."),
    ("This is the end.² He went.", "This is the end. He went."),
    ("It is 10² now.", "It is 10² now."),
    ("In 1660/61 he wrote.", "In 1660 to 61 he wrote."),
    ("See pp. 12–14 of it.", "See pp. 12 to 14 of it."),
    ("Men, women, &c. came in.", "Men, women, et cetera came in."),
    ("It cost £3 5s. 6d. in all.", "It cost 3 pounds 5 shillings 6 pence in all."),
    ("It cost £1 and 1s. 1d., too.", "It cost 1 pound and 1 shilling 1 penny, too."),
    ("Go to https://www.example.com/a?b=c, now.", "Go to example.com, now."),
    ("It is in /usr/share/doc of it.", "It is in  usr share doc of it."),
    ("It was *bold* and _that_.", "It was bold and that."),
  ])
  func `what an engine says wrongly is said otherwise`(_ text: String, _ words: String) throws {
    #expect(try said(text) == words)
  }

  @Test func `notes are said if that is wanted`() throws {
    #expect(try said("This is the end.[12]", notes: .on) == "This is the end.12")
  }

  /// A paragraph with two marks of notes, the notes far behind it, and a link that is none.
  private func annotated() -> StructuredText {
    var draft = StructuredDraft()
    draft.anchor("place") {
      $0.add(
        "He came", StructuredDraft.Words("12", .noteReference, to: "note"), " home. He sat",
        StructuredDraft.Words("*", .link, to: "star"), " down,",
        StructuredDraft.Words("here", .link, to: "away"), ".")
    }
    draft.addBlank()
    draft.anchor("away") { $0.add("Another one.") }
    draft.addBlank()
    draft.anchor("note") {
      $0.add(StructuredDraft.Words("12", .backLink, to: "place"), ". By train. At night.")
    }
    draft.addBlank()
    draft.anchor("star") { $0.add(StructuredDraft.Words("*", .link, to: "place"), " On it.") }
    return StructuredText(draft)
  }

  @Test func `notes are said behind the paragraph that has their marks`() throws {
    let text = annotated()
    let all = try utterances(of: text, Speakable(notes: .paragraph))
    let words = all.prefix(5).map { $0.words.map(\.text).joined(separator: " ") }
    let expected = [
      "He came home.", "He sat down,here.", "12. By train.", "At night.", "On it.",
    ]
    #expect(words == expected)
    // Who follows the voice stays where the mark is.
    let mark = String(decoding: text.bytes[all[2].words[1].range], as: UTF8.self)
    #expect(mark == "12")
    #expect(all[4].pauseBehind == 450)
    let plain = try utterances(of: text)
    #expect(plain[0].words.map(\.text) == ["He", "came", "home."])
    #expect(plain.count == all.count - 3)
  }

  @Test func `headings and verse have pauses of their own`() throws {
    var draft = StructuredDraft()
    draft.add("A first line.")
    draft.addBlank()
    draft.add(.heading, level: 1, "The Whale")
    draft.addBlank()
    draft.add(.verse, "Call me so,")
    draft.add(.verse, "Call me no.")
    draft.addBlank()
    draft.add("The end.")
    let all = try utterances(of: StructuredText(draft))
    #expect(all.map(\.pauseBefore) == [0, 600, 0, 0, 0])
    #expect(all.map(\.pauseBehind) == [450, 900, 250, 250, 450])
  }

  @Test func `tables and code are passed over, and told once`() throws {
    var draft = StructuredDraft()
    draft.add("Before.")
    draft.addBlank()
    for _ in 0..<5 { draft.add(.row, "one\ttwo") }
    draft.addBlank()
    draft.add("Between.")
    draft.addBlank()
    for _ in 0..<5 { draft.add(.pre, "let x = y") }
    draft.addBlank()
    draft.add("Behind. Last.")
    let all = try utterances(of: StructuredText(draft))
    #expect(
      all.map { $0.words.map(\.text) } == [["Before."], ["Between."], ["Behind."], ["Last."]])
    #expect(
      all.map(\.remark) == [nil, "A table is passed over.", "Code is passed over.", nil])
  }

  @Test func `words of another language are said in it`() throws {
    var draft = StructuredDraft()
    draft.add("He said: ", StructuredDraft.Words("chacun son goût", in: "fr"), ", and left.")
    let all = try utterances(of: StructuredText(draft))
    #expect(all[0].words.map(\.language) == [nil, nil, "fr", "fr", "fr", nil, nil])
    let order = VoiceOrder(all[0], from: 0, turn: 0, number: 0, VoiceChoice())
    #expect(order.text.contains("<voice xml:lang=\"fr\"><mark name=\"3\"/>son</voice>"))
  }

  @Test func `other languages keep their numerals`() throws {
    #expect(try said("Kapitel XIV und so.", language: "de") == "Kapitel XIV und so.")
  }

  @Test func `a row of stars is a pause`() throws {
    let all = try utterances("One.\n\n* * *\n\nTwo.\n")
    #expect(all.map(\.words.count) == [1, 0, 1])
    #expect(all[1].pauseBehind == 800)
  }

  @Test func `pauses tell headings, paragraphs, verse and sentences apart`() throws {
    let text = "A first one. A second one.\n\nAnother paragraph.\n"
    #expect(try utterances(text).map(\.pauseBehind) == [110, 450, 450])
  }

  @Test func `each word has its bytes`() throws {
    let text = "“Oh—Tom!” said she, ‘well’, naïvely.\n"
    let bytes = Array(text.utf8)
    let words = try #require(try utterances(text).first).words
    let all = try utterances(text).flatMap(\.words).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(!words.isEmpty)
    #expect(all == ["Oh", "Tom", "said", "she", "well", "naïvely"])
  }

  @Test func `sentences of hard-wrapped lines are joined`() throws {
    let words =
      "So he rose early".split(separator: " ")
      + repeatElement("and went on through the dark wood".split(separator: " "), count: 120)
      .joined()
    var lines = [""]
    for word in words {
      if lines[lines.count - 1].count + word.count > 65 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    let all = try utterances(lines.joined(separator: "\n") + ".\n")
    #expect(all.count == 1)
    #expect(all[0].words.count == words.count)
  }

  @Test func `any text has words in order and in range`() throws {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "word", " ", "\n", "\n\n", "—", "--", ".", "!", "[1]", "²", "XIV", "&c.", "£3", " 5s.", "é",
      "漢字", "* * *", "“", "”", "/", "https://a.b/c", "\t", "\u{0}", "Mr. ", "<b>", "&",
    ]
    for _ in 0..<200 {
      let text = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      var end = 0
      for utterance in try utterances(text) {
        for word in utterance.words {
          #expect(word.range.lowerBound >= end, "\(text)")
          #expect(word.range.upperBound <= text.utf8.count, "\(text)")
          #expect(!word.range.isEmpty)
          end = word.range.lowerBound
        }
      }
    }
  }
}
