import Books
import TestSupport
import Testing

@testable import Paging

@Suite struct Finder {
  @Test(arguments: 1...30)
  func `a paragraph's start is found as it is met from the text's start`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 300))
    let bytes = RandomTexts.bytes(&generator, length: 3000)
    try check(bytes, wrapColumns: seed % 2 == 0 ? 72 : nil, every: 1)
  }

  @Test(arguments: SpecialTexts.small.map(\.name))
  func `starts are found in texts with something at their edges`(_ name: String) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    try check(Array(text.utf8), wrapColumns: nil, every: 1)
    try check(Array(text.utf8), wrapColumns: 72, every: 1)
  }

  @Test(arguments: 0...9)
  func `starts are found in giants`(_ number: Int) throws {
    var generator = SeededGenerator(seed: 11)
    let bytes = SpecialTexts.giants(&generator)[number].bytes
    try check(bytes, wrapColumns: 72, every: 20_011)
  }

  @Test func `starts are found in a paragraph without an end`() throws {
    var generator = SeededGenerator(seed: 12)
    let paragraph = SpecialTexts.endless(&generator, length: 250_000)
    try check(paragraph, wrapColumns: 72, every: 9001)
    let later = Array(repeating: UInt8(10), count: 60_000) + paragraph
    try check(later, wrapColumns: 72, every: 9001)
  }

  @Test func `a spot to read from is a paragraph's start, or a word of a giant near by`() throws {
    let word = "word "
    let giant = String(repeating: word, count: 100_000)
    let text = "One.\n\nTwo, and more of it.\n\n" + giant
    let sample = try Sample(Array(text.utf8), measure: 40, rows: 20)
    let finder = ParagraphFinder(sample.source, traits: sample.traits, joining: nil)
    #expect(try finder.spot(near: 0) == 0)
    #expect(try finder.spot(near: 12) == 6)
    let start = text.utf8.count - giant.utf8.count
    #expect(try finder.spot(near: start + 20_000) == start)
    for offset in stride(from: start + 70_000, to: text.utf8.count, by: 7919) {
      let spot = try finder.spot(near: offset)
      #expect((offset - 4096...offset).contains(spot))
      #expect((spot - start) % word.utf8.count == 0)
    }
  }

  private func check(_ bytes: [UInt8], wrapColumns: Int?, every step: Int) throws {
    let sample = try Sample(bytes, measure: 40, rows: 20, wrapColumns: wrapColumns)
    let finder = ParagraphFinder(
      sample.source, traits: sample.traits,
      joining: LineJoining(sample.traits, sample.format.settings))
    var starts: Set<Int> = []
    try forEachParagraph(of: sample) { start, paragraph in
      starts.insert(start.offset)
      let range = paragraph.range
      let near = Array(range.prefix(3)) + Array(range.suffix(3))
      for offset in near + stride(from: range.lowerBound, to: range.upperBound, by: step) {
        let found = try finder.start(ofParagraphAt: offset)
        // What stands before a paragraph matters to text alone.
        let isSame =
          paragraph.kind == .text || paragraph.kind == .heading
          ? found == start : found.offset == start.offset
        try #require(isSame, "at \(offset): \(found), not \(start)")
      }
    }
    for offset in stride(from: 0, to: bytes.count, by: max(step, bytes.count / 20)) {
      let found = try finder.restart(
        after: offset, before: bytes.count, limit: bytes.count, uncancelled)
      guard let found else { continue }
      #expect(starts.contains(found.offset))
      let again = try finder.start(ofParagraphAt: found.offset)
      #expect(again == found, "after \(offset): \(found), not \(again)")
    }
  }

  private func forEachParagraph(
    of sample: Sample, _ body: (ParagraphStart, Paragraph) throws -> Void
  ) throws {
    var scanner = sample.text.scan(from: .textStart)
    while true {
      let start = scanner.next
      guard try scanner.advance() else { return }
      while scanner.paragraph.isGiant, scanner.paragraph.range.isEmpty {
        let from = scanner.paragraph.range.lowerBound
        let part = try scanner.giantPart(from: from, length: 1 << 20)
        scanner.leaveGiant(at: part.end)
      }
      try body(start, scanner.paragraph)
    }
  }
}
