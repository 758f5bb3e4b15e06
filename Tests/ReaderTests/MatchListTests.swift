import Paging
import Screen
import Search
import TestSupport
import Testing
import TextPlace

@Suite struct TheListOfMatches {
  /// A text of paragraphs of which each of `places` has a whale.
  private static func text(_ places: Set<Int>, paragraphs: Int = 200) -> String {
    (0..<paragraphs).map { number in
      places.contains(number)
        ? "Number \(number): here is a whale, and more of it." : "Paragraph number \(number)."
    }.joined(separator: "\n\n")
  }

  private static let places: [Int] = [3, 50, 51, 120, 199]

  /// The row that is selected.
  private func selected(_ rig: Rig) throws -> String {
    let cursor = try #require(rig.surface.cursor)
    let row = rig.lines[cursor.row]
    #expect(row.hasPrefix(" ▸"))
    return row
  }

  @Test func `Tab lists all matches in the order of the text, with page and words`() throws {
    var rig = try Rig(Self.text(Set(Self.places)), anchor: 900)
    try rig.type("/whale")
    try rig.press(.tab)
    let rows = rig.lines.filter { $0.contains("here is a whale, and more of it.") }
    #expect(rows.count == 5)
    for (row, place) in zip(rows, Self.places) { #expect(row.contains("Number \(place): here")) }
    #expect(Set(rows.map { $0.prefix { $0 != "w" }.count }).count == 1, "they stand in a column")
    #expect(rig.lines[0].hasSuffix("2 of 5"))
    #expect(try selected(rig).contains("Number 50:"))
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80), (40, 120)], [Rig.Counting.atOnce, .held])
  func `Enter goes to the selected match, from which one can go back`(
    size: (rows: Int, columns: Int), counting: Rig.Counting
  ) throws {
    let text = Self.text(Set(Self.places))
    for steps in Self.places.indices {
      var rig = try Rig(
        text, rows: size.rows, columns: size.columns, counting: counting, anchor: 900)
      rig.searching = .atOnce
      let home = rig.page
      try rig.type("/whale")
      try rig.press(.tab, .home)
      for _ in 0..<steps { try rig.press(.down) }
      let row = try selected(rig)
      try rig.press(.enter)
      let offset = text.offset(of: "whale", nth: steps)
      #expect(rig.shown.contains(offset))
      #expect(rig.book.search?.current?.lowerBound == offset)
      let numbers = rig.book.pages.indices.map { "\(rig.book.number + 1 + $0)" }
      #expect(
        row.split(separator: " ").contains {
          counting == .held ? $0.hasPrefix("~") : numbers.contains(String($0))
        }, "\(row)")
      #expect(rig.kept == (rig.page == home ? [] : [rig.page.range.lowerBound]))
      #expect(rig.footer.contains("\(steps + 1) of 5"))
      try rig.press(.control("o"))
      #expect(rig.page.range.contains(home.range.lowerBound))
    }
  }

  @Test func `lines of a log are shown from their beginnings`() throws {
    var rig = try Rig("", isComplete: false)
    try rig.change(Array(PlainTexts.log.utf8))
    let line = try #require(PlainTexts.log.split(separator: "\n").dropFirst(3).first)
    let word = try #require(line.split(separator: " ").last { $0.count < 20 })
    try rig.type("/" + word)
    try rig.press(.tab)
    let words = line.split(separator: " ").joined(separator: " ")
    #expect(rig.lines.contains { $0.dropFirst(3).hasPrefix(words) }, "\(rig.screen)")
  }

  @Test func `Escape goes back to where one was`() throws {
    var rig = try Rig(Self.text(Set(Self.places)), anchor: 900)
    try rig.press(.right)
    let (before, kept) = (rig.styled, rig.kept)
    try rig.type("/whale")
    try rig.press(.tab, .end, .escape)
    #expect(rig.styled == before && rig.kept == kept)
  }

  @Test func `a search in force is listed, and leaving the list leaves the page as it is`() throws {
    var rig = try Rig(Self.text(Set(Self.places)))
    try rig.type("&")
    #expect(rig.footer.contains("There is no search yet"))
    try rig.type("/whale\nn")
    let page = rig.page
    try rig.type("&")
    #expect(try selected(rig).contains("Number 50:"))
    try rig.press(.end, .escape)
    #expect(rig.page == page)
    try rig.type("n")
    #expect(rig.footer.contains("3 of 5"), "the match is still the one that the reader was at")
  }

  @Test func `a click on a row goes there, the wheel moves, a click beside the rows goes back`()
    throws
  {
    var rig = try Rig(Self.text(Set(Self.places)), anchor: 900)
    let home = rig.page
    try rig.type("/whale")
    try rig.press(.tab)
    try rig.wheel(.wheelDown)
    #expect(try selected(rig).contains("Number 51:"))
    let row = try #require(rig.lines.firstIndex { $0.contains("Number 120:") })
    try rig.click(row: row, column: 30)
    #expect(rig.page.lines.contains { $0.text.hasPrefix("Number 120:") })
    try rig.press(.control("o"))
    try rig.type("/whale")
    try rig.press(.tab)
    try rig.click(row: 20, column: 30)
    #expect(rig.screen.contains("here is a whale"), "an empty row does nothing")
    try rig.click(row: 0, column: 30)
    #expect(rig.page.range == home.range)
  }

  @Test func `other words can be typed from the list`() throws {
    var rig = try Rig(Self.text(Set(Self.places)))
    try rig.type("/whal")
    try rig.press(.tab)
    try rig.type("/es")
    #expect(rig.footer.hasPrefix(" /whales▏") && rig.footer.hasSuffix("not found"))
    try rig.press(.tab)
    #expect(rig.page.isFirst && rig.footer.contains("not found"))
    try rig.press(.backspace, .backspace, .tab, .escape)
    #expect(rig.page.isFirst && rig.kept.isEmpty)
  }

  @Test func `rows stay where they are while matches before them come in`() throws {
    let text = Self.text(Set(0..<200))
    let offsets = (0..<200).map { text.offset(of: "whale", nth: $0) }
    var rig = try Rig(text, counting: .held, anchor: offsets[100])
    try rig.type("/whale")
    try rig.press(.tab)
    #expect(rig.screen.contains("searching …"))
    func find(_ indices: Range<Int>, isBefore: Bool, _ state: SearchNews.State) throws {
      try rig.happen(
        .searched(
          SearchNews(
            number: 5, matches: indices.map { offsets[$0]..<offsets[$0] + 5 },
            count: indices.count, isBefore: isBefore, state: state)))
    }
    try find(101..<130, isBefore: false, .goesOn)
    try rig.press(.down)
    #expect(rig.lines[0].contains("29 found …"))
    let rows = rig.lines[1...22]
    try find(130..<200, isBefore: false, .goesOn)
    try find(0..<60, isBefore: true, .goesOn)
    try find(60..<101, isBefore: true, .done)
    #expect(rig.lines[1...22] == rows)
    #expect(rig.lines[0].hasSuffix("103 of 200"))
    try rig.press(.up, .up)
    #expect(try selected(rig).contains("Number 100:"))
  }

  @Test func `words are read for the rows that are shown, and for no others`() throws {
    var rig = try Rig(Self.text(Set(0..<2000), paragraphs: 2000), rows: 12)
    try rig.type("/whale")
    try rig.press(.tab)
    #expect(rig.askedMatches.map(\.count) == [10])
    try rig.press(.down)
    #expect(rig.askedMatches.count == 1)
    for _ in 0..<9 { try rig.press(.down) }
    #expect(rig.askedMatches.map(\.count) == [10, 1])
    try rig.press(.end)
    #expect(rig.askedMatches.map(\.count) == [10, 1, 10])
    try rig.resize(24, 80)
    #expect(rig.lines.count { $0.contains("here is a whale") } == 22)
  }

  @Test func `the pages are exact once they are counted`() throws {
    var rig = try Rig(Self.text(Set(Self.places)), counting: .held)
    rig.searching = .atOnce
    try rig.type("/whale")
    try rig.press(.tab)
    #expect(try selected(rig).contains(" ~1 "))
    try rig.release()
    #expect(!rig.screen.contains("~"))
  }

  @Test func `the list goes on behind the matches that are kept`() throws {
    let count = TextSearch.capacity + 5000
    var rig = try Rig(String(repeating: "a ", count: count))
    try rig.type("/a")
    try rig.press(.tab, .end)
    #expect(rig.lines[0].hasSuffix("\(TextSearch.capacity) of \(count)"))
    try rig.press(.down, .down, .down)
    #expect(rig.lines[0].hasSuffix("\(TextSearch.capacity + 2) of \(count)"))
    try rig.press(.home, .up, .up)
    #expect(rig.lines[0].hasSuffix("1 of \(count)"))
    try rig.press(.escape)
    #expect(rig.page.isFirst && rig.kept.isEmpty)
  }
}

extension String {
  /// The offset of the *n*th place of `word`, from 0.
  fileprivate func offset(of word: String, nth: Int) -> Int {
    var start = startIndex
    for count in 0... {
      guard let range = self[start...].firstRange(of: word) else { break }
      if count == nth { return utf8.distance(from: startIndex, to: range.lowerBound) }
      start = range.upperBound
    }
    return -1
  }
}
