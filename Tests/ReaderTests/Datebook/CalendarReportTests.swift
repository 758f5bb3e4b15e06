import Datebook
import DayPlace
import Screen
import Testing
import Typeset

/// What of calendars could not be read is told once in the last row, and listed.
@Suite struct CalendarReports {
  private typealias Trouble = CalendarReport.Trouble

  private static let work = Trouble(
    "work.ics", [.init(line: 12, "the rule 'FREQ=NEVER' has no FREQ"), .init("it has no end")])
  private static let long = Trouble(
    "2f1c7a58-0d3e-4b7f-9a51-6f0a4c1d2e3b.ics", [.init(line: 3, "this is not a calendar line")])
  private static let web = Trouble("", [.init("example.org does not answer; none are known")])

  private func told(_ news: [Trouble], columns: Int = 80) -> String {
    var rig = DatebookRig(at: .day(DatebookWorld.today), columns: columns)
    rig.happen(.calendarsRead([CalendarReport("~/cal", events: 3, troubles: news)], news: news))
    return String(rig.lines[23].dropFirst())
  }

  @Test func `as much is told of a file as the row has room for, its name first`() {
    #expect(
      told([Self.work])
        == "work.ics, line 12: the rule 'FREQ=NEVER' has no FREQ; and 1 more. C lists all.")
    #expect(told([Self.work], columns: 60) == "work.ics has faults: C lists them.")
    #expect(
      told([Self.work, Self.long, Self.web], columns: 60)
        == "work.ics and 2 more have faults: C lists them.")
    #expect(told([Self.work, Self.long], columns: 24) == "work.ics and 1 more: C")
    #expect(told([Self.web]) == "example.org does not answer; none are known.")
    #expect(told([Self.web], columns: 30) == "A calendar has faults: C")
  }

  @Test(arguments: [24, 32, 40, 60, 80, 120])
  func `a long name loses its middle, and the line always fits`(_ columns: Int) {
    for news in [[Self.long], [Self.long, Self.work], [Self.work, Self.long]] {
      let line = told(news, columns: columns)
      #expect(Typeset.columns(of: line) <= columns - 2)
      #expect(line.contains("C") || line.hasSuffix("calendar line."), "all of it, or where it is")
    }
    let line = told([Self.long], columns: columns)
    #expect(columns < 60 || line.hasPrefix("2f1c") && line.contains(".ics"))
  }

  @Test(arguments: [(24, 80), (12, 40), (6, 24)])
  func `all of it is listed, and scrolled where it is long`(_ rows: Int, _ columns: Int) {
    var rig = DatebookRig(at: .day(DatebookWorld.today), rows: rows, columns: columns)
    rig.type("C")
    #expect(rig.lines[rows - 1].contains("No calendars"))
    let reports = [
      CalendarReport("calendars/work", events: 3, troubles: [Self.work, Self.long]),
      CalendarReport("example.org", events: 1, troubles: [Self.web]),
    ]
    rig.happen(.calendarsRead(reports, news: []))
    // What was told before is not told again.
    #expect(!rig.lines[rows - 1].contains("C lists"))
    rig.type("C")
    var seen = ""
    for _ in 0..<40 {
      seen += rig.screen
      rig.press(.down)
    }
    for words in ["line 12:", "3 events", "1 event", "example.org", "known"] {
      #expect(seen.contains(words), "\(words)")
    }
    rig.press(.escape)
    #expect(!rig.screen.contains("Calendars ─"))
  }
}
