import Datebook
import TestSupport
import Testing

@Suite struct PortionDivisionTests {
  /// Some texts, as the places that paragraphs begin with, and of those the ones of chapters.
  private static func text(_ seed: UInt64) -> (
    bytes: Range<Int>, paragraphs: [Int], chapters: [Int]
  ) {
    var generator = SeededGenerator(seed: seed)
    let start = Int.random(in: 0...50, using: &generator)
    var paragraphs = [start]
    var chapters: [Int] = []
    for _ in 0..<Int.random(in: 0...300, using: &generator) {
      paragraphs.append(
        paragraphs[paragraphs.count - 1] + Int.random(in: 1...90, using: &generator))
      if Int.random(in: 0..<12, using: &generator) == 0 {
        chapters.append(paragraphs[paragraphs.count - 1])
      }
    }
    let end = paragraphs[paragraphs.count - 1] + Int.random(in: 0...90, using: &generator)
    return (start..<end, paragraphs, chapters)
  }

  private static func portions(
    _ seed: UInt64, _ count: Int, _ unit: PortionUnit
  ) -> (portions: [Range<Int>], text: (bytes: Range<Int>, paragraphs: [Int], chapters: [Int])) {
    let text = text(seed)
    let division = PortionDivision(text.bytes, into: count, chapters: text.chapters)
    let portions = division.portions(of: unit) { offset in
      text.paragraphs.last { $0 <= offset } ?? text.bytes.lowerBound
    }
    return (portions, text)
  }

  @Test(arguments: PortionUnit.allCases, [1, 2, 3, 10, 30, 365])
  func `portions cover the text without a gap and without an overlap`(
    unit: PortionUnit, count: Int
  ) {
    for seed in UInt64(1)...60 {
      let (portions, text) = Self.portions(seed, count, unit)
      #expect(portions.count == count)
      #expect(portions.first?.lowerBound == text.bytes.lowerBound)
      #expect(portions.last?.upperBound == text.bytes.upperBound)
      #expect(zip(portions, portions.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      let starts = Set(text.paragraphs).union([text.bytes.upperBound])
      #expect(portions.allSatisfy { starts.contains($0.lowerBound) })
    }
  }

  @Test(arguments: [2, 5, 12, 40])
  func `whole chapters are in one portion, and none is empty while there are enough`(count: Int) {
    for seed in UInt64(1)...60 {
      let (portions, text) = Self.portions(seed, count, .chapters)
      guard !text.chapters.isEmpty else { continue }
      let ends = Set(text.chapters).union([text.bytes.lowerBound, text.bytes.upperBound])
      #expect(portions.allSatisfy { ends.contains($0.lowerBound) })
      let pieces = text.chapters.count { $0 < text.bytes.upperBound } + 1
      if count <= pieces {
        #expect(portions.allSatisfy { !$0.isEmpty })
      } else {
        // Each chapter has a day of its own, and the free days are spread.
        #expect(portions.count { !$0.isEmpty } == pieces)
        #expect(!portions[0].isEmpty)
      }
    }
  }

  @Test func `a portion ends with a chapter that ends nearby, and with no other`() {
    // Portions of 100 bytes: a chapter that is a quarter of one away is near.
    let near = PortionDivision(0..<1000, into: 10, chapters: [120, 226, 275, 474, 980])
    let portions = near.portions(of: .even) { $0 }
    #expect(
      portions.map(\.lowerBound) == [0, 120, 200, 275, 400, 500, 600, 700, 800, 900])
  }

  @Test(arguments: [1 << 50, .max - 1])
  func `texts of any size are divided without overflow`(bytes: Int) {
    let portions = PortionDivision(0..<bytes, into: 3653).portions(of: .even) { $0 }
    #expect(portions.allSatisfy { abs($0.count - bytes / 3653) <= 1 })
    #expect(portions.last?.upperBound == bytes)
  }
}
