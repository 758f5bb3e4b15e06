import Foundation
import Testing
import Typeset

/// How many random texts: a million and more when TOME_LONG_TESTS is 1.
let caseCount = ProcessInfo.processInfo.environment["TOME_LONG_TESTS"] == "1" ? 1_000_000 : 10_000

/// The offsets at which the lines of a window end, from the breaker's own line starts.
func lineEnds(_ breaker: LineBreaker, in window: TextWindow) -> [Int] {
  var ends: [Int] = []
  var start = LineStart.paragraphStart
  repeat {
    guard let next = breaker.nextLine(after: start, in: window) else { break }
    ends.append(next.offset)
    start = next
  } while start.offset < window.count
  return ends
}

struct `The line breaker` {
  @Test func `ends every line where trying all ends does`() throws {
    for seed in 0..<UInt64(caseCount) { try check(RandomText(seed: seed), "seed \(seed)") }
  }

  @Test func `ends every line of prose where trying all ends does`() throws {
    for seed in 0..<UInt64(caseCount / 20) {
      try check(RandomText(proseSeed: seed, length: 400), "prose \(seed)")
    }
  }

  /// Many at once are told to be wide by their bytes, not by the tables.
  @Test func `puts as much on a line as is two columns wide`() throws {
    let metrics = LineMetrics(measure: 66)
    var wide = 0
    for value in [UInt32](0x3000...0x9FFF) + [UInt32](0xFF00...0xFFEF) {
      // A blank hangs.
      guard let scalar = Unicode.Scalar(value), scalar != "\u{3000}" else { continue }
      let bytes = [UInt8](repeatElement(Array(String(scalar).utf8), count: 40).joined())
      let (end, columns) = try withWindow(bytes) { window in
        (
          LineBreaker(metrics).nextLine(after: .paragraphStart, in: window)?.offset,
          Typesetter(metrics).glyphs(of: 0..<3, in: window, endsLine: false).first?.columns
        )
      }
      // So many marks or consonants are a single cluster, which no line ends in.
      let isWhole = end == bytes.count
      try #require(
        columns == 2 ? end == 99 || isWhole : end != 99, "U+\(String(value, radix: 16))")
      if end == 99 { wide += 1 }
    }
    #expect(wide > 27_000)
  }

  private func check(_ text: RandomText, _ name: String) throws {
    guard !text.characters.isEmpty else { return }
    let reference = ReferenceBreaker(
      ReferenceRules(text.characters), measure: text.measure, tabWidth: text.tabWidth)
    let offsets = text.offsets
    let expected = reference.lineStarts().map { offsets[$0] }
    let breaker = LineBreaker(LineMetrics(measure: text.measure, tabWidth: text.tabWidth))
    let (found, count) = try withWindow(text.bytes) { window in
      var start = LineStart.paragraphStart
      return (lineEnds(breaker, in: window), breaker.countLines(from: &start, in: window))
    }
    try #require(
      found == expected && count == expected.count,
      """
      \(name), measure \(text.measure), tabs \(text.tabWidth): lines end at \(found) \
      instead of \(expected) in \(text.description)
      """)
  }
}
