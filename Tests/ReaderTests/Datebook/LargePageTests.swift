import Datebook
import DayPlace
import Screen
import Testing
import Widgets

/// Pages on large screens: they show what smaller ones do, and more.
@Suite struct LargePages {
  private static let today = DatebookWorld.today

  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func `the year has a sign for what is on each day, and says what signs mean`(
    rows: Int, columns: Int
  ) {
    let rig = DatebookRig(at: .year(2026), rows: rows, columns: columns)
    let level = Symbols.unicode.levels
    let bars = rig.screen.filter { level.contains(String($0)) }.count
    // Eighteen days were read, and one of them is today; the legend has three bars.
    let read = DatebookWorld.log.values.count { !$0.readings.isEmpty }
    #expect(bars >= read + 3)
    for words in ["minutes read", "n note", "e event"] {
      #expect(rig.screen.contains(words), "\(words)")
    }
    guard columns > 80 else { return }
    #expect(rig.screen.contains(" 2n") && rig.screen.contains(" 8e"))
  }

  @Test func `brackets of today give way to signs where days stand close`() {
    let day = { Self.today.adding(days: $0) }
    let read = DayFacts(notes: ["Words"])
    let close = DatebookRig(
      at: .year(2026), rows: 40, columns: 120, facts: [day(-1): read, day(0): read])
    #expect(close.screen.contains(" 4n 5n"))
    let wide = DatebookRig(
      at: .year(2026), rows: 60, columns: 200, facts: [day(-1): read, day(0): read])
    #expect(wide.screen.contains(" 4n [ 5]n"))
    let free = DatebookRig(at: .year(2026), rows: 40, columns: 120, facts: [:])
    #expect(free.screen.contains("[ 5]"))
  }

  @Test func `a small screen's month has signs`() {
    for (rows, columns) in [(12, 40), (12, 30)] {
      let rig = DatebookRig(at: .month(year: 2026, month: 3), rows: rows, columns: columns)
      #expect(rig.screen.contains(" 2n") && rig.screen.contains(" 8e"), "\(columns)")
    }
  }

  @Test(arguments: [(40, 120), (60, 200)])
  func `a day has the hours of its events, its note and the rest from the top on`(
    rows: Int, columns: Int
  ) throws {
    let rig = DatebookRig(
      at: .day(Self.today), rows: rows, columns: columns, facts: DatebookWorld.eventful)
    let lines = rig.lines
    let heading = try #require(lines.firstIndex { $0.contains("Events") })
    #expect(lines[heading].contains("Notes"), "they stand side by side")
    #expect(lines.contains { $0.contains("09:30–10:15 Meeting of the whalers") })
    for hour in ["08:00", "12:00", "20:00"] {
      #expect(lines.contains { $0.contains(hour) }, "\(hour)")
    }
    let reading = try #require(lines.firstIndex { $0.contains("Reading") })
    #expect(reading < 16)
  }

  @Test(arguments: [(40, 120), (60, 200)])
  func `a day without events has its week below, and no hole`(rows: Int, columns: Int) throws {
    let day = { Self.today.adding(days: $0) }
    let facts = [
      day(-1): DayFacts(notes: ["The whale was seen"]), day(1): DayFacts(notes: ["Home again"]),
    ]
    var rig = DatebookRig(at: .day(Self.today), rows: rows, columns: columns, facts: facts)
    let week = try #require(rig.lines.firstIndex { $0.contains("The week") })
    let below = rig.lines[week...].joined(separator: "\n")
    #expect(below.contains("The whale was seen") && below.contains("Home again"))
    let row = try #require(rig.lines.lastIndex { $0.contains("Home again") })
    rig.click("Home again")
    #expect(rig.place.page == .day(day(1)), "row \(row)")
    // 8 March is the last day of the week.
    rig.press(.left)
    let last = try #require(rig.lines.lastIndex { $0.contains(" Sun   8") })
    #expect(last >= rows * 3 / 4)
  }

  @Test func `a day asks for the month before if its week begins there`() {
    let day = Day(year: 2026, month: 4, day: 2)!
    let rule = CalendarLocale("C").rule
    #expect(DatebookPage.day(day).shownMonths(by: rule).count == 2)
    #expect(DatebookPage.day(day.adding(days: 4)).shownMonths(by: rule).count == 1)
  }

  @Test func `more events than rows are a list that tells how many have no room`() {
    let events = (0..<70).map { DayEvent("Event \($0)", from: 300 + 10 * $0, to: 310 + 10 * $0) }
    let rig = DatebookRig(
      at: .day(Self.today), rows: 40, columns: 120, facts: [Self.today: DayFacts(events: events)])
    #expect(rig.screen.contains("Event 0 ") && rig.screen.contains("more: o lists them"))
  }

  @Test(arguments: [0, 12, 20, 22, 23])
  func `an event without an end has its hour, be it the day's last`(hour: Int) {
    for minute in [0, 30] {
      let start = hour * 60 + minute
      for events in [
        [DayEvent("Alone", from: start, to: start)],
        [DayEvent("Before", from: 600, to: 660), DayEvent("Alone", from: start, to: start)],
      ] {
        let rig = DatebookRig(
          at: .day(Self.today), rows: 40, columns: 120,
          facts: [Self.today: DayFacts(events: events)])
        #expect(rig.screen.contains("Alone"), "\(hour):\(minute)")
      }
    }
  }

  @Test func `names keep the sign that keeps their letters apart`() throws {
    let rig = DatebookRig(at: .day(Self.today.adding(days: -2)), locale: "fa_IR")
    #expect(rig.screen.contains("سه\u{200C}شنبه"))
  }

  @Test func `the heads of a small month end where its days do, also those of one letter`() throws {
    let rig = DatebookRig(
      at: .year(Self.today.year), rows: 12, columns: 40, locale: "fa_IR")
    let head = try #require(rig.lines.first { $0.contains("چ") })
    let days = try #require(rig.lines.first { $0.contains(" 14 ") })
    func ends(_ line: String) -> [Int] {
      let characters = Array(line) + [" "]
      return characters.indices.dropLast().filter {
        characters[$0] != " " && [" ", "]"].contains(characters[$0 + 1])
      }
    }
    // The last one is the rail's.
    #expect(ends(head).prefix(8) == ends(days).prefix(8), "\(rig.screen)")
  }

  @Test func `other years stand beside the note where there is room`() throws {
    let other = OnThisDay.OtherDay(Self.today.adding(days: -365), DayFacts(notes: ["Then"]))
    let rig = DatebookRig(
      at: .day(Self.today), rows: 60, columns: 200,
      memories: [OnThisDay(Self.today, others: [other])])
    let lines = rig.lines.filter { $0.contains("On this day") }
    #expect(lines.count == 1)
    let column = try #require(lines.first?.firstRange(of: "On this day")?.lowerBound)
    #expect(lines[0].distance(from: lines[0].startIndex, to: column) > 100)
  }
}
