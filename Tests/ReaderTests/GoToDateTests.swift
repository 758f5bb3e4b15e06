import Books
import Datebook
import Paging
import Screen
import Testing
import TextPlace
import Widgets

/// A date leads where the rail of a text leads.
@Suite struct GoingToDates {
  private static let text = Texts.named("long")

  private func offset(_ rig: Rig, _ day: Day) -> Int {
    YearSpread(count: rig.book.length.bytes, over: Rig.today.year).offset(ofDay: day.dayOfYear)
  }

  @Test(arguments: ["3 mar", "2026-03-03", "mar 3 2026"])
  func `in a text that is spread over the year it is the day's part`(_ typed: String) throws {
    var rig = try Rig(Self.text)
    try rig.type("g" + typed)
    let day = try #require(Day(year: 2026, month: 3, day: 3))
    let preview = try #require(rig.lines.first { $0.contains("→ Tue 3 Mar 2026 · page ~") })
    #expect(preview.contains(" of \(rig.book.count.pages)"))
    try rig.press(.enter)
    // As today's, the day's portion begins with its paragraph.
    let event = try rig.desk.findSpot(near: offset(rig, day), month: 3)
    guard case .dates(.spotFound(let spot, _)) = event else {
      Issue.record("no spot")
      return
    }
    #expect(spot < offset(rig, day))
    #expect(rig.page.range.contains(spot))
    #expect(rig.book.rail.lit == Months(3))
    try rig.press(.control("o"))
    #expect(rig.page.isFirst)
  }

  @Test func `a month is where its tab leads, and today where its key leads`() throws {
    var rig = try Rig(Self.text)
    try rig.tab(5)
    let may = rig.page
    try rig.press(.home)
    try rig.type("gmay\n")
    #expect(rig.page == may)
    try rig.type("t")
    let today = rig.page
    try rig.press(.home)
    try rig.type("gtoday\n")
    #expect(rig.page == today)
  }

  @Test func `by a plan it is the day's portion, or the next one`() throws {
    var rig = try Rig(Self.text)
    try rig.type("P")
    try rig.type("3 mar")
    try rig.press(.down, .down)
    // Without Saturdays and Sundays.
    try rig.type("67")
    try rig.press(.enter)
    let plan = try #require(rig.book.planned.plan)
    let monday = try #require(Day(year: 2027, month: 1, day: 4))
    try rig.type("g2 jan")
    #expect(rig.screen.contains("→ Mon 4 Jan 2027 · page"))
    try rig.press(.enter)
    let portion = try #require(plan.portion(on: monday))
    #expect(rig.page.range.contains(portion.range.lowerBound))
    try rig.type("g1 jul\n")
    let last = try #require(plan.portions.last)
    #expect(rig.page.range.contains(last.range.lowerBound), "behind the last day it is that")
  }

  @Test func `in a dated text it is the day's entry, of the year that is said or read`() throws {
    var rig = try Rig(DatedTexts.twoYears)
    let entries = try #require(rig.book.dates.text).entries
    func date() throws -> String { entries[try #require(rig.book.dates.asked)].date.description }
    try rig.type("g2 mar 1802")
    #expect(rig.screen.contains("→ 2 March 1802 · page"))
    try rig.press(.enter)
    #expect(try date() == "1802-03-02")
    // Without a year it is one of the year that is read.
    try rig.type("g2 jan\n")
    #expect(try date() == "1802-01-01", "the last entry before the day")
    #expect(rig.footer.contains("No entry on 2 January: this is 1 January 1802."))
    try rig.type("g1801-01-09\n")
    #expect(try date() == "1801-01-09")
    try rig.type("g1 mar 1900")
    #expect(rig.screen.contains("no entry of 1900; there are those of 1801 to 1802"))
    try rig.press(.enter)
    #expect(try date() == "1801-01-09")
  }

  @Test(arguments: [
    ("1 mar 1801", "2 March 1801", "1 March 1801"),
    ("1802-12-31", "31 December 1802", nil),
    ("30 dec 1801", "29 December 1801", "30 December 1801"),
    ("31 dec 1801", "29 December 1801", "31 December 1801"),
  ])
  func `a full date leads to its year, and the nearest entry in it is told`(
    typed: String, found: String, missing: String?
  ) throws {
    // Of every day but a few; 1802 has the days that 1801 has not.
    let missing = missing.map { " No entry on \($0): this is the nearest one of the year." }
    let missed = ["1801-03-01", "1801-12-30", "1801-12-31"]
    let days = (0..<730).map { Day.firstDay(ofYear: 1801).adding(days: $0) }
      .filter { !missed.contains($0.description) }
    let text = days.map { day in
      let month = CalendarNames.english.name(ofMonth: day.month)
      return "\(month) \(day.day), \(day.year).—It rained.\n\n"
    }
    var rig = try Rig(text.joined())
    try rig.press(.end)
    try rig.type("g" + typed)
    #expect(rig.screen.contains("→ \(found)"))
    try rig.press(.enter)
    let entries = try #require(rig.book.dates.text).entries
    let date = entries[try #require(rig.book.dates.asked)].date
    #expect(CalendarLocale.posix.date(date) == found)
    #expect(missing == nil || rig.footer == missing)
    try rig.press(.right)
    #expect(!rig.screen.contains("No entry"))
  }

  @Test func `a month with its year is where the month begins there`() throws {
    var rig = try Rig(DatedTexts.twoYears)
    let entries = try #require(rig.book.dates.text).entries
    try rig.type("gmay 1802\n")
    let date = entries[try #require(rig.book.dates.asked)].date
    #expect((date.year, date.month) == (1802, 5) && date.day <= 3)
    #expect(!rig.footer.contains("No entry"))
  }

  @Test func `a book of days without years has its leap day`() throws {
    let days = Day.days(ofYear: 2000).map { day in
      let month = CalendarNames.english.name(ofMonth: day.month)
      return "\(month) \(day.day)\n\nA thought for the day.\n\n"
    }
    var rig = try Rig(days.joined())
    try rig.type("g29 feb")
    #expect(rig.screen.contains("→ 29 February · page"))
    try rig.press(.enter)
    #expect(rig.screen.contains("February 29"))
  }

  @Test func `a word of a chapter is rather the chapter, and a date stays a date`() throws {
    var rig = try Rig(Self.text.replacing("The Chase", with: "The June Chase"))
    try rig.type("gjune")
    #expect(rig.screen.contains("→ page") && !rig.screen.contains("1 June 2026"))
    try rig.press(.control("u"))
    try rig.type("1 june")
    #expect(rig.screen.contains("→ Mon 1 Jun 2026"))
  }
}
