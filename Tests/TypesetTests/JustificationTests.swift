import Testing
import Typeset

struct `A justified line` {
  private func justified(_ text: String, _ measure: Int) throws -> String {
    try withWindow(Array(text.utf8)) { window in
      let glyphs = Typesetter(LineMetrics(measure: measure))
        .glyphs(of: 0..<window.count, in: window, endsLine: true)
      return Justification(measure: measure).justified(glyphs, in: window).map(\.text).joined()
    }
  }

  @Test func `reaches the right edge, its spaces spread evenly`() throws {
    #expect(try justified("aaa bbb ccc ddd ", 18) == "aaa  bbb  ccc  ddd")
    #expect(try justified("aaa bbb ccc ddd ", 17) == "aaa bbb  ccc  ddd")
    #expect(try justified("a. bb  cc dd", 13) == "a.  bb  cc dd")
    #expect(try justified("  aaaa bbbb ", 14) == "  aaaa    bbbb")
  }

  @Test func `stays as it is where its gaps would be too wide`() throws {
    #expect(try justified("aaaaaa bbbbb ", 16) == "aaaaaa bbbbb ")
    #expect(try justified("aaaa bbb ", 12) == "aaaa bbb ")
    #expect(try justified("aaaaaaaaa ", 12) == "aaaaaaaaa ")
    #expect(try justified(" ", 12) == " ")
  }

  @Test func `stays as it is where it is set in columns`() throws {
    #expect(try justified("1.   one two ", 14) == "1.   one two ")
    #expect(try justified("1.\tone two ", 16) == "1.      one two ")
  }

  @Test func `has the glyphs it had, and spaces of the bytes before them`() throws {
    for seed in 0..<UInt64(caseCount / 10) {
      let text = RandomText(seed: seed, length: 40)
      let note: Comment = "seed \(seed), measure \(text.measure): \(text.description)"
      let metrics = LineMetrics(measure: text.measure, tabWidth: text.tabWidth)
      try withWindow(text.bytes) { window in
        var first = 0
        for end in lineEnds(LineBreaker(metrics), in: window) where end > first {
          let glyphs = Typesetter(metrics).glyphs(of: first..<end, in: window, endsLine: true)
          let justified = Justification(measure: text.measure).justified(glyphs, in: window)
          first = end
          guard justified != glyphs else { continue }
          try #require(justified.reduce(0) { $0 + $1.columns } == text.measure, note)
          try #require(
            justified.filter { $0.text != " " } == glyphs.filter { $0.text != " " }, note)
          let added = zip(justified, justified.dropFirst()).filter {
            !$1.startsCluster && $1.text == " "
          }
          try #require(added.allSatisfy { $0.range == $1.range }, note)
        }
      }
    }
  }
}
