import Books
import TestSupport
import Testing

@testable import Paging

/// Texts that know their own structure.
@Suite struct StructuredTexts {
  /// A text with each kind of block, one after the other.
  static let book: StructuredText = {
    typealias Words = StructuredDraft.Words
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, flags: .centred, "The Sea")
    draft.addBlank()
    draft.add(
      "Call me Ishmael. Some ", Words("years", .emphasis), " ago—never mind how long ",
      Words("precisely", .strong), "—having little money, I thought I would sail.")
    draft.addBlank()
    draft.add(
      .paragraph, indent: 2, "A quotation stands in by two columns, and all of its lines do.")
    draft.addBlank()
    draft.add(.paragraph, indent: 4, "One in another stands in by four.")
    draft.addBlank()
    draft.add(.verse, "And I had done a hellish thing, and it would work them woe,")
    draft.add(.verse, indent: 2, "For all averred.")
    draft.addBlank()
    draft.add(
      .item, hang: 2, Words("• ", .generated),
      "an item whose words go on below its first word, not below the marker")
    draft.add(.item, indent: 2, hang: 3, Words("1. ", .generated), "an item in a list")
    draft.addBlank()
    draft.add(.pre, "if  x {")
    draft.add(.pre, "    y()")
    draft.add(.pre, "}")
    draft.addBlank()
    draft.add(.rule, flags: .centred, Words("* * *", .generated))
    draft.addBlank()
    draft.add(.row, "Name", Words("\t", .generated), "Ishmael")
    draft.add(.paragraph, flags: .right, "Nantucket, 1851")
    draft.add("CHAPTER 5")
    return StructuredText(draft)
  }()

  private func lines(_ measure: Int, _ change: (inout LayoutSettings) -> Void = { _ in }) throws
    -> [String]
  {
    var sample = try Sample(Self.book, measure: measure, rows: 60)
    change(&sample.format.settings)
    return try sample.pager().page(.first).lines.map(\.text)
  }

  @Test func `each kind of block has its place between the margins`() throws {
    #expect(
      try lines(40) == [
        "                The Sea",
        "",
        "Call me Ishmael. Some years ago—never",
        "mind how long precisely—having little",
        "money, I thought I would sail.",
        "",
        "  A quotation stands in by two columns,",
        "  and all of its lines do.",
        "",
        "    One in another stands in by four.",
        "",
        "And I had done a hellish thing, and it",
        "    would work them woe,",
        "  For all averred.",
        "",
        "• an item whose words go on below its",
        "  first word, not below the marker",
        "  1. an item in a list",
        "",
        "if  x {",
        "    y()",
        "}",
        "",
        "                 * * *",
        "",
        "Name",
        "  Ishmael",
        "                         Nantucket, 1851",
        "CHAPTER 5",
      ])
  }

  @Test func `a wide page has longer lines and the same indents`() throws {
    let lines = try lines(66)
    #expect(lines[0] == String(repeating: " ", count: 29) + "The Sea")
    #expect(lines[2] == "Call me Ishmael. Some years ago—never mind how long precisely—")
    #expect(lines.contains("  A quotation stands in by two columns, and all of its lines do."))
    #expect(lines.contains("And I had done a hellish thing, and it would work them woe,"))
    #expect(lines.contains("                              * * *"))
  }

  @Test func `a row whose first cell is empty begins as deep as the other cells stand`() throws {
    var draft = StructuredDraft()
    draft.add(.row, level: 24, "Name      ", Words("\t", .generated), "Ishmael the young")
    draft.add(
      .row, level: 24, "          ", Words("\t", .generated), "sailor and so on for a while")
    draft.add(.row, level: 24, "", Words("\t          \t", .generated), "deeper")
    let text = StructuredText(draft)
    let sample = try Sample(text, measure: 20, rows: 20)
    let lines = try sample.pager().page(.first).lines
    #expect(
      lines.map(\.text) == [
        "Name", "  Ishmael the young", "  sailor and so on", "  for a while", "  deeper",
      ])
    #expect(lines[2].glyphs.first.map { text.bytes[$0.offset] } == UInt8(ascii: "s"))
    let grid = try Sample(text, measure: 60, rows: 20).pager().page(.first).lines
    #expect(grid[1].text == "           sailor and so on for a while")
  }

  private typealias Words = StructuredDraft.Words

  @Test func `cells that have nothing but a space take no line of their own`() throws {
    typealias Words = StructuredDraft.Words
    var draft = StructuredDraft()
    draft.add(
      .row, "one", Words("\t", .generated), "\u{A0}", Words("\t", .generated), "two",
      Words("\t", .generated), "\u{A0}")
    draft.add(.row, "\u{A0}", Words("\t", .generated), "three")
    let lines = try Sample(StructuredText(draft), measure: 40, rows: 20).lines()
    #expect(lines.map(\.indent) == [0, 2, 2])
  }

  @Test(arguments: [(60, 30), (44, 30), (54, 30), (53, 2)])
  func `the words of a last cell go on beneath it as long as the grid fits`(
    _ measure: Int, _ hang: Int
  ) throws {
    typealias Words = StructuredDraft.Words
    var draft = StructuredDraft()
    draft.add(
      .row, level: measure == 44 ? 44 : 54, hang: 30,
      Words(String(repeating: "x", count: 28) + " "), Words("\t", .generated),
      Words(String(repeating: "word ", count: 40)))
    let sample = try Sample(StructuredText(draft), measure: measure, rows: 60)
    let lines = try sample.lines().dropFirst()
    #expect(lines.count > 3 && lines.allSatisfy { $0.indent == hang })
  }

  @Test func `what is left out of a copy leaves one space`() throws {
    var draft = StructuredDraft()
    draft.add(
      "On a silken ", Words("188", .pageNumber), " cushion", Words("3", .noteReference), " he ",
      Words("189", .pageNumber), "sat.")
    draft.add(Words("190", .pageNumber), " Then  he woke ", Words("191", .pageNumber))
    let text = StructuredText(draft)
    let prose = Prose(try Manuscript(text), settings: LayoutSettings(measure: 60))
    let words = try prose.words(
      in: 0..<text.count, omitting: [.noteReference, .pageNumber])
    #expect(words == "On a silken cushion he sat.\nThen  he woke")
  }

  @Test func `a copy has the words of ruby without their readings`() throws {
    var draft = StructuredDraft()
    draft.add(
      "智", Words("(", .generated, .reading), Words("ち", .reading),
      Words(")", .generated, .reading), "に働けば角 ", Words("(かど)", .reading), " が立つ")
    let text = StructuredText(draft)
    let prose = Prose(try Manuscript(text), settings: LayoutSettings(measure: 60))
    let all = 0..<text.count - 1
    #expect(try prose.words(in: all, omitting: .readPast) == "智に働けば角 が立つ")
    #expect(try prose.words(ofMark: all) == "智に働けば角 が立つ")
    // A mark of before, and one of the reading alone.
    let former = "智(ち)に働けば角 (かど) が立つ"
    #expect(try prose.wordsToday(ofMark: all, kept: former) == "智に働けば角 が立つ")
    #expect(try prose.words(ofMark: 3..<8) == "(ち)")
  }

  @Test func `what only says where a line may end is not copied`() throws {
    var draft = StructuredDraft()
    draft.add(
      "A hy\u{AD}phen\u{AD}a\u{AD}tion\u{2060}", Words("12", .noteReference),
      "\u{2060}—\u{2060}and\u{200B}so \u{FEFF}on.")
    draft.add("می\u{200C}خواهم 👩\u{200D}🚀")
    let text = StructuredText(draft)
    let prose = Prose(try Manuscript(text), settings: LayoutSettings(measure: 40))
    let all = 0..<text.count - 1
    let words = "A hyphenation—andso on.\nمی\u{200C}خواهم 👩\u{200D}🚀"
    let copied = try prose.words(in: all, omitting: .readPast)
    #expect(copied.unicodeScalars.elementsEqual(words.unicodeScalars))
    #expect(try prose.words(ofMark: all).unicodeScalars.elementsEqual(words.unicodeScalars))
    // Marks of before.
    for former in [
      "A hy\u{AD}phen\u{AD}a\u{AD}tion\u{2060}—\u{2060}and\u{200B}so",
      "A hy\u{AD}phen\u{AD}a\u{AD}tion12—and\u{200B}so",
    ] {
      let today = try prose.wordsToday(ofMark: all, kept: former, isBeginning: true)
      #expect(today?.unicodeScalars.elementsEqual(words.unicodeScalars) ?? false)
    }
    let plain = try Prose(
      Manuscript(MemoryText("soft\u{AD}ly said")), settings: LayoutSettings(measure: 40))
    #expect(try plain.wordsToday(ofMark: 0..<13, kept: "soft\u{AD}ly said") == "softly said")
    #expect(try plain.wordsToday(ofMark: 0..<13, kept: "softly said") == nil)
  }

  @Test func `indents leave two thirds of a narrow measure`() throws {
    var draft = StructuredDraft()
    draft.add(.paragraph, indent: 90, "one two three four five six")
    draft.add(.item, indent: 90, hang: 90, "one two three four five six")
    let sample = try Sample(StructuredText(draft), measure: 18, rows: 20)
    #expect(
      try sample.pager().page(.first).lines.map(\.text) == [
        "      one two", "      three four", "      five six",
        "      one two", "          three", "          four", "          five six",
      ])
  }

  @Test func `a first line is indented behind a paragraph, and nothing else is`() throws {
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, "Loomings")
    draft.addBlank()
    draft.add(.paragraph, flags: .isFlush, "The first is flush.")
    draft.addBlank()
    draft.add("The second is not.")
    draft.addBlank()
    draft.add(.paragraph, indent: 2, "A quotation.")
    draft.addBlank()
    draft.add(.paragraph, indent: 2, "More of it.")
    draft.addBlank()
    draft.add(.verse, "A verse.")
    draft.addBlank()
    draft.add("The end.")
    let sample = try Sample(StructuredText(draft), measure: 36, rows: 20).with(.indented)
    #expect(
      try sample.pager().page(.first).lines.map(\.text) == [
        "Loomings", "", "The first is flush.", "   The second is not.", "",
        "     A quotation.", "     More of it.", "", "A verse.", "", "   The end.",
      ])
  }

  @Test func `first lines are indented of which the book says so`() throws {
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, "Loomings")
    draft.addBlank()
    draft.add("The first is flush.")
    draft.addBlank()
    draft.add(.paragraph, flags: .isIndented, "The second is not.")
    draft.addBlank()
    draft.add(.paragraph, flags: .isIndented, "Nor is the third.")
    draft.addBlank()
    draft.add(.paragraph, indent: 2, flags: .isIndented, "A quotation.")
    draft.addBlank()
    draft.add("Behind a break.")
    draft.addBlank()
    draft.add(.paragraph, flags: .isIndented, "The end.")
    let sample = try Sample(StructuredText(draft), measure: 36, rows: 20)
    func lines(_ paragraphs: LayoutSettings.Paragraphs) throws -> [String] {
      try sample.with(paragraphs).pager().page(.first).lines.map(\.text)
    }
    #expect(
      try lines(.asPrinted) == [
        "Loomings", "", "The first is flush.", "   The second is not.", "   Nor is the third.", "",
        "     A quotation.", "", "Behind a break.", "   The end.",
      ])
    #expect(
      try lines(.spaced) == [
        "Loomings", "", "The first is flush.", "", "The second is not.", "", "Nor is the third.",
        "", "  A quotation.", "", "Behind a break.", "", "The end.",
      ])
    var japanese = StructuredDraft()
    japanese.language = "ja"
    japanese.add("我輩は猫である。")
    japanese.addBlank()
    japanese.add(.paragraph, flags: .isIndented, "名前はまだ無い。")
    let page = try Sample(StructuredText(japanese), measure: 36, rows: 20).pager().page(.first)
    #expect(page.lines.map(\.text) == ["我輩は猫である。", "  名前はまだ無い。"])
  }

  @Test func `what looks like a heading, an emphasis or a wrapped line is none`() throws {
    var draft = StructuredDraft()
    for _ in 0..<40 {
      draft.add("CHAPTER 5")
      draft.addBlank()
      draft.add("_snake_ and a line that is nearly as long as others are and")
      draft.add("another one that would go on with it if this were a plain text")
      draft.addBlank()
    }
    let text = StructuredText(draft)
    let page = try Sample(text, measure: 80, rows: 5).pager().page(.first)
    #expect(page.lines.allSatisfy { $0.kind != .heading })
    #expect(page.lines[2].text.hasPrefix("_snake_"))
    #expect(page.lines[3].text.hasPrefix("another"))
    #expect(try Manuscript(text).traits == TextTraits())
  }

  @Test func `words have the styles of the spans that they are in`() throws {
    let page = try Sample(Self.book, measure: 40, rows: 60).pager().page(.first)
    func words(_ style: TextStyles) -> String {
      page.lines.flatMap(\.glyphs).filter { $0.styles.contains(style) }.map(\.text).joined()
    }
    #expect(words(.emphasis) == "years")
    #expect(words(.strong) == "precisely")
    #expect(words(.code) == "if  x {    y()}")
    #expect(words(.generated).hasPrefix("• 1. * * *"))
    #expect(page.lines.filter { $0.kind == .heading }.map(\.text) == [page.lines[0].text])
  }

  @Test func `a span of a giant is found on each of its lines`() throws {
    var draft = StructuredDraft()
    let word = "word "
    for number in 0..<4 {
      draft.add(
        StructuredDraft.Words(String(repeating: word, count: 9000), .emphasis),
        StructuredDraft.Words(String(repeating: word, count: 9000)), "end \(number)")
    }
    let text = StructuredText(draft)
    let sample = try Sample(text, measure: 50, rows: 200)
    for page in try sample.pagesByScan() {
      for glyph in page.lines.flatMap(\.glyphs) {
        let isIn = try !text.spans(beginningIn: 0..<text.count)
          .filter { $0.range.contains(glyph.offset) }.isEmpty
        try #require(glyph.isEmphasized == isIn)
      }
    }
  }

  @Test func `a heading stays with what follows, and so does what asks for it`() throws {
    for kind in [BlockRecord.Kind.heading, .paragraph] {
      var draft = StructuredDraft()
      for number in 0..<6 { draft.add("line \(number)") }
      draft.add(kind, flags: .keepsWithNext, "Title")
      draft.add("one two three four five six seven")
      let sample = try Sample(StructuredText(draft), measure: 12, rows: 8)
      let page = try sample.pager().page(.first)
      #expect(page.lines.last?.text == "line 5")
      let next = try sample.pager().page(.after(page.bounds))
      #expect(next.lines.first?.kind == (kind == .heading ? .heading : .text))
    }
  }

  @Test func `what is selected and copied has the words of the text, without indents`() throws {
    let prose = Prose(try Manuscript(Self.book), settings: LayoutSettings(measure: 40))
    let words = try prose.words(in: 0..<Self.book.count)
    #expect(words.hasPrefix("The Sea\n\nCall me Ishmael. Some years ago—never mind"))
    #expect(words.contains("And I had done a hellish thing, and it would work them woe,\nFor all"))
    #expect(words.contains("if  x {\n    y()\n}\n\n* * *\n\n"))
    let sentence = try #require(try prose.unit(UnitRequest(.sentence, .after(20))))
    #expect(
      String(decoding: Self.book.bytes[sentence], as: UTF8.self).hasPrefix("Some years ago"))
  }

  @Test func `the marks of notes can be left out of what is copied`() throws {
    var draft = StructuredDraft()
    draft.add("The lamp", .init("12", .noteReference, to: "#n"), " burned", .init("*", .emphasis))
    let text = StructuredText(draft)
    let prose = Prose(try Manuscript(text), settings: LayoutSettings(measure: 40))
    #expect(try prose.words(in: 0..<text.count) == "The lamp12 burned*")
    #expect(
      try prose.words(in: 0..<text.count, omitting: .noteReference) == "The lamp burned*")
  }

  @Test func `marks made before have the words that they would have today`() throws {
    var draft = StructuredDraft()
    draft.add(
      "The lamp", .init("12", .noteReference, to: "#n"), " burned", .init("13", .noteReference))
    draft.add("Nothing here is left out.")
    let text = StructuredText(draft)
    let prose = Prose(try Manuscript(text), settings: LayoutSettings(measure: 40))
    let line = 0..<19
    #expect(try prose.words(ofMark: line) == "The lamp burned")
    #expect(try prose.wordsToday(ofMark: line, kept: "The lamp12 burned13") == "The lamp burned")
    #expect(
      try prose.wordsToday(ofMark: line, kept: "The lamp\u{2060}12 burned13") == "The lamp burned")
    #expect(
      try prose.wordsToday(ofMark: line, kept: "The lamp12", isBeginning: true)
        == "The lamp burned")
    // A bookmark, which is of the words in its line.
    #expect(try prose.wordsToday(ofMark: 0..<0, kept: "The lamp12 burned13") == "The lamp burned")
    // Words of another program, those of today, and a mark of nothing but the number.
    #expect(try prose.wordsToday(ofMark: line, kept: "The lamp12") == nil)
    #expect(try prose.wordsToday(ofMark: line, kept: "The lamp burned") == nil)
    #expect(try prose.wordsToday(ofMark: 8..<10, kept: "12") == nil)
    #expect(try prose.words(ofMark: 8..<10) == "12")
    let plain = 20..<45
    #expect(try prose.wordsToday(ofMark: plain, kept: "Nothing here is left out.") == nil)
  }

  @Test func `lines are justified in prose alone`() throws {
    let lines = try lines(40) { $0.isJustified = true }
    #expect(lines[2].count == 40)
    #expect(lines[6].count == 40)
    #expect(lines[11] == "And I had done a hellish thing, and it")
  }

  @Test func `code and tables take the room that prose leaves free`() throws {
    typealias Words = StructuredDraft.Words
    var draft = StructuredDraft()
    draft.add("The words of a paragraph are broken where the column ends.")
    draft.add(.pre, "let words = paragraph.words(in: column)")
    draft.add(.pre, "let more = paragraph.words(in: the, columns: beside, it)")
    draft.add(
      .row, level: 36, hang: 12, "Name", Words("        ", .generated), "\t",
      "Ishmael, the last of them")
    draft.add(.row, level: 50, hang: 12, "Name", Words("        ", .generated), "\t", "Queequeg")
    var sample = try Sample(StructuredText(draft), measure: 30, rows: 60)
    sample.format.settings.wideMeasure = 42
    #expect(
      try sample.pager().page(.first).lines.map(\.text) == [
        "The words of a paragraph are", "broken where the column ends.",
        "let words = paragraph.words(in: column)",
        "let more = paragraph.words(in: the,", "  columns: beside, it)",
        "Name         Ishmael, the last of them", "Name", "  Queequeg",
      ])
  }

  @Test func `how wide the code of a book is, is known from its blocks`() throws {
    typealias Words = StructuredDraft.Words
    func columns(_ lines: Int, of line: String, among paragraphs: Int) throws -> Int? {
      var draft = StructuredDraft()
      let prose = Words(String(repeating: "Words of a book. ", count: 20))
      for _ in 0..<paragraphs { draft.add(prose) }
      for _ in 0..<lines { draft.add(.pre, Words(line)) }
      draft.add("The end.")
      return try CodeLines(of: Manuscript(StructuredText(draft)))?.columns
    }
    let line = String(repeating: "x = 1;", count: 12)
    #expect(try columns(60, of: line, among: 40) == 72)
    #expect(try columns(60, of: line, among: 3000) == 0)
    #expect(try columns(60, of: "x = 1;", among: 40) == 0)
    #expect(try columns(60, of: line + line, among: 40) == 0)
    #expect(try CodeLines(of: Manuscript(MemoryText(line))) == nil)
  }

  @Test func `the outline is that of the book, with its pages`() throws {
    let sample = try Sample(Self.book, measure: 40, rows: 10)
    let outline = try #require(try sample.manuscript.outlineSearch.run())
    #expect(outline.entries.map(\.title) == ["The Sea"])
    var generator = SeededGenerator(seed: 44)
    let text = RandomStructures.text(&generator, length: 40_000)
    let random = try Sample(text, measure: 40, rows: 10)
    let pagination = try random.pagination()
    let pages = try pagination.pages(of: text.outline, in: text)
    let pager = random.pager(pagination)
    #expect(
      try pages == text.outline.entries.map { try pager.number(ofPageContaining: $0.offset) })
  }
}

