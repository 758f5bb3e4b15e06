import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct TheMouse {
  static let sizes = [(6, 24), (14, 36), (16, 50), (20, 60), (24, 80), (39, 100), (40, 120)]

  @Test(arguments: sizes) func `a click turns the page by halves`(rows: Int, columns: Int) throws {
    var rig = try Rig(Texts.named("long"), rows: rows, columns: columns, anchor: 9000)
    let before = rig.page
    let end = rig.shown.upperBound
    for row in 1..<(rows >= 8 ? rows - 1 : rows) {
      try rig.click(row: row, column: columns / 2 + 4)
      #expect(rig.page.range.lowerBound == end)
      try rig.click(row: row, column: 0)
      #expect(rig.page == before)
    }
    try rig.click(row: 0, column: columns - 1)
    if rows >= 8 { try rig.click(row: rows - 1, column: columns / 2) }
    #expect(rig.page == before, "the bars turn no page")
  }

  @Test(arguments: sizes) func `[Today] is a button, all of it`(rows: Int, columns: Int) throws {
    for column in 1...7 {
      var rig = try Rig(Texts.named("long"), rows: rows, columns: columns)
      try rig.click(row: 0, column: column)
      #expect(rig.lit == 11)
      try rig.click(row: 0, column: 0)
      try rig.click(row: 0, column: 8)
      #expect(rig.kept.count == 1)
    }
  }

  @Test(arguments: sizes) func `a tab is hit where its name stands, over all its columns`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Rig(Texts.named("long"), rows: rows, columns: columns)
    let isNamed = rows >= 39 && columns >= 100
    let railColumns = rows < 14 ? 0 : isNamed ? 6 : 3
    var hits: [Int: Set<Int>] = [:]
    for row in 1..<rows - 1 {
      for column in columns - railColumns..<columns {
        try rig.press(.home)
        let kept = rig.kept.count
        try rig.click(row: row, column: column)
        guard rig.kept.count > kept || rig.lit != 1 else { continue }
        hits[try #require(rig.lit), default: []].insert(row)
      }
    }
    guard railColumns > 0 else { return }
    #expect(Set(hits.keys) == Set(2...12))
    for (month, rows) in hits {
      #expect(rows.count == (isNamed ? 3 : 1), "\(month)")
      let names =
        isNamed
        ? [
          " Jan", " Feb", " Mar", " Apr", " May", " Jun", " Jul", " Aug", " Sep",
          " Oct", " Nov", " Dec",
        ] : Array("JFMAMJJASOND").map(String.init)
      let shown = rig.lines[try #require(rows.min()) + (isNamed ? 1 : 0)]
      #expect(shown.suffix(railColumns).contains(names[month - 1].last ?? " "))
    }
  }

  @Test func `the wheel turns pages, and scrolls in a sheet`() throws {
    var rig = try Rig(Texts.named("long"), rows: 12, columns: 40)
    try rig.wheel(.wheelDown)
    try rig.wheel(.wheelDown)
    #expect(rig.book.number == 2)
    try rig.wheel(.wheelUp)
    #expect(rig.book.number == 1)
    try rig.press(.character("?"))
    let top = rig.screen
    try rig.wheel(.wheelDown)
    #expect(rig.screen != top && rig.book.number == 1)
    try rig.wheel(.wheelUp)
    #expect(rig.screen == top)
    try rig.click(row: 5, column: 2)
    #expect(!rig.screen.contains("Keys") && rig.book.number == 1, "a click leaves the sheet")
  }

  @Test func `other buttons, releases and drags do nothing`() throws {
    var rig = try Rig(Texts.named("long"))
    let before = rig.model
    for kind: MouseEvent.Kind in [
      .press(button: 2), .press(button: 3), .release(button: 1),
      .drag(button: 1),
    ] {
      try rig.happen(.mouse(MouseEvent(row: 5, column: 60, kind: kind)))
      try rig.happen(.mouse(MouseEvent(row: 500, column: 600, kind: kind)))
    }
    #expect(rig.model == before)
  }

  @Test func `M gives the mouse to the terminal and back, and says so until the next key`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.type("M")
    #expect(rig.requests == [.go(.useMouse(false))])
    #expect(rig.footer == " The mouse selects text.")
    try rig.press(.right)
    #expect(rig.footer.contains(" 2 / "))
    try rig.type("M")
    #expect(rig.requests == [.go(.useMouse(false)), .go(.useMouse(true))])
    #expect(rig.footer == " The mouse turns pages.")
    try rig.wheel(.wheelDown)
    #expect(rig.footer.contains(" 3 / "))
  }

  @Test(arguments: sizes) func `a notice is seen at every size`(rows: Int, columns: Int) throws {
    var rig = try Rig(Texts.named("long"), rows: rows, columns: columns)
    try rig.happen(.notice("The file was deleted; what was opened can still be read."))
    #expect(rig.footer.hasPrefix(" The file was deleted"))
    try rig.type("g")
    #expect(!rig.screen.contains("The file was"))
    try rig.happen(.notice("Restored."))
    #expect(rig.footer.hasPrefix(" Restored."))
  }
}
