import Books
import TestSupport
import Testing

@testable import Paging

/// Texts that are no novels: how they are told, and what becomes of their lines.
@Suite struct Listings {
  private func traits(_ text: String) throws -> TextTraits {
    try TextTraits.sampled(from: MemoryText(text))
  }

  private func lines(
    _ text: String, measure: Int, chopped: Bool = false, joined: Bool = true
  ) throws -> [PageLine] {
    var settings = LayoutSettings(measure: measure, joinsLines: joined)
    settings.chopsLines = chopped
    let pager = Pager(
      try Manuscript(MemoryText(text)), format: PageFormat(settings: settings, rows: 10_000))
    return try pager.page(.first).lines
  }

  @Test(arguments: PlainTexts.names)
  func `code, logs and tables are told from what is written in sentences`(_ name: String) throws {
    let traits = try traits(PlainTexts.named(name))
    #expect(traits.isListing == ["code", "log", "table", "history"].contains(name))
    #expect((traits.wrapColumns != nil) == ["jargon", "manual"].contains(name))
  }

  @Test func `paragraphs below lines of dates and figures are no listing`() throws {
    let paragraph = String(
      repeating: "We met at the harbour and went home by the river. ", count: 8)
    let entry = "* Wednesday, 14/01/2026\n** 09:12 :lamp:\n" + paragraph + "\n\n"
    #expect(try !traits(String(repeating: entry, count: 20)).isListing)
    let log = (1...9).map {
      "2026-11-23T06:1\($0):00Z host[4711]: page=\($0) rows=24 path=/a/b/\($0)"
    }
    .joined(separator: " ")
    #expect(try traits(String(repeating: log + "\n", count: 20)).isListing)
  }

  @Test func `the source of a manual page is a listing`() throws {
    let page = """
      .TP
      .B \\-\\-lamp
      Light the lamp before the first page, and put it out behind the last one
      of the book that is read.
      .I FILE
      names the lamp.

      """
    #expect(try traits(String(repeating: page, count: 20)).isListing)
  }

  @Test(arguments: [
    Joining.prose, Joining.prose.replacing("\n", with: " "),
    "The sea, the sea,\n  the open sea,\n\nThe blue, the fresh,\n  the ever free!\n",
    "- Who is there? asked the lamp.\n- Nobody, said the door.\n- Then come in.\n- I am in.\n",
  ])
  func `what is written in sentences or verses is no listing`(_ text: String) throws {
    #expect(try !traits(String(repeating: text, count: 5)).isListing)
  }

  @Test func `lines of code that are as long as each other are not joined`() throws {
    let text = (1...40).map { "if (value[\($0)] != NULL) { call(\($0), &table[\($0)]); }\n" }
      .joined()
    let indented = text.split(separator: "\n").map { "    \($0)\n" }.joined()
    for text in [text, indented] {
      let traits = try traits(text)
      #expect(traits.isListing && traits.wrapColumns == nil)
    }
  }

  // MARK: A margin

  @Test func `a common indent is a margin, of which nothing is left`() throws {
    let traits = try traits(PlainTexts.jargon)
    #expect(traits.margin == 3)
    let lines = try lines(PlainTexts.jargon, measure: 66).map(\.text)
    #expect(lines.contains("lamp-head 1"))
    #expect(lines.contains("(version 4.1)"))
    #expect(lines.contains { $0.hasPrefix("n. A reader who goes on past midnight, and is found") })
    // What stands farther in still does.
    #expect(lines.contains { $0.hasPrefix("    Compare A reader who goes on past") })
  }

  @Test func `paragraphs beside a margin are joined at any width`() throws {
    for measure in [40, 66, 100] {
      let lines = try lines(PlainTexts.jargon, measure: measure).map(\.text)
      let start = try #require(lines.firstIndex { $0.hasPrefix("n. The corner of a leaf") })
      let paragraph = lines[start...].prefix { !$0.isEmpty }
      #expect(paragraph.dropLast().allSatisfy { $0.count > measure - 15 }, "\(paragraph)")
    }
  }

  @Test func `a margin stands where lines are not joined`() throws {
    let lines = try lines(PlainTexts.jargon, measure: 80, joined: false).map(\.text)
    #expect(lines.contains("   lamp-head 1"))
  }

