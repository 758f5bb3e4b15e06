import Books
import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct Scrolling {
  static let counting: [Rig.Counting] = [.atOnce, .held]
  static let names = Texts.names + ["short paragraphs"]
  static let sizes = [(24, 80), (40, 120), (60, 200), (12, 40), (6, 24)]

  private static func scrolling(
    _ name: String, rows: Int = 24, columns: Int = 80, counting: Rig.Counting = .atOnce,
    anchor: Int = 0
  ) throws -> Rig {
    try Rig(
      Texts.named(name), rows: rows, columns: columns, counting: counting, anchor: anchor,
      view: ViewSettings(scrolls: true))
  }

  /// The lines from the first of a text to its last, as they scroll by.
  private func allLines(_ rig: inout Rig, by key: Key) throws -> [PageLine] {
    var lines = rig.page.lines
    while !rig.page.isLast {
      try rig.press(key)
      let known = try #require(lines.lastIndex { $0.range == rig.page.lines[0].range })
      for (index, line) in rig.page.lines.enumerated() {
        if known + index < lines.count {
          try #require(lines[known + index] == line, "lines stay as they were")
        } else {
          lines.append(line)
        }
      }
    }
    return lines
  }

  @Test(arguments: names, counting)
  func `line by line all of the text goes by, up and down the same`(
    name: String, counting: Rig.Counting
  ) throws {
    var rig = try Self.scrolling(name, counting: counting)
    #expect(rig.page.isFirst)
    var screens = [rig.page.lines]
    while !rig.page.isLast {
      let before = rig.page.lines
      try rig.press(.down)
      try #require(rig.page.lines.dropLast() == before.dropFirst(), "one line on")
      screens.append(rig.page.lines)
    }
    #expect(rig.shown.upperBound == rig.text.count)
    for lines in screens.dropLast().reversed() {
      try rig.press(.up)
      try #require(rig.page.lines == lines)
    }
    #expect(rig.page.isFirst)
  }

  @Test(arguments: names) func `the lines are those of the pages, with nothing left out`(
    name: String
  ) throws {
    var rig = try Self.scrolling(name)
    let lines = try allLines(&rig, by: .down)
    var pages = try Rig(Texts.named(name))
    var expected = pages.page.lines
    while !pages.page.isLast {
      try pages.press(.right)
      expected += pages.page.lines
    }
    // Blank lines that a page leaves out at its end scroll by; those at the text's end do not.
    #expect(lines.filter { $0.kind != .blank } == expected.filter { $0.kind != .blank })
  }

  @Test(arguments: sizes) func `Space scrolls by half a screen, at every size`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Self.scrolling("long", rows: rows, columns: columns)
    let half = max(rig.book.format.rows / 2, 1)
    let before = rig.page.lines
    try rig.press(.character(" "))
    #expect(Array(before.dropFirst(half)) == Array(rig.page.lines.prefix(before.count - half)))
    try rig.press(.pageUp)
    #expect(rig.page.lines == before)
    _ = try allLines(&rig, by: .right)
  }

  @Test(arguments: Rig.sizesOfPages, counting)
  func `s lets the lines of the page scroll where they stand, and shows the page again`(
    size: [Int], counting: Rig.Counting
  ) throws {
    for keys: [Key] in [[], [.right, .right], [.end], [.end, .left], [.home]] {
      var rig = try Rig(
        Texts.named("long"), rows: size[0], columns: size[1], counting: counting, anchor: 9000,
        view: ViewSettings(spread: .off))
      for key in keys { try rig.press(key) }
      let before = rig
      try rig.type("s")
      let lines = before.page.lines
      #expect(Array(rig.page.lines.prefix(lines.count)) == lines)
      #expect(rig.book.number == before.book.number && rig.book.isScrolling)
      try rig.type("s")
      // Off the grid a page that was turned back to may be laid out forward with more lines.
      #expect(Array(rig.page.lines.prefix(lines.count)) == lines)
      #expect(counting == .held || rig.page.lines == lines)
      #expect(rig.book.number == before.book.number)
      #expect(rig.kept == before.kept, "to look in another way is no move")
    }
  }

  @Test(arguments: counting) func `s shows the page that the line in the middle is on`(
    counting: Rig.Counting
  ) throws {
    var rig = try Self.scrolling("long", counting: counting, anchor: 9000)
    for _ in 0..<60 {
      try rig.press(.down)
      let before = rig
      let middle = rig.page.lines[...(rig.page.lines.count / 2)].last { $0.kind != .blank }
      #expect(rig.book.anchor == middle?.range.lowerBound)
      try rig.type("s")
      #expect(rig.shown.contains(before.book.anchor))
      if counting == .atOnce { #expect(rig.book.number == before.book.number) }
      try rig.type("s")
      #expect(rig.page.lines.contains { $0.range.lowerBound == before.book.anchor })
      rig = before
    }
  }

  @Test func `the number is that of the page in the middle, and 1 and the last at the ends`() throws
  {
    var rig = try Self.scrolling("long")
    #expect(rig.footer.contains(" 1 / "))
    var number = 0
    while !rig.page.isLast {
      try rig.press(.character("j"))
      #expect((number...number + 1).contains(rig.book.number))
      number = rig.book.number
      #expect(rig.page.isLast || rig.desk.pagination != nil)
    }
    #expect(rig.book.number == rig.book.count.pages - 1 && rig.book.percent == 100)
    let end = rig.page
    try rig.press(.home)
    #expect(rig.page.isFirst && rig.book.number == 0)
    try rig.press(.end)
    #expect(rig.page.lines == end.lines && rig.book.number == rig.book.count.pages - 1)
    #expect(rig.page.lines.last?.kind == .text)
  }

  @Test(arguments: counting) func `a resize keeps the line in the middle, and so do ten`(
    counting: Rig.Counting
  ) throws {
    for moves: [Key] in [[], [.down, .down], [.end], [.home, .down], [.pageUp]] {
      var rig = try Self.scrolling("long", counting: counting, anchor: 9000)
      for key in moves { try rig.press(key) }
      let before = rig
      for (rows, columns) in Self.sizes.shuffled() + Resizes.sizes.shuffled() {
        try rig.resize(rows, columns)
        #expect(rig.book.anchor == before.book.anchor)
        #expect(rig.shown.contains(before.book.anchor), "\(rows)×\(columns)")
      }
      try rig.resize(24, 80)
      #expect(rig.page.lines == before.page.lines)
      #expect(rig.kept == before.kept)
    }
  }

  @Test func `when the count arrives no line moves`() throws {
    for moves: [Key] in [[], [.down, .down], [.pageDown], [.end], [.end, .up], [.home, .right]] {
      var rig = try Self.scrolling("long", counting: .held, anchor: 9000)
      for key in moves { try rig.press(key) }
      let before = (rows: rig.lines.dropFirst().dropLast(), kept: rig.kept)
      #expect(rig.footer.contains("~"))
      try rig.release()
      #expect(!rig.footer.contains("~"))
      #expect(Array(rig.lines.dropFirst().dropLast()) == Array(before.rows))
      #expect(rig.kept == before.kept)
      let number = try #require(
        rig.desk.pagination.flatMap { _ in rig.book.number })
      try rig.type("s")
      #expect(rig.book.number == number)
    }
  }

  @Test func `the wheel scrolls lines, and a click half a screen`() throws {
    var rig = try Self.scrolling("long")
    let before = rig.page.lines
    try rig.wheel(.wheelDown)
    #expect(rig.page.lines[0] == before[3])
    try rig.wheel(.wheelUp)
    #expect(rig.page.lines == before)
    try rig.click(row: 5, column: 60)
    #expect(rig.page.lines[0] == before[10])
    try rig.click(row: 5, column: 3)
    #expect(rig.page.lines == before)
  }

  @Test(arguments: counting) func `what is gone to stands in the middle, and is come back from`(
    counting: Rig.Counting
  ) throws {
    var rig = try Self.scrolling("long", counting: counting)
    try rig.press(.down, .down, .pageDown)
    let home = rig.book.anchor
    for month in 2...11 {
      try rig.tab(month)
      #expect(rig.lit == month)
      let spot = try #require(rig.book.spots).months[month - 1]
      #expect(rig.page.lines[10].range.contains(spot) || rig.page.isLast)
      #expect(rig.book.anchor == spot)
    }
    for _ in 2...11 { try rig.press(.control("o")) }
    #expect(rig.book.anchor == home)
    try rig.press(.character("t"))
    #expect(rig.screen.contains("▎"))
    try rig.type("g50%\n")
    let middle = rig.book.anchor
    #expect(abs(2 * middle - rig.text.count) < rig.text.count / 10)
    if counting == .atOnce {
      for page in [3, 9, 20] {
        try rig.type("g\(page)\n")
        #expect(rig.book.number == page - 1)
        try rig.press(.character("]"))
        let entry = try #require(rig.book.contents?.entries.first { $0.offset == rig.book.anchor })
        #expect(rig.page.lines[10].range.lowerBound == entry.offset)
      }
    }
  }

  @Test func `a match stands in the middle, and Escape leads back to the same lines`() throws {
    let text = Texts.prose(120, seed: 4, words: ["lorem", "ipsum", "dolor", "sit"])
    let bytes = Array(text.utf8)
    let place = try #require(bytes[(bytes.count / 2)...].firstIndex(of: 0x20))
    var rig = try Rig(
      String(decoding: bytes[..<place] + Array(" whale".utf8) + bytes[place...], as: UTF8.self),
      view: ViewSettings(scrolls: true))
    try rig.press(.down, .down, .pageDown)
    let before = rig.page.lines
    try rig.type("/whale")
    #expect(rig.page.lines[10].text.contains("whale"))
    try rig.press(.escape)
    #expect(rig.page.lines == before)
    try rig.type("/whale\n")
    #expect(rig.book.anchor == rig.page.lines[10].range.lowerBound)
    #expect(rig.kept.last == rig.book.anchor)
    try rig.press(.control("o"))
    #expect(rig.page.lines == before)
  }

  @Test func `lines fade away from the middle, but not where the text ends on the screen`() throws {
    var rig = try Self.scrolling("long")
    func fades(_ rig: Rig) -> [Int] {
      let area = 2..<22
      return area.map { row in
        let styles = (0..<70).map { rig.surface[row, $0] }.filter { $0.text != " " }.map(\.style)
        // A word in italics fades as the others do.
        let roles = styles.map(\.role)
        return roles.map { $0 == .dimmed2 ? 2 : $0 == .dimmed1 ? 1 : 0 }.min() ?? -1
      }
    }
    #expect(fades(rig).prefix(11).allSatisfy { $0 <= 0 })
    #expect(fades(rig).suffix(3).contains(2))
    try rig.press(.pageDown)
    let shown = fades(rig).filter { $0 >= 0 }
    #expect(shown.contains(0) && shown.contains(1) && shown.first == 2 && shown.last == 2)
    let bright = try #require(shown.firstIndex(of: 0))
    #expect(shown[..<bright] == shown[..<bright].sorted(by: >)[...])
    #expect(shown[bright...] == shown[bright...].sorted()[...])
    try rig.press(.end)
    #expect(fades(rig).suffix(10).allSatisfy { $0 <= 0 })
    try rig.type("s")
    #expect(fades(rig).allSatisfy { $0 <= 0 })
  }

  @Test func `the cursor is on the line in the middle`() throws {
    let rig = try Self.scrolling("long", anchor: 9000)
    #expect(rig.surface.cursor == CellPosition(row: 12, column: 5))
  }
}

