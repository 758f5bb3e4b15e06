import Calendars
import Datebook
import Testing

/// What is told of an event where it is opened, and to-dos.
@Suite struct EventDetailsTests {
  private static let clocks = CalendarClocks(zone: { _, _ in 0 }, reader: { _ in 0 })

  private func index(_ components: String..., calendar: String = "") -> EventIndex {
    let text = "BEGIN:VCALENDAR\n\(calendar)\(components.joined(separator: "\n"))\nEND:VCALENDAR\n"
    var zones = ZoneCache()
    let file = CalendarFile(Array(text.utf8), zones: &zones, calendar: "work")
    #expect(file.problems.isEmpty)
    return EventIndex([file], clocks: Self.clocks)
  }

  private func day(_ month: Int, _ day: Int) throws -> Day {
    try #require(Day(year: 2026, month: month, day: day))
  }

  private func march(_ index: EventIndex) throws -> [EventTime] {
    index.events(on: try day(3, 1)...day(3, 31))
  }

  @Test func `each time of an event has what is told of it`() throws {
    let event = """
      BEGIN:VEVENT
      UID:talk
      SUMMARY:Talk
      LOCATION:Hall
      DESCRIPTION:Bring\\, please:\\nslides
      URL:https://example.org/talk
      DTSTART:20260302T090000Z
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;COUNT=2
      END:VEVENT
      """
    let found = try march(index(event))
    #expect(found.map(\.start.day.day) == [2, 9])
    for time in found {
      #expect(time.details.description == "Bring, please:\nslides")
      #expect(time.details.link == "https://example.org/talk")
      #expect(time.details.calendar == "work")
      #expect(time.details.recurrence?.rules.map(\.frequency) == [.weekly])
    }
    let named = try march(index(event, calendar: "X-WR-CALNAME:The bureau\n"))
    #expect(named.first?.details.calendar == "The bureau")
  }

  /// khal writes the end of a day as the instant in UTC.
  @Test func `the end of a rule is told by the clocks of its event`() throws {
    let zone = """
      BEGIN:VTIMEZONE\nTZID:Berlin\nBEGIN:STANDARD\nDTSTART:20251026T030000
      TZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD\nEND:VTIMEZONE\n
      """
    func words(_ start: String, _ until: String) throws -> String? {
      let event = """
        BEGIN:VEVENT\nUID:a\nSUMMARY:A\nDTSTART\(start)\nRRULE:FREQ=DAILY;UNTIL=\(until)\nEND:VEVENT
        """
      return try march(index(event, calendar: zone)).first?.details.recurrence?.words(in: .posix)
    }
    let berlin = ";TZID=Berlin:20260303T000000"
    #expect(try words(berlin, "20260304T230000Z") == "every day, until 5 Mar 2026")
    #expect(try words(berlin, "20260304T225959Z") == "every day, until 4 Mar 2026")
    #expect(try words(":20260303T000000Z", "20260304T230000Z") == "every day, until 4 Mar 2026")
    #expect(try words(";VALUE=DATE:20260303", "20260304") == "every day, until 4 Mar 2026")
  }

