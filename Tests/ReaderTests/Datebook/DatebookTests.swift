import Datebook
import DayPlace
import Screen
import Settings
import Setup
import Testing
import TestSupport
import Widgets

@Suite struct DatebookPlaces {
  private static let today = DatebookWorld.today
  private static let march = DatebookPage.month(year: 2026, month: 3)

  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Day {
    try #require(Day(year: year, month: month, day: day))
  }

  @Test func `pages of the same kind turn left and right, across the year's ends`() throws {
    var rig = DatebookRig(at: .day(try day(2026, 1, 1)))
    rig.press(.left)
    #expect(rig.place.page == .day(try day(2025, 12, 31)))
    rig.press(.right, .right)
    #expect(rig.place.page == .day(try day(2026, 1, 2)))
    rig = DatebookRig(at: .month(year: 2026, month: 12))
    rig.press(.character(" "))
    #expect(rig.place.page == .month(year: 2027, month: 1))
    rig.press(.backspace)
    #expect(rig.place.page == .month(year: 2026, month: 12))
    rig = DatebookRig(at: .year(2026))
    rig.press(.pageDown)
    #expect(rig.place.page == .year(2027))
  }

  @Test func `the calendar's ends are where it says they are`() throws {
    var rig = DatebookRig(at: .day(.first))
    rig.press(.left, .character("k"), .character("{"), .character("h"))
    #expect(rig.place.cursor == .first)
    rig = DatebookRig(at: .day(.last))
    rig.press(.right, .character("j"), .character("l"))
    #expect(rig.place.page == .day(.last))
    for page: DatebookPage in [.cover(year: 1), .year(9999), .week(Week(of: .last, by: .us))] {
      rig = DatebookRig(at: page, rows: 40, columns: 120)
      rig.press(.left, .right, .character("s"), .pageUp, .pageDown, .character("s"))
      #expect(!rig.screen.isEmpty)
    }
  }

  @Test func `enter leads down to the day, and u up to the cover`() {
    var rig = DatebookRig(at: .cover(year: 2026))
    rig.press(.down, .enter)
    #expect(rig.place.page == .year(2026))
    rig.press(.enter)
    #expect(rig.place.page == Self.march)
    rig.press(.character("W"))
    let week = DatebookPage.week(Week(of: Self.today, by: .iso))
    #expect(rig.place.page == week)
    rig.press(.enter)
    #expect(rig.place.page == .day(Self.today))
    for page in [week, Self.march, .year(2026), .cover(year: 2026)] {
      rig.press(.character("u"))
      #expect(rig.place.page == page)
    }
    rig.press(.character("u"))
    #expect(rig.place.page == .cover(year: 2026))
    #expect(rig.screen.contains("This is the top"))
  }

  @Test func `the cursor walks days, and the page follows it`() throws {
    var rig = DatebookRig(at: Self.march)
    rig.press(.character("l"), .down, .character("h"), .character("j"), .up)
    #expect(rig.place.cursor == (try day(2026, 3, 12)))
    rig.press(.up, .up)
    #expect(rig.place.page == .month(year: 2026, month: 2))
    #expect(rig.place.cursor == (try day(2026, 2, 26)))
    rig = DatebookRig(at: .year(2026))
    rig.press(.down)
    #expect(rig.place.cursor == (try day(2026, 4, 5)), "a row of the strip is a month")
    rig = DatebookRig(at: .year(2026), rows: 40, columns: 120)
    rig.press(.down)
    #expect(rig.place.cursor == (try day(2026, 3, 12)), "a row of a small month is a week")
    rig = DatebookRig(at: .week(Week(of: Self.today, by: .iso)))
    rig.press(.down, .down, .down, .down)
    #expect(rig.place.page == .week(Week(of: Self.today, by: .iso).adding(weeks: 1)))
  }

