import Calendars
import Datebook
import Testing

/// Zones of files that the system knows too.
@Suite struct KnownZoneTests {
  private static func rules(_ text: String) -> ZoneRules? {
    var problems: [CalendarProblem] = []
    return ZoneRules(CalendarComponent.first(text), problems: &problems)
  }

  /// Berlin's clocks with rules that go on.
  private static func berlin(to summer: String = "+0200") -> String {
    """
    BEGIN:VTIMEZONE
    TZID:Europe/Berlin
    BEGIN:DAYLIGHT
    DTSTART:19810329T020000
    TZOFFSETFROM:+0100
    TZOFFSETTO:\(summer)
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:19961027T030000
    TZOFFSETFROM:\(summer)
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    END:STANDARD
    END:VTIMEZONE
    """
  }

  /// As khal writes it for an event in January 2026, with hours that are wrong by one.
  private static func khal(_ name: String = "Europe/Berlin", year: Int = 2025) -> String {
    """
    BEGIN:VTIMEZONE
    TZID:\(name)
    BEGIN:STANDARD
    DTSTART:\(year)1026T020000
    TZNAME:CET
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:\(year + 1)0329T030000
    TZNAME:CEST
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    END:DAYLIGHT
    END:VTIMEZONE
    """
  }

  private static let system = rules(berlin())
  private static let november = Moment(seconds: 1_795_400_000)

  private static let known = KnownZones(now: november) { name, moment in
    ["Europe/Berlin", "W. Europe Standard Time"].contains(name)
      ? system?.secondsAhead(at: moment) : nil
  }

  private func file(_ zone: String, of name: String = "Europe/Berlin") -> CalendarFile {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:standup
      SUMMARY:Standup
      DTSTART;TZID=\(name):20260105T090000
      DTEND;TZID=\(name):20260105T093000
      RRULE:FREQ=WEEKLY
      END:VEVENT
      \(zone)
      END:VCALENDAR

      """
    var zones = ZoneCache()
    return CalendarFile(Array(text.utf8), zones: &zones, known: Self.known)
  }

  /// The hours at which the event of a file begins on the Mondays of 2026 and 2027.
  private func hours(of file: CalendarFile) throws -> Set<Int> {
    let clocks = CalendarClocks(
      zone: Self.known.secondsAhead, reader: { Self.system?.secondsAhead(at: $0) ?? 0 })
    let days =
      try #require(Day(year: 2026, month: 1, day: 1))...#require(
        Day(year: 2027, month: 12, day: 31))
    let found = EventIndex([file], clocks: clocks).events(on: days)
    #expect(found.count == 104, "each Monday of two years")
    return Set(found.map { $0.start.secondOfDay / 3600 })
  }

  @Test func `rules that have ended give way to the system's`() throws {
    let file = file(Self.khal())
    #expect(try hours(of: file) == [9])
    #expect(file.problems.isEmpty)
    #expect(file.remarks == [ZoneRemark(zone: "Europe/Berlin", kind: .incomplete)])
  }

  @Test func `rules whose changes are all the system's give way, though the last is to come`()
    throws
  {
    let file = file(Self.khal(year: 2026).replacing("20270329", with: "20270328"))
    #expect(try hours(of: file) == [9])
    #expect(file.remarks.map(\.kind) == [.incomplete])
  }

  @Test func `a zone may be known by another name`() throws {
    let name = "W. Europe Standard Time"
    let file = file(Self.khal(name), of: name)
    #expect(try hours(of: file) == [9])
    #expect(file.remarks == [ZoneRemark(zone: name, kind: .incomplete)])
  }

  @Test func `rules of a zone that the system does not know stay`() throws {
    let file = file(Self.khal("Bureau"), of: "Bureau")
    #expect(try hours(of: file) == [8, 9])
    #expect(file.remarks.isEmpty)
  }

  @Test func `complete rules stay, and what the system has otherwise is told`() throws {
    #expect(file(Self.berlin()).remarks.isEmpty)
    let own = file(Self.berlin(to: "+0300"))
    #expect(try hours(of: own) == [8, 9])
    #expect(own.remarks == [ZoneRemark(zone: "Europe/Berlin", kind: .different)])
  }

  @Test func `a change to come that the system does not know is believed`() throws {
    // Summer time is given up in 2027.
    let file = file(
      Self.khal().replacing(
        "END:VTIMEZONE",
        with: """
          BEGIN:STANDARD
          DTSTART:20270601T000000
          TZOFFSETFROM:+0200
          TZOFFSETTO:+0100
          END:STANDARD
          END:VTIMEZONE
          """))
    #expect(file.remarks == [ZoneRemark(zone: "Europe/Berlin", kind: .different)])
  }
}
