import Books
import Datebook
import Paging
import Screen
import Testing
import TextPlace
import Widgets

extension ReadingFigures {
  /// A reader of 1,200 characters a minute, who read in the open book yesterday and today.
  static func sample(on day: Day = Rig.today, speed: Int = 1200) -> ReadingFigures {
    func stays(_ day: Day, from start: Int) -> [PageStay] {
      (0..<8).map { index in
        let offset = start + index * 1300
        return PageStay(
          day: day, offsets: offset..<offset + 1300, characters: 1200,
          milliseconds: 1200 * 60_000 / speed)
      }
    }
    let today = stays(day, from: 10_400)
    return ReadingFigures(
      day: day, book: stays(day.adding(days: -1), from: 0) + today, others: [], today: [0: today],
      daysBeforeToday: 11)
  }
}

@Suite struct FiguresOnTheScreen {
  /// Turns a page that was shown for a time.
  private func turn(_ rig: inout Rig, after seconds: Double) throws {
    let range = try #require(rig.book.shown)
    let lines = rig.book.pages.flatMap(\.lines)
    let characters = lines.map(\.text).joined().unicodeScalars.count
    rig.stay = PageStay(
      day: Rig.today, offsets: range, characters: characters, milliseconds: Int(seconds * 1000))
    try rig.press(.right)
    rig.stay = nil
  }