  @Test func `t is today from anywhere, and ^O goes back`() {
    for page in DatebookGoldenScreens.pages.map(\.page) + [.month(year: 1800, month: 2)] {
      var rig = DatebookRig(at: page)
      rig.press(.character("t"))
      #expect(rig.place.page == .day(Self.today))
      rig.press(.control("o"))
      #expect(rig.place.page == page)
    }
    var rig = DatebookRig(at: .month(year: 1800, month: 2), isScrolling: true)
    rig.press(.character("t"))
    #expect(rig.place.cursor == Self.today && rig.place.isScrolling)
    rig.press(.control("o"), .tab)
    #expect(rig.place.cursor == Self.today && rig.place.isScrolling)
  }

  @Test func `the rail lights the months of the page, and leads to months`() throws {
    var rig = DatebookRig(at: .week(Week(of: try day(2026, 12, 31), by: .iso)))
    #expect(rig.place.rail.lit == [Months(12), Months(1)])
    #expect(rig.place.rail.year == 2026)
    rig.type("gmar\n")
    #expect(rig.place.page == Self.march)
    #expect(rig.place.rail.lit == Months(3))
    rig.press(.character("}"), .character("}"))
    #expect(rig.place.page == .month(year: 2026, month: 5))
    rig.press(.character("{"))
    #expect(rig.place.page == .month(year: 2026, month: 4))
    rig.click("│D")
    #expect(rig.place.page == .month(year: 2026, month: 12))
    rig.click("│Y")
    #expect(rig.place.page == .year(2026))
    #expect(rig.place.rail.isYearLit)
  }

  @Test func `a click opens the day, the week or the month that it touches`() throws {
    for rows in [24, 40] {
      var rig = DatebookRig(at: Self.march, rows: rows, columns: rows * 3)
      rig.click("12 ")
      #expect(rig.place.page == .day(try day(2026, 3, 12)))
      #expect(rig.place.cursor == (try day(2026, 3, 12)))
      rig.press(.control("o"))
      #expect(rig.place.page == Self.march)
      rig.click("[Today]")
      #expect(rig.place.page == .day(Self.today))
      rig.click("‹ Wed 4")
      #expect(rig.place.page == .day(Self.today.adding(days: -1)))
    }
    var rig = DatebookRig(at: Self.march)
    rig.click("W12")
    #expect(rig.place.page == .week(Week(of: try day(2026, 3, 16), by: .iso)))
    rig.click("Fri")
    #expect(rig.place.page == .day(try day(2026, 3, 20)))
    var scroll = DatebookRig(at: Self.march, isScrolling: true)
    scroll.click(" 12 ")
    #expect(scroll.place.page == .day(scroll.place.cursor) && !scroll.place.isScrolling)
  }

  @Test func `a week that begins in the year before is of its own year's book`() throws {
    var rig = DatebookRig(at: .week(Week.first(of: 2026, by: .iso)))
    rig.type("g5 mar\n")
    #expect(rig.place.page == .day(Self.today))
    rig = DatebookRig(at: .week(Week.first(of: 2026, by: .iso)))
    rig.type("gmar\n")
    #expect(rig.place.page == Self.march)
    rig = DatebookRig(at: .week(Week.first(of: 2026, by: .iso)))
    #expect(rig.place.cursor.year == 2025)
    rig.press(.character("u"))
    #expect(rig.place.page == .month(year: 2026, month: 1))
    let last = Week.first(of: 2027, by: .iso).adding(weeks: -1)
    rig = DatebookRig(at: .week(last))
    rig.press(.down, .down, .down, .down, .character("u"))
    #expect(last.year == 2026 && rig.place.page == .month(year: 2026, month: 12))
  }

  @Test func `g says where it would lead, and leads there`() throws {
    var rig = DatebookRig(at: Self.march)
    rig.type("g5 apr")
    #expect(rig.screen.contains("→ Sun 5 Apr 2026 · page 162 of 432"))
    rig.press(.enter)
    #expect(rig.place.page == .day(try day(2026, 4, 5)))
    rig.type("3")
    #expect(rig.screen.contains("March 2026") || rig.screen.contains("January 2026"))
    rig.press(.enter)
    #expect(rig.place.page == .month(year: 2026, month: 1))
    rig.type("gwhale\n")
    #expect(rig.screen.contains("not a day"))
    rig.press(.escape)
    rig.type("g30 feb 2026\n")
    #expect(rig.screen.contains("there is no such day"))
    rig.press(.escape)
    #expect(rig.place.page == .month(year: 2026, month: 1))
  }

