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

  @Test func `the front matter of others is no part of a note`() {
    #expect(
      NoteFile.note(named: "2026-03-05.md", "---\ntags:\n  - a\n---\n\ntext\n")
        == DatebookNote(on: NoteSubject(.day, from: day(5)), "text"))
    #expect(
      NoteFile.note(named: "2026-03-05.md", "---\nA line: no key\n---\ntext")?.text == "text")
    #expect(
      NoteFile.note(named: "2026-03-05.md", "---\n\nRuled.\n---\ntext")?.text
        == "---\n\nRuled.\n---\ntext")
  }

  private func day(_ day: Int) -> Day { Day(year: 2026, month: 3, day: day) ?? .first }

  @Test func `a file is written again where nothing of others is lost`() {
    let name = "2026-03-02-week.md"
    var note = DatebookNote(on: NoteSubject(.week, from: day(2)), "A week.")
    let first = NoteFile.contents(of: note)
    #expect(NoteFile.update(first, named: name, with: note) == .none)
    note.text = "Another text."
    let second = NoteFile.contents(of: note)
    #expect(NoteFile.update(first, named: name, with: note) == .write(second))
    // What others wrote in it since is not in the note.
    let edited = first.replacing("A week.", with: "A long week.")
    #expect(NoteFile.update(edited, named: name, with: note) == .refuse)
    note.text = "A long week.\nAnd more."
    #expect(
      NoteFile.update(edited, named: name, with: note) == .write(NoteFile.contents(of: note)))
  }

  @Test func `what others wrote into the front matter stays in the file`() throws {
    let note = DatebookNote(on: NoteSubject(.day, from: day(5)), "Old and new.")
    let others = "---\r\ndate: 2026-03-05 10:00\r\ntags: [a, b]\r\n---\r\nOld"
    guard case .write(let text) = NoteFile.update(others, named: "2026-03-05.md", with: note) else {
      Issue.record("the note has all that the file has")
      return
    }
    #expect(text.hasPrefix("---\ndate: 2026-03-05 10:00\ntags: [a, b]\ntome-reader: "))
    #expect(text.hasSuffix("\n---\n\nOld and new.\n"))
    #expect(NoteFile.note(named: "x.md", text) == note)
    #expect(NoteFile.update(text, named: "2026-03-05.md", with: note) == .none)
  }

  @Test(arguments: [
    "Words of others.", "---\ndate: 2026-03-06\n---\n\nA day.\n",
    "---\ndate: 2026-03-05\nkind: week\n---\n\nA day.\n",
    "---\ndate: 2026-03-05\n---\n\nAnother day.\n",
  ])
  func `a file of others is refused`(_ contents: String) {
    let note = DatebookNote(on: NoteSubject(.day, from: day(5)), "A day.")
    #expect(NoteFile.update(contents, named: "2026-03-05.md", with: note) == .refuse)
    #expect(NoteFile.update(" \n", named: "2026-03-05.md", with: note) != .refuse)
  }

  @Test func `a week is named as the reader counts it`() {
    let week = NoteSubject(.week, from: day(1))
    #expect(NoteFile.label(of: week, rule: .us) == "2026-W10")
    #expect(NoteFile.label(of: week, rule: .iso) == "2026-W09")
    #expect(NoteFile.label(of: NoteSubject(.month, from: day(1)), rule: .us) == "2026-03")
  }

  @Test func `a page has the notes of its kind that begin on its days, its own first`() {
    let page = DatebookPage.week(Week(of: day(5), by: .us))
    let own = DatebookNote(on: NoteSubject(.week, from: day(1)), "own")
    let monday = DatebookNote(on: NoteSubject(.week, from: day(2)), "of a Monday")
    let others = [
      DatebookNote(on: NoteSubject(.day, from: day(1)), "a day"),
      DatebookNote(on: NoteSubject(.week, from: day(8)), "the next week"),
    ]
    #expect(page.notes(among: [monday] + others + [own]) == [own, monday])
    #expect(page.notes(among: others).isEmpty)
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
