import Books
import Paging
import Screen
import Testing
import TestSupport
import TextPlace
import Widgets

@Suite struct LookingUp {
  private let text = "“Größe,” said the whale-boat’s crew; and more than that was never said. "

  private func answered(
    _ rig: Rig, _ answers: LookUp.Answer..., turn: Int? = nil
  ) throws -> TextEvent {
    guard case .define(let range) = rig.lookUps.last else {
      throw Failure()
    }
    let names = ["dict", "sdcv", "own"]
    return .lookUp(
      .changed(
        LookUp(
          turn: turn ?? rig.lookUps.count, words: "x", range: range,
          zip(names, answers).map { LookUp.Dictionary($0, $1) })))
  }

  private struct Failure: Error {}

  @Test(arguments: [(24, 80), (40, 120), (12, 40), (6, 24)])
  func `d shows what dictionaries say, and waits for none`(rows: Int, columns: Int) throws {
    var rig = try Rig(text, rows: rows, columns: columns)
    rig.dictionaries = [.init("dict")]
    try rig.type("vv")
    let (page, selection) = (rig.page, rig.book.selection)
    try rig.type("d")
    #expect(rig.lookUps == [.define(3..<10)])
    #expect(rig.screen.contains(" Größe ") && rig.screen.contains("asking…"))
    // While it is waited for, the reader goes on.
    try rig.press(.escape)
    #expect(rig.lookUps.last == .end && !rig.screen.contains("asking"))
    #expect(rig.page == page && rig.book.selection == selection)
    try rig.type("d")
    try rig.happen(try answered(rig, .text("a size")))
    #expect(rig.screen.contains("a size") && !rig.screen.contains("asking"))
  }

  @Test func `late answers to other words are dropped`() throws {
    var rig = try Rig(text)
    try rig.type("vvd")
    let late = try answered(rig, .text("too late"))
    try rig.type("q")
    let before = rig.model
    try rig.happen(late)
    #expect(rig.model == before)
    try rig.press(.right)
    try rig.type("d")
    try rig.happen(late)
    #expect(!rig.screen.contains("too late"))
    try rig.happen(try answered(rig, .failed("It has nothing."), .text("in time")))
    #expect(rig.screen.contains("It has nothing.") && rig.screen.contains("in time"))
  }

  @Test func `an answer is scrolled by keys and by the wheel, to its end and no further`() throws {
    var rig = try Rig(text, rows: 12, columns: 40)
    let words = (1...40).map { "line \($0)" }.joined(separator: "\n")
    rig.dictionaries = [.init("dict", .text(words))]
    try rig.type("vvd")
    #expect(rig.screen.contains("line 1 ") && rig.footer.contains("scroll"))
    try rig.press(.down)
    #expect(rig.screen.contains("line 1 ") && !rig.screen.contains("dict"))
    try rig.wheel(.wheelDown)
    #expect(!rig.screen.contains("line 1 ") && rig.screen.contains("line 2 "))
    try rig.press(.end)
    let end = rig.screen
    #expect(end.contains("line 40"))
    try rig.press(.pageDown, .down)
    #expect(rig.screen == end)
    try rig.resize(24, 80)
    #expect(rig.screen.contains("line 40"))
    try rig.press(.home)
    #expect(rig.screen.contains("dict"))
    try rig.click(row: 5, column: 20)
    #expect(!rig.screen.contains("line") && rig.lookUps.last == .end)
  }

  @Test func `w searches the web for what is selected, or for what was looked up`() throws {
    var rig = try Rig(text)
    try rig.type("vvdw")
    #expect(rig.lookUps.suffix(2) == [.end, .searchWeb(3..<10)])
    #expect(!rig.screen.contains("asking"))
    try rig.type("w")
    #expect(rig.lookUps.last == .searchWeb(3..<10) && rig.book.selection == nil)
  }

  @Test func `a whole sentence is no question for a dictionary`() throws {
    var rig = try Rig(String(repeating: "and on and on ", count: 20) + ".")
    try rig.type("vd")
    #expect(rig.lookUps.isEmpty && rig.footer.contains("Press v"))
  }

  @Test func `where nothing can be asked, the sheet says what to install`() throws {
    for (rows, columns) in [(24, 80), (6, 24)] {
      var rig = try Rig(text, rows: rows, columns: columns)
      rig.dictionaries = [.init("", .failed("Install dict."))]
      try rig.type("vvd")
      #expect(rig.screen.contains("Install dict.") && !rig.footer.contains("web"))
    }
  }

