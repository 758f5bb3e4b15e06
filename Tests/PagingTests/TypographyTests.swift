import Books
import TestSupport
import Testing

@testable import Paging

/// Lines that are hyphenated and justified.
@Suite struct Typography {
  @Test(arguments: 1...40)
  func `no line is wider than the measure, and no cell without its byte`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 900))
    let bytes = RandomTexts.bytes(&generator, length: 3000)
    let measure = Int.random(in: 1...70, using: &generator)
    let sample = try Sample(
      bytes, measure: measure, rows: 17, wrapColumns: seed % 2 == 0 ? 72 : nil
    ).withHyphens
    for line in try sample.pagesByScan().flatMap(\.lines) {
      let clusters = line.glyphs.count { $0.columns > 0 && $0.startsCluster }
      try #require(line.columns <= measure || clusters == 1, "\(line)")
      let offsets = line.glyphs.map(\.offset)
      try #require(offsets == offsets.sorted())
      try #require(offsets.allSatisfy { line.range.contains($0) })
    }
  }

  private func lines(
    _ text: String, measure: Int, wrapColumns: Int? = nil, joinsLines: Bool = true
  ) throws -> [String] {
    var sample = try Sample(
      Array(text.utf8), measure: measure, rows: 50, wrapColumns: wrapColumns)
    sample.format.settings.isJustified = true
    sample.format.settings.joinsLines = joinsLines
    return try sample.pager().page(.first).lines.map(\.text)
  }

  @Test func `the last line of a paragraph and a heading are not spread`() throws {
    #expect(
      try lines("one two three four five six\n", measure: 14) == [
        "one two  three", "four five six",
      ])
    #expect(
      try lines("\nCHAPTER 1 ONE TWO THREE\n", measure: 14).dropFirst().first == "CHAPTER 1 ONE")
    #expect(try lines("one two three\u{2028}four five six", measure: 14)[0] == "one two three")
  }

  @Test func `verse and lines that are not joined are not spread`() throws {
    let verse = "  one two three four five six\n\nprose\n"
    #expect(try lines(verse, measure: 16, wrapColumns: 72)[0] == "  one two three")
    #expect(try lines(verse, measure: 16)[0] == "  one two  three")
    let prose = "one two three four five six\n"
    #expect(try lines(prose, measure: 14, wrapColumns: 72)[0] == "one two  three")
    #expect(try lines(prose, measure: 14, wrapColumns: 72, joinsLines: false)[0] == "one two three")
  }

  @Test func `equal settings are equal pages`() throws {
    let plain = LayoutSettings(measure: 60)
    let sample = try Sample([], measure: 60, rows: 5)
    #expect(sample.withHyphens.format.settings != plain)
    #expect(sample.withHyphens.format == sample.withHyphens.format)
  }
}
