import Books
import TestSupport
import Testing

/// Marked text that is looked for in an edited file.
@Suite struct MarkSearchTests {
  /// Prose in which the same words come again and again.
  private func prose(_ sentences: Int, using random: inout SeededGenerator) -> [UInt8] {
    let words = "the whale sea ship and of old captain white deck said he his night long boat"
      .split(separator: " ").map(String.init)
    var text = ""
    for sentence in 0..<sentences {
      let count = Int.random(in: 4...18, using: &random)
      text += (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      text += sentence % 7 == 6 ? ".\n\n" : ". "
    }
    return Array(text.utf8)
  }

  /// An insertion or deletion that leaves the bytes of `marks` alone; where they are afterwards.
  private func edit(
    _ text: inout [UInt8], _ marks: inout [Range<Int>], using random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...text.count, using: &random)
    guard !marks.contains(where: { $0.lowerBound < place && place < $0.upperBound }) else { return }
    let next = marks.map(\.lowerBound).filter { $0 >= place }.min() ?? text.count
    let growth: Int
    if Bool.random(using: &random) {
      let new = prose(.random(in: 1...9, using: &random), using: &random)
      text.insert(contentsOf: new, at: place)
      growth = new.count
    } else {
      let end = min(place + .random(in: 1...400, using: &random), next)
      text.removeSubrange(place..<end)
      growth = place - end
    }
    marks = marks.map {
      $0.lowerBound >= place ? $0.lowerBound + growth..<$0.upperBound + growth : $0
    }
  }

  @Test func `marks survive insertions and deletions elsewhere`() throws {
    var random = SeededGenerator(seed: 11)
    var shifted = 0
    for round in 0..<150 {
      let old = prose(.random(in: 60...600, using: &random), using: &random)
      var starts = Set<Int>()
      while starts.count < 6 {
        starts.insert(.random(in: 0..<old.count / 500, using: &random) * 500)
      }
      let marks = starts.sorted().map { $0..<$0 + .random(in: 20...490, using: &random) }
      let spans = try marks.map { try MemoryText(old).span(of: $0) }
      var new = old
      var places = marks
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        edit(&new, &places, using: &random)
      }
      let text = MemoryText(new)
      var shift = 0
      for (index, span) in spans.enumerated() {
        let found = try #require(try span.find(in: text, shift: shift), "round \(round)")
        #expect(new[found].elementsEqual(old[marks[index]]), "round \(round), mark \(index)")
        #expect(found == places[index], "round \(round), mark \(index)")
        shift = found.lowerBound - span.start.offset
        if shift != 0 { shifted += 1 }
      }
    }
    #expect(shifted > 300)
  }

  @Test func `an edit right at a mark does not lose it`() throws {
    let before = "He went aboard at night. "
    let marked = "Call me Ishmael, and ask no more."
    let after = " The ship lay still in the long swell of the sea."
    let old = String(repeating: "Water, water. ", count: 40) + before + marked + after
    let start = old.utf8.count - (marked + after).utf8.count
    let span = try MemoryText(old).span(of: start..<start + marked.utf8.count)
    for (newBefore, newAfter) in [
      (before + "Some years ago. ", after), (before, " Never." + after), ("", ""),
      ("He came. ", " And so it was."), (before + "x", "y" + after),
    ] {
      let new = newBefore + marked + newAfter
      let found = try #require(try span.find(in: MemoryText(new)))
      #expect(String(decoding: Array(new.utf8)[found], as: UTF8.self) == marked)
    }
  }

  @Test func `a mark whose own words were edited is between its ends`() throws {
    let filler = String(repeating: "The sea was calm and the ship lay there. ", count: 8)
    let other = String(repeating: "Nobody went ashore but the old captain. ", count: 8)
    let old = filler + "A whale, a very white whale, was seen." + other
    let new = "NEW. " + filler + "A whale, a grey one, was seen." + other
    let range = filler.utf8.count..<old.utf8.count - other.utf8.count
    let span = try MemoryText(old).span(of: range)
    let found = try #require(try span.find(in: MemoryText(new)))
    let words = String(decoding: Array(new.utf8)[found], as: UTF8.self)
    #expect(words == "A whale, a grey one, was seen.")
  }

  @Test func `a mark that is gone is not found somewhere else`() throws {
    var random = SeededGenerator(seed: 3)
    let old = Array("Nothing of this stands in the other text, not a word.".utf8)
    let span = try MemoryText(old).span(of: 8..<40)
    #expect(try span.find(in: MemoryText(prose(300, using: &random))) == nil)
    #expect(try span.find(in: MemoryText("")) == nil)
  }

  @Test func `a bookmark is a place without bytes, and is found`() throws {
    var random = SeededGenerator(seed: 4)
    let old = prose(200, using: &random)
    for place in [0, 700, old.count] {
      let span = try MemoryText(old).span(of: place..<place)
      #expect(try span.isUnchanged(in: MemoryText(old)))
      let new = prose(3, using: &random) + old
      #expect(
        try span.find(in: MemoryText(new)) == new.count - old.count + place..<new.count - old.count
          + place)
    }
  }
}