  @Test func `the widened spaces of a manual are closed up where lines are joined`() throws {
    let traits = try traits(PlainTexts.manual)
    #expect(traits.margin == 7)
    #expect(traits.isJustified)
    let lines = try lines(PlainTexts.manual, measure: 60).map(\.text)
    #expect(lines.contains("Turn the pages of each FILE (standard input by default), one"))
    #expect(lines.contains("NAME"))
    let start = try #require(lines.firstIndex { $0.hasPrefix("-a, --all") })
    #expect(lines[start + 1].hasPrefix("       do not pass over pages on which nothing"))
    #expect(lines[start + 2].hasPrefix("       "))
  }

  @Test func `an indent that begins each paragraph is no margin`() throws {
    let paragraph = "    " + String(repeating: "Whale after whale went by. ", count: 12)
    let traits = try traits(String(repeating: paragraph + "\n", count: 40))
    #expect(traits.margin == 0)
    #expect(!traits.hangsIndented)
  }

  // MARK: Manuals

  @Test(arguments: PlainTexts.names)
  func `what is no prose fills the screen`(_ name: String) throws {
    let manuscript = try Manuscript(MemoryText(PlainTexts.named(name)))
    #expect(manuscript.kind == (name == "jargon" ? .prose : .listing))
  }

  @Test func `lines of a manual that fit stay as they were set`() throws {
    let file = PlainTexts.deepManual.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = try lines(PlainTexts.deepManual, measure: 80).map(\.text)
    #expect(lines == file.prefix(lines.count).map(String.init))
  }

