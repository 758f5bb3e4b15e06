import Screen
import TestSupport
import Testing

@Suite struct SurfaceTests {
  /// A surface with `text` in row 0.
  private func row(_ text: String, columns: Int) -> Surface {
    var surface = Surface(rows: 1, columns: columns)
    surface.put(text, row: 0, column: 0)
    return surface
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, -1)])
  func `drawing on a surface without cells does nothing`(rows: Int, columns: Int) {
    var surface = Surface(rows: rows, columns: columns)
    surface.put("日本 e\u{301}", row: 0, column: 0)
    surface.put(glyph: "日", columns: 2, row: 0, column: 0)
    surface.fill(Rect(row: -1, column: -1, rows: 9, columns: 9), with: "x")
    surface.apply(.bold, to: surface.bounds)
    #expect(surface == Surface(rows: rows, columns: columns))
    #expect(surface.lines == Array(repeating: "", count: max(rows, 0)))
  }

  @Test func `the only cell of a surface can be drawn`() {
    var surface = Surface(rows: 1, columns: 1)
    #expect(surface.put("ab", row: 0, column: 0) == 1)
    #expect(surface.lines == ["a"])
    #expect(surface.put("日", row: 0, column: 0) == 0)
    #expect(surface.lines == [""])
  }

  @Test func `text is cut at both edges, and its columns counted from where it began`() {
    var surface = Surface(rows: 1, columns: 4)
    #expect(surface.put("abcdefgh", row: 0, column: -2) == 6)
    #expect(surface.lines == ["cdef"])
    #expect(surface.put("x", row: 0, column: 9) == 0)
    #expect(surface.put("xy", row: 7, column: 0) == 2)
    #expect(surface.lines == ["cdef"])
  }

  @Test func `text stays within the columns it was given`() {
    var surface = row("..........", columns: 10)
    #expect(surface.put("abcdef", row: 0, column: 1, within: 3..<5) == 4)
    #expect(surface.lines == ["...cd....."])
    surface.put("日本", row: 0, column: 2, within: 3..<5)
    #expect(surface.lines == ["...  ....."])
  }

  @Test func `a wide glyph that the right edge cuts becomes a blank in its style`() {
    var surface = Surface(rows: 1, columns: 4)
    #expect(surface.put("a日本", row: 0, column: 0, style: .reversed) == 3)
    #expect(surface.styledLines == ["⟨r:a日 ⟩"])
  }

  @Test func `a wide glyph that the left edge cuts becomes a blank`() {
    var surface = row("....", columns: 4)
    #expect(surface.put("日x", row: 0, column: -1) == 3)
    #expect(surface.lines == [" x.."])
  }

  @Test func `drawing over a half of a wide glyph blanks the other half`() {
    var left = row("日本", columns: 4)
    left.put("x", row: 0, column: 0)
    #expect(left.lines == ["x 本"])
    var right = row("日本", columns: 4)
    right.put("x", row: 0, column: 1)
    #expect(right.lines == [" x本"])
    var middle = row("日本", columns: 4)
    middle.put("語", row: 0, column: 1)
    #expect(middle.lines == [" 語"])
    #expect(!middle[0, 3].isContinuation)
  }

  @Test func `marks stay in the cell of their base`() {
    let surface = row("e\u{301}日\u{302}x", columns: 6)
    #expect(surface[0, 0].text.unicodeScalars.count == 2)
    #expect(surface[0, 1].text.unicodeScalars.count == 2)
    #expect(surface[0, 2].isContinuation)
    #expect(surface[0, 3].text == "x")
  }

  @Test func `control characters are shown, never kept`() {
    let surface = row("a\u{1B}[31mb\u{7}\u{9B}", columns: 40)
    for scalar in surface.lines.joined().unicodeScalars {
      #expect(scalar.properties.generalCategory != .control)
    }
  }

  @Test func `a style is added to both halves of a wide glyph`() {
    var surface = row("a日b本c", columns: 7)
    surface.apply(.bold, to: Rect(row: 0, column: 2, rows: 1, columns: 3))
    #expect(surface.styledLines == ["a⟨b:日b本⟩c"])
    surface.apply(.underline, to: Rect(row: 0, column: 6, rows: 4, columns: 9))
    #expect(surface.styledLines == ["a⟨b:日b本⟩⟨u:c⟩"])
  }

  @Test func `filling replaces text and style`() {
    var surface = Surface(rows: 3, columns: 5)
    surface.fill(surface.bounds, with: ".", style: .dim)
    surface.fill(Rect(row: 1, column: 1, rows: 1, columns: 3))
    #expect(surface.lines == [".....", ".   .", "....."])
    #expect(surface.styledLines[1] == "⟨d:.⟩   ⟨d:.⟩")
  }

  @Test func `a surface drawn onto another keeps its wide glyphs whole or leaves them out`() {
    var sheet = Surface(rows: 2, columns: 4)
    sheet.put("日本", row: 0, column: 0, style: .bold)
    sheet.put("abcd", row: 1, column: 0)
    var surface = Surface(rows: 2, columns: 3)
    surface.draw(sheet, row: 0, column: 0)
    #expect(surface.styledLines == ["⟨b:日 ⟩", "abc"])
    surface.draw(sheet, row: 1, column: -1)
    #expect(surface.styledLines == ["⟨b:日 ⟩", "⟨b: 本⟩"])
  }

  @Test func `blanks at the end of a row are told only where a style shows them`() {
    var surface = Surface(rows: 1, columns: 6)
    surface.put("ab", row: 0, column: 1)
    #expect(surface.lines == [" ab"])
    #expect(surface.styledLines == [" ab"])
    surface.fill(Rect(row: 0, column: 4, rows: 1, columns: 2), style: [.bold, .reversed])
    #expect(surface.styledLines == [" ab ⟨br:  ⟩"])
  }

  @Test func `whatever is drawn, rows keep their width and wide glyphs both halves`() throws {
    var random = SeededGenerator(seed: 20_261_121)
    let texts = [
      "a", "日", "e\u{301}", "\u{301}", "한국어", "\u{200D}", "👩‍👩‍👧", "x\ty", "ab日本cd", "\u{0}",
    ]
    for _ in 0..<3000 {
      var surface = Surface(
        rows: .random(in: 0...3, using: &random), columns: .random(in: 0...7, using: &random))
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let row = Int.random(in: -1...3, using: &random)
        let column = Int.random(in: -4...8, using: &random)
        let text = texts.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          surface.fill(
            Rect(row: row, column: column, rows: 2, columns: .random(in: -1...4, using: &random)),
            with: "#", style: .reversed)
        case 1: surface.apply(.dim, to: Rect(row: row, column: column, rows: 1, columns: 3))
        case 2:
          surface.put(
            glyph: "x", columns: .random(in: 0...3, using: &random), row: row, column: column)
        case 3:
          let start = Int.random(in: -2...6, using: &random)
          surface.put(text, row: row, column: column, within: start..<start + 3)
        default: surface.put(text, row: row, column: column, style: .bold)
        }
        try #require(fault(in: surface) == nil)
      }
    }
  }

  /// What is wrong with a surface: the first orphaned half, or glyph of other columns than its cells.
  private func fault(in surface: Surface) -> String? {
    for row in 0..<surface.rows {
      for column in 0..<surface.columns {
        let cell = surface[row, column]
        let isWide = surface[row, column + 1].isContinuation
        if cell.isContinuation {
          let base = surface[row, column - 1]
          if column == 0 || base.isContinuation || base.style != cell.style || !cell.text.isEmpty {
            return "a half without its glyph at \(row),\(column)"
          }
        } else if cell.text != "x", width(of: cell.text) != (isWide ? 2 : 1) {
          return "\(cell.text) at \(row),\(column) has other columns than its cells"
        }
      }
    }
    return nil
  }

  /// The columns of a glyph, of those that the test above draws.
  private func width(of glyph: String) -> Int {
    guard let first = glyph.unicodeScalars.first else { return 0 }
    return first.value >= 0x1100 && !(0x2000..<0x2E80).contains(first.value) ? 2 : 1
  }
}
