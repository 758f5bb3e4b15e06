import Books
import TestSupport
import Testing

@Suite struct PositionSearchTests {
  /// The end of a search for the place `offset` of `old` in `new`.
  private func find(
    _ offset: Int, of old: [UInt8], in new: [UInt8], knowsSize: Bool = true, budget: Int = 1 << 20
  ) throws -> PositionSearch.Found {
    var search = PositionSearch(
      for: Position(at: offset, in: old), textBytes: knowsSize ? old.count : nil,
      in: MemoryText(new))
    while true {
      if let found = try search.advance(reading: budget) { return found }
    }
  }

  private func prose(_ count: Int, using random: inout SeededGenerator) -> [UInt8] {
    let letters = Array("etaoin shrdlu\n\t ".utf8)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var bits: UInt64 = 0
      for index in 0..<count {
        if index & 15 == 0 { bits = random.next() }
        buffer[index] = letters[Int(bits & 15)]
        bits >>= 4
      }
      filled = count
    }
  }

  @Test func `a place in an unchanged text is where it was`() throws {
    var random = SeededGenerator(seed: 1)
    let text = prose(5000, using: &random)
    for offset in [0, 1, 63, 64, 65, 2500, 4807, 4808, 4809, 4999, 5000] {
      let found = try find(offset, of: text, in: text)
      #expect(found == .init(offset: offset, evidence: .unchanged))
    }
  }

  @Test func `insertions and deletions elsewhere never lose the place`() throws {
    var random = SeededGenerator(seed: 2)
    for round in 0..<120 {
      let size = round.isMultiple(of: 8) ? 400_000 : 4000
      let old = prose(.random(in: 600...size, using: &random), using: &random)
      let offset = Int.random(in: 0...old.count, using: &random)
      let around = max(0, offset - 64)..<min(old.count, offset + 192)
      var head = Array(old[..<around.lowerBound])
      var tail = Array(old[around.upperBound...])
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        edit(&head, using: &random)
        edit(&tail, using: &random)
      }
      let new = head + old[around] + tail
      let found = try find(
        offset, of: old, in: new, knowsSize: round.isMultiple(of: 2),
        budget: .random(in: 1...400_000, using: &random))
      let place = head.count + offset - around.lowerBound
      #expect(found.offset == place, "round \(round)")
      #expect(found.evidence == (place == offset ? .unchanged : .moved), "round \(round)")
    }
  }

  private func edit(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...bytes.count / 2 + 100, using: &random)
    if Bool.random(using: &random) {
      bytes.insert(contentsOf: prose(length, using: &random), at: start)
    } else {
      bytes.removeSubrange(start..<min(bytes.count, start + length))
    }
  }

  @Test func `the occurrence nearest to the place wins`() throws {
    var random = SeededGenerator(seed: 3)
    let verse = Array("the same forty-eight bytes of a refrain, once more\n".utf8)
    for round in 0..<100 {
      let size = round.isMultiple(of: 10) ? 300_000 : 3000
      var new = prose(.random(in: 0...size, using: &random), using: &random)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        new.insert(contentsOf: verse, at: .random(in: 0...new.count, using: &random))
      }
      let lead = Int.random(in: 0...verse.count, using: &random)
      let offset = Int.random(in: 0...size, using: &random)
      let position = Position(
        offset: offset, before: Array(verse[..<lead]), after: Array(verse[lead...]), fraction: 0.5)
      var search = PositionSearch(for: position, in: MemoryText(new))
      let budget = Int.random(in: 1...100_000, using: &random)
      var found: PositionSearch.Found?
      while found == nil { found = try search.advance(reading: budget) }
      let places = occurrences(of: verse, in: new).map { $0 + lead }
      let nearest = places.map { abs($0 - offset) }.min()
      if let nearest {
        #expect(abs((found?.offset ?? .max) - offset) == nearest, "round \(round)")
        #expect(found?.evidence == (nearest == 0 ? .unchanged : .moved), "round \(round)")
      }
    }
  }

  private func occurrences(of needle: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard bytes.count >= needle.count else { return [] }
    return (0...bytes.count - needle.count).filter { start in
      bytes[start] == needle[0] && bytes[start..<start + needle.count].elementsEqual(needle)
    }
  }

  @Test func `a text of one byte repeated gives an end quickly and the same place`() throws {
    let old = [UInt8](repeating: 32, count: 300_000)
    let new = [UInt8](repeating: 32, count: 200_000)
    #expect(try find(150_000, of: old, in: new).offset == 150_000)
    #expect(try find(250_000, of: old, in: new).offset == 150_000)
  }

  @Test func `an edit of the text before the place leaves the text after it to be found`() throws {
    var random = SeededGenerator(seed: 4)
    let old = prose(100_000, using: &random)
    var new = old
    new.replaceSubrange(49_990..<49_995, with: prose(2000, using: &random))
    let found = try find(50_000, of: old, in: new)
    #expect(found == .init(offset: 51_995, evidence: .textAfter))
  }

  @Test func `an edit right after the place leaves the text before it to be found`() throws {
    var random = SeededGenerator(seed: 5)
    let old = prose(1_000_000, using: &random)
    var new = old
    new.replaceSubrange(500_010..<500_020, with: prose(3, using: &random))
    new.removeSubrange(0..<300_000)
    let found = try find(500_000, of: old, in: new)
    #expect(found == .init(offset: 200_000, evidence: .textBefore))
  }

  @Test func `the whole context far away is surer than a part of it nearby`() throws {
    var random = SeededGenerator(seed: 6)
    let old = prose(10_000, using: &random)
    let part = Array(old[5000..<5100])
    let new = part + prose(2_000_000, using: &random) + old
    let found = try find(5000, of: old, in: new, knowsSize: false)
    #expect(found == .init(offset: 2_005_100, evidence: .moved))
  }

  @Test func `a place of which nothing is left is guessed by its fraction`() throws {
    var random = SeededGenerator(seed: 7)
    let old = [UInt8](repeating: 120, count: 1000)
    let new = prose(3000, using: &random)
    #expect(try find(250, of: old, in: new) == .init(offset: 750, evidence: .fraction))
    #expect(try find(1000, of: old, in: new).offset == 2999)
    #expect(try find(500, of: old, in: []) == .init(offset: 0, evidence: .fraction))
  }

  @Test func `a search can be stopped and tells how far it is`() throws {
    var random = SeededGenerator(seed: 8)
    let old = prose(10_000, using: &random)
    let new = prose(5_000_000, using: &random) + old
    var search = PositionSearch(for: Position(at: 5000, in: old), in: MemoryText(new))
    #expect(search.placesSearched == 0)
    #expect(try search.advance(reading: 1) == nil)
    let near = search.placesSearched
    #expect(near > 64 << 10)
    #expect(search.best.evidence == .fraction)
    #expect(try search.advance(reading: 1_000_000) == nil)
    #expect(search.placesSearched > near)
    #expect(search.placesSearched < search.placesToSearch)
    #expect(try search.advance(reading: 10_000_000)?.offset == 5_005_000)
  }
}
