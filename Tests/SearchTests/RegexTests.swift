import Books
import Testing

@testable import Search

struct `A regular expression` {
  @Test(arguments: [
    (#"w\w+e"#, "Whale, wé, WARE", ["Whale", "WARE"]),
    (#"^the"#, "The\nother\r\nthe", ["The", "the"]),
    (#"e$"#, "the\r\nre d\nbe", ["e", "e"]),
    (#"white\s+whale"#, "white\n  whale", ["white\n  whale"]),
    (#"x*"#, "axxb", ["xx"]),
    (#"É"#, "é", ["é"]),
    (#"[а-я]+"#, "Ёж и ЁЖ", ["ж", "и", "Ж"]),
    (#"\AT|d\z"#, "The end\nT d", ["T", "d"]),
    (#"\<art"#, "art cart <art", ["art", "art"]), (#"art\>"#, "cart arts art>", ["art", "art"]),
    (#"[\<]a"#, "<a a", ["<a"]), (#"[]\<]a"#, "]a <a a", ["]a", "<a"]),
  ])
  func `finds what it says`(_ pattern: String, _ text: String, _ expected: [String]) throws {
    #expect(try found(SearchQuery(pattern, isRegex: true), in: text) == expected)
  }

  @Test func `follows the case of its capitals when asked`() throws {
    func count(_ pattern: String, _ matching: SearchQuery.Matching) throws -> Int {
      try found(SearchQuery(pattern, isRegex: true, matching: matching), in: "Call call").count
    }
    #expect(try count("call", .smart) == 2)
    #expect(try count("Call", .smart) == 1)
    #expect(try count(#"\Wcall"#, .smart) == 1)
    #expect(try count(#"\Acall"#, .smart) == 1)
    #expect(try count("call", .exact) == 1)
  }

  @Test(arguments: [
    ("b", ["a\n", "\n", "c"]), ("^$", ["a\n", "b\n", "abc\n", "c"]), ("[a-c]", ["\n"]),
  ])
  func `finds the lines without a match when asked`(_ pattern: String, _ lines: [String]) throws {
    var query = SearchQuery(pattern, isRegex: true)
    query.isInverted = true
    #expect(try found(query, in: "a\nb\n\nabc\nc") == lines)
  }

  @Test func `words too are looked for in lines that do not have them`() throws {
    var query = SearchQuery("a.b")
    query.isInverted = true
    #expect(try found(query, in: "a.b\naxb\r\nA.B") == ["axb\r\n"])
    query = SearchQuery("a", isRegex: true, wholeWords: true)
    query.isInverted = true
    #expect(try found(query, in: "a b\nab\n") == ["ab\n"])
  }

  @Test func `finds whole words when asked`() throws {
    let query = SearchQuery("art|cat", isRegex: true, wholeWords: true)
    #expect(try found(query, in: "art, cart, cats, cat") == ["art", "cat"])
  }

  @Test(arguments: [
    ("(foo", "missing closing parenthesis", 4), ("é[", "missing terminating ]", 2),
    ("a+b{2,1}", "numbers out of order", 7), (#"é\<["#, "missing terminating ]", 4),
    (#"\C"#, "using \\C is disabled", 2),
  ])
  func `with a mistake says what and where`(
    _ pattern: String, _ message: String, _ position: Int
  ) {
    do {
      _ = try SearchPattern(SearchQuery(pattern, isRegex: true))
      Issue.record("the mistake was not noticed")
    } catch {
      guard case .badPattern(let told, let place) = error else {
        Issue.record("not told as a mistake: \(error)")
        return
      }
      #expect(told.contains(message))
      #expect(place == position)
    }
  }

  @Test(arguments: [#"(a+)+$"#, #"(?:a|aa)+\d"#, #"(*NO_JIT)(a+)+$"#])
  func `that would take for ever is ended`(_ pattern: String) throws {
    let text = [UInt8](repeating: 0x61, count: 5000) + [0x21]
    #expect(throws: SearchError.tooHard(offset: 0)) {
      try matches(of: SearchQuery(pattern, isRegex: true), in: text)
    }
  }

  @Test func `goes on over bad bytes`() throws {
    let text: [UInt8] = [0x61, 0xFF, 0x61, 0xE2, 0x80, 0x61]
    let query = SearchQuery("a.?", isRegex: true)
    #expect(try matches(of: query, in: text) == [0..<1, 2..<3, 5..<6])
  }

  @Test func `finds what spans blocks, as far as is promised`() throws {
    let gap = [UInt8](repeating: 0x2E, count: RegexPattern.longestMatch - 2)
    let text = Array("xxx(".utf8) + gap + Array(")yyy".utf8)
    let query = SearchQuery(#"(?s)\(.*?\)"#, isRegex: true)
    for partLength in [1 << 10, 1 << 16] {
      #expect(
        try matches(of: query, in: text, partLength: partLength) == [3..<text.count - 3])
    }
  }
}
