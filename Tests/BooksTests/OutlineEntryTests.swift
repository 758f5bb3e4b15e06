import Books
import Testing

struct `An entry of the contents` {
  @Test(arguments: ["Breakfast", "", "CHAPTER 5. Breakfast", "Le déjeuner", "5", "Other words"])
  func `has its name, whether that is a part of the title or not`(_ name: String) {
    let title = name == "Le déjeuner" ? "CHAPITRE 5. Le déjeuner" : "CHAPTER 5. Breakfast"
    let entry = Outline.Entry(title: title, level: 1, offset: 7, number: 5, name: name)
    #expect(entry.name == name)
    #expect(entry.title == title)
    #expect((entry.level, entry.offset) == (1, 7))
    #expect(entry.number == 5)
    #expect(Outline.Entry(title: title, level: 1, offset: 7).number == nil)
    #expect(entry == Outline.Entry(title: title, level: 1, offset: 7, number: 5, name: name))
    #expect(entry != Outline.Entry(title: title, level: 1, offset: 7, number: 5, name: "x"))
  }

  @Test func `keeps a title of any length`() {
    let title = String(repeating: "long ", count: 40_000) + "end"
    #expect(Outline.Entry(title: title, level: 0, offset: 0, name: "end").name == "end")
  }

  @Test func `has the first words of a paragraph that was taken for a heading`() {
    let words = String(repeating: "words ", count: 300)
    let title = Outline.Entry(heading: words, level: 0, offset: 0).title
    #expect(title.hasSuffix(" words…") && (190...200).contains(title.count))
    let bare = String(repeating: "長", count: 300)
    #expect(Outline.Entry(heading: bare, level: 0, offset: 0).title.count == 201)
    let short = "CHAPTER 5. " + String(repeating: "é", count: 180)
    #expect(Outline.Entry(heading: short, level: 0, offset: 0).title == short)
  }
}

/// The level of the chapters in the contents.
struct ChapterLevelTests {
  private func level(_ headings: (level: Int, count: Int, isNumbered: Bool)...) -> Int {
    let entries = headings.flatMap { level, count, isNumbered in
      (0..<count).map {
        Outline.Entry(heading: isNumbered ? "\($0 + 1). It" : "It", level: level, offset: 0)
      }
    }
    return Outline(entries).chapterLevel
  }

  @Test func `is that of most numbers`() {
    #expect(level((0, 30, true)) == 0)
    #expect(level((0, 4, false), (1, 30, true)) == 1)
    #expect(level((0, 4, true), (1, 30, true)) == 1)
    #expect(level((0, 30, false)) == 0)
  }

  @Test func `is not that of a few numbered steps below many headings`() {
    #expect(level((0, 30, false), (1, 3, true)) == 0)
    #expect(level((0, 1, false), (1, 30, false), (2, 3, true)) == 1)
  }
}

struct `Letters in the contents` {
  private func numbers(_ titles: [String], levels: [Int] = []) -> [Int?] {
    let entries = titles.indices.map {
      Outline.Entry(heading: titles[$0], level: levels.isEmpty ? 0 : levels[$0], offset: $0)
    }
    return Outline(entries).entries.map(\.number)
  }

  @Test(arguments: [
    ["A", "B", "C", "D", "E"], ["H", "I", "K", "L", "M", "N"], ["U", "V", "W", "X", "Z"],
    ["A. Axes", "B. Bolts", "C. Cogs"], ["Part A", "Part B", "Part C"], ["b", "c", "d"],
    ["A", "aardvark", "B", "bee", "C", "cat"],
  ])
  func `are no numerals`(titles: [String]) {
    #expect(numbers(titles) == titles.map { _ in nil })
  }

  @Test func `keep their titles as names`() {
    let titles = ["B. Bolts", "C. Cogs"]
    let entries = titles.map { Outline.Entry(heading: $0, level: 0, offset: 0) }
    #expect(Outline(entries).entries.map(\.name) == titles)
  }

  @Test(
    arguments: [
      (["I", "II", "III", "IV", "V"], [1, 2, 3, 4, 5]),
      (["Preface", "I", "II", "Appendix A"], [nil, 1, 2, nil]),
      (["A", "I", "II"], [nil, 1, 2]), (["C"], [100]), (["C", "D"], [100, 500]),
      (["I. Of A", "V. Of B", "X. Of C", "A", "B"], [1, 5, 10, nil, nil]),
      (["B", "1", "C", "2"], [nil, 1, 100, 2]),
    ] as [([String], [Int?])])
  func `are told from numerals`(titles: [String], expected: [Int?]) {
    #expect(numbers(titles) == expected)
  }

  @Test func `stand in a row of their own in each part`() {
    let titles = ["Part I", "A", "B", "C", "Part V", "C", "D"]
    #expect(numbers(titles, levels: [0, 1, 1, 1, 0, 1, 1]) == [1, nil, nil, nil, 5, 100, 500])
  }
}
