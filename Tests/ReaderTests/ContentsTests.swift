import Books
import Paging
import Screen
import TestSupport
import Testing
import TextPlace

@Suite struct TheContents {
  /// A book in two parts whose chapters count anew, with an introduction.
  static let book: String = {
    var text = "INTRODUCTION\n\n" + Texts.prose(6, seed: 2).dropFirst(22)
    for part in ["ONE", "TWO"] {
      text += "\n\n\nPART \(part)\n\n"
      for chapter in 1...9 {
        text += "\n\nCHAPTER \(chapter)\n\nThe \(chapter)th Door of \(part)\n\n"
        text += Texts.prose(11, seed: UInt64(chapter)).dropFirst(22)
      }
    }
    return text
  }()

  @Test func `the list is opened where one is, and Enter goes there and back`() throws {
    var rig = try Rig(Self.book)
    try rig.type("g50%\n")
    try rig.press(.insert)
    let place = rig.page.range
    let before = rig.styled
    let here = try #require(rig.book.entry)
    try rig.press(.character("o"))
    let row = try #require(rig.lines.first { $0.contains("▸") })
    #expect(row.contains(" here "))
    #expect(row.contains(try #require(rig.book.contents).entries[here].name))
    try rig.press(.escape)
    #expect(rig.styled == before)
    try rig.press(.character("o"), .down, .enter)
    let entry = try #require(rig.book.contents).entries[here + 1]
    #expect(rig.page.range.contains(entry.offset))
    try rig.press(.control("o"))
    #expect(rig.page.range == place)
  }

