import Datebook
import DayPlace
import Foundation
import Screen
import Testing

/// What a day has to be read, and what other years have of it.
@Suite struct DayJoins {
  private static let today = DatebookWorld.today
  private static let pepys = BookEntry(
    book: 2, title: "The Diary of Samuel Pepys", date: EntryDate(year: 1660, month: 3, day: 5),
    offset: 4_000, heading: "March 5th", words: "Early in the morning Mr. Hill comes")
  private static let swift = BookEntry(
    book: 4, title: "Journal to Stella", date: EntryDate(year: 1712, month: 3, day: 5),
    offset: 9_000, heading: "5 March", words: "I wish it were over")
  private static let optimist = BookEntry(
    book: 5, title: "The Optimist’s Good Morning", date: EntryDate(month: 3, day: 5), offset: 70,
    heading: "March 5")

  /// The log with a portion of two books today and the day before, and three entries.
  private static let facts: [Day: DayFacts] = {
    var facts = DatebookWorld.log
    let mobyDick = BookPortion(
      book: 3, title: "Moby-Dick",
      portion: PlannedPortion(
        day: today, range: 800..<900, pages: 900...902, chapter: "CHAPTER 68. The Blanket"),
      textBytes: 1_000, minutes: 5)
    var emma = BookPortion(
      book: 6, title: "Emma", portion: PlannedPortion(day: today, range: 0..<50), textBytes: 1_000)
    emma.isDone = true
    facts[today]?.portions = [emma, mobyDick]
    facts[today]?.entries = [swift, pepys, optimist]
    facts[today.adding(days: 1)] = DayFacts(portions: [mobyDick])
    return facts
  }()

  private static let memory = OnThisDay(
    today,
    others: [
      OnThisDay.OtherDay(
        Day(year: 2025, month: 3, day: 5) ?? today, DayFacts(notes: ["What I wrote then"])),
      OnThisDay.OtherDay(
        Day(year: 2021, month: 3, day: 5) ?? today,
        DayFacts(
          readings: [
            DayReading(
              book: 1, title: "Middlemarch", minuteOfDay: 600, seconds: 1500, fractions: [0...0.1])
          ])),
    ], entries: [pepys, swift, optimist])

  private func rig(
    at page: DatebookPage = .day(Self.today), rows: Int = 24, columns: Int = 80
  ) -> DatebookRig {
    DatebookRig(
      at: page, rows: rows, columns: columns, facts: Self.facts, memories: [Self.memory],
      datedBooks: [
        DatedBook(book: 2, title: "The Diary of Samuel Pepys"),
        DatedBook(book: 9, title: "Walden"),
      ])
  }

  @Test func `a day tells what plans give it and the entry of each dated book`() {
    let screen = rig(columns: 120).screen
    #expect(screen.contains("To read"))
    #expect(screen.contains("pages 901–903 · about 5 min"))
    #expect(screen.contains("0–5 % · done"))
    #expect(screen.contains("Journal to Stella") && screen.contains("I wish it were over"))
    #expect(screen.contains("5 Mar 1712") && screen.contains("5 Mar 1660"))
  }

