import Testing

@testable import Paging

@Suite struct WordBytesTests {
  /// The same, byte by byte.
  private func expected(_ words: [UInt8]) -> (columns: Int, hasSpace: Bool, hasGap: Bool) {
    let columns = words.reduce(0) { columns, byte in
      byte & 0xC0 == 0x80 ? columns : columns + (byte >= 0xE3 ? 2 : 1)
    }
    let pairs = zip(words, words.dropFirst())
    return (
      columns, words.contains(0x20), words.contains(0x09) || pairs.contains { $0 == (0x20, 0x20) }
    )
  }

  private func expectSame(_ words: [UInt8]) {
    let told = words.withUnsafeBytes { WordBytes($0) }
    let expected = expected(words)
    #expect(told.columns == expected.columns, "\(words)")
    #expect(told.hasSpace == expected.hasSpace, "\(words)")
    #expect(told.hasGap == expected.hasGap, "\(words)")
  }

  @Test func `blocks of bytes tell what each byte tells`() {
    var random = SystemRandomNumberGenerator()
    let pool: [UInt8] = [0x20, 0x20, 0x09, 0x61, 0x61, 0x62, 0xE2, 0x80, 0x9C, 0xE3, 0xF0, 0x7F]
    for count in 1...120 {
      for spread in [3, pool.count] {
        let inner = (0..<count).map { _ in
          random.next(upperBound: UInt(spread)) == 0 ? pool.randomElement() ?? 0 : UInt8(0x78)
        }
        expectSame([0x61] + inner + [0xE4])
      }
    }
  }

  @Test(arguments: [16, 17, 18, 32, 33, 34, 2031, 2032, 2033, 2050, 5000])
  func `a gap is found wherever it is`(count: Int) {
    let plain = [UInt8](repeating: 0x61, count: count)
    expectSame(plain)
    for place in [1, 14, 15, 16, 17, count / 2, count - 3] where place < count - 2 {
      var words = plain
      words[place] = 0x20
      expectSame(words)
      words[place + 1] = 0x20
      expectSame(words)
      words[place] = 0x09
      expectSame(words)
    }
    expectSame([UInt8](repeating: 0xE4, count: count))
    expectSame([UInt8](repeating: 0x80, count: count))
  }
}