  @Test(arguments: [75, 60, 44])
  func `options of a manual hang below what explains them`(_ measure: Int) throws {
    let lines = try lines(PlainTexts.deepManual, measure: measure).map(\.text)
    let start = try #require(lines.firstIndex { $0.hasPrefix("-N            Do not start") })
    let rows = lines[start...].prefix { !$0.isEmpty }
    #expect(rows.dropFirst().allSatisfy { $0.prefix { $0 == " " }.count == 14 }, "\(rows)")
    #expect(rows.dropLast().allSatisfy { $0.count > measure - 16 }, "\(rows)")
    let words = rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains("the reader even if the first command would normally do so"))
    #expect(words.contains("the lamp is the environment of a terminal"))
  }

  @Test func `a word that a manual has divided is whole where its lines are joined`() throws {
    let text = PlainTexts.deepManual
      .replacing("would\n                   nor", with: "would nor\u{2010}\n                   ")
    try #require(text != PlainTexts.deepManual)
    let lines = try lines(text, measure: 60).map(\.text)
    #expect(lines.joined(separator: " ").contains("normally"))
    #expect(!lines.joined().contains("\u{2010}"))
    #expect(try self.lines(text, measure: 80).map(\.text).joined().contains("nor\u{2010}"))
    let kept = text.replacing("reader keeps", with: "reader\u{2010}keeps")
    #expect(try self.lines(kept, measure: 60).map(\.text).joined().contains("nor\u{2010}mally"))
  }

  @Test func `options and what they do are a listing, and go on below it`() throws {
    let text = (1...12).map {
      "  -f\($0 * 7)-lamps".padding(to: 30) + "Light so many lamps before the reader comes home.\n"
        + String(repeating: " ", count: 30) + "They go out by themselves.\n"
    }.joined()
    #expect(try traits(text).isListing)
    let lines = try lines(text, measure: 66).map(\.text)
    #expect(lines[1] == String(repeating: " ", count: 30) + "reader comes home.")
  }

  @Test func `lines in order are a list, though each is as full as the next one's word allows`()
    throws
  {
    let names = [
      "aged", "ample", "basket-of-eggs", "bee", "candlestick-holder", "crow", "drum-maker", "elk",
    ]
    let lines = names.flatMap { name in
      (10...14).map {
        "\(name)-common\($0)/stable 0.0.\($0)-1 " + ($0 % 2 == 0 ? "all" : "amd64 lamp")
      }
    }
    let list = lines.map { $0 + "\n" }.joined()
    #expect(try self.lines(list, measure: 60).map(\.text) == lines)
  }

  @Test func `items that were wrapped are joined where they are too long`() throws {
    let item = PlainTexts.wrapped(
      "The reader \"lamp --all\" gave an advice in a question that does not ask for an answer, "
        + "which puts out those who come to it late and those who have not read it yet.",
      at: 70, indent: "   ")
    let text = String(repeating: " * " + item.dropFirst(3) + "\n\n", count: 9)
    let traits = try traits(text)
    #expect(traits.wrapColumns != nil && traits.fillsScreen)
    let first = " * " + item.prefix { $0 != "\n" }.dropFirst(3)
    #expect(try self.lines(text, measure: 75)[0].text == first)
    let lines = try lines(text, measure: 50).map(\.text)
    let rows = lines.prefix { !$0.isEmpty }
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("   ") && !$0.hasPrefix("    ") })
    #expect(rows.dropLast().allSatisfy { $0.count > 38 }, "\(rows)")
  }

  @Test func `a short text whose lines stand as they are has the whole screen`() throws {
    let text = """
      To build the lamp which is not yet built:

       o Find the wick of the lamp and bring it to the reader:

          reader get wick

          This change is permanent and will outlive the 'lamp out'.  If you
          need to bring back the former wick:

          reader put wick

       o Then light the lamp by the window of the reader, who has waited:

         (put the name of your lamp in the place of "lamp")

      Hector Lampe <lampe@example.org>

      """
    #expect(try Manuscript(MemoryText(text)).kind == .listing)
    #expect(try Manuscript(MemoryText(Joining.prose)).kind == .prose)
  }

  // MARK: Rows that go on

  @Test func `rows of code hang under their line, and are told by a sign`() throws {
    let lines = try lines(PlainTexts.code, measure: 60)
    let start = try #require(lines.firstIndex { $0.text.hasPrefix("static int turn_page") })
    #expect(lines[start + 1].text.hasPrefix("  ") && !lines[start + 1].text.hasPrefix("   "))
    #expect(!lines[start].isContinuation)
    #expect(lines[start + 1].isContinuation)
    // Two tabs are sixteen columns, of which no more than a quarter of the line stays free.
    let deep = try #require(lines.firstIndex { $0.text.contains("fprintf") })
    #expect(lines[deep + 1].indent == 15)
    #expect(lines[deep + 1].isContinuation)
    #expect(try self.lines(Joining.prose, measure: 30).allSatisfy { !$0.isContinuation })
  }

  @Test(arguments: ["- ", "* ", "12. ", "3) ", "\u{2022} "])
  func `an item goes on under its words`(_ sign: String) throws {
    let text = sign + String(repeating: "word after word ", count: 20)
    let lines = try lines(String(repeating: text + "\n", count: 9), measure: 40)
    #expect(lines[0].text.hasPrefix(sign + "word"))
    #expect(lines[1].text.prefix { $0 == " " }.count == sign.count)
    #expect(!lines[1].isContinuation)
  }

  @Test func `the lines of an item are joined where they are too long`() throws {
    let item = """
      - The lamp is lit before the door is shut, as those who come later have to find it in
        the dark, and the stairs are as old as the house.

      """
    let text = String(repeating: Joining.prose, count: 9) + item
    let lines = try lines(text, measure: 40).map(\.text)
    let start = try #require(lines.firstIndex { $0.hasPrefix("- The lamp") })
    #expect(lines[start + 1].hasPrefix("  shut") || lines[start + 1].hasPrefix("  is shut"))
    #expect(lines[start...].prefix { !$0.isEmpty }.dropLast().allSatisfy { $0.count > 28 })
  }

  // MARK: Chopped lines

  @Test(arguments: PlainTexts.names)
  func `a chopped line is one row and has all its bytes`(_ name: String) throws {
    let text = PlainTexts.named(name)
    let lines = try lines(text, measure: 30, chopped: true)
    let expected = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    #expect(lines.map { $0.range.count - 1 } == expected.prefix(lines.count).map(\.count))
    // Blank lines at the end may stand on the page, or not.
    #expect(lines.count > expected.lastIndex { !$0.isEmpty } ?? -1)
    #expect(lines.allSatisfy { $0.columns <= 30 })
    #expect(lines.contains { $0.isCutRight })
  }

  @Test(arguments: PlainTexts.names)
  func `moved sideways, chopped lines show all that they have`(_ name: String) throws {
    let text = PlainTexts.named(name)
    var settings = LayoutSettings(measure: 30)
    settings.chopsLines = true
    var pager = Pager(
      try Manuscript(MemoryText(text)), format: PageFormat(settings: settings, rows: 10_000))
    var shown: [String] = []
    while true {
      let lines = try pager.page(.first).lines
      if shown.isEmpty { shown = lines.map { _ in "" } }
      for (index, line) in lines.enumerated() {
        // Glyphs, not the trimmed text: a cut may fall on a space.
        shown[index] += line.glyphs.map(\.text).joined()
        #expect(line.columns <= 30)
      }
      pager.shift += 30
      if !lines.contains(where: { $0.isCutRight }) { break }
    }
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for (line, words) in zip(shown, expected) {
      #expect(line.filter { $0 != " " } == words.filter { $0 != " " && $0 != "\t" })
    }
    #expect(shown.count == expected.count)
  }

  @Test func `a chopped line is one row whatever its length`() throws {
    let cell = "{\"number\": 12345678, \"日本\": true}, "
    let long = "[" + String(repeating: cell, count: 90_000) + "]"
    let text = "before\n" + long + "\r\nafter\n\n" + long + "\nlast\n" + long
    let bytes = Array(text.utf8)
    var settings = LayoutSettings(measure: 30)
    settings.chopsLines = true
    var pager = Pager(
      try Manuscript(MemoryText(bytes)), format: PageFormat(settings: settings, rows: 20))
    let lines = try pager.page(.first).lines
    #expect(lines.count == 7)
    #expect(lines.map(\.text)[0...2] == ["before", String(long.prefix(27)), "after"])
    #expect(lines.map(\.isCutRight) == [false, true, false, false, true, false, true])
    #expect(lines[1].range == 7..<7 + long.utf8.count + 2)
    #expect(lines.last?.range.upperBound == bytes.count)
    // From anywhere in a line the whole line is found, and the one before it by turning back.
    for offset in [7 + long.utf8.count / 2, bytes.count - 3_000_000, bytes.count - 1] {
      let page = try pager.page(.containing(offset))
      #expect(page.lines.contains { $0.range.contains(offset) })
      #expect(page.lines.allSatisfy { line in lines.contains { $0.range == line.range } })
    }
    pager.shift = 200_000
    #expect(try pager.page(.first).lines[1].text.count > 20)
    pager.shift = long.count + 90_000 * 2 - 10
    let end = try pager.page(.first).lines[1]
    #expect(end.text.hasSuffix("]") && !end.isCutRight && end.isCutLeft)
  }

  @Test func `a wide character at an edge is not cut in two`() throws {
    let text = String(repeating: "a日本語日本語日本語;\n", count: 9)
    var settings = LayoutSettings(measure: 4)
    settings.chopsLines = true
    var pager = Pager(
      try Manuscript(MemoryText(text)), format: PageFormat(settings: settings, rows: 10))
    #expect(try pager.page(.first).lines[0].text == "a日")
    pager.shift = 2
    let line = try pager.page(.first).lines[0]
    #expect(line.text == " 本")
    #expect(line.isCutLeft && line.isCutRight)
  }

  // MARK: Promises

  @Test(arguments: 1...30)
  func `pages cover lines of any kind, and the index gives the same pages`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = RandomLines.bytes(&generator, length: Int.random(in: 0...3000, using: &generator))
    for chops in [false, true] {
      var sample = try Sample(
        bytes, measure: Int.random(in: 1...90, using: &generator),
        rows: Int.random(in: 1...30, using: &generator))
      sample.traits.isListing = seed % 3 > 0
      sample.traits.hangsIndented = true
      sample.traits.hasEmphasisMarks = seed % 2 > 0
      sample.format.settings.chopsLines = chops
      try Grid().check(sample, every: 1 + bytes.count / 100)
      if !chops { try Coverage().check(sample) }
      let wide = try sample.pagesByScan().flatMap(\.lines).filter {
        // One character may be wider than a narrow page.
        $0.columns > sample.format.settings.measure
          && $0.glyphs.first?.offset != $0.glyphs.last?.offset
      }
      #expect(wide.isEmpty)
    }
  }

  @Test(arguments: 1...20)
  func `pages cover a text beside a margin, and the index gives the same pages`(
    _ seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let prose = RandomTexts.bytes(&generator, length: Int.random(in: 0...3000, using: &generator))
    let indent = [UInt8](repeating: 0x20, count: seed % 4 + 2)
    let bytes = Array(
      prose.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        line.isEmpty || UInt8.random(in: 0...9, using: &generator) == 0
          ? Array(line) : indent + Array(line)
      }.joined(separator: [0x0A]))
    for measure in [1, 23, 66] {
      var sample = try Sample(bytes, measure: measure, rows: 9, wrapColumns: 72)
      sample.traits.margin = indent.count
      sample.traits.isJustified = seed % 2 == 0
      try Grid().check(sample, every: 1 + bytes.count / 100)
    }
  }

  @Test(arguments: 1...30)
  func `pages cover a manual, and the index gives the same pages`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = RandomManual.bytes(&generator, length: Int.random(in: 0...3000, using: &generator))
    for measure in [1, 23, 50, 66, 90] {
      var sample = try Sample(bytes, measure: measure, rows: 9, wrapColumns: 60)
      sample.traits.fillsScreen = true
      sample.traits.dividesWords = true
      sample.traits.hasEmphasisMarks = seed % 5 == 0
      sample.traits.margin = seed % 3 * 2
      sample.traits.isJustified = seed % 2 == 0
      try Grid().check(sample, every: 1 + bytes.count / 100)
      // Nothing but line ends is taken out.
      (sample.traits.margin, sample.traits.isJustified) = (0, false)
      sample.traits.dividesWords = false
      try Coverage().check(sample)
    }
  }

  @Test(arguments: 0...9)
  func `giants among chopped lines are covered by their pages`(_ number: Int) throws {
    var generator = SeededGenerator(seed: 7)
    let bytes = SpecialTexts.giants(&generator)[number].bytes
    var sample = try Sample(bytes, measure: 66, rows: 300)
    sample.format.settings.chopsLines = true
    try Grid().check(sample, every: 200_000, numbers: 25)
  }

  @Test(arguments: 1...8)
  func `what is found back from any place agrees with the walk from the start`(
    _ seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 40))
    var sample = try Sample(
      RandomLines.bytes(&generator, length: 2000), measure: 24, rows: 7)
    sample.traits.isListing = true
    sample.format.settings.chopsLines = seed % 2 == 0
    let pages = try sample.pagesByScan()
    let pager = sample.pager(try sample.pagination())
    for page in pages where !page.range.isEmpty {
      #expect(try pager.page(.containing(page.range.lowerBound)).range == page.range)
      #expect(try sample.pager().page(.containing(page.range.lowerBound)).lines == page.lines)
    }
  }
}

