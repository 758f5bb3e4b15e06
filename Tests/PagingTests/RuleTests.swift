import Books
import TestSupport
import Testing

@testable import Paging

/// Lines that are too wide by a run of one sign alone.
@Suite struct Rules {
  private func page(_ text: String, measure: Int, rows: Int = 10_000) throws -> Page {
    let format = PageFormat(settings: LayoutSettings(measure: measure), rows: rows)
    return try Pager(try Manuscript(MemoryText(text)), format: format).page(.first)
  }

  private func rows(_ line: String, measure: Int) throws -> [String] {
    try page(line + "\n", measure: measure).lines.map(\.text)
  }

  private static let lines: [(line: String, row: String)] = [
    (String(repeating: "-", count: 79), String(repeating: "-", count: 40)),
    (String(repeating: "═", count: 79), String(repeating: "═", count: 40)),
    (
      "//===" + String(repeating: "-", count: 70) + "===//",
      "//===" + String(repeating: "-", count: 30) + "===//"
    ),
    (
      "    # " + String(repeating: "=", count: 72) + "   ",
      "    # " + String(repeating: "=", count: 34)
    ),
    (
      "\t/* " + String(repeating: "*", count: 60) + " */",
      "        /* " + String(repeating: "*", count: 26) + " */"
    ),
    (
      "Of the lamps and books " + String(repeating: ".", count: 40) + " 112",
      "Of the lamps and books ............. 112"
    ),
    (
      "== one " + String(repeating: "=", count: 30) + " two " + String(repeating: "=", count: 12),
      "== one ============= two ============"
    ),
  ]

  @Test(arguments: lines)
  func `a rule takes one row`(_ line: String, _ row: String) throws {
    let measure = row.count
    let page = try page(line + "\n", measure: measure)
    #expect(page.lines.map(\.text) == [row])
    #expect(page.lines[0].columns == measure)
    #expect(page.lines[0].range == 0..<line.utf8.count + 1)
    #expect(!page.lines[0].isCutRight)
    // The row before the last is no rule yet.
    #expect(try rows(line, measure: 300)[0].count >= measure)
  }

  @Test(arguments: lines)
  func `what is printed of a rule is all of it`(_ line: String, _ row: String) throws {
    let text = MemoryText(line)
    let shown = try page(line, measure: row.count).lines[0]
    let spaces = line.reversed().prefix { $0 == " " }.count
    let printed = try shown.fullText(of: text).replacing("        /*", with: "\t/*")
    #expect(printed == String(line.dropLast(spaces)))
  }

  @Test(arguments: [
    "Oh ........... said the lamp, and nothing else was said by it", "-----------",
    String(repeating: "a", count: 79), String(repeating: "- ", count: 40),
    String(repeating: "----------+", count: 12),
    String(repeating: "-", count: 79)
      + " and more words than fit on a page that has so many columns",
    String(repeating: "-", count: 79) + "\u{2028}more",
    String(repeating: "-", count: 79) + "\tmore",
    String(repeating: "\u{301}", count: 79) + "and more words than fit on a row",
  ])
  func `other lines are broken as ever`(_ line: String) throws {
    let lines = try page(line + "\n", measure: 10).lines
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.hidden == nil })
  }

  @Test func `a rule is one row on the narrowest page`() throws {
    #expect(try rows(String(repeating: "-", count: 79), measure: 1) == ["-"])
    #expect(try rows(String(repeating: "-", count: 79), measure: 3) == ["---"])
    #expect(try rows("ab" + String(repeating: "-", count: 79), measure: 3).count > 1)
  }

  @Test func `a mark on the last sign stays on it`() throws {
    let row = try rows(String(repeating: "-", count: 30) + "\u{301}", measure: 20)
    #expect(row == [String(repeating: "-", count: 20) + "\u{301}"])
  }

  @Test(arguments: 1...30)
  func `a text of rules is covered by its pages, with no line too wide`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var text = ""
    for _ in 0..<60 { text += RandomRules.line(&generator) }
    for wrapColumns in [nil, 72] {
      let measure = Int.random(in: 1...70, using: &generator)
      let sample = try Sample(
        Array(text.utf8), measure: measure, rows: Int.random(in: 1...30, using: &generator),
        wrapColumns: wrapColumns)
      try Grid().check(sample, every: 50)
      try Grid().check(sample.withHyphens, every: 50)
      try Coverage().check(sample)
      for line in try sample.pagesByScan().flatMap(\.lines) {
        let clusters = line.glyphs.count { $0.columns > 0 && $0.startsCluster }
        #expect(line.columns <= measure || clusters == 1, "\(line)")
      }
    }
  }
}

/// Lines with runs of signs, and others that look like them.
enum RandomRules {
  private static let signs = [
    "-", "=", "*", "_", ".", "#", "─", "═", "·", "…", "—", "x", " ", "e\u{301}",
  ]
  private static let words = [
    "", "", "# ", "//", "    ", "\t", "Title ", "日本語 ", " 12", "===//", "שלום", "+",
    "a\u{2028}b", "- ", "é",
  ]

  static func line(_ generator: inout SeededGenerator) -> String {
    var line = ""
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      line += words.randomElement(using: &generator) ?? ""
      let sign = signs.randomElement(using: &generator) ?? ""
      line += String(repeating: sign, count: Int.random(in: 0...100, using: &generator))
      line += words.randomElement(using: &generator) ?? ""
    }
    return line + "\n"
  }
}
