import Books
import TestSupport
import Testing

@testable import Search

struct `The context of a match` {
  private static let alphabet: [String] = [
    "a", "b", "word ", " ", " ", "\n", "\t", "\r\n", "\u{7}", "\u{7F}", "é", "e\u{301}", "“", "”",
    "—", "…", "€", "\u{A0}", "\u{AD}", "\u{85}", "\u{2028}", "\u{202E}", "\u{200D}", "\u{FFFD}",
    "中", "文", "\u{3000}", "か", "が", "か\u{3099}", "한", "ш", "ω", "👩\u{200D}👧", "🇩🇪", "क्ष",
  ]

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    // Few kinds of characters, so that whole contexts are of the common ones alone.
    let few = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      alphabet.randomElement(using: &random) ?? " "
    }
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...500, using: &random) {
      bytes += (few.randomElement(using: &random) ?? " ").utf8
      if Int.random(in: 0..<200, using: &random) == 0 { bytes.append(0xFF) }
    }
    return bytes
  }

  @Test func `of a line it has nothing of other lines`() throws {
    let text = MemoryText("one two\nthree four five\nsix")
    let context = try MatchContext(of: 14..<18, in: text, isOfLine: true)
    #expect((context.before, context.match, context.after) == ("three ", "four", " five"))
    #expect(context.isCut == (false, false))
    let first = try MatchContext(of: 4..<7, in: text, isOfLine: true)
    #expect((first.before, first.after) == ("one ", ""))
  }

  @Test(arguments: 1...40)
  func `equals one that is made character by character`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 {
      let bytes = Self.bytes(&random)
      let text = MemoryText(bytes)
      let reach = [0, 5, 36, 160].randomElement(using: &random) ?? 36
      var reader = ContextReader(of: text, reach: reach)
      var start = 0
      while start < bytes.count {
        let end = min(start + Int.random(in: 1...300, using: &random), bytes.count)
        let context = try MatchContext(of: start..<end, in: text, reach: reach)
        let expected = ReferenceContext(of: start..<end, in: bytes, reach: reach)
        try #require(ReferenceContext(context) == expected)
        let read = try reader.context(of: start..<end)
        try #require(read == context)
        start = Int.random(in: start + 1...end + 40, using: &random)
      }
    }
  }

  @Test func `is read in the order of the text and in any other`() throws {
    let bytes = (1...40_000).flatMap { Array("\($0) word\n".utf8) }
    let text = MemoryText(bytes)
    var reader = ContextReader(of: text)
    for offset in [0, 200_000, 200_010, 260_000, 5, bytes.count - 3, 70_000] {
      let match = offset..<offset + 2
      #expect(try reader.context(of: match) == MatchContext(of: match, in: text))
    }
    let long = 100..<90_000
    #expect(try reader.context(of: long) == MatchContext(of: long, in: text))
  }
}

/// A context made of characters, one after the other: slow and plain.
private struct ReferenceContext: Equatable {
  var before: String
  var match: String
  var after: String
  var isCut: [Bool]

  init(_ context: MatchContext) {
    (before, match, after) = (context.before, context.match, context.after)
    isCut = [context.isCut.before, context.isCut.after]
  }

  init(of match: Range<Int>, in bytes: [UInt8], reach: Int) {
    let start = max(match.lowerBound - 256, 0)
    let line = Self.line(bytes[match])
    self.match = line.count <= 200 ? line : line.prefix(200) + "…"
    let lead = Self.line(bytes[start..<match.lowerBound].drop { start > 0 && $0 & 0xC0 == 0x80 })
    let end = min(match.upperBound + 256, bytes.count)
    let isEnd = end - match.upperBound < 256
    var trail = Self.line(bytes[match.upperBound..<end])
    if !isEnd { while trail.last == "\u{FFFD}" { trail.removeLast() } }
    before = lead
    if start > 0 || lead.count > reach {
      let words = lead.suffix(reach)
      before = String(words.firstIndex(of: " ").map { words[words.index(after: $0)...] } ?? words)
    }
    after = trail
    if !isEnd || trail.count > reach {
      let words = trail.prefix(reach)
      after = String(words.lastIndex(of: " ").map { words[..<$0] } ?? words)
    }
    isCut = [start > 0 || before.count < lead.count, !isEnd || after.count < trail.count]
  }

  private static func line(_ bytes: some Collection<UInt8>) -> String {
    var line = ""
    var isAfterSpace = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.properties.isWhitespace {
        if !isAfterSpace { line.unicodeScalars.append(" ") }
        isAfterSpace = true
        continue
      }
      isAfterSpace = false
      switch scalar.value {
      case 0..<0x20: line.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
      case 0x7F: line.unicodeScalars.append("\u{2421}")
      case 0x80..<0xA0: line.unicodeScalars.append("\u{FFFD}")
      case 0xAD, 0x202A...0x202E, 0x2066...0x2069: break
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
