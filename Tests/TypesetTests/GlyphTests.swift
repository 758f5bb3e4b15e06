import Testing
import Typeset

struct `The glyphs of a line` {
  private func glyphs(
    _ bytes: [UInt8], measure: Int = 80, endsLine: Bool = true
  ) throws -> [Glyph] {
    try withWindow(bytes, isFinal: false) { window in
      Typesetter(LineMetrics(measure: measure))
        .glyphs(of: 0..<bytes.count, in: window, endsLine: endsLine)
    }
  }

  private func shown(_ text: String, measure: Int = 80, endsLine: Bool = true) throws -> [String] {
    try glyphs(Array(text.utf8), measure: measure, endsLine: endsLine)
      .filter { $0.columns > 0 }.map(\.text)
  }

  @Test func `are spacing code points with their marks`() throws {
    #expect(try shown("e\u{301}a") == ["e\u{301}", "a"])
    #expect(try shown("각\u{1100}\u{1161}\u{11A8}") == ["각", "\u{1100}\u{1161}\u{11A8}"])
    #expect(try shown("कि") == ["क", "ि"])
  }

  @Test func `leave out joiners, selectors, keycaps and skin tones`() throws {
    #expect(try shown("👩🏽‍💻") == ["👩", "💻"])
    #expect(try shown("❤️1️⃣") == ["❤", "1"])
    #expect(try shown("🏽") == ["🏽"])
    #expect(try glyphs(Array("👩🏽‍💻".utf8)).map(\.startsCluster) == [true, false])
  }

  @Test func `show controls as two symbols and tabs as spaces`() throws {
    #expect(try shown("\u{1B}[0m") == ["^", "[", "[", "0", "m"])
    #expect(try shown("\0\u{7F}\u{9B}") == ["^", "@", "^", "?", "~", "["])
    #expect(try shown("abc\td", measure: 9).joined() == "abc     d")
    #expect(try shown("abc\t", measure: 5).joined() == "abc  ")
  }

  @Test func `show a non-joiner with the letter before it, and a joiner between letters alone`()
    throws
  {
    #expect(try shown("می\u{200C}خ") == ["م", "ی\u{200C}", "خ"])
    #expect(try shown("क्\u{200D}ष") == ["क्\u{200D}", "ष"])
    #expect(try shown("ක්\u{200D}රි") == ["ක්\u{200D}", "රි"])
    #expect(try shown("ه\u{200D}م") == ["ه\u{200D}", "م"])
    for edge in [
      "न्\u{200D}", "न्\u{200D} क", "न्\u{200D}-क", "\u{200D}क", "क \u{200D}क", "1\u{200D}क",
    ] {
      #expect(try !shown(edge).joined().unicodeScalars.contains("\u{200D}"), "\(edge)")
    }
    #expect(try shown("👩\u{200D}👧a\u{200D}👧❤\u{200D}a") == ["👩", "👧", "a", "👧", "❤", "a"])
    let found = try glyphs(Array("a\u{200C}b".utf8))
    #expect(found.map(\.columns) == [1, 1] && found.map(\.range) == [0..<4, 4..<5])
  }

  @Test func `show each bad byte as one replacement character`() throws {
    let found = try glyphs([0x61, 0xFF, 0xE2, 0x82, 0x62])
    #expect(found.map(\.text) == ["a", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "b"])
    #expect(found.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5])
  }

  @Test func `show a soft hyphen at the line's end alone`() throws {
    #expect(try shown("ab\u{AD}cd\u{AD}") == ["a", "b", "c", "d", "-"])
    #expect(try shown("ab\u{AD}", endsLine: false) == ["a", "b"])
    #expect(try shown("ab\u{AD} ", measure: 2) == ["a", "b"])
    let atTheEnd = try withWindow(Array("ab\u{AD}".utf8)) { window in
      Typesetter(LineMetrics(measure: 9)).glyphs(of: 0..<4, in: window, endsLine: true)
    }
    #expect(atTheEnd.map(\.columns) == [1, 1, 0])
  }

  @Test func `leave out the spaces that hang beyond the measure`() throws {
    #expect(try shown("abc   ", measure: 4) == ["a", "b", "c", " "])
  }

