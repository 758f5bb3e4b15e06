import TestSupport
import Testing
import Typeset

/// Hyphens before every vowel that follows a consonant, in ASCII: `hyph-en-at-ion` it is not.
private let vowels = Hyphenator(name: "vowels") { word in
  let isVowel = word.map { "aeiouAEIOU".utf8.contains($0) }
  return word.indices.dropFirst().reduce(0) { mask, index in
    isVowel[index] && !isVowel[index - 1] ? mask | 1 << UInt64(index) : mask
  }
}

/// A hyphenator that would put a hyphen anywhere, inside code points too.
private let anywhere = Hyphenator(name: "anywhere") { _ in .max }

struct `A hyphenated line` {
  /// The lines of a text as they are seen.
  private func seen(
    _ text: String, _ measure: Int, by hyphenator: Hyphenator = vowels
  ) throws -> [String] {
    let metrics = LineMetrics(measure: measure)
    let breaker = LineBreaker(metrics, hyphenator: hyphenator)
    return try withWindow(Array(text.utf8)) { window in
      var lines: [String] = []
      var start = LineStart.paragraphStart
      repeat {
        let next = try #require(breaker.nextLine(after: start, in: window))
        let glyphs = Typesetter(metrics).glyphs(
          of: start.offset..<next.offset, in: window, endsLine: true,
          endsInHyphen: next.followsHyphen)
        lines.append(glyphs.map(\.text).joined())
        start = next
      } while start.offset < window.count
      return lines
    }
  }

  @Test func `ends in the word that does not fit, where the hyphen fits`() throws {
    #expect(try seen("a hyphenation", 9) == ["a hyphen-", "ation"])
    #expect(try seen("a hyphenation", 8) == ["a hyph-", "enation"])
    #expect(try seen("a hyphenation", 13) == ["a hyphenation"])
    #expect(try seen("hyphenation is", 11) == ["hyphenation", "is"])
    #expect(try seen("a hyphenation, is", 13) == ["a hyphenat-", "ion, is"])
  }

  @Test func `leaves two letters and brings three at least`() throws {
    #expect(try seen("an able", 6) == ["an ", "able"])
    #expect(try seen("an apparat", 9) == ["an app-", "arat"])
    #expect(try seen("abcdef", 5, by: anywhere) == ["abc-", "def"])
    #expect(try seen("a abcdef", 4, by: anywhere) == ["a ", "abc-", "def"])
  }

  @Test func `may end in the same word again, by the points of the whole word`() throws {
    #expect(try seen("hyphenation", 6) == ["hyph-", "enat-", "ion"])
    #expect(try seen("strengthenings", 3) == ["str", "eng", "th-", "en-", "ing", "s"])
  }

  @Test func `never ends inside a cluster`() throws {
    #expect(
      try seen("abce\u{301}e\u{301}e\u{301}e\u{301}", 6, by: anywhere) == [
        "abce\u{301}-", "e\u{301}e\u{301}e\u{301}",
      ])
    #expect(try seen("жжжжжжж", 6, by: anywhere) == ["жжжж-", "жжж"])
  }

  @Test func `leaves addresses, numbers and soft hyphens alone`() throws {
    for text in [
      "see example.banana", "see a/banana", "see banana7", "see me@banana", "see ba\u{AD}nana",
    ] {
      let next = try withWindow(Array(text.utf8)) { window in
        LineBreaker(LineMetrics(measure: 8), hyphenator: anywhere)
          .nextLine(after: .paragraphStart, in: window)
      }
      #expect(next?.followsHyphen == false, "\(text)")
    }
    #expect(try seen("see “banana”", 10) == ["see “ban-", "ana”"])
    #expect(try seen("see banana.", 9) == ["see ban-", "ana."])
  }

  @Test func `is as long as the points allow and no longer`() throws {
    for seed in 0..<UInt64(caseCount / 4) {
      var generator = SeededGenerator(seed: seed)
      let words = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        randomWord(using: &generator)
      }
      let measure = Int.random(in: 12...60, using: &generator)
      let text = words.joined(separator: " ")
      let expected = greedyLines(of: words, measure: measure)
      let found = try seen(text, measure).map { line in
        line.last == " " ? String(line.dropLast()) : line
      }
      try #require(found == expected, "seed \(seed), measure \(measure): \(text)")
    }
  }

  private func randomWord(using generator: inout SeededGenerator) -> String {
    let letters = Array("aeioubcdtrsnm")
    return String(
      (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &generator)]
      })
  }

  /// Lines of words no longer than the measure, by the book.
  private func greedyLines(of words: [String], measure: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      let room = measure - (line.isEmpty ? 0 : line.count + 1)
      if word.count <= room {
        line += (line.isEmpty ? "" : " ") + word
        continue
      }
      let letters = Array(word)
      let isVowel = letters.map { "aeiou".contains($0) }
      let point = letters.indices.last { index in
        index >= 2 && letters.count - index >= 3 && index + 1 <= room && isVowel[index]
          && !isVowel[index - 1]
      }
      lines.append(
        point.map { line + (line.isEmpty ? "" : " ") + String(letters[..<$0]) + "-" } ?? line)
      line = String(letters[(point ?? 0)...])
    }
    return lines + [line]
  }

  @Test func `is the same in every window and keeps every promise`() throws {
    var generator = SeededGenerator(seed: 31)
    for seed in 0..<UInt64(caseCount / 4) {
      let text = RandomText(seed: seed, length: 80)
      let metrics = LineMetrics(measure: text.measure, tabWidth: text.tabWidth)
      let breaker = LineBreaker(metrics, hyphenator: anywhere)
      let bytes = text.bytes
      let note: Comment = "seed \(seed), measure \(text.measure): \(text.description)"
      try withWindow(bytes) { window in
        let clusters = Set(Segmentation(window).clusters)
        var start = LineStart.paragraphStart
        var lines = 0
        repeat {
          let next = try #require(breaker.nextLine(after: start, in: window))
          try #require(next.offset > start.offset || bytes.isEmpty, note)
          try #require(clusters.contains(next.offset), note)
          let glyphs = Typesetter(metrics).glyphs(
            of: start.offset..<next.offset, in: window, endsLine: true,
            endsInHyphen: next.followsHyphen)
          let columns = glyphs.reduce(0) { $0 + $1.columns }
          let visible = glyphs.count { $0.columns > 0 && $0.startsCluster }
          try #require(columns <= text.measure || visible == 1, note)
          lines += 1
          start = next
        } while start.offset < window.count
        var counted = LineStart.paragraphStart
        try #require(breaker.countLines(from: &counted, in: window) == lines, note)
        try #require(
          try countInParts(bytes, breaker, using: &generator) == lines, note)
      }
    }
  }

  private func countInParts(
    _ bytes: [UInt8], _ breaker: LineBreaker, using generator: inout SeededGenerator
  ) throws -> Int {
    var start = LineStart.paragraphStart
    var lines = 0
    var seen = 0
    repeat {
      seen = min(bytes.count, seen + Int.random(in: 1...40, using: &generator))
      lines += try withWindow(bytes.prefix(seen), isFinal: seen == bytes.count) {
        breaker.countLines(from: &start, in: $0)
      }
    } while seen < bytes.count
    return lines
  }
}
