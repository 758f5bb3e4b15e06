import Datebook
import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct Moves {
  @Test(arguments: [Rig.Counting.atOnce, .held])
  func `the place is kept by the reader's moves alone`(counting: Rig.Counting) throws {
    var rig = try Rig(Texts.named("long"), counting: counting, anchor: 9000)
    #expect(rig.kept.isEmpty, "opening a book is no move")
    for key: Key in [.character("+"), .character("-"), .character("J"), .character("M")] {
      try rig.press(key)
    }
    try rig.press(.character("?"), .escape, .character("g"), .escape, .control("l"))
    try rig.resize(40, 120)
    try rig.release()
    try rig.happen(.dayChanged(Rig.today.adding(days: 1)))
    #expect(rig.kept.isEmpty)
    #expect(rig.book.anchor == 9000)
    try rig.press(.right)
    #expect(rig.kept == [rig.page.range.lowerBound])
    #expect(rig.book.anchor == rig.kept.last)
    try rig.press(.home, .left, .home)
    #expect(rig.kept.count == 2, "what does not move is not kept again")
  }

  @Test(arguments: [Rig.Counting.atOnce, .held])
  func `Home and End lead to the ends, and turning stops there`(counting: Rig.Counting) throws {
    var rig = try Rig(Texts.named("long"), counting: counting, anchor: 9000)
    try rig.press(.end)
    let last = rig.page
    #expect(last.isLast && rig.book.percent == 100)
    #expect(rig.book.number == rig.book.count.pages - 1)
    #expect(rig.finishes == 0)
    try rig.press(.right, .enter)
    #expect(rig.page == last)
    #expect((rig.finishes > 0) == (counting == .atOnce), "who goes on there has finished the text")
    try rig.press(.left)
    #expect(rig.page.range.upperBound == last.range.lowerBound)
    #expect(rig.book.number == rig.book.count.pages - 2)
    try rig.press(.right)
    #expect(rig.page == last)
    try rig.press(.home)
    let first = rig.page
    #expect(first.isFirst && rig.book.number == 0 && !rig.book.isGuess)
    try rig.press(.left, .backspace)
    #expect(rig.page == first)
    #expect(rig.footer.contains(" 1 / "))
  }

  @Test func `a guessed number changes by one with each turn and fits the first estimate`() throws {
    let text = Texts.named("long")
    var rig = try Rig(text, counting: .held, anchor: text.utf8.count / 2)
    let number = rig.book.number
    #expect(abs(2 * number - rig.book.count.pages) <= 2)
    try rig.press(.right, .right)
    #expect(rig.book.number == number + 2)
    try rig.happen(
      .counted(PageCount(pages: rig.book.count.pages + 3, isExact: false), format: rig.book.format))
    #expect(rig.book.number == number + 2, "a better estimate moves no number")
    try rig.press(.left, .left, .left)
    #expect(rig.book.number == number - 1)
    #expect(rig.footer.contains("~\(number) / ~"))
  }

  @Test func `the last page keeps the last number while estimates change`() throws {
    var rig = try Rig(Texts.named("long"), counting: .held, anchor: 9000)
    try rig.press(.end)
    for pages in [rig.book.count.pages + 9, 20, 300] {
      try rig.happen(.counted(PageCount(pages: pages, isExact: false), format: rig.book.format))
      #expect(rig.book.number == pages - 1 && rig.book.count.pages == pages)
    }
    try rig.press(.left)
    #expect(rig.book.number == 298)
  }

  @Test func `the number never passes the count, however low that was guessed`() throws {
    var rig = try Rig(Texts.named("long"), counting: .held)
    for pages in [3, 1, 9] {
      try rig.happen(
        .counted(PageCount(pages: pages, isExact: false), format: rig.book.format))
      for _ in 0..<6 {
        try rig.press(.right)
        #expect(rig.book.number < rig.book.count.pages)
      }
    }
    while !rig.page.isLast { try rig.press(.right) }
    #expect(rig.book.count.pages == rig.book.number + 1)
    try rig.happen(.counted(PageCount(pages: 500, isExact: false), format: rig.book.format))
    #expect(rig.book.count.pages == rig.book.number + 1)
    #expect(!rig.book.isGuess, "pages counted from the first are no guess")
  }

  @Test func `pages reached backward stay a guess, but the first is the first`() throws {
    let text = Texts.named("long")
    var rig = try Rig(text, counting: .held, anchor: 4000)
    while !rig.page.isFirst { try rig.press(.left) }
    #expect(rig.footer.contains(" 1 / ~"))
    try rig.press(.right)
    #expect(rig.footer.contains(" ~2 / ~"))
  }

  @Test(arguments: [Rig.Counting.atOnce, .held])
  func `jumps are gone back and forward through, as in vi`(counting: Rig.Counting) throws {
    var rig = try Rig(Texts.named("long"), counting: counting)
    var places: [Int] = []
    for keys in ["g3\n", "g50%\n", "g90%\n"] {
      places.append(rig.page.range.lowerBound)
      try rig.type(keys)
    }
    let end = rig.page.range.lowerBound
    for place in places.reversed() {
      try rig.press(.control("o"))
      #expect(rig.page.range.lowerBound == place)
    }
    try rig.press(.control("o"))
    #expect(rig.page.range.lowerBound == places[0])
    for place in places.dropFirst() + [end] {
      try rig.press(.tab)
      #expect(rig.page.range.lowerBound == place)
    }
    try rig.press(.tab)
    #expect(rig.page.range.lowerBound == end)
    try rig.press(.control("o"), .home)
    let before = rig.page
    try rig.press(.tab)
    #expect(rig.page == before, "a new jump ends the way forward")
  }

  @Test func `a jump to the page that is shown leaves nothing to go back to`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.type("g9\n")
    try rig.type("g9\ng9\n")
    try rig.press(.control("o"))
    #expect(rig.page.isFirst)
  }

  @Test func `a turn after the count arrives goes on from the page shown`() throws {
    // Off the grid, until a form feed brings the pages back to it.
    let text = Texts.named("form feeds")
    var rig = try Rig(text, counting: .held, anchor: text.utf8.count / 3)
    try rig.press(.right)
    try rig.release()
    var end = rig.page.range.upperBound
    while !rig.page.isLast {
      try rig.press(.right)
      try #require(rig.page.range.lowerBound == end)
      end = rig.page.range.upperBound
    }
    #expect(rig.page.number == rig.book.count.pages - 1)
  }

  @Test(arguments: [Rig.Counting.atOnce, .held])
  func `the measure and the joining of lines change, and the place stays`(counting: Rig.Counting)
    throws
  {
    var rig = try Rig(
      Texts.named("long"), columns: 120, counting: counting, anchor: 9000,
      view: ViewSettings(spread: .off))
    let page = rig.page
    try rig.type("++--JJ")
    #expect(rig.page.range.contains(9000))
    #expect(rig.page.lines == page.lines || counting == .held)
    try rig.type("+++++")
    #expect(rig.book.format.settings.measure == 76)
    try rig.type(String(repeating: "-", count: 60))
    #expect(rig.book.format.settings.measure == 16)
    #expect(rig.page.range.contains(9000))
  }

  @Test func `a wish for wider lines than the screen has changes nothing`() throws {
    var rig = try Rig(Texts.named("long"), columns: 40)
    try rig.type("+++")
    try rig.resize(24, 100)
    #expect(rig.book.format.settings.measure == 66)
  }
}
