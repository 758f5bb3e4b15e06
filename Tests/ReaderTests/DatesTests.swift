import Books
import Datebook
import Paging
import Screen
import Testing
import TextPlace
import Widgets

/// A text whose paragraphs begin with dates, as it is read.
@Suite struct DatedTexts {
  /// An entry for every `step` days from 3 January 1801 on.
  static func diary(_ count: Int, every step: Int = 3, paragraphs: Int = 1) -> String {
    var day = Day(year: 1801, month: 1, day: 3) ?? Day.first
    var text = "A DIARY\n\n"
    for index in 0..<count {
      let month = CalendarNames.english.name(ofMonth: day.month)
      text += "\(month) \(day.day), \(day.year).—"
      for paragraph in 0..<paragraphs {
        let seed = UInt64(index * 7 + paragraph + 1)
        text += Texts.prose(1, seed: seed, words: ["it", "rained", "here", "and"]).dropFirst(24)
      }
      day = day.adding(days: step)
    }
    return text
  }

  /// Two years of entries.
  static let twoYears = diary(243)

  private func date(_ rig: Rig) throws -> String {
    let entries = try #require(rig.book.dates.text).entries
    return entries[try #require(rig.book.datedEntry)].date.description
  }

  @Test(arguments: [(24, 80), (40, 120), (12, 40), (6, 24), (60, 200)])
  func `a sure one has its rail at once, and every step leads to the entry it says`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Rig(Self.twoYears, rows: rows, columns: columns)
    let entries = try #require(rig.book.dates.text).entries
    #expect(entries.count == 243)
    for step in 0..<30 {
      try rig.press(.character("]"))
      #expect(rig.book.dates.asked == step)
      #expect(rig.shown.contains(entries[step].offset))
      if rows > 6 { #expect(rig.lines[0].contains(entries[step].date.year == nil ? "" : "1801")) }
    }
    for step in (0..<29).reversed() {
      try rig.press(.character("["))
      #expect(rig.book.dates.asked == step && rig.shown.contains(entries[step].offset))
    }
    try rig.press(.character("["))
    #expect(rig.book.dates.asked == 0)
  }

  @Test func `a tab goes to the month's first entry and pressed again to the next one`() throws {
    var rig = try Rig(Self.twoYears)
    let text = try #require(rig.book.dates.text)
    let march = text.entries.indices.filter { text.entries[$0].date.month == 3 }
    for index in march + [march[0], march[1]] {
      try rig.tab(3)
      #expect(rig.book.dates.asked == index)
      #expect(rig.lit == 3)
      #expect(rig.shown.contains(text.entries[index].offset))
    }
    // A turn between begins with the month of the year that is read.
    try rig.tab(12)
    while try !date(rig).hasPrefix("1802"), !rig.page.isLast { try rig.press(.right) }
    try rig.tab(3)
    #expect(try date(rig) == "1802-03-02")
    // So does another tab.
    try rig.tab(4)
    try rig.tab(3)
    #expect(try date(rig) == "1802-03-02")
    // From an entry in the midst of the month it leads to the first, not on from there.
    try rig.press(.character("]"))
    try rig.press(.character("]"))
    try rig.tab(3)
    #expect(try date(rig) == "1802-03-02")
    let first = rig.book.dates.asked
    try rig.press(.character("]"))
    try rig.press(.character("["))
    try rig.tab(3)
    #expect(rig.book.dates.asked == first.map { $0 + 1 })
    // Who steps on from an entry that the tab led to, and back to it, is there without the tab.
    try rig.press(.character("]"))
    try rig.press(.character("["))
    try rig.tab(3)
    #expect(rig.book.dates.asked == first)
  }

  @Test func `a text that is opened at an entry has it as the one that is read`() throws {
    var rig = try Rig(Self.twoYears, counting: .held)
    let entry = try #require(try rig.desk.dateSearch().run()).entries[100]
    try rig.open(at: entry.offset)
    #expect(rig.shown.contains(entry.offset) && rig.book.dates.asked == nil)
    try rig.release()
    #expect(rig.book.dates.asked == 100 && rig.shown.contains(entry.offset))
    // Who goes elsewhere before dates are known stays there.
    rig = try Rig(Self.twoYears, counting: .held)
    try rig.open(at: entry.offset)
    try rig.press(.right)
    try rig.release()
    #expect(rig.book.dates.asked == nil)
    try rig.press(.control("o"))
    #expect(rig.page.isFirst)
  }

  @Test(arguments: [
    ("C", "3 January 1801"), ("de_DE", "3. Januar 1801"), ("en_US", "January 3, 1801"),
  ])
  func `dates and the rail are in the reader's language once that is known`(
    locale: String, date: String
  ) throws {
    var rig = try Rig(Self.twoYears, rows: 40, columns: 120)
    let first = rig.page
    try rig.happen(.languageFound(CalendarLocale(locale)))
    try rig.press(.character("]"))
    #expect(rig.lines[0].contains(date))
    let names = CalendarLocale(locale).names
    #expect(rig.book.rail.names == names.narrowMonths)
    #expect(rig.book.rail.shortNames == names.shortMonths)
    #expect(first.lines == rig.page.lines || rig.page.number != first.number)
    if locale == "de_DE" { #expect(rig.screen.contains(" Mär") && rig.screen.contains(" Dez")) }
  }

  @Test func `a click on a tab does what its key does`() throws {
    var rig = try Rig(Self.twoYears)
    let row = try #require(rig.lines.firstIndex { $0.hasSuffix("│M ") || $0.hasSuffix("│M") })
    try rig.click(row: row, column: 78)
    #expect(try date(rig) == "1801-03-01" || date(rig) == "1801-03-04")
    let first = rig.book.dates.asked
    try rig.click(row: row, column: 78)
    #expect(rig.book.dates.asked == first.map { $0 + 1 })
  }

  @Test func `today is the entry of this day, or the last one before it`() throws {
    // 21 November: the entries are of the 20th and the 23rd in 1801, of the 21st in 1802.
    var rig = try Rig(Self.twoYears)
    let dates = try #require(rig.book.dates.text).entries.map(\.date.description)
    #expect(dates.contains("1802-11-21") != dates.contains("1801-11-21"))
    try rig.press(.character("t"))
    let exact = dates.contains("1801-11-21") ? "1801-11-21" : "1802-11-21"
    #expect(try date(rig) == exact)
    #expect(rig.lines.contains { $0.hasPrefix("   ▎▸") })
    #expect(rig.book.rail.today == 11 && rig.lit == 11)
    let back = try #require(rig.surface.cursor)
    #expect(rig.lines[back.row].contains("November 21"))
    try rig.happen(.dayChanged(Rig.today.adding(days: 1)))
    try rig.press(.home, .character("t"))
    let before = try date(rig)
    #expect(before < (exact.hasPrefix("1801") ? "1801-11-23" : "1802-11-23"))
    #expect(before.hasSuffix("-11-22") || before.hasSuffix("-11-21") || before.hasSuffix("-11-20"))
  }

  @Test func `the year read last is the one that today is looked for in`() throws {
    let text = Self.diary(800, every: 1)
    var rig = try Rig(text)
    try rig.press(.character("t"))
    #expect(try date(rig) == "1801-11-21")
    try rig.press(.end, .left, .left, .character("t"))
    #expect(try date(rig) == "1802-11-21")
    #expect(rig.lines.contains { $0.hasPrefix("   ▎▸November 21, 1802") })
    try rig.press(.character("<"))
    #expect(try date(rig) == "1801-11-21")
    try rig.press(.character(">"))
    #expect(try date(rig) == "1802-11-21")
    // The third year has but three months.
    try rig.press(.character(">"))
    #expect(try date(rig).hasPrefix("1803-03"))
    let page = rig.page
    try rig.press(.character(">"))
    #expect(rig.page == page && rig.footer == " This is the last year of the text.")
    try rig.press(.character("<"), .character("<"))
    #expect(try date(rig).hasPrefix("1801"))
    try rig.press(.character("<"))
    #expect(rig.footer == " This is the first year of the text.")
  }

  @Test func `a book of days without years says so where years are stepped`() throws {
    let days = Day.days(ofYear: 2000).map { day in
      "\(CalendarNames.english.name(ofMonth: day.month)) \(day.day)\n\nA thought.\n\n"
    }
    var rig = try Rig(days.joined())
    for key in ["<", ">"] as [Character] {
      try rig.press(.character(key))
      #expect(rig.footer == " The dates in this text have no year.")
    }
  }

  @Test func `the braces go from month to month, over the ends of years`() throws {
    var rig = try Rig(Self.twoYears)
    try rig.press(.character("}"))
    var seen: [String] = []
    for _ in 0..<23 {
      seen.append(String(try date(rig).prefix(7)))
      try rig.press(.character("}"))
    }
    #expect(seen == seen.sorted() && Set(seen).count == 23)
    #expect(seen.first == "1801-02" && seen.last == "1802-12")
    for month in seen.reversed().dropFirst() {
      try rig.press(.character("{"))
      #expect(try date(rig).hasPrefix(month))
    }
  }

  @Test func `what was jumped from is gone back to, and a resize keeps the place`() throws {
    var rig = try Rig(Self.twoYears)
    try rig.type("g50%\n")
    let page = rig.page.range
    try rig.tab(7)
    #expect(rig.page.range != page)
    try rig.press(.control("o"))
    #expect(rig.page.range == page && rig.book.dates.asked == nil)
    try rig.tab(7)
    let entry = try #require(rig.book.dates.text).entries[try #require(rig.book.dates.asked)]
    try rig.resize(40, 120)
    try rig.resize(13, 50)
    #expect(rig.book.dates.text != nil && rig.book.dates.asked != nil)
    try rig.tab(7)
    try rig.press(.character("["))
    #expect(rig.shown.contains(entry.offset))
  }

  @Test func `the rail is the plan's until the dates are found`() throws {
    var rig = try Rig(Self.twoYears, counting: .held)
    #expect(rig.book.dates.text == nil && rig.lit == 1)
    try rig.press(.character(">"))
    #expect(rig.footer == " Still looking for dates in this text.")
    try rig.tab(6)
    let page = rig.page
    try rig.release()
    #expect(rig.page == page)
    #expect(rig.book.dates.text != nil)
  }

  @Test(arguments: ["long", "verse", "empty", "one page"])
  func `a text that is none says so where years are stepped`(name: String) throws {
    var rig = try Rig(Texts.named(name))
    let page = rig.page
    try rig.press(.character(">"))
    #expect(rig.footer == " This text has no dated entries.")
    #expect(rig.page == page && rig.book.dates.text == nil)
  }
}

// MARK: - Telling and ruling

@Suite struct DoubtfulDates {
  private let text = DatedTexts.diary(15)
  private static let notice =
    " Perhaps a diary of 15 days: o and then x lets the rail lead to them."

  @Test func `a likely one is told of once, and every key does what it always does`() throws {
    var rig = try Rig(text)
    #expect(rig.footer == Self.notice && rig.model.sheet == nil)
    let first = rig.page
    try rig.press(.character(" "))
    #expect(rig.page != first && !rig.screen.contains("diary"))
    // These answered a question once.
    try rig.press(.character("y"), .character("n"))
    #expect(rig.rulings.isEmpty && rig.book.dates.text == nil && rig.model.sheet == nil)
    try rig.press(.character("o"), .escape, .left, .right)
    #expect(!rig.screen.contains("diary"))
  }

  @Test func `who was told of it at an earlier opening is not told again`() throws {
    var rig = try Rig(text, knowsDates: true)
    #expect(rig.footer != Self.notice)
    try rig.press(.right, .left)
    #expect(!rig.screen.contains("Perhaps a diary"))
    try rig.press(.character("o"))
    #expect(rig.screen.contains("x a diary"), "the contents offer it all the same")
  }

  @Test func `a search goes on over its matches when dates are found`() throws {
    var rig = try Rig(text, counting: .held)
    rig.searching = .atOnce
    try rig.type("/rained\n")
    #expect(rig.footer.contains("1 of "))
    try rig.release()
    #expect(rig.footer.contains("1 of "), "the number of the match stays")
    try rig.press(.character("n"))
    #expect(rig.footer.contains("2 of ") && rig.rulings.isEmpty)
    try rig.press(.right)
    #expect(rig.footer == Self.notice)
  }

  @Test func `what lies over the page is not disturbed, and the notice comes behind it`() throws {
    var rig = try Rig(text, counting: .held)
    try rig.press(.character("g"))
    try rig.release()
    #expect(!rig.screen.contains("Perhaps a diary"))
    try rig.press(.escape)
    #expect(rig.footer == Self.notice)
  }

  @Test func `the contents offer it`() throws {
    var rig = try Rig(text + "\n\nCHAPTER 1\n\nx\n\n\nCHAPTER 2\n\ny\n")
    try rig.press(.character("o"))
    if rig.book.contents?.outline.isEmpty == false { #expect(rig.footer.contains("x a diary")) }
    try rig.press(.character("x"))
    #expect(rig.rulings == [true] && rig.book.dates.text?.entries.count == 15)
    try rig.press(.escape, .character("]"), .character("]"))
    #expect(rig.book.dates.asked == 1)
  }

  @Test(arguments: [(24, 80), (40, 120)])
  func `the settings offer it, for this text alone`(rows: Int, columns: Int) throws {
    var rig = try Rig(text, rows: rows, columns: columns)
    try rig.press(.character(","))
    #expect(rig.screen.contains("This text") && rig.screen.contains("Read as a diary"))
    try rig.press(.right)
    #expect(rig.rulings == [true] && rig.book.dates.text != nil && rig.settings.isEmpty)
    let row = try #require(rig.lines.first { $0.contains("Read as a diary") })
    #expect(row.contains("‹ yes ›"))
    try rig.press(.enter)
    #expect(rig.rulings == [true, false] && rig.book.dates.text == nil)
    // Other settings are set as ever, behind it.
    try rig.press(.down, .down, .right)
    #expect(rig.settings.count == 1)
    var other = try Rig(Texts.named("long"))
    try other.press(.character(","))
    #expect(!other.screen.contains("This text"))
  }

  @Test func `a click on its value in the settings changes it`() throws {
    var rig = try Rig(text)
    try rig.press(.character(","))
    let row = try #require(rig.lines.firstIndex { $0.contains("Read as a diary") })
    let found = try #require(rig.lines[row].firstRange(of: "‹ no ›"))
    let column = rig.lines[row].distance(
      from: rig.lines[row].startIndex, to: found.lowerBound)
    try rig.click(row: row, column: column + 2)
    #expect(rig.rulings == [true])
  }

  @Test func `what the reader said before is not told of again`() throws {
    let yes = try Rig(text, ruling: true)
    #expect(!yes.screen.contains("Perhaps") && yes.book.dates.text != nil)
    let no = try Rig(text, ruling: false)
    #expect(!no.screen.contains("Perhaps") && no.book.dates.text == nil)
    // Also a sure one is none where the reader says so.
    let sure = try Rig(DatedTexts.twoYears, ruling: false)
    #expect(sure.book.dates.text == nil && sure.book.rail.open == .all)
    #expect(sure.book.rail.year == 2026)
  }
}

// MARK: - The list

@Suite struct TheEntries {
  private let text = DatedTexts.twoYears

  @Test(arguments: [(6, 24), (24, 80), (40, 120)])
  func `Tab among the contents leads to the entries, and Enter to one`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Rig(
      text + "\n\nCHAPTER 1\n\nx\n\n\nCHAPTER 2\n\ny\n", rows: rows, columns: columns)
    let entries = try #require(rig.book.dates.text).entries
    if rig.book.contents?.outline.isEmpty == true {
      try rig.press(.character("o"))
    } else {
      try rig.press(.character("o"), .tab)
    }
    #expect(rig.lines[0].contains("Entries"))
    for _ in 0..<20 { try rig.press(.down) }
    let row = try #require(rig.lines.first { $0.contains("▸") })
    #expect(row.contains("\(entries[20].date.day) "))
    try rig.press(.enter)
    #expect(rig.book.dates.asked == 20 && rig.shown.contains(entries[20].offset))
    let numbers = rig.book.pages.indices.map { "\(rig.book.number + 1 + $0)" }
    #expect(row.split(separator: " ").contains { numbers.contains(String($0)) }, "\(row)")
  }

  @Test func `what is typed narrows the entries`() throws {
    var rig = try Rig(text)
    try rig.type("o/mar 1802")
    #expect(rig.lines[0].hasSuffix("10 entries") || rig.lines[0].hasSuffix("11 entries"))
    try rig.press(.home, .enter)
    let entries = try #require(rig.book.dates.text).entries
    let date = entries[try #require(rig.book.dates.asked)].date
    #expect(date.month == 3 && date.year == 1802)
  }

  @Test func `the reader can overrule it there, and take that back`() throws {
    var rig = try Rig(text)
    try rig.press(.character("o"), .character("x"))
    #expect(rig.rulings == [false] && rig.book.dates.text == nil)
    #expect(rig.lines[0].contains("Dates"))
    try rig.press(.character("x"))
    #expect(rig.rulings == [false, true] && rig.book.dates.text != nil)
    // A text of a few dates is a diary where the reader says so.
    var few = try Rig(DatedTexts.diary(5))
    #expect(few.model.sheet == nil && few.book.dates.text == nil)
    try few.press(.character("o"))
    try few.press(.character("x"))
    try few.press(.escape)
    try few.tab(1)
    try few.tab(1)
    #expect(few.book.dates.asked == 1 && few.rulings == [true])
  }

  @Test func `marks come behind the entries`() throws {
    var rig = try Rig(text)
    try rig.press(.character("o"), .tab)
    #expect(rig.lines[0].contains("Bookmarks"))
  }
}
