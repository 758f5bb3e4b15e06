import Datebook
import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct TheYear {
  @Test(arguments: Texts.names, [Rig.Counting.atOnce, .held])
  func `the tab that was asked for is lit, and the page shows where its reading begins`(
    name: String, counting: Rig.Counting
  ) throws {
    let text = Texts.named(name)
    var rig = try Rig(text, counting: counting)
    for month in Array(1...12) + [3, 12, 1, 7] {
      try rig.tab(month)
      guard !text.isEmpty else {
        #expect(rig.lit == nil && rig.book.rail.open.isEmpty && rig.kept.isEmpty)
        continue
      }
      #expect(rig.lit == month)
      let start = try #require(rig.book.spots).months[month - 1]
      #expect(rig.page.range.contains(start))
    }
  }

  @Test(arguments: Texts.names.dropFirst(), [Rig.Counting.atOnce, .held])
  func `the braces go from tab to tab, and stay at the year's ends`(
    name: String, counting: Rig.Counting
  ) throws {
    var rig = try Rig(Texts.named(name), counting: counting)
    try rig.tab(1)
    try rig.press(.character("{"))
    #expect(rig.lit == 1)
    for month in 2...12 {
      try rig.press(.character("}"))
      #expect(rig.lit == month)
    }
    let december = rig.page
    try rig.press(.character("}"))
    #expect(rig.lit == 12 && rig.page == december)
    for month in (1...11).reversed() {
      try rig.press(.character("{"))
      #expect(rig.lit == month)
    }
  }

  @Test(arguments: Texts.names.dropFirst(), [1, 31, 32, 90, 200, 325, 334, 335, 365])
  func `today lights its month, shows its portion and marks it`(
    name: String, dayOfYear: Int
  ) throws {
    let today = Day.firstDay(ofYear: 2026).adding(days: dayOfYear - 1)
    for counting in [Rig.Counting.atOnce, .held] {
      var rig = try Rig(Texts.named(name), counting: counting, today: today)
      try rig.press(.end, .character("t"))
      let spots = try #require(rig.book.spots)
      #expect(rig.lit == today.month)
      #expect(rig.book.rail.today == today.month)
      #expect(rig.page.range.contains(spots.portion.lowerBound))
      guard !rig.page.lines.isEmpty else { continue }
      let row = rig.page.lines.firstIndex { $0.range.contains(spots.portion.lowerBound) }
      if let row { #expect(rig.lines[row + 2].hasPrefix("   ▎")) }
    }
  }

  @Test func `turning pages lights the months in their order`() throws {
    var rig = try Rig(Texts.named("long"))
    #expect(rig.lit == 1)
    var seen = [1]
    while !rig.page.isLast {
      try rig.press(.right)
      let lit = try #require(rig.lit)
      if seen.last != lit { seen.append(lit) }
    }
    #expect(seen == Array(1...12))
  }

  @Test func `a text of one page opens with today's tab lit`() throws {
    let rig = try Rig(Texts.named("one page"))
    #expect(rig.lit == 11)
  }

  @Test func `at midnight today moves and the page stays`() throws {
    var rig = try Rig(Texts.named("long"), anchor: 9000)
    let before = (page: rig.page, portion: try #require(rig.book.spots).portion)
    try rig.happen(.dayChanged(Rig.today.adding(days: 1)))
    #expect(rig.page == before.page)
    #expect(try #require(rig.book.spots).portion.lowerBound >= before.portion.upperBound)
    try rig.happen(.dayChanged(Rig.today.adding(days: 10)))
    #expect(rig.book.rail.today == 12)
    #expect(rig.kept.isEmpty)
  }

  @Test func `at New Year the book begins anew`() throws {
    let eve = Day.firstDay(ofYear: 2027).adding(days: -1)
    var rig = try Rig(Texts.named("long"), rows: 40, columns: 120, today: eve)
    try rig.press(.character("t"))
    #expect(rig.lit == 12 && rig.last.isLast)
    #expect(rig.screen.contains("│ 2026"))
    let page = rig.page
    try rig.happen(.dayChanged(eve.adding(days: 1)))
    #expect(rig.page == page)
    #expect(rig.screen.contains("│ 2027"))
    #expect(rig.book.rail.today == 1 && rig.lit == 12)
    try rig.press(.character("t"))
    #expect(rig.page.isFirst && rig.lit == 1)
    try rig.press(.control("o"))
    #expect(rig.page == page)
  }

  @Test func `today's month has a mark of its own, also where it is lit`() throws {
    for (rows, columns) in [(24, 80), (40, 120), (14, 36)] {
      var rig = try Rig(Texts.named("long"), rows: rows, columns: columns)
      for month in [3, 11] {
        try rig.tab(month)
        #expect(rig.screen.filter { $0 == "•" }.count == 1)
        #expect(rig.screen.filter { $0 == "┝" }.count == 1)
        let lit = try #require(rig.lines.firstIndex { $0.contains("┝") })
        let today = try #require(rig.lines.firstIndex { $0.contains("•") })
        #expect((lit == today) == (month == 11))
      }
    }
  }
}
