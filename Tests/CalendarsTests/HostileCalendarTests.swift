import Calendars
import Datebook
import TestSupport
import Testing

/// Files of the web are anybody's: whatever stands in them, the program goes on.
@Suite struct HostileCalendarTests {
  /// A calendar with something of all that is read.
  private static let sample = """
    BEGIN:VCALENDAR
    BEGIN:VTIMEZONE
    TZID:Berlin
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
    RDATE:19971026T030000
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:1
    DTSTART;TZID=Berlin:20260305T090000
    DURATION:P1W2DT3H4M5S
    RRULE:FREQ=MONTHLY;INTERVAL=2;COUNT=30;BYDAY=-1FR,1MO;BYHOUR=9,10;BYSETPOS=1
    EXDATE;VALUE=DATE:20260330
    RDATE;VALUE=PERIOD:20260310T080000Z/P6D,20260310T080000Z/20260311T080000Z
    SEQUENCE:1
    END:VEVENT
    BEGIN:VEVENT
    UID:1
    RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Berlin:20260316T090000
    DTSTART;TZID=Berlin:20260316T203000
    DTEND;TZID=Berlin:20260317T203000
    DTSTAMP:20260102T000000Z
    END:VEVENT
    BEGIN:VEVENT
    UID:2
    DTSTART;VALUE=DATE:20260304
    DTEND;VALUE=DATE:20260307
    RRULE:FREQ=YEARLY;UNTIL=20300101;BYWEEKNO=10,-1;WKST=SU
    END:VEVENT
    BEGIN:VEVENT
    UID:3
    DTSTART:20260304T101500
    RRULE:FREQ=HOURLY;INTERVAL=7;BYMINUTE=5,50;BYYEARDAY=60,-300
    END:VEVENT
    BEGIN:VJOURNAL
    DTSTART:20260305T233000Z
    SUMMARY:Title
    DESCRIPTION:Words
    END:VJOURNAL
    END:VCALENDAR
    """

  private static let clocks = CalendarClocks(zone: { _, _ in nil }, reader: { _ in 3600 })

  /// Reads a file and asks for days at both ends of the calendar and between.
  private func read(_ bytes: [UInt8]) {
    var zones = ZoneCache()
    let index = EventIndex([CalendarFile(bytes, zones: &zones)], clocks: Self.clocks)
    let year = Day.firstDay(ofYear: 2026)
    for day in [Day.first, year.adding(days: 60), Day.firstDay(ofYear: 2300), Day.last] {
      for event in index.events(on: day.adding(days: -31)...day) {
        #expect(event.end >= event.start)
      }
    }
    var problems: [CalendarProblem] = []
    _ = JournalFile.notes(in: bytes, clocks: Self.clocks, problems: &problems)
  }

  @Test func `no change of a calendar ends the program`() {
    var random = SeededGenerator(seed: 4)
    let words = [
      "99999999999999999999", "999999999", "00000000", "00010101T000000", "99991231T235959Z",
      "-99999", "+9999", "-9223372036854775808", "P999999999W", "PT999999999H", "SECONDLY",
      "MINUTELY", "BEGIN:VEVENT\n", "END:VEVENT\n", "é", "",
    ].map { Array($0.utf8) }
    for _ in 0..<150 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0...random.pick(0..<4) {
        let start = random.pick(0..<bytes.count)
        // A word, or a line, or some bytes of it are something else.
        let isWord = Bool.random(using: &random)
        let rest = bytes[start...]
        let end =
          isWord ? rest.firstIndex { !isNumber($0) } ?? start : min(start + 9, rest.endIndex)
        bytes.replaceSubrange(start..<end, with: words[random.pick(0..<words.count)])
      }
      read(bytes)
    }
  }

  private func isNumber(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// The sample with other words in place of some.
  private func changed(_ words: String, to others: String) -> [UInt8] {
    #expect(Self.sample.contains(words))
    return Array(Self.sample.replacing(words, with: others).utf8)
  }

  @Test func `clocks that are set for the first time after all that is known of are read`() {
    read(changed("DTSTART:19810329T020000", to: "DTSTART:22000101T000001"))
    read(changed("DTSTART:19961027T030000", to: "DTSTART:99991231T235959"))
  }

  @Test func `a length of more than all days there are is none`() {
    let week = "999999999W"
    read(changed("DURATION:P1W2DT3H4M5S", to: "DURATION:P" + week))
    #expect(CalendarDuration("P" + week) == nil)
    #expect(CalendarDuration("-PT999999999H") == nil)
    #expect(CalendarDuration("P520000W") == CalendarDuration(days: 3_640_000))
  }

  @Test func `components that lie in one another without end are left out`() {
    let depth = 50_000
    let inside =
      Array(repeating: "BEGIN:X\n", count: depth) + Array(repeating: "END:X\n", count: depth)
    read(changed("SEQUENCE:1\n", to: "SEQUENCE:1\n" + inside.joined()))
  }
}
