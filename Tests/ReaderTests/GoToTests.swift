import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct GoingTo {
  static let typed = [
    "1", "2", "17", "0", "00012", "50%", "0%", "100%", "99.9%", "12,5 %", "33.3%", "+1", "+5",
    "-5", "-1", "+0", "-0", "+99999", "-99999", "99999999999999999999999", "+9223372036854775807",
    "-99999999999999999999999", "0.01%",
  ]

  @Test(arguments: typed, [Rig.Counting.atOnce, .held])
  func `Enter leads where the sheet says`(typed: String, counting: Rig.Counting) throws {
    let text = Texts.named("long")
    var rig = try Rig(text, counting: counting, anchor: text.utf8.count / 2)
    let before = rig.page
    let (number, count) = (rig.book.number, rig.book.count)
    try rig.type("g" + typed)
    let preview = try #require(rig.lines.first { $0.contains("→ page") })
    #expect(rig.page == before, "nothing moves before Enter")
    try rig.press(.enter)
    #expect(!rig.screen.contains("Go to"))
    #expect(rig.book.count == count)
    #expect(preview.contains("page \(rig.book.numberLabelForTest) of "), "\(preview)")
    #expect(preview.contains(", the last") == rig.page.isLast)
    #expect(preview.contains(", the first") == rig.page.isFirst)
    let expected = try #require(GoTo(typed)).page(from: number, count: count.pages)
    #expect(rig.book.number == expected)
    if counting == .held, abs(expected - number) < 10, expected > 0, expected < count.pages - 1 {
      let moved = rig.page.range.lowerBound - before.range.lowerBound
      #expect(moved.signum() == (expected - number).signum())
    }
  }

  @Test(arguments: [
    "", "whale", "12a", "5 + 5", "--5", "+-5", "101%", "-5%", "%", "0x10%", "1e1%", "nan%", "+",
    "-", ".", "٣", "5%%", "１２",
  ])
  func `what is no place is none`(typed: String) throws {
    #expect(GoTo(typed) == nil)
    var rig = try Rig(Texts.named("long"))
    try rig.type("g" + typed)
    #expect(!rig.screen.contains("→ page"))
    #expect(rig.screen.contains("not a page") == !typed.isEmpty)
    try rig.press(.enter)
    #expect(rig.page.isFirst && rig.kept.isEmpty)
    #expect(rig.screen.contains("Go to") == !typed.isEmpty, "what is wrong can be mended")
  }

  @Test(arguments: [
    ("page 5", 4), ("page5", 4), ("PAGE 12", 11), ("start", 0), ("beginning", 0), ("first", 0),
    ("first page", 0), ("pg 5", 4), ("pg. 5", 4), ("top", 0), ("bottom", Int.max), ("end", Int.max),
    ("last page", Int.max), ("page 99999", 99998),
  ])
  func `words for pages lead there`(typed: String, page: Int) throws {
    var rig = try Rig(Texts.named("long"))
    try rig.type("g50%\ng" + typed)
    #expect(rig.screen.contains("→ page"))
    try rig.press(.enter)
    #expect(rig.book.number == min(page, rig.book.count.pages - 1))
  }

  @Test(arguments: [
    ("page", "write page 5"), ("page five", "write page 5"), ("120%", "from 0% to 100%"),
    ("chapter zz", "write ch 12 or ch XII"),
    ("ch 99", "the last is"),
    ("vol 2", "has no volumes"), ("=nothing", "no title contains that"),
    ("gibberish", "write 42, 50%"), ("30 feb 1661", "no such day"), ("w60", "no such day"),
  ])
  func `what is refused says how to write it`(typed: String, answer: String) throws {
    var rig = try Rig(TheContents.book)
    try rig.type("g" + typed)
    #expect(rig.screen.contains(answer))
    try rig.press(.enter)
    #expect(rig.screen.contains("Go to") && rig.page.isFirst)
  }

  @Test func `the start of a book is behind what stands before it`() throws {
    let text = Texts.named("long")
    var rig = try Rig(text, start: text.utf8.count / 3)
    try rig.type("gstart")
    #expect(rig.screen.contains("where the book begins"))
    try rig.press(.enter)
    #expect(rig.page.range.contains(text.utf8.count / 3))
    try rig.press(.home)
    #expect(rig.page.isFirst)
  }

  @Test func `digits open the sheet, and it can be left and mended`() throws {
    var rig = try Rig(Texts.named("long"))
    let plain = rig.styled
    try rig.type("7")
    #expect(rig.screen.contains("│ 7▏"))
    #expect(rig.footer == " ⏎ go   Esc stay   ^O back to page 1 afterwards")
    try rig.press(.backspace)
    try rig.type("12")
    #expect(rig.screen.contains("→ page 12 of"))
    try rig.press(.control("u"))
    #expect(rig.screen.contains("│ ▏"))
    try rig.press(.backspace)
    #expect(rig.styled == plain, "Backspace in an empty field leaves")
    try rig.type("33")
    try rig.press(.escape)
    #expect(rig.styled == plain)
    try rig.type("g\n")
    #expect(rig.styled == plain)
    try rig.type("3\n")
    #expect(rig.book.number == 2)
    #expect(rig.kept == [rig.page.range.lowerBound])
  }

  @Test(arguments: [24, 30, 80]) func `a long field shows its end, where the cursor is`(
    columns: Int
  ) throws {
    var rig = try Rig(Texts.named("long"), columns: columns)
    try rig.type("g" + String(repeating: "1234567890", count: 6) + "日本")
    let cursor = try #require(rig.surface.cursor)
    #expect(rig.surface[cursor.row, cursor.column].text == "▏")
    #expect(rig.surface[cursor.row, cursor.column - 1].text != " ")
  }

  @Test func `in the first phase a page near by is reached by turning`() throws {
    let text = Texts.named("long")
    var turned = try Rig(text, counting: .held, anchor: text.utf8.count / 2)
    var jumped = turned
    for _ in 0..<5 { try turned.press(.right) }
    try jumped.type("g+5\n")
    #expect(jumped.page == turned.page)
    var typed = try Rig(text, counting: .held)
    try typed.type("g12\n")
    var exact = try Rig(text)
    try exact.type("g12\n")
    #expect(typed.page.range == exact.page.range)
  }

  @Test func `going to the page shown stays there while pages are counted`() throws {
    let text = Texts.named("long")
    var rig = try Rig(text, counting: .held, anchor: text.utf8.count / 2)
    let before = rig.page
    try rig.type("g\(rig.book.number + 1)\n")
    #expect(rig.page == before && rig.kept.isEmpty)
  }

  @Test func `once the pages are counted a jump goes to the grid`() throws {
    let text = Texts.named("long")
    var rig = try Rig(text, counting: .held, anchor: text.utf8.count / 2)
    try rig.press(.right)
    try rig.release()
    try rig.type("g\(rig.book.number + 1)\n")
    #expect(rig.page.number == rig.book.number)
  }
}

extension BookPlace {
  /// The number as screens show it, with `~` before a guess.
  var numberLabelForTest: String { "\(isGuess ? "~" : "")\(number + 1)" }
}
