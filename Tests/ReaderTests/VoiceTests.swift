import Paging
import Screen
import Settings
import Speech
import Testing
import TextPlace
import Widgets

/// A rig whose voice is heard by hand: each word takes a thousand samples.
extension Rig {
  /// The orders of the turn that goes on.
  private var orders: [VoiceOrder] {
    voiced.compactMap { effect in
      if case .speak(let order) = effect, order.turn == book.voice.player.turn {
        order
      } else {
        nil
      }
    }
  }

  /// Synthesizes what was ordered, and lets out so many words from the turn's beginning.
  mutating func hear(words count: Int, isSure: Bool = true) throws {
    let turn = book.voice.player.turn
    var known = 0
    var samples = 0
    while samples < count * 1000, known < orders.count {
      let order = orders[known]
      var marks = 0
      for word in 0..<2000 where order.text.contains("<mark name=\"\(word)\"/>") {
        try happen(
          .voice(
            .player(
              .marked(
                word: word, sample: marks * 1000, order: order.number, turn: turn,
                isSure: isSure))))
        marks += 1
      }
      try happen(
        .voice(.player(.synthesized(samples: marks * 1000, order: order.number, turn: turn))))
      samples += marks * 1000
      known += 1
      try happen(.voice(.player(.played(sample: min(samples - 1, count * 1000 - 1), turn: turn))))
    }
  }

  /// Synthesizes and lets out all that is ordered from now on, each order to its last sample.
  mutating func hearAll(atMost count: Int) throws {
    let turn = book.voice.player.turn
    var samples = 0
    for index in 0..<count {
      guard orders.indices.contains(index), book.voice.player.turn == turn else { return }
      let order = orders[index]
      var marks = 0
      for word in 0..<2000 where order.text.contains("<mark name=\"\(word)\"/>") {
        try happen(
          .voice(
            .player(.marked(word: word, sample: marks * 1000, order: order.number, turn: turn))))
        marks += 1
      }
      try happen(
        .voice(.player(.synthesized(samples: marks * 1000, order: order.number, turn: turn))))
      samples += marks * 1000
      for rest in [1, 0] where samples > rest {
        try happen(.voice(.player(.played(sample: samples - rest, turn: turn))))
      }
    }
  }

  /// The words that are lit.
  var litWord: String { lit(.spokenWord) }
  /// The words of the sentence that is lit, with the one that is said.
  private func lit(_ style: Style) -> String {
    var words = ""
    for row in 0..<surface.rows {
      for column in 0..<surface.columns where surface[row, column].style.contains(style) {
        words += surface[row, column].text
      }
    }
    return words
  }
}

@Suite struct VoiceTests {
  private static let text = (1...60).map { "Sentence \($0) has six words.\n\n" }.joined()