/// Options and what explains them, items, blocks of many indents, and words that are divided.
enum RandomManual {
  private static let words = [
    "reader", "a", "the", "lamp\u{2010}", "-v", "--all", "\u{2022}", "_so_", "ist", "Größe", "日本",
    "widened  spaces", "x  =", "e\u{301}tude", "[file]", "page.", "command\u{2010}",
  ]
  private static let signs = ["-N", "- ", "\u{2022} ", "12. ", "e. ", "--quiet ", "term", "\t", ""]

  static func bytes(_ generator: inout SeededGenerator, length: Int) -> [UInt8] {
    var text = ""
    while text.utf8.count < length {
      let margin = Int.random(in: 0...3, using: &generator) * 3
      let sign = signs.randomElement(using: &generator) ?? ""
      let hang = margin + Int.random(in: 0...14, using: &generator)
      var line = (String(repeating: " ", count: margin) + sign).padding(to: hang)
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        let word = words.randomElement(using: &generator) ?? ""
        if line.count + 1 + word.count > 60 {
          text += line + "\n"
          line = String(repeating: " ", count: hang)
        }
        line += word + " "
      }
      text += line + String(repeating: "\n", count: Int.random(in: 1...2, using: &generator))
    }
    return Array(text.utf8)
  }
}

extension String {
  /// The string with spaces behind it, up to `count` characters.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(count - self.count, 0))
  }
}