  @Test func `a day tells what other years have, oldest first, and asks for it once`() throws {
    var rig = rig(rows: 40, columns: 120)
    let rows = ["On this day", "1660 Early", "1712 I wish", "2021 25 min", "2025 your note"]
      .map { words in rig.lines.firstIndex { $0.contains(words) } }
    let known = try rows.map { try #require($0) }
    #expect(known == known.sorted() && Set(known).count == known.count)
    rig.press(.right, .left, .left)
    #expect(rig.otherYears == [0, 1, 0, -1].map { Self.today.adding(days: $0) })
    #expect(!rig.screen.contains("On this day"))
    rig.press(.character("s"), .down, .character("u"))
    #expect(rig.otherYears.count == 5)
  }

  @Test func `Enter lists what there is to open, and leads there`() {
    var rig = rig()
    rig.press(.enter)
    #expect(rig.screen.contains("▸Portion     Emma"))
    rig.press(.down, .enter)
    #expect(rig.requests == [.openBook(3, at: 800)])
    rig.press(.enter, .down, .down, .enter)
    #expect(rig.requests.last == .openBook(4, at: 9_000))
    rig.press(.enter, .end, .enter)
    #expect(rig.requests.last == .openBook(2))
    // What is alone is opened at once, and where nothing is that is said.
    rig.press(.right, .enter)
    #expect(rig.requests.last == .openBook(3, at: 800))
    rig.press(.right, .enter)
    #expect(rig.requests.count == 4 && rig.screen.contains("There is nothing to open on this day."))
  }

  @Test func `o lists the day in other years, and leads to a day or an entry`() {
    var rig = rig()
    rig.press(.character("o"))
    #expect(rig.screen.contains("▸2021        25 min: Middlemarch"))
    rig.press(.down)
    #expect(rig.screen.contains("▸2025        “What I wrote then”"))
    rig.press(.enter)
    #expect(rig.screen.contains("Wed 5 March"))
    #expect(rig.place.page == .day(Day(year: 2025, month: 3, day: 5) ?? Self.today))
    rig.press(.control("o"), .character("o"), .character("q"))
    #expect(rig.place.page == .day(Self.today) && rig.requests.isEmpty)
    rig.press(.home, .character("o"))
    #expect(rig.screen.contains("There is nothing to open in any year."))
  }

  @Test func `a click opens what it touches, on the page and in the list`() {
    var rig = rig(rows: 40, columns: 120)
    rig.click("Journal to Stella")
    #expect(rig.requests == [.openBook(4, at: 9_000)])
    rig.click("1660 Early")
    #expect(rig.requests.last == .openBook(2, at: 4_000))
    rig.press(.character("o"))
    rig.click("“What I wrote then”")
    #expect(rig.place.page == .day(Day(year: 2025, month: 3, day: 5) ?? Self.today))
    rig.press(.control("o"), .character("o"))
    rig.click("[Today]")
    #expect(rig.place.page == .day(Self.today) && !rig.screen.contains("┌"))
  }

  @Test func `weeks, months and the year tell of portions`() {
    #expect(
      rig(at: .week(Week(of: Self.today, by: .iso)), columns: 100).screen.contains("p Moby-Dick"))
    #expect(rig(at: .month(year: 2026, month: 3)).screen.contains("1 of 3 portions"))
    #expect(rig(at: .year(2026), rows: 60, columns: 120).screen.contains("1 of 3 portions"))
  }

  @Test func `a day tells the chapters and the pages of what was read`() {
    let reading = DayReading(
      book: 1, title: "Middlemarch", minuteOfDay: 460, seconds: 1500, fractions: [0.25...0.28],
      offsets: 2500..<2600, pages: 9)
    let later = DayReading(
      book: 1, title: "Middlemarch", minuteOfDay: 1335, seconds: 600, fractions: [0.28...0.3],
      offsets: 2600..<2800, pages: 1)
    let facts = [Self.today: DayFacts(readings: [reading, later])]
    for (rows, columns) in [(20, 60), (24, 80), (40, 120)] {
      let rig = DatebookRig(
        at: .day(Self.today), rows: rows, columns: columns, facts: facts,
        chapters: [1: "Chapter 19"])
      #expect(rig.screen.contains("Chapter 19") && rig.screen.contains("10 pages"), "\(columns)")
      #expect(rig.screen.contains("35 min"))
    }
    #expect(KnownDays.parts(of: [reading, later]) == [1: 2500..<2800])
    // The chapter leads to where it was read, the book to where it is read.
    var day = DatebookRig(at: .day(Self.today), facts: facts, chapters: [1: "Chapter 19"])
    day.click("Chapter 19")
    #expect(day.requests == [.openBook(1, at: 2500)])
    // A text without chapters has pages.
    let plain = DatebookRig(at: .day(Self.today), facts: facts)
    #expect(plain.screen.contains("10 pages"))
  }

  @Test func `what was jumped over was not read`() {
    func screen(_ fractions: [ClosedRange<Double>]...) -> String {
      let readings = fractions.map { fractions in
        DayReading(
          book: 1, title: "Emma", minuteOfDay: 460, seconds: 600, fractions: fractions)
      }
      return DatebookRig(at: .day(Self.today), facts: [Self.today: DayFacts(readings: readings)])
        .screen
    }
    #expect(screen([0.08...0.09, 0.09...0.1], [0.0...0.012]).contains("0–2, 8–10 %   20 min"))
    #expect(screen([0.1...0.12], [0.125...0.15]).contains(" 10–15 %   20 min"))
    #expect(screen([0.0...0.01, 0.5...0.52, 0.9...1]).contains("0–1 … 90–100 %   10 min"))
  }

