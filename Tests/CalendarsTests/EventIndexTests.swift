import Calendars
import Datebook
import Testing

@Suite struct EventIndexTests {
  /// A reader in Berlin, whose system knows that zone and no other.
  private static let berlin = zone(
    CalendarComponent.first(
      """
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      BEGIN:DAYLIGHT
      DTSTART:19810329T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:19961027T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      END:STANDARD
      END:VTIMEZONE
      """))

  private static func zone(_ component: CalendarComponent) -> ZoneRules? {
    var problems: [CalendarProblem] = []
    return ZoneRules(component, problems: &problems)
  }

  private static let clocks = CalendarClocks(
    zone: { name, moment in name == "Europe/Berlin" ? berlin?.secondsAhead(at: moment) : nil },
    reader: { berlin?.secondsAhead(at: $0) ?? 0 })

  private static let newYork = """
    BEGIN:VTIMEZONE
    TZID:New York
    BEGIN:STANDARD
    DTSTART:20071104T020000
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:20070311T020000
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
    END:DAYLIGHT
    END:VTIMEZONE
    """

  /// Samoa's clocks, which went from 10 hours behind UTC to 14 before it.
  private static let apia = """
    BEGIN:VTIMEZONE
    TZID:Apia
    BEGIN:DAYLIGHT
    DTSTART:20110924T030000
    TZOFFSETFROM:-1100
    TZOFFSETTO:-1000
    END:DAYLIGHT
    BEGIN:DAYLIGHT
    DTSTART:20111230T000000
    TZOFFSETFROM:-1000
    TZOFFSETTO:+1400
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:20120401T040000
    TZOFFSETFROM:+1400
    TZOFFSETTO:+1300
    END:STANDARD
    END:VTIMEZONE
    """

  private func file(_ events: String...) -> CalendarFile {
    let bodies = events.map { event in
      event.hasPrefix("BEGIN") ? event : "BEGIN:VEVENT\n\(event)\nEND:VEVENT"
    }
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(bodies.joined(separator: "\n"))\nEND:VCALENDAR\n"
    var zones = ZoneCache()
    return CalendarFile(Array(text.replacing("\n", with: "\r\n").utf8), zones: &zones)
  }

  /// What is on some days, a line each: `2026-03-05 09:00-10:00 Title`.
  private func told(
    _ files: CalendarFile..., from first: String, to last: String
  ) throws -> [String] {
    let days = try #require(CalendarTime(first)).wall.day...#require(CalendarTime(last)).wall.day
    return EventIndex(files, clocks: Self.clocks).events(on: days).map { event in
      let ends = [event.start, event.end].map(\.testDescription).map { $0.dropLast(3).suffix(5) }
      let day = event.start.day
      if event.isAllDay {
        let last = event.days.upperBound
        return "\(day)\(last == day ? "" : "..\(last)") \(event.title)"
      }
      return "\(day) \(ends[0])-\(ends[1]) \(event.title)"
    }
  }

