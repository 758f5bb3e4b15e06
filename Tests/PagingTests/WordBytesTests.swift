import TestSupport
import Testing

@testable import Paging

@Suite struct WordBytesTests {
  private static let pool: [UInt8] = [
    0x20, 0x20, 0x20, 0x20, 0x09, 0x61, 0x61, 0x62, 0xE2, 0x80, 0x9C, 0xE3, 0xF0, 0x7F, 0x0D,
  ]

  private func expectSame(_ words: [UInt8]) throws {
    // What stands behind the words is nothing of theirs.
    let found = (words + repeatElement(0x20, count: SourceLine.padding)).withUnsafeBufferPointer {
      $0.baseAddress.map { WordBytes($0, count: words.count) }
    }
    let told = try #require(found)
    let columns = words.reduce(0) { columns, byte in
      byte & 0xC0 == 0x80 ? columns : columns + (byte >= 0xE3 ? 2 : 1)
    }
    #expect(told.columns == columns, "\(words)")
    #expect(told.firstWordEnd == words.firstIndex { $0 <= 0x20 } ?? words.count, "\(words)")
    #expect(told.hasSpace == words.contains(0x20), "\(words)")
    let fours = words.indices.contains { words[$0...].prefix(4) == [0x20, 0x20, 0x20, 0x20] }
    #expect(told.hasGap == (fours || words.contains(0x09)), "\(words)")
  }

  @Test func `blocks of bytes tell what each byte tells`() throws {
    var generator = SeededGenerator(seed: 5)
    for count in 0...200 {
      for spread in [1, 3, 40] {
        try expectSame(
          (0..<count).map { _ in
            Int.random(in: 0..<spread, using: &generator) == 0
              ? Self.pool[Int.random(in: 0..<Self.pool.count, using: &generator)] : 0x78
          })
      }
    }
  }

  @Test(arguments: 55...70) func `a gap is found wherever it is`(place: Int) throws {
    for length in 1...5 {
      var words = [UInt8](repeating: 0x61, count: 150)
      words.replaceSubrange(place..<place + length, with: repeatElement(0x20, count: length))
      try expectSame(words)
      words[place] = 0x09
      try expectSame(words)
    }
  }
}
