import Books
import Datebook
import Paging
import Screen
import TestSupport
import Testing
import TextPlace
import Widgets

/// Screens of a text that knows its own structure.
@Suite struct StructuredTextScreens {
  private static let book: StructuredText = {
    typealias Words = StructuredDraft.Words
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, flags: .centred, "The Voyage Out")
    draft.addBlank()
    draft.add(
      "It was ", Words("not", .emphasis), " a ship but ", Words("the", .strong),
      " ship, as ", Words("a link", .link), " says", Words("[1]", .noteReference), ".")
    draft.addBlank()
    draft.add(
      .paragraph, indent: 2,
      "A letter that is quoted stands a little to the right of all that is around it.")
    draft.addBlank()
    draft.add(.verse, "The breaking waves dashed high, on a stern and rock-bound coast,")
    draft.add(.verse, indent: 2, "And the woods against a stormy sky")
    draft.addBlank()
    draft.add(
      .item, hang: 2, Words("• ", .generated),
      "bread and salted meat for a whole year, or a little more, of sailing")
    draft.add(.item, indent: 2, hang: 3, Words("1. ", .generated), "of which ", "none was left")
    draft.addBlank()
    draft.add(.pre, "for   day in voyage {")
    draft.add(.pre, "  sail()")
    draft.add(.pre, "}")
    draft.addBlank()
    draft.add(.rule, flags: .centred, Words("* * *", .generated))
    draft.addBlank()
    draft.add("CHAPTER 2")
    draft.addFormFeed()
    draft.add(.heading, level: 1, flags: .centred, "The Voyage Home")
    return StructuredText(draft)
  }()

  private func rig(rows: Int, columns: Int) throws -> Rig {
    try Rig(
      String(decoding: Self.book.bytes, as: UTF8.self), rows: rows, columns: columns,
      structure: Self.book)
  }

  @Test func `chapters without numbers are counted`() throws {
    var rig = try rig(rows: 24, columns: 80)
    let entries = try #require(rig.book.contents).entries
    try rig.type("gch 2\n")
    #expect(rig.page.range.contains(entries[1].offset))
    try rig.type("gch 3")
    #expect(rig.screen.contains("there is no chapter 3; the last is 2"))
  }

  @Test func `marks made before are listed without the marks of notes`() throws {
    var draft = StructuredDraft()
    draft.add("The lamp", .init("12", .noteReference, to: "#n"), " burned all night.")
    let text = StructuredText(draft)
    var rig = try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: 24, columns: 80, structure: text)
    func mark(_ row: Int64, _ words: String, isFound: Bool = true) -> Mark {
      Mark(id: .kept(row), kind: .note, range: 0..<17, excerpt: words, isFound: isFound)
    }
    let marks = [
      mark(1, "The lamp12 burned"), mark(2, "My own words"),
      mark(3, "The lamp12 burned", isFound: false),
    ]
    try rig.happen(.marks(.loaded(marks, asked: 0)))
    try rig.happen(try rig.desk.readAnew(rig.book.marks.all))
    #expect(
      rig.book.marks.all.map(\.excerpt) == ["The lamp burned", "My own words", "The lamp12 burned"])
    try rig.type("'")
    #expect(rig.screen.contains("“The lamp burned”"))
  }

  @Test func `the third chapter of a dictionary is its third letter`() throws {
    var draft = StructuredDraft()
    for letter in "ABCDEFGHIJKL" {
      draft.add(.heading, level: 1, StructuredDraft.Words(stringLiteral: String(letter)))
      draft.addBlank()
      for _ in 0..<30 { draft.add(.paragraph, "What there is to say of it.") }
    }
    let text = StructuredText(draft)
    var rig = try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
    let entries = try #require(rig.book.contents).entries
    for (typed, index) in [("ch 3", 2), ("ch 1", 0), ("ch 9", 8), ("ch iii", 2), ("c", 2)] {
      try rig.type("g\(typed)\n")
      #expect(rig.page.range.contains(entries[index].offset), "\(typed)")
    }
    try rig.type("gch 100")
    #expect(rig.screen.contains("there is no chapter 100; the last is 12"))
  }

  /// A book with these chapters, before which and behind which others stand.
  private func bound(_ chapters: [String]) throws -> Rig {
    var draft = StructuredDraft()
    func add(_ title: String) {
      draft.add(.heading, level: 1, flags: .centred, StructuredDraft.Words(stringLiteral: title))
      for _ in 0..<30 {
        draft.addBlank()
        draft.add(
          "A paragraph of some words that stands in this chapter and fills a line or two of it.")
      }
      draft.addFormFeed()
    }
    add("Imprint")
    add("Foreword")
    draft.add(Landmark.Kind.bodyMatter)
    for chapter in chapters { add(chapter) }
    draft.add(Landmark.Kind.backMatter)
    add("Endnotes")
    add("Colophon")
    let text = StructuredText(draft)
    return try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: 24, columns: 80, structure: text)
  }

  @Test(arguments: [
    ["Of Mord", "Of Hrut", "Of Njal", "Of Gunnar"], ["Le Horla", "1887", "Amour", "Le Trou"],
    ["1. Mord", "2. Hrut", "3. Njal", "4. Gunnar"],
  ])
  func `chapters are counted from where the body matter begins`(chapters: [String]) throws {
    var rig = try bound(chapters)
    let entries = try #require(rig.book.contents).entries
    try rig.type("gch 3\n")
    #expect(rig.page.range.contains(entries[4].offset))
    try rig.type("gch 5")
    #expect(rig.screen.contains("there is no chapter 5; the last is 4"))
  }

  @Test func `a plan ends before the back matter, and says so`() throws {
    let rig = try bound(["Of Mord", "Of Hrut", "Of Njal"])
    let entries = try #require(rig.book.contents).entries
    let days = try #require(PlanSchedule(Rig.today...Rig.today.adding(days: 3), on: .all))
    let wish = PlanWish(schedule: days, unit: .even, start: 0)
    let portions = try rig.desk.divide(
      wish, chapters: rig.book.contents?.chapterStarts(for: wish, bytes: rig.text.count) ?? [])
    let end = try #require(portions.last?.range.upperBound)
    #expect(end < entries[5].offset && end > entries[5].offset - 100)
    #expect(rig.book.contents?.backMatter == "Endnotes")
    #expect(rig.book.contents?.dailyChapters(from: 0, of: rig.text.count) == 5)
  }

  @Test func `the number of a section leads to it, and not to a day`() throws {
    var draft = StructuredDraft()
    for section in ["4.8. Tools", "4.9. Main script", "4.10. Notes", "4.9.1. Parts"] {
      draft.add(.heading, level: 1, StructuredDraft.Words(stringLiteral: section))
      draft.addBlank()
      for _ in 0..<30 { draft.add(.paragraph, "What there is to say of it.") }
    }
    let text = StructuredText(draft)
    var rig = try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
    let entries = try #require(rig.book.contents).entries
    for (typed, index) in [("4.9", 1), ("4.10", 2), ("4.9.1.", 3), ("4.8", 0)] {
      try rig.type("g\(typed)\n")
      #expect(rig.page.range.contains(entries[index].offset), "\(typed)")
    }
    try rig.type("g4.11")
    #expect(rig.screen.contains("Nov"))
  }

  @Test(arguments: [(40, 120), (24, 80), (20, 40)])
  func `each kind of block and span has its look`(_ rows: Int, _ columns: Int) throws {
    try expectGolden(rig(rows: rows, columns: columns).styled, "structured \(columns)x\(rows)")
  }

  @Test(arguments: [(40, 120), (24, 80)])
  func `code stands in one column that has room for it`(_ rows: Int, _ columns: Int) throws {
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, flags: .centred, "Setting a page")
    for chapter in 1...9 {
      draft.addBlank()
      draft.add("What follows is number \(chapter) of the listings that are too wide for a column.")
      draft.addBlank()
      draft.add(.pre, "func page(of text: Text, at offset: Int, in rows: Int) throws -> Page {")
      draft.add(.pre, "  try composer.page(at: text.position(atOrBefore: offset), rows: rows)")
      draft.add(.pre, "}")
    }
    let text = StructuredText(draft)
    var view = ViewSettings()
    view.widestLine = 72
    let rig = try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: rows, columns: columns, view: view,
      structure: text)
    try expectGolden(rig.styled, "code \(columns)x\(rows)")
  }

  @Test func `the contents are those of the book`() throws {
    var rig = try rig(rows: 24, columns: 80)
    try rig.type("o")
    #expect(rig.screen.contains("The Voyage Out"))
    #expect(rig.screen.contains("The Voyage Home"))
    #expect(!rig.screen.contains("CHAPTER 2"))
  }
}
