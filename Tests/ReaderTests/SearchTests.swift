import Paging
import Screen
import Search
import Testing
import TextPlace

@Suite struct Searching {
  /// A text of many pages in which `word` stands at each of `places` paragraphs.
  private static func text(_ word: String, at places: Set<Int>, paragraphs: Int = 200) -> String {
    (0..<paragraphs).map { number in
      places.contains(number) ? "Here is a \(word), and more." : "Paragraph number \(number)."
    }.joined(separator: "\n\n")
  }

  /// The text in the cells that are set in `style`.
  private func marked(_ style: Style, _ rig: Rig) -> [String] {
    let surface = rig.surface
    var runs: [String] = []
    var isInRun = false
    for row in 1..<23 {
      for column in 0..<72 {
        let cell = surface[row, column]
        let isMarked = cell.style.contains(style)
        if isMarked, !isInRun { runs.append("") }
        if isMarked { runs[runs.count - 1] += cell.text }
        isInRun = isMarked
      }
      isInRun = false
    }
    return runs
  }

  @Test func `the first match is shown and marked while words are typed`() throws {
    var rig = try Rig(Self.text("Résumé", at: [50, 51, 120]))
    try rig.type("/resum")
    #expect(rig.screen.contains("Here is a Résumé"))
    #expect(marked(.reversed, rig) == ["Résum"])
    #expect(marked(.underline, rig) == ["Résum"])
    #expect(rig.footer.hasSuffix("1 of 3"))
    #expect(rig.kept.isEmpty, "the reader has not gone there")
    try rig.type("x")
    #expect(rig.footer.hasSuffix("not found"))
    #expect(rig.page.isFirst, "what is not found is looked for from where one was")
    try rig.press(.backspace)
    #expect(rig.footer.hasSuffix("1 of 3"))
    try rig.type("E")
    #expect(
      rig.footer.hasSuffix("none with this case; 3 otherwise"), "a capital counts")
  }

  @Test func `a capital counts, an accent does not`() throws {
    var rig = try Rig(Self.text("Natásha", at: [50, 120]))
    try rig.type("/Natasha")
    #expect(marked(.reversed, rig) == ["Natásha"])
    #expect(rig.footer.hasSuffix("1 of 2"))
  }

  @Test func `Enter takes what a looser search would find`() throws {
    var rig = try Rig(Self.text("whale", at: [50, 120]))
    try rig.type("/Whale")
    #expect(rig.footer.hasSuffix("none with this case; 2 otherwise"))
    #expect(rig.footer.contains("⏎ look for those"))
    #expect(rig.page.isFirst)
    try rig.type("\n")
    #expect(marked(.reversed, rig) == ["whale"])
    #expect(rig.footer.contains("1 of 2"))
    try rig.type("n")
    #expect(rig.footer.contains("2 of 2"))
    try rig.press(.control("o"), .control("o"))
    #expect(rig.page.isFirst, "each jump can be gone back from")
  }

  @Test func `whole words are found as parts where there are no others`() throws {
    var rig = try Rig(Self.text("whales", at: [50, 120]))
    try rig.type("/whal")
    try rig.press(.control("w"))
    #expect(rig.footer.hasSuffix("none as whole words; 2 otherwise"))
    try rig.press(.enter)
    #expect(rig.footer.contains("1 of 2"))
  }

  @Test func `what was not found is named once nothing else shows it`() throws {
    var rig = try Rig(Self.text("whale", at: [50]))
    try rig.type("/zzyzzx\n")
    #expect(rig.screen.contains("“zzyzzx” not found"))
    try rig.type("/" + String(repeating: "long ", count: 40) + "\n")
    #expect(rig.screen.contains("…” not found"))
  }

  @Test func `n takes what a looser search finds after Enter`() throws {
    var rig = try Rig(Self.text("whale", at: [50]))
    rig.searching = .held
    try rig.type("/W\n")
    let query = SearchQuery("w")
    for looser in [nil, LooserSearch(query, count: 1)] {
      let news = SearchNews(
        number: 1, matches: [], count: 0, isBefore: true, state: .done, looser: looser)
      try rig.happen(.searched(news))
    }
    #expect(rig.page.isFirst)
    rig.searching = nil
    try rig.type("n")
    #expect(rig.footer.contains("1 of 1"))
    #expect(marked(.reversed, rig) == ["w"])
  }

  @Test(arguments: [Key.escape, .backspace]) func `the place is as before after going back`(
    key: Key
  ) throws {
    var rig = try Rig(Self.text("whale", at: [50, 120]), anchor: 1500)
    try rig.press(.right)
    let (before, kept) = (rig.styled, rig.kept)
    try rig.type("/wh")
    #expect(rig.styled != before)
    if key == .backspace { try rig.press(.backspace, .backspace) }
    try rig.press(key)
    #expect(rig.styled == before)
    #expect(rig.kept == kept)
  }

  @Test func `Enter stays at the match, and one can go back from there`() throws {
    var rig = try Rig(Self.text("whale", at: [50, 120]))
    try rig.type("/whale\n")
    #expect(rig.kept == [rig.page.range.lowerBound])
    #expect(rig.footer.contains("1 of 2 · ^O back to 1"))
    #expect(rig.footer.contains(" % "))
    #expect(rig.footer.hasSuffix(" \(rig.book.number + 1) / \(rig.book.count.pages)"))
    #expect(marked(.reversed, rig) == ["whale"])
    try rig.press(.control("o"))
    #expect(rig.page.isFirst)
  }

  @Test func `n and N step through the matches and around the ends`() throws {
    let places: [Int] = [3, 50, 51, 120, 199]
    var rig = try Rig(Self.text("whale", at: Set(places)))
    try rig.type("/whale\n")
    for ordinal in [2, 3, 4, 5, 1, 2] {
      try rig.type("n")
      #expect(rig.footer.contains("\(ordinal) of 5"))
      #expect(marked(.reversed, rig) == ["whale"])
    }
    for ordinal in [1, 5, 4] {
      try rig.type("N")
      #expect(rig.footer.contains("\(ordinal) of 5"))
      #expect(marked(.reversed, rig) == ["whale"])
    }
    #expect(rig.kept.last == rig.page.range.lowerBound)
  }

  @Test func `a match before the place is found after all others`() throws {
    var rig = try Rig(Self.text("whale", at: [3, 50, 120]), anchor: 2000)
    try rig.type("/whale")
    #expect(rig.footer.hasSuffix("3 of 3"))
    try rig.type("\nn")
    #expect(rig.footer.contains("1 of 3"))
    var last = try Rig(Self.text("whale", at: [3]), anchor: 2000)
    try last.type("/whale")
    #expect(last.footer.hasSuffix("1 of 1, from the start again"))
    #expect(last.page.isFirst)
  }

  @Test func `n goes on from the page that was turned to`() throws {
    var rig = try Rig(Self.text("whale", at: [3, 50, 120]))
    try rig.type("/whale\n")
    try rig.press(.end)
    try rig.type("N")
    #expect(rig.footer.contains("3 of 3"))
    try rig.press(.home)
    try rig.type("n")
    #expect(rig.footer.contains("1 of 3"))
  }

  @Test func `the word at the page's top is looked for`() throws {
    var rig = try Rig("Whales swim.\n\n" + Self.text("whales", at: [100]))
    try rig.type("*")
    #expect(rig.screen.contains("Here is a whales"))
    #expect(rig.footer.contains("2 of 2"))
    #expect(rig.kept.count == 1)
  }

  @Test func `expressions and whole words are looked for`() throws {
    var rig = try Rig(Self.text("whales", at: [50]))
    try rig.type("/whale")
    try rig.press(.control("w"))
    #expect(rig.footer.hasSuffix("none as whole words; 1 otherwise"))
    try rig.press(.control("w"), .control("u"), .control("r"))
    try rig.type("wh[a-z]+")
    // In a row of words Alt and Backspace take one away, as they do where notes are written.
    try rig.type(" swim")
    try rig.press(.altBackspace, .backspace)
    #expect(marked(.reversed, rig) == ["whales"])
    try rig.type("(")
    #expect(rig.footer.contains("missing closing"))
    #expect(rig.page.isFirst)
  }

  @Test func `what an older search finds is dropped`() throws {
    var rig = try Rig(Self.text("whale", at: [50]), counting: .held)
    try rig.type("/wh")
    let news = SearchNews(
      number: 1, matches: [10..<12], count: 1, isBefore: false, state: .done)
    try rig.happen(.searched(news))
    #expect(rig.footer.hasSuffix("searching …"))
    #expect(rig.page.isFirst)
  }

  @Test func `what is found after Enter is gone to`() throws {
    var rig = try Rig(Self.text("whale", at: [150]), counting: .held)
    try rig.type("/w\n")
    let text = Self.text("whale", at: [150])
    let offset = try #require(text.firstRange(of: "whale")).lowerBound.utf16Offset(in: text)
    try rig.happen(
      .searched(
        SearchNews(
          number: 1, matches: [offset..<offset + 1], count: 1, isBefore: false, state: .goesOn)))
    #expect(rig.page.range.contains(offset))
    #expect(rig.kept == [rig.page.range.lowerBound])
  }

  @Test func `a resize keeps the place, not the preview`() throws {
    var rig = try Rig(Self.text("whale", at: [50]))
    try rig.type("/whale")
    try rig.resize(30, 60)
    try rig.press(.escape)
    #expect(rig.page.isFirst)
    try rig.resize(24, 80)
    #expect(rig.page.isFirst && rig.kept.isEmpty)
  }

  @Test func `millions of matches are counted, and those near by kept`() throws {
    let count = TextSearch.capacity + 5000
    var rig = try Rig(String(repeating: "a ", count: count))
    try rig.type("/a\n")
    #expect(rig.footer.contains("1 of \(count)"))
    try rig.press(.end)
    try rig.type("N")
    #expect(rig.page.range.contains(try #require(rig.book.search?.current).lowerBound))
  }
}
