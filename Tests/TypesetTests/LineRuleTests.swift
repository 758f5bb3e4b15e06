import Testing
import Typeset

/// The lines of a text as strings.
func lines(
  _ text: String, _ measure: Int, tabWidth: Int = 8, ambiguousWidth: Int = 1, firstIndent: Int = 0
) throws -> [String] {
  let metrics = LineMetrics(measure: measure, ambiguousWidth: ambiguousWidth, tabWidth: tabWidth)
  let breaker = LineBreaker(metrics)
  let bytes = Array(text.utf8)
  return try withWindow(bytes) { window in
    var lines: [String] = []
    var start = LineStart.paragraphStart
    repeat {
      let next = try #require(breaker.nextLine(after: start, in: window, firstIndent: firstIndent))
      lines.append(String(decoding: bytes[start.offset..<next.offset], as: UTF8.self))
      start = next
    } while start.offset < bytes.count
    return lines
  }
}

struct `A line` {
  @Test func `takes as many words as fit`() throws {
    #expect(try lines("a well-known fact", 6) == ["a ", "well-", "known ", "fact"])
    #expect(try lines("a well-known fact", 17) == ["a well-known fact"])
    #expect(try lines("“Well,” he said — “no!”", 8) == ["“Well,” ", "he said ", "— “no!”"])
  }

  @Test func `keeps its spaces beyond the measure`() throws {
    #expect(try lines("abc    def", 3) == ["abc    ", "def"])
    #expect(try lines("漢字\u{3000}\u{3000}漢字", 4) == ["漢字\u{3000}\u{3000}", "漢字"])
    #expect(try lines("abc   ", 3) == ["abc   "])
  }

  @Test func `is as wide as its tabs make it and no wider`() throws {
    #expect(try lines("a\tb", 8) == ["a\t", "b"])
    #expect(try lines("a\tb", 9) == ["a\tb"])
    #expect(try lines("a\tb", 5, tabWidth: 4) == ["a\tb"])
    #expect(try lines("abc\t\tdef", 4) == ["abc\t\t", "def"])
  }

  @Test func `ends with every mandatory break, of which the last begins no line`() throws {
    #expect(try lines("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}", 9).count == 5)
    #expect(try lines("a\rb\r\nc\nd", 9) == ["a\r", "b\r\n", "c\n", "d"])
    #expect(try lines("漢\n\n字", 1) == ["漢\n", "\n", "字"])
    #expect(try lines("a\n", 9) == ["a\n"])
  }

  @Test func `breaks a word that is wider between clusters`() throws {
    #expect(try lines("abcdefg", 3) == ["abc", "def", "g"])
    #expect(try lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(try lines("🇨🇭🇩🇪🇫🇷", 5) == ["🇨🇭🇩🇪", "🇫🇷"])
    #expect(try lines("👩‍👩‍👧ab", 3) == ["👩‍👩‍👧", "ab"])
    #expect(try lines("กำกำกำ", 5) == ["กำกำ", "กำ"])
  }

  @Test func `breaks URLs and addresses at a joint when nothing else fits`() throws {
    #expect(
      try lines("see example.org/a_page", 12) == ["see ", "example.org/", "a_page"])
    #expect(try lines("somebody@example.org", 12) == ["somebody", "@example.org"])
    #expect(try lines("somebody@example.org", 20) == ["somebody@example.org"])
    #expect(try lines("a_very_long_name_of_it", 11) == ["a_very_long", "_name_of_it"])
    #expect(try lines("1,234,567,890", 6) == ["1,234,", "567,89", "0"])
  }

  @Test func `ends at a soft hyphen only where the hyphen fits`() throws {
    #expect(try lines("hyphen\u{AD}ation", 7) == ["hyphen\u{AD}", "ation"])
    #expect(try lines("hyphen\u{AD}ation", 11) == ["hyphen\u{AD}ation"])
    #expect(try lines("a hyphen\u{AD}ation", 8) == ["a ", "hyphen\u{AD}", "ation"])
    #expect(try lines("hyphen\u{AD}ation", 6) == ["hyphen", "\u{AD}ation"])
  }

  @Test func `is shorter by the indent if it is the first`() throws {
    #expect(try lines("ab cd ef", 5, firstIndent: 2) == ["ab ", "cd ef"])
    #expect(try lines("ab cd", 2, firstIndent: 9) == ["a", "b ", "cd"])
  }

  @Test func `counts characters of ambiguous width by option`() throws {
    #expect(try lines("ЖЖ ЖЖ", 5) == ["ЖЖ ЖЖ"])
    #expect(try lines("ЖЖ ЖЖ", 5, ambiguousWidth: 2) == ["ЖЖ ", "ЖЖ"])
  }

  @Test func `is one in an empty paragraph`() throws {
    var start = LineStart.paragraphStart
    let breaker = LineBreaker(LineMetrics(measure: 5))
    let counts = try withWindow([]) { window in
      (1...2).map { _ in breaker.countLines(from: &start, in: window) }
    }
    #expect(counts == [1, 0])
  }
}
