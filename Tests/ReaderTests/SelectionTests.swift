import Books
import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct Selecting {
  private static let sentences = (1...40).map { "Sentence \($0) is here, or so they say." }
  private static let text = sentences.joined(separator: " ")

  private func rig(rows: Int = 12, columns: Int = 40, anchor: Int = 0) throws -> Rig {
    try Rig(Self.text, rows: rows, columns: columns, anchor: anchor, measure: 36)
  }

  /// The words that are selected.
  private func selected(_ rig: Rig) throws -> String {
    let range = try #require(rig.book.selection?.range)
    return String(decoding: Array(Self.text.utf8)[range], as: UTF8.self)
  }

  /// What is drawn reversed on the page, without the button in the top bar.
  private func shown(_ rig: Rig) -> String {
    let surface = rig.surface
    var words: [String] = []
    for row in 1..<surface.rows - 1 {
      let cells = (0..<surface.columns - 3).map { surface[row, $0] }
      let text = cells.filter { $0.style == .selection }.map(\.text).joined()
      if !text.isEmpty { words.append(text) }
    }
    return words.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test func `v selects the first sentence, arrows choose, Space grows, o has the other end`()
    throws
  {
    var rig = try rig()
    try rig.type("v")
    #expect(try selected(rig) == Self.sentences[0])
    #expect(shown(rig) == Self.sentences[0])
    try rig.press(.right, .down)
    #expect(try selected(rig) == Self.sentences[2])
    try rig.press(.left)
    #expect(try selected(rig) == Self.sentences[1])
    try rig.press(.character(" "), .right, .right)
    #expect(try selected(rig) == Self.sentences[1...3].joined(separator: " "))
    #expect(shown(rig) == Self.sentences[1...3].joined(separator: " "))
    try rig.type("o")
    try rig.press(.right)
    #expect(try selected(rig) == Self.sentences[2...3].joined(separator: " "))
    try rig.press(.left, .left)
    #expect(try selected(rig) == Self.sentences[0...3].joined(separator: " "))
    try rig.press(.character(" "), .right)
    #expect(try selected(rig) == Self.sentences[1])
    try rig.press(.escape)
    #expect(rig.book.selection == nil && shown(rig).isEmpty)
  }

  @Test func `v again selects words; up and down go by rows`() throws {
    var rig = try rig()
    try rig.type("vv")
    #expect(try selected(rig) == "Sentence")
    try rig.press(.right)
    #expect(try selected(rig) == "1")
    try rig.press(.left, .down)
    let second = rig.page.lines[1].text.split(separator: " ")[0]
    #expect(try selected(rig) == second.filter { $0 != "," && $0 != "." })
    try rig.press(.up, .character(" "), .right, .right)
    #expect(try selected(rig) == "Sentence 1 is")
    try rig.type("v")
    #expect(try selected(rig) == Self.sentences[0])
  }

  @Test func `it goes on over the page's end and back, and the page turns along`() throws {
    var rig = try rig()
    let first = rig.page
    try rig.type("v ")
    var steps = 0
    while rig.page == first {
      try rig.press(.right)
      steps += 1
      try #require(steps < 40)
    }
    #expect(rig.page.range.lowerBound == first.range.upperBound)
    #expect(try selected(rig) == Self.sentences[0...steps].joined(separator: " "))
    #expect(rig.kept.last == rig.page.range.lowerBound)
    while rig.page != first { try rig.press(.left) }
    #expect(try selected(rig).hasPrefix(Self.sentences[0]))
    try rig.press(.pageDown)
    #expect(rig.page.range.lowerBound == first.range.upperBound)
    try rig.press(.pageUp)
    #expect(rig.page == first)
  }

  @Test func `nothing is selected past the text's ends`() throws {
    var rig = try rig()
    try rig.type("v")
    try rig.press(.left, .up, .pageUp)
    #expect(try selected(rig) == Self.sentences[0])
    for _ in 0..<100 { try rig.press(.right) }
    #expect(try selected(rig) == Self.sentences[39])
    #expect(rig.page.isLast)
  }

  @Test func `selecting begins with the sentence of the match that is shown`() throws {
    var rig = try rig()
    try rig.type("/sentence 3 is\nv")
    #expect(try selected(rig) == Self.sentences[2])
  }

  @Test func `a page in the midst of one long sentence has it selected`() throws {
    let text = String(repeating: "and then on and on it went ", count: 200)
    var rig = try Rig(text, rows: 10, columns: 40)
    try rig.press(.right, .character("v"))
    #expect(rig.book.selection?.range == 0..<text.utf8.count - 1)
  }

  @Test func `other keys do nothing while something is selected`() throws {
    var rig = try rig()
    try rig.type("v")
    let before = rig.model
    for key: Key in [
      .character("g"), .character("5"), .character("/"), .character("m"), .character("t"), .tab,
      .home, .end, .function(3), .character("+"),
    ] {
      try rig.press(key)
      #expect(rig.model == before, "\(key)")
    }
    try rig.press(.character("?"))
    #expect(rig.screen.contains("Selecting"))
    try rig.press(.escape)
    #expect(rig.model == before)
    try rig.press(.character("Q"))
    #expect(rig.requests == [.go(.quit)])
  }

  @Test func `y copies what is selected, and ends`() throws {
    var rig = try rig()
    try rig.type("v y")
    #expect(rig.marked == [.copy(0..<Self.sentences[0].utf8.count)])
    #expect(rig.book.selection == nil)
  }

  @Test func `an empty text has nothing to select`() throws {
    var rig = try Rig("")
    try rig.type("vm")
    #expect(rig.book.selection == nil && rig.book.marks.all.isEmpty)
  }
}

@Suite struct SelectingWithTheMouse {
  private func drag(
    _ rig: inout Rig, from start: (Int, Int), to end: (Int, Int), releases: Bool = true
  ) throws {
    func mouse(_ place: (Int, Int), _ kind: MouseEvent.Kind) -> PlaceEvent<TextEvent> {
      .mouse(MouseEvent(row: place.0, column: place.1, kind: kind))
    }
    try rig.happen(mouse(start, .press(button: 1)))
    try rig.happen(mouse(((start.0 + end.0) / 2, end.1), .drag(button: 1)))
    try rig.happen(mouse(end, .drag(button: 1)))
    if releases { try rig.happen(mouse(end, .release(button: 1))) }
  }

  private func selected(_ rig: Rig) throws -> String {
    let range = try #require(rig.book.selection?.range)
    return String(
      decoding: try rig.text.bytes(at: range.lowerBound, count: range.count), as: UTF8.self)
  }

  @Test func `a drag selects from glyph to glyph, forwards and backwards, and turns no page`()
    throws
  {
    let text = "Wer “Größe” hat, 猫は好き, and the rest of it all goes on."
    var rig = try Rig(text, rows: 24, columns: 80, measure: 60)
    let area = try #require(rig.lines.firstIndex { $0.contains("Wer") })
    let left = try #require(
      rig.lines[area].firstIndex(of: "W").map {
        rig.lines[area].distance(from: rig.lines[area].startIndex, to: $0)
      })
    for (start, end) in [
      ((area, left + 4), (area, left + 10)), ((area, left + 10), (area, left + 4)),
    ] {
      try drag(&rig, from: start, to: end)
      #expect(try selected(rig) == "“Größe”")
    }
    try drag(&rig, from: (area, left + 18), to: (area, left + 20))
    #expect(try selected(rig) == "猫は", "a wide glyph by its right half")
    try drag(&rig, from: (area, 0), to: (area + 5, 76))
    #expect(try selected(rig) == text)
    #expect(rig.book.number == 0)
    try rig.type("h1")
    #expect(rig.book.marks.all.map(\.excerpt) == [text])
  }

  @Test func `a click stays a click, and one while something is selected only ends that`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.click(row: 5, column: 60)
    #expect(rig.book.number == 1)
    try drag(&rig, from: (5, 10), to: (7, 20))
    #expect(rig.book.selection != nil && rig.book.number == 1)
    try rig.click(row: 5, column: 60)
    #expect(rig.book.selection == nil && rig.book.number == 1)
    try rig.click(row: 5, column: 60)
    #expect(rig.book.number == 2)
    try drag(&rig, from: (0, 3), to: (7, 20))
    #expect(rig.book.selection == nil, "a drag from the top bar is none of the page")
  }

  @Test func `the button is down until it is up: what is selected follows the mouse`() throws {
    var rig = try Rig(Texts.named("long"))
    try drag(&rig, from: (5, 10), to: (7, 20), releases: false)
    let first = try selected(rig)
    try rig.happen(.mouse(MouseEvent(row: 9, column: 20, kind: .drag(button: 1))))
    #expect(try selected(rig).hasPrefix(first))
    #expect(try selected(rig).utf8.count > first.utf8.count)
    try rig.happen(.mouse(MouseEvent(row: 900, column: 900, kind: .drag(button: 1))))
    #expect(
      rig.book.selection?.range.upperBound
        == rig.page.lines.last { !$0.glyphs.isEmpty }.map {
          $0.range.lowerBound + $0.text.utf8.count
        })
    try rig.happen(.mouse(MouseEvent(row: 9, column: 20, kind: .release(button: 1))))
    try rig.happen(.mouse(MouseEvent(row: 3, column: 20, kind: .drag(button: 1))))
    #expect(rig.book.selection != nil)
  }
}
