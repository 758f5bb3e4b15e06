import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct TurningPages {
  private static let sizes = [(24, 80), (40, 120), (12, 40), (6, 24)]

  private static func animated(
    rows: Int = 24, columns: Int = 80, animates: Bool = true, isBare: Bool = false
  ) throws -> Rig {
    try Rig(
      Texts.named("long"), rows: rows, columns: columns, anchor: 9000,
      view: ViewSettings(isBare: isBare, animates: animates))
  }

  @Test(arguments: sizes) func `a page is uncovered from the side it is turned from`(
    rows: Int, columns: Int
  ) throws {
    for key: Key in [.right, .left] {
      var rig = try Self.animated(rows: rows, columns: columns)
      var plain = try Self.animated(rows: rows, columns: columns, animates: false)
      let former = rig.surface
      try rig.press(key)
      try plain.press(key)
      let next = plain.surface
      let width = columns - (rows < 14 ? 0 : rows >= 39 ? 6 : 3)
      var uncovered = 0
      var frames = 0
      while rig.model.isTurning {
        let surface = rig.surface
        #expect(rig.lines[0] == plain.lines[0] && rig.footer == plain.footer || rows < 8)
        // The column of the edge, and of it what is new on one side and old on the other.
        let edges = (0..<width).filter { column in
          (1..<(rows >= 8 ? rows - 1 : rows)).allSatisfy { surface[$0, column].text == "│" }
        }
        let edge = try #require(key == .right ? edges.last : edges.first)
        for row in 1..<(rows >= 8 ? rows - 1 : rows) {
          for column in 0..<width where abs(column - edge) > 1 {
            let isNew = (column > edge) == (key == .right)
            #expect(surface[row, column] == (isNew ? next : former)[row, column])
          }
        }
        let now = key == .right ? width - edge : edge + 1
        #expect(now > uncovered)
        uncovered = now
        frames += 1
        try rig.happen(.timePassed(PageTurn.frame))
      }
      #expect((3...6).contains(frames))
      #expect(rig.surface == next)
      #expect(PageTurn.frame * frames <= .milliseconds(120))
    }
  }

  @Test func `any key, click or resize cuts a turn short`() throws {
    var plain = try Self.animated(animates: false)
    try plain.press(.right)
    for key: Key in [.insert, .character("M"), .function(30), .alt("x")] {
      var rig = try Self.animated()
      try rig.press(.right)
      #expect(rig.model.isTurning && rig.styled != plain.styled)
      try rig.press(key)
      #expect(!rig.model.isTurning)
      #expect(Array(rig.lines.dropLast()) == Array(plain.lines.dropLast()))
    }
    var rig = try Self.animated()
    try rig.press(.right)
    try rig.click(row: 0, column: 40)
    #expect(!rig.model.isTurning && rig.styled == plain.styled)
    try rig.press(.left, .right)
    #expect(rig.model.isTurning, "the next turn is seen again")
    try rig.resize(30, 70)
    #expect(!rig.model.isTurning)
  }

  @Test func `what comes while a page is turned begins from where that would have led`() throws {
    var rig = try Self.animated()
    var plain = try Self.animated(animates: false)
    for key: Key in [.right, .right, .left, .right, .right] {
      try rig.press(key)
      try rig.happen(.timePassed(.milliseconds(13)))
      try plain.press(key)
      #expect(rig.page == plain.page)
    }
    try rig.happen(.timePassed(.seconds(1)))
    #expect(rig.styled == plain.styled && !rig.model.isTurning)
  }

  @Test func `nothing is turned by default, on slow lines, by jumps, or at the ends`() throws {
    #expect(!ViewSettings().animates)
    var rig = try Self.animated()
    try rig.happen(.lineIsSlow(true))
    try rig.press(.right)
    #expect(!rig.model.isTurning)
    try rig.happen(.lineIsSlow(false))
    try rig.press(.right)
    #expect(rig.model.isTurning)
    try rig.happen(.lineIsSlow(true))
    #expect(!rig.model.isTurning, "a line that turns out to be slow ends it")
    try rig.happen(.lineIsSlow(false))
    try rig.type("g9\n")
    #expect(!rig.model.isTurning)
    try rig.press(.home, .left)
    #expect(!rig.model.isTurning)
    try rig.type("s")
    try rig.press(.down, .right)
    #expect(!rig.model.isTurning, "lines that scroll are no pages")
  }

  @Test func `a wide character is never half drawn at the edge`() throws {
    var rig = try Rig(
      String(repeating: "日本語の本", count: 2000), rows: 12, columns: 41,
      view: ViewSettings(animates: true))
    for key: Key in [.right, .right, .left] {
      try rig.press(key)
      while rig.model.isTurning {
        let surface = rig.surface
        for row in 0..<surface.rows {
          for column in 0..<surface.columns where surface[row, column].isContinuation {
            #expect(column > 0 && !surface[row, column - 1].isContinuation)
            #expect(surface[row, column - 1].text.unicodeScalars.contains { $0.value > 0x2FFF })
          }
        }
        try rig.happen(.timePassed(.milliseconds(7)))
      }
    }
  }
}
