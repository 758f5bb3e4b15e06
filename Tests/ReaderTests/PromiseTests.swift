import Books
import Paging
import Screen
import Testing
import Widgets

@Suite struct Promises {
  /// How a test goes through a text while its pages are counted.
  enum Phase: CaseIterable {
    case exact, estimated, changing
  }

  @Test(arguments: Texts.names, Phase.allCases)
  func `turning forward shows the whole text, without a gap or a repeat`(
    name: String, phase: Phase
  ) throws {
    let text = Texts.named(name)
    var rig = try Rig(text, counting: phase == .exact ? .atOnce : .held)
    var end = 0
    for turn in 0... {
      #expect(rig.page.range.lowerBound == end)
      end = rig.page.range.upperBound
      if phase == .changing, turn == 3 { try rig.release() }
      if rig.page.isLast { break }
      try rig.press(.right)
      try #require(turn < 1000, "turning does not come to an end")
    }
    #expect(end == text.utf8.count)
  }

  @Test(arguments: ["long", "form feeds", "one line", "short paragraphs"], [1, 4, 5])
  func `turning back and forth returns to the same page, also while the count arrives`(
    name: String, place: Int
  ) throws {
    let text = Texts.named(name)
    for turnsBeforeCount in [0, 5, 12] {
      var rig = try Rig(text, counting: .held, anchor: text.utf8.count * place / 9)
      var seen = [rig.page.range]
      for turn in 0..<12 where !rig.page.isLast {
        if turn == turnsBeforeCount { try rig.release() }
        try rig.press(.right)
        seen.append(rig.page.range)
      }
      if turnsBeforeCount == 12 { try rig.release() }
      for range in seen.dropLast().reversed() {
        try rig.press(.left)
        try #require(rig.page.range == range)
      }
      for range in seen.dropFirst() {
        try rig.press(.right)
        try #require(rig.page.range == range)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 5], ["long", "form feeds", "one line"])
  func `turning back shows what stands before, and forth returns`(
    turnsBeforeCount: Int, name: String
  ) throws {
    let text = Texts.named(name)
    var rig = try Rig(text, counting: .held, anchor: text.utf8.count / 2)
    var seen = [rig.page.range]
    for turn in 0..<6 {
      if turn == turnsBeforeCount { try rig.release() }
      if rig.page.isFirst { break }
      try rig.press(.left)
      seen.append(rig.page.range)
      #expect(rig.page.range.upperBound >= seen[turn].lowerBound, "text was skipped")
      #expect(rig.page.range.lowerBound < seen[turn].lowerBound)
    }
    for range in seen.dropLast().reversed() {
      try rig.press(.right)
      try #require(rig.page.range == range)
    }
  }
}
