import Datebook
import Foundation
import Paging
import Screen
import Testing
import TextPlace
import Widgets

/// A text that is read by a plan.
@Suite struct Plans {
  private static let text = Texts.named("long")

  /// The plan of a text in so many days from `first` on, as the desk makes it.
  private static func plan(
    _ rig: Rig, days: Int, from first: Day = Rig.today, on weekdays: Weekdays = .all,
    unit: PortionUnit = .even
  ) throws -> ReadingPlan {
    let schedule = try #require(
      PlanSchedule(first...first.adding(days: days - 1), on: weekdays))
    let bytes = rig.book.length.bytes
    let start = rig.book.contents?.planStart(in: 0..<bytes) ?? 0
    let wish = PlanWish(schedule: schedule, unit: unit, start: start)
    let portions = try rig.desk.divide(
      wish, chapters: rig.book.contents?.chapterStarts(for: wish, bytes: bytes) ?? [])
    return try #require(ReadingPlan(schedule, unit: unit, portions: portions))
  }

  /// A text with a plan that the library kept.
  private static func rig(
    days: Int, from first: Day = Rig.today, on weekdays: Weekdays = .all, rows: Int = 24,
    columns: Int = 80, read: Range<Int> = 0..<0, counting: Rig.Counting = .atOnce
  ) throws -> Rig {
    var rig = try Rig(text, rows: rows, columns: columns)
    rig.counting = counting
    let plan = try plan(rig, days: days, from: first, on: weekdays)
    var bytes = ReadBytes()
    bytes.insert(read)
    try rig.happen(.plans(.loaded(plan, bytes)))
    return rig
  }

  private func made(_ rig: Rig) throws -> ReadingPlan {
    guard case .make(let plan) = try #require(rig.planned.last) else {
      Issue.record("no plan was kept")
      throw CancellationError()
    }
    return plan
  }

  // MARK: - Making one

  @Test(arguments: PortionUnit.allCases, [3, 20, 90])
  func `the last portion is more than the line that ends the text`(
    unit: PortionUnit, days: Int
  ) throws {
    for ending in ["\n\n\n\n  THE END\n", "\n\nThe End\n\nLondon, 1865\n"] {
      for rows in 16...24 {
        let body = String(Self.text.reversed().drop(while: \.isWhitespace).reversed())
        let rig = try Rig(body + ending, rows: rows)
        let plan = try Self.plan(rig, days: days, unit: unit)
        let end = rig.book.length.bytes
        #expect(plan.range.upperBound == end)
        let last = try #require(plan.portions.last { !$0.range.isEmpty })
        #expect(last.range.count > ending.utf8.count, "\(rows) rows")
        #expect(plan.portions.allSatisfy { $0.range.upperBound <= end })
      }
    }
  }

  @Test(arguments: [(24, 80), (40, 120), (6, 24), (10, 40), (60, 200)])
  func `P and Enter make a plan of pages, and it is kept`(rows: Int, columns: Int) throws {
    var rig = try Rig(Self.text, rows: rows, columns: columns)
    try rig.press(.character("P"))
    #expect(rig.screen.contains("A plan") && rig.screen.contains("30 days"))
    try rig.press(.enter)
    let plan = try made(rig)
    #expect(rig.book.planned.plan == plan)
    #expect(plan.schedule.days == Rig.today...Rig.today.adding(days: 29))
    #expect(plan.range == 0..<rig.book.length.bytes)
    // A portion begins with a page, or with a chapter where one begins nearby.
    let chapters = try #require(rig.book.contents).chapterStarts
    for portion in plan.portions.dropFirst() where !chapters.contains(portion.range.lowerBound) {
      let page = try rig.desk.show(
        .containing(portion.range.lowerBound), rig.book.arrangement, .laidOutAnew)
      guard case .pageMade(let made) = page else { continue }
      let starts = [made.page, made.second].compactMap { $0?.range.lowerBound }
      #expect(starts.contains(portion.range.lowerBound))
    }
    for portion in plan.portions {
      #expect(portion.chapter == nil || portion.chapter?.hasPrefix("CHAPTER") == true)
    }
    if rows > 6 { #expect(rig.footer.contains(" until 20 Dec: t goes to")) }
  }

  @Test func `a plan that is changed begins where it began, and may begin elsewhere`() throws {
    var rig = try Rig(Self.text, anchor: Self.text.utf8.count / 2)
    try rig.type("P")
    #expect(rig.screen.contains("Start  page \(rig.book.number + 1)"))
    try rig.press(.enter)
    let start = try made(rig).range.lowerBound
    #expect(start > 0)
    try rig.press(.home)
    try rig.type("P")
    #expect(rig.screen.contains("Start  where the plan began"))
    try rig.type("10")
    try rig.press(.enter)
    #expect(try made(rig).range.lowerBound == start)
    #expect(try made(rig).portions.count == 10)
    try rig.press(.end)
    try rig.type("P")
    try rig.press(.up, .up, .up, .left)
    #expect(rig.screen.contains("Start  the beginning"))
    try rig.press(.left)
    #expect(rig.screen.contains("Start  page \(rig.book.number + 1)"))
    try rig.press(.right, .enter)
    #expect(try made(rig).range.lowerBound == 0)
  }

  @Test func `the form takes a day, a first day, days of the week and chapters`() throws {
    var rig = try Rig(Self.text)
    try rig.type("P")
    // What is typed takes the place of what stood there.
    try rig.type("3 mar")
    #expect(rig.screen.contains("until 3 Mar 2027"))
    try rig.press(.down)
    try rig.type("1 dec")
    try rig.press(.down, .character("6"), .character("7"), .down, .right)
    #expect(rig.screen.contains("Mo Tu We Th Fr ·  ·"))
    #expect(rig.screen.contains("a chapter every 7 days, 67 days until 3 Mar 2027"))
    try rig.press(.enter)
    let plan = try made(rig)
    #expect(plan.schedule.weekdays == .workdays)
    #expect(plan.schedule.days.lowerBound.description == "2026-12-01")
    #expect(plan.schedule.days.upperBound.description == "2027-03-03")
    #expect(plan.unit == .chapters)
    #expect(plan.portions.count { !$0.range.isEmpty } == 10)
  }

  @Test(arguments: [7, 30]) func `a plan of pages has as many on each day`(days: Int) throws {
    let rig = try Rig(Self.text.replacing("CHAPTER", with: "Of chapter"))
    let plan = try Self.plan(rig, days: days, unit: .pages)
    let pages = rig.book.count.pages
    #expect(pages > 30)
    for (portion, next) in zip(plan.portions, plan.portions.dropFirst()) {
      let numbers = try #require(portion.pages)
      #expect((pages / days...pages / days + 1).contains(numbers.count))
      #expect(next.pages?.lowerBound == numbers.upperBound + 1)
    }
  }

  @Test func `what stands before the first chapter goes with it`() throws {
    let chapters = (1...5).map { number in
      "CHAPTER \(number)\n\n\n" + String(repeating: "He walked on and on. ", count: 300) + "\n\n\n"
    }.joined()
    for (title, count) in [("A WALK\n\n\n\nby Nobody\n\n\n\n", 5), ("", 5)] {
      let rig = try Rig(title + chapters)
      let plan = try Self.plan(rig, days: 5, unit: .chapters)
      #expect(plan.portions.count { !$0.range.isEmpty } == count)
      let contents = try #require(rig.book.contents)
      let named = plan.portions.map { $0.naming(contents.title(of:)).chapter }
      #expect(named == (1...5).map { "CHAPTER \($0)" })
    }
  }

  /// A text with a licence, a list of contents and parts that have nothing but a heading.
  private static let parted: String = {
    let chapter = String(repeating: "He walked on and on. ", count: 300)
    let parts = (1...2).map { part in
      "BOOK \(part)\n\n\n"
        + (1...3).map { "CHAPTER \($0)\n\n\n\(chapter)\n\n\n" }.joined()
    }
    return "A WALK\n\nby Nobody\n\n\n" + parts.joined()
      + "*** END OF THE PROJECT GUTENBERG EBOOK A WALK ***\n\n"
      + String(repeating: "You may copy it. ", count: 1000)
  }()

  @Test(arguments: PortionUnit.allCases)
  func `no day has nothing but a heading or a licence`(unit: PortionUnit) throws {
    let rig = try Rig(Self.parted)
    let plan = try Self.plan(rig, days: 6, unit: unit)
    #expect(plan.portions.allSatisfy { $0.range.count > 1000 })
    let licence = Self.parted.utf8.count - 17 * 1000
    #expect(plan.range.upperBound < licence)
    guard unit == .chapters else { return }
    let text = Array(Self.parted.utf8)
    let beginnings = plan.portions.map { String(decoding: text[$0.range].prefix(6), as: UTF8.self) }
    #expect(beginnings == ["BOOK 1", "CHAPTE", "CHAPTE", "BOOK 2", "CHAPTE", "CHAPTE"])
  }

  @Test func `a plan of a chapter a day takes as many days as there are chapters`() throws {
    var rig = try Rig(Self.parted)
    try rig.press(.character("P"), .down, .down, .down, .right, .right, .right)
    #expect(rig.screen.contains("a chapter a day") && rig.screen.contains("1 chapter a day"))
    try rig.press(.enter)
    let plan = try made(rig)
    #expect(plan.schedule.days.count == 6 && plan.unit == .chapters)
    #expect(plan.portions.allSatisfy { !$0.range.isEmpty })
    // The title page is in none of them, and the length of the text is known.
    #expect(plan.range.lowerBound > 0 && plan.textBytes == Self.parted.utf8.count)
    #expect(rig.book.planned.plan == plan)
  }

  @Test func `t says that the portion is far before it goes there`() throws {
    var rig = try Rig(String(repeating: Self.text, count: 6))
    let plan = try Self.plan(rig, days: 10, from: Rig.today.adding(days: -7))
    try rig.happen(.plans(.loaded(plan, ReadBytes())))
    try rig.press(.escape)
    let page = rig.page
    try rig.press(.character("t"))
    #expect(rig.page == page)
    #expect(rig.footer.contains("7 days behind") && rig.footer.contains("pages on, t goes there"))
    #expect(rig.footer.contains(" ~"), "how many pages is a guess")
    try rig.press(.escape)
    #expect(rig.page == page && rig.model.sheet == nil)
    try rig.press(.character("t"), .character("t"))
    #expect(rig.shown.contains(try #require(plan.portion(on: Rig.today)).range.lowerBound))
  }

  @Test func `t says so too before it goes to the last portion of a plan that has ended`() throws {
    var rig = try Rig(String(repeating: Self.text, count: 6))
    let plan = try Self.plan(rig, days: 10, from: Rig.today.adding(days: -20))
    try rig.happen(.plans(.loaded(plan, ReadBytes())))
    let page = rig.page
    try rig.press(.character("t"))
    #expect(rig.page == page)
    #expect(rig.footer.contains("The plan ended on 10 Nov. Its last portion is ~"))
    try rig.press(.character("y"))
    #expect(rig.page == page && rig.model.sheet == nil)
    try rig.press(.character("t"), .character("t"))
    #expect(rig.shown.contains(try #require(plan.portions.last).range.lowerBound))
  }

  @Test func `a day that is pasted takes the place of the one that stands there`() throws {
    var rig = try Rig(Self.text)
    try rig.press(.character("P"))
    try rig.happen(.paste("24 dec"))
    #expect(rig.screen.contains("Until  24 dec"))
    try rig.press(.down, .down)
    let before = rig.screen
    try rig.happen(.paste("1 2"))
    #expect(rig.screen == before, "a day of the week is chosen by keys")
  }

  @Test(arguments: [
    ("90", "2027-02-18"), ("7 days", "2026-11-27"), ("1", "2026-11-21"), ("+10", "2026-12-01"),
    ("dec", "2026-12-31"), ("2027", "2027-12-31"), ("w50", "2026-12-13"), ("24 dec", "2026-12-24"),
    ("5 jan", "2027-01-05"), ("friday", "2026-11-27"),
  ])
  func `the last day is a date or a number of days`(typed: String, day: String) throws {
    var rig = try Rig(Self.text)
    try rig.type("P\(typed)\n")
    #expect(try made(rig).schedule.days.upperBound.description == day)
  }

  @Test(arguments: [
    ("xyz", "a last day"), ("2020-01-01", "before the first"), ("2040", "at most ten years"),
    ("0", "a last day"),
  ])
  func `what is no plan is said, and Enter does nothing`(typed: String, sentence: String) throws {
    var rig = try Rig(Self.text)
    try rig.type("P\(typed)\n")
    #expect(rig.screen.contains(sentence))
    #expect(rig.planned.isEmpty && rig.book.planned.plan == nil)
    // What was typed is not lost by one key.
    try rig.press(.escape)
    #expect(rig.screen.contains("Make this plan?"))
    try rig.press(.escape)
    #expect(rig.screen.contains("Until  \(typed)"))
    try rig.press(.escape, .character("d"))
    #expect(rig.model.sheet == nil)
  }

  @Test func `what is wrong stands beside its field, and the keys go there`() throws {
    var rig = try Rig(Self.text)
    try rig.type("P2026-12-24")
    try rig.press(.down)
    try rig.type("xyz")
    try rig.press(.down, .enter)
    let row = try #require(rig.lines.firstIndex { $0.contains("▸From   xyz") })
    let words = "a first day: today, 1 dec, 2026-12-01"
    #expect(rig.lines[row].contains(words) && rig.lines.count { $0.contains(words) } == 1)
    // As it is mended, what is wrong now is told.
    try rig.press(.control("u"))
    try rig.type("2030-01-01")
    #expect(!rig.screen.contains(words) && rig.screen.contains("last day is before the first"))
    try rig.press(.control("u"))
    try rig.type("1 dec")
    #expect(rig.screen.contains("24 days until 24 Dec") && !rig.screen.contains("before the first"))
    try rig.press(.enter)
    #expect(rig.model.sheet == nil && rig.planned.count == 1)
  }

  @Test func `a plan that was begun is made or dropped, as the reader answers`() throws {
    var rig = try Rig(Self.text)
    try rig.type("P10")
    try rig.click(row: 1, column: 1)
    #expect(rig.screen.contains("Not saved yet") && rig.footer.contains("d drop"))
    try rig.click(row: 1, column: 1)
    #expect(rig.screen.contains("Not saved yet"), "a question is answered by a key")
    try rig.press(.escape)
    #expect(rig.screen.contains("Until  10▏"))
    try rig.press(.escape, .enter)
    #expect(try made(rig).portions.count == 10)
    // Nothing is asked of a form that was only looked at.
    try rig.press(.character("P"), .down, .down, .escape)
    #expect(rig.model.sheet == nil)
    try rig.press(.character("P"), .down, .down, .character(" "), .escape)
    #expect(rig.screen.contains("Not saved yet"))
    try rig.press(.character("d"))
    #expect(rig.model.sheet == nil && rig.planned.count == 1)
  }

  @Test func `a plan may begin with the page shown`() throws {
    var rig = try Rig(Self.text, anchor: 9000)
    let start = rig.book.anchor
    try rig.press(.character("P"))
    #expect(rig.screen.contains("Start  page"))
    try rig.press(.enter)
    #expect(try made(rig).range.lowerBound == start)
    try rig.type("P")
    try rig.press(.down, .down, .down, .down, .right, .enter)
    #expect(try made(rig).range.lowerBound == 0)
  }

  @Test func `a plan that is made before the chapters are known waits for them`() throws {
    var rig = try Rig(Self.text, counting: .held)
    try rig.type("P\n")
    #expect(rig.planned.isEmpty && rig.footer.contains("when the chapters are found"))
    #expect(rig.model.isPlanWaiting)
    try rig.release()
    #expect(!rig.model.isPlanWaiting)
    #expect(try made(rig).portions.count == 30)
  }

  @Test func `a form that nothing was chosen in is of the plan that is found only then`() throws {
    var planned = try Rig(Self.text)
    try planned.type("P\n")
    let plan = try made(planned)
    for (typed, isShown) in [("", true), ("5", false)] {
      var rig = try Rig(Self.text)
      try rig.type("P" + typed)
      #expect(!rig.screen.contains("Remove the plan"))
      try rig.happen(.plans(.loaded(plan, ReadBytes())))
      #expect(rig.screen.contains("Remove the plan") == isShown)
      #expect(rig.screen.contains("Until  5") == !isShown)
    }
  }

  @Test func `a division that nobody waits for any more is dropped`() throws {
    var rig = try Rig(Self.text)
    rig.dividing = .held
    try rig.type("P\n")
    let first = try #require(rig.book.planned.plan == nil ? rig.model.book : nil)
    try rig.type("P10\n")
    let schedule = try #require(PlanSchedule(Rig.today...Rig.today.adding(days: 29)))
    let wish = PlanWish(schedule: schedule, unit: .pages, start: 0)
    let portions = try rig.desk.divide(wish, chapters: first.contents?.chapterStarts ?? [])
    try rig.happen(.plans(.divided(wish, portions)))
    #expect(rig.book.planned.plan == nil && rig.planned.isEmpty)
  }

  @Test func `the mouse chooses days and units, and makes the plan`() throws {
    var rig = try Rig(Self.text)
    try rig.press(.character("P"))
    func click(_ text: String) throws {
      let row = try #require(rig.lines.firstIndex { $0.contains(text) })
      let line = rig.lines[row]
      let range = try #require(line.firstRange(of: text))
      try rig.click(row: row, column: line.distance(from: line.startIndex, to: range.lowerBound))
    }
    try click("Sa Su")
    try click("even pieces")
    try click("Make the plan")
    let plan = try made(rig)
    #expect(plan.unit == .even)
    #expect(plan.schedule.weekdays == Weekdays.all.subtracting(Weekdays(.saturday)))
    try rig.press(.character("P"))
    try click("Remove the plan")
    #expect(rig.planned.last == .remove && rig.book.planned.plan == nil)
    try rig.press(.character("P"))
    try rig.click(row: 1, column: 1)
    #expect(rig.model.sheet == nil)
  }

  // MARK: - The rail and the margin

  @Test func `today goes to the day's portion, which the margin marks`() throws {
    var rig = try Self.rig(days: 20, from: Rig.today.adding(days: -7))
    let portion = try #require(rig.book.planned.plan?.portion(on: Rig.today)).range
    try rig.press(.character("t"))
    #expect(rig.shown.contains(portion.lowerBound))
    #expect(rig.lit == 11 && rig.book.rail.today == 11)
    for (index, line) in rig.page.lines.enumerated() {
      let isMarked = rig.lines[index + 2].hasPrefix("   ▎")
      #expect(isMarked == portion.overlaps(line.range))
    }
  }

  @Test func `the tabs lead to the months of the plan and to no others`() throws {
    var rig = try Self.rig(days: 40)
    let months = try #require(rig.book.planned.plan).months
    #expect(rig.book.rail.open == [Months(11), Months(12)])
    try rig.tab(12)
    #expect(rig.lit == 12 && rig.shown.contains(months[1].offset))
    let place = rig.book.anchor
    try rig.tab(3)
    #expect(rig.book.anchor == place && rig.lit == 12)
    try rig.press(.character("{"))
    #expect(rig.lit == 11 && rig.shown.contains(0))
    try rig.press(.character("{"), .character("}"), .character("}"))
    #expect(rig.lit == 12)
  }

  @Test func `where a plan holds a month twice, a second press goes to the second`() throws {
    var rig = try Self.rig(days: 400)
    let months = try #require(rig.book.planned.plan).months
    let december = months.filter { $0.month == 12 }
    #expect(december.count == 2)
    for index in [0, 1, 0] {
      try rig.tab(12)
      #expect(rig.shown.contains(december[index].offset))
      #expect(rig.book.rail.year == 2026 + index)
    }
    // Of the year that is shown it is the one.
    try rig.tab(10)
    try rig.tab(12)
    #expect(rig.book.rail.year == 2027)
    for month in [11, 10, 9] {
      try rig.press(.character("{"))
      #expect(rig.lit == month && rig.book.rail.year == 2027)
    }
  }

  @Test func `a day without a portion goes to the next one and says so`() throws {
    var rig = try Self.rig(days: 20, on: .workdays)
    try rig.press(.end, .character("t"))
    #expect(rig.footer.contains("No portion today: the next is on Monday."))
    #expect(rig.shown.contains(0))
    #expect(!rig.screen.contains("▎"))
    rig = try Self.rig(days: 20, from: Rig.today.adding(days: 10))
    try rig.press(.character("t"))
    #expect(rig.footer.contains("The plan begins on 1 December."))
  }

  @Test func `turning pages lights the months in their order, also before the count is done`()
    throws
  {
    for counting in [Rig.Counting.atOnce, .held] {
      var rig = try Self.rig(days: 100, counting: counting)
      if counting == .held { try rig.resize(20, 70) }
      var seen = [11]
      while !rig.page.isLast {
        try rig.press(.right)
        let lit = try #require(rig.lit)
        if seen.last != lit { seen.append(lit) }
      }
      #expect(seen == [11, 12, 1, 2])
    }
  }

  @Test func `a plan has the rail of a diary while it is there, and its entries stay`() throws {
    var rig = try Rig(DatedTexts.twoYears)
    let dated = rig.book.rail
    try rig.type("P\n")
    #expect(rig.book.rail != dated && rig.book.rail.open == [Months(11), Months(12)])
    try rig.press(.home, .character("]"))
    #expect(rig.book.dates.asked == 0)
    try rig.type("P")
    try rig.press(.up, .enter)
    #expect(rig.planned.last == .remove)
    #expect(rig.book.rail.open == dated.open)
  }

  // MARK: - Standing

  @Test func `the last row tells when today's portion is done`() throws {
    var rig = try Self.rig(days: 40, columns: 100)
    let portion = try #require(rig.book.planned.plan?.portion(on: Rig.today)).range
    #expect(!rig.footer.contains("today’s portion done"))
    while !rig.shown.contains(portion.upperBound - 1) {
      let shown = rig.shown
      try rig.press(.right)
      try rig.happen(
        .pageLeft(
          PageStay(
            day: Rig.today, offsets: shown, characters: shown.count, milliseconds: 60_000)))
    }
    #expect(rig.footer.contains("today’s portion done"))
    // Who has left it has done it still.
    try rig.press(.right)
    try rig.press(.end)
    #expect(!rig.footer.contains("today’s portion done"))
  }

  @Test func `who is behind is offered to have the rest spread, and reads on without an answer`()
    throws
  {
    var rig = try Self.rig(days: 20, from: Rig.today.adding(days: -7))
    #expect(
      rig.footer.contains("You are 7 days behind the plan.") && rig.footer.contains("y spread"))
    let first = rig.page
    try rig.press(.right)
    #expect(rig.model.sheet == nil && rig.page != first)
    try rig.press(.character("t"))
    #expect(rig.footer.contains("7 days behind"))
    try rig.press(.character("y"))
    let plan = try #require(rig.book.planned.plan)
    #expect(rig.planned.last == .change(plan))
    #expect(plan.portion(on: Rig.today)?.range.lowerBound == 0)
    #expect(plan.portions.prefix(7).allSatisfy { $0.range.isEmpty })
    let rest = plan.portions.dropFirst(7).map(\.range.count)
    #expect(rest.reduce(0, +) == rig.book.length.bytes)
    #expect(rig.book.planned.standing(on: Rig.today)?.behind == 0)
  }

  @Test func `what was read stays read where the rest is spread`() throws {
    var rig = try Self.rig(days: 20, from: Rig.today.adding(days: -7))
    let plan = try #require(rig.book.planned.plan)
    var read = ReadBytes()
    read.insert(plan.portions[0].range.lowerBound..<plan.portions[2].range.upperBound + 40)
    try rig.happen(.plans(.loaded(plan, read)))
    try rig.type("P")
    #expect(rig.lines.contains { $0.contains("▸Spread the rest, 4 days behind: ") })
    try rig.press(.enter)
    let spread = try #require(rig.book.planned.plan)
    let reached = plan.portions[2].range.upperBound + 40
    #expect(spread.portions[..<3] == plan.portions[..<3])
    #expect(spread.portion(on: Rig.today)?.range.lowerBound == reached)
  }

  @Test func `the offer keeps neither keys nor the mouse from the page`() throws {
    var rig = try Self.rig(days: 20, from: Rig.today.adding(days: -7))
    let first = rig.page
    try rig.click(row: 5, column: 60)
    #expect(rig.page != first && rig.model.sheet == nil)
    try rig.press(.character("t"))
    let row = rig.lines.count - 1
    let line = rig.lines[row]
    let answer = try #require(line.firstRange(of: "spread"))
    try rig.click(row: row, column: line.distance(from: line.startIndex, to: answer.lowerBound))
    guard case .change = try #require(rig.planned.last) else {
      Issue.record("nothing was spread")
      return
    }
  }

  @Test(arguments: [24, 36, 60])
  func `the offer fits narrow screens`(columns: Int) throws {
    let rig = try Self.rig(
      days: 20, from: Rig.today.adding(days: -7), rows: columns == 24 ? 6 : 20, columns: columns)
    #expect(rig.footer.contains("7 days behind") && rig.footer.contains(" y"))
    #expect(rig.lines.allSatisfy { $0.count <= columns })
  }

  @Test func `a plan that is over is not spread, and what is left of it can have a new one`() throws
  {
    let half = Self.text.utf8.count / 2
    var rig = try Self.rig(days: 8, from: Rig.today.adding(days: -20), read: 0..<half)
    #expect(rig.model.sheet == nil)
    #expect(rig.footer.contains("The plan ended on 8 Nov, 4 portions are left: P makes another."))
    try rig.press(.character("t"))
    #expect(rig.footer.contains("portions are left"))
    try rig.type("P")
    #expect(rig.screen.contains("4 days") && rig.screen.contains("where you are"))
    try rig.press(.enter)
    let plan = try made(rig)
    #expect(plan.schedule.days == Rig.today...Rig.today.adding(days: 3))
    #expect(abs(plan.range.lowerBound - half) < Self.text.utf8.count / 20)
    // Its weekdays stay chosen: the days are as many as have those.
    rig = try Self.rig(days: 30, from: Rig.today.adding(days: -40), on: .workdays, read: 0..<half)
    let left = try #require(rig.book.planned.standing(on: Rig.today)).behind
    try rig.type("P\n")
    let workdays = try made(rig)
    #expect(left > 5 && workdays.portions.count == left && workdays.schedule.weekdays == .workdays)
    // Who has read all of it hears that it is over.
    rig = try Self.rig(
      days: 8, from: Rig.today.adding(days: -20), read: 0..<Self.text.utf8.count)
    try rig.press(.character("t"))
    #expect(rig.footer.contains("The plan ended on 8 November."))
  }

  @Test func `the sheet of figures tells of the plan`() throws {
    var rig = try Self.rig(days: 20, from: Rig.today.adding(days: -7))
    try rig.press(.escape, .character("i"))
    let pace = try #require(rig.lines.first { $0.contains(" Plan ") })
    #expect(pace.contains("pages a day until 3 Dec, 7 days behind"))
    rig = try Rig(Self.text)
    try rig.press(.character("i"))
    #expect(!rig.screen.contains(" Plan "))
  }

  @Test func `a plan that another reader changed takes the place of this one`() throws {
    var rig = try Self.rig(days: 20)
    let other = try Self.plan(rig, days: 90)
    try rig.happen(.plans(.changedElsewhere(other)))
    #expect(rig.book.planned.plan == other)
    #expect(rig.footer.contains("changed elsewhere"))
  }

  @Test func `a text that changed keeps the portions where they were`() throws {
    var rig = try Self.rig(days: 10)
    let former = try #require(rig.book.planned.plan)
    try rig.change(Array((Self.text + Self.text).utf8))
    let plan = try #require(rig.book.planned.plan)
    #expect(plan.range.upperBound == 2 * former.range.upperBound)
    #expect(plan.portions[3].range.lowerBound == 2 * former.portions[3].range.lowerBound)
  }

  // MARK: - Screens

  @Test(arguments: [(24, 80), (40, 120), (6, 24)], ["plan behind", "plan form behind"])
  func `the screen of a reader who is behind is as committed`(
    size: (rows: Int, columns: Int), name: String
  ) throws {
    var rig = try Self.rig(
      days: 20, from: Rig.today.adding(days: -7), rows: size.rows, columns: size.columns)
    if name == "plan form behind" { try rig.press(.character("P")) }
    try expectGolden(rig.styled, "\(name) \(size.columns)x\(size.rows)")
  }
}
