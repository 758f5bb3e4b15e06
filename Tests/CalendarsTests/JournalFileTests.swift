import Calendars
import Datebook
import Testing

@Suite struct JournalFileTests {
  private static let clocks = CalendarClocks(zone: { _, _ in nil }, reader: { _ in 3600 })

  private func notes(_ text: String) -> ([DatebookNote], [CalendarProblem]) {
    var problems: [CalendarProblem] = []
    let notes = JournalFile.notes(in: Array(text.utf8), clocks: Self.clocks, problems: &problems)
    return (notes.map(\.note), problems)
  }

  @Test func `a note that is edited in a journal replaces the one that was written`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 1))
    let note = DatebookNote(on: NoteSubject(.day, from: day), "# Whales\n\nWe saw three of them.")
    let text = JournalFile.contents(of: [(note, Moment(seconds: 1_772_700_000))])
    var problems: [CalendarProblem] = []
    func merged(_ text: String, into kept: DatebookNote) -> String? {
      let found = JournalFile.notes(
        in: Array(text.utf8), clocks: Self.clocks, problems: &problems)
      return found.first.flatMap {
        DatebookPage.day(day).merging($0.note, writtenOver: $0.mark, into: [kept])?.text
      }
    }
    #expect(merged(text, into: note) == nil)
    let edited = text.replacing("three", with: "four")
    #expect(merged(edited, into: note) == "# Whales\n\nWe saw four of them.")
    let later = DatebookNote(on: note.subject, "# Whales\n\nNone.")
    #expect(merged(edited, into: later) == "# Whales\n\nNone.\n\n# Whales\n\nWe saw four of them.")
    #expect(problems.isEmpty)
  }

  @Test func `notes come back from a journal as they were`() throws {
    let week = try #require(Day(year: 2026, month: 3, day: 1))
    let written = [
      DatebookNote(on: NoteSubject(.day, from: week), "# Whales\n\nA; b, c \\ “d” 日本\n\n\nend "),
      DatebookNote(
        on: NoteSubject(.week, from: week), "Of the week: " + String(repeating: "é", count: 200)),
      DatebookNote(on: NoteSubject(.month, from: week), "[[Moby-Dick p. 58]]"),
      DatebookNote(on: NoteSubject(.year, from: Day.firstDay(ofYear: 2026)), "BEGIN:VJOURNAL\nx"),
    ]
    let edited = Moment(seconds: 1_772_700_000)
    let text = JournalFile.contents(of: written.map { ($0, edited) })
    let (found, problems) = notes(text)
    #expect(found == written && problems.isEmpty)
    #expect(text.contains("DTSTAMP:20260305T084000Z\r\n"))
    #expect(text.contains("UID:day-2026-03-01@tome-reader\r\n"))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
  }

  @Test func `entries of other programs are notes on their days`() {
    let (found, problems) = notes(
      """
      BEGIN:VCALENDAR
      BEGIN:VJOURNAL
      UID:a
      DTSTART:20260305T233000Z
      SUMMARY:Title
      DESCRIPTION:Words\\nand more
      END:VJOURNAL
      BEGIN:VJOURNAL
      UID:b
      DTSTART;VALUE=DATE:20260301
      SUMMARY:Alone
      END:VJOURNAL
      BEGIN:VJOURNAL
      UID:c
      SUMMARY:Without a date
      END:VJOURNAL
      END:VCALENDAR
      """)
    #expect(found.map { "\($0.subject.day)" } == ["2026-03-06", "2026-03-01"])
    #expect(found.map(\.text) == ["Title\n\nWords\nand more", "Alone"])
    #expect(problems.map(\.line) == [13])
  }
}
