import TestSupport
import Testing
import Typeset

struct `A window onto a part of the paragraph` {
  /// Each line is found from its own bytes on, without those before it, in windows that grow.
  @Test func `decides nothing that the rest of the text would change`() throws {
    var generator = SeededGenerator(seed: 17)
    for seed in 0..<UInt64(caseCount / 10) {
      let text = RandomText(seed: seed)
      let bytes = text.bytes
      let breaker = LineBreaker(LineMetrics(measure: text.measure, tabWidth: text.tabWidth))
      var start = LineStart.paragraphStart
      var lineStart = 0
      while lineStart < bytes.count {
        let expected = try withWindow(bytes) { window in
          start.offset = lineStart
          return try #require(breaker.nextLine(after: start, in: window))
        }
        start.offset = 0
        start = try growing(bytes.dropFirst(lineStart), using: &generator) { window in
          breaker.nextLine(after: start, in: window)
        }
        start.offset += lineStart
        // Whether a mandatory break ends the paragraph is seen only at its end.
        let isLast = start.offset == bytes.count && expected.offset == bytes.count
        try #require(
          start == expected || isLast,
          "seed \(seed), measure \(text.measure), line \(lineStart): \(text.description)")
        lineStart = start.offset
      }
    }
  }

  @Test func `is counted as far as it is decided, and goes on from there`() throws {
    var generator = SeededGenerator(seed: 29)
    for seed in 0..<UInt64(caseCount / 10) {
      let text = RandomText(seed: seed, length: 120)
      let bytes = text.bytes
      let breaker = LineBreaker(LineMetrics(measure: text.measure, tabWidth: text.tabWidth))
      let expected = try withWindow(bytes) { lineEnds(breaker, in: $0).count }
      var start = LineStart.paragraphStart
      var lines = 0
      var seen = 0
      while seen < bytes.count {
        seen = min(bytes.count, seen + Int.random(in: 1...40, using: &generator))
        lines += try withWindow(bytes.prefix(seen), isFinal: seen == bytes.count) {
          breaker.countLines(from: &start, in: $0)
        }
      }
      if bytes.isEmpty { lines = try withWindow([]) { breaker.countLines(from: &start, in: $0) } }
      try #require(lines == expected, "seed \(seed), measure \(text.measure): \(text.description)")
    }
  }

  /// The first answer of `body` in windows onto more and more of `bytes`, the last onto all.
  private func growing(
    _ bytes: ArraySlice<UInt8>, using generator: inout SeededGenerator,
    _ body: (TextWindow) throws -> LineStart?
  ) throws -> LineStart {
    var count = 0
    while count < bytes.count {
      count = min(bytes.count, count + Int.random(in: 1...30, using: &generator))
      if let answer = try withWindow(bytes.prefix(count), isFinal: false, body) { return answer }
    }
    return try #require(try withWindow(bytes, body))
  }
}
