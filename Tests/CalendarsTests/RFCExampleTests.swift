import Calendars
import Datebook
import Testing

/// The examples of RFC 5545, section 3.8.5.3, in its order.
@Suite struct RFCExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var start: String
    var rules: [String]
    var times: String
    /// Whether the list of the RFC goes on.
    var goesOn = false
    /// Whether the start is taken out by an EXDATE.
    var excludesStart = false

    var testDescription: String { rules[0] }

    init(
      _ start: String, _ rules: String..., gives times: String, goesOn: Bool = false,
      excludesStart: Bool = false
    ) {
      self.start = start
      self.rules = rules
      self.times = times
      self.goesOn = goesOn
      self.excludesStart = excludesStart
    }
  }

  static let examples = [
    Example("19970902T090000", "FREQ=DAILY;COUNT=10", gives: "1997/9: 2-11"),
    Example(
      "19970902T090000", "FREQ=DAILY;UNTIL=19971224T000000Z",
      gives: "1997/9: 2-30; 10: 1-31; 11: 1-30; 12: 1-23"),
    Example(
      "19970902T090000", "FREQ=DAILY;INTERVAL=2",
      gives: """
        1997/9: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30; \
        10: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30; 11: 1 3 5
        """, goesOn: true),
    Example(
      "19970902T090000", "FREQ=DAILY;INTERVAL=10;COUNT=5", gives: "1997/9: 2 12 22; 10: 2 12"),
    Example(
      "19980101T090000",
      "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
      gives: "1998/1: 1-31; 1999/1: 1-31; 2000/1: 1-31"),
    Example(
      "19970902T090000", "FREQ=WEEKLY;COUNT=10",
      gives: "1997/9: 2 9 16 23 30; 10: 7 14 21 28; 11: 4"),
    Example(
      "19970902T090000", "FREQ=WEEKLY;UNTIL=19971224T000000Z",
      gives: "1997/9: 2 9 16 23 30; 10: 7 14 21 28; 11: 4 11 18 25; 12: 2 9 16 23"),
    Example(
      "19970902T090000", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      gives: "1997/9: 2 16 30; 10: 14 28; 11: 11 25; 12: 9 23; 1998/1: 6 20; 2: 3 17",
      goesOn: true),
    Example(
      "19970902T090000", "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
      "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
      gives: "1997/9: 2 4 9 11 16 18 23 25 30; 10: 2"),
    Example(
      "19970901T090000", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      gives: """
        1997/9: 1 3 5 15 17 19 29; 10: 1 3 13 15 17 27 29 31; 11: 10 12 14 24 26 28; \
        12: 8 10 12 22
        """),
    Example(
      "19970902T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      gives: "1997/9: 2 4 16 18 30; 10: 2 14 16"),
    Example(
      "19970905T090000", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
      gives: "1997/9: 5; 10: 3; 11: 7; 12: 5; 1998/1: 2; 2: 6; 3: 6; 4: 3; 5: 1; 6: 5"),
    Example(
      "19970905T090000", "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR",
      gives: "1997/9: 5; 10: 3; 11: 7; 12: 5"),
    Example(
      "19970907T090000", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
      gives: "1997/9: 7 28; 11: 2 30; 1998/1: 4 25; 3: 1 29; 5: 3 31"),
    Example(
      "19970922T090000", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
      gives: "1997/9: 22; 10: 20; 11: 17; 12: 22; 1998/1: 19; 2: 16"),
    Example(
      "19970928T090000", "FREQ=MONTHLY;BYMONTHDAY=-3",
      gives: "1997/9: 28; 10: 29; 11: 28; 12: 29; 1998/1: 29; 2: 26", goesOn: true),
    Example(
      "19970902T090000", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
      gives: "1997/9: 2 15; 10: 2 15; 11: 2 15; 12: 2 15; 1998/1: 2 15"),
    Example(
      "19970930T090000", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
      gives: "1997/9: 30; 10: 1 31; 11: 1 30; 12: 1 31; 1998/1: 1 31; 2: 1"),
    Example(
      "19970910T090000", "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
      gives: "1997/9: 10-15; 1999/3: 10-13"),
    Example(
      "19970902T090000", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      gives: "1997/9: 2 9 16 23 30; 11: 4 11 18 25; 1998/1: 6 13 20 27; 3: 3 10 17 24 31",
      goesOn: true),
    Example(
      "19970610T090000", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
      gives: """
        1997/6: 10; 7: 10; 1998/6: 10; 7: 10; 1999/6: 10; 7: 10; 2000/6: 10; 7: 10; \
        2001/6: 10; 7: 10
        """),
    Example(
      "19970310T090000", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
      gives: """
        1997/3: 10; 1999/1: 10; 2: 10; 3: 10; 2001/1: 10; 2: 10; 3: 10; 2003/1: 10; 2: 10; 3: 10
        """),
    Example(
      "19970101T090000", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
      gives: """
        1997/1: 1; 4: 10; 7: 19; 2000/1: 1; 4: 9; 7: 18; 2003/1: 1; 4: 10; 7: 19; 2006/1: 1
        """),
    Example(
      "19970519T090000", "FREQ=YEARLY;BYDAY=20MO", gives: "1997/5: 19; 1998/5: 18; 1999/5: 17",
      goesOn: true),
    Example(
      "19970512T090000", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
      gives: "1997/5: 12; 1998/5: 11; 1999/5: 17", goesOn: true),
    Example(
      "19970313T090000", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
      gives: "1997/3: 13 20 27; 1998/3: 5 12 19 26; 1999/3: 4 11 18 25", goesOn: true),
    Example(
      "19970605T090000", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
      gives: """
        1997/6: 5 12 19 26; 7: 3 10 17 24 31; 8: 7 14 21 28; 1998/6: 4 11 18 25; \
        7: 2 9 16 23 30; 8: 6 13 20 27; 1999/6: 3 10 17 24; 7: 1 8 15 22 29; 8: 5 12 19 26
        """, goesOn: true),
    Example(
      "19970902T090000", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
      gives: "1998/2: 13; 3: 13; 11: 13; 1999/8: 13; 2000/10: 13", goesOn: true,
      excludesStart: true),
    Example(
      "19970913T090000", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
      gives: "1997/9: 13; 10: 11; 11: 8; 12: 13; 1998/1: 10; 2: 7; 3: 7; 4: 11; 5: 9; 6: 13",
      goesOn: true),
    Example(
      "19961105T090000",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      gives: "1996/11: 5; 2000/11: 7; 2004/11: 2", goesOn: true),
    Example(
      "19970904T090000", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
      gives: "1997/9: 4; 10: 7; 11: 6"),
    Example(
      "19970929T090000", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      gives: "1997/9: 29; 10: 30; 11: 27; 12: 30; 1998/1: 29; 2: 26; 3: 30", goesOn: true),
    Example(
      "19970805T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
      gives: "1997/8: 5 10 19 24"),
    Example(
      "19970805T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
      gives: "1997/8: 5 17 19 31"),
    Example(
      "20070115T090000", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
      gives: "2007/1: 15 30; 2: 15; 3: 15 30"),
  ]

  private func recurrence(_ start: String, _ rule: String) throws -> Recurrence {
    let rule = try RecurrenceRule(rule)
    var until: WallTime?
    // All of them are in New York, and no UNTIL is within an hour of a time.
    if let time = rule.until { until = time.wall.adding(seconds: -4 * 3600) }
    let start = try #require(CalendarTime(start))
    return Recurrence(rule, from: start.wall, until: until, isDate: false)
  }

  @Test(arguments: [("COUNT=2;UNTIL=20270101", 2), ("UNTIL=20260304T040000Z;COUNT=9", 3)])
  func `a rule with COUNT and UNTIL ends with the one that comes first`(
    _ end: String, _ count: Int
  ) throws {
    let recurrence = try recurrence("20260302T000000", "FREQ=DAILY;" + end)
    #expect(recurrence.times(in: recurrence.start..<WallTime(.last)).count == count)
  }

  @Test(arguments: examples)
  func `dates are those of RFC 5545`(_ example: Example) throws {
    let expected = times(example.times)
    let start = try #require(CalendarTime(example.start)).wall
    for rule in example.rules {
      let recurrence = try recurrence(example.start, rule)
      let lower = example.excludesStart ? start.adding(seconds: 1) : start
      let limit = expected.count + (example.goesOn ? 0 : 10)
      #expect(recurrence.times(in: lower..<WallTime.last, atMost: limit) == expected, "\(rule)")
    }
  }

  @Test(arguments: examples)
  func `a range in the midst has the same times`(_ example: Example) throws {
    let recurrence = try recurrence(example.start, example.rules[0])
    let expected = times(example.times)
    for from in expected.indices {
      for end in from..<min(from + 4, expected.count) {
        let range = expected[from]..<expected[end].adding(seconds: 1)
        #expect(recurrence.times(in: range) == Array(expected[from...end]))
      }
    }
  }

  @Test(arguments: [
    ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", ["9:00", "12:00", "15:00"]),
    ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", ["9:00", "9:15", "9:30", "9:45", "10:00", "10:15"]),
    ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", ["9:00", "10:30", "12:00", "13:30"]),
  ])
  func `times of a day are those of RFC 5545`(_ rule: String, _ clock: [String]) throws {
    // The first one's UNTIL is 17:00 by the clock here: as the RFC has it, in UTC, 15:00 is past it.
    let found = try recurrence("19970902T090000", rule).times(in: .first..<(.last))
    #expect(found.map { "\($0.minuteOfDay / 60):\(two($0.minuteOfDay % 60))" } == clock)
    #expect(Set(found.map(\.day)).count == 1)
  }

  @Test func `every twenty minutes of the working day is the same by days and by minutes`() throws {
    let days = "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40"
    let minutes = "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16"
    let range = times("1997/9: 2")[0]..<times("1997/9: 5")[0]
    let found = try recurrence("19970902T090000", days).times(in: range)
    #expect(found.count == 72)
    #expect(found.prefix(24).map(\.minuteOfDay) == Array(stride(from: 540, through: 1000, by: 20)))
    #expect(try recurrence("19970902T090000", minutes).times(in: range) == found)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
