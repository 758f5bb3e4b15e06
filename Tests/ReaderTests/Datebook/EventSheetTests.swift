import Calendars
import Datebook
import DayPlace
import Screen
import Testing
import Widgets

/// Events that are opened, listed for the next days, and searched.
@Suite struct EventSheets {
  private static let today = DatebookWorld.today

  private static func wall(_ days: Int, _ hour: Int = 0) -> WallTime {
    WallTime(today.adding(days: days), second: 3600 * hour)
  }

  private static func event(
    _ title: String, on days: Int, from first: Int = 0, to last: Int = 0, isAllDay: Bool = false,
    link: String = "", isTask: Bool = false, isDone: Bool = false
  ) -> DayEvent {
    var rule = RecurrenceRule(.weekly)
    rule.interval = 2
    let details = EventDetails(
      uid: title, calendar: "Bureau", description: "Bring the drawings\nand the café’s bill",
      link: link,
      recurrence: .init(
        rules: [rule], start: CalendarTime(wall(days), .floating), additions: 0, exceptions: 1),
      isTask: isTask, isDone: isDone)
    let time = EventTime(
      title: title, place: "Room 4", start: wall(days, first), end: wall(days, last),
      isAllDay: isAllDay, details: details)
    return DayEvent(time, on: today.adding(days: days))
  }

  private static let facts: [Day: DayFacts] = [
    today: DayFacts(events: [
      event("Design review", on: 0, from: 14, to: 15, link: "https://example.org/x"),
      event("Letter", on: 0, from: 18, to: 18, isTask: true),
    ]),
    today.adding(days: 3): DayFacts(events: [
      event(
        "Report", on: 3, to: 24, isAllDay: true, link: "file:///etc/passwd", isTask: true,
        isDone: true)
    ]),
    today.adding(days: 80): DayFacts(events: [event("Far away", on: 80, from: 9, to: 10)]),
    today.adding(days: 300): DayFacts(events: [event("Next year", on: 300, from: 9, to: 10)]),
  ]

  private func rig(rows: Int = 24, columns: Int = 80) -> DatebookRig {
    var rig = DatebookRig(
      at: .day(Self.today), rows: rows, columns: columns, facts: Self.facts,
      notes: [NoteSubject(.day, from: Self.today): "On drawings"])
    rig.happen(.calendarsRead([CalendarReport("~/cal", events: 4)], news: []))
    return rig
  }

  @Test func `an event whose end the clock hides tells its length`() {
    let start = Self.wall(0, 1)
    let time = EventTime(title: "Watch", start: start, end: start, hiddenSeconds: 2700)
    let event = DayEvent(time, on: Self.today)
    let rig = DatebookRig(at: .day(Self.today), facts: [Self.today: DayFacts(events: [event])])
    #expect(rig.screen.contains("01:00 (45 min) Watch"), "\(rig.screen)")
  }

  @Test func `an event is opened from its day, and the list is gone back to`() {
    var rig = rig()
    rig.press(.enter)
    #expect(rig.screen.contains("14:00–15:00 Design review · Room 4"))
    rig.press(.enter)
    for words in [
      "Thu 5 Mar 2026, 14:00–15:00", "every 2 weeks on Thursday; 1 time left out", "Room 4",
      "Bureau", "https://example.org/x", "Bring the drawings", "and the café’s bill",
    ] {
      #expect(rig.screen.contains(words), "\(words)")
    }
    rig.press(.escape)
    #expect(rig.screen.contains("▸ ") || rig.screen.contains("[ ] Letter"))
    rig.press(.escape)
    #expect(!rig.screen.contains("Bureau"))
    rig.click("Design review")
    #expect(rig.screen.contains("Bring the drawings"), "the page's own line leads there too")
    rig.press(.enter)
    #expect(rig.requests == [.openAddress("https://example.org/x")])
  }

