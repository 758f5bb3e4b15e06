import Books
import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct Spreads {
  static let counting: [Rig.Counting] = [.atOnce, .held]
  static let names = Texts.names + ["short paragraphs"]

  private static func spread(
    _ name: String, rows: Int = 40, columns: Int = 120, counting: Rig.Counting = .atOnce,
    anchor: Int = 0
  ) throws -> Rig {
    try Rig(
      Texts.named(name), rows: rows, columns: columns, counting: counting, anchor: anchor)
  }

  @Test func `two pages stand side by side by themselves where two columns of 44 fit`() throws {
    for columns in [24, 80, 100, 101, 102, 104, 105, 107, 108, 120, 150, 200] {
      for rows in [6, 24, 40] {
        let rig = try Self.spread("three pages", rows: rows, columns: columns)
        let measure = rig.book.format.settings.measure
        let rail = rows == 40 ? 6 : rows == 24 ? 3 : 0
        #expect((rig.book.pages.count == 2) == (columns >= 102 + rail))
        if rig.book.pages.count == 2 { #expect((44...66).contains(measure)) }
      }
    }
  }

  @Test(arguments: names, counting)
  func `turning forward shows all of the text, and turning back the same spreads`(
    name: String, counting: Rig.Counting
  ) throws {
    var rig = try Self.spread(name, counting: counting)
    var seen: [[Page]] = []
    var end = 0
    while true {
      for page in rig.book.pages {
        try #require(page.range.lowerBound == end, "no gap, no overlap")
        end = page.range.upperBound
      }
      seen.append(rig.book.pages)
      guard !rig.last.isLast else { break }
      try rig.press(.right)
    }
    #expect(end == rig.text.count)
    if counting == .atOnce {
      #expect(rig.book.lastNumber == rig.book.count.pages - 1)
      #expect(seen.flatMap { $0 }.count == rig.book.count.pages)
    }
    for pages in seen.dropLast().reversed() {
      try rig.press(.left)
      try #require(rig.book.pages.map(\.lines) == pages.map(\.lines))
    }
    #expect(rig.page.isFirst && rig.book.number == 0)
  }

  @Test(arguments: names, counting)
  func `back and forth from the midst leads to the same spreads, before the first page too`(
    name: String, counting: Rig.Counting
  ) throws {
    var rig = try Self.spread(
      name, counting: counting, anchor: Texts.named(name).utf8.count * 3 / 4)
    var seen: [[Page]] = [rig.book.pages]
    while !rig.page.isFirst {
      let start = rig.page.range.lowerBound
      try rig.press(.left)
      try #require(rig.last.range.upperBound == start)
      seen.append(rig.book.pages)
    }
    for pages in seen.dropLast().reversed() {
      try rig.press(.right)
      try #require(rig.book.pages.map(\.lines) == pages.map(\.lines))
    }
  }

  @Test func `page 1 is on the left, and so is every odd page`() throws {
    var rig = try Self.spread("long")
    let pages = rig.book.count.pages
    for page in 1...pages {
      try rig.type("g\(page)\n")
      #expect(rig.book.number == (page - 1) / 2 * 2)
      #expect(rig.book.anchor == rig.page.range.lowerBound)
      #expect(rig.book.pages.count == (page == pages && pages % 2 == 1 ? 1 : 2))
    }
    try rig.type("g3\n")
    #expect(rig.footer.hasSuffix(" 3–4 / \(pages)"))
    try rig.type("g4\n")
    #expect(rig.footer.hasSuffix(" 3–4 / \(pages)"))
  }

  @Test func `the last page of an odd number stands alone on the left`() throws {
    for paragraphs in stride(from: 3, through: 40, by: 3) {
      var rig = try Rig(Texts.prose(paragraphs, seed: 9), rows: 40, columns: 120)
      try rig.press(.end)
      let pages = rig.book.count.pages
      #expect(rig.last.isLast && rig.book.percent == 100)
      #expect(rig.book.number == (pages - 1) / 2 * 2)
      #expect(rig.book.pages.count == 2 - pages % 2)
      let end = rig.book.pages
      try rig.press(.left)
      try rig.press(.right)
      #expect(rig.book.pages == end)
    }
  }

  @Test(arguments: [[], [.right], [.end], [.end, .left], [.left, .left, .left]] as [[Key]])
  func `when the count arrives nothing moves, and turns go on from what is shown`(
    moves: [Key]
  ) throws {
    var rig = try Self.spread("long", counting: .held, anchor: 9000)
    for key in moves { try rig.press(key) }
    let before = (rows: rig.lines.dropFirst().dropLast(), pages: rig.book.pages)
    #expect(rig.footer.contains("~"))
    try rig.release()
    #expect(!rig.footer.contains("~"))
    #expect(Array(rig.lines.dropFirst().dropLast()) == Array(before.rows))
    #expect(rig.book.pages.map(\.lines) == before.pages.map(\.lines))
    var end = rig.shown.upperBound
    while !rig.last.isLast {
      try rig.press(.right)
      try #require(rig.shown.lowerBound == end)
      end = rig.shown.upperBound
    }
  }

  @Test(arguments: counting) func `guessed numbers change by two with each turn`(
    counting: Rig.Counting
  ) throws {
    var rig = try Self.spread("long", counting: counting, anchor: 20_000)
    let number = rig.book.number
    try rig.press(.right, .right)
    #expect(rig.book.number == number + 4)
    try rig.press(.left, .left, .left)
    #expect(rig.book.number == number - 2)
    let tilde = counting == .held ? "~" : ""
    #expect(rig.footer.contains(" \(tilde)\(number - 1)–\(number) / \(tilde)"))
  }

  @Test(arguments: [(24, 80), (40, 120), (60, 200)], counting)
  func `the bar shows one page and two again, and the place stays`(
    size: (rows: Int, columns: Int), counting: Rig.Counting
  ) throws {
    var rig = try Self.spread(
      "long", rows: size.rows, columns: size.columns, counting: counting, anchor: 9000)
    try rig.press(.right)
    let before = rig
    let count = rig.book.pages.count
    try rig.type("|")
    #expect(rig.book.pages.count == 3 - count)
    #expect(rig.shown.contains(before.book.anchor) && rig.book.anchor == before.book.anchor)
    try rig.type("|")
    #expect(rig.styled == before.styled || counting == .held)
    #expect(rig.page.range.lowerBound == before.page.range.lowerBound)
    #expect(rig.kept == before.kept, "to look in another way is no move")
    #expect(rig.book.view == before.book.view)
  }

  @Test func `where there is no room for two pages the bar says so`() throws {
    var rig = try Self.spread("long", columns: 60)
    try rig.type("|")
    #expect(rig.book.pages.count == 1)
    #expect(rig.footer == " Two pages need 73 columns.")
    for columns in [60, 72, 73, 80] {
      var rig = try Self.spread("three pages", rows: 24, columns: columns)
      try rig.type("|")
      #expect((rig.book.pages.count == 2) == (columns >= 73))
    }
  }

  @Test func `one page or two: what the reader chose is kept from screen to screen`() throws {
    var rig = try Self.spread("long")
    try rig.type("|")
    try rig.resize(60, 200)
    #expect(rig.book.pages.count == 1)
    try rig.type("|")
    try rig.resize(24, 80)
    #expect(rig.book.pages.count == 1, "what is automatic asks for room")
    try rig.type("|")
    try rig.resize(24, 78)
    #expect(rig.book.pages.count == 2)
    try rig.resize(24, 60)
    #expect(rig.book.pages.count == 1)
  }

  @Test func `resizes over the edge of the room keep the place`() throws {
    for counting in Self.counting {
      var rig = try Self.spread("long", counting: counting, anchor: 9000)
      try rig.press(.right, .left)
      try rig.resize(30, 70)
      try rig.resize(40, 120)
      let before = (rig.shown, rig.book.anchor)
      for columns in [80, 200, 107, 108, 300, 24, 130] {
        try rig.resize(40, columns)
        #expect(rig.shown.contains(rig.book.anchor))
      }
      try rig.resize(40, 120)
      #expect(rig.shown == before.0 && rig.book.anchor == before.1)
    }
  }
}

// MARK: - What goes on in a spread

extension Spreads {
  @Test func `matches on the right page are found, shown there and stepped through`() throws {
    var text = Texts.prose(120, seed: 4, words: ["lorem", "ipsum", "dolor", "sit"])
    let rig = try Rig(text, rows: 40, columns: 120)
    let right = try #require(rig.book.second?.lines[5].range.lowerBound)
    let bytes = Array(text.utf8)
    text = String(decoding: bytes[..<right] + Array("whale ".utf8) + bytes[right...], as: UTF8.self)
    var found = try Rig(text, rows: 40, columns: 120)
    try found.type("/whale")
    #expect(found.page.isFirst, "it is there already")
    let row = try #require(
      found.lines.firstIndex { $0.contains("whale") && !$0.contains("/whale") })
    let column = found.lines[row].distance(
      from: found.lines[row].startIndex,
      to: try #require(found.lines[row].firstRange(of: "whale")).lowerBound)
    #expect(column > 57)
    #expect(found.surface[row, column].style.plain.contains(.reversed))
    try found.press(.enter)
    #expect(found.kept.isEmpty)
  }

  @Test func `the month, the chapter and the percentage are those of both pages`() throws {
    var rig = try Self.spread("long")
    for month in 1...12 {
      try rig.tab(month)
      #expect(rig.lit == month)
    }
    try rig.press(.home, .character("t"))
    let portion = try #require(rig.book.spots?.portion)
    #expect(rig.shown.contains(portion.lowerBound) && rig.screen.contains("▎"))
    try rig.press(.home)
    var last = 0
    while !rig.last.isLast {
      #expect(rig.book.percent >= last)
      last = rig.book.percent
      let end = rig.shown.upperBound
      let entry = try #require(rig.book.contents?.outline.index(at: end - 1))
      #expect(rig.book.entry == entry)
      try rig.press(.right)
    }
  }

  @Test func `chapters behind the right page are next, those before the left one previous`() throws
  {
    var rig = try Self.spread("long")
    var shown = rig.shown
    for _ in 0..<4 {
      try rig.press(.character("]"))
      #expect(rig.shown.lowerBound >= shown.upperBound)
      shown = rig.shown
    }
    for _ in 0..<4 {
      try rig.press(.character("["))
      #expect(rig.shown.lowerBound < shown.lowerBound)
      shown = rig.shown
    }
  }

  @Test(arguments: counting) func `jumps are gone back through`(counting: Rig.Counting) throws {
    var rig = try Self.spread("long", counting: counting)
    var places: [Range<Int>] = []
    for keys in ["g5\n", "g50%\n", "g90%\n"] {
      places.append(rig.shown)
      try rig.type(keys)
    }
    for place in places.reversed() {
      try rig.press(.control("o"))
      #expect(rig.shown.lowerBound == place.lowerBound)
    }
  }

  @Test func `a click on the right page turns forward, on the left one back`() throws {
    var rig = try Self.spread("long", anchor: 9000)
    let before = rig.book.pages
    for row in [2, 38] {
      for column in [57, 58, 80, 113] {
        try rig.click(row: row, column: column)
        try #require(rig.page.range.lowerBound == before[1].range.upperBound)
        try rig.click(row: row, column: 113 - column)
        try #require(rig.book.pages.map(\.lines) == before.map(\.lines))
      }
    }
  }
}
