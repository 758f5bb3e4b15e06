import Datebook
import TestSupport
import Testing

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

  @Test(arguments: [
    "---\ntitle: A day\n---\n\nWords.", "---\ntitle: A day\n---\nWords.",
    "---\ndate: 2026-03-05\ntags:\n  - a\n---\n\n\nWords.\n", "---\ntags: [a]\nkind: day\n---\n",
    "---\ntitle: x\n\n---\n---\na: b\n---\n",
  ])
  func `a note with front matter of its own has one block of it in its file`(text: String) {
    for kind in NoteSubject.Kind.allCases where kind == .day || !text.contains("kind") {
      let start = Day(year: 2026, month: 1, day: 1) ?? .first
      let note = DatebookNote(
        on: NoteSubject(kind, from: text.contains("date") ? day(5) : start), text)
      let file = NoteFile.contents(of: note)
      #expect(file.count(of: "---\n") == text.count(of: "---\n"), "\(file)")
      #expect(NoteFile.note(named: "x.md", file) == note)
      #expect(NoteFile.imported(named: "x.md", file) == note)
      #expect(NoteFile.update(file, named: "x.md", with: note) == .none)
      var longer = note
      longer.text += "\nMore."
      let second = NoteFile.contents(of: longer)
      #expect(NoteFile.update(file, named: "x.md", with: longer) == .write(second))
      // What others add to the lines is the note's.
      let edited = file.replacing("\ntome-reader", with: "\nmood: good\ntome-reader")
      #expect(NoteFile.imported(named: "x.md", edited)?.text.contains("mood: good\n---\n") == true)
    }
  }

  @Test(arguments: ["date: 2026-03-06", "date: the fifth", "kind: essay", "tome-reader: abc"])
  func `front matter that says it is of another day is words of the note`(line: String) {
    let note = DatebookNote(on: NoteSubject(.day, from: day(5)), "---\n\(line)\n---\n\nWords.")
    let file = NoteFile.contents(of: note)
    #expect(NoteFile.imported(named: "x.md", file) == note)
    #expect(file.hasPrefix("---\ndate: 2026-03-05\ntome-reader: "))
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
    let note = DatebookNote(on: NoteSubject(.day, from: day(5)), "Old\nand new.")
    let others = "---\r\ndate: 2026-03-05 10:00\r\ntags: [a, b]\r\n---\r\nOld"
    guard case .write(let text) = NoteFile.update(others, named: "2026-03-05.md", with: note) else {
      Issue.record("the note has all that the file has")
      return
    }
    #expect(text.hasPrefix("---\ndate: 2026-03-05 10:00\ntags: [a, b]\ntome-reader: "))
    #expect(text.hasSuffix("\n---\n\nOld\nand new.\n"))
    #expect(NoteFile.note(named: "x.md", text) == note)
    #expect(NoteFile.update(text, named: "2026-03-05.md", with: note) == .none)
  }

  /// The front matter of a file once it has the words of a note.
  private func frontMatter(_ lines: String, named name: String, _ note: DatebookNote) -> String? {
    let file = "---\n\(lines)\n---\n"
    guard case .write(let text) = NoteFile.update(file, named: name, with: note) else { return nil }
    return text.split(separator: "\ntome-reader: ").first.map { String($0.dropFirst(4)) }
  }

  @Test(arguments: [
    "kind: essay", "kind: essay\ndate: 2026-03-05", "date: \"2026-03-05\"", "date: '2026-03-05'",
    "date: the fifth\nkind: essay", "kind: week", "date: \"2026-03-05\"\nkind: 'day'",
  ])
  func `lines of others stay as they are, whatever they say`(_ lines: String) {
    let note = DatebookNote(on: NoteSubject(.day, from: day(5)), "A day.")
    #expect(frontMatter(lines, named: "2026-03-05.md", note) == lines)
    let file = "---\n\(lines)\n---\n\nA day.\n"
    #expect(NoteFile.note(named: "2026-03-05.md", file) == note)
  }

  @Test func `a date in quotes is a date, and so is a kind`() {
    let week = DatebookNote(on: NoteSubject(.week, from: day(2)), "A week.")
    let lines = "date: \"2026-03-02\"\nkind: 'week'"
    #expect(NoteFile.note(named: "x.md", "---\n\(lines)\n---\nA week.\n") == week)
    #expect(frontMatter(lines, named: "x.md", week) == lines)
    #expect(NoteFile.note(named: "x.md", "---\ndate: \"2026-03-02\n---\nA\n")?.text == "A")
  }

  @Test func `a part of a line is not what others wrote`() {
    let note = DatebookNote(on: NoteSubject(.day, from: day(5)), "Met Annabel")
    #expect(NoteFile.update("Met Anna", named: "2026-03-05.md", with: note) == .refuse)
    #expect(NoteFile.update("Met Annabel  \n", named: "2026-03-05.md", with: note) != .refuse)
  }

  @Test func `lines that a DOS ended come back as the same note`() {
    let note = DatebookNote(on: NoteSubject(.day, from: day(5)), "a\r\nb")
    #expect(note.text == "a\nb")
    let file = NoteFile.contents(of: note)
    #expect(NoteFile.note(named: "x.md", file) == note)
    #expect(NoteFile.update(file, named: "x.md", with: note) == .none)
    #expect(DatebookNote(on: note.subject, lines: "a\r\nb\r\n") == note)
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

  @Test(arguments: [
    ("2026_04_06.md", "2026-04-06"), ("2026-04-05 Sunday.md", "2026-04-05"),
    ("April 9th, 2026.md", "2026-04-09"), ("20260410.md", "2026-04-10"),
    ("2026-04-05.MD", "2026-04-05"), ("2026-04-05-Sun.md", "2026-04-05"),
    ("Thursday, 9 April 2026.md", "2026-04-09"), ("9. April 2026.md", "2026-04-09"),
    ("2026年4月9日.md", "2026-04-09"), ("9 kwietnia 2026.md", "2026-04-09"),
    ("11.04.2026.md", "2026-04-11"), ("5.3.2026.md", "2026-03-05"),
    ("journal-2026-04-22.md", "2026-04-22"), ("latin1-2026-04-18.md", "2026-04-18"),
    ("2026-06-01.txt", "2026-06-01"), ("2026-06-02.markdown", "2026-06-02"),
    ("2026-06-03.org", "2026-06-03"), ("2026-06-04", "2026-06-04"),
    ("2026-05-13_10-30.md", "2026-05-13"), ("2026-05-14T1030.md", "2026-05-14"),
    ("2026-05-14 10.30.59.txt", "2026-05-14"),
  ])
  func `files are of the day that other programs name them by`(name: String, day: String) throws {
    let note = try #require(NoteFile.imported(named: name, "text\n"), "\(name)")
    #expect(note.subject.kind == .day && note.subject.day.description == day)
    #expect(note.text == "text")
  }

  @Test func `a week is one in any of its forms`() {
    #expect(NoteFile.imported(named: "2026-W14.md", "text")?.subject.kind == .week)
    #expect(
      NoteFile.imported(named: "2026-W14.md", "text")?.subject.day.description == "2026-03-30")
  }

  @Test(arguments: [
    "readme.md", "31.13.2026.md", "05-03-2026.md", "2026-02-30.md", "20261399.md", "12345678.md",
    "2026-04-05-06.md", "2026-04-05 2026-04-06.md", "April 9.md", "v1-2-2026-04-05.md",
    "Version 2026-04-05.md", "2026_13_01.md", ".md", "2026-04-05_25-70.md", "2026-04-05_1030-2.md",
  ])
  func `a name that says no day, or more than one, is none`(name: String) {
    #expect(NoteFile.imported(named: name, "text") == nil)
  }

  @Test func `the front matter of a file of others comes with its text`() throws {
    let file = "---\r\ntags: [a, b]\r\nmood: fine\r\n---\r\n\r\n# A day\r\n\r\nIt rained.\r\n"
    let note = try #require(NoteFile.imported(named: "2026_03_05.md", file))
    #expect(note.text == "---\ntags: [a, b]\nmood: fine\n---\n\n# A day\n\nIt rained.")
    #expect(note.title == "A day")
    // Out and in again it is the same, and the file of others has it already.
    let own = NoteFile.contents(of: note)
    #expect(NoteFile.imported(named: "2026-03-05.md", own) == note)
    #expect(NoteFile.update(file, named: "2026_03_05.md", with: note) == .none)
    // What was added here is added there, and the front matter stands there once.
    let longer = DatebookNote(on: note.subject, note.text + "\nAnd more.")
    guard case .write(let text) = NoteFile.update(file, named: "2026_03_05.md", with: longer) else {
      Issue.record("the file has nothing that the note has not")
      return
    }
    #expect(text.split(separator: "tags: [a, b]", omittingEmptySubsequences: false).count == 2)
    #expect(text.hasSuffix("\n---\n\n# A day\n\nIt rained.\nAnd more.\n"))
    #expect(NoteFile.update(text, named: "2026_03_05.md", with: longer) == .none)
  }

  @Test(arguments: [
    ("2026-04-15 - A walk in the park.md", "text", "# A walk in the park\n\ntext"),
    ("2026-04-15 - A walk in the park.md", "## A Walk in the Park!\ntext", nil),
    ("2026-04-15 Lunch with Anna.md", "text", "# Lunch with Anna\n\ntext"),
    ("2026-04-15 - 5 things.md", "text", "# 5 things\n\ntext"),
    ("2026-04-15 - A\u{1B}[31mred \nline.md", "text", "# A [31mred line\n\ntext"),
    ("2026-04-15_walked-to-the-harbour.md", "text", "# walked to the harbour\n\ntext"),
    ("2026-04-15_walked-out.md", "---\ntitle: Walked out.\n---\n\ntext", nil),
    (
      "2026-04-15_walked-out.md", "---\nmood: fine\n---\n\ntext",
      "---\nmood: fine\n---\n\n# walked out\n\ntext"
    ),
  ])
  func `the words behind the date of a name are a heading, once`(
    name: String, contents: String, text: String?
  ) throws {
    let note = try #require(NoteFile.imported(named: name, contents))
    #expect(note.subject.day.description == "2026-04-15" && note.text == text ?? contents)
  }

  @Test(arguments: ["\n...", "\n...\n", "\n\ntags: anna\n...\n"])
  func `an entry that jrnl exports is a note with its body for a text`(_ end: String) throws {
    let file =
      "---\ntitle: Walked out.\ndate: 2026-05-01 09:00:00 AM\nbody: |\t\t\n\tSaw @anna.\n\n\t\tBoats.\(end)"
    let note = try #require(NoteFile.imported(named: "2026-05-01_walked-out.md", file))
    #expect(note.subject.day.description == "2026-05-01")
    #expect(note.text.hasPrefix("---\ntitle: Walked out.\ndate: 2026-05-01 09:00:00 AM\n"))
    #expect(note.text.hasSuffix("---\n\nSaw @anna.\n\n\tBoats."))
    #expect(note.text.contains("tags: anna") == end.contains("tags"))
    #expect(NoteFile.imported(named: "x.md", NoteFile.contents(of: note)) == note)
  }

  @Test(arguments: [
    (">\n  one\n  two\n\n  three\n    as it is\n  four\n", "one two\nthree\n  as it is\nfour"),
    (">-\n  one\n  two", "one two"), ("|+\n  one\n  two\n\n", "one\ntwo"),
    ("plain words\n  that go on", "plain words that go on"),
    ("\n  words\n\n  below", "words\nbelow"),
    ("\"a \\\"b\\\"\\n\\u00e9\n  c\"", "a \"b\"\né c"), ("'it''s\n  so'", "it's so"),
    ("", ""),
  ])
  func `an entry's text is read in each of the styles that YAML has`(_ body: String, _ text: String)
  {
    let file = "---\ntitle: x\nbody: \(body)\n...\nafter\n"
    let note = NoteFile.imported(named: "2026-05-11.md", file)
    let start = "---\ntitle: x\n---\n\n"
    #expect(note?.text == (text.isEmpty ? "\(start)after" : "\(start)\(text)\nafter"))
  }

  @Test(arguments: ["\n  - a list\n", "[a, b]", "\"no end"])
  func `what is no text of YAML stays in the front matter`(_ body: String) {
    let file = "---\ntitle: x\nbody: \(body)\n...\nafter\n"
    #expect(NoteFile.imported(named: "2026-05-11.md", file)?.text.contains("body: \(body)") == true)
  }

  @Test func `a front matter with a date alone is none to keep, nor one without words below`() {
    #expect(NoteFile.imported(named: "a.md", "---\ndate: 2026-03-05\n---\ntext")?.text == "text")
    #expect(NoteFile.imported(named: "2026-03-05.md", "---\ntags: [a]\n---\n\n")?.text == "")
  }
}

extension String {
  /// How often some words stand in it.
  fileprivate func count(of words: String) -> Int { ranges(of: words).count }
}