  @Test func `no address but one of the web is given to a browser`() {
    var rig = rig()
    rig.press(.right, .right, .right, .character("o"), .enter)
    #expect(rig.screen.contains("file:///etc/passwd") && rig.screen.contains("done"))
    rig.press(.enter)
    #expect(rig.requests.isEmpty)
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80), (60, 200)])
  func `all that is told of an event can be scrolled to`(rows: Int, columns: Int) {
    var rig = rig(rows: rows, columns: columns)
    rig.press(.character("o"), .enter)
    rig.press(.end)
    #expect(rig.screen.contains("bill"))
  }

  @Test func `a to-do has a box that is ticked once it is done`() {
    var rig = rig()
    #expect(rig.screen.contains("18:00 [ ] Letter"))
    rig.press(.right, .right, .right)
    #expect(rig.screen.contains("[x] Report"))
  }

  @Test(arguments: [(12, 40), (24, 80), (40, 120), (60, 200)])
  func `a to-do that is done takes the room of nothing that is due`(rows: Int, columns: Int) {
    let today = Self.today
    let done = (0..<9).map {
      Self.event("Done \($0)", on: 0, to: 24, isAllDay: true, isTask: true, isDone: true)
    }
    let timed = Self.event("Paid", on: 0, from: 8, to: 8, isTask: true, isDone: true)
    let open = [
      Self.event("Open", on: 0, to: 24, isAllDay: true, isTask: true),
      Self.event("Visit", on: 0, from: 14, to: 15),
    ]
    let events = (done + [timed] + open).sorted(by: DayEvent.isInOrder)
    #expect(events.map(\.title).prefix(2) == ["Open", "Visit"])
    let week = Week(of: today, by: .iso)
    let pages: [DatebookPage] = [
      .day(today), .week(week), .month(year: 2026, month: 3), .year(2026),
    ]
    for page in pages {
      let rig = DatebookRig(
        at: page, rows: rows, columns: columns,
        facts: [today: DayFacts(events: events), today.adding(days: 1): DayFacts(events: done)])
      if case .day = page {
        #expect(rig.screen.contains("Open") && rig.screen.contains("Visit"))
        let isSeen = rig.screen.contains("[x] ")
        #expect(isSeen || rows < 20, "those that are done stand behind them")
      } else {
        #expect(!rig.screen.contains("Done") && !rig.screen.contains("Paid"), "\(page)")
        #expect(!rig.screen.contains("[x]") && !rig.screen.contains("10 events"), "\(page)")
      }
    }
  }

  @Test func `the agenda lists what is due from the day on`() {
    var rig = rig()
    rig.press(.character("A"))
    #expect(rig.screen.contains("Today, Thu 5 Mar 2026"))
    #expect(rig.screen.contains("14:00–15:00 Design review"))
    #expect(rig.screen.contains("Sun 8 Mar 2026") && rig.screen.contains("[x] Report"))
    #expect(rig.screen.contains("Far away") && !rig.screen.contains("Next year"))
    rig.press(.down, .down, .enter)
    #expect(rig.screen.contains("Sun 8 Mar 2026") && rig.screen.contains("Bureau"))
    rig.press(.escape)
    #expect(rig.screen.contains("Far away"))
    rig.press(.escape)
    #expect(!rig.screen.contains("Far away"))
    var empty = DatebookRig(at: .day(Self.today))
    empty.press(.character("A"))
    #expect(empty.lines[23].contains("No calendars."))
  }

  private static func task(_ title: String, due days: Int?) -> DayEvent {
    let details = EventDetails(uid: title, isTask: true, isUndated: days == nil)
    return DayEvent(
      open: EventTime(
        title: title, start: wall(days ?? 0), end: wall((days ?? 0) + 1), isAllDay: true,
        details: details))
  }

  @Test(arguments: [(12, 40), (24, 80), (40, 120)])
  func `the agenda has what is overdue first and what has no day last`(rows: Int, columns: Int) {
    var rig = rig(rows: rows, columns: columns)
    rig.world.openTasks = [Self.task("Old thing", due: -9), Self.task("Someday", due: nil)]
    rig.press(.character("A"))
    let lines = rig.lines.filter { !$0.allSatisfy { " │─┌┐└┘".contains($0) } }
    let first = lines.firstIndex { $0.contains("Overdue") }
    let task = lines.firstIndex { $0.contains("24 Feb [ ] Old thing") }
    let today = lines.firstIndex { $0.contains("Today, ") }
    #expect(first != nil && task == first.map { $0 + 1 } && today == first.map { $0 + 2 })
    rig.press(.end)
    #expect(rig.screen.contains("No date") && rig.screen.contains("[ ] Someday"))
    rig.press(.enter)
    #expect(!rig.screen.contains("Due"))
    rig.press(.escape, .home, .enter)
    #expect(rig.screen.contains("24 Feb 2026"))
  }

  @Test(arguments: [(12, 40), (24, 80), (40, 120), (60, 200)])
  func `what is overdue stands on today's page alone`(rows: Int, columns: Int) {
    let facts = [
      Self.today: DayFacts(
        events: [Self.task("Old thing", due: -9), Self.event("Visit", on: 0, from: 14, to: 15)]
          .sorted(by: DayEvent.isInOrder))
    ]
    let week = Week(of: Self.today, by: .iso)
    let pages: [DatebookPage] = [
      .day(Self.today), .week(week), .month(year: 2026, month: 3), .year(2026),
    ]
    for page in pages {
      let rig = DatebookRig(at: page, rows: rows, columns: columns, facts: facts)
      let isDay = page == .day(Self.today)
      #expect(rig.screen.contains("24 Feb [ ] Old") == isDay, "\(page)")
      if isDay { #expect(rig.screen.contains("Visit")) }
    }
  }

  @Test func `an agenda in few rows shows the row that is chosen`() {
    for (rows, columns) in [(6, 24), (12, 40)] {
      var rig = rig(rows: rows, columns: columns)
      rig.press(.character("A"), .end)
      #expect(rig.screen.contains("Far"), "\(columns)")
      rig.press(.home)
      #expect(rig.screen.contains("Today"), "\(columns)")
    }
  }

  @Test func `words find events by what is written about them, behind the notes`() {
    var rig = rig()
    rig.press(.character("/"))
    #expect(rig.screen.contains("▸ 5 Mar 2026    On drawings") && !rig.screen.contains("e 14:00"))
    rig.type("DRAWINGS")
    #expect(rig.screen.contains("▸ 5 Mar 2026    On drawings"))
    #expect(rig.screen.contains("e 14:00–15:00 Design review"))
    rig.type(" cafe far")
    #expect(!rig.screen.contains("▸ 5 Mar 2026"))
    rig.press(.enter)
    #expect(rig.place.page == .day(Self.today.adding(days: 80)))
    #expect(rig.screen.contains("and the café’s bill"))
    rig.press(.character("q"), .character("/"))
    rig.type("zebra")
    #expect(rig.screen.contains("No note or event matches."))
  }

  @Test func `an entry of another year is told by its first words`() {
    let entries = [(1660, "Up early and by coach"), (1668, "")].map { year, words in
      BookEntry(
        book: 1, title: "Preface", date: EntryDate(year: year, month: 3, day: 5), offset: 10,
        heading: "5th", words: words)
    }
    let rig = DatebookRig(
      at: .day(Self.today), facts: [:], memories: [OnThisDay(Self.today, entries: entries)])
    #expect(rig.screen.contains("1660 Up early and by c"))
    #expect(!rig.screen.contains("1660 Preface"))
    #expect(rig.screen.contains("1668 Preface"), "an entry without words has its book's title")
  }
}
