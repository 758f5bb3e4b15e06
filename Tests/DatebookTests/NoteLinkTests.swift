import Datebook
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
    let bytes = Array(text.utf8)
    let found = NoteLink.links(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(found == ["[[A]]", "[[B p. 2]]", "[[F]]"])
  }

  @Test func `a note is read without brackets, with a sign where one is wanted`() {
    let note = NoteText("Café:\t[[Émile p. 2]],\r\n[[2026]] and [[B]]!") { target in
      target.title == "B" ? "?" : ""
    }
    #expect(String(note.characters) == "Café:  Émile p. 2,\n2026 and B?!")
    #expect(note.links.map { String(note.characters[$0.range]) } == ["Émile p. 2", "2026", "B?"])
    #expect(note.links.map(\.target.title) == ["Émile", nil, "B"])
  }

  @Test func `the beginning of a note is that of the whole, with its last link whole`() {
    let text = "One [[Two]] three [[Four five]] six"
    let whole = NoteText(text)
    for limit in 0...whole.characters.count + 2 {
      let part = NoteText(text, atMost: limit)
      #expect(whole.characters.starts(with: part.characters))
      #expect(part.links == Array(whole.links.prefix(part.links.count)))
      let ends = part.links.last.map { $0.range.upperBound } ?? 0
      #expect(part.characters.count == max(min(limit, whole.characters.count), ends))
    }
  }
}