  @Test(arguments: [24, 27, 40, 60, 200])
  func `no line is wider than the sheet, and every word is there`(columns: Int) throws {
    let text =
      "\n        deep words\n猫は好き、魚が好き、そして犬も好き\n"
      + "extraordinarilyextraordinarily e\u{301}tude  two\n  ไทย ok"
    var rig = try Rig("word", rows: 40, columns: columns)
    rig.dictionaries = [.init("", .text(text))]
    try rig.type("vvd")
    let frame = rig.lines.drop { !$0.contains("┌") }.dropFirst().prefix { !$0.contains("└") }
    let rows = frame.map { $0.drop { $0 != "│" }.dropFirst().prefix { $0 != "│" } }
    let words = rows.joined().filter { !$0.isWhitespace }
    for word in text.split(whereSeparator: \.isWhitespace) {
      #expect(words.contains(word), "\(word)")
    }
    // No line goes on into the margin before the frame.
    #expect(rows.allSatisfy { $0.last == " " })
  }
}

/// What other programs are given, and what they answer.
@Suite struct Outside {
  @Test(arguments: [
    ("\u{1B}[1;31mred\u{1B}[0m and \u{1B}(Bplain", "red and plain"),
    ("\u{1B}]0;title\u{7}a\u{1B}]52;c;aGFjaw==\u{1B}\\b", "ab"),
    ("\u{1B}Pq#0;1\u{1B}\\a\u{9B}2Jb\u{90}x\u{9C}c", "abc"),
    ("\u{1B}]0;never ended\nnext", "\nnext"),
    ("a\u{1B}]0;and \u{1B}[31mone more", "aone more"),
    ("b\u{8}bo\u{8}ol\u{8}ld \u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}x", "x"),
    ("one\r\ntwo\u{0}\u{7}\u{E}\tthree", "one\ntwo     three"),
    ("\u{202E}abc\u{2066}d\u{200F}\u{AD}", "abcd"),
    ("\n \n  indented  \n\n\n", "  indented"),
    ("\u{1B}", ""), ("\u{1B}[", ""), ("\u{1B}]", ""), ("\u{9B}12", ""), ("", ""),
  ])
  func `output of programs does nothing but say words`(output: String, words: String) {
    let text = ProgramOutput.text(output.utf8)
    #expect(text == words.drop { $0 == "\n" })
  }

  @Test func `output of random bytes has no control but the line's end`() {
    var random = SeededGenerator(seed: 5)
    let bytes: [UInt8] = [
      0x1B, 0x5B, 0x5D, 0x9B, 0xC2, 0x50, 0x5C, 7, 8, 9, 10, 13, 0x41, 0x20, 0xFF,
    ]
    for _ in 0..<2000 {
      let output = (0..<random.pick(0..<40)).map { _ in bytes[random.pick(0..<bytes.count)] }
      for scalar in ProgramOutput.text(output).unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control, "\(output)")
      }
    }
  }

  @Test(arguments: [
    ("“Größe,”", "Größe"), ("whale-boat’s", "whale-boat’s"), ("  ice \n cream. ", "ice cream"),
    ("-rf", "rf"), ("e\u{AD}x\u{200B}tra", "extra"), ("猫", "猫"), ("—", "—"), ("", ""),
    ("o\u{FB03}ce", "office"), ("cafe\u{301}", "caf\u{E9}"), ("ｶﾞ", "ガ"), ("lif\u{17F}e", "lifse"),
  ])
  func `dictionaries are asked for words without what stands around them`(
    words: String, headword: String
  ) {
    #expect(Question.headword(words).unicodeScalars.elementsEqual(headword.unicodeScalars))
  }

  @Test func `words go into an address byte by byte, whatever they are`() {
    #expect(
      Question.address(of: "“a b” & c=d\n;$(x)/?#é", "https://x.org/?q=%s&l=en")
        == "https://x.org/?q=%E2%80%9Ca%20b%E2%80%9D%20%26%20c%3Dd%20%3B%24%28x%29%2F%3F%23%C3%A9&l=en"
    )
    #expect(Question.address(of: "a", "https://x.org/") == "https://x.org/a")
    let long = Question.address(of: String(repeating: "word ", count: 5000), "%s")
    #expect(long.utf8.count < 2000)
  }
}

@Suite struct WordsInTwoKeys {
  private static let text = "The unfathomable whale swims; the whale is gone.\n\n"

  /// The words of the last look-up.
  private func asked(_ rig: Rig) throws -> String? {
    guard case .define(let range) = rig.lookUps.last else { return nil }
    return String(decoding: Array(Self.text.utf8)[range], as: UTF8.self)
  }

