import Books
import TestSupport
import Testing
import Typeset

@testable import Paging

/// Paragraphs that are written from right to left, by the rules P2 and P3 of UAX #9.
struct RightToLeftTests {
  @Test(arguments: [
    ("שלום", true), ("مرحبا", true), ("hello שלום", false), ("12. שלום", true),
    ("“مرحبا” he said", true),
    ("(1) — « hello »", false), ("", false), ("12:30 …", false), ("日本語", false), ("ܫܠܡܐ", true),
    ("\u{200F}hello", true), ("\u{200E}שלום", false), ("\u{2067}שלום\u{2069} hello", false),
    ("\u{2067}hello\u{2069} שלום", true), ("\u{2069}שלום", true), ("٣ مارس", true), ("ﬡ", true),
    ("\u{0301}שלום", true), ("éclair שלום", false), ("\u{1E900}", true),
  ])
  func `the first strong character tells the direction`(text: String, isRightToLeft: Bool) {
    let direction = Array(text.utf8).withUnsafeBytes { ParagraphDirection(of: $0) }
    #expect((direction == .rightToLeft) == isRightToLeft)
  }

  @Test func `bad bytes have no direction`() {
    let bytes: [UInt8] = [0xFF, 0xD7, 0x80, 0xC3] + Array("שלום".utf8) + [0xD7]
    #expect(bytes.withUnsafeBytes { ParagraphDirection(of: $0) } == .rightToLeft)
    #expect([0xD7].withUnsafeBytes { ParagraphDirection(of: $0) } == .leftToRight)
  }

  private func lines(_ text: String, measure: Int = 12) throws -> [String] {
    let sample = try Sample(Array(text.utf8), measure: measure, rows: 30)
    return try sample.pager().page(.first).lines.map(\.text)
  }

  @Test func `the lines of such a paragraph end at the right margin`() throws {
    #expect(
      try lines("שלום עולם שלום\n\nhello\n\nעולם hello\n") == [
        "   שלום עולם", "        שלום", "", "hello", "", "  עולם hello",
      ])
    #expect(try lines("hello שלום עולם\n") == ["hello שלום", "עולם"])
  }

  @Test func `an indent stands free at the right`() throws {
    var sample = try Sample(Array("שלום עולם שלום\n\nעולם שלום עולם\n".utf8), measure: 12, rows: 30)
    sample.format.settings.paragraphs = .indented
    let lines = try sample.pager().page(.first).lines
    let ends = lines.filter { $0.kind == .text }.map(\.columns)
    #expect(ends.count == 4 && ends[0] < 12 && ends[1] == 12 && ends[2] < 12 && ends[3] == 12)
    #expect(lines.allSatisfy { $0.kind == .blank || $0.indent > 0 })
  }

  @Test func `rows are seen in order if the terminal does not see to that`() throws {
    let text = "שלום (hello) עולם 12\n\nhello שלום עולם!\n"
    var sample = try Sample(Array(text.utf8), measure: 24, rows: 30)
    func seen() throws -> [String] {
      try sample.pager().page(.first).lines.map { line in
        line.placedGlyphs.map(\.glyph.text).joined()
      }
    }
    #expect(try seen()[0] == "שלום (hello) עולם 12")
    let plain = try sample.pager().page(.first).lines
    sample.format.settings.reordersRows = true
    #expect(try seen() == ["12 םלוע (hello) םולש", "", "hello םלוע םולש!"])
    let lines = try sample.pager().page(.first).lines
    #expect(lines.map { $0.glyphs.map(\.offset) } == plain.map { $0.glyphs.map(\.offset) })
    #expect(lines.map(\.columns) == plain.map(\.columns))
    for line in lines {
      var next = line.indent
      for placed in line.placedGlyphs {
        let (glyph, column) = (placed.glyph, placed.column)
        #expect(column == next)
        next += glyph.columns
      }
    }
  }

  @Test(arguments: 1...20)
  func `no line is wider than the measure, and none leaves its bytes`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = ["שלום", "מַה", "hello", "مرحبا", "12", "—", "(", "日本", "\n", "\n\n", "  "]
    let text = (0..<200).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
    let measure = Int.random(in: 1...40, using: &random)
    let sample = try Sample(Array(text.utf8), measure: measure, rows: 9)
    for line in try sample.pagesByScan().flatMap(\.lines) {
      let clusters = line.glyphs.count { $0.columns > 0 && $0.startsCluster }
      #expect(line.columns <= measure || clusters == 1)
      #expect(line.glyphs.allSatisfy { line.range.contains($0.offset) })
    }
  }
}