@Suite struct BarePages {
  @Test(arguments: Scrolling.sizes)
  func `z leaves nothing but the text, which does not move up or down`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Rig(Texts.named("long"), rows: rows, columns: columns, anchor: 9000)
    let before = rig
    try rig.type("z")
    #expect(rig.book.pages == before.book.pages)
    #expect(!rig.screen.contains("[Today]") && !rig.screen.contains("│"))
    let texts = Set(rig.book.pages.flatMap(\.lines).map(\.text))
    for (row, line) in rig.lines.enumerated() {
      let isText = row > 0 && texts.contains { !$0.isEmpty && line.contains($0) }
      #expect(line.isEmpty || isText, "\(line)")
      let former = before.lines[row]
      if isText {
        #expect(texts.contains { !$0.isEmpty && former.contains($0) && line.contains($0) })
      }
    }
    try rig.press(.right)
    #expect(rig.page.range.lowerBound == before.shown.upperBound)
    try rig.press(.left)
    for back: Key in [.character("z"), .escape, .character("q")] {
      var left = rig
      try left.press(back)
      #expect(left.styled == before.styled && left.requests.isEmpty)
      try left.press(.escape)
      #expect(left.requests == [.go(.leave)])
    }
  }

  @Test func `notices, prompts and sheets still come`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.type("z")
    let bare = rig.screen
    try rig.happen(.notice("Something happened."))
    #expect(rig.footer == " Something happened.")
    try rig.type("g3")
    #expect(rig.screen.contains("Go to") && rig.screen.contains("page 3"))
    try rig.press(.escape)
    #expect(rig.screen == bare)
    try rig.type("/whale")
    #expect(rig.footer.hasPrefix(" /whale"))
    try rig.press(.escape, .character("o"), .escape)
    #expect(rig.screen == bare)
    try rig.click(row: 0, column: 3)
    #expect(rig.screen == bare, "no button is there")
    try rig.click(row: 10, column: 79)
    #expect(rig.book.number == 1, "the rail is not there either")
  }

  @Test func `a bare page of lines scrolls, and a bare spread turns`() throws {
    var rig = try Rig(Texts.named("long"), rows: 40, columns: 120)
    try rig.type("z")
    try rig.press(.right)
    #expect(rig.book.pages.count == 2 && rig.book.number == 2)
    try rig.type("s")
    let before = rig.page.lines
    try rig.press(.down)
    #expect(Array(rig.page.lines.dropLast()) == Array(before.dropFirst()))
  }
}

extension Rig {
  /// Rows and columns of the screens that show one page.
  static let sizesOfPages = [[24, 80], [40, 120], [60, 200], [12, 40], [6, 24]]
}