  @Test func `w labels the words of the page, and a letter looks one up`() throws {
    var rig = try Rig(Self.text)
    try rig.type("w")
    #expect(rig.screen.contains("ahe bnfathomable chale dwims; the whale is eone."))
    #expect(rig.footer.contains("the letters of a word look it up"))
    try rig.type("b")
    #expect(try asked(rig) == "unfathomable")
    #expect(rig.screen.contains(" unfathomable "))
    #expect(rig.kept.isEmpty && rig.book.selection == nil)
  }

  @Test func `a word has one label, whatever stands unseen in it or raised behind it`() throws {
    var draft = StructuredDraft()
    draft.add(
      "hy\u{AD}phen\u{AD}ation at night", .init("3", .superscript, .noteReference),
      " or by night", .init("2", .superscript), ", a thou", .init("189", .pageNumber), "sand")
    let text = StructuredText(draft)
    var rig = try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
    try rig.type("w")
    #expect(rig.screen.contains("ayphenation at bight³ or by night², a chou189sand"))
    try rig.type("c")
    #expect(rig.lookUps.count == 1)
    #expect(rig.screen.contains(" thousand ─"))
  }

  @Test func `the first word of the page is searched for whole, without a number`() throws {
    var draft = StructuredDraft()
    draft.add(
      .init("1", .superscript, .pageNumber), " hy\u{AD}phen", .init("2", .noteReference),
      "\u{2060}, thou", .init("189", .pageNumber), "sand")
    draft.add("hyphen and hyphenation")
    let text = StructuredText(draft)
    var rig = try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
    try rig.type("*")
    #expect(rig.footer.contains("2 of 2"))
  }

  @Test func `many words have labels of two letters, and the longest one of one`() throws {
    let names = (0..<60).map { "w" + String($0 * 7919 + 1_000_000, radix: 36) }
    var rig = try Rig(names.joined(separator: " ") + " incomprehensibilities")
    try rig.type("w")
    let label = try #require(rig.screen.firstMatch(of: #/(\w)ncomprehensibilities/#)).1
    #expect(!rig.screen.contains("w" + String(1_000_000, radix: 36)))
    try rig.type("z")
    #expect(rig.lookUps.isEmpty && rig.screen.contains("incomprehensibilities"))
    try rig.press(.backspace)
    try rig.type(String(label))
    #expect(rig.lookUps.count == 1)
  }

  @Test(arguments: [Key.escape, .right, .character("!")])
  func `a key that is no label ends it`(key: Key) throws {
    var rig = try Rig(Self.text)
    let before = rig.styled
    try rig.press(.character("w"), key)
    #expect(rig.styled == before && rig.lookUps.isEmpty)
  }

  @Test func `a page without words has none to label`() throws {
    var rig = try Rig("12 34 -- !")
    try rig.type("w")
    #expect(rig.footer.contains("There is no word on this page to look up."))
  }

  @Test func `d looks up the word that is typed`() throws {
    var rig = try Rig(Self.text)
    let before = rig.styled
    try rig.type("d cachalot ")
    #expect(rig.footer.contains("Look up:  cachalot ▏"))
    try rig.press(.enter)
    #expect(rig.lookUps == [.defineWords("cachalot")])
    #expect(rig.screen.contains(" cachalot ─"))
    try rig.type("w")
    #expect(rig.lookUps.last == .searchWebForWords("cachalot"))
    for keys: [Key] in [[.escape], [.enter], [.backspace]] {
      try rig.press(.character("d"))
      for key in keys { try rig.press(key) }
      #expect(rig.styled == before)
    }
  }

  @Test func `a double click looks up the word, and the page stays`() throws {
    var rig = try Rig(Self.text + Texts.named("long"))
    let page = rig.page
    let row = try #require(rig.lines.firstIndex { $0.contains("unfathomable") })
    let start = try #require(rig.lines[row].firstRange(of: "fathom")).lowerBound
    let column = rig.lines[row].distance(from: rig.lines[row].startIndex, to: start)
    for cell in [CellPosition(row: row, column: column), .init(row: row, column: 60)] {
      try rig.click(row: cell.row, column: cell.column)
      try rig.happen(.doubleClicked(cell))
      try rig.happen(
        .mouse(MouseEvent(row: cell.row, column: cell.column, kind: .release(button: 1))))
      if cell.column == column {
        #expect(try asked(rig) == "unfathomable")
        #expect(rig.page == page)
        try rig.press(.escape)
      } else {
        #expect(rig.lookUps.count == 2, "the look-up and its end")
        #expect(rig.page.range.lowerBound > page.range.upperBound, "two clicks turn two pages")
      }
    }
  }
}
