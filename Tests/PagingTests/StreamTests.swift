import Books
import TestSupport
import Testing

@testable import Paging

/// All pages of a text, one after the other.
@Suite struct Streams {
  /// The pages that a pager gives one after the other.
  private func chain(_ sample: Sample) throws -> [Page] {
    let pager = Pager(sample.manuscript, format: sample.format)
    var pages = [try pager.page(.first)]
    while let last = pages.last, !last.isLast { pages.append(try pager.page(.after(last.bounds))) }
    return pages
  }

  private func stream(_ sample: Sample) throws -> [Page] {
    var stream = try Pager(sample.manuscript, format: sample.format).stream()
    var pages: [Page] = []
    while let page = try stream.next() { pages.append(page) }
    return pages
  }

  private func check(_ sample: Sample, _ note: Comment) throws {
    let (found, expected) = (try stream(sample), try chain(sample))
    try #require(found.map(\.range) == expected.map(\.range), note)
    for (page, other) in zip(found, expected) {
      try #require(page.lines == other.lines && page.isLast == other.isLast, note)
    }
  }

  @Test(arguments: 1...30)
  func `a stream has the pages that follow one another`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 3500))
    let bytes = RandomTexts.bytes(&generator, length: 2500)
    for _ in 0..<3 {
      let (measure, rows) = (generator.pick(1..<70), generator.pick(1..<12))
      let sample = try Sample(
        bytes, measure: measure, rows: rows, wrapColumns: seed % 2 == 0 ? 72 : nil)
      try check(sample, "seed \(seed), \(measure)x\(rows)")
    }
  }

  @Test(arguments: SpecialTexts.small.map(\.name))
  func `a stream of a text with something at its edges is whole`(_ name: String) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    for (measure, rows) in [(1, 1), (10, 3), (66, 20)] {
      let bytes = Array(text.utf8.prefix(measure * 200))
      try check(try Sample(bytes, measure: measure, rows: rows, wrapColumns: 72), "\(name)")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a long line on tiny pages takes no longer than many short ones`()
    throws
  {
    let text = Array(String(repeating: "the whale ", count: 20_000).utf8)
    let sample = try Sample(text, measure: 1, rows: 1)
    #expect(try stream(sample).count == 160_000)
  }

  @Test(arguments: 0..<20)
  func `the full text of all lines is the text, but for white space`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = [
      "whale", "می\u{200C}خواهم", "क्\u{200D}ष", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}",
      "1\u{FE0F}\u{20E3}",
      "👍\u{1F3FD}", "\u{2067}שלום\u{2069}", "a\u{200B}b", "\u{FEFF}x", "e\u{301}\u{200D}\u{302}f",
      "g\u{34F}\u{301}", "wo\u{2060}rd", "日本語", "ᠠ\u{180B}", "\u{200D}",
      "🏴\u{E0067}\u{E0062}\u{E007F}", "_whale_", "_the whale_,", "“_Ho!_” said—_he_—", "_pip",
      "no_",
      "a_b_c", "__init__", "(_日本_)",
    ]
    var text = ""
    for _ in 0..<200 {
      text += words[generator.pick(0..<words.count)]
      text += [" ", " ", "\n", "  ", "\n\n", "\u{3000}"][generator.pick(0..<6)]
    }
    let sample = try Sample(
      Array(text.utf8), measure: generator.pick(1..<40), rows: generator.pick(1..<9),
      wrapColumns: seed % 2 == 0 ? 60 : nil)
    var all = ""
    for page in try stream(sample) {
      for line in page.lines { all += try line.fullText(of: sample.source) + "\n" }
    }
    func letters(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { !$0.properties.isWhitespace }
    }
    #expect(letters(all) == letters(text), "seed \(seed)")
  }
}