  @Test func `a week in which nothing was read has all of its lines for words`() throws {
    let title = "A voyage around the world in a very small boat, with a cat"
    let sunday = Self.today.adding(days: 3)
    let week = DatebookPage.week(Week(of: sunday, by: .iso))
    var facts = [sunday: DayFacts(events: [DayEvent(title)])]
    #expect(DatebookRig(at: week, facts: facts).screen.contains(title))
    facts[Self.today] = DatebookWorld.log[Self.today]
    let rig = DatebookRig(at: week, facts: facts)
    #expect(rig.screen.contains("38 min") && !rig.screen.contains(title))
  }

  @Test func `weeks scroll, and s comes back to the page of the same day`() throws {
    var rig = DatebookRig(at: Self.march)
    rig.press(.character("s"), .down, .character("l"), .pageDown)
    #expect(rig.place.cursor == (try day(2026, 4, 13)))
    #expect(rig.screen.contains("Scroll · April 2026"))
    rig.press(.character("s"))
    #expect(rig.place.page == .month(year: 2026, month: 4))
    #expect(rig.place.cursor == (try day(2026, 4, 13)))
    rig.press(.character("s"), .enter)
    #expect(rig.place.page == .day(try day(2026, 4, 13)))
  }

  @Test func `the day's week and year are opened from where weeks scroll, and ^O comes back`()
    throws
  {
    let thursday = try day(2026, 3, 12)
    let week = DatebookPage.week(Week(of: thursday, by: .iso))
    let ways: [(Character?, String, DatebookPage)] = [
      ("W", "", week), ("y", "", .year(2026)), ("Y", "", .year(2026)), (nil, "11   9", week),
      (nil, "│Y", .year(2026)),
    ]
    for (key, text, page) in ways {
      var rig = DatebookRig(at: Self.march, isScrolling: true)
      rig.press(.down)
      if let key { rig.type(String(key)) } else { rig.click(text) }
      #expect(rig.place.page == page && !rig.place.isScrolling, "\(key.map(String.init) ?? text)")
      #expect(rig.place.cursor == thursday)
      rig.press(.control("o"))
      #expect(rig.place.isScrolling && rig.place.cursor == thursday)
    }
  }

  @Test func `a thousand months of scrolling keep the memory of a few`() {
    var rig = DatebookRig(at: Self.march, isScrolling: true)
    for _ in 0..<1000 { rig.press(.pageDown) }
    #expect(rig.place.cursor.year == 2109)
    #expect(rig.place.known.monthsKnown <= KnownDays.capacity)
    for _ in 0..<1000 { rig.press(.pageUp) }
    #expect(rig.place.cursor == Self.today)
    #expect(rig.place.known.monthsKnown <= KnownDays.capacity)
    #expect(rig.screen.contains("▄") || rig.screen.contains("n"), "the marks are there again")
  }

  @Test func `what comes next is asked for once what is shown is known, and kept`() {
    var rig = DatebookRig(at: .year(2026))
    func years() -> [Int] {
      defer { seen = rig.months.count }
      return Set(rig.months[seen...].map(\.year)).sorted()
    }
    var seen = 0
    #expect(rig.months.prefix(12).allSatisfy { $0.year == 2026 })
    #expect(years() == [2026, 2027])
    rig.press(.right)
    #expect(years() == [2028])
    rig.press(.left)
    #expect(rig.months[seen...].prefix(12).allSatisfy { $0.year == 2026 })
    #expect(years() == [2025, 2026])
    rig.press(.left)
    #expect(years() == [2024])
    #expect(DatebookRig(at: .year(9999)).months.allSatisfy { $0.year == 9999 })
  }