  @Test func `a chapter that is a number alone is named with its part where there is room`() throws
  {
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, "By Blue Ontario’s Shore")
    for number in ["XI", "XII"] {
      draft.addBlank()
      draft.add(.heading, level: 2, .init(stringLiteral: number))
      draft.addBlank()
      draft.add(.init(stringLiteral: String(repeating: "By blue Ontario’s shore. ", count: 99)))
    }
    let text = StructuredText(draft)
    for (columns, title) in [(100, "By Blue Ontario’s Shore, XII"), (40, " XII")] {
      var rig = try Rig(
        String(decoding: text.bytes, as: UTF8.self), rows: 20, columns: columns, structure: text)
      try rig.press(.end)
      #expect(rig.lines[0].hasSuffix(title))
    }
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80), (40, 120)])
  func `every row leads to the page it names`(rows: Int, columns: Int) throws {
    var rig = try Rig(Self.book, rows: rows, columns: columns)
    let count = try #require(rig.book.contents).entries.count
    #expect(count == 21)
    for index in 0..<count {
      try rig.press(.character("o"), .home)
      for _ in 0..<index { try rig.press(.down) }
      let row = try #require(rig.lines.first { $0.contains("▸") })
      let cursor = try #require(rig.surface.cursor)
      #expect(rig.lines[cursor.row] == row)
      try rig.press(.enter)
      let numbers = rig.book.pages.indices.map { "\(rig.book.number + 1 + $0)" }
      #expect(row.split(separator: " ").contains { numbers.contains(String($0)) }, "\(row)")
      let contents = try #require(rig.book.contents)
      #expect(rig.shown.contains(contents.entries[index].offset))
    }
  }

  @Test(arguments: ["etage", "ETAGE", "étage", "l'etage", "-etage"])
  func `accents and typographic marks of a title need not be typed`(typed: String) throws {
    var text = ""
    for (index, title) in ["La Cave", "À l’Étage—Étage", "Le Grenier"].enumerated() {
      text +=
        "\n\n\nCHAPITRE \(index + 1). \(title)\n\n"
        + Texts.prose(11, seed: UInt64(index + 1)).dropFirst(22)
    }
    var rig = try Rig(text)
    try #require(rig.book.contents?.entries.count == 3)
    try rig.type("o/\(typed)")
    #expect(rig.lines[0].hasSuffix("1 entry") || rig.lines[0].hasSuffix("1 entries"))
    #expect(rig.screen.contains("Étage"))
    try rig.press(.escape, .escape)
    try rig.type("g\(typed)\n")
    let entry = try #require(rig.book.contents).entries[1]
    #expect(rig.page.range.contains(entry.offset))
  }

  @Test func `what is typed narrows the list, and Escape shows all of it again`() throws {
    var rig = try Rig(Self.book)
    try rig.type("o/door two")
    #expect(rig.lines[0].hasSuffix("9 entries"))
    #expect(rig.lines[1].hasPrefix("  / door two▏"))
    try rig.type("x")
    #expect(rig.lines[0].hasSuffix("0 entries"))
    #expect(rig.screen.contains("no match"))
    try rig.press(.enter, .backspace)
    try rig.press(.down, .down)
    let row = try #require(rig.lines.first { $0.contains("▸") })
    #expect(row.contains("The 3th Door of TWO"))
    try rig.press(.escape)
    #expect(rig.lines[0].hasSuffix("21 entries"))
    #expect(try #require(rig.lines.first { $0.contains("▸") }).contains("The 3th Door of TWO"))
    try rig.press(.character("/"), .character("3"), .backspace, .backspace)
    #expect(rig.lines[0].hasSuffix("21 entries") && !rig.lines[1].contains("/"))
    try rig.press(.escape)
    #expect(rig.page.isFirst)
  }

  @Test func `a click on a row goes there, and one beside the list leaves it`() throws {
    var rig = try Rig(Self.book)
    try rig.press(.character("o"))
    let row = try #require(rig.lines.firstIndex { $0.contains("The 4th Door of ONE") })
    try rig.wheel(.wheelDown)
    try rig.click(row: row, column: 12)
    #expect(rig.lines[0].hasSuffix("CHAPTER 4. The 4th Door of ONE"))
    let page = rig.page
    try rig.press(.character("o"))
    try rig.click(row: 0, column: 40)
    #expect(!rig.screen.contains("Contents") && rig.page == page)
  }

  @Test func `the next chapter is the one behind the page, the one before begins before it`() throws
  {
    var rig = try Rig(Self.book)
    let entries = try #require(rig.book.contents).entries
    var seen: [Int] = []
    while true {
      let before = rig.page
      try rig.press(.character("]"))
      guard rig.page != before else { break }
      seen.append(try #require(rig.book.entry))
      #expect(rig.page.range.contains(entries[try #require(rig.book.entry)].offset))
      #expect(rig.lines[0].contains("The ") || rig.lines[0].contains("PART"))
    }
    #expect(seen == Array(Set(seen)).sorted() && seen.last == entries.count - 1)
    try rig.press(.right, .right, .character("["))
    #expect(rig.page.range.contains(entries[entries.count - 1].offset))
    for _ in 0..<40 { try rig.press(.character("[")) }
    #expect(rig.page.range.contains(entries[0].offset))
  }

  @Test func `the go-to sheet takes a chapter's number and its words`() throws {
    var rig = try Rig(Self.book)
    let offsets = try #require(rig.book.contents).entries.map(\.offset)
    for (typed, index) in [
      ("ch 3", 4), ("chapter 9", 10), ("ch2", 3), ("5th door of two", 16), ("part two", 11),
      ("PART", 1), ("ch III", 4), ("chapter nine", 10), ("ch. iv", 5),
      ("ch 3 of part two", 14), ("part 2", 11), ("pt ii", 11),
      ("part two ch 3", 14), ("part 2, chapter v", 16),
      ("ch 12", 14),
      ("ch 18", 20), ("=part", 1), ("= door two", 12), ("introd", 0),
    ] {
      try rig.press(.home)
      try rig.type("g" + typed)
      let preview = try #require(rig.lines.first { $0.contains("→ page") })
      try rig.press(.enter)
      #expect(rig.page.range.contains(offsets[index]), "\(typed)")
      #expect(preview.contains("page \(rig.book.number + 1) of \(rig.book.count.pages) · "))
    }
    try rig.type("gpart two ch 3")
    #expect(rig.screen.contains(" · PART TWO · CHAPTER 3. The 3th Door of"))
    try rig.press(.enter, .home)
    // A number that comes in both parts is that of the part one is in.
    try rig.type("gch 3\n")
    #expect(rig.page.range.contains(offsets[4]))
    try rig.type("gpart two\ngch 3\n")
    #expect(rig.page.range.contains(offsets[14]))
    try rig.type("gch 77")
    #expect(rig.screen.contains("there is no chapter 77; the last is 18"))
  }

  @Test func `a part that is not there is no other one whose title has the number in it`() throws {
    let text = Self.book.replacing("PART ONE", with: "FIRST PART: 1812")
      .replacing("PART TWO", with: "SECOND PART: 1820")
    var rig = try Rig(text)
    try rig.type("gpart 18")
    #expect(rig.screen.contains("there is no part 18; the last is 2"))
    try rig.press(.escape)
    try rig.type("gpart: 18")
    #expect(!rig.screen.contains("→ page"))
    try rig.press(.escape)
    try rig.type("gpart: 1820")
    #expect(rig.screen.contains("SECOND PART"))
  }

  @Test func `a chapter whose number is missing is no other one`() throws {
    let text = Self.book.replacing("CHAPTER 4\n\n", with: "")
      .replacing("CHAPTER 1\n\nThe 1th Door of ONE", with: "")
    var rig = try Rig(text)
    try rig.type("gch 4")
    #expect(rig.screen.contains("there is no chapter 4; there are 3 and 5"))
    for typed in ["part two ch 4", "ch 4 of part 2"] {
      try rig.press(.escape)
      try rig.type("g" + typed)
      #expect(rig.screen.contains("there is no chapter 4; there are 3 and 5"), "\(typed)")
    }
    try rig.press(.escape)
    try rig.type("gpart 1 ch 1")
    #expect(rig.screen.contains("there is no chapter 1; the first is 2"))
    try rig.press(.escape)
    try rig.type("gpart 3 ch 1")
    #expect(rig.screen.contains("there is no part 3; the last is 2"))
    try rig.press(.escape)
    try rig.type("gch 5\n")
    #expect(rig.lines[0].contains("The 5th Door of ONE"))
  }

  @Test func `chapters are gone to in a part that is named by its title`() throws {
    let text = Self.book.replacing("PART ONE", with: "FIRST EPILOGUE")
      .replacing("PART TWO", with: "SECOND EPILOGUE")
    var rig = try Rig(text)
    let entries = try #require(rig.book.contents).entries
    let second = try #require(entries.firstIndex { $0.title.contains("SECOND EPILOGUE") })
    for typed in ["second epilogue ch 3", "Second Epilogue, chapter III", "second ep ch3"] {
      try rig.press(.home)
      try rig.type("g" + typed)
      #expect(rig.screen.contains("The 3th Door of TWO"), "\(typed)")
      try rig.press(.enter)
      #expect(rig.page.range.contains(entries[second + 3].offset), "\(typed)")
    }
    try rig.type("gsecond epilogue ch 10")
    #expect(rig.screen.contains("there is no chapter 10; the last is 9"))
    try rig.press(.escape)
    try rig.type("gno such part ch 3")
    #expect(rig.screen.contains("not a page; write 42"))
  }

  @Test func `what a dictionary refuses says that a word can be written`() throws {
    var rig = try Rig(Self.dictionary, columns: 100)
    try rig.type("gxylograph")
    #expect(rig.screen.contains("not a page or word of this book; write a word, 42"))
  }

  /// A dictionary whose words are those of months, keywords and others.
  static let dictionary: String = {
    let words = ["APRIL", "END", "JUNE", "MARCH", "MAY", "MAYOR", "START", "TODAY", "ZEAL"]
    let others = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".flatMap { ["\($0)AAB", "\($0)ZZY"] }
    return (words + others).sorted().map {
      "\($0), n.  A word like others.\n\n" + Texts.prose(1, seed: 3).dropFirst(22) + "\n\n"
    }
    .joined()
  }()

  @Test(arguments: [
    ("mayor", "MAYOR"), ("MAYO", "MAYOR"), ("=may", "MAY"), ("=end", "END"), ("= zeal", "ZEAL"),
    ("zeal", "ZEAL"), ("qz", "QZZY"), ("k", "K"),
  ])
  func `a word of a dictionary leads to its entry`(typed: String, name: String) throws {
    var rig = try Rig(Self.dictionary, columns: 100)
    try rig.type("g" + typed)
    #expect(rig.screen.contains(" · \(name) ") || rig.screen.contains(" · \(name)│"))
    try rig.press(.enter)
    let contents = try #require(rig.book.contents)
    let entry = try #require(contents.entries.first { $0.name == name })
    #expect(rig.page.range.contains(entry.offset))
  }

  @Test(arguments: ["may", "june", "today", "1 april"])
  func `in a dictionary a date comes before the word`(typed: String) throws {
    var rig = try Rig(Self.dictionary, columns: 100)
    try rig.type("g" + typed)
    #expect(rig.screen.contains(" 2026 · page"))
  }

  @Test func `the contents of a dictionary are its letters and words`() throws {
    var rig = try Rig(Self.dictionary)
    try rig.type("o")
    #expect(rig.lines.contains { $0.hasPrefix("        A  ") })
    #expect(rig.lines.contains { $0.hasPrefix("          AAAB  ") })
    try rig.type("/mayor")
    #expect(rig.lines[0].hasSuffix("1 entry"))
  }

  @Test func `a date in a preface is no diary's contents`() throws {
    let prose = String(repeating: "It was a dark night, and nobody came.\n\n", count: 300)
    var rig = try Rig("A Word Before\n\n3 March 1802\n\n" + prose)
    try rig.type("o")
    #expect(rig.footer == " No parts and chapters were found in this text.")
  }

  @Test func `a page's preview names its chapter`() throws {
    var rig = try Rig(Self.book, columns: 120)
    try rig.type("g50%")
    let preview = try #require(rig.lines.first { $0.contains("→ page") })
    try rig.press(.enter)
    let entry = try #require(rig.book.contents).entries[try #require(rig.book.entry)]
    #expect(preview.contains(entry.title))
  }

  @Test func `other pages give the rows other numbers`() throws {
    var rig = try Rig(Self.book)
    try rig.resize(40, 120)
    try rig.press(.character("o"), .end, .enter)
    let contents = try #require(rig.book.contents)
    #expect(contents.format == rig.book.format)
    // The screen shows two pages, and the last chapter begins on one of them.
    let last = try #require(contents.pages.last)
    #expect((rig.book.number...rig.book.number + 1).contains(last))
  }

  @Test func `while pages are counted the list says so, and afterwards it is there`() throws {
    var rig = try Rig(Self.book, counting: .held)
    try rig.press(.character("o"))
    #expect(rig.footer == " Still looking for parts and chapters.")
    try rig.release()
    try rig.press(.character("o"))
    #expect(rig.lines[0].contains("Contents"))
    rig.counting = .held
    try rig.resize(30, 80)
    #expect(rig.lines.contains { $0.contains("~") })
    try rig.press(.down, .enter)
    #expect(!rig.screen.contains("Contents"))
  }

  @Test func `of a text without chapters the bookmarks are listed, if it has some`() throws {
    var rig = try Rig(Texts.named("verse"))
    try rig.type("mo")
    #expect(rig.lines[0].contains("Bookmarks"))
  }

  @Test func `a text without chapters says so`() throws {
    var rig = try Rig(Texts.named("verse"))
    try rig.type("o")
    #expect(rig.footer == " No parts and chapters were found in this text.")
    let before = rig.page
    try rig.type("[]")
    #expect(rig.page == before)
  }

  @Test func `ten thousand entries are listed and narrowed`() throws {
    let open = String(repeating: "It is open, as it was.\n", count: 8) + "\n"
    let text = (1...10_000).map { "CHAPTER \($0). Door \($0)\n\n" + open }
    var rig = try Rig(text.joined())
    try rig.type("g50%\no")
    #expect(rig.lines[0].hasSuffix("10000 entries"))
    try rig.press(.end)
    #expect(try #require(rig.lines.first { $0.contains("▸") }).contains("10000  Door 10000"))
    try rig.type("/777")
    #expect(rig.lines[0].hasSuffix("19 entries"))
    try rig.press(.home, .enter)
    #expect(rig.lines[0].contains("CHAPTER 777. Door 777"))
  }
}