/// What holds of every structured text.
@Suite struct StructuredTextProperties {
  private func sample(_ seed: Int, length: Int = 4000) throws -> Sample {
    var generator = SeededGenerator(seed: UInt64(seed + 8000))
    let text = RandomStructures.text(&generator, length: length)
    var sample = try Sample(
      text, measure: generator.pick(2..<70), rows: generator.pick(1..<30))
    if seed % 3 == 0 { sample = sample.with(.indented) }
    if seed % 4 == 0 { sample = sample.withHyphens }
    if seed % 5 < 2 {
      let settings = sample.format.settings
      sample.format.settings.wideMeasure = settings.measure + generator.pick(0..<40)
    }
    return sample
  }

  @Test(arguments: 1...30)
  func `pages are the text, and each character is shown once`(_ seed: Int) throws {
    let sample = try sample(seed)
    try Grid().check(sample, every: 1 + sample.bytes.count / 100)
    if seed % 4 != 0 { try Coverage().check(sample) }
  }

  @Test(arguments: 1...30)
  func `no line is wider than the measure, or one of code than it may be`(_ seed: Int) throws {
    let sample = try sample(seed)
    let settings = sample.format.settings
    for line in try sample.pagesByScan().flatMap(\.lines) {
      let ink =
        line.text.isEmpty
        ? 0
        : line.columns
          - line.glyphs.reversed().prefix(while: \.isSpace)
          .reduce(0) { $0 + $1.columns }
      let isCode = line.glyphs.contains { $0.styles.contains(.code) }
      let widest = isCode ? settings.wideMeasure ?? settings.measure : settings.measure
      try #require(ink <= widest, "\(line.text)")
    }
  }