  @Test func `take the columns the breaker gave them and stand for every byte`() throws {
    for seed in 0..<UInt64(caseCount / 10) {
      let text = RandomText(seed: seed)
      let rules = ReferenceRules(text.characters)
      let reference = ReferenceBreaker(rules, measure: text.measure, tabWidth: text.tabWidth)
      let offsets = text.offsets
      let metrics = LineMetrics(measure: text.measure, tabWidth: text.tabWidth)
      try withWindow(text.bytes) { window in
        var first = 0
        for offset in lineEnds(LineBreaker(metrics), in: window) where offset > offsets[first] {
          let end = try #require(offsets.firstIndex(of: offset))
          let line = offsets[first]..<offset
          let glyphs = Typesetter(metrics).glyphs(of: line, in: window, endsLine: true)
          let note: Comment = "seed \(seed), measure \(text.measure), \(line): \(text.description)"
          try #require(end == text.characters.count || rules.clusterBegins[end], note)
          try #require(try uncovered(by: glyphs, of: line).isSubset(of: blanks(of: text)), note)
          let columns = glyphs.reduce(0) { $0 + $1.columns }
          let clusters = glyphs.filter { $0.columns > 0 && $0.startsCluster }.count
          try #require(columns <= text.measure || clusters == 1, note)
          let trailing = glyphs.reversed().prefix { $0.columns == 0 || $0.isBlank }
          let visible = columns - trailing.reduce(0) { $0 + $1.columns }
          try #require((visible...columns).contains(reference.columns(first, end)), note)
          first = end
        }
      }
    }
  }

  /// The bytes of a line that no glyph stands for; glyphs must stand in the order of their bytes.
  private func uncovered(by glyphs: [Glyph], of line: Range<Int>) throws -> Set<Int> {
    let inOrder = zip(glyphs, glyphs.dropFirst()).allSatisfy {
      $0.range == $1.range || $0.range.upperBound <= $1.range.lowerBound
    }
    try #require(inOrder)
    return Set(line).subtracting(glyphs.flatMap(\.range))
  }

  /// The bytes of all blanks.
  private func blanks(of text: RandomText) -> Set<Int> {
    Set(
      zip(text.offsets, text.characters)
        .filter { $1.kind == .blank || $1.kind == .tab }
        .flatMap { offset, character in offset..<offset + character.bytes.count })
  }
}

extension Glyph {
  fileprivate var isBlank: Bool { ["\u{20}", "\u{3000}", "\u{2003}"].contains(text) }
}

struct `The columns of a string` {
  @Test func `are those of its code points`() {
    #expect(columns(of: "") == 0)
    #expect(columns(of: "Page 7") == 6)
    #expect(columns(of: "漢字 ok") == 7)
    #expect(columns(of: "Ж–", ambiguousWidth: 2) == 4)
    #expect(columns(of: "e\u{301}\u{200B}\u{2060}") == 1)
    #expect(columns(of: "\u{1B}") == 2)
    #expect(Typesetter.glyphs(of: "e\u{301}漢").map(\.columns) == [1, 2])
  }

  @Test(.enabled(if: UnicodeFiles.areThere, UnicodeFiles.absence))
  func `of every emoji are those of its parts, without what is left out`() throws {
    let wide = try UnicodeFiles.ranges(in: "EastAsianWidth.txt") { $0 == "W" || $0 == "F" }
    let emoji = try UnicodeFiles.lines(of: "emoji-test.txt")
    #expect(emoji.count > 5_000)
    for line in emoji {
      let codes = line.prefix { $0 != ";" }.split(separator: " ").compactMap {
        UInt32($0, radix: 16)
      }
      let text = String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
      let drawn = codes.enumerated().filter { index, code in
        ![0x200D, 0xFE0F, 0x20E3].contains(code)
          && !(index > 0 && (0x1F3FB...0x1F3FF).contains(code))
          && !(0xE0020...0xE007F).contains(code)
      }
      let expected = drawn.map { wide.contains($0.element) ? 2 : 1 }
      try #require(Typesetter.glyphs(of: text).map(\.columns) == expected, "\(line)")
      try #require(columns(of: text) == expected.reduce(0, +), "\(line)")
    }
  }
}