  @Test func `the last row tells the time left once the speed is known`() throws {
    var rig = try Rig(TheContents.book, columns: 120)
    for _ in 0..<2 { try turn(&rig, after: 60) }
    #expect(rig.footer.contains("go to"), "two pages tell little")
    try turn(&rig, after: 60)
    #expect(rig.footer.contains(#/a guess: \d+ min left in chapter · .* in book/#))
    try rig.type("i")
    #expect(rig.screen.contains("a guess: 250 words a minute, until more is known"))
    try rig.press(.escape)
    for _ in 0..<3 { try turn(&rig, after: 60) }
    #expect(!rig.footer.contains("guess"))
    let label = try #require(
      rig.footer.firstMatch(of: #/ (\d+) min left in chapter · (.*) in book/#))
    let minutes = try #require(Int(label.1))
    // A page takes a minute, a spread of two as well.
    let contents = try #require(rig.book.contents)
    let entry = try #require(rig.book.entry)
    let pages = contents.pages[entry + 1] - rig.book.number
    #expect(abs(pages / rig.book.pages.count - minutes) <= 1, "\(pages) \(minutes)")
    let before = rig.footer.split(separator: "%").last
    try rig.happen(
      .pageLeft(PageStay(day: Rig.today, offsets: 0..<10, characters: 10, milliseconds: 9_999_999)))
    #expect(rig.footer.split(separator: "%").last == before, "a pause tells nothing")
  }

  @Test func `pages that are leafed through or jumped from teach nothing`() throws {
    var rig = try Rig(TheContents.book)
    for _ in 0..<20 { try turn(&rig, after: 1.5) }
    #expect(rig.footer.contains("go to"))
    for page in 1..<20 {
      rig.stay = PageStay(
        day: Rig.today, offsets: rig.page.range, characters: 900, milliseconds: 45_000)
      try rig.type("g\(page * 3)\n")
    }
    try rig.press(.insert)
    #expect(rig.footer.contains("go to"))
  }

  @Test func `in the last chapter the book's time is told once`() throws {
    var rig = try Rig(TheContents.book)
    try rig.happen(.figuresRead(.sample()))
    #expect(rig.footer.contains(" left in chapter · "))
    try rig.press(.end, .insert)
    #expect(rig.footer.contains("   1 min left in book "))
  }

  @Test func `hours are told with their minutes`() throws {
    var rig = try Rig(TheContents.book, columns: 120)
    try rig.happen(.figuresRead(.sample(speed: 300)))
    let needed = TheContents.book.unicodeScalars.count / 300
    let minutes = try #require(rig.footer.firstMatch(of: #/· (\d+) h (\d\d) in book/#))
    let (hours, rest) = (try #require(Int(minutes.1)), try #require(Int(minutes.2)))
    // Until the characters are counted, those of the page shown stand for all.
    #expect((needed * 4 / 5...needed * 5 / 4).contains(hours * 60 + rest))
    try rig.type("ii")
    let counted = try #require(rig.footer.firstMatch(of: #/· (\d+) h (\d\d) in book/#))
    #expect(try #require(Int(counted.1)) * 60 + (try #require(Int(counted.2))) == needed + 1)
  }

  @Test func `the time left is told while pages are counted too, without chapters`() throws {
    var rig = try Rig(TheContents.book, counting: .held)
    try rig.happen(.figuresRead(.sample()))
    #expect(rig.footer.contains(" left in book "))
  }

  @Test(arguments: [(8, 24), (12, 40), (24, 80), (40, 120)])
  func `p has the line show where chapters begin, and then stable pages`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Rig(TheContents.book, rows: rows, columns: columns)
    try rig.type("g50%\n")
    let page = rig.page
    try rig.press(.character("p"))
    let footer = rig.footer
    #expect(footer.hasSuffix(" / \(rig.book.count.pages)"))
    if columns >= 40 {
      let line = footer.drop { $0 == " " }.prefix { "━┿─┼".contains($0) }
      #expect(line.first == "┿", "the introduction begins at the start")
      #expect(line.count > columns - 30)
      // Where every column would have a tick, the parts alone have one.
      let ticks = line.count { "┿┼".contains($0) }
      #expect(columns == 40 ? (2...3).contains(ticks) : (15...21).contains(ticks), "\(line)")
      let done = line.prefix { "━┿".contains($0) }.count
      let passed = try #require(rig.book.shown).upperBound * line.count
      let bytes = TheContents.book.utf8.count
      #expect(done == (passed + bytes - 1) / bytes)
    }
    try rig.press(.character("p"))
    let label = try #require(rig.book.stableLabel(.unicode))
    if columns >= 80 { #expect(rig.footer.contains("\(label) of ")) }
    try rig.press(.character("p"))
    #expect(rig.page == page)
  }

  @Test func `the sheet tells figures and facts, and leaves the page as it is`() throws {
    var rig = try Rig(TheContents.book)
    try rig.happen(.figuresRead(.sample()))
    try rig.type("g50%\n")
    let page = rig.page
    try rig.type("i")
    #expect(rig.figuresAsked == 1 && rig.talliesAsked == 1)
    try rig.press(.escape)
    #expect(rig.page == page)
    let before = rig.styled
    try rig.type("i")
    #expect(rig.talliesAsked == 1)
    for words in [
      "Page         \(rig.book.number + 1) of \(rig.book.count.pages), ", "Stable page  p",
      "in chapter, ", "words a minute, 1,200 characters", "Today        8 min, 8 pages, 12 days in",
      "This book    16 min, 16 pages on 2 days, since 20 Nov 2026",
    ] {
      #expect(rig.screen.contains(words), "\(words)")
    }
    try rig.press(.end)
    for words in [
      "Title        A Book", "File         /books/a.txt", "Size         1.3 MB, 1,276,201 bytes",
      "Encoding     UTF-8", "Language     English",
    ] {
      #expect(rig.screen.contains(words), "\(words)")
    }
    let count = TheContents.book.split(whereSeparator: \.isWhitespace).count
    let words = try #require(rig.screen.firstMatch(of: #/Words +([\d,]+), /#))
    #expect(words.1.replacing(",", with: "") == "\(count)")
    for key: Key in [.escape, .character("q"), .character("i")] {
      try rig.press(key)
      #expect(rig.styled == before)
      try rig.type("i")
    }
    try rig.click(row: 3, column: 3)
    #expect(rig.styled == before)
  }

  @Test func `the sheet says what is missing in the text`() throws {
    var rig = try Rig(TheContents.book, rows: 40)
    rig.facts.remarks = ["one.xhtml: the file is missing", "the file is damaged"]
    try rig.type("i")
    #expect(rig.screen.contains("Remarks      one.xhtml: the file is missing"))
    #expect(rig.screen.contains("             the file is damaged"))
    #expect(
      rig.model.damageNotice == "Parts of this text are damaged or missing: i tells more.")
    rig.facts.remarks = (1...1000).map { "\($0).xhtml: the file is missing" }
    try rig.type("ii")
    try rig.press(.end)
    #expect(rig.screen.contains("             and 950 more"))
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80)])
  func `all of the sheet can be scrolled to`(rows: Int, columns: Int) throws {
    var rig = try Rig(TheContents.book, rows: rows, columns: columns)
    try rig.type("i")
    var seen = ""
    for _ in 0..<80 {
      seen += rig.screen
      try rig.press(.down)
    }
    for name in ["Page", "Time left", "Speed", "Today", "Title", "File", "Words", "English"] {
      #expect(seen.contains(name), "\(name)")
    }
    try rig.press(.home)
    #expect(rig.screen.contains("Page "))
  }

  @Test func `what is not counted yet is said to be counted`() throws {
    var rig = try Rig(TheContents.book, counting: .held)
    try rig.type("i")
    #expect(rig.screen.contains("Stable page  being counted …"))
    #expect(rig.screen.contains("Speed        known after some pages"))
    try rig.press(.end)
    #expect(rig.screen.contains("Words        being counted …"))
    try rig.releaseTally()
    #expect(!rig.screen.contains("Words        being"))
  }

  @Test func `a text without white space has characters, not words`() throws {
    var rig = try Rig(String(repeating: "天地玄黃宇宙洪荒。", count: 400))
    try rig.happen(.figuresRead(.sample()))
    try rig.type("i")
    #expect(rig.screen.contains("1,200 characters a minute"))
    try rig.press(.end)
    #expect(rig.screen.contains("Length       3,600 characters"))
    // Three bytes to a character.
    try rig.press(.escape)
    #expect(rig.footer.contains("3 min left in book"))
  }

  @Test func `a new reading day begins with nothing`() throws {
    var rig = try Rig(TheContents.book)
    try rig.happen(.figuresRead(.sample()))
    try rig.happen(.dayChanged(Rig.today.adding(days: 1)))
    try rig.type("i")
    #expect(rig.screen.contains("Today        nothing yet, 12 days in a row"))
  }
}