  @Test(arguments: 1...12)
  func `turning skips nothing, from wherever one begins`(_ seed: Int) throws {
    let sample = try sample(seed, length: 2500)
    let count = sample.bytes.count
    try Chains().check(sample, from: [count / 3, count - 1, count, 0])
  }

  @Test(arguments: 1...12)
  func `pages end as the rules say`(_ seed: Int) throws {
    let sample = try sample(seed)
    let expected = ReferencePages(try sample.lines(), rows: sample.format.rows)
    #expect(try sample.pagination().firstLines == expected.firstLines)
    var stream = try sample.pager().stream()
    for page in try sample.pagesByScan() { #expect(try stream.next()?.bounds == page.bounds) }
  }

  @Test(arguments: 1...20)
  func `a text counted in parts has the same pages as one counted whole`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    try Runs().checkParts(try sample(seed, length: 60_000), &generator)
  }

  @Test(arguments: 1...12)
  func `a text that arrives has the pages of one that was there at once`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let sample = try sample(seed, length: 300_000)
    let text = try #require(sample.source as? StructuredText)
    let whole = try sample.pagination()
    var pagination: Pagination?
    var length = 0
    while length < text.bytes.count {
      length = min(length + generator.pick(1..<150_000), text.bytes.count)
      text.arrive(upTo: length)
      pagination = try sample.pagination(continuing: pagination)
      #expect(pagination?.bytes == length)
    }
    #expect(pagination?.lines == whole.lines)
    #expect(pagination?.firstLines == whole.firstLines)
  }

  @Test(arguments: 1...12)
  func `from any paragraph on the lines are the same`(_ seed: Int) throws {
    let sample = try sample(seed)
    let lines = try sample.lines()
    for (number, line) in lines.enumerated() where number % 7 == 0 {
      let start = try sample.text.paragraphStart(at: line.position.offset)
      let first = try #require(
        lines.firstIndex { $0.position.offset == start.offset && $0.position.lineInParagraph == 0 })
      var walker = try sample.text.walk(from: LinePosition(start))
      for expected in lines[first...].prefix(20) {
        try #require(try walker.advance())
        let line = walker.line
        try #require(line.position.offset == expected.position.offset)
        try #require(line.end == expected.end && line.kind == expected.kind)
        try #require(line.indent == expected.indent)
      }
    }
  }

  @Test func `blocks are asked for some hundred at a time, whichever way a walk goes`() throws {
    var draft = StructuredDraft()
    for number in 0..<2000 { draft.add(.item, hang: number % 5, "item \(number)") }
    let text = StructuredText(draft)
    let cursor = BlockCursor(text, LayoutSettings(measure: 40))
    for block in text.blocks + text.blocks.reversed() + text.blocks {
      try #require(try cursor.block(at: block.offset, limit: text.count) == block)
      try #require(try cursor.block(at: block.offset + 1, limit: text.count) == nil)
    }
  }
}
