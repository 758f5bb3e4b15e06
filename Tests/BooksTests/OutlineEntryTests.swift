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