/// Lines of code, logs and tables, with tabs, wide characters, items and very long ones.
enum RandomLines {
  private static let pieces = [
    "if (page->end >= length) {", "}", "\treturn 0;", "\t\t\tx += 1;", "2026-11-23T06:10:00Z",
    "INFO", "a,b,,c,\"d e\"", "日本語", "- an item of a list", "12. another one", "  key = value",
    "   | cell | cell |", "-rw-r--r--   1 anna  readers   4711 Nov 23", "_so_", "\u{2022} dot",
    "extraordinarily", "e\u{301}tude", "https://example.org/a/b/c?d=e&f=g#h", "\u{1B}[1m", "ไทย",
  ]

  static func bytes(_ generator: inout SeededGenerator, length: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < length {
      switch Int.random(in: 0..<16, using: &generator) {
      case 0: bytes += Array(repeating: 10, count: Int.random(in: 1...3, using: &generator))
      case 14...15: bytes += Array(RandomRules.line(&generator).utf8)
      case 1: bytes += Array("\u{C}".utf8)
      case 2: bytes += [0xFF, 0x80, 0x1B, 0x00, 0xE2, 0x82, 0x0A]
      case 3: bytes += Array("\r\n".utf8)
      case 4: bytes += Array("   \t \n".utf8)
      default:
        for _ in 0..<Int.random(in: 1...9, using: &generator) {
          let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
          bytes += Array(piece.utf8)
          if Bool.random(using: &generator) { bytes.append(0x20) }
        }
        bytes.append(0x0A)
      }
    }
    return bytes
  }
}