  @Test func `a word is lit when it is heard`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    #expect(rig.litWord.isEmpty)
    try rig.hear(words: 1)
    #expect(rig.litWord == "Sentence")
    #expect(rig.surface.cursor?.row == 2)
    try rig.hear(words: 4)
    #expect(rig.litWord == "six")
  }

  @Test func `the page is turned when its first word is heard`() throws {
    var rig = try Rig(Self.text)
    let first = rig.shown
    try rig.type("r")
    let words = rig.page.lines.filter { $0.kind == .text }.count * 5
    try rig.hear(words: words)
    #expect(rig.shown == first)
    try rig.hear(words: words + 1)
    #expect(rig.shown.lowerBound == first.upperBound)
    #expect(rig.litWord == "Sentence")
    #expect(rig.kept.last == rig.shown.lowerBound)
  }

  @Test func `the voice goes on where it stopped in an earlier reading`() throws {
    var rig = try Rig(Self.text)
    let far = Self.text.utf8.count / 2
    try rig.happen(.voice(.spotFound(far)))
    #expect(rig.footer.contains("The voice stopped at 50 %: r goes on there."))
    try rig.type("r")
    try rig.hear(words: 2)
    #expect(rig.shown.contains(far))
    #expect(rig.kept.last == rig.shown.lowerBound)
    // Who has turned to other pages is read those.
    var other = try Rig(Self.text)
    try other.happen(.voice(.spotFound(far)))
    try other.press(.right)
    let here = other.shown
    try other.type("r")
    try other.hear(words: 1)
    #expect(other.shown == here && other.book.voice.litWord?.lowerBound == here.lowerBound)
  }

  @Test func `where the voice stops is kept`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 7)
    try rig.type("r")
    let word = try #require(rig.book.voice.litWord?.lowerBound)
    #expect(rig.voiced.contains(.keepSpot(word)))
  }

  @Test func `what is selected is read aloud from its beginning`() throws {
    var rig = try Rig(Self.text)
    try rig.type("vlllr")
    #expect(rig.book.selection == nil)
    try rig.hear(words: 2)
    #expect(rig.litWord == "4")
  }

  @Test func `who turns by hand is away until a key brings both together`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 1)
    try rig.press(.right, .right)
    let elsewhere = rig.shown
    #expect(rig.book.voice.isAway)
    try rig.hear(words: 8)
    #expect(rig.shown == elsewhere)
    try rig.type(")")
    #expect(rig.shown.lowerBound == 0)
    #expect(rig.litWord == "has")
    try rig.press(.right)
    try rig.type("r")
    #expect(!rig.book.voice.isAway)
    try rig.hear(words: 1)
    #expect(rig.shown.contains(rig.book.voice.litWord?.lowerBound ?? -1))
    #expect(rig.shown.lowerBound > 0)
  }

  @Test func `r pauses and goes on at the word, Escape ends the voice and then leaves`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 3)
    try rig.type("r")
    #expect(rig.footer.contains("paused"))
    #expect(rig.litWord == "has")
    try rig.type("r")
    try rig.hear(words: 1)
    #expect(rig.litWord == "has")
    try rig.press(.escape)
    #expect(!rig.book.voice.isOn)
    #expect(rig.voiced.contains(.close))
    #expect(rig.litWord.isEmpty)
    #expect(!rig.requests.contains(.go(.leave)))
    try rig.type("r")
    try rig.hear(words: 1)
    #expect(rig.litWord == "has")
    try rig.press(.escape, .escape)
    #expect(rig.requests.contains(.go(.leave)))
  }

  @Test func `parentheses go by sentences`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 1)
    try rig.type(")")
    try rig.hear(words: 2)
    #expect(rig.litWord == "2")
    try rig.type("(")
    try rig.hear(words: 2)
    #expect(rig.litWord == "1")
  }

  @Test func `a chapter key takes the voice along`() throws {
    let chapters = (1...4).map { chapter in
      "CHAPTER \(chapter)\n\n\n" + (1...40).map { "Line \($0) of it.\n\n" }.joined() + "\n\n"
    }
    var rig = try Rig(chapters.joined())
    try rig.type("r")
    try rig.hear(words: 2)
    try rig.type("]")
    try rig.hear(words: 1)
    #expect(rig.litWord == "CHAPTER")
    #expect(rig.shown.lowerBound > 0)
    #expect(!rig.book.voice.isAway)
  }

  @Test func `another size of the screen keeps the word`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 48)
    let word = rig.book.voice.litWord
    try rig.resize(10, 50)
    #expect(rig.book.voice.litWord == word)
    #expect(rig.shown.contains(word?.lowerBound ?? -1))
  }

  @Test func `in a text that scrolls the lines follow`() throws {
    var rig = try Rig(Self.text)
    try rig.type("s")
    try rig.type("r")
    try rig.hear(words: 90)
    #expect(rig.shown.contains(rig.book.voice.litWord?.lowerBound ?? -1))
    #expect(rig.litWord == "words.".dropLast())
  }

  @Test func `on a slow line the sentence alone is lit`() throws {
    var rig = try Rig(Self.text)
    try rig.happen(.lineIsSlow(true))
    try rig.type("r")
    try rig.hear(words: 2)
    #expect(rig.litWord.isEmpty)
    #expect(rig.book.voice.litSentence != nil)
  }

  @Test func `in a spread the right page is read, and then both are turned`() throws {
    var rig = try Rig(Self.text, rows: 16, columns: 160, view: ViewSettings(spread: .on))
    #expect(rig.book.pages.count == 2)
    let first = rig.shown
    try rig.type("r")
    let left = rig.page.lines.filter { $0.kind == .text }.count * 5
    let right = rig.last.lines.filter { $0.kind == .text }.count * 5
    try rig.hear(words: left + 2)
    #expect(rig.shown == first && rig.litWord == String(left / 5 + 1))
    try rig.hear(words: left + right + 1)
    #expect(rig.shown.lowerBound == first.upperBound && rig.book.pages.count == 2)
    #expect(rig.litWord == "Sentence")
  }

  @Test func `with nothing but the text on the screen the page is turned too`() throws {
    var rig = try Rig(Self.text)
    try rig.type("z")
    let first = rig.shown
    try rig.type("r")
    try rig.hear(words: rig.page.lines.filter { $0.kind == .text }.count * 5 + 1)
    #expect(rig.shown.lowerBound == first.upperBound)
    #expect(rig.litWord == "Sentence")
  }

  @Test func `a sentence that goes on overleaf turns the page in its middle`() throws {
    let long = (1...400).map { "word\($0)" }.joined(separator: " ") + ".\n"
    var rig = try Rig(long, rows: 12)
    let first = rig.shown
    try rig.type("r")
    let end = rig.page.lines.flatMap { $0.units(.word) }.count
    try rig.hear(words: end / 2)
    #expect(rig.shown == first)
    try rig.hear(words: end + 1)
    #expect(rig.shown.lowerBound >= first.upperBound)
    #expect(rig.shown.contains(rig.book.voice.litWord?.lowerBound ?? -1))
  }

  @Test func `words that are guessed too roughly are not lit, but turn the page`() throws {
    var rig = try Rig(Self.text)
    let first = rig.shown
    try rig.type("r")
    try rig.hear(words: 3, isSure: false)
    #expect(rig.litWord.isEmpty)
    #expect(rig.book.voice.litSentence?.lowerBound == 0)
    try rig.hear(words: rig.page.lines.filter { $0.kind == .text }.count * 5 + 1, isSure: false)
    #expect(rig.shown.lowerBound == first.upperBound)
  }

  @Test func `the sheet lets it stop at the chapter's end, or after minutes`() throws {
    let chapters = (1...4).map { chapter in
      "CHAPTER \(chapter)\n\n\n" + (1...40).map { "Line \($0) of it.\n\n" }.joined() + "\n\n"
    }
    var rig = try Rig(chapters.joined())
    try rig.type("r")
    try rig.hear(words: 2)
    try rig.type("Rjjj")
    try rig.press(.right)
    #expect(rig.screen.contains("at the chapter’s end"))
    try rig.press(.escape)
    #expect(rig.book.voice.isOn, "Escape closed the sheet")
    for (count, minutes) in [(2, "15"), (3, "30"), (4, "60")] {
      try rig.type("Rjjj")
      while !rig.screen.contains("never") { try rig.press(.right) }
      for _ in 0..<count { try rig.press(.right) }
      #expect(rig.screen.contains("in \(minutes) minutes"))
      try rig.press(.escape)
    }
    #expect(rig.book.voice.player.sleep == .after(samples: 60 * 60 * 22_050))
  }

  /// Chapters of which each has so many lines of four words.
  private static func chapters(lines: Int) -> String {
    (1...4).map { chapter in
      "CHAPTER \(chapter)\n\n\n" + (1...lines).map { "Line \($0) of it.\n\n" }.joined() + "\n\n"
    }.joined()
  }

  @Test func `the voice that was told to stops at the chapter's end`() throws {
    let text = Self.chapters(lines: 40)
    var rig = try Rig(text)
    try rig.type("r")
    try rig.hear(words: 2)
    try rig.type("Rjjj")
    try rig.press(.right, .escape)
    try rig.hearAll(atMost: 300)
    #expect(rig.book.voice.player.state == .paused)
    #expect(rig.footer.contains("The voice has stopped, as it was told to."))
    let word = try #require(rig.book.voice.litWord)
    #expect(Array(text.utf8)[word].elementsEqual("it".utf8))
    // Going on reads the next chapter.
    try rig.type("r")
    try rig.hear(words: 1)
    #expect(rig.litWord == "CHAPTER")
  }

  @Test func `the chapter's end can be chosen before a word is heard`() throws {
    for isSpeaking in [false, true] {
      var rig = try Rig(Self.chapters(lines: 40))
      if isSpeaking { try rig.type("r") }
      try rig.type("Rjjj")
      try rig.press(.right, .escape)
      try rig.type("R")
      #expect(rig.screen.contains("at the chapter’s end"))
      try rig.press(.escape)
      if !isSpeaking { try rig.type("r") }
      try rig.hearAll(atMost: 300)
      #expect(rig.book.voice.player.state == .paused, "while it speaks: \(isSpeaking)")
    }
  }

  @Test func `the last chapter ends with the text`() throws {
    var rig = try Rig(Self.chapters(lines: 4))
    try rig.press(.end)
    try rig.type("r")
    try rig.hear(words: 2)
    try rig.type("Rjjj")
    try rig.press(.right, .escape)
    #expect(rig.screen.contains("chapter"))
    try rig.type("R")
    #expect(rig.screen.contains("at the chapter’s end"))
    try rig.press(.escape)
    #expect(rig.book.voice.player.sleep == .at(offset: rig.book.length.bytes))
    try rig.hearAll(atMost: 300)
    #expect(!rig.book.voice.player.isSpeaking)
  }

  @Test func `notes are left out, marked, or said behind their paragraph`() throws {
    var rig = try Rig(Self.text)
    try rig.type("Rjj")
    for (words, value) in [("their marks", "on"), ("behind their paragraph", "paragraph")] {
      try rig.press(.right)
      #expect(rig.screen.contains(words))
      #expect(rig.settings.last?.value == .string(value))
    }
    try rig.press(.escape)
    try rig.type("r")
    #expect(rig.voiced.contains(.prepare(from: 0, .paragraph)))
  }

  @Test func `another engine is begun at the word`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 3)
    let turn = rig.book.voice.player.turn
    var preferences = rig.model.preferences
    preferences.voiceEngine = "piper"
    try rig.happen(.preferencesChanged(preferences))
    #expect(rig.book.voice.player.turn > turn)
    #expect(rig.voiced.contains(.close))
    try rig.hear(words: 1)
    #expect(rig.litWord == "has")
  }

  @Test func `a failure is a sentence, and the page stays`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.happen(.voice(.player(.failed("No sound: pacat found no device."))))
    #expect(rig.footer.contains("No sound: pacat found no device."))
    #expect(rig.shown.lowerBound == 0)
  }

  @Test func `the sheet sets the rate, which is heard from the word on`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 3)
    try rig.type("R")
    #expect(rig.screen.contains("175 words a minute"))
    try rig.press(.right)
    #expect(rig.screen.contains("185 words a minute"))
    #expect(rig.settings.last?.path == ["voice", "rate"])
    #expect(rig.book.voice.player.choice.rate == 185)
    try rig.hear(words: 1)
    #expect(rig.book.voice.litWord != nil)
  }

  @Test func `the program's stop is the voice's`() throws {
    var rig = try Rig(Self.text)
    try rig.type("r")
    try rig.hear(words: 3)
    let effects = rig.model.suspendVoice()
    #expect(effects.contains(.voice(.close)))
    #expect(rig.book.voice.player.state == .paused)
  }
}
