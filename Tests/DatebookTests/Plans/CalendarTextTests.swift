import Datebook
import Testing

@Suite struct CalendarTextTests {
  private func kept(_ days: Int, title: String = "Moby-Dick; or, The Whale") throws -> KeptPlan {
    KeptPlan(
      book: 3, title: title, identifier: "c0ffee", revision: 2,
      editedAt: Moment(milliseconds: 1_795_289_402_000),
      plan: try ReadingPlanTests.plan(1000, in: days))
  }

  @Test func `an event that was exported tells the plan that it is of`() throws {
    let uids = CalendarText.calendar(of: [try kept(2)]).split(separator: "\r\n")
      .filter { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) }
    #expect(uids.map(CalendarText.plan(ofEvent:)) == ["c0ffee", "c0ffee"])
    #expect(CalendarText.plan(ofEvent: "c0ffee-20261121@example.org") == nil)
    #expect(CalendarText.plan(ofEvent: "@tome-reader") == nil)
  }

  @Test func `a plan is an event for each day, known by the plan and the day`() throws {
    let text = CalendarText.calendar(of: [try kept(2)])
    #expect(
      text.replacing("\r\n", with: "\n") == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//tome-reader//Reading plans//EN
        CALSCALE:GREGORIAN
        BEGIN:VEVENT
        UID:c0ffee-20261121@tome-reader
        DTSTAMP:20261121T193002Z
        LAST-MODIFIED:20261121T193002Z
        SEQUENCE:2
        DTSTART;VALUE=DATE:20261121
        DTEND;VALUE=DATE:20261122
        SUMMARY:Moby-Dick\\; or\\, The Whale: 0–50 %
        CATEGORIES:Reading
        TRANSP:TRANSPARENT
        END:VEVENT
        BEGIN:VEVENT
        UID:c0ffee-20261122@tome-reader
        DTSTAMP:20261121T193002Z
        LAST-MODIFIED:20261121T193002Z
        SEQUENCE:2
        DTSTART;VALUE=DATE:20261122
        DTEND;VALUE=DATE:20261123
        SUMMARY:Moby-Dick\\; or\\, The Whale: 50–100 %
        CATEGORIES:Reading
        TRANSP:TRANSPARENT
        END:VEVENT
        END:VCALENDAR

        """)
  }

  @Test func `a day that has nothing to read any more is called off`() throws {
    let days = try kept(3).plan.portions.map(\.day)
    let off = CalledOffDays(
      title: "Emma", identifier: "c0ffee", revision: 3, editedAt: Moment(milliseconds: 0),
      days: days)
    let text = CalendarText.calendar(of: [], calledOff: [off], on: days[1]...days[2])
    #expect(text.ranges(of: "BEGIN:VEVENT").count == 2)
    #expect(
      text.replacing("\r\n", with: "\n").contains(
        """
        UID:c0ffee-20261122@tome-reader
        DTSTAMP:19700101T000000Z
        LAST-MODIFIED:19700101T000000Z
        SEQUENCE:3
        DTSTART;VALUE=DATE:20261122
        DTEND;VALUE=DATE:20261123
        STATUS:CANCELLED
        SUMMARY:Emma
        """))
  }

  /// The lines as they were before they were folded; a mark may stand behind a fold.
  private static func unfolded(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\r\n".unicodeScalars).reduce(into: [String]()) {
      guard $1.first == " ", let last = $0.indices.last else { return $0.append(String($1)) }
      $0[last].unicodeScalars.append(contentsOf: $1.dropFirst())
    }
  }

  @Test func `lines end with CRLF and have at most 75 octets, whatever the letters`() throws {
    for title in ["Ω", "𝔐", "e\u{301}", "a"] {
      let long = String(repeating: title, count: 200)
      let text = CalendarText.calendar(of: [try kept(1, title: long)])
      #expect(!text.replacing("\r\n", with: "").unicodeScalars.contains("\n"))
      let lines = text.unicodeScalars.split(separator: "\n").map { String($0).dropLast() }
      #expect(lines.allSatisfy { $0.utf8.count <= 75 })
      #expect(Self.unfolded(text).contains("SUMMARY:\(long): 0–100 %"))
    }
  }

  @Test func `words have no line ends and no controls of their own`() {
    var text = CalendarText()
    text.write("DESCRIPTION", words: "a\\b;c,d\ne\u{7}f\tg")
    #expect(text.text == "DESCRIPTION:a\\\\b\\;c\\,d\\ne f\tg\r\n")
  }

  @Test func `only the days that are asked for are written, and no empty portions`() throws {
    let today = ReadingPlanTests.today
    let text = CalendarText.calendar(
      of: [try kept(10)], on: today.adding(days: 3)...today.adding(days: 4))
    #expect(
      text.unicodeScalars.split(separator: "\n").count { String($0).hasPrefix("BEGIN:VEVENT") } == 2
    )
    var plan = try kept(3)
    plan.plan = plan.plan.fitted(to: 1)
    #expect(CalendarText.calendar(of: [plan]).ranges(of: "UID:").count == 1)
  }

  @Test func `a portion is told by its pages where they are known`() {
    func label(_ pages: ClosedRange<Int>?) -> String {
      PlannedPortion(day: .first, range: 10..<30, pages: pages).label(of: 100)
    }
    #expect(label(900...902) == "pages 901–903")
    #expect(label(0...0) == "page 1")
    #expect(label(nil) == "10–30 %")
  }
}
