import Datebook
import TestSupport
import Testing

@Suite struct NoteLinkTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) -> Day {
    Day(year: year, month: month, day: day) ?? .first
  }

  @Test(arguments: [
    ("Moby-Dick", NoteLink.Target.book(title: "Moby-Dick", nil)),
    ("Moby-Dick p. 58", .book(title: "Moby-Dick", .page(58))),
    ("Moby-Dick, p58", .book(title: "Moby-Dick", .page(58))),
    ("Moby-Dick  page 58 ", .book(title: "Moby-Dick", .page(58))),
    ("Moby-Dick 50%", .book(title: "Moby-Dick", .percent(50))),
    ("Moby-Dick 12.5 %", .book(title: "Moby-Dick", .percent(12.5))),
    ("Henry V", .book(title: "Henry V", nil)),
    ("Catch 22", .book(title: "Catch 22", nil)),
    ("100%", .book(title: "100%", nil)),
    ("Grip 3", .book(title: "Grip 3", nil)),
    ("X 150%", .book(title: "X 150%", nil)),
    ("p. 3", .book(title: "p. 3", nil)),
  ])
  func `a link is a title with a page or a part behind it`(_ words: String, _ to: NoteLink.Target) {
    #expect(NoteLink.Target(words) == to)
  }

  @Test func `a link may be a day, a week, a month or a year`() {
    let dates: [(String, NoteSubject)] = [
      ("2026-03-05", NoteSubject(.day, from: day(2026, 3, 5))),
      ("2026-W10", NoteSubject(.week, from: day(2026, 3, 2))),
      ("2026-03", NoteSubject(.month, from: day(2026, 3, 1))),
      ("2026", NoteSubject(.year, from: day(2026, 1, 1))),
    ]
    for (words, subject) in dates { #expect(NoteLink.Target(words) == .date(subject)) }
    for words in ["2026-02-30", "2026-13", "2026-W54", "2026-3-5", "0000"] {
      #expect(NoteLink.Target(words) == .book(title: words, nil))
    }
  }

  @Test func `links are found where they stand, and nothing else is one`() {
    let text = "See [[A]] and [[B p. 2]]; [[]] [[ ]] [[c\nd]] [e] [[[F]] ]] [[G"
    let characters = Array(text)
    let found = NoteLink.links(in: text).map { String(characters[$0.range]) }
    #expect(found == ["[[A]]", "[[B p. 2]]", "[[F]]"])
  }
}

@Suite struct NoteFileTests {
  @Test func `a note comes back from its file as it was`() throws {
    var random = SeededGenerator(seed: 8)
    let alphabet = Array("ab \n\n-#:é日—\t\"'\\")
    for _ in 0..<500 {
      let kind = NoteSubject.Kind.allCases.randomElement(using: &random) ?? .day
      let any = Day(number: Int.random(in: Day.first.number...Day.last.number, using: &random))
      let page: DatebookPage =
        switch kind {
        case .day: .day(any)
        // Weeks that begin on any weekday, as the reader counts them.
        case .week: .week(Week(of: any, by: WeekRule(firstWeekday: .sunday, leastDays: 1)))
        case .month: .month(year: any.year, month: any.month)
        case .year: .year(any.year)
        }
      let text = String(
        (0..<Int.random(in: 0...60, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      let note = DatebookNote(on: page.subject, text)
      let name = NoteFile.name(of: note.subject)
      #expect(NoteFile.note(named: name, NoteFile.contents(of: note)) == note)
      let dos = NoteFile.contents(of: note).replacing("\n", with: "\r\n")
      #expect(NoteFile.note(named: "x.md", dos) == note)
    }
  }

  @Test func `a file without front matter is of the day that it is named by`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 5))
    let subject = NoteSubject(.day, from: day)
    #expect(
      NoteFile.note(named: "2026-03-05.md", "# Title\n\n---\ntext\n")
        == DatebookNote(on: subject, "# Title\n\n---\ntext"))
    #expect(
      NoteFile.note(named: "a.md", "---\ntitle: X\ndate: 2026-03-05T10:00\ntags: [a]\n---\ntext")
        == DatebookNote(on: subject, "text"))
    #expect(NoteFile.note(named: "readme.md", "text") == nil)
    #expect(NoteFile.note(named: "2026-W10.md", "text")?.subject.kind == .week)
  }

  @Test func `what comes in twice is there once, and nothing is lost`() {
    #expect(DatebookNote.merged(nil, with: "a") == "a")
    #expect(DatebookNote.merged(" \n", with: "a") == "a")
    #expect(DatebookNote.merged("a", with: "a") == nil)
    #expect(DatebookNote.merged("a", with: "a and b") == "a and b")
    let both = DatebookNote.merged("a", with: "b")
    #expect(both == "a\n\nb")
    #expect(
      DatebookNote.merged(both, with: "b") == nil && DatebookNote.merged(both, with: "a") == nil)
  }
}