  @Test
  func `a narrow cell of a month has the time or the pages of all portions, a wide one titles`() {
    let month = DatebookPage.month(year: 2026, month: 3)
    #expect(rig(at: month).screen.contains("p 5 min"))
    #expect(!rig(at: month).screen.contains("p Moby"))
    #expect(rig(at: month, rows: 40, columns: 120).screen.contains("p Moby-Dick"))
    var facts = Self.facts
    for index in facts[Self.today.adding(days: 1), default: DayFacts()].portions.indices {
      facts[Self.today.adding(days: 1)]?.portions[index].minutes = nil
    }
    #expect(DatebookRig(at: month, facts: facts).lines.contains { $0.contains("p 3 ") })
  }

  @Test func `an event without a title is told of in a month as well`() {
    let facts = [Self.today: DayFacts(events: [DayEvent("", at: "Only a place")])]
    let rig = DatebookRig(at: .month(year: 2026, month: 3), facts: facts)
    #expect(rig.screen.contains("(no"))
  }

  @Test
  func `the cover of another year says of which year today is, and small years have four digits`() {
    let rig = DatebookRig(at: .cover(year: 12))
    #expect(rig.screen.contains("0 0 1 2") && rig.screen.contains("‹ 0011"))
    func saysYear(_ rig: DatebookRig) -> Bool {
      rig.lines.dropFirst().contains { $0.contains("Thu 5 Mar 2026") }
    }
    #expect(saysYear(rig) && !saysYear(DatebookRig(at: .cover(year: 2026))))
    let week = DatebookPage.week(Week.first(of: 12, by: .iso))
    #expect(DatebookRig(at: week).screen.contains("0012-W01"))
  }

  @Test func `a cover leads to notes and to the dated books at today's entries`() {
    var rig = rig(at: .cover(year: 2026))
    #expect(rig.screen.contains("Dated books  2 · The Diary"))
    rig.press(.down, .down, .enter)
    #expect(rig.screen.contains("─ Notes ─"))
    rig.press(.escape, .down, .enter)
    #expect(rig.screen.contains("▸The Diary of Samuel Pepys"))
    rig.press(.enter)
    #expect(rig.requests == [.openBook(2, at: 4_000)])
    rig.press(.enter, .down, .enter)
    #expect(rig.requests.last == .openBook(9))
    rig.click("Dated books")
    #expect(rig.screen.contains("▸The Diary of Samuel Pepys"))
    rig.press(.escape, .down, .enter)
    #expect(rig.screen.contains("2 0 2 5"))
  }

  @Test func `what is known of days is found anew where a book turned out to be a diary`() {
    var rig = DatebookRig(at: .day(Self.today), facts: Self.facts)
    let asked = rig.months
    rig.press(.right)
    #expect(rig.months == asked)
    rig.happen(.diariesFound)
    #expect(rig.months == asked + asked && rig.otherYears.count == 3)
    // The page is never without what was known.
    rig.press(.left)
    #expect(rig.screen.contains("To read") && rig.months == asked + asked)
  }

  @Test func `a library without dated books has no line for them`() {
    var rig = DatebookRig(at: .cover(year: 2026))
    #expect(!rig.screen.contains("Dated books"))
    rig.press(.down, .down, .down, .enter)
    #expect(rig.screen.contains("2 0 2 5"))
  }

  @Test func `weeks with reading are counted in a row`() {
    var log: [Day: DayFacts] = [:]
    func read(_ days: Int) {
      log[Self.today.adding(days: -days)] = DayFacts(
        readings: [
          DayReading(book: 1, title: "Emma", minuteOfDay: 0, seconds: 60, fractions: [0...1])
        ])
    }
    // Thursdays, one of them with the day before, and none in the present week.
    for days in [7, 8, 14, 21, 35] { read(days) }
    #expect(
      DatebookRig(at: .cover(year: 2026), facts: log).screen.contains(
        "streak 0 days (best 2), 3 weeks"))
    read(0)
    #expect(
      DatebookRig(at: .cover(year: 2026), facts: log).screen.contains(
        "streak 1 day (best 2), 4 weeks"))
  }

  @Test(arguments: [(24, 80), (40, 120), (20, 60), (12, 40)], ["day", "week", "list"])
  func `the screen is as committed`(size: (rows: Int, columns: Int), name: String) throws {
    var rig = rig(
      at: name == "week" ? .week(Week(of: Self.today, by: .iso)) : .day(Self.today),
      rows: size.rows, columns: size.columns)
    if name == "list" { rig.press(.character("o")) }
    try expectGolden(rig.styled, "joined \(name) \(size.columns)x\(size.rows)")
  }
}
