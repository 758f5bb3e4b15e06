import Books
import TestSupport
import Testing

@testable import Paging

@Suite struct PlainLineTests {
  private static let words = [
    "a", "the", "whale", "it’s", "“quoth”", "ähnlich", "слово", "日本", "sea-", "—", "-", "*", "#",
    "12.", ">", "|", "•", "…", "”", "\u{3000}", "  ", "   ", "    ", "\t", "\u{1B}",
    "extraordinarily",
  ]

  /// A line of some of the words, or of a long one.
  private static func line(_ generator: inout SeededGenerator, of words: [String]) -> [UInt8] {
    if Int.random(in: 0..<6, using: &generator) == 0 {
      return [UInt8](repeating: 0x78, count: Int.random(in: 20...140, using: &generator))
    }
    let some = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      words[Int.random(in: 0..<words.count, using: &generator)]
    }
    var bytes = Array(some.joined(separator: " ").utf8)
    if Int.random(in: 0..<12, using: &generator) == 0 { bytes.append(0x20) }
    if Int.random(in: 0..<12, using: &generator) == 0 { bytes.insert(0x20, at: 0) }
    if Int.random(in: 0..<20, using: &generator) == 0 { bytes.append(0xE3) }
    return bytes
  }

  /// A few of the words, many times: texts in which odd things are seldom as well as such with many.
  private static func someWords(_ generator: inout SeededGenerator) -> [String] {
    Array(words.prefix(6)) + words.shuffled(using: &generator).prefix(3)
  }

  @Test func `a line at one look is the line that a closer look sees`() throws {
    var generator = SeededGenerator(seed: 41)
    var plain = 0
    for round in 0..<4000 {
      let line = Self.line(&generator, of: Self.someWords(&generator))
      let end: [UInt8] = [[0x0A], [0x0D, 0x0A], [0x0D]][round % 3]
      let terminator = end[end.count - 1]
      let rest = Self.line(&generator, of: Self.words)
      let bytes = line + end + rest + [UInt8](repeating: 0x0A, count: PlainLine.reach)
      try bytes.withUnsafeBufferPointer { buffer in
        let base = try #require(buffer.baseAddress)
        guard let found = PlainLine(at: base, terminator: terminator) else { return }
        plain += 1
        #expect(found.count == line.count && found.length == line.count + end.count, "\(line)")
        let seen = try #require(
          SourceLine(UnsafeRawBufferPointer(start: base, count: line.count)), "\(line)")
        #expect(seen.bytes.count == line.count && seen.indent == 0, "\(line)")
        #expect(found.columns == seen.columns, "\(line)")
        #expect(found.firstWordColumns(base) == seen.firstWordColumns, "\(line)")
        #expect((found.firstWord < found.count) == seen.hasSpace, "\(line)")
        #expect(!seen.isIndented && !seen.isIdeographic && !seen.isTabular, "\(line)")
        #expect(!seen.beginsItem && !seen.isQuoted, "\(line)")
        guard found.endsWord(base) else { return }
        for next in ["a", "слово", "“"] {
          let padded = Array(next.utf8) + [UInt8](repeating: 0, count: SourceLine.padding)
          try padded.withUnsafeBytes {
            let bytes = UnsafeRawBufferPointer(rebasing: $0[..<next.utf8.count])
            let next = try #require(SourceLine(bytes))
            #expect(seen.needsSpace(before: next), "\(line)")
          }
        }
      }
    }
    #expect(plain > 1000)
  }

  @Test(arguments: 0..<60)
  func `lines are joined as each pair of them says`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 900))
    let end: [UInt8] = [[0x0A], [0x0D, 0x0A]][seed % 2]
    let words = Self.someWords(&generator)
    var lines: [[UInt8]] = []
    for _ in 0..<200 {
      lines.append(
        Int.random(in: 0..<8, using: &generator) == 0 ? [] : Self.line(&generator, of: words))
    }
    let wrapColumns = [30, 50, 72, 110][seed / 2 % 4]
    let sample = try Sample(
      lines.flatMap { $0 + end }, measure: [20, 40, 130][seed % 3], rows: 20,
      wrapColumns: wrapColumns)
    let joining = try #require(LineJoining(sample.traits, sample.format.settings))
    var expected: [Int] = []
    var offset = 0
    for (number, line) in lines.enumerated() {
      let isJoined = try number > 0 && joins(lines[number - 1], line, joining)
      if !isJoined { expected.append(offset) }
      offset += line.count + end.count
    }
    var found: [Int] = []
    var scanner = sample.text.scan(from: .textStart)
    while try scanner.advance() { found.append(scanner.paragraph.range.lowerBound) }
    #expect(found == expected)
  }

  private func joins(_ line: [UInt8], _ next: [UInt8], _ joining: LineJoining) throws -> Bool {
    let padding = [UInt8](repeating: 0x21, count: SourceLine.padding)
    return (line + padding).withUnsafeBytes { first in
      (next + padding).withUnsafeBytes { second in
        guard
          let first = SourceLine(UnsafeRawBufferPointer(rebasing: first.dropLast(padding.count))),
          let second = SourceLine(UnsafeRawBufferPointer(rebasing: second.dropLast(padding.count)))
        else { return false }
        return joining.joins(first, second)
      }
    }
  }
}