  @Test func `what was read is told on every kind of page`() {
    for (name, page) in DatebookGoldenScreens.pages {
      for rows in [24, 40] {
        let rig = DatebookRig(at: page, rows: rows, columns: rows * 3)
        let words = name == "cover" ? "17 read" : name == "year" && rows == 40 ? "17 of" : "min"
        #expect(rig.screen.contains(words), "\(name)")
      }
    }
    let cover = DatebookRig(at: .cover(year: 2026))
    #expect(cover.screen.contains("streak 2 days (best 2)"))
  }

  @Test(arguments: ["fr_FR", "et_EE", "vi_VN", "ja_JP", "ar_EG", "de_DE"])
  func `a year's rows have names that differ`(locale: String) {
    let rig = DatebookRig(at: .year(2026), rows: 24, columns: 80, locale: locale)
    let names = rig.screen.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix(3) }
    #expect(names.count == 12)
    #expect(Set(names).count == 12, "\(names)")
  }

  @Test func `days around New Year are in the bars of their own year`() {
    let days = [Day(year: 2021, month: 1, day: 1), Day(year: 2020, month: 12, day: 31)]
    for day in days.compactMap(\.self) {
      let reading = DayReading(
        book: 1, title: "Emma", minuteOfDay: 600, seconds: 3600, fractions: [0...0.1])
      let rig = DatebookRig(
        at: .year(day.year), rows: 40, columns: 120, facts: [day: DayFacts(readings: [reading])])
      #expect(rig.screen.contains("Reading  J"), "\(day)")
    }
  }

  @Test func `what is typed on a page is kept as it is typed`() {
    let week = DatebookPage.week(Week(of: Self.today, by: .iso))
    for page in DatebookGoldenScreens.pages.map(\.page) {
      var rig = DatebookRig(at: page)
      let before = rig.notes[page.subject] ?? ""
      rig.type("e and whales")
      #expect(rig.notes[page.subject] == before + " and whales")
      rig.press(.character("!"))
      #expect(rig.notes[page.subject] == before + " and whales!")
      rig.press(.control("_"), .control("_"), .escape)
      #expect(rig.notes[page.subject] == before + " and")
      if case .cover = page { continue }
      #expect(page == .year(2026) || rig.screen.contains("and"), "\(page)")
      rig.press(.character("e"), .control("u"), .escape)
      #expect(rig.notes[page.subject]?.isEmpty == true)
    }
    var rig = DatebookRig(at: .month(year: 2026, month: 3), isScrolling: true)
    rig.type("lex")
    #expect(rig.notes[NoteSubject(.day, from: Self.today.adding(days: 1))] == "x")
    rig.press(.escape, .character("s"), .character("W"))
    #expect(rig.place.page == week && rig.screen.contains("“x”"))
  }

  @Test func `what another program writes on a day is seen, and written on`() {
    let subject = NoteSubject(.day, from: Self.today)
    var rig = DatebookRig(at: .day(Self.today), facts: [:])
    rig.write(DatebookNote(on: subject, "of the shell"))
    #expect(rig.screen.contains("of the shell"))
    rig.type("e")
    rig.write(DatebookNote(on: subject, "more of the shell"))
    #expect(rig.screen.contains("more of the shell"))
    rig.type("!")
    #expect(rig.notes[subject] == "more of the shell!")
    // Who writes sees at once what others write, and the caret stays.
    rig.write(DatebookNote(on: subject, "more of the shell!\n\nthe end"))
    #expect(rig.screen.contains("the end"))
    #expect(rig.lines[23].contains("Another program changed this note too."))
    rig.type("!")
    #expect(rig.notes[subject] == "more of the shell!!\n\nthe end")
    // What was taken in is not taken in again.
    rig.write(DatebookNote(on: subject, "more of the shell!!\n\nthe very end"))
    #expect(rig.screen.contains("the very end") && !rig.screen.contains("the end"))
    rig.press(.escape)
    #expect(rig.screen.contains("the very end"))
  }

  @Test func `the note of a page is read aloud as a text of its own`() {
    let subject = NoteSubject(.day, from: Self.today)
    var rig = DatebookRig(at: .day(Self.today), facts: [:])
    rig.type("r")
    #expect(rig.requests.isEmpty && rig.lines[23].contains("There is no note here to read aloud"))
    let note = DatebookNote(on: subject, "The lamp was lit.")
    rig.write(note)
    rig.type("r")
    guard case .readAloud(note, let title)? = rig.requests.last else {
      Issue.record("\(rig.requests)")
      return
    }
    #expect(title.hasPrefix("Note of ") && title.hasSuffix("2026"))
  }

  @Test func `Enter and a click on a day open what was read`() {
    for rows in [20, 24, 40] {
      var rig = DatebookRig(at: .day(Self.today), rows: rows, columns: rows * 3)
      rig.press(.enter)
      #expect(rig.requests == [.openBook(2)])
      guard rows > 20 else { continue }
      rig.click("Middlemarch  ")
      #expect(rig.requests == [.openBook(2), .openBook(1)])
    }
    var rig = DatebookRig(at: .day(Self.today.adding(days: 1)))
    rig.press(.enter)
    #expect(rig.requests.isEmpty && rig.screen.contains("There is nothing to open"))
  }

  @Test func `N lists the notes, finds words in them, and goes to one`() {
    var rig = DatebookRig(at: .year(2026))
    rig.press(.character("N"))
    #expect(rig.screen.contains("▸ 5 Mar 2026    Dorothea"))
    rig.type("diar")
    #expect(rig.screen.contains("▸ 2 Mar 2026    On reading"))
    #expect(!rig.screen.contains("Dorothea"))
    rig.press(.enter)
    #expect(rig.place.page == .day(Self.today.adding(days: -3)))
    rig.press(.character("N"))
    rig.type("whale")
    #expect(rig.screen.contains("No note matches."))
    rig.press(.enter, .escape, .up, .up, .up, .enter)
    #expect(rig.place.page == .day(Self.today.adding(days: -3)))
  }

  @Test func `what is pasted goes into the note as it is, and is one step to undo`() {
    var rig = DatebookRig(at: .day(Self.today.adding(days: 1)))
    let subject = NoteSubject(.day, from: Self.today.adding(days: 1))
    rig.happen(.paste("eQ"))
    #expect(rig.notes[subject] == nil && rig.requests.isEmpty, "its letters are no commands")
    rig.press(.character("e"))
    rig.type("a ")
    rig.happen(.paste("first\nsecond\tend"))
    #expect(rig.notes[subject] == "a first\nsecond\tend")
    rig.press(.control("_"))
    #expect(rig.notes[subject] == "a ")
    rig.press(.escape, .character("g"))
    rig.happen(.paste("3 feb\n"))
    rig.press(.enter)
    #expect(rig.place.page == .day(Self.today.adding(days: -30)))
  }

  @Test func `the reader's own editor gets the note, and what it makes of it can be undone`() {
    var rig = DatebookRig(at: .day(Self.today))
    let subject = NoteSubject(.day, from: Self.today)
    let before = rig.notes[subject] ?? ""
    rig.press(.character("e"), .control("x"))
    #expect(rig.requests == [.editOutside(DatebookNote(on: subject, before))])
    rig.happen(.noteEdited(DatebookNote(on: subject, "Another text.")))
    #expect(rig.notes[subject] == "Another text.")
    #expect(rig.screen.contains("Another text."))
    rig.press(.control("_"))
    #expect(rig.notes[subject] == before)
    // It may have been left meanwhile, as when the terminal was lost.
    rig.press(.escape)
    rig.happen(.noteEdited(DatebookNote(on: subject, "Late.")))
    #expect(rig.notes[subject] == "Late.")
  }

  @Test func `another day begins while the program runs`() {
    var rig = DatebookRig(at: Self.march)
    rig.happen(.dayChanged(Self.today.adding(days: 1)))
    #expect(rig.screen.contains("[6]"))
    #expect(rig.screen.contains("Fri 6 Mar 2026 · W10 · day 65"))
    rig.press(.character("t"))
    #expect(rig.place.page == .day(Self.today.adding(days: 1)))
  }

  @Test func `other keys are obeyed, and told in the hints, on the page and in the help`() {
    let wanted: [String: [Key]] = [
      "datebook-write": [.character("i")], "next-page": [.character("n")],
      "today": [.character("T")],
    ]
    #expect(KeyTable<DatebookCommand>.datebook.remapped(by: wanted).conflicts.isEmpty)
    var preferences = Preferences()
    preferences.keys = wanted
    let day = Self.today.adding(days: 9)
    let place = DatebookPlace(at: .day(day), today: Self.today, locale: .posix)
    var model = DatebookModel(
      place: place, size: ScreenSize(rows: 24, columns: 100), preferences: preferences)
    _ = model.update(.monthsKnown([MonthNumber(of: day): MonthFacts()]))
    #expect(model.render().lines[23].contains("←n day"))
    #expect(model.render().lines[23].contains("i write"))
    #expect(model.render().lines.contains { $0.contains("Nothing is written here: i writes.") })
    _ = model.update(.key(.character("n")))
    #expect(model.place.page == .day(day.adding(days: 1)))
    _ = model.update(.key(.character("t")))
    #expect(model.place.page == .day(day.adding(days: 1)), "that key was given up")
    _ = model.update(.key(.character("T")))
    #expect(model.place.page == .day(Self.today))
    _ = model.update(.key(.character("?")))
    #expect(
      model.render().lines.contains { $0.contains(" n  ") && $0.contains("next page of the same") })
  }

  @Test func `keys of the datebook can be set`() {
    let names = KeyTable<NamedCommand>.changeableBindings.map(\.command.name)
    #expect(names.contains("datebook-write"))
    #expect(names.contains("datebook-on-this-day"))
    #expect(Set(names).count == names.count)
    let datebook = KeyTable<DatebookCommand>.datebook.bindings.map(\.command.name)
    #expect(Set(datebook).count == datebook.count)
  }

  @Test func `every key in the help does something, and q leaves`() {
    for binding in KeyTable<DatebookCommand>.datebook.bindings {
      for key in binding.keys {
        var rig = DatebookRig(at: .week(Week(of: Self.today, by: .iso).adding(weeks: 1)))
        rig.press(.character("t"), .character("W"))
        let before = rig
        rig.press(key)
        // This is the week already, and the days of the year are not shown.
        let silent: [DatebookCommand] = [.layer, .forward, .week]
        let isSilent = silent.contains(binding.command)
        #expect(
          isSilent || rig.styled != before.styled || !rig.requests.isEmpty, "\(binding.help)")
      }
    }
    var rig = DatebookRig(at: Self.march)
    rig.press(.character("?"), .character("q"))
    #expect(rig.requests.isEmpty)
    rig.press(.escape)
    #expect(rig.requests == [.go(.leave)])
    rig.press(.character("?"), .character("Q"))
    #expect(rig.requests == [.go(.leave), .go(.quit)])
  }

  @Test func `random keys and sizes do no harm`() {
    var random = SeededGenerator(seed: 6)
    let keys =
      KeyTable<DatebookCommand>.datebook.bindings.flatMap(\.keys).filter { $0 != .character("Q") }
      + "0123456789+-whale.".map { .character($0) }
    var rig = DatebookRig(at: .cover(year: 2026))
    for _ in 0..<3000 {
      if Int.random(in: 0..<12, using: &random) == 0 {
        rig.happen(
          .resized(
            ScreenSize(
              rows: .random(in: 1...60, using: &random),
              columns: .random(in: 1...200, using: &random))))
      } else if Int.random(in: 0..<6, using: &random) == 0 {
        rig.click(
          row: .random(in: 0..<60, using: &random), column: .random(in: 0..<200, using: &random))
      } else if let key = keys.randomElement(using: &random) {
        rig.press(key)
      }
      let place = rig.place
      #expect(place.page.days.contains(place.cursor))
      #expect(place.book.number(of: place.page) != nil)
      _ = rig.screen
    }
  }
}
