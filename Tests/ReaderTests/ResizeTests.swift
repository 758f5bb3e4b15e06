import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct Resizes {
  static let sizes = [
    (6, 24), (7, 24), (8, 30), (13, 36), (14, 35), (14, 36), (16, 40), (24, 80), (39, 100),
    (38, 100), (39, 99), (40, 120), (100, 300), (6, 300), (100, 24),
  ]

  @Test(arguments: Texts.names, [Rig.Counting.atOnce, .held])
  func `ten resizes there and back end on the same page, which never loses its first byte`(
    name: String, counting: Rig.Counting
  ) throws {
    let text = Texts.named(name)
    var rig = try Rig(text, counting: counting, anchor: text.utf8.count * 2 / 3)
    try rig.press(.left)
    try rig.press(.right)
    // In the first phase a page that was laid out backward may end elsewhere when laid out anew.
    try rig.resize(20, 60)
    try rig.resize(24, 80)
    let before = (page: rig.page.range, anchor: rig.book.anchor, kept: rig.kept)
    for (rows, columns) in Self.sizes.shuffled() {
      try rig.resize(rows, columns)
      #expect(rig.book.anchor == before.anchor)
      #expect(
        rig.shown.contains(before.anchor) || rig.shown.isEmpty, "\(rows)×\(columns)")
      #expect(rig.page.lines.count <= rig.book.format.rows)
    }
    try rig.resize(24, 80)
    #expect(rig.page.range == before.page)
    #expect(rig.kept == before.kept, "a resize is no move")
  }

  @Test func `the anchor's line is drawn at every size`() throws {
    let text = Texts.prose(30, seed: 7, words: ["lorem", "ipsum", "dolor", "sit", "amet"])
    let mark = text.utf8.distance(
      from: text.startIndex, to: text.index(text.startIndex, offsetBy: text.count / 2))
    var bytes = Array(text.utf8)
    let start = (bytes[..<mark].lastIndex(of: 10) ?? -1) + 1
    bytes.replaceSubrange(start..<start + 4, with: Array("XYZW".utf8))
    for counting in [Rig.Counting.atOnce, .held] {
      var rig = try Rig(String(decoding: bytes, as: UTF8.self), counting: counting, anchor: start)
      for (rows, columns) in Self.sizes {
        try rig.resize(rows, columns)
        #expect(rig.screen.contains("XYZW"), "\(rows)×\(columns)")
      }
    }
  }

  @Test func `a count for another size is dropped`() throws {
    var rig = try Rig(Texts.named("long"), counting: .held)
    let old = rig.book.format
    try rig.resize(30, 60)
    let before = rig.model
    try rig.happen(.counted(PageCount(pages: 7, isExact: true), format: old))
    #expect(rig.model == before)
    try rig.release()
    #expect(rig.book.count.isExact)
    #expect(rig.book.count.pages == rig.desk.pagination?.count)
  }

  @Test(arguments: ["long", "form feeds", "verse", "one line", "one page"])
  func `when the count arrives the tilde goes and the text does not move`(name: String) throws {
    let text = Texts.named(name)
    for moves: [Key] in [[], [.left], [.right, .right], [.end], [.end, .left], [.home, .right]] {
      var rig = try Rig(text, counting: .held, anchor: text.utf8.count / 3)
      for key in moves { try rig.press(key) }
      // The top bar names the chapter as soon as it is known.
      let before = (screen: rig.lines.dropFirst().dropLast(), page: rig.page.lines, kept: rig.kept)
      #expect(rig.footer.contains("~"))
      try rig.release()
      #expect(!rig.footer.contains("~"))
      #expect(rig.page.lines == before.page)
      #expect(Array(rig.lines.dropFirst().dropLast()) == Array(before.screen))
      #expect(rig.kept == before.kept)
    }
  }

  @Test func `a taller screen counts anew from where the reader is, not from the old number`()
    throws
  {
    let text = Texts.named("long")
    var rig = try Rig(text, rows: 8, columns: 30, counting: .held, anchor: text.utf8.count - 200)
    let pages = rig.book.count.pages
    try rig.resize(60, 100)
    #expect(rig.book.count.pages < pages / 8)
    #expect(rig.book.number < rig.book.count.pages)
  }

  @Test(arguments: [Symbols.unicode, .ascii])
  func `every size can be drawn, and none is too small to leave`(symbols: Symbols) throws {
    let text = Texts.prose(3, seed: 11)
    var rig = try Rig(text, anchor: 600, symbols: symbols)
    let anchor = rig.book.anchor
    let step = symbols == .ascii ? 3 : 1
    for rows in stride(from: 1, through: 40, by: step) {
      for columns in stride(from: 1, through: 90, by: rows % 13 == 6 ? 1 : 5 * step) {
        try rig.resize(rows, columns)
        let surface = rig.surface
        try #require(surface.rows == rows && surface.columns == columns)
        let isTooSmall = rows < 6 || columns < 24
        #expect(rig.lines[0].contains("[Today]") == !isTooSmall)
        if isTooSmall {
          let line = rig.lines[0]
          #expect(line.hasSuffix("24x6 at least") || line == "24x6".prefix(columns))
        }
        #expect(rig.page.range.contains(anchor))
        if symbols == .ascii { try expectASCII(rig) }
      }
    }
    try rig.resize(3, 10)
    try rig.press(.right, .character("?"), .character("g"), .end)
    #expect(rig.book.anchor == anchor, "what cannot be seen does not move")
    try rig.press(.character("q"))
    #expect(rig.requests == [.go(.leave)])
  }

  /// The program's own glyphs are ASCII; the text's are up to the terminal.
  private func expectASCII(_ rig: Rig) throws {
    for line in [rig.lines[0], rig.footer] where rig.surface.rows >= 8 && rig.surface.columns >= 24
    {
      #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
    }
  }

  @Test func `a sheet survives a screen too small for it`() throws {
    var rig = try Rig(Texts.named("three pages"))
    try rig.type("g2")
    let before = rig.styled
    try rig.resize(2, 9)
    #expect(rig.screen == "24x6\n")
    try rig.resize(5, 24)
    #expect(rig.lines[0] == "too small: 24x6 at least")
    try rig.resize(5, 20)
    #expect(rig.lines[0] == "24x6 at least")
    try rig.resize(2, 3)
    #expect(rig.lines[0] == "24x")
    try rig.type("777")
    try rig.resize(24, 80)
    #expect(rig.styled == before)
    try rig.resize(2, 9)
    try rig.press(.escape)
    #expect(rig.requests.isEmpty, "the sheet is left before the program")
    try rig.resize(24, 80)
    #expect(!rig.screen.contains("Go to"))
  }

  @Test func `a sheet covers wide characters cleanly`() throws {
    for columns in 24...60 {
      var rig = try Rig(
        String(repeating: "日本語の本", count: 400), rows: 12, columns: columns)
      try rig.press(.character("g"))
      let surface = rig.surface
      for row in 0..<surface.rows {
        for column in 0..<columns where surface[row, column].isContinuation {
          #expect(column > 0 && !surface[row, column - 1].isContinuation)
          #expect(surface[row, column - 1].text.unicodeScalars.contains { $0.value > 0x2FFF })
        }
      }
      let border = rig.lines.filter { $0.contains("└") }
      #expect(border.count == 1 && border[0].contains("┘"))
    }
  }
}