  @Test func `times are told by the reader's clock, whatever zone they are in`() throws {
    let file = file(
      Self.newYork,
      "UID:1\nSUMMARY:Local\nDTSTART;TZID=Europe/Berlin:20260305T090000\nDURATION:PT90M",
      "UID:2\nSUMMARY:Floating\nDTSTART:20260305T100000\nDTEND:20260305T110000",
      "UID:3\nSUMMARY:Universal\nDTSTART:20260305T100000Z\nDTEND:20260305T103000Z",
      "UID:4\nSUMMARY:Abroad\nDTSTART;TZID=New York:20260305T200000\nDURATION:PT1H")
    #expect(file.problems.isEmpty)
    #expect(
      try told(file, from: "20260305", to: "20260306") == [
        "2026-03-05 09:00-10:30 Local", "2026-03-05 10:00-11:00 Floating",
        "2026-03-05 11:00-11:30 Universal", "2026-03-06 02:00-03:00 Abroad",
      ])
  }

  @Test(arguments: ["(UTC-05:00) Bogota, Lima, Quito", #"(UTC-05:00) Bogota\, Lima\, Quito"#])
  func `a zone is known whose name has commas, escaped or not`(name: String) throws {
    let zone = Self.newYork.replacing(
      "TZID:New York", with: #"TZID:(UTC-05:00) Bogota\, Lima\, Quito"#)
    let file = file(
      zone, "UID:1\nSUMMARY:Call\nDTSTART;TZID=\"\(name)\":20260305T090000\nDURATION:PT1H")
    #expect(file.problems.isEmpty)
    #expect(
      try told(file, from: "20260305", to: "20260306") == ["2026-03-05 15:00-16:00 Call"])
  }

  @Test func `a day of a series is left out at midnight in any zone`() throws {
    let series = "UID:1\nSUMMARY:Bin\nDTSTART;VALUE=DATE:20260305\nRRULE:FREQ=WEEKLY;COUNT=4"
    let file = file(
      Self.newYork, "\(series)\nEXDATE;TZID=New York:20260312T000000",
      "UID:1\nSUMMARY:Bin\nRECURRENCE-ID;TZID=New York:20260319T000000\nDTSTART;VALUE=DATE:20260320"
    )
    let days = try told(file, from: "20260301", to: "20260430").map { $0.prefix(10) }
    #expect(days == ["2026-03-05", "2026-03-20", "2026-03-26"])
  }

  @Test func `a zone of the file moves with its own summer time`() throws {
    let file = file(
      "UID:1\nSUMMARY:Call\nDTSTART;TZID=New York:20260226T090000\nRRULE:FREQ=WEEKLY;COUNT=6",
      Self.newYork)
    #expect(
      try told(file, from: "20260201", to: "20260430") == [
        "2026-02-26 15:00-15:00 Call", "2026-03-05 15:00-15:00 Call",
        // New York has summer time, Berlin has not yet.
        "2026-03-12 14:00-14:00 Call", "2026-03-19 14:00-14:00 Call",
        "2026-03-26 14:00-14:00 Call", "2026-04-02 15:00-15:00 Call",
      ])
  }

  @Test func `days are days in every zone, and the last one is not the end`() throws {
    let file = file(
      "UID:1\nSUMMARY:One\nDTSTART;VALUE=DATE:20260305",
      "UID:2\nSUMMARY:Three\nDTSTART;VALUE=DATE:20260304\nDTEND;VALUE=DATE:20260307",
      "UID:3\nSUMMARY:Same\nDTSTART;VALUE=DATE:20260306\nDTEND;VALUE=DATE:20260306",
      "UID:4\nSUMMARY:Night\nDTSTART:20260305T220000\nDTEND:20260306T000000")
    #expect(
      try told(file, from: "20260306", to: "20260306")
        == ["2026-03-04..2026-03-06 Three", "2026-03-06 Same"])
    #expect(
      try told(file, from: "20260305", to: "20260305")
        == ["2026-03-04..2026-03-06 Three", "2026-03-05 One", "2026-03-05 22:00-00:00 Night"])
  }

  @Test func `times are added, taken out, moved and called off`() throws {
    let file = file(
      """
      UID:1\nSUMMARY:Club\nDTSTART;TZID=Europe/Berlin:20260302T190000\nDURATION:PT1H
      RRULE:FREQ=WEEKLY;UNTIL=20260406T170000Z
      EXDATE;TZID=Europe/Berlin:20260309T190000
      EXDATE;VALUE=DATE:20260330
      RDATE;TZID=Europe/Berlin:20260304T190000,20260305T200000
      RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260306T200000/PT2H
      """,
      """
      UID:1\nSUMMARY:Club, moved\nRECURRENCE-ID;TZID=Europe/Berlin:20260316T190000
      DTSTART;TZID=Europe/Berlin:20260317T180000\nDURATION:PT1H
      """,
      """
      UID:1\nRECURRENCE-ID:20260323T180000Z\nSTATUS:CANCELLED\nDTSTART:20260323T180000Z
      """)
    #expect(
      try told(file, from: "20260301", to: "20260430") == [
        "2026-03-02 19:00-20:00 Club", "2026-03-04 19:00-20:00 Club",
        "2026-03-05 20:00-21:00 Club", "2026-03-06 20:00-22:00 Club",
        "2026-03-17 18:00-19:00 Club, moved", "2026-04-06 19:00-20:00 Club",
      ])
  }

  @Test func `a period is as long as it says, and on days that the event does not reach`() throws {
    let file = file(
      """
      UID:1\nSUMMARY:Watch\nDTSTART;TZID=Europe/Berlin:20260302T190000\nDURATION:PT1H
      RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260305T200000/20260305T220000
      RDATE;VALUE=PERIOD:20260310T080000Z/P6D
      RDATE;TZID=Europe/Berlin:20260226T190000
      """)
    #expect(
      try told(file, from: "20260201", to: "20260331") == [
        "2026-02-26 19:00-20:00 Watch", "2026-03-02 19:00-20:00 Watch",
        "2026-03-05 20:00-22:00 Watch", "2026-03-10 09:00-09:00 Watch",
      ])
    #expect(try told(file, from: "20260315", to: "20260315") == ["2026-03-10 09:00-09:00 Watch"])
    #expect(try told(file, from: "20260201", to: "20260228").count == 1)
  }

  /// A period of centuries is on each of their days; what the rule says is looked for near the day
  /// alone, for all hours since 1800 would take minutes.
  @Test func `a period of centuries costs no more than another one`() throws {
    let file = file(
      """
      UID:1\nSUMMARY:Bell\nDTSTART:18000101T000000Z\nDURATION:PT1M\nRRULE:FREQ=HOURLY
      RDATE;VALUE=PERIOD:18000101T003000Z/40000101T000000Z
      RDATE;VALUE=PERIOD:18000101T010000Z/40000101T000000Z
      """)
    for _ in 0..<40 {
      let found = try told(file, from: "20260305", to: "20260305")
      #expect(found.count == 25, "twenty-four hours, and the period that is no hour of the rule's")
    }
    #expect(try told(file, from: "17991230", to: "17991230").isEmpty)
  }

  @Test func `times that are added, taken out or moved may be told in another zone`() throws {
    let file = file(
      Self.newYork,
      """
      UID:1\nSUMMARY:Call\nDTSTART;TZID=Europe/Berlin:20260302T190000\nDURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=6
      EXDATE;TZID=New York:20260303T130000
      RDATE;TZID=New York:20260304T130000,20260309T130000
      """,
      "UID:1\nSUMMARY:Late\nRECURRENCE-ID;TZID=New York:20260305T130000\nDTSTART:20260305T210000",
      "UID:1\nSUMMARY:Later\nSEQUENCE:1\nRECURRENCE-ID:20260305T180000Z\nDTSTART:20260305T220000",
      """
      UID:1\nSUMMARY:Moved\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=New York:20260307T130000
      DTSTART;TZID=New York:20260307T140000
      """)
    #expect(
      try told(file, from: "20260301", to: "20260331") == [
        "2026-03-02 19:00-20:00 Call", "2026-03-04 19:00-20:00 Call",
        "2026-03-05 22:00-22:00 Later", "2026-03-06 19:00-20:00 Call",
        "2026-03-07 20:00-20:00 Moved",
        // New York has summer time since the 8th: what is added there is at 18:00 in Berlin.
        "2026-03-09 18:00-18:00 Moved",
      ])
  }

  @Test func `what would take forever is not read, and told`() throws {
    let endless = """
      BEGIN:VTIMEZONE\nTZID:Mad\nBEGIN:STANDARD\nDTSTART:19000101T000000
      TZOFFSETFROM:+0000\nTZOFFSETTO:+0100\nRRULE:FREQ=SECONDLY
      END:STANDARD\nEND:VTIMEZONE
      """
    let file = file(
      endless, "UID:1\nSUMMARY:Mad\nDTSTART;TZID=Mad:20260305T090000",
      "UID:2\nSUMMARY:Ticks\nDTSTART:20260305T090000\nRRULE:FREQ=SECONDLY",
      "UID:3\nSUMMARY:Minutes\nDTSTART:19700305T090000\nRRULE:FREQ=MINUTELY;COUNT=1000000000",
      "UID:4\nSUMMARY:Never\nDTSTART:20260305T100000\nRRULE:FREQ=MINUTELY;BYSETPOS=2;COUNT=9",
      "UID:5\nSUMMARY:Daily\nDTSTART:19700305T110000\nRRULE:FREQ=DAILY;COUNT=1000000000",
      """
      UID:6\nSUMMARY:None\nDTSTART:20260305T120000
      RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=2
      """)
    let told = file.problems.map(\.sentence)
    // The last one has no second day: nothing of it is left out.
    #expect(told.count == 5 && file.problems.compactMap(\.line).count == 5)
    #expect(
      told.allSatisfy {
        ["too frequent", "too often", "too large", "too far off"].contains(where: $0.contains)
      })
    #expect(
      try self.told(file, from: "20260305", to: "20260305") == [
        "2026-03-05 09:00-09:00 Mad", "2026-03-05 09:00-09:00 Ticks",
        "2026-03-05 10:00-10:00 Never", "2026-03-05 11:00-11:00 Daily",
        "2026-03-05 12:00-12:00 None",
      ])
  }

  @Test func `what is said of a whole file names no line, and of a zone the line that names it`() {
    let bytes = """
      BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260305T090000
      RDATE;TZID=Nowhere:20260306T090000\nEND:VEVENT\nEND:VCALENDAR\n
      """
    var zones = ZoneCache()
    let none = KnownZones(now: Moment(seconds: 1_800_000_000)) { _, _ in nil }
    let file = CalendarFile(Array(bytes.utf8), zones: &zones, known: none)
    #expect(
      CalendarProblem.summary(of: file.problems, in: "work.ics")
        == "work.ics, line 5: the time zone 'Nowhere' is not known.")
    let closed = CalendarFile(unreadable: "cannot be read: Permission denied")
    #expect(
      CalendarProblem.summary(of: closed.problems, in: "work.ics")
        == "work.ics: cannot be read: Permission denied.")
  }

  @Test func `a change may be for all that comes after it`() throws {
    let file = file(
      "UID:1\nSUMMARY:Choir\nDTSTART:20260302T190000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY",
      """
      UID:1\nSUMMARY:Choir, late\nRECURRENCE-ID;RANGE=THISANDFUTURE:20260316T190000
      DTSTART:20260316T203000\nDURATION:PT2H
      """)
    #expect(
      try told(file, from: "20260301", to: "20260331") == [
        "2026-03-02 19:00-20:00 Choir", "2026-03-09 19:00-20:00 Choir",
        "2026-03-16 20:30-22:30 Choir, late", "2026-03-23 20:30-22:30 Choir, late",
        "2026-03-30 20:30-22:30 Choir, late",
      ])
  }

  @Test func `what is read twice is there once, and the last version counts`() throws {
    let old = file(
      "UID:1\nSUMMARY:Old\nSEQUENCE:1\nDTSTART:20260305T090000",
      "UID:2\nSUMMARY:Other\nDTSTAMP:20260102T000000Z\nDTSTART:20260305T100000")
    let new = file(
      "UID:1\nSUMMARY:New\nSEQUENCE:2\nDTSTART:20260305T093000",
      "UID:2\nSUMMARY:Older\nDTSTAMP:20260101T000000Z\nDTSTART:20260305T100000")
    let expected = ["2026-03-05 09:30-09:30 New", "2026-03-05 10:00-10:00 Other"]
    #expect(try told(old, new, from: "20260305", to: "20260305") == expected)
    #expect(try told(new, old, new, from: "20260305", to: "20260305") == expected)
  }

  @Test func `events of a file that were given the same UID are all there`() throws {
    let both = file(
      "UID:1\nSUMMARY:Bicycle\nDTSTAMP:20250517T080612Z\nDTSTART:20260305T090000",
      "UID:1\nSUMMARY:Ride\nDTSTAMP:20250517T080612Z\nDTSTART:20260306T090000")
    let expected = ["2026-03-05 09:00-09:00 Bicycle", "2026-03-06 09:00-09:00 Ride"]
    #expect(try told(both, from: "20260301", to: "20260331") == expected)
    #expect(try told(both, both, from: "20260301", to: "20260331") == expected)
    let moved = file(
      "UID:1\nSUMMARY:Bicycle\nDTSTAMP:20250517T080612Z\nDTSTART:20260307T090000")
    #expect(
      try told(both, moved, from: "20260301", to: "20260331") == [
        "2026-03-07 09:00-09:00 Bicycle"
      ])
  }

  @Test func `what is instead of one time is no series, though it has a copy of the rule`() throws {
    let moved = """
      UID:1\nSUMMARY:Moved\nRECURRENCE-ID:20260309T090000\nDTSTART:20260309T110000
      RRULE:FREQ=WEEKLY
      """
    let whole = "UID:1\nSUMMARY:Standup\nDTSTART:20260302T090000\nRRULE:FREQ=WEEKLY"
    #expect(
      try told(file(whole, moved), from: "20260301", to: "20260322") == [
        "2026-03-02 09:00-09:00 Standup", "2026-03-09 11:00-11:00 Moved",
        "2026-03-16 09:00-09:00 Standup",
      ])
    #expect(
      try told(file(moved), from: "20260301", to: "20260322") == ["2026-03-09 11:00-11:00 Moved"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `many events that were given the same UID are read as fast as others`() throws {
    let start = try #require(CalendarTime("20000101T000000")).wall
    let events = (0..<60_000).map { hour in
      let wall = start.adding(seconds: 3600 * hour)
      let (year, month, day) = wall.day.date
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return
        "BEGIN:VEVENT\nUID:1\nDTSTART:\(year)\(two(month))\(two(day))T\(two(hour % 24))0000\nEND:VEVENT"
    }
    let file = file(events.joined(separator: "\n"))
    let time = ContinuousClock().measure {
      #expect(EventIndex([file], clocks: Self.clocks).count == 60_000)
    }
    #expect(time < .seconds(3), "\(time)")
  }

  @Test func `who is invited to a time and all later ones, but not to the event, sees that time`()
    throws
  {
    let invited = file(
      """
      UID:1\nSUMMARY:Choir, late\nRECURRENCE-ID;RANGE=THISANDFUTURE:20260316T190000
      DTSTART:20260316T203000\nDURATION:PT2H
      """,
      """
      UID:2\nSUMMARY:Lunch\nRECURRENCE-ID;RANGE=THISANDFUTURE:20260317T120000
      DTSTART:20260317T123000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2
      """)
    #expect(
      try told(invited, from: "20260301", to: "20260331") == [
        "2026-03-16 20:30-22:30 Choir, late", "2026-03-17 12:30-13:30 Lunch",
        "2026-03-18 12:30-13:30 Lunch",
      ])
  }

  @Test func `an event comes by each of its rules`() throws {
    let twice = file(
      """
      UID:1\nSUMMARY:Twice\nDTSTART:20230112T100000
      RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3\nRRULE:FREQ=MONTHLY;BYDAY=2MO;UNTIL=20230401T000000
      """)
    #expect(
      try told(twice, from: "20230101", to: "20230430") == [
        "2023-01-12 10:00-10:00 Twice", "2023-01-19 10:00-10:00 Twice",
        "2023-01-26 10:00-10:00 Twice", "2023-02-13 10:00-10:00 Twice",
        "2023-03-13 10:00-10:00 Twice",
      ])
  }

  @Test func `an hour that clocks skip or show twice is where RFC 5545 has it`() {
    // Nothing is between 2 and 3 on 29 March: it is counted by the clock before.
    func ahead(_ time: String) -> Int? {
      guard let wall = CalendarTime(time)?.wall, let berlin = Self.berlin else { return nil }
      return wall.seconds - Moment(wall) { berlin.secondsAhead(at: $0) }.seconds
    }
    #expect(ahead("20260329T015959") == 3600)
    #expect(ahead("20260329T023000") == 3600)
    #expect(ahead("20260329T030000") == 7200)
    // 2:30 on 25 October is twice: the first is meant.
    #expect(ahead("20261025T023000") == 7200)
    #expect(ahead("20261025T030000") == 3600)
  }

  @Test func `an event over the end of summer time tells how long it takes`() throws {
    let file = file(
      "UID:1\nSUMMARY:Watch\nDTSTART;TZID=Europe/Berlin:20261025T023000\nDURATION:PT45M",
      "UID:2\nSUMMARY:Hour\nDTSTART:20261025T003000Z\nDTEND:20261025T013000Z",
      "UID:3\nSUMMARY:Night\nDTSTART;TZID=Europe/Berlin:20261025T013000\nDURATION:PT3H",
      "UID:4\nSUMMARY:Bell\nDTSTART;TZID=Europe/Berlin:20261025T040000")
    let day = try #require(CalendarTime("20261025")).wall.day
    let events = EventIndex([file], clocks: Self.clocks).events(on: day...day)
    let seconds = events.reduce(into: [:]) { $0[$1.title] = $1.hiddenSeconds }
    #expect(events.count == 4 && seconds == ["Watch": 2700, "Hour": 3600])
    #expect(
      try told(file, from: "20261025", to: "20261025").suffix(2) == [
        "2026-10-25 02:30-02:30 Watch", "2026-10-25 04:00-04:00 Bell",
      ])
  }

  @Test func `a time that clocks skip is once, when they go on, and a date they skip has none`()
    throws
  {
    let summer = file(
      "UID:1\nSUMMARY:Owl\nDTSTART;TZID=Europe/Berlin:20260328T023000\nRRULE:FREQ=DAILY;COUNT=3",
      "UID:2\nSUMMARY:Bell\nDTSTART;TZID=Europe/Berlin:20260329T010000\nRRULE:FREQ=HOURLY;COUNT=4")
    #expect(
      try told(summer, from: "20260328", to: "20260330") == [
        "2026-03-28 02:30-02:30 Owl", "2026-03-29 01:00-01:00 Bell",
        "2026-03-29 03:00-03:00 Bell", "2026-03-29 03:30-03:30 Owl",
        "2026-03-29 04:00-04:00 Bell", "2026-03-30 02:30-02:30 Owl",
      ])

    // What is added then, and what is moved there, is no other time either; what is moved away is.
    let added = file(
      """
      UID:1\nSUMMARY:Owl\nDTSTART;TZID=Europe/Berlin:20260328T023000
      RRULE:FREQ=DAILY;COUNT=2\nRDATE;TZID=Europe/Berlin:20260329T033000
      """,
      """
      UID:2\nSUMMARY:Moth\nDTSTART;TZID=Europe/Berlin:20260301T120000
      RDATE;TZID=Europe/Berlin:20260329T023000,20260329T033000
      """)
    #expect(
      try told(added, from: "20260329", to: "20260329") == [
        "2026-03-29 03:30-03:30 Moth", "2026-03-29 03:30-03:30 Owl",
      ])
    let moved = file(
      """
      UID:1\nSUMMARY:Bat\nDTSTART;TZID=Europe/Berlin:20260328T023000
      RRULE:FREQ=DAILY;BYHOUR=2,3;COUNT=4
      """,
      """
      UID:1\nSUMMARY:Away\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260328T033000
      DTSTART;TZID=Europe/Berlin:20260328T113000
      """,
      """
      UID:2\nSUMMARY:Fox\nDTSTART;TZID=Europe/Berlin:20260328T103000
      RRULE:FREQ=DAILY;BYHOUR=10,11;COUNT=4
      """,
      """
      UID:2\nSUMMARY:There\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260328T113000
      DTSTART;TZID=Europe/Berlin:20260328T033000
      """)
    #expect(
      try told(moved, from: "20260329", to: "20260329") == [
        "2026-03-29 03:30-03:30 There", "2026-03-29 10:30-10:30 Away",
        "2026-03-29 11:30-11:30 Away",
      ])

    // On Samoa 31 December followed 29 December: 10:00 in Berlin is its midnight between them.
    let samoa = file(
      Self.apia,
      "UID:1\nSUMMARY:Tide\nDTSTART;TZID=Apia:20111228T120000\nRRULE:FREQ=DAILY;UNTIL=20120102T000000",
      // Its own start is not left out, though the day is not there.
      "UID:2\nSUMMARY:Feast\nDTSTART;TZID=Apia:20111230T180000\nRRULE:FREQ=YEARLY;COUNT=2",
      "UID:3\nSUMMARY:Ferry\nDTSTART;TZID=Apia:20111230T060000\nRRULE:FREQ=DAILY;COUNT=3",
      "UID:4\nSUMMARY:Full moon\nDTSTART;TZID=Apia:20111130T070000\nRRULE:FREQ=MONTHLY;COUNT=3")
    #expect(
      try told(samoa, from: "20111201", to: "20121231") == [
        "2011-12-28 23:00-23:00 Tide", "2011-12-29 23:00-23:00 Tide",
        "2011-12-30 17:00-17:00 Ferry", "2011-12-30 23:00-23:00 Tide",
        "2011-12-31 05:00-05:00 Feast", "2011-12-31 17:00-17:00 Ferry",
        "2011-12-31 23:00-23:00 Tide", "2012-01-29 18:00-18:00 Full moon",
        "2012-12-30 06:00-06:00 Feast",
      ])
  }

  @Test func `of what comes many times a day a whole year has all, or it is told and there once`()
    throws
  {
    let often = file(
      "UID:1\nSUMMARY:Bell\nDTSTART:20260101T000000\nRRULE:FREQ=HOURLY",
      """
      UID:2\nSUMMARY:Watch\nDTSTART:20260101T000000
      RRULE:FREQ=MINUTELY;BYHOUR=9;BYMINUTE=0,30
      """)
    #expect(often.problems.isEmpty)
    let all = try told(often, from: "20260101", to: "20261231")
    let bells = all.count { $0.hasSuffix("Bell") }
    // The reader's clock skips an hour in spring.
    #expect(bells == 365 * 24 - 1)
    // The first time counts whether the rule has it or not.
    #expect(all.count - bells == 365 * 2 + 1)
    #expect(all.last == "2026-12-31 23:00-23:00 Bell")

    let minutes = file("UID:1\nSUMMARY:Tick\nDTSTART:20260101T090000\nRRULE:FREQ=MINUTELY")
    #expect(
      minutes.problems.map(\.sentence) == ["FREQ=MINUTELY is too frequent: the event is shown once"]
    )
    #expect(
      try told(minutes, from: "20260101", to: "20260131") == ["2026-01-01 09:00-09:00 Tick"])
    let long = file(
      "UID:1\nSUMMARY:Age\nDTSTART;VALUE=DATE:20260101\nDURATION:P9999D\nRRULE:FREQ=DAILY")
    #expect(
      long.problems.map(\.sentence) == ["FREQ=DAILY is too frequent: the event is shown once"])
    #expect(try told(long, from: "20260301", to: "20260301").count == 1)
    let few = file("UID:1\nDTSTART:20260101T090000\nRRULE:FREQ=MINUTELY;COUNT=90")
    #expect(try told(few, from: "20260101", to: "20260131").count == 90)
  }

  @Test func `a series that is called off takes its moved times with it, but not later ones`()
    throws
  {
    let moved = """
      UID:1\nSUMMARY:Moved\nSEQUENCE:1\nRECURRENCE-ID:20260309T190000\nDTSTART:20260310T180000
      """
    let kept = """
      UID:1\nSUMMARY:Kept\nSEQUENCE:3\nRECURRENCE-ID:20260316T190000\nDTSTART:20260317T180000
      """
    let whole = file(
      """
      UID:1\nSUMMARY:Club\nSEQUENCE:2\nSTATUS:CANCELLED\nDTSTART:20260302T190000
      RRULE:FREQ=WEEKLY
      """, moved, kept)
    #expect(
      try told(whole, from: "20260301", to: "20260430") == ["2026-03-17 18:00-18:00 Kept"])
  }

  @Test func `a rule ends with the time of its UNTIL also in the hour after clocks were set`()
    throws
  {
    let file = file(
      """
      UID:1\nSUMMARY:Rule\nDTSTART;TZID=Europe/Berlin:20260328T030000
      RRULE:FREQ=DAILY;UNTIL=20260329T010000Z
      """,
      // What is added is the rule's own time.
      """
      UID:2\nSUMMARY:Twice\nDTSTART;TZID=Europe/Berlin:20260328T030000
      RRULE:FREQ=DAILY;COUNT=2
      RDATE:20260329T010000Z
      """)
    #expect(
      try told(file, from: "20260301", to: "20260430") == [
        "2026-03-28 03:00-03:00 Rule", "2026-03-28 03:00-03:00 Twice",
        "2026-03-29 03:00-03:00 Rule", "2026-03-29 03:00-03:00 Twice",
      ])
  }

  @Test func `what cannot be read is told by its line, and the rest is shown`() throws {
    let file = file(
      "UID:1\nSUMMARY:Good\nDTSTART:20260305T090000\nRRULE:FREQ=FORTNIGHTLY",
      "UID:2\nSUMMARY:Bad\nDTSTART:20260230T090000", "UID:3\nSUMMARY:No time",
      "UID:4\nthis is nothing\nSUMMARY:Fair\nDTSTART:20260305T100000")
    #expect(
      try told(file, from: "20260305", to: "20260305")
        == ["2026-03-05 09:00-09:00 Good", "2026-03-05 10:00-10:00 Fair"])
    #expect(file.problems.map(\.line) == [7, 12, 14, 20])
    #expect(
      CalendarProblem.summary(of: file.problems, in: "work.ics")
        == "work.ics, line 7: the rule 'FREQ=FORTNIGHTLY' has no FREQ; and 3 more.")
    var zones = ZoneCache()
    let cut = CalendarFile(Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:2026".utf8), zones: &zones)
    #expect(cut.events.isEmpty && !cut.problems.isEmpty)
    #expect(CalendarFile(Array("<html>".utf8), zones: &zones).problems.count == 1)
    #expect(CalendarFile([], zones: &zones).problems.count == 1)
  }

  @Test func `an event of years lies on all its days`() throws {
    let file = file(
      "UID:1\nSUMMARY:Abroad\nDTSTART;VALUE=DATE:20200101\nDTEND;VALUE=DATE:20300101",
      "UID:2\nSUMMARY:Summer\nDTSTART;VALUE=DATE:20200601\nDURATION:P92D\nRRULE:FREQ=YEARLY")
    #expect(
      try told(file, from: "20260831", to: "20260901")
        == ["2020-01-01..2029-12-31 Abroad", "2026-06-01..2026-08-31 Summer"])
  }
}

extension CalendarComponent {
  /// The first component in a calendar's text.
  static func first(_ text: String) -> CalendarComponent {
    var found: CalendarComponent?
    var problems: [CalendarProblem] = []
    forEach(in: Array("BEGIN:VCALENDAR\n\(text)\nEND:VCALENDAR\n".utf8), problems: &problems) {
      found = found ?? $0
    }
    return found ?? CalendarComponent("NONE")
  }
}
