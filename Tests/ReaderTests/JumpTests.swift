import Datebook
import Paging
import Screen
import Settings
import Testing
import TextPlace
import Widgets

@Suite struct Jumps {
  @Test func `the last row says where a jump came from, beside progress and page`() throws {
    var rig = try Rig(Texts.named("long"), anchor: 9000)
    let from = rig.book.number + 1
    try rig.press(.character("t"))
    #expect(rig.footer.contains("today’s portion · ^O back to \(from)"))
    #expect(rig.footer.hasSuffix(" \(rig.book.number + 1) / \(rig.book.count.pages)"))
    #expect(rig.footer.contains(" %"))
    try rig.press(.right)
    #expect(!rig.footer.contains("back to"), "until the next key")
    try rig.type("g1\n")
    #expect(rig.footer.contains("^O back to "))
    try rig.press(.control("o"))
    #expect(!rig.footer.contains("back to"))
  }

  @Test func `a jump of the program is not told of, nor one that leads nowhere`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.go(to: .page(3))
    #expect(!rig.footer.contains("back to"))
    try rig.type("g4\n")
    #expect(!rig.footer.contains("back to"))
    try rig.click(row: 0, column: 3)
    #expect(rig.footer.contains("back to 4"), "the release of the button leaves it")
  }

  @Test(arguments: [(6, 24), (8, 24), (12, 40), (14, 60)])
  func `where little fits, the way back is told instead of the bar, or not at all`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Rig(Texts.named("long"), rows: rows, columns: columns)
    try rig.press(.end)
    #expect(rig.footer.contains("^O back") == (rows >= 8))
    if rows >= 8 { #expect(rig.footer.hasSuffix(" / \(rig.book.count.pages)")) }
  }

  @Test func `the keeper hears which moves are jumps, and what was jumped from`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.press(.right)
    #expect(!rig.isLastJump && rig.jumps == nil)
    let left = rig.book.anchor
    for keys in ["g50%\n", "/the\n", "t"] {
      try rig.type(keys)
      #expect(rig.isLastJump)
      #expect(rig.jumps == rig.book.jumps)
    }
    #expect(rig.jumps?.past.first == left)
    try rig.press(.control("o"))
    #expect(rig.isLastJump && rig.jumps?.future.count == 1)
    try rig.press(.left)
    #expect(!rig.isLastJump)
  }

  @Test func `jumps of earlier readings can be gone back`() throws {
    var rig = try Rig(Texts.named("long"), anchor: 9000)
    try rig.happen(.jumpsLoaded(JumpList(past: [0, 5000, 9000], future: [])))
    try rig.press(.control("o"))
    #expect(rig.page.range.contains(5000), "where one is already is no way back")
    try rig.press(.control("o"))
    #expect(rig.page.isFirst)
    try rig.press(.tab, .tab)
    #expect(rig.page.range.contains(9000))
  }

  @Test func `a step back waits for the jumps of earlier readings`() throws {
    var rig = try Rig(Texts.named("long"), anchor: 9000)
    rig.model.awaitJumps()
    try rig.press(.control("o"))
    #expect(rig.page.range.contains(9000))
    try rig.happen(.jumpsLoaded(JumpList(past: [0], future: [])))
    #expect(rig.page.isFirst)
    var other = try Rig(Texts.named("long"), anchor: 9000)
    other.model.awaitJumps()
    try other.press(.control("o"), .right)
    let page = other.page
    try other.happen(.jumpsLoaded(JumpList(past: [0], future: [])))
    #expect(other.page == page, "another key is newer")
  }

  @Test func `today explains itself once in a text without plan and dates`() throws {
    var rig = try Rig(Texts.named("long"), anchor: 9000)
    rig.knowsYear = false
    let page = rig.page
    try rig.press(.character("t"))
    #expect(rig.page == page)
    #expect(rig.screen.contains("spread over the year"))
    #expect(rig.footer.contains("P make a plan"))
    try rig.press(.escape)
    #expect(rig.page == page && rig.kept.isEmpty)
    try rig.press(.character("t"))
    #expect(rig.page != page && rig.footer.contains("today’s portion"))
  }

  @Test func `from the explanation one goes there, makes a plan, or reads on`() throws {
    for (key, words) in [
      (Key.enter, "today’s portion · ^O back"), (.character("t"), "today’s portion · ^O back"),
      (.character("P"), "Make the plan"),
    ] {
      var rig = try Rig(Texts.named("long"), anchor: 9000)
      rig.knowsYear = false
      try rig.press(.character("t"), key)
      #expect(rig.screen.contains(words), "\(key)")
      #expect(!rig.screen.contains("spread over the year"))
    }
    var rig = try Rig(Texts.named("long"), anchor: 9000)
    rig.knowsYear = false
    let end = rig.page.range.upperBound
    try rig.press(.character("t"), .right)
    #expect(rig.page.range.lowerBound == end, "it takes no key but its own")
  }

  @Test func `a diary and a plan need no explanation`() throws {
    var rig = try Rig(DatedTexts.diary(90))
    rig.knowsYear = false
    try rig.press(.character("t"))
    #expect(rig.footer.contains("today’s entry · ^O back to 1"))
  }

  @Test func `a click on the bar of progress goes there`() throws {
    var rig = try Rig(Texts.named("long"))
    for progress in 0..<2 {
      let bar = progress == 0 ? 1..<11 : 1..<50
      try rig.click(row: 23, column: bar.upperBound - 1)
      if progress == 0 { #expect(rig.page.isLast) }
      try rig.click(row: 23, column: 1)
      #expect(rig.page.isFirst)
      try rig.click(row: 23, column: 6)
      #expect(!rig.page.isFirst && !rig.page.isLast)
      try rig.press(.home, .character("p"))
    }
  }

  @Test(arguments: [Rig.Counting.atOnce, .held])
  func `a place elsewhere is offered by the number of its page, and Tab goes there`(
    counting: Rig.Counting
  ) throws {
    // A verse has many short lines: its pages have fewer bytes than those of the prose before it.
    let text = Texts.named("long") + String(repeating: "A line.\n\n", count: 600)
    var rig = try Rig(text, counting: counting)
    let offset = Texts.named("long").utf8.count - 100
    rig.model.offer(
      offset, onPage: try rig.desk.number(ofPageWith: offset), reached: "on laptop, just now")
    let told = rig.footer
    try rig.press(.tab)
    let page = (counting == .held ? "~" : "") + "\(rig.book.number + 1)"
    #expect(told.hasPrefix(" Page \(page) on laptop, just now: Tab goes there."))
    #expect(rig.book.page?.range.contains(offset) == true)
  }
}