  @Test func `a to-do is shown when it is due`() throws {
    let found = try march(
      index(
        "BEGIN:VTODO\nUID:1\nSUMMARY:Letter\nDUE;VALUE=DATE:20260305\nEND:VTODO",
        """
        BEGIN:VTODO\nUID:2\nSUMMARY:Report\nDTSTART:20260301T080000\nDUE:20260306T120000
        STATUS:COMPLETED\nEND:VTODO
        """,
        "BEGIN:VTODO\nUID:3\nSUMMARY:Someday\nEND:VTODO",
        """
        BEGIN:VTODO\nUID:4\nSUMMARY:Rent\nDTSTART;VALUE=DATE:20260210\nDUE;VALUE=DATE:20260301
        RRULE:FREQ=MONTHLY\nEND:VTODO
        """,
        "BEGIN:VTODO\nUID:5\nSUMMARY:Mixed\nDTSTART;VALUE=DATE:20260301\nDUE:20260307T100000\nEND:VTODO"
      ))
    #expect(
      found.map { "\($0.start.testDescription.dropLast(3)) \($0.title)" } == [
        "2026-03-01 00:00 Rent", "2026-03-05 00:00 Letter", "2026-03-06 12:00 Report",
        "2026-03-07 10:00 Mixed", "2026-03-29 00:00 Rent",
      ])
    #expect(found.map(\.isAllDay) == [true, true, false, false, true])
    #expect(found.map(\.days.count) == [1, 1, 1, 1, 1])
    #expect(found.map(\.details.isDone) == [false, false, true, false, false])
    #expect(found.allSatisfy { $0.details.isTask })
  }

  @Test func `a to-do that is not done is overdue after its day, and has none or one`() throws {
    func task(_ name: String, _ lines: String) -> String {
      "BEGIN:VTODO\nUID:\(name)\nSUMMARY:\(name)\n\(lines)\nEND:VTODO"
    }
    let index = index(
      task("Old", "DUE;VALUE=DATE:20260211"), task("Older", "DUE:20250101T080000"),
      task("Today", "DUE;VALUE=DATE:20260306"), task("Past noon", "DUE:20260305T120000"),
      task("Done", "DUE;VALUE=DATE:20260211\nSTATUS:COMPLETED"),
      task("Whole", "DUE;VALUE=DATE:20260211\nPERCENT-COMPLETE:100"),
      task("Cancelled", "DUE;VALUE=DATE:20260211\nSTATUS:CANCELLED"),
      task("Weekly", "DUE;VALUE=DATE:20260101\nRRULE:FREQ=WEEKLY"),
      task("Someday", "PRIORITY:1"), task("Begun", "DTSTART;VALUE=DATE:20260301"),
      task("Never", "STATUS:CANCELLED"), task("Did", "STATUS:COMPLETED"),
      "BEGIN:VEVENT\nUID:e\nSUMMARY:Event\nDTSTART;VALUE=DATE:20260211\nEND:VEVENT")
    let overdue = index.overdueTasks(on: try day(3, 6))
    #expect(
      overdue.map { "\($0.days.upperBound) \($0.title)" } == [
        "2025-01-01 Older", "2026-02-11 Old", "2026-03-05 Weekly", "2026-03-05 Past noon",
      ])
    #expect(index.undatedTasks.map(\.title) == ["Begun", "Someday"])
    #expect(try march(index).allSatisfy { !$0.details.isUndated })
  }

  @Test func `each event is found once, at its next time or its last one`() throws {
    let index = index(
      "BEGIN:VEVENT\nUID:1\nSUMMARY:Past\nDTSTART:20250302T090000\nRRULE:FREQ=DAILY;COUNT=3\nEND:VEVENT",
      "BEGIN:VEVENT\nUID:2\nSUMMARY:Once\nDTSTART:20260305T090000\nEND:VEVENT",
      "BEGIN:VEVENT\nUID:3\nSUMMARY:Yearly\nDTSTART:20000701T090000\nRRULE:FREQ=YEARLY\nEND:VEVENT",
      "BEGIN:VEVENT\nUID:4\nSUMMARY:Weekly\nDTSTART:20260101T090000\nRRULE:FREQ=WEEKLY\nEND:VEVENT")
    #expect(
      index.events(near: try day(3, 6)).map { "\($0.start.day) \($0.title)" } == [
        "2025-03-04 Past", "2026-03-05 Once", "2026-03-12 Weekly", "2026-07-01 Yearly",
      ])
  }

  @Test(arguments: [
    ("FREQ=DAILY", "every day"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "every 2 weeks on Monday and Friday"),
    ("FREQ=WEEKLY", "every week on Thursday"),
    ("FREQ=MONTHLY;BYDAY=-1FR;COUNT=10", "every month on the last Friday, 10 times"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,-1", "every month on the 1st and the last day"),
    ("FREQ=MONTHLY", "every month on the 5th"),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "every month on the last weekday"),
    (
      "FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=2",
      "every month on the 2nd of the days Saturday and Sunday"
    ),
    ("FREQ=YEARLY", "every year on 5 March"),
    ("FREQ=YEARLY;BYMONTH=1,6;BYDAY=1MO", "every year on the 1st Monday of January and June"),
    ("FREQ=DAILY;UNTIL=20261224T080000Z", "every day, until 24 Dec 2026"),
    ("FREQ=DAILY;BYHOUR=9,14", "every day at 09:00 and 14:00"),
    ("FREQ=HOURLY;INTERVAL=3", "every 3 hours"),
    ("FREQ=YEARLY;BYWEEKNO=10", "every year in week 10 on Thursday"),
    ("FREQ=YEARLY;BYYEARDAY=100,-1", "every year on day 100 and the last day of the year"),
  ])
  func `a rule is told in words`(rule: String, words: String) throws {
    let start = try #require(CalendarTime("20260305T090000"))
    #expect(try RecurrenceRule(rule).words(from: start, in: .posix) == words)
  }
}
